import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { copyDivision, saveDivision } from "@atrio/contract/projects/divisions";
import type {
  DayDivision,
  ProjectPart,
  Registration,
  UsableProject,
} from "@atrio/contract/projects/shapes";

import {
  addDays,
  addMinutes,
  dayIn,
  formatTime,
  instantsAt,
  minutesBetween,
} from "../../../../lib/format.ts";
import { askedParts, emptyWork, judgeWork, partValues, typedValues } from "../work/work.model.ts";
import type { WorkDraft, WorkErrors } from "../work/work.model.ts";

export type DividedSigning = DayDivision["fichajes"][number];
type Proposal = EndpointResponse<typeof copyDivision>["data"]["registros"][number];
type SaveBody = EndpointInput<typeof saveDivision>["body"];

/** An interval as it is edited. */
export type IntervalDraft = {
  /** Stable name of the row. */
  key: string;
  /** Stored registration that it changes; null: a new one. */
  id: number | null;
  fichaje_id: number;
  /** `HH:mm` as typed; an empty end lasts until the open signing ends. */
  from: string;
  to: string;
  work: WorkDraft;
  /** The registration as stored, whose instants stay while its times are untouched. */
  stored: Registration | null;
};

export type IntervalErrors = {
  from?: "editor.time_required" | "editor.outside";
  to?: "editor.time_required" | "editor.order" | "editor.outside";
  overlap?: "editor.overlap";
  work: WorkErrors | null;
};

/** Instants of an interval; the end is null while it runs with the open signing. */
type Span = { start: string; end: string | null };

/** True if its worker may not change a row: approved, or its month is closed. */
export const isLocked = ({ stored }: IntervalDraft): boolean =>
  stored !== null && !stored.can.editar;

/** Rows of what is stored. */
export function draftOf(division: DayDivision): IntervalDraft[] {
  return division.fichajes.flatMap(({ id, registros }) =>
    registros.map((stored) => rowOf(stored, { fichaje_id: id, zone: division.zona_horaria })),
  );
}

/** True if rows say something else than what is stored. */
export function isChanged(rows: readonly IntervalDraft[], division: DayDivision): boolean {
  return JSON.stringify(rows) !== JSON.stringify(draftOf(division));
}

function rowOf(stored: Registration, at: { fichaje_id: number; zone: string }): IntervalDraft {
  return {
    key: `stored-${stored.id}`,
    id: stored.id,
    fichaje_id: at.fichaje_id,
    from: formatTime(stored.hora_inicio, at.zone),
    to: stored.hora_fin === null ? "" : formatTime(stored.hora_fin, at.zone),
    work: workOf(stored),
    stored,
  };
}

function workOf(said: Pick<Proposal, "proyecto_id" | "actividad_id" | "partes" | "observaciones">) {
  const { proyecto_id, actividad_id } = said;
  const values = typedValues(said.partes);
  return { proyecto_id, actividad_id, values, observaciones: said.observaciones ?? "" };
}

/** A new row over a free stretch of a signing. */
export function newRow(key: string, fichaje_id: number, span: Span, zone: string): IntervalDraft {
  return {
    key,
    id: null,
    fichaje_id,
    from: formatTime(span.start, zone),
    to: span.end === null ? "" : formatTime(span.end, zone),
    work: emptyWork,
    stored: null,
  };
}

/** A row of a copied division. */
export function copiedRow(key: string, proposal: Proposal, zone: string): IntervalDraft {
  const { fichaje_id, hora_inicio, hora_fin } = proposal;
  const span = { start: hora_inicio, end: hora_fin };
  return { ...newRow(key, fichaje_id, span, zone), work: workOf(proposal) };
}

