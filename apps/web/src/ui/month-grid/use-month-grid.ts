import { useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";

import { monthRange } from "../../lib/format.ts";
import { dayAfterKey, monthOfDay, shiftMonth } from "../../lib/month-grid.ts";
import type { Month } from "../../lib/month-grid.ts";

export type MonthGridState = {
  grid: RefObject<HTMLTableElement | null>;
  month: Month;
  /** Roving tab stop: the one focusable day. */
  stop: string;
  setActive: (day: string) => void;
  turn: (months: number) => void;
  /** Moves the focus to a day, of another month too. */
  focusOn: (day: string) => void;
  /** Moves the focus for the keys of a grid of days. */
  press: (event: KeyboardEvent<HTMLElement>, day: string) => void;
};

/** A month on the screen and the day that the keyboard is on. */
export function useMonthGrid(start: string, onMonth?: (month: Month) => void): MonthGridState {
  const grid = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState(() => monthOfDay(start));
  const [active, setActive] = useState(start);
  const { from, to } = monthRange(month.year, month.month);

  const show = (next: Month) => {
    setMonth(next);
    onMonth?.(next);
  };
  const focusOn = (day: string) => {
    setActive(day);
    if (day < from || day > to) show(monthOfDay(day));
    // The button of another month is drawn first.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    });
  };
  return {
    grid,
    month,
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
