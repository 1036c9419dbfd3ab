import { useEffect, useState } from "react";

/**
 * Returns the focus after a dialog that unmounts on closing: to the element that had it before, or
 * to the panel around it when that is gone. A person who has focused something else keeps it.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => {
    const element = document.activeElement;
    return element instanceof HTMLElement ? element : null;
  });
  const [panel] = useState(() => opener?.closest<HTMLElement>('[role="dialog"]') ?? null);
  useEffect(
    () => () => {
      // The dialog leaves first, and with it its focus trap.
      requestAnimationFrame(() => {
        const target = opener?.isConnected === true ? opener : panel;
        if (target?.isConnected === true && isFocusFree(panel)) target.focus();
      });
    },
    [opener, panel],
  );
}

/** True if nothing has the focus, or only what the focus trap of the panel below gave it to. */
function isFocusFree(panel: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    panel?.contains(activeElement) === true
  );
}
