import type { OfficeSchedule } from "@atrio/contract/time/schedules-office";

import { dayMinutes, placeOn, spanOf, weekdays } from "./editor/editor.model.ts";
import classes from "./schedules.module.css";

const day = { start: 0, end: dayMinutes };

/** A week as seven short lines of 24 hours; the numbers beside it say the same. */
export function WeekStrip({ schedule }: { schedule: Pick<OfficeSchedule, "tramos"> }) {
  return (
    <span className={classes.strip} aria-hidden>
      {weekdays.map((weekday) => (
        <span key={weekday}>
          {schedule.tramos
            .filter(({ semana, dia_semana }) => semana === 1 && dia_semana === weekday)
            .map((one) => {
              const place = placeOn(day, spanOf(one));
              if (place === null) return null;
              return (
                <i key={one.inicio} style={{ left: `${place.left}%`, width: `${place.width}%` }} />
              );
            })}
        </span>
      ))}
    </span>
  );
}
