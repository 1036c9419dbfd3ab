import { useReactFlow, useStore } from "@xyflow/react";
import { useMemo } from "react";
import type { PointerEvent } from "react";

import { outlineOf } from "./backdrop.tsx";
import classes from "./diagram.module.css";
import type { Layout } from "./layout/layout.model.ts";

const room = { width: 190, height: 120 };

/**
 * The whole chart in small, with the part that is on the screen; press or drag to go elsewhere. Nothing
 * while the screen shows it all.
 */
export function MiniMap({ layout }: { layout: Layout }) {
  const [x, y, zoom] = useStore((state) => state.transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const { setCenter } = useReactFlow();
  const scale = Math.min(room.width / layout.width, room.height / layout.height, 0.2);
  const isWhole =
    x >= 0 && y >= 0 && x + layout.width * zoom <= width && y + layout.height * zoom <= height;
  const outlines = useMemo(() => layout.nodes.map((one) => outlineOf(one)).join(""), [layout]);
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const [left, top] = [event.clientX - box.left, event.clientY - box.top];
    void setCenter(left / scale, top / scale, { zoom });
  };
  if (isWhole) return null;
  return (
    <div className={classes.map} aria-hidden>
      <svg
        width={layout.width * scale}
        height={layout.height * scale}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          go(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) go(event);
        }}
      >
        <path className={classes.mapNodes} d={outlines} />
        <rect
          className={classes.mapView}
          x={-x / zoom}
          y={-y / zoom}
          width={width / zoom}
          height={height / zoom}
          strokeWidth={2 / scale}
        />
      </svg>
    </div>
  );
}