/** The instant inside a signing at which its clocks show a time; outside it the first one. */
function instantIn(time: string, signing: DividedSigning, zone: string): string {
  const first = dayIn(zone, signing.hora_inicio);
  const all = [first, addDays(first, 1)].flatMap((day) => instantsAt(day, time, zone));
  const { hora_fin } = signing;
  const start = isoOf(signing.hora_inicio);
  const inside = all.find((at) => at >= start && (hora_fin === null || at <= isoOf(hora_fin)));
  return inside ?? all[0] ?? signing.hora_inicio;
}

const isTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text);

/** Instants of a row; null where a time is missing. Untouched times keep the stored instants. */
function spanOf(row: IntervalDraft, signing: DividedSigning, zone: string): Span | null {
  const { stored, from, to } = row;
  if (!isTime(from) || (to !== "" && !isTime(to))) return null;
  if (to === "" && signing.hora_fin !== null) return null;
  const instantOf = (time: string, known: string | null | undefined) =>
    known !== null && known !== undefined && formatTime(known, zone) === time
      ? known
      : instantIn(time, signing, zone);
  const start = instantOf(from, stored?.hora_inicio ?? signing.hora_inicio);
  const end = to === "" ? null : instantOf(to, stored?.hora_fin ?? signing.hora_fin);
  return { start: isoOf(start), end: end === null ? null : isoOf(end) };
}

/** One spelling of an instant, so that texts compare as times do. */
const isoOf = (instant: string): string => addMinutes(instant, 0);

type Known = {
  division: DayDivision;
  projects: readonly UsableProject[];
  parts: readonly ProjectPart[];
};

/** Problems by row; rows without any are absent (Rules PROJECTS-1, PROJECTS-2). */
export function judgeRows(rows: readonly IntervalDraft[], known: Known) {
  const problems = new Map<string, IntervalErrors>();
  for (const row of rows.filter((one) => !isLocked(one))) {
    const found = judgeRow(row, rows, known);
    if (found !== null) problems.set(row.key, found);
  }
  return problems;
}

function judgeRow(
  row: IntervalDraft,
  rows: readonly IntervalDraft[],
  { division, projects, parts }: Known,
): IntervalErrors | null {
  const signing = division.fichajes.find(({ id }) => id === row.fichaje_id);
  if (signing === undefined) return { from: "editor.outside", work: null };
  const { zona_horaria } = division;
  const project = projects.find(({ id }) => id === row.work.proyecto_id);
  const work = judgeWork(row.work, project, parts);
  const span = spanOf(row, signing, zona_horaria);
  const times = span === null ? missingTimes(row) : timeErrors(span, signing);
  const others = rows.filter((one) => one.key !== row.key && one.fichaje_id === row.fichaje_id);
  const overlaps =
    span !== null &&
    others.some((one) => {
      const other = spanOf(one, signing, zona_horaria);
      return other !== null && isOverlap(span, other);
    });
  const found = { ...times, ...(overlaps && { overlap: "editor.overlap" as const }), work };
  return Object.keys(found).length === 1 && work === null ? null : found;
}

function missingTimes({ from, to }: IntervalDraft): Omit<IntervalErrors, "work"> {
  const missing = "editor.time_required" as const;
  return { ...(!isTime(from) && { from: missing }), ...(!isTime(to) && { to: missing }) };
}

function timeErrors({ start, end }: Span, signing: DividedSigning): Omit<IntervalErrors, "work"> {
  const limits = { start: isoOf(signing.hora_inicio), end: signing.hora_fin };
  const last = limits.end === null ? null : isoOf(limits.end);
  if (start < limits.start || (last !== null && start >= last)) return { from: "editor.outside" };
  if (end !== null && end <= start) return { to: "editor.order" };
  return end !== null && last !== null && end > last ? { to: "editor.outside" } : {};
}

function isOverlap(one: Span, other: Span): boolean {
  return (
    (one.end === null || other.start < one.end) && (other.end === null || one.start < other.end)
  );
}

/** A stretch of a signing on its bar: a row's, or free. */
export type Stretch = Span & { row: IntervalDraft | null; minutes: number };

