import { useEffect, useState } from "react";

/**
 * Gives the focus back to the element that had it when a dialog that leaves the page with its closing was
 * opened, or to the panel that held it where that element is gone.
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
        if (target?.isConnected === true) target.focus();
      });
    },
    [opener, panel],
  );
}
