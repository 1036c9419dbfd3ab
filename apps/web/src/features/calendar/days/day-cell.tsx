import { useTranslation } from "react-i18next";

import { workdayStatusIds } from "@atrio/contract/palette";

import { formatLongDate } from "../../../lib/format.ts";
import { birthdayKind, eventKind, isPending, tileOf, workKind } from "../calendar.model.ts";
import type { CalendarKind, DayEvents } from "../calendar.model.ts";
import { useDayLines } from "../day/use-day-lines.ts";

import { Mark } from "./kind-icon.tsx";
import { KindSurface } from "./kind-surface.tsx";
import classes from "./month-table.module.css";

type DayCellProps = {
  day: string;
  events: DayEvents | undefined;
  isToday: boolean;
  isChosen: boolean;
  /** The one day that Tab stops at. */
  isStop: boolean;
  /** On which sides its absence goes on. */
  joins: { before: boolean; after: boolean };
};

/** A day of a small month: its number on the colour of what it is, and marks for the rest. */
export function DayCell({ day, events, isToday, isChosen, isStop, joins }: DayCellProps) {
  const wordsOf = useDayWords();
  const tile = tileOf(events);
  const inside = (
    <>
      <span className={classes.number}>{Number(day.slice(8))}</span>
      <DayMarks events={events} tile={tile} />
    </>
  );
  const place = `${classes.inside} ${joins.before ? classes.before : ""} ${joins.after ? classes.after : ""}`;
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={classes.day}
        tabIndex={isStop ? 0 : -1}
        aria-label={wordsOf(day, events, { isToday, isChosen })}
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
}

/** Whether what colours a day is an absence that waits for a decision. */
function isWaiting(events: DayEvents | undefined, tile: CalendarKind): boolean {
  const absence = events?.absences[0]?.absence;
  return tile <= 8 && absence !== undefined && isPending(absence);
}

/** A day in words, as it is read aloud: the date and all that it holds. */
export function useDayWords(): (
  day: string,
  events: DayEvents | undefined,
  state: { isToday: boolean; isChosen: boolean },
) => string {
  const { t } = useTranslation("calendar");
  const linesOf = useDayLines();
  return (day, events, { isToday, isChosen }) =>
    [
      formatLongDate(day),
      isToday && t("grid.today"),
      isChosen && t("grid.chosen"),
      ...linesOf(events).map(({ title, detail }) => `${title} (${detail})`),
    ]
      .filter((part) => part !== false)
      .join(", ");
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
