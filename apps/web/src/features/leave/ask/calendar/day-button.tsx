import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { formatList, formatLongDate } from "../../../../lib/format.ts";
import grid from "../../../../ui/month-grid/month-grid.module.css";

import type { DayRange } from "./calendar.model.ts";
import classes from "./range-calendar.module.css";
import type { AwayPerson } from "./team-away.model.ts";

/** Facts about a day before it is chosen; shown as a shape and in words. */
export type DayMark = { holiday: string | null; isRest: boolean; isAsked: boolean };

type DayButtonProps = {
  day: string;
  isToday: boolean;
  /** Roving tab stop: the one focusable day. */
  isStop: boolean;
  mark: DayMark | undefined;
  /** People of the team who are away. */
  away: readonly AwayPerson[];
  chosen: DayRange | null;
  pending: DayRange | null;
  /** Escape takes back the first day of a range instead of closing the dialog. */
  holdsEscape: boolean;
  onPick: (day: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, day: string) => void;
  /** The pointer goes over the day while a range is waiting for its end. */
  onPoint: ((day: string) => void) | undefined;
};

/** Dots of people below a day. */
const mostDots = 4;

/** A day of the calendar. */
export function DayButton(props: DayButtonProps) {
  const { day, isToday, isStop, mark, away, chosen, pending } = props;
  const { holdsEscape, onPick, onKey, onPoint } = props;
  const { t } = useTranslation(["ask", "common"]);
  const words = [
    formatLongDate(day),
    isToday && t("common:calendar.today"),
    chosen !== null && t("common:calendar.chosen"),
    mark?.isAsked === true && t("calendar.asked"),
    mark !== undefined && mark.holiday !== null && t("calendar.holiday", { name: mark.holiday }),
    mark?.isRest === true && t("calendar.rest"),
    away.length > 0 && t("calendar.away", { names: formatList(away.map(({ name }) => name)) }),
  ].filter((word) => word !== false);
  const range = chosen ?? pending;
  return (
    <td aria-selected={chosen !== null}>
      <button
        type="button"
        className={`${grid.day} ${classes.day}`}
        tabIndex={isStop ? 0 : -1}
        aria-label={words.join(", ")}
        aria-current={isToday ? "date" : undefined}
        data-day={day}
        data-free={freeOf(mark)}
        data-asked={mark?.isAsked}
        data-state={stateOf(chosen, pending)}
        data-edge={range === null ? undefined : edgeOf(day, range)}
        data-mantine-stop-propagation={holdsEscape}
        onClick={() => onPick(day)}
        onKeyDown={(event) => onKey(event, day)}
        onPointerEnter={onPoint === undefined ? undefined : () => onPoint(day)}
      >
        {Number(day.slice(8))}
        {away.length > 0 && (
          <span className={classes.dots} aria-hidden>
            {away.slice(0, mostDots).map(({ id, colour }) => (
              <span key={id} className={classes.dot} data-colour={colour} />
            ))}
          </span>
        )}
      </button>
    </td>
  );
}

function freeOf(mark: DayMark | undefined): "holiday" | "rest" | undefined {
  if (mark === undefined) return undefined;
  if (mark.holiday !== null) return "holiday";
  return mark.isRest ? "rest" : undefined;
}

function stateOf(
  chosen: DayRange | null,
  pending: DayRange | null,
): "chosen" | "pending" | undefined {
  if (chosen !== null) return "chosen";
  return pending === null ? undefined : "pending";
}

function edgeOf(day: string, { from, to }: DayRange): "only" | "from" | "to" | undefined {
  if (from === to) return "only";
  if (day === from) return "from";
  return day === to ? "to" : undefined;
}
