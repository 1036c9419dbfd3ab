import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { addMinutes } from "../../../../../lib/format.ts";
import type { IntervalDraft, Stretch } from "../division.model.ts";

import { clockAt, edgesOf, placesOf, roomOf, rowsAt, stepped } from "./bar.model.ts";
import type { Edge, Place, Room, Scale } from "./bar.model.ts";
import classes from "./editable-bar.module.css";
import { useBarDrag } from "./use-bar-drag.ts";
import type { Grip } from "./use-bar-drag.ts";

type EditableBarProps = {
  stretches: readonly Stretch[];
  scale: Scale;
  /** True while the signing runs: its last minute is now. */
  isOpen: boolean;
  /** Project of a row, or its number while it has none; null for what is free. */
  nameOf: (row: IntervalDraft | null) => string | null;
  onRows: (rows: IntervalDraft[]) => void;
  onDraw: (stretch: Stretch) => void;
};

/** A signing as a bar that is divided by dragging, or by arrow keys on its borders. */
export function EditableBar(props: EditableBarProps) {
  const { stretches, scale, isOpen, nameOf, onRows } = props;
  const { t } = useTranslation("my-projects");
  // Border that has the focus: it keeps its name where it meets its neighbour's.
  const [active, setActive] = useState("");
  const places = placesOf(stretches, scale);
  const length = Math.max(1, ...places.map(({ end }) => end));
  const draw = ({ min, max }: Room) => {
    const [start, end] = [addMinutes(scale.from, min), addMinutes(scale.from, max)];
    const last = isOpen && max === length ? null : end;
    props.onDraw({ start, end: last, row: null, minutes: max - min });
  };
  const { drawn, begin, track } = useBarDrag({ scale, length, onRows, onDraw: draw });
  const left = (at: number) => `${(at / length) * 100}%`;
  const spot = ({ start, end }: { start: number; end: number }) => ({
    left: left(start),
    width: left(end - start),
  });
  return (
    <div className={classes.frame}>
      <div className={classes.track} data-track {...track}>
        {places.map((place, index) => {
          const grip = gripOf(places, index);
          return (
            <span
              key={place.row?.key ?? place.start}
              aria-hidden
              className={classes.segment}
              data-free={isUnassigned(place) || undefined}
              data-empty={(place.row !== null && isUnassigned(place)) || undefined}
              data-fixed={grip === null || undefined}
              style={spot(place)}
              onPointerDown={grip === null ? undefined : (event) => begin(event, grip)}
            >
              {isUnassigned(place) ? null : nameOf(place.row)}
            </span>
          );
        })}
        {drawn !== null && (
          <span className={classes.drawn} style={spot({ start: drawn.min, end: drawn.max })} />
        )}
        {edgesOf(places).map((edge) => {
          const name = keyOf(edge, active);
          const { label, ...value } = wordsOf(edge, nameOf);
          return (
            <div
              key={name}
              role="slider"
              tabIndex={0}
              className={classes.edge}
              style={{ left: left(edge.at) }}
              aria-label={t(label, value)}
              aria-valuemin={edge.min}
              aria-valuemax={edge.max}
              aria-valuenow={edge.at}
              aria-valuetext={clockAt(edge.at, scale)}
              onFocus={() => setActive(name)}
              onPointerDown={(event) => begin(event, { kind: "edge", edge })}
              onKeyDown={(event) => {
                const at = minuteAfter(event, edge, scale);
                if (at !== null) onRows(rowsAt(edge, at, scale));
              }}
            />
          );
        })}
      </div>
      <div className={classes.ticks} aria-hidden>
        <span>{clockAt(0, scale)}</span>
        <span>{isOpen ? "…" : clockAt(length, scale)}</span>
      </div>
    </div>
  );
}

/** True for what is free, and for a row whose project is still to be chosen. */
const isUnassigned = ({ row }: Place): boolean => (row?.work.proyecto_id ?? null) === null;

/** Grip of a stretch; null for one that stays where it is. */
function gripOf(places: readonly Place[], index: number): Grip | null {
  const place = places[index];
  if (place === undefined) return null;
  if (place.row === null) return { kind: "free", place };
  const room = roomOf(places, index);
  return room === null ? null : { kind: "row", place, room };
}

function keyOf({ ends, begins }: Edge, active: string): string {
  const names = [ends && `end ${ends.key}`, begins && `start ${begins.key}`];
  const all = names.filter((name) => name !== null);
  return all.find((name) => name === active) ?? all[0] ?? "";
}

function wordsOf({ ends, begins }: Edge, nameOf: EditableBarProps["nameOf"]) {
  const name = nameOf(ends ?? begins) ?? "";
  const next = (ends && nameOf(begins)) ?? "";
  if (ends === null) return { label: "editor.edge_start" as const, name, next };
  if (begins === null) return { label: "editor.edge_end" as const, name, next };
  return { label: "editor.edge_both" as const, name, next };
}

/** Minute to which a key moves a border; null for a key that does not. */
function minuteAfter(event: KeyboardEvent<HTMLElement>, edge: Edge, scale: Scale): number | null {
  const at = minuteOf(event, edge, scale);
  if (at !== null) event.preventDefault();
  return at;
}

function minuteOf({ key, shiftKey }: KeyboardEvent, edge: Edge, scale: Scale): number | null {
  if (key === "Home") return edge.min;
  if (key === "End") return edge.max;
  if (key === "ArrowLeft" || key === "ArrowDown") {
    return stepped(edge, { by: -1, isFine: shiftKey }, scale);
  }
  if (key === "ArrowRight" || key === "ArrowUp") {
    return stepped(edge, { by: 1, isFine: shiftKey }, scale);
  }
  return null;
}
