import {
  IconAlertTriangle,
  IconBabyCarriage,
  IconBeach,
  IconBed,
  IconBuilding,
  IconCake,
  IconCalendarEvent,
  IconCalendarHeart,
  IconCalendarOff,
  IconCheck,
  IconClockHour8,
  IconFlag,
  IconHourglass,
  IconMap,
  IconStar,
  IconStethoscope,
  IconUser,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";

import { calendarKinds } from "../calendar.model.ts";
import type { CalendarKind } from "../calendar.model.ts";

const icons: Record<CalendarKind, Icon> = {
  1: IconBeach,
  2: IconUser,
  3: IconHourglass,
  4: IconCalendarHeart,
  5: IconCalendarOff,
  6: IconBed,
  7: IconStethoscope,
  8: IconBabyCarriage,
  22: IconClockHour8,
  23: IconCheck,
  24: IconCalendarEvent,
  25: IconCake,
  211: IconStar,
  212: IconFlag,
  213: IconMap,
  214: IconBuilding,
};

type KindIconProps = { kind: CalendarKind; isWrong?: boolean; size?: number };

/** The icon of a kind of event; decorative, because its name stands beside it. */
export function KindIcon({ kind, isWrong = false, size = 18 }: KindIconProps) {
  const Drawn = isWrong ? IconAlertTriangle : icons[kind];
  return <Drawn size={size} aria-hidden />;
}

type MarkName = CalendarKind | "wrong";

/**
 * The icons, drawn once for the whole page: a year shows hundreds of them, and each `Mark` only
 * points at one.
 */
export function MarkSprite() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden>
      {calendarKinds.map((kind) => {
        const Drawn = icons[kind];
        return (
          <symbol key={kind} id={`calendar-mark-${kind}`} viewBox="0 0 24 24">
            <Drawn size={24} stroke={2.5} />
          </symbol>
        );
      })}
      <symbol id="calendar-mark-wrong" viewBox="0 0 24 24">
        <IconAlertTriangle size={24} stroke={2.5} />
      </symbol>
    </svg>
  );
}

/** A small icon below a day's number. */
export function Mark({ name, size = 11 }: { name: MarkName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`#calendar-mark-${name}`} />
    </svg>
  );
}
