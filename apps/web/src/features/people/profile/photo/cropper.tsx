import { useEffect, useId, useRef } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "react-i18next";

import classes from "./cropper.module.css";
import { closest, keyed, moved, sideOf, zoomed } from "./photo.model.ts";
import type { Crop } from "./photo.model.ts";

/** Size of the canvas in pixels; the page shows it at half of them. */
const drawnSide = 640;
const wheelZoom = 0.0015;

type CropperProps = {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (change: (crop: Crop) => Crop) => void;
};

/** Preview of the kept part of a photo; moved and zoomed by pointer, wheel and keys. */
export function Cropper({ picture, crop, onCrop }: CropperProps) {
  const { t } = useTranslation("profile");
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const pointers = usePointers({ picture, onCrop });
  useDrawing(canvas, picture, crop);
  useWheel(canvas, picture, onCrop);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (keyed(picture, crop, event.key) === null) return;
    event.preventDefault();
    const { key } = event;
    onCrop((before) => keyed(picture, before, key) ?? before);
  };
  const most = closest(picture);
  return (
    <div className={classes.cropper}>
      <div className={classes.frame}>
        <canvas
          ref={canvas}
          className={classes.canvas}
          width={drawnSide}
          height={drawnSide}
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it takes the arrow keys itself
          role="application"
          aria-label={t("photo.crop")}
          aria-describedby={hint}
          onKeyDown={press}
          {...pointers}
        />
        <div className={classes.mask} aria-hidden />
      </div>
      <label className={classes.zoom}>
        {t("photo.zoom")}
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          disabled={most === 1}
          value={crop.zoom}
          aria-valuetext={t("photo.zoom_value", { percent: String(Math.round(crop.zoom * 100)) })}
          onChange={(event) => {
            const zoom = Number(event.currentTarget.value);
            onCrop((before) => zoomed(picture, before, zoom));
          }}
        />
      </label>
      <p id={hint} className={classes.hint}>
        {t("photo.crop_hint")}
      </p>
    </div>
  );
}

type Canvas = { readonly current: HTMLCanvasElement | null };

function useDrawing(canvas: Canvas, picture: ImageBitmap, crop: Crop): void {
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (pen !== null && pen !== undefined) draw(pen, picture, crop, drawnSide);
  }, [canvas, picture, crop]);
}

/** Draws the kept square of a picture; transparent parts become white. */
export function draw(
  pen: CanvasRenderingContext2D,
  picture: ImageBitmap,
  crop: Crop,
  size: number,
): void {
  const side = sideOf(picture, crop);
  pen.fillStyle = "white";
  pen.fillRect(0, 0, size, size);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, size, size);
}

/** The wheel zooms the photo instead of scrolling the page behind it. */
function useWheel(canvas: Canvas, picture: ImageBitmap, onCrop: CropperProps["onCrop"]): void {
  useEffect(() => {
    const element = canvas.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { deltaY } = event;
      onCrop((before) => zoomed(picture, before, before.zoom * Math.exp(-deltaY * wheelZoom)));
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [canvas, picture, onCrop]);
}

type Point = { x: number; y: number };

/** A single pointer moves the photo, two pinch it. */
function usePointers({ picture, onCrop }: Pick<CropperProps, "picture" | "onCrop">) {
  const down = useRef(new Map<number, Point>());
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const from = down.current.get(event.pointerId);
      if (from === undefined) return;
      const to = { x: event.clientX, y: event.clientY };
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      down.current.set(event.pointerId, to);
      const { width } = event.currentTarget.getBoundingClientRect();
      const fingers = other === undefined ? 1 : 2;
      const step = {
        dx: (from.x - to.x) / width / fingers,
        dy: (from.y - to.y) / width / fingers,
      };
      const ratio = other === undefined ? 1 : distance(to, other) / distance(from, other);
      onCrop((before) => zoomed(picture, moved(picture, before, step), before.zoom * ratio));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function distance(first: Point, second: Point): number {
  return Math.max(1, Math.hypot(first.x - second.x, first.y - second.y));
}
