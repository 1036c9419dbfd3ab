import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DateRules } from "@atrio/contract/leave/date-rules";
import type { Shutdown } from "@atrio/contract/leave/shutdowns";

import { formatDate, formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./date-rules.module.css";
import { ShutdownPeople } from "./shutdown-people.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { useScopeText } from "./use-scope-text.ts";

type Open = { dialog: "people" | "undo"; id: number };

/** Closures of the company, with the number of people entered. */
export function ShutdownsCard({ rules, canChange }: { rules: DateRules; canChange: boolean }) {
  const { t } = useTranslation("leave-dates");
  const [open, setOpen] = useState<Open | null>(null);
  const shown = rules.cierres.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  return (
    <Card title={t("shutdowns.title")}>
      {rules.cierres.length === 0 && <p className={classes.muted}>{t("shutdowns.empty")}</p>}
      <ul className={classes.rows}>
        {rules.cierres.map((shutdown) => (
          <Row
            key={shutdown.id}
            shutdown={shutdown}
            canChange={canChange}
            onOpen={(dialog) => setOpen({ dialog, id: shutdown.id })}
          />
        ))}
      </ul>
      {open?.dialog === "people" && shown !== undefined && (
        <ShutdownPeople shutdown={shown} canChange={canChange} onClose={close} />
      )}
      {open?.dialog === "undo" && shown !== undefined && (
        <UndoDialog shutdown={shown} onClose={close} />
      )}
    </Card>
  );
}

type RowProps = {
  shutdown: Shutdown;
  canChange: boolean;
  onOpen: (dialog: Open["dialog"]) => void;
};

function Row({ shutdown, canChange, onOpen }: RowProps) {
  const { t } = useTranslation("leave-dates");
  const scopeOf = useScopeText();
  const { nombre, desde, hasta, descuenta, anulado_en } = shutdown;
  const { registradas, pendientes, imposibles, exceptuadas } = shutdown;
  const counted = (count: number) => ({ count, total: formatNumber(count) });
  const isUndone = anulado_en !== null;
  return (
    <li className={classes.row} data-off={isUndone || undefined}>
      <div className={classes.what}>
        <b>{nombre}</b>
        <span>
          {t("range", { from: formatDate(desde), to: formatDate(hasta) })} · {scopeOf(shutdown)}
        </span>
      </div>
      <ShutdownState isUndone={isUndone} isCharged={descuenta} />
      <div className={classes.acts}>
        <span className={classes.muted}>{t("shutdowns.entered", counted(registradas))}</span>
        {pendientes > 0 && (
          <StatusBadge color="blue">{t("shutdowns.waiting", counted(pendientes))}</StatusBadge>
        )}
        {imposibles > 0 && !isUndone && (
          <StatusBadge color="yellow">{t("shutdowns.failed", counted(imposibles))}</StatusBadge>
        )}
        {exceptuadas > 0 && (
          <span className={classes.muted}>{t("shutdowns.excepted", counted(exceptuadas))}</span>
        )}
        <Button
          variant="default"
          size="sm"
          aria-label={t("people.title", { name: nombre })}
          onClick={() => onOpen("people")}
        >
          {t("shutdowns.people")}
        </Button>
        {canChange && !isUndone && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            aria-label={t("undo.title", { name: nombre })}
            onClick={() => onOpen("undo")}
          >
            {t("undo.button")}
          </Button>
        )}
      </div>
    </li>
  );
}

function ShutdownState({ isUndone, isCharged }: { isUndone: boolean; isCharged: boolean }) {
  const { t } = useTranslation("leave-dates");
  if (isUndone) return <StatusBadge color="gray">{t("shutdowns.undone")}</StatusBadge>;
  return isCharged ? (
    <StatusBadge color="blue">{t("shutdowns.charged")}</StatusBadge>
  ) : (
    <StatusBadge color="green">{t("shutdowns.given")}</StatusBadge>
  );
}
