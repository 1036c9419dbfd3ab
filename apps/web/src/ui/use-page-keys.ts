import { useEffect, useEffectEvent } from "react";

/** Action of a keyboard shortcut; null where it is not possible now. */
export type KeyAct = (() => void) | null | undefined;

/** Fields in which letters are text; not boxes and circles that are only checked. */
const typed = "input:not([type='checkbox'], [type='radio']), textarea, select";

/** True where typing means text, or a dialog is open. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("[role='dialog']") !== null) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(typed) !== null)
  );
}

/** Listens to keys by their names in lower case, wherever the focus is on the page. */
export function usePageKeys(acts: Readonly<Record<string, KeyAct>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const act = acts[event.key.toLowerCase()];
    if (act === undefined || act === null || isTaken(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
