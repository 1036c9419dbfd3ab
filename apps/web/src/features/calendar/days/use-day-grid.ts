import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, RefObject } from "react";

import { dayAfterKey } from "../../../lib/month-grid.ts";

type DayGridInput = {
  /** First and last day that are on the page. */
  from: string;
  to: string;
  chosen: string | null;
  today: string;
  /** A day was pressed. */
  onChoose: (day: string) => void;
  /** The keyboard went to a day that is not on the page. */
  onLeave: (day: string) => void;
};

/** Keyboard navigation over days: one stop of Tab, arrows inside. */
export type DayGrid = {
  /** The day that Tab stops at. */
  stop: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Moves the focus to a day, as soon as it is drawn. */
  focusOn: (day: string) => void;
};

/** The element that all grids of the page are in. */
export type GridRoot = RefObject<HTMLDivElement | null>;

/** Keyboard focus among days that may be drawn by several grids. */
export function useDayGrid(root: GridRoot, input: DayGridInput): DayGrid {
  const { from, to, chosen, today, onChoose, onLeave } = input;
  const wanted = useRef<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const isHere = (day: string | null): day is string => day !== null && from <= day && day <= to;
  const stop = [active, chosen, today].find(isHere) ?? from;

  // Every time: another month may take a while to be drawn.
  useEffect(() => {
    if (wanted.current === null) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`);
    if (button === null || button === undefined) return;
    wanted.current = null;
    button.focus();
  });

  const focusOn = (day: string) => {
    wanted.current = day;
    setActive(day);
    if (!isHere(day)) onLeave(day);
  };
  return {
    stop,
    focusOn,
    onClick: (event) => {
      const day = dayAt(event.target);
      if (day === undefined) return;
      setActive(day);
      onChoose(day);
    },
    onKeyDown: (event) => {
      const day = dayAt(event.target);
      const next = day === undefined ? null : dayAfterKey(day, event.key, event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      focusOn(next);
    },
  };
}

/** The day of the button that an event comes from. */
export function dayAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const button = target.closest<HTMLElement>("[data-day]");
  return button?.dataset["day"];
}
