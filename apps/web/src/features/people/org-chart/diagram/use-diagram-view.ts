import { useReducedMotion } from "@mantine/hooks";
import { useCallback, useLayoutEffect, useRef } from "react";

import type { Chart } from "../use-chart.ts";

import { zoomedAt } from "./camera/camera.model.ts";
import type { Camera } from "./camera/camera.model.ts";
import type { Layout } from "./layout/layout.model.ts";
import {
  comfortable,
  firstView,
  isAnyInView,
  isInView,
  viewOn,
  wholeView,
} from "./viewport/viewport.model.ts";
import type { Size } from "./viewport/viewport.model.ts";

const movingMs = 220;
/** Zoom factor of a button press. */
const closerBy = 1.2;

/**
 * Moves a diagram on the screen: zoom, fit, and focus. A folded or unfolded node keeps its place on
 * the screen.
 */
export function useDiagramView(
  camera: Camera,
  { layout, screen }: { layout: Layout; screen: Size },
  { current, turn }: Pick<Chart, "current" | "turn">,
) {
  const duration = useReducedMotion() ? 0 : movingMs;
  const before = useRef(layout);
  const gone = useRef(turn);
  const width = useRef(screen.width);

  useLayoutEffect(() => {
    const anchor = current?.node.id ?? layout.nodes[0]?.branch.node.id;
    const was = anchor === undefined ? undefined : before.current.byId.get(anchor);
    const is = anchor === undefined ? undefined : layout.byId.get(anchor);
    const isChanged = before.current !== layout;
    before.current = layout;
    const view = { ...camera.view() };
    if (width.current !== screen.width) {
      // A phone that is turned, a menu that opens: the middle stays the middle.
      view.x += (screen.width - width.current) / 2;
      width.current = screen.width;
      camera.go(view);
    }
    if (was !== undefined && is !== undefined && (was.x !== is.x || was.y !== is.y)) {
      view.x += (was.x - is.x) * view.zoom;
      view.y += (was.y - is.y) * view.zoom;
      camera.go(view);
    }
    if (isChanged && !isAnyInView(layout, view, screen)) {
      // All visible nodes were folded away: the view restarts.
      camera.go(firstView(layout, screen, current === null ? undefined : is));
    }
    if (gone.current === turn) return;
    gone.current = turn;
    if (current === null || is === undefined) return;
    const zoom = Math.max(view.zoom, comfortable);
    if (zoom === view.zoom && isInView(is, view, screen)) return;
    camera.go(viewOn(is, zoom, screen), duration);
  }, [layout, current, turn, screen, duration, camera]);

  return useCallback(
    (view: "in" | "out" | "all") => {
      const middle = { x: screen.width / 2, y: screen.height / 2 };
      const times = view === "in" ? closerBy : 1 / closerBy;
      camera.go(
        view === "all" ? wholeView(layout, screen) : zoomedAt(camera.view(), times, middle),
        duration,
      );
    },
    [layout, screen, duration, camera],
  );
}
