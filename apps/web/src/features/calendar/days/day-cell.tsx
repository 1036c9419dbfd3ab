import { memo } from "react";

import { workdayStatusIds } from "@atrio/contract/kinds";

import { birthdayKind, eventKind, isPending, tileOf, workKind } from "../calendar.model.ts";
import type { CalendarKind, DayEvents } from "../calendar.model.ts";

import { Mark } from "./kind-icon.tsx";
import { KindSurface } from "./kind-surface.tsx";
import classes from "./month-table.module.css";

type DayCellProps = {
  day: string;
  /** The day in words. */
  label: string;
  events: DayEvents | undefined;
  isToday: boolean;
  isChosen: boolean;
  /** Roving tab stop: the one focusable day. */
  isStop: boolean;
  /** True if its absence comes from the day before, and goes on the day after. */
  isJoinedBefore: boolean;
  isJoinedAfter: boolean;
};

/** A day of a small month: its number on the colour of its main event, and marks for the rest. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, label, events, isToday, isChosen, isStop, isJoinedBefore, isJoinedAfter } = props;
  const tile = tileOf(events);
  const inside = (
    <>
      <span className={classes.number}>{Number(day.slice(8))}</span>
      <DayMarks events={events} tile={tile} />
    </>
  );
  const place = `${classes.inside} ${isJoinedBefore ? classes.before : ""} ${isJoinedAfter ? classes.after : ""}`;
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={classes.day}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? "date" : undefined}
        data-day={day}
        data-chosen={isChosen}
      >
        {tile === null ? (
          <span className={place}>{inside}</span>
        ) : (
          <KindSurface kind={tile} isPending={isWaiting(events, tile)} className={place}>
            {inside}
          </KindSurface>
        )}
      </button>
    </td>
  );
});

/** True if the day's colour is of an absence that waits for a decision. */
function isWaiting(events: DayEvents | undefined, tile: CalendarKind): boolean {
  const absence = events?.absences[0]?.absence;
  return tile <= 8 && absence !== undefined && isPending(absence);
}

/** The marks below the number; a working day shows how it went, or else that there is a shift. */
function DayMarks({ events, tile }: { events: DayEvents | undefined; tile: CalendarKind | null }) {
  if (events === undefined) return <span className={classes.marks} />;
  const { work, shifts } = events;
  const isWrong = work?.estado_id === workdayStatusIds.wrong;
  const color = shifts[0]?.color;
  return (
    <span className={classes.marks}>
      {tile !== null && <Mark name={tile} />}
      {work !== null && (
        <span className={isWrong ? classes.wrong : classes.worked}>
          <Mark name={isWrong ? "wrong" : workKind} />
        </span>
      )}
      {work === null && color !== undefined && (
        <i className={classes.dot} style={{ background: color }} />
      )}
      {events.events.length > 0 && <Mark name={eventKind} />}
      {events.birthdays.length > 0 && <Mark name={birthdayKind} />}
    </span>
  );
}
