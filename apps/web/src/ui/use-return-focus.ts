import { useEffect, useState } from "react";

/**
 * Returns the focus after a dialog that unmounts on closing: to the element that had it before, or
 * to the panel around it when that is gone.
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
