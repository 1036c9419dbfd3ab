import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatMinutes } from "../../../lib/format.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { AbsenceBadge } from "./absence-badge.tsx";
import classes from "./day-absences.module.css";
import { useAbsenceName } from "./use-absence-name.ts";

type DayAbsencesProps = { day: Pick<Workday, "ausencias"> };

/** Absences of a day, and a note about clocking during them. */
export function DayAbsences({ day }: DayAbsencesProps) {
  const { t } = useTranslation("away");
  return (
    <>
      {day.ausencias.map((absence) => (
        <AbsenceBadge key={`${absence.solicitud_id} ${absence.desde}`} absence={absence} />
      ))}
      {day.ausencias.some((absence) => absence.minutos_fichados > 0) && (
        <StatusBadge color="red" icon={<IconAlertTriangle size={15} />}>
          {t("clocked")}
        </StatusBadge>
      )}
    </>
  );
}

/** In a sentence for each absence, how long somebody clocked in it although the clock was to stand. */
export function ClockedAwayNotes({ day }: DayAbsencesProps) {
  const { t } = useTranslation("away");
  const { short } = useAbsenceName();
  return day.ausencias
    .filter((absence) => absence.minutos_fichados > 0)
    .map((absence) => (
      <p key={`${absence.solicitud_id} ${absence.desde}`} className={classes.note}>
        <IconAlertTriangle size={18} aria-hidden />
        {t("clocked_text", {
          name: short(absence),
          time: formatMinutes(absence.minutos_fichados),
        })}
      </p>
    ));
}
