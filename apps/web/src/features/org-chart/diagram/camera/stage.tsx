import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";

import classes from "../diagram.module.css";

import type { Camera } from "./camera.model.ts";

/** Milliseconds without a change after which a picture rests, and is drawn sharp. */
const restsAfter = 200;

/**
 * What a camera looks at. While it moves, one picture is shifted and nothing is drawn; React is not
 * asked. Whole pixels, because a picture between two is mixed anew at every step.
 */
export function Stage({ camera, children }: { camera: Camera; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = ref.current;
    if (stage === null) return undefined;
    let timer = 0;
    const show = (): void => {
      const { x, y, zoom } = camera.view();
      stage.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${zoom})`;
    };
    const rest = (): void => {
      timer = 0;
      delete stage.dataset["moving"];
    };
    const move = (): void => {
      show();
      if (timer === 0) stage.dataset["moving"] = "";
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, restsAfter);
    };
    show();
    const leave = camera.watch(move);
    return () => {
      leave();
      window.clearTimeout(timer);
    };
  }, [camera]);
  return (
    <div ref={ref} className={classes.stage}>
      {children}
    </div>
  );
}
