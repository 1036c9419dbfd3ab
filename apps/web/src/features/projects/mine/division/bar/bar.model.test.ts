import { expect, it } from "vitest";

import { registrationOf } from "../../../../../test/projects.ts";
import { stretchesOf } from "../division.model.ts";
import type { DividedSigning, IntervalDraft } from "../division.model.ts";

import { edgesOf, placesOf, roomOf, rowMoved, rowsAt, snapped, stepped } from "./bar.model.ts";

const zone = "Europe/Madrid";
const now = "2026-11-18T11:00:00.000Z";
/** From 09:03 to 13:00. */
const signing: DividedSigning = {
  id: 5,
  hora_inicio: "2026-11-18T08:03:00.000Z",
  hora_fin: "2026-11-18T12:00:00.000Z",
  minutos: 237,
  minutos_asignados: 0,
  minutos_sin_asignar: 237,
  registros: [],
  huecos: [],
};
const scale = { from: signing.hora_inicio, zone };

function row(key: string, from: string, to: string, stored = false): IntervalDraft {
  const work = { proyecto_id: 3, actividad_id: null, values: {}, observaciones: "" };
  const approved = stored
    ? registrationOf({ hora_inicio: at(from), hora_fin: at(to), aprobado: true })
    : null;
  return { key, id: null, fichaje_id: 5, from, to, work, stored: approved };
}

const at = (time: string): string => `2026-11-18T${time}:00+01:00`;
const placed = (rows: IntervalDraft[], of = signing) =>
  placesOf(stretchesOf(rows, of, { zone, now }), scale);
const edges = (rows: IntervalDraft[], of = signing) =>
  edgesOf(placed(rows, of)).map((edge) => [
    edge.ends?.key ?? null,
    edge.begins?.key ?? null,
    edge.at,
    edge.min,
    edge.max,
  ]);

it("an interval alone moves by both its ends, within the signing", () => {
  expect(edges([row("a", "10:00", "11:00")])).toEqual([
    [null, "a", 57, 0, 116],
    ["a", null, 117, 58, 237],
  ]);
});

it("two intervals that touch share a border, which leaves each a minute (Rule PROJECTS-2)", () => {
  expect(edges([row("a", "09:03", "11:00"), row("b", "11:00", "13:00")])).toEqual([
    [null, "a", 0, 0, 116],
    ["a", "b", 117, 1, 236],
    ["b", null, 237, 118, 237],
  ]);
});

it("an approved interval keeps its times, and its neighbours stop at it (Rule PROJECTS-7)", () => {
  const rows = [row("a", "09:03", "10:00"), row("locked", "10:00", "11:00", true)];
  expect(edges([...rows, row("b", "12:00", "13:00")])).toEqual([
    [null, "a", 0, 0, 56],
    ["a", null, 57, 1, 57],
    [null, "b", 177, 117, 236],
    ["b", null, 237, 178, 237],
  ]);
  expect(roomOf(placed(rows), 1)).toBeNull();
});

it("an interval that runs has no end to move (Rule PROJECTS-5)", () => {
  const open = { ...signing, hora_fin: null };
  expect(edges([row("a", "11:00", "")], open)).toEqual([[null, "a", 117, 0, 176]]);
});

it("a border stops at five minutes of the clock, and at its limits", () => {
  const [, end] = edgesOf(placed([row("a", "10:00", "11:00")]));
  if (end === undefined) throw new Error("No border");
  expect([118, 120, 400].map((to) => snapped(to, end, scale))).toEqual([117, 122, 237]);
  const step = (by: 1 | -1, isFine: boolean) => stepped(end, { by, isFine }, scale);
  expect([step(1, false), step(-1, false), step(1, true)]).toEqual([122, 112, 118]);
  expect(rowsAt(end, 122, scale).map(({ from, to }) => [from, to])).toEqual([["10:00", "11:05"]]);
});

it("a shared border changes both intervals", () => {
  const shared = edgesOf(placed([row("a", "09:03", "11:00"), row("b", "11:00", "13:00")]))[1];
  if (shared === undefined) throw new Error("No border");
  expect(rowsAt(shared, 87, scale).map(({ from, to }) => [from, to])).toEqual([
    ["09:03", "10:30"],
    ["10:30", "13:00"],
  ]);
});

it("an interval moves as a whole between its neighbours and keeps its length", () => {
  const places = placed([row("a", "09:30", "10:00"), row("b", "11:00", "12:00")]);
  const index = places.findIndex((place) => place.row?.key === "b");
  const [place, room] = [places[index], roomOf(places, index)];
  if (place === undefined || room === null) throw new Error("No room");
  const times = (by: number) =>
    rowMoved(place, { by, room }, scale).map(({ from, to }) => [from, to]);
  expect(times(-22)).toEqual([["10:40", "11:40"]]);
  expect(times(-300)).toEqual([["10:00", "11:00"]]);
  expect(times(300)).toEqual([["12:00", "13:00"]]);
});
