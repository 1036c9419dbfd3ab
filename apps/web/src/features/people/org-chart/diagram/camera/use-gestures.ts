import { useEffect } from "react";
import type { RefObject } from "react";

import { moved, wheelTimes, zoomedAt } from "./camera.model.ts";
import type { Camera, Point } from "./camera.model.ts";

/** Distance of a pointer before it drags; below it, the pointer presses. */
const slop = 4;

/** Moves a diagram with mouse, pen and fingers: drag, pinch and wheel. */
export function useGestures(ref: RefObject<HTMLElement | null>, camera: Camera): void {
  useEffect(() => {
    const surface = ref.current;
    if (surface === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const hands = createHands(surface, camera);
    surface.addEventListener("pointerdown", hands.down, { signal });
    surface.addEventListener("pointermove", hands.move, { signal });
    surface.addEventListener("pointerup", hands.up, { signal });
    surface.addEventListener("pointercancel", hands.up, { signal });
    surface.addEventListener("click", hands.click, { signal, capture: true });
    surface.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      camera.go(zoomedAt(camera.view(), wheelTimes(event), pointOf(event, surface)));
    };
    surface.addEventListener("wheel", turn, { signal, passive: false });
    return () => listening.abort();
  }, [ref, camera]);
}

/** The pointers that hold a surface, from the first that is down to the last that is lifted. */
function createHands(surface: HTMLElement, camera: Camera) {
  const held = new Map<number, Point>();
  let isDragging = false;
  const drag = (): void => {
    isDragging = true;
    surface.dataset["dragging"] = "";
    for (const id of held.keys()) surface.setPointerCapture(id);
  };
  const lift = (event: PointerEvent): void => {
    held.delete(event.pointerId);
    if (held.size === 0) delete surface.dataset["dragging"];
  };
  return {
    down: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (held.size === 0) isDragging = false;
      held.set(event.pointerId, pointOf(event, surface));
      if (held.size > 1) drag();
    },
    move: (event: PointerEvent): void => {
      const from = held.get(event.pointerId);
      if (from === undefined) return;
      if ((event.buttons & 1) === 0) {
        // The pointer was lifted outside this surface, before it dragged.
        lift(event);
        return;
      }
      const to = pointOf(event, surface);
      if (!isDragging) {
        if (Math.hypot(to.x - from.x, to.y - from.y) < slop) return;
        drag();
      }
      const before = [...held.values()];
      held.set(event.pointerId, to);
      camera.go(moved(camera.view(), before, [...held.values()]));
    },
    up: lift,
    /** A drag is no press of the element under the pointer. */
    click: (event: MouseEvent): void => {
      if (!isDragging) return;
      isDragging = false;
      event.stopPropagation();
    },
  };
}

function pointOf({ clientX, clientY }: MouseEvent, surface: HTMLElement): Point {
  const { left, top } = surface.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
