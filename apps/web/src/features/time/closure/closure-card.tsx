import { Button } from "@mantine/core";
import { IconCircleCheck, IconClock, IconLockOpen, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { ClosureState, MonthClosure } from "@atrio/contract/time/closures";

import { loadChunk } from "../../../lib/chunks.ts";
import { formatDateTime, formatMinutes, formatMonthInText } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Part } from "../../../ui/part.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Accent } from "../../../ui/theme.ts";
import { ApprovalsRow } from "../../leave/approvals/approvals-row.tsx";
import { Balance } from "../sheet/balance.tsx";
import type { Month } from "../sheet/sheet.model.ts";

import classes from "./closure-card.module.css";
import { closureQuery } from "./closure.queries.ts";

const RequestDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./closure-dialogs.tsx"))).RequestClosureDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./closure-dialogs.tsx"))).DeleteClosureDialog,
}));

const looks: Record<ClosureState, { color: Accent; icon: typeof IconClock }> = {
  abierto: { color: "gray", icon: IconLockOpen },
  pendiente: { color: "yellow", icon: IconClock },
  aprobado: { color: "green", icon: IconCircleCheck },
  rechazado: { color: "red", icon: IconX },
};

const obstacles = {
  "closure.not_ended": "obstacle.not_ended",
  "closure.open_signing": "obstacle.open_signing",
  "closure.correction_pending": "obstacle.correction_pending",
  "closure.incidence_pending": "obstacle.incidence_pending",
  "closure.already_requested": "obstacle.already_requested",
  "closure.already_approved": "obstacle.already_approved",
  "closure.outside_employment": "obstacle.outside_employment",
  "closure.before_recording": "obstacle.before_recording",
  "clock.running": "obstacle.running",
} as const satisfies Record<MonthClosure["impedimentos"][number], string>;

/** True if the month on the screen is closed, with the worker's actions on it. */
export function ClosureCard({ month }: { month: Month }) {
  const user = useCurrentUser();
  const { data: closure } = useQuery(closureQuery(user.id, month));
  // A month still running has nothing to close: the sheet says it all.
  if (closure === undefined || !closure.ha_terminado) return null;
  return <LoadedClosure key={`${closure.year}-${closure.month}`} closure={closure} />;
}

function LoadedClosure({ closure }: { closure: MonthClosure }) {
  const { t } = useTranslation("months");
  const user = useCurrentUser();
  const [dialog, setDialog] = useState<"request" | "delete" | null>(null);
  const { solicitud } = closure;
  const reopened = solicitud?.cierre?.motivo_reapertura ?? null;
  const { color, icon: Icon } = looks[closure.estado];
  const isFrozen = closure.estado === "pendiente" || closure.estado === "aprobado";
  return (
    <section className={classes.card} aria-label={t("closure.title")}>
      <header className={classes.head}>
        <h3>{t("closure.of", { month: formatMonthInText(closure.year, closure.month) })}</h3>
        <StatusBadge color={color} icon={<Icon size={16} />}>
          {t(`closure.state.${closure.estado}`)}
        </StatusBadge>
      </header>
      <p className={classes.text}>{t(`closure.explain.${closure.estado}`)}</p>
      {isFrozen && (
        <p className={classes.figures}>
          {t("closure.frozen", {
            worked: formatMinutes(closure.minutos_trabajados),
            expected: formatMinutes(closure.minutos_previstos),
          })}{" "}
          <Balance minutes={closure.saldo_minutos} />
        </p>
      )}
      {solicitud !== null && (
        <>
          {solicitud.respuesta_administrador !== null && (
            <p className={classes.answer}>
              <strong>{t("closure.answer")}</strong> {solicitud.respuesta_administrador}
            </p>
          )}
          {reopened !== null && (
            <p className={classes.answer}>
              <strong>{t("closure.reopened")}</strong> {reopened}
            </p>
          )}
          {closure.estado !== "abierto" && <ApprovalsRow request={solicitud} compact />}
          <p className={classes.when}>
            {t("closure.sent", { when: formatDateTime(solicitud.creada_en, user.zona_horaria) })}
          </p>
        </>
      )}
      {!isFrozen && closure.impedimentos.length > 0 && (
        <ul className={classes.obstacles}>
          {closure.impedimentos.map((code) => (
            <li key={code}>{t(obstacles[code])}</li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {!isFrozen && (
          <Button disabled={!closure.puede_solicitar} onClick={() => setDialog("request")}>
            {t("closure.ask")}
          </Button>
        )}
        {solicitud?.can.borrar === true && (
          <Button variant="default" onClick={() => setDialog("delete")}>
            {t("closure.delete")}
          </Button>
        )}
      </div>
      <Part>
        {dialog === "request" && (
          <RequestDialog closure={closure} onClose={() => setDialog(null)} />
        )}
        {dialog === "delete" && solicitud !== null && (
          <DeleteDialog request={solicitud} onClose={() => setDialog(null)} />
        )}
      </Part>
    </section>
  );
}
