import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatMonth, monthRange } from "../../../../lib/format.ts";
import { dayAfterKey, monthOfDay, shiftMonth, weeksOf } from "../../../../lib/month-grid.ts";
import type { Month } from "../../../../lib/month-grid.ts";
import { WeekdayHead } from "../../../../ui/weekday-head.tsx";

import { isWithin, rangeOf } from "./calendar.model.ts";
import type { DayRange } from "./calendar.model.ts";
import { DayButton } from "./day-button.tsx";
import type { DayMark } from "./day-button.tsx";
import classes from "./range-calendar.module.css";

type RangeCalendarProps = {
  today: string;
  /** Day whose month is shown first. */
  start: string;
  /** Chosen ranges. */
  ranges: readonly DayRange[];
  marks: ReadonlyMap<string, DayMark>;
  /** True if two presses make a range, or one chooses a day. */
  picks: "range" | "day";
  onPick: (range: DayRange) => void;
  /** The first day of a range was pressed, or taken back. */
  onFirst: (day: string | null) => void;
  first: string | null;
  onMonth: (month: Month) => void;
  legend: ReactNode;
};

/** A month of selectable days, with the keyboard as well: one stop of Tab, arrows inside. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { today, start, ranges, marks, picks, first, onPick, onFirst, onMonth, legend } = props;
  const { t } = useTranslation("ask");
  const titleId = useId();
  const helpId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState(() => monthOfDay(start));
  const [active, setActive] = useState(start);
  const { from, to } = monthRange(month.year, month.month);
  const stop = active < from || active > to ? from : active;
  const pending = first === null ? null : rangeOf(first, stop);

  const show = (next: Month) => {
    setMonth(next);
    onMonth(next);
  };
  const turn = (months: number) => {
    const next = shiftMonth(month, months);
    show(next);
    setActive(monthRange(next.year, next.month).from);
  };
  const focusOn = (day: string) => {
    setActive(day);
    if (day < from || day > to) show(monthOfDay(day));
    // The button of another month is drawn first.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    });
  };
  const pick = (day: string) => {
    setActive(day);
    if (picks === "day") onPick({ from: day, to: day });
    else if (first === null) onFirst(day);
    else onPick(rangeOf(first, day));
  };
  const press = (event: KeyboardEvent<HTMLElement>, day: string) => {
    if (event.key === "Escape" && first !== null) {
      onFirst(null);
      return;
    }
    const next = dayAfterKey(day, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    focusOn(next);
  };

  return (
    <div className={classes.calendar} role="group" aria-label={t("calendar.label")}>
      <MonthHead titleId={titleId} month={month} onTurn={turn} />
      <table
        ref={grid}
        className={classes.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of days is what a grid of dates is made of (ARIA practices)
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={helpId}
        aria-multiselectable
      >
        <WeekdayHead />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) =>
                day === null ? (
                  // oxlint-disable-next-line react/no-array-index-key -- an empty place has no other name than its weekday
                  <td key={index}>{"\u00A0"}</td>
                ) : (
                  <DayButton
                    key={day}
                    day={day}
                    isToday={day === today}
                    isStop={day === stop}
                    mark={marks.get(day)}
                    chosen={ranges.find((range) => isWithin(day, range)) ?? null}
                    pending={pending !== null && isWithin(day, pending) ? pending : null}
                    holdsEscape={first !== null}
                    onPick={pick}
                    onKey={press}
                    onPoint={first === null ? undefined : setActive}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={helpId} className={classes.help}>
        {t("calendar.help")}
      </p>
      {legend}
    </div>
  );
}

type MonthHeadProps = { titleId: string; month: Month; onTurn: (months: number) => void };

function MonthHead({ titleId, month, onTurn }: MonthHeadProps) {
  const { t } = useTranslation("ask");
  return (
    <div className={classes.head}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t("calendar.previous")}
        onClick={() => onTurn(-1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <h4 id={titleId} className={classes.month} aria-live="polite">
        {formatMonth(month.year, month.month)}
      </h4>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t("calendar.next")}
        onClick={() => onTurn(1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
