import { useLayoutEffect, useMemo, useRef } from "react";
import type { PointerEvent } from "react";

import { outlineOf } from "./backdrop.tsx";
import type { Camera } from "./camera/camera.model.ts";
import { useWatched } from "./camera/use-watched.ts";
import classes from "./diagram.module.css";
import type { Layout } from "./layout/layout.model.ts";
import { isWhole } from "./viewport/viewport.model.ts";
import type { Size } from "./viewport/viewport.model.ts";

const room = { width: 190, height: 120 };

type MiniMapProps = { layout: Layout; screen: Size; camera: Camera };

/** The whole chart in small; nothing while the screen shows it all. */
export function MiniMap(props: MiniMapProps) {
  const { layout, screen, camera } = props;
  const isHidden = useWatched(camera, (view) => isWhole(view, layout, screen));
  return isHidden ? null : <Map {...props} />;
}

/** With the part that is on the screen; press or drag to go elsewhere. */
function Map({ layout, screen, camera }: MiniMapProps) {
  const scale = Math.min(room.width / layout.width, room.height / layout.height, 0.2);
  const outlines = useMemo(() => layout.nodes.map((one) => outlineOf(one)).join(""), [layout]);
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let shown = 0;
    const show = (): void => {
      if (part.current === null) return;
      const { style } = part.current;
      const { x, y, zoom } = camera.view();
      const times = scale / zoom;
      style.transform = `translate(${-x * times}px, ${-y * times}px)`;
      if (zoom === shown) return;
      shown = zoom;
      style.width = `${screen.width * times}px`;
      style.height = `${screen.height * times}px`;
    };
    show();
    return camera.watch(show);
  }, [camera, scale, screen]);
  const go = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const { zoom } = camera.view();
    const times = zoom / scale;
    camera.go({
      x: screen.width / 2 - (event.clientX - box.left) * times,
      y: screen.height / 2 - (event.clientY - box.top) * times,
      zoom,
    });
  };
  return (
    <div className={classes.map} aria-hidden>
      <div
        className={classes.mapRoom}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          go(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) go(event);
        }}
      >
        <svg
          width={layout.width * scale}
          height={layout.height * scale}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
        >
          <path className={classes.mapNodes} d={outlines} />
        </svg>
        <div ref={part} className={classes.mapView} />
      </div>
    </div>
  );
}
