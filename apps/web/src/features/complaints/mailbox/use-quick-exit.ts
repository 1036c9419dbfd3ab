import { useEffect } from "react";

import { addLanguage, currentLanguage } from "../../../lib/language.ts";

/** Two presses of Escape within this time leave the page. */
const togetherMs = 1_000;

let isLeaving = false;

/**
 * Leaves at once: the page is blank before the next one comes, and the portal's first page, which
 * tells nothing of a report, takes its place in the history (Rule COMPLAINTS-26).
 */
export function leaveQuickly(): void {
  isLeaving = true;
  document.body.hidden = true;
  window.location.replace(addLanguage("/", currentLanguage()));
}

/** Leaves quickly after Escape is pressed twice. */
export function useQuickExit(): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const press = ({ key, timeStamp, repeat }: KeyboardEvent) => {
      if (repeat) return;
      if (key === "Escape" && timeStamp - last < togetherMs) leaveQuickly();
      last = key === "Escape" ? timeStamp : Number.NEGATIVE_INFINITY;
    };
    // Before any dialog hears of the key.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
}

/** Asks before the page is left with unsaved input, unless it is left quickly. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}
