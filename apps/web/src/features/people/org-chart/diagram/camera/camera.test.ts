import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createCamera, moved, wheelTimes, zoomedAt } from "./camera.model.ts";
import type { Point } from "./camera.model.ts";

const view = { x: 30, y: -40, zoom: 0.8 };

/** Point of the chart under a point of the screen. */
const under = ({ x, y }: Point, looked: typeof view) => ({
  x: (x - looked.x) / looked.zoom,
  y: (y - looked.y) / looked.zoom,
});

function expectSame(one: Point, other: Point): void {
  expect(one.x).toBeCloseTo(other.x, 6);
  expect(one.y).toBeCloseTo(other.y, 6);
}

describe("moving a diagram", () => {
  it("a finger drags the point under it", () => {
    const after = moved(view, [{ x: 100, y: 100 }], [{ x: 130, y: 80 }]);
    expect(after).toEqual({ x: 60, y: -60, zoom: 0.8 });
  });

  it("two fingers keep the points under them", () => {
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    const after = [
      { x: 90, y: 120 },
      { x: 240, y: 120 },
    ];
    const stretched = moved(view, before, after);
    expect(stretched.zoom).toBeCloseTo(1.2, 6);
    for (const [index, point] of before.entries()) {
      expectSame(under(point, view), under(after[index] ?? point, stretched));
    }
  });

  it("a wheel keeps the point under the pointer, within the limits", () => {
    const point = { x: 412, y: 77 };
    const closer = zoomedAt(
      view,
      wheelTimes({ deltaY: -120, deltaMode: 0, ctrlKey: false }),
      point,
    );
    expect(closer.zoom).toBeGreaterThan(view.zoom);
    expectSame(under(point, closer), under(point, view));
    expect(zoomedAt(view, 100, point).zoom).toBe(1.6);
    const farthest = zoomedAt(view, 0.0001, point);
    expect(farthest.zoom).toBe(0.04);
    expectSame(under(point, farthest), under(point, view));
  });
});

describe("a turn of the wheel", () => {
  const times = (deltaY: number, ctrlKey = false, deltaMode = 0): number =>
    wheelTimes({ deltaY, deltaMode, ctrlKey });

  it("a turn of the wheel goes as far by pixels as by lines", () => {
    expect(times(-75)).toBeCloseTo(times(-3, false, 1), 6);
    expect(times(75)).toBeCloseTo(1 / times(-75), 6);
  });

  it("a pinch on a touchpad, with its small steps, counts ten times", () => {
    expect(times(-4, true)).toBeCloseTo(times(-40), 6);
    // The wheel of a mouse with Ctrl held: no leap.
    expect(times(-120, true)).toBe(2);
  });
});

describe("a camera", () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"],
      }),
  );
  afterEach(() => void vi.useRealTimers());

  it("a camera goes at once, and tells who watches until they leave", () => {
    const camera = createCamera(view);
    const seen: number[] = [];
    const leave = camera.watch(() => seen.push(camera.view().x));
    camera.go({ ...view, x: 1 });
    leave();
    camera.go({ ...view, x: 2 });
    expect(seen).toEqual([1]);
    expect(camera.view().x).toBe(2);
  });

  it("a camera glides to its target, unless moved meanwhile", () => {
    const camera = createCamera(view);
    camera.go({ ...view, x: 1030 }, 200);
    vi.advanceTimersByTime(120);
    expect(camera.view().x).toBeGreaterThan(100);
    expect(camera.view().x).toBeLessThan(1000);
    vi.advanceTimersByTime(200);
    expect(camera.view()).toEqual({ ...view, x: 1030 });
    camera.go(view, 200);
    vi.advanceTimersByTime(50);
    camera.go({ ...view, x: 5 });
    vi.advanceTimersByTime(500);
    expect(camera.view().x).toBe(5);
  });
});
