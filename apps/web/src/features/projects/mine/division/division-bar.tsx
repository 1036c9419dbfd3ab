import { formatMinutes, formatTime } from "../../../../lib/format.ts";

import classes from "./division.module.css";

/** A part of the bar. */
export type BarPart = { key: string; name: string | null; minutes: number };

type DivisionBarProps = {
  parts: readonly BarPart[];
  from: string;
  to: string | null;
  zone: string;
};

/** A signing as a bar: its projects, and hatched what is still unassigned. The lists tell it in words. */
export function DivisionBar({ parts, from, to, zone }: DivisionBarProps) {
  return (
    <div className={classes.barFrame} aria-hidden>
      <div className={classes.bar}>
        {parts.map(({ key, name, minutes }) => (
          <span
            key={key}
            className={classes.segment}
            data-free={name === null || undefined}
            style={{ flexGrow: Math.max(1, minutes) }}
            title={`${name ?? ""} ${formatMinutes(minutes)}`.trim()}
          >
            {name}
          </span>
        ))}
      </div>
      <div className={classes.ticks}>
        <span>{formatTime(from, zone)}</span>
        <span>{to === null ? "…" : formatTime(to, zone)}</span>
      </div>
    </div>
  );
}
