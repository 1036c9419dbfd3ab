import { useState } from "react";
import type { KeyboardEvent } from "react";

import type { Workday } from "@atrio/contract/time/time";

import { rowAfterKey } from "./sheet.model.ts";

type DayKeys = {
  /** Index of the one day that Tab reaches. */
  active: number;
  setActive: (index: number) => void;
  /** For the element around the days, whose buttons carry `data-day`. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Keys from day to day of a month: arrows, a week by Page Up and Page Down, Home and End. */
export function useDayKeys(days: readonly Workday[], today: string): DayKeys {
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ dia }) => dia === today),
    ),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowAfterKey(event.key, active, days.length);
    if (row === null) return;
    event.preventDefault();
    setActive(row);
    event.currentTarget.querySelectorAll<HTMLButtonElement>("[data-day]").item(row).focus();
  };
  return { active, setActive, onKeyDown };
}
