import { startTransition, useEffect, useState } from "react";

import { partKey } from "../viewport/viewport.model.ts";
import type { Size } from "../viewport/viewport.model.ts";

import type { Camera } from "./camera.model.ts";

/**
 * The part of a diagram to be drawn. It follows the camera in idle time: it is larger than the
 * screen, so that dragging does not wait.
 */
export function usePart(camera: Camera, screen: Size): string {
  const [part, setPart] = useState(() => partKey(camera.view(), screen));
  useEffect(() => {
    let asked = "";
    const follow = (): void => {
      const next = partKey(camera.view(), screen);
      if (next === asked) return;
      asked = next;
      startTransition(() => setPart(next));
    };
    follow();
    return camera.watch(follow);
  }, [camera, screen]);
  return part;
}
