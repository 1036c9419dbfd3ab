import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { groupBy } from "../../../../lib/group-by.ts";

/** What a manager states about a shift. */
export type ShiftState = Pick<
  PlannedShift,
  | "fecha"
  | "hora_inicio"
  | "hora_fin"
  | "color"
  | "pe_area_trabajo_id"
  | "label_ids"
  | "pause_ids"
  | "num_minimo_trabajadores"
  | "observaciones"
  | "publicado"
  | "termina_dia_siguiente"
  | "turno_24h"
  | "worker_ids"
>;

/**
 * A shift before and after an edit; null where it does not exist. The id of a new one is negative
 * until the server gives it one.
 */
export type Change = { id: number; before: ShiftState | null; after: ShiftState | null };

/** A call that brings a part of the changes about. */
export type Step =
  | { kind: "create"; id: number; state: ShiftState }
  | { kind: "update"; id: number; state: ShiftState }
  | { kind: "assign"; id: number; worker_ids: readonly number[] }
  | ({ kind: "publicar" | "retirar" | "eliminar" } & Bulk)
  | ({ kind: "etiquetar"; label_ids: readonly number[] } & Bulk);

/** Shifts of a massive action, at most as many as a call takes. */
type Bulk = { ids: readonly number[]; from: string; to: string };

const mostInBulk = 2000;

let provisional = 0;

/** Id of a shift that the server does not know yet. */
export function provisionalId(): number {
  provisional -= 1;
  return provisional;
}

/** The stated part of a shift. */
export function stateOf(shift: PlannedShift): ShiftState {
  const { fecha, hora_inicio, hora_fin, color, pe_area_trabajo_id, label_ids, pause_ids } = shift;
  const { num_minimo_trabajadores, observaciones, publicado, worker_ids } = shift;
  const { termina_dia_siguiente, turno_24h } = shift;
  return {
    fecha,
    hora_inicio,
    hora_fin,
    color,
    pe_area_trabajo_id,
    label_ids,
    pause_ids,
    num_minimo_trabajadores,
    observaciones,
    publicado,
    termina_dia_siguiente,
    turno_24h,
    worker_ids,
  };
}

/** Changes that take back others, the last one first. */
export function inverseOf(changes: readonly Change[]): Change[] {
  return changes
    .toReversed()
    .map(({ id, before, after }) => ({ id, before: after, after: before }));
}

/** True if two states say the same. */
export function isSameState(first: ShiftState | null, second: ShiftState | null): boolean {
  if (first === null || second === null) return first === second;
  return keyOf(first, []) === keyOf(second, []);
}

type Field = keyof ShiftState;
const fields: readonly Field[] = [
  "fecha",
  "hora_inicio",
  "hora_fin",
  "color",
  "pe_area_trabajo_id",
  "label_ids",
  "pause_ids",
  "num_minimo_trabajadores",
  "observaciones",
  "publicado",
  "termina_dia_siguiente",
  "turno_24h",
  "worker_ids",
];

function keyOf(state: ShiftState, without: readonly Field[]): string {
  const kept = fields.filter((field) => !without.includes(field));
  return JSON.stringify(
    kept.map((field) => {
      const value = state[field];
      return Array.isArray(value) ? value.toSorted((a, b) => a - b) : value;
    }),
  );
}

const differs = (change: Existing, ...but: Field[]) =>
  keyOf(change.before, but) !== keyOf(change.after, but);

type Existing = { id: number; before: ShiftState; after: ShiftState };

/**
 * Calls for changes, in an order in which nobody has two shifts at once on the way: deletions,
 * withdrawn workers, moves, new shifts, new workers; what only differs in publishing or labels goes
 * in one call for all.
 */
export function stepsOf(changes: readonly Change[]): Step[] {
  const deleted = changes.flatMap(({ id, before, after }) =>
    before !== null && after === null ? [{ id, fecha: before.fecha }] : [],
  );
  const existing = changes.flatMap(({ id, before, after }): Existing[] =>
    before !== null && after !== null ? [{ id, before, after }] : [],
  );
  const created = changes.flatMap(({ id, before, after }) =>
    before === null && after !== null ? [{ id, state: after }] : [],
  );
  const edited = existing.filter((one) => differs(one, "publicado", "worker_ids", "label_ids"));
  const light = existing.filter((one) => !edited.includes(one));
  return [
    ...bulkSteps(deleted).map((bulk): Step => ({ kind: "eliminar", ...bulk })),
    ...existing.flatMap((one) => takeSteps(one)),
    ...edited.map(({ id, after }): Step => ({ kind: "update", id, state: after })),
    ...created.map((one): Step => ({ kind: "create", ...one })),
    ...relabelSteps(light),
    ...existing.flatMap((one) => giveSteps(one)),
    ...created.flatMap(({ id, state: { worker_ids } }): Step[] =>
      worker_ids.length > 0 ? [{ kind: "assign", id, worker_ids }] : [],
    ),
    ...publishSteps(light),
  ];
}

const keptOf = ({ before, after }: Existing) =>
  before.worker_ids.filter((id) => after.worker_ids.includes(id));

