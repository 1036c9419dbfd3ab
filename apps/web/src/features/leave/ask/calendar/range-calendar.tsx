import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Month } from "../../../../lib/month-grid.ts";
import { MonthGrid } from "../../../../ui/month-grid/month-grid.tsx";
import { useMonthGrid } from "../../../../ui/month-grid/use-month-grid.ts";
import { useBelow } from "../../../../ui/use-below.ts";

import { CalendarLegend } from "./calendar-legend.tsx";
import { isWithin, rangeOf } from "./calendar.model.ts";
import type { DayRange } from "./calendar.model.ts";
import { DayButton } from "./day-button.tsx";
import type { DayMark } from "./day-button.tsx";
import classes from "./range-calendar.module.css";
import type { AwayPerson, TeamAway } from "./team-away.model.ts";

type RangeCalendarProps = {
  today: string;
  /** Day whose month is shown first. */
  start: string;
  /** Chosen ranges. */
  ranges: readonly DayRange[];
  marks: ReadonlyMap<string, DayMark>;
  team: TeamAway;
  /** True if two presses make a range, or one chooses a day. */
  picks: "range" | "day";
  onPick: (range: DayRange) => void;
  /** The first day of a range was pressed, or taken back. */
  onFirst: (day: string | null) => void;
  first: string | null;
  onMonth: (month: Month) => void;
};

const nobody: readonly AwayPerson[] = [];

/** Calendar of one or two months to choose days in, with the keyboard as well: one tab stop, arrows inside. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { today, start, ranges, marks, team, picks, first, onPick, onFirst, onMonth } = props;
  const { t } = useTranslation("ask");
  // Beside the preview there is room for two months on a wide screen only.
  const count = useBelow("desk") ? 1 : 2;
  const state = useMonthGrid(start, { count, onMonth });
  const { stop, setActive } = state;
  const pending = first === null ? null : rangeOf(first, stop);
  const pick = (day: string) => {
    setActive(day);
    if (picks === "day") onPick({ from: day, to: day });
    else if (first === null) onFirst(day);
    else onPick(rangeOf(first, day));
  };
  const press = (event: KeyboardEvent<HTMLElement>, day: string) => {
    if (event.key === "Escape" && first !== null) onFirst(null);
    else state.press(event, day);
  };
  return (
    <div
      className={classes.calendar}
      data-months={count}
      role="group"
      aria-label={t("calendar.label")}
    >
      <MonthGrid
        state={state}
        isMultiple
        renderDay={(day) => (
          <DayButton
            key={day}
            day={day}
            isToday={day === today}
            isStop={day === stop}
            mark={marks.get(day)}
            away={team.byDay.get(day) ?? nobody}
            chosen={ranges.find((range) => isWithin(day, range)) ?? null}
            pending={pending !== null && isWithin(day, pending) ? pending : null}
            holdsEscape={first !== null}
            onPick={pick}
            onKey={press}
            onPoint={first === null ? undefined : setActive}
          />
        )}
      />
      <CalendarLegend marks={marks} team={team} />
    </div>
  );
}
