import {
  IconBabyCarriage,
  IconBeach,
  IconBed,
  IconCalendarHeart,
  IconCalendarOff,
  IconHourglass,
  IconStethoscope,
  IconUser,
} from "@tabler/icons-react";

import type { DayAbsence } from "@atrio/contract/time/day-absences";

import { absenceKindOf } from "./absence/absence.model.ts";
import type { AbsenceKey } from "./absence/absence.model.ts";
import { PaletteBadge } from "./palette-badge.tsx";
import { useAbsenceName } from "./use-absence-name.ts";

const icons: Record<AbsenceKey, typeof IconBeach> = {
  holidays: IconBeach,
  personalAffairs: IconUser,
  paidHours: IconHourglass,
  paidLeave: IconCalendarHeart,
  unpaidLeave: IconCalendarOff,
  medicalRest: IconBed,
  medicalLeave: IconStethoscope,
  paternity: IconBabyCarriage,
  away: IconCalendarOff,
};

/** An approved absence in the colour of its kind: name and, for a part of the day, times. */
export function AbsenceBadge({ absence }: { absence: DayAbsence }) {
  const { full } = useAbsenceName();
  const { key, background, content } = absenceKindOf(absence);
  const Icon = icons[key];
  return (
    <PaletteBadge background={background} content={content} icon={<Icon size={15} />}>
      {full(absence)}
    </PaletteBadge>
  );
}
