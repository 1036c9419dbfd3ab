import type { KeyboardEvent, PointerEvent } from "react";

import type { CycleStretch } from "@atrio/contract/time/schedules-office";

import { clockOf, fitted, placeOn, spanOf, stepMinutes } from "./editor.model.ts";
import type { Span } from "./editor.model.ts";
import classes from "./hour-axis.module.css";

type StretchBlockProps = {
  stretch: CycleStretch;
  /** Times while it is dragged; its own without them. */
  span?: Span | undefined;
  axis: Span;
  label: string;
  isSelected: boolean;
  isWrong: boolean;
  isReadOnly: boolean;
  onBegin: (event: PointerEvent<HTMLElement>, part: "whole" | "start" | "end") => void;
  onSelect: () => void;
  onMove: (span: Span) => void;
  onRemove: () => void;
};

/** A stretch of work on the axis: dragged whole or by its ends, moved and lengthened by arrow keys. */
export function StretchBlock(props: StretchBlockProps) {
  const { stretch, axis, label, isSelected, isWrong, isReadOnly } = props;
  const span = props.span ?? spanOf(stretch);
  const place = placeOn(axis, span);
  if (place === null) return null;
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      props.onRemove();
    }
    const by = { ArrowLeft: -stepMinutes, ArrowRight: stepMinutes }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const end = span.end + by;
    props.onMove(fitted(event.shiftKey ? { ...span, end } : { start: span.start + by, end }));
  };
  const style = { left: `${place.left}%`, width: `${place.width}%` };
  const room = roomOf(place.width);
  const times = `${clockOf(span.start)}–${clockOf(span.end)}`;
  if (isReadOnly) {
    return (
      <span className={classes.block} style={style} data-wrong={isWrong} data-room={room}>
        <span className={classes.times}>{times}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.block}
      style={style}
      aria-label={label}
      aria-pressed={isSelected}
      data-wrong={isWrong}
      data-room={room}
      onPointerDown={(event) => props.onBegin(event, "whole")}
      onClick={props.onSelect}
      onKeyDown={press}
    >
      <span className={classes.grip} onPointerDown={(event) => props.onBegin(event, "start")} />
      <span className={classes.times}>{times}</span>
      <span
        className={classes.grip}
        data-end
        onPointerDown={(event) => props.onBegin(event, "end")}
      />
    </button>
  );
}

/** Screens on which a stretch of a width in per cent has room for its times. */
function roomOf(width: number): "none" | "desk" | "all" {
  if (width < 12) return "none";
  return width < 50 ? "desk" : "all";
}
