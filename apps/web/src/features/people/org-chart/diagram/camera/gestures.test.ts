import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { createCamera } from "./camera.model.ts";
import { useGestures } from "./use-gestures.ts";

let surface = document.createElement("div");
beforeEach(() => {
  surface = document.createElement("div");
  // jsdom holds no pointers.
  surface.setPointerCapture = () => {};
});

function hold() {
  const camera = createCamera({ x: 0, y: 0, zoom: 1 });
  renderHook(() => useGestures({ current: surface }, camera));
  const point = (type: string, x: number, buttons: number) =>
    surface.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: x, clientY: 0, buttons, bubbles: true }),
    );
  return { camera, point };
}

it("a held pointer drags the diagram", () => {
  const { camera, point } = hold();
  point("pointerdown", 10, 1);
  point("pointermove", 60, 1);
  expect(camera.view().x).toBe(50);
  point("pointerup", 60, 0);
  point("pointermove", 90, 0);
  expect(camera.view().x).toBe(50);
});

it("a pointer lifted outside drags nothing when it comes back", () => {
  const { camera, point } = hold();
  point("pointerdown", 10, 1);
  point("pointermove", 60, 0);
  point("pointermove", 90, 0);
  expect(camera.view().x).toBe(0);
  expect(surface.dataset["dragging"]).toBeUndefined();
});