/** A signing cut into its rows and what is free, in order; an open one reaches to `now`. */
export function stretchesOf(
  rows: readonly IntervalDraft[],
  signing: DividedSigning,
  { zone, now }: { zone: string; now: string },
): Stretch[] {
  const close = isoOf(signing.hora_fin ?? now);
  const placed = rows
    .filter(({ fichaje_id }) => fichaje_id === signing.id)
    .flatMap((row) => {
      const span = spanOf(row, signing, zone);
      return span === null ? [] : [{ ...span, row }];
    })
    .filter(({ start, end }) => start < close && (end === null || end > start))
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const all: Stretch[] = [];
  let reached = isoOf(signing.hora_inicio);
  for (const one of placed) {
    if (one.start > reached) all.push(free(reached, one.start, one.start));
    const until = one.end ?? close;
    all.push({ ...one, minutes: minutesOf(one.start, until) });
    if (until > reached) reached = until;
  }
  if (reached < close) all.push(free(reached, signing.hora_fin, close));
  return all;
}

function free(start: string, end: string | null, until: string): Stretch {
  return { start, end, row: null, minutes: minutesOf(start, until) };
}

const minutesOf = (from: string, to: string): number => Math.max(0, minutesBetween(from, to));

/** Stored registrations that the rows leave out: deleting them needs a reason. */
export function removedOf(rows: readonly IntervalDraft[], division: DayDivision): Registration[] {
  const kept = new Set(rows.map(({ id }) => id));
  return division.fichajes.flatMap(({ registros }) => registros.filter(({ id }) => !kept.has(id)));
}

/**
 * Rows on a division that has changed since: what it no longer has becomes new, what is approved by
 * now is as stored, and rows of a signing that is gone go to the first.
 */
export function reseatRows(rows: readonly IntervalDraft[], division: DayDivision): IntervalDraft[] {
  const stored = draftOf(division);
  const locked = stored.filter((row) => isLocked(row));
  const [first] = division.fichajes;
  const mine = rows.flatMap((row) => {
    const now = stored.find(({ id }) => id === row.id);
    if (locked.some(({ id }) => id === row.id) || (row.id !== null && isLocked(row))) return [];
    const isHere = division.fichajes.some(({ id }) => id === row.fichaje_id);
    const fichaje_id = isHere ? row.fichaje_id : (first?.id ?? row.fichaje_id);
    const seat = now === undefined ? { id: null, stored: null } : { stored: now.stored };
    return [{ ...row, fichaje_id, ...seat }];
  });
  return [...locked, ...mine];
}

/** What the call takes; rows must have been judged. */
export function bodyOf(rows: readonly IntervalDraft[], known: Known, motivo: string): SaveBody {
  const { division } = known;
  const registros = rows.flatMap((row) => {
    const signing = division.fichajes.find(({ id }) => id === row.fichaje_id);
    const span = signing && spanOf(row, signing, division.zona_horaria);
    if (span === undefined || span === null) return [];
    return [registrationOf(row, span, known)];
  });
  const reason = removedOf(rows, division).length > 0 && motivo.trim() !== "";
  const { trabajador_id, version } = division;
  return { trabajador_id, version, registros, ...(reason && { motivo: motivo.trim() }) };
}

function registrationOf(row: IntervalDraft, span: Span, { projects, parts }: Known) {
  const { id, fichaje_id, work, stored } = row;
  const project = projects.find((one) => one.id === work.proyecto_id);
  const remarks = work.observaciones.trim();
  const partes =
    stored !== null && isLocked(row)
      ? stored.partes
      : partValues(work, askedParts(project, work.actividad_id, parts));
  return {
    ...(id !== null && { id }),
    fichaje_id,
    hora_inicio: span.start,
    hora_fin: span.end,
    proyecto_id: work.proyecto_id ?? 0,
    actividad_id: work.actividad_id,
    partes,
    observaciones: remarks === "" ? null : remarks,
  };
}
