import { useSyncExternalStore } from "react";

import type { Viewport } from "../viewport/viewport.model.ts";

import type { Camera } from "./camera.model.ts";

/** Something that follows from the view; draws again only when it becomes another. */
export function useWatched<T extends string | boolean>(
  camera: Camera,
  read: (view: Viewport) => T,
): T {
  return useSyncExternalStore(camera.watch, () => read(camera.view()));
}
