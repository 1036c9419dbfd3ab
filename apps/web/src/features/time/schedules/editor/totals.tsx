import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import type { ScheduleReference } from "@atrio/contract/time/schedules-office";

import { formatNumber } from "../../../../lib/format.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { referenceQuery } from "../schedules.queries.ts";

import { minutesOfWeek, minutesOfYear } from "./editor.model.ts";
import type { Draft } from "./editor.model.ts";
import classes from "./schedule-form.module.css";

/** Hours of a week and of a year, against those of the agreement (Rule TIME-164). */
export function Totals({ draft }: { draft: Draft }) {
  const { t } = useTranslation("schedules");
  const { data } = useQuery(referenceQuery);
  const hours = formatNumber(minutesOfWeek(draft) / 60);
  return (
    <div className={classes.totals} aria-live="polite">
      <span>
        <b>{t("editor.hour", { hours })}</b> {t("editor.perWeek")}
      </span>
      {data !== undefined && <Year draft={draft} reference={data} />}
    </div>
  );
}

type YearProps = { draft: Draft; reference: ScheduleReference };

function Year({ draft, reference }: YearProps) {
  const { t } = useTranslation("schedules");
  const minutes = useMemo(() => minutesOfYear(draft, reference), [draft, reference]);
  const { vacaciones, centro_trabajo, festivos } = reference;
  const note = {
    holidays: draft.trabaja_festivos ? 0 : festivos.length,
    centre: centro_trabajo ?? "",
    days: vacaciones === null ? "" : formatNumber(vacaciones.cantidad),
  };
  const hours = Math.round(minutes / 60);
  return (
    <>
      <span>
        <b>{t("editor.hour", { hours: formatNumber(hours) })}</b> {t("editor.perYear")}
      </span>
      {centro_trabajo !== null && (
        <span className={classes.muted}>
          {t(vacaciones === null ? "editor.yearNote" : "editor.yearNoteLeave", note)}
        </span>
      )}
      <Agreement hours={hours} agreed={reference.horas_convenio} />
    </>
  );
}

function Agreement({ hours, agreed }: { hours: number; agreed: number | null }) {
  const { t } = useTranslation("schedules");
  if (agreed === null) {
    return (
      <Link to="/admin/settings" hash="horas_convenio">
        {t("editor.noAgreement")}
      </Link>
    );
  }
  const difference = formatNumber(Math.abs(hours - agreed));
  if (hours > agreed) {
    return <StatusBadge color="yellow">{t("editor.above", { hours: difference })}</StatusBadge>;
  }
  return (
    <StatusBadge color="green" icon={<IconCheck size={16} />}>
      {hours === agreed ? t("editor.exact") : t("editor.below", { hours: difference })}
    </StatusBadge>
  );
}
