import { useEffect, useEffectEvent } from "react";

type Act = (() => void) | null | undefined;
/** Acts of the keys A, R, X, J and K; null where one is not possible now. */
type ReviewKeys = {
  accept?: Act;
  reassign?: Act;
  leaveOut?: Act;
  next?: Act;
  previous?: Act;
};

const keys: Readonly<Record<string, keyof ReviewKeys>> = {
  a: "accept",
  r: "reassign",
  x: "leaveOut",
  j: "next",
  k: "previous",
};

/** True where typing means text, or a dialog is open. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("[role='dialog']") !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)
  );
}

/** Listens to the keys of the review, wherever the focus is on the page. */
export function useReviewKeys(acts: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const name = keys[event.key.toLowerCase()];
    const act = name === undefined ? undefined : acts[name];
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
