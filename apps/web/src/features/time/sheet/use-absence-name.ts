import { useTranslation } from "react-i18next";

import type { DayAbsence } from "@atrio/contract/leave/day-absences";

import { absenceKindOf } from "./absence/absence.model.ts";

/** Names absences: 'Vacaciones', and with its part of the day 'Asuntos propios, hasta las 13:00'. */
export function useAbsenceName() {
  const { t } = useTranslation("away");
  const { t: request } = useTranslation("requests");
  const short = (absence: DayAbsence): string => {
    const { key } = absenceKindOf(absence);
    return key === "away" ? t("away") : request(`kind.${key}`);
  };
  const full = (absence: DayAbsence): string => {
    const { completo: isWhole, desde: from, hasta: to } = absence;
    if (isWhole) return short(absence);
    if (from === null) return `${short(absence)}, ${t("until", { time: to ?? "" })}`;
    const span = to === null ? t("from", { time: from }) : t("between", { from, to });
    return `${short(absence)}, ${span}`;
  };
  return { short, full };
}
