import { useSyncExternalStore } from "react";

import type { Viewport } from "../viewport/viewport.model.ts";

import type { Camera } from "./camera.model.ts";

/** Value derived from the view; renders again only when it changes. */
export function useWatched<T extends string | boolean>(
  camera: Camera,
  read: (view: Viewport) => T,
): T {
  return useSyncExternalStore(camera.watch, () => read(camera.view()));
}
