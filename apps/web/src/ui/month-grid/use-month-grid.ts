import { useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";

import { monthRange } from "../../lib/format.ts";
import { dayAfterKey, monthOfDay, shiftMonth } from "../../lib/month-grid.ts";
import type { Month } from "../../lib/month-grid.ts";

export type MonthGridState = {
  grid: RefObject<HTMLDivElement | null>;
  /** Months shown, in order. */
  months: readonly Month[];
  /** Roving tab stop: the one focusable day. */
  stop: string;
  setActive: (day: string) => void;
  turn: (months: number) => void;
  /** Moves the focus to a day, of another month too. */
  focusOn: (day: string) => void;
  /** Moves the focus for the keys of a grid of days. */
  press: (event: KeyboardEvent<HTMLElement>, day: string) => void;
};

type MonthGridOptions = {
  /** Number of months side by side. */
  count?: number;
  /** Handler of a change of the first month shown. */
  onMonth?: (month: Month) => void;
};

/** State of a calendar grid: the months shown, and the day with the roving tab stop. */
export function useMonthGrid(start: string, options: MonthGridOptions = {}): MonthGridState {
  const { count = 1, onMonth } = options;
  const grid = useRef<HTMLDivElement>(null);
  const [month, setMonth] = useState(() => monthOfDay(start));
  const [active, setActive] = useState(start);
  const last = shiftMonth(month, count - 1);
  const { from } = monthRange(month.year, month.month);
  const { to } = monthRange(last.year, last.month);

  const show = (next: Month) => {
    setMonth(next);
    onMonth?.(next);
  };
  const focusOn = (day: string) => {
    setActive(day);
    if (day < from) show(monthOfDay(day));
    if (day > to) show(shiftMonth(monthOfDay(day), 1 - count));
    // The button of another month is drawn first.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    });
  };
  return {
    grid,
    months: Array.from({ length: count }, (_, index) => shiftMonth(month, index)),
    stop: active < from || active > to ? from : active,
    setActive,
    focusOn,
    turn: (months) => {
      const next = shiftMonth(month, months);
      show(next);
      setActive(monthRange(next.year, next.month).from);
    },
    press: (event, day) => {
      const next = dayAfterKey(day, event.key, event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      focusOn(next);
    },
  };
}
