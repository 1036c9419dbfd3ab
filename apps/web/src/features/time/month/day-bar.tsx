import type { Workday } from "@atrio/contract/time/time";

import classes from "./day-bar.module.css";
import { barParts, columnKind } from "./month.model.ts";
import type { Hours } from "./month.model.ts";

type DayBarProps = { day: Workday; hours: Hours; today: string; now: string };

/** Worked time of a day above its schedule, on the hours of its month; the figures beside it say the same. */
export function DayBar({ day, hours, today, now }: DayBarProps) {
  return (
    <span className={classes.bar} data-kind={columnKind(day, today)} aria-hidden>
      {barParts(day, hours, now).map(({ key, kind, left, width }) => (
        <span
          key={key}
          className={classes.part}
          data-part={kind}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      ))}
    </span>
  );
}
