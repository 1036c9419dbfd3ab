import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";

import type { WholeCalendar } from "@atrio/contract/calendar/calendar";

import { monthRange } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { monthOfDay } from "../../lib/month-grid.ts";
import type { Month } from "../../lib/month-grid.ts";
import { useBelow } from "../../ui/use-below.ts";

import { bookOf, placeOf, shownKinds } from "./calendar.model.ts";
import type { CalendarKind, DayBook } from "./calendar.model.ts";
import { calendarQuery } from "./calendar.queries.ts";
import { useDayGrid } from "./days/use-day-grid.ts";
import type { DayGrid, GridRoot } from "./days/use-day-grid.ts";
import type { CalendarSearch, CalendarView } from "./search.model.ts";

const empty: DayBook = new Map();

/** Parts of the address that change; undefined takes one away. */
type SearchChange = { [K in keyof CalendarSearch]: CalendarSearch[K] | undefined };

export type CalendarBoardProps = {
  search: CalendarSearch;
  today: string;
  onSearch: (change: SearchChange) => void;
};

/** State shared by the parts of the page. */
export type Board = {
  view: CalendarView;
  isPhone: boolean;
  isNarrow: boolean;
  /** On a phone a month has its day below it. */
  isInline: boolean;
  month: Month;
  today: string;
  /** The chosen day, and the day shown in words. */
  chosen: string | null;
  shownDay: string | null;
  calendar: WholeCalendar | undefined;
  error: Error | null;
  retry: () => void;
  shown: ReadonlySet<CalendarKind>;
  book: DayBook;
  root: GridRoot;
  grid: DayGrid;
  go: (change: SearchChange) => void;
  goTo: (day: string) => void;
  closeDay: () => void;
};

/** Reads the address and the calendar of its year, and knows how to go from one to another. */
export function useBoard({ search, today, onSearch: go }: CalendarBoardProps): Board {
  const { id: workerId } = useCurrentUser();
  const isPhone = useBelow("tablet");
  const isNarrow = useBelow("laptop");
  const { year, month, day: chosen } = placeOf(search, today);
  const view = search.vista ?? (isPhone ? "mes" : "anyo");
  const {
    data: calendar,
    error,
    refetch,
  } = useQuery({
    ...calendarQuery(workerId, year),
    enabled: view !== "equipo",
  });
  const shown = useMemo(() => shownKinds(search.tipos, view), [search.tipos, view]);
  const book = useMemo(
    () => (calendar === undefined ? empty : bookOf(calendar, shown)),
    [calendar, shown],
  );
  const whole = { from: `${year}-01-01`, to: `${year}-12-31` };
  const root = useRef<HTMLDivElement>(null);
  const grid = useDayGrid(root, {
    ...(view === "anyo" ? whole : monthRange(year, month)),
    chosen,
    today,
    onChoose: (day) => go({ ...placeIn(day), dia: day }),
    onLeave: (day) => go({ ...placeIn(day), dia: chosen === null ? undefined : day }),
  });
  const isInline = isPhone && view === "mes";
  return {
    view,
    isPhone,
    isNarrow,
    isInline,
    month: { year, month },
    today,
    chosen,
    shownDay: isInline ? grid.stop : chosen,
    calendar,
    error,
    retry: () => void refetch(),
    shown,
    book,
    root,
    grid,
    go,
    goTo: (day) => {
      go({ ...placeIn(day), dia: day });
      grid.focusOn(day);
    },
    closeDay: () => {
      go({ dia: undefined, anyo: year, mes: month });
      if (chosen !== null) grid.focusOn(chosen);
    },
  };
}

/** Search parameters of a day's place. */
function placeIn(day: string): Pick<CalendarSearch, "anyo" | "mes"> {
  const { year, month } = monthOfDay(day);
  return { anyo: year, mes: month };
}
