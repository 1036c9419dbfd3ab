import { startTransition, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

import { overscan, windowOf } from "./layout.model.ts";
import type { RowLayout, Viewport } from "./layout.model.ts";

/** Height of a scroller that cannot be measured. */
const unknownHeight = 900;

/** Rows of the first drawing: half of those in sight by the scroller's `max-height`, so that it is soon there. */
const firstViewport = (): Viewport => ({
  top: 0,
  height: Math.max(420, window.innerHeight - 300) / 2,
  overscan: 0,
});

/** Rows to draw now: those in sight and a few around them. */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  layout: RowLayout,
): { first: number; last: number } {
  const [viewport, setViewport] = useState(firstViewport);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const note = () => {
      const { scrollTop, clientHeight } = element;
      const height = clientHeight === 0 ? unknownHeight : clientHeight;
      setViewport((known) => {
        // Less than half a row brings no other rows.
        const isNear = Math.abs(known.top - scrollTop) < 24 && known.height === height;
        return isNear && known.overscan === overscan ? known : { top: scrollTop, height, overscan };
      });
    };
    // The other rows come after the first picture, and let clicks and keys pass.
    let frame = requestAnimationFrame(() => startTransition(note));
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(note);
    };
    element.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [scroller]);
  return windowOf(layout, viewport);
}
