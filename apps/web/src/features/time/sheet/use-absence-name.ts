import { useTranslation } from "react-i18next";

import type { DayAbsence } from "@atrio/contract/time/day-absences";

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
    const { completo, desde, hasta } = absence;
    if (completo) return short(absence);
    if (desde === null) return `${short(absence)}, ${t("until", { time: hasta ?? "" })}`;
    const span =
      hasta === null ? t("from", { time: desde }) : t("between", { from: desde, to: hasta });
    return `${short(absence)}, ${span}`;
  };
  return { short, full };
}
