import { Button } from "@mantine/core";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BlockedPeriod, DateRules, MinimumCover } from "@atrio/contract/leave/date-rules";

import { addDays, formatDate, formatList, formatWeekday } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useKindName } from "../requests/use-kind-name.ts";

import { BlockDialog } from "./block-dialog.tsx";
import { CoverDialog } from "./cover-dialog.tsx";
import classes from "./date-rules.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";
import { useScopeText } from "./use-scope-text.ts";

type CardProps = { rules: DateRules; canChange: boolean };

type Open<Rule> = { act: "edit" | "remove"; rule: Rule | null } | null;

/** Blocked periods from this year on. */
export function BlocksCard({ rules, canChange }: CardProps) {
  const { t } = useTranslation("leave-dates");
  const kindName = useKindName();
  const scopeOf = useScopeText();
  const [open, setOpen] = useState<Open<BlockedPeriod>>(null);
  const close = () => setOpen(null);
  return (
    <Card
      title={t("blocks.title")}
      action={
        canChange && (
          <AddButton onClick={() => setOpen({ act: "edit", rule: null })} label={t("blocks.add")} />
        )
      }
    >
      {rules.bloqueos.length === 0 && <p className={classes.muted}>{t("blocks.empty")}</p>}
      <ul className={classes.rows}>
        {rules.bloqueos.map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            canChange={canChange}
            onAct={(act) => setOpen({ act, rule })}
          >
            {t("range", { from: formatDate(rule.desde), to: formatDate(rule.hasta) })} ·{" "}
            {formatList(rule.tipos.map(kindName))} · {scopeOf(rule)}
          </RuleRow>
        ))}
      </ul>
      {open?.act === "edit" && <BlockDialog rule={open.rule} rules={rules} onClose={close} />}
      {open?.act === "remove" && open.rule !== null && (
        <RemoveDialog kind="block" rule={open.rule} onClose={close} />
      )}
    </Card>
  );
}

/** Any Monday. */
const monday = "2026-01-05";

/** Minimum covers of the company. */
export function CoversCard({ rules, canChange }: CardProps) {
  const { t } = useTranslation("leave-dates");
  const scopeOf = useScopeText();
  const [open, setOpen] = useState<Open<MinimumCover>>(null);
  const close = () => setOpen(null);
  const leastOf = ({ personas, porcentaje, miembros }: MinimumCover) =>
    personas === null
      ? t("covers.leastShare", { share: porcentaje ?? 0, count: miembros })
      : t("covers.leastPeople", { least: personas, count: miembros });
  const daysOf = ({ dias }: MinimumCover) =>
    dias.length === 7
      ? t("covers.everyDay")
      : formatList(dias.map((day) => formatWeekday(addDays(monday, day - 1))));
  return (
    <Card
      title={t("covers.title")}
      action={
        canChange && (
          <AddButton onClick={() => setOpen({ act: "edit", rule: null })} label={t("covers.add")} />
        )
      }
    >
      {rules.coberturas.length === 0 && <p className={classes.muted}>{t("covers.empty")}</p>}
      <ul className={classes.rows}>
        {rules.coberturas.map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            canChange={canChange}
            onAct={(act) => setOpen({ act, rule })}
          >
            {leastOf(rule)} · {daysOf(rule)} ·{" "}
            {rule.supervisor === null
              ? scopeOf(rule)
              : t("covers.teamOf", { name: rule.supervisor.nombre_completo })}
          </RuleRow>
        ))}
      </ul>
      {open?.act === "edit" && <CoverDialog rule={open.rule} rules={rules} onClose={close} />}
      {open?.act === "remove" && open.rule !== null && (
        <RemoveDialog kind="cover" rule={open.rule} onClose={close} />
      )}
    </Card>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" size="sm" onClick={onClick}>
      {label}
    </Button>
  );
}

type RuleRowProps = {
  rule: { nombre: string; impide: boolean };
  canChange: boolean;
  onAct: (act: "edit" | "remove") => void;
  children: ReactNode;
};

function RuleRow({ rule, canChange, onAct, children }: RuleRowProps) {
  const { t } = useTranslation("leave-dates");
  const { impide } = rule;
  const values = { name: rule.nombre };
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <b>{rule.nombre}</b>
        <span>{children}</span>
      </div>
      <StatusBadge color={impide ? "red" : "yellow"}>{t(impide ? "impedes" : "warns")}</StatusBadge>
      {canChange && (
        <div className={classes.acts}>
          <Button
            variant="default"
            size="sm"
            aria-label={t("form.editOf", values)}
            onClick={() => onAct("edit")}
          >
            {t("form.edit")}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="sm"
            aria-label={t("remove.title", values)}
            onClick={() => onAct("remove")}
          >
            {t("remove.button")}
          </Button>
        </div>
      )}
    </li>
  );
}
