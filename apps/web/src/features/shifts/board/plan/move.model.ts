import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { addDays, daysBetween } from "../../../../lib/format.ts";
import { groupBy } from "../../../../lib/group-by.ts";
import { areaOfKey, openKey, workerOfKey } from "../board.model.ts";

import { isSameState, provisionalId, stateOf } from "./plan.model.ts";
import type { Change, ShiftState } from "./plan.model.ts";

/** A place of the board: a row and a day. */
export type Place = { key: string; day: string };

/** Shifts that are carried from a place to another, or copied there. */
export type Move = {
  shifts: readonly PlannedShift[];
  from: Place;
  to: Place;
  isCopy: boolean;
};

/** Changes that a move asks for; none where nothing would differ. */
export function changesOfMove(board: Board, move: Move): Change[] {
  const days = daysBetween(move.from.day, move.to.day);
  return move.shifts
    .flatMap((shift) => moveOne(board, { shift, days, move }))
    .filter(({ before, after }) => !isSameState(before, after));
}

type One = { shift: PlannedShift; days: number; move: Move };

function moveOne(board: Board, { shift, days, move }: One): Change[] {
  const before = stateOf(shift);
  const placed = { ...before, fecha: addDays(shift.fecha, days) };
  const area = areaOfKey(move.to.key);
  if (area !== null) return areaMove({ shift, before, placed, area, move });
  const giver = workerOfKey(move.from.key);
  // Of several selected shifts, those of other rows only change their day.
  const isOwn = giver === null || shift.worker_ids.includes(giver);
  if (!isOwn) return otherRow({ shift, before, placed, isCopy: move.isCopy });
  const taker = workerOfKey(move.to.key);
  if (move.isCopy) return copyFor({ shift, before, placed, taker, days });
  const toNobody = move.to.key === openKey;
  const without = shift.worker_ids.filter((id) => id !== giver);
  const workers = toNobody || taker === null ? without : [...new Set([...without, taker])];
  const isShared = giver !== null && without.length > 0 && days !== 0;
  if (!isShared) return [{ id: shift.id, before, after: { ...placed, worker_ids: workers } }];
  // Others keep the shift on its day: this person alone goes to another one of the same hours.
  const leaves = { id: shift.id, before, after: { ...before, worker_ids: without } };
  return [leaves, ...joins(board, placed, toNobody ? null : (taker ?? giver))];
}

type OtherRow = { shift: PlannedShift; before: ShiftState; placed: ShiftState; isCopy: boolean };

function otherRow({ shift, before, placed, isCopy }: OtherRow): Change[] {
  if (!isCopy) return [{ id: shift.id, before, after: placed }];
  if (placed.fecha === before.fecha) return [];
  return [{ id: provisionalId(), before: null, after: { ...placed, publicado: false } }];
}

type AreaMove = {
  shift: PlannedShift;
  before: ShiftState;
  placed: ShiftState;
  area: number;
  move: Move;
};

function areaMove({ shift, before, placed, area, move }: AreaMove): Change[] {
  const after = { ...placed, pe_area_trabajo_id: area };
  if (!move.isCopy) return [{ id: shift.id, before, after }];
  return [{ id: provisionalId(), before: null, after: { ...after, publicado: false } }];
}

type CopyInput = {
  shift: PlannedShift;
  before: ShiftState;
  placed: ShiftState;
  taker: number | null;
  days: number;
};

/** On the same day the person joins the shift; on another one a draft is made for them. */
function copyFor({ shift, before, placed, taker, days }: CopyInput): Change[] {
  if (days === 0 && taker !== null) {
    const worker_ids = [...new Set([...shift.worker_ids, taker])];
    return [{ id: shift.id, before, after: { ...before, worker_ids } }];
  }
  const worker_ids = taker === null ? [] : [taker];
  return [
    { id: provisionalId(), before: null, after: { ...placed, publicado: false, worker_ids } },
  ];
}

/** A shift of the same area and hours takes the worker in; without one a new one is made. */
function joins(board: Board, placed: ShiftState, worker: number | null): Change[] {
  const added = worker === null ? [] : [worker];
  const equal = board.turnos.find(
    (one) =>
      one.fecha === placed.fecha &&
      one.pe_area_trabajo_id === placed.pe_area_trabajo_id &&
      one.hora_inicio === placed.hora_inicio &&
      one.hora_fin === placed.hora_fin,
  );
  if (equal === undefined) {
    const after = { ...placed, num_minimo_trabajadores: 1, worker_ids: added };
    return [{ id: provisionalId(), before: null, after }];
  }
  const before = stateOf(equal);
  const worker_ids = [...new Set([...before.worker_ids, ...added])];
  return [{ id: equal.id, before, after: { ...before, worker_ids } }];
}

/** Deletes a shift, or takes it from the person whose row it is in, if others have it too. */
export function changesOfRemoval(shifts: readonly PlannedShift[], key: string): Change[] {
  const worker = workerOfKey(key);
  return shifts.map((shift) => {
    const before = stateOf(shift);
    const others = before.worker_ids.filter((id) => id !== worker);
    const isShared =
      worker !== null && others.length > 0 && others.length < before.worker_ids.length;
    return { id: shift.id, before, after: isShared ? { ...before, worker_ids: others } : null };
  });
}

/** Shift that is used often in a range, to be placed again. */
export type Template = Omit<ShiftState, "fecha" | "worker_ids" | "publicado" | "observaciones"> & {
  key: string;
};

const mostTemplates = 4;

/** The most frequent shifts of some areas by area, hours and colour. */
export function templatesOf(shifts: readonly PlannedShift[]): Template[] {
  const groups = groupBy(shifts, (one) =>
    [one.pe_area_trabajo_id, one.hora_inicio, one.hora_fin, one.color, one.label_ids].join(" "),
  );
  return [...groups]
    .toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    .slice(0, mostTemplates)
    .flatMap(([key, [first]]) => (first === undefined ? [] : [templateOf(key, first)]))
    .toSorted((a, b) => a.hora_inicio.localeCompare(b.hora_inicio));
}

function templateOf(key: string, shift: PlannedShift): Template {
  const { hora_inicio, hora_fin, color, pe_area_trabajo_id, label_ids, pause_ids } = shift;
  const { termina_dia_siguiente, turno_24h } = shift;
  return {
    key,
    hora_inicio,
    hora_fin,
    color,
    pe_area_trabajo_id,
    label_ids,
    pause_ids,
    num_minimo_trabajadores: 1,
    termina_dia_siguiente,
    turno_24h,
  };
}

/** Draft shifts of a template on days, for the person of a row. */
export function changesOfTemplate(
  frequent: Template,
  { key, days }: { key: string; days: readonly string[] },
): Change[] {
  const { key: _, ...template } = frequent;
  const worker = workerOfKey(key);
  return days.map((fecha) => ({
    id: provisionalId(),
    before: null,
    after: {
      ...template,
      pe_area_trabajo_id: areaOfKey(key) ?? template.pe_area_trabajo_id,
      fecha,
      observaciones: null,
      publicado: false,
      worker_ids: worker === null ? [] : [worker],
    },
  }));
}
