import { useRef, useState } from "react";
import type { PointerEvent } from "react";

import type { SheetPage } from "@atrio/contract/papers/payslip-layouts";

import { between, cellAt, isLabel } from "./layouts.model.ts";
import type { Box, Cell, Draft, Point } from "./layouts.model.ts";
import classes from "./layouts.module.css";
import { useMarkName } from "./use-mark-name.ts";
import type { Active } from "./use-teaching.ts";

type MarkLayerProps = {
  page: SheetPage;
  draft: Draft;
  active: Active;
  onCell: (cell: Cell, isMore: boolean) => void;
  onBox: (box: Box) => void;
};

/** Shorter ways of the pointer, in parts of the page, are clicks. */
const shortest = 0.012;

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

const place = ({ x, y, ancho, alto }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(ancho),
  height: percent(alto),
});

/** The texts of a page to point at, its marks, and the rectangle that is being drawn. */
export function MarkLayer({ page, draft, active, onCell, onBox }: MarkLayerProps) {
  const nameOf = useMarkName();
  const { drawn, handlers } = useDrawing({
    onBox,
    onPoint: (point, isMore) => {
      const cell = cellAt(page.celdas, point);
      if (cell !== undefined) onCell(cell, isMore);
    },
  });
  return (
    // The list of texts beside the page does the same by keyboard.
    <div className={classes.layer} aria-hidden {...handlers}>
      {Object.entries(draft.marks).map(([key, box]) => (
        <span key={key} className={classes.zone} data-active={key === active} style={place(box)}>
          <i>{nameOf(key)}</i>
        </span>
      ))}
      {page.celdas.map((cell, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the cells of a page never change
          key={index}
          className={classes.cell}
          data-label={isLabel(draft.labels, cell)}
          data-text={cell.texto}
          style={place(cell)}
        />
      ))}
      {drawn !== null && <span className={classes.drawn} style={place(drawn)} />}
    </div>
  );
}

function pointOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

type Drawing = { onBox: (box: Box) => void; onPoint: (point: Point, isMore: boolean) => void };

/** Draws a rectangle with the pointer, or points at one place. */
function useDrawing({ onBox, onPoint }: Drawing) {
  const start = useRef<Point>(null);
  const [drawn, setDrawn] = useState<Box | null>(null);
  const forget = () => {
    start.current = null;
    setDrawn(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = pointOf(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // A finger that moves scrolls the page.
      if (start.current === null || event.pointerType === "touch") return;
      const box = between(start.current, pointOf(event));
      if (drawn !== null || Math.max(box.ancho, box.alto) > shortest) setDrawn(box);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drawn !== null) onBox(drawn);
      else if (start.current !== null) onPoint(start.current, event.shiftKey);
      forget();
    },
    onPointerLeave: forget,
    onPointerCancel: forget,
  };
  return { drawn, handlers };
}
