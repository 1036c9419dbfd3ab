import { useEffect, useRef } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";

import { usePageKeys } from "../../ui/use-page-keys.ts";

type KeysOfInbox = {
  page: RefObject<HTMLDivElement | null>;
  /** Names of the rows, in order. */
  rows: readonly string[];
  onToggle: (row: string) => void;
  onOpen: (row: string) => void;
};

/** Name of the row that has the focus; null for none. */
function rowNow(): string | null {
  return document.activeElement?.closest("[data-row]")?.getAttribute("data-row") ?? null;
}

/**
 * Keys of the list (Rule COMPANY-116): J, K and the arrows move between rows, X selects, A and R press the buttons
 * of the selection, else of the row, else of the panel; R opens a row whose buttons are not in sight. Answers
 * what the list listens to.
 */
export function useInboxKeys({ page, rows, onToggle, onOpen }: KeysOfInbox) {
  const place = useRef(0);
  const isInside = useRef(false);
  const focusOn = (wanted: number) => {
    place.current = Math.max(0, Math.min(wanted, rows.length - 1));
    const selector = `[data-row="${rows[place.current] ?? ""}"] [data-main]`;
    page.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const move = (step: 1 | -1) => {
    const name = rowNow();
    focusOn(name === null ? place.current : rows.indexOf(name) + step);
  };
  const press = (key: "A" | "R") => {
    const name = rowNow();
    const row = name === null ? [] : [`[data-row="${name}"]`];
    const button = ["[data-dock]", ...row, "[data-panel]"]
      .map((where) =>
        page.current?.querySelector<HTMLElement>(`${where} [aria-keyshortcuts="${key}"]`),
      )
      .find((found) => found instanceof HTMLElement);
    if (button instanceof HTMLElement) button.click();
    else if (name !== null) onOpen(name);
  };
  usePageKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      const name = rowNow();
      if (name !== null) onToggle(name);
    },
    a: () => press("A"),
    r: () => press("R"),
  });
  const shown = rows.join(" ");
  const before = useRef(shown);
  useEffect(() => {
    const hasChanged = before.current !== shown;
    before.current = shown;
    // The row of the focus was decided and left: its place has the next one.
    if (hasChanged && isInside.current && document.activeElement === document.body) {
      focusOn(place.current);
    }
  });
  return {
    onFocus: () => {
      const name = rowNow();
      if (name === null) return;
      isInside.current = true;
      place.current = rows.indexOf(name);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isInside.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    },
  };
}