function takeSteps(change: Existing): Step[] {
  const kept = keptOf(change);
  if (kept.length === change.before.worker_ids.length) return [];
  return [{ kind: "assign", id: change.id, worker_ids: kept }];
}

function giveSteps(change: Existing): Step[] {
  const { worker_ids } = change.after;
  if (keptOf(change).length === worker_ids.length) return [];
  return [{ kind: "assign", id: change.id, worker_ids }];
}

function relabelSteps(changes: readonly Existing[]): Step[] {
  const relabelled = changes.filter(
    ({ before, after }) => before.label_ids.join() !== after.label_ids.join(),
  );
  const groups = groupBy(relabelled, ({ after }) => after.label_ids.join());
  return [...groups.values()].flatMap((group) => {
    const label_ids = group[0]?.after.label_ids ?? [];
    const dated = group.map(({ id, after: { fecha } }) => ({ id, fecha }));
    return bulkSteps(dated).map((bulk): Step => ({ kind: "etiquetar", label_ids, ...bulk }));
  });
}

function publishSteps(changes: readonly Existing[]): Step[] {
  const flipped = changes.filter(({ before, after }) => before.publicado !== after.publicado);
  return ([true, false] as const).flatMap((publicado) => {
    const dated = flipped
      .filter(({ after }) => after.publicado === publicado)
      .map(({ id, after: { fecha } }) => ({ id, fecha }));
    const kind = publicado ? "publicar" : "retirar";
    return bulkSteps(dated).map((bulk): Step => ({ kind, ...bulk }));
  });
}

function bulkSteps(shifts: ReadonlyArray<{ id: number; fecha: string }>): Bulk[] {
  const bulks: Bulk[] = [];
  for (let start = 0; start < shifts.length; start += mostInBulk) {
    const part = shifts.slice(start, start + mostInBulk);
    const days = part.map(({ fecha }) => fecha).toSorted();
    const [from = "", to = from] = [days[0], days.at(-1)];
    bulks.push({ ids: part.map(({ id }) => id), from, to });
  }
  return bulks;
}

/** Ids of the shifts that a step is about. */
export function idsOf(step: Step): readonly number[] {
  return "ids" in step ? step.ids : [step.id];
}

/** A board as it will be once the changes are made; hours and warnings follow with the answer. */
export function applyChanges(board: Board, changes: readonly Change[]): Board {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const kept = board.turnos.flatMap((shift): PlannedShift[] => {
    const change = byId.get(shift.id);
    if (change === undefined) return [shift];
    return change.after === null ? [] : [withState(shift, change.after)];
  });
  const known = new Set(board.turnos.map(({ id }) => id));
  const added = changes.flatMap(({ id, after }) =>
    after === null || known.has(id) ? [] : [provisionalShift(id, after)],
  );
  return { ...board, turnos: [...kept, ...added].toSorted(inOrder) };
}

/** A board with a shift as the server answered it, in place of a provisional one or of itself. */
export function withShift(board: Board, shift: PlannedShift, id: number = shift.id): Board {
  const others = board.turnos.filter((one) => one.id !== id && one.id !== shift.id);
  return { ...board, turnos: [...others, shift].toSorted(inOrder) };
}

function inOrder(a: PlannedShift, b: PlannedShift): number {
  return (
    a.fecha.localeCompare(b.fecha) || a.hora_inicio.localeCompare(b.hora_inicio) || a.id - b.id
  );
}

function withState(shift: PlannedShift, state: ShiftState): PlannedShift {
  return { ...shift, ...state, minutos: minutesOf(state, shift.pausas) };
}

function provisionalShift(id: number, state: ShiftState): PlannedShift {
  return {
    id,
    ...state,
    minutos: minutesOf(state, []),
    pausas: [],
    visto_por: [],
    pe_recurrencia_id: null,
    pe_patron_id: null,
    zona_horaria: "UTC",
    version: 0,
    cambiado_en: "",
  };
}

const dayMinutes = 24 * 60;

/** Minutes from 00:00 of a time `HH:mm`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Time `HH:mm` of minutes from 00:00, also past midnight. */
export function timeOf(minute: number): string {
  const inDay = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

type Timed = Pick<ShiftState, "hora_inicio" | "hora_fin" | "turno_24h">;

/** Minutes on the clock from the start of a shift to its end. */
export function lengthOf({ hora_inicio, hora_fin, turno_24h }: Timed): number {
  if (turno_24h) return dayMinutes;
  const length = minuteOf(hora_fin) - minuteOf(hora_inicio);
  return length > 0 ? length : length + dayMinutes;
}

/** Worked minutes until the server has counted them: pauses off, clock changes not looked at. */
function minutesOf(state: Timed, pauses: PlannedShift["pausas"]): number {
  const unpaid = pauses
    .filter((pause) => !pause.cuenta_como_trabajo)
    .map((pause) => lengthOf({ ...pause, turno_24h: false }));
  return lengthOf(state) - unpaid.reduce((sum, one) => sum + one, 0);
}
