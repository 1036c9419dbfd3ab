import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

import { windowOf } from "./layout.model.ts";
import type { RowLayout } from "./layout.model.ts";

type Viewport = { top: number; height: number };

/** Height assumed until the scroller is measured. */
const first: Viewport = { top: 0, height: 900 };

/** Rows to draw now: those in sight and a few around them. */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  layout: RowLayout,
): { first: number; last: number } {
  const [viewport, setViewport] = useState(first);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { scrollTop, clientHeight } = element;
        setViewport((known) => {
          const height = clientHeight === 0 ? first.height : clientHeight;
          // Less than half a row brings no other rows.
          const isNear = Math.abs(known.top - scrollTop) < 24 && known.height === height;
          return isNear ? known : { top: scrollTop, height };
        });
      });
    };
    measure();
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
