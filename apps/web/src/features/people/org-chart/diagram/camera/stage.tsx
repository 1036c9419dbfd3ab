import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";

import classes from "../diagram.module.css";

import type { Camera } from "./camera.model.ts";

/** Milliseconds without a change after which a picture rests, and is drawn sharp. */
const restsAfter = 200;

/**
 * The camera's stage. During a pan or zoom a single picture is shifted and nothing is drawn; React
 * is not involved. Whole pixels, because a picture between two is resampled at every step. The size
 * is the inner element's, changed at rest: the moving picture would be kept at full size, and
 * scaled down for each frame.
 */
export function Stage({ camera, children }: { camera: Camera; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const sized = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = ref.current;
    const picture = sized.current;
    if (stage === null || picture === null) return undefined;
    let timer = 0;
    let drawnAt = 1;
    const show = (): void => {
      const { x, y, zoom } = camera.view();
      const place = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      stage.style.transform = zoom === drawnAt ? place : `${place} scale(${zoom / drawnAt})`;
    };
    const rest = (): void => {
      timer = 0;
      drawnAt = camera.view().zoom;
      picture.style.transform = `scale(${drawnAt})`;
      delete stage.dataset["moving"];
      show();
    };
    const move = (): void => {
      show();
      if (timer === 0) stage.dataset["moving"] = "";
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, restsAfter);
    };
    rest();
    const leave = camera.watch(move);
    return () => {
      leave();
      window.clearTimeout(timer);
    };
  }, [camera]);
  return (
    <div ref={ref} className={classes.stage}>
      <div ref={sized} className={classes.sized}>
        {children}
      </div>
    </div>
  );
}
