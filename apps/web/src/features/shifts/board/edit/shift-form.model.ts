import type { Person } from "@atrio/contract/person";
import type { DayWish } from "@atrio/contract/shifts/exchanges";
import type { AvailableWorker, Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { daysBetween } from "../../../../lib/format.ts";
import type { DayTimes } from "../grid/timeline.model.ts";
import { blankShift } from "../plan/blank-shift.model.ts";
import { lengthOf, minuteOf, provisionalId, stateOf } from "../plan/plan.model.ts";
import type { Change, ShiftState } from "../plan/plan.model.ts";

/** What the dialog is about: a shift that exists, or new ones on days. */
export type ShiftTarget =
  | { kind: "shift"; shift: PlannedShift }
  | {
      kind: "new";
      days: readonly string[];
      area: number | null;
      worker: number | null;
      /** Times that were drawn on the timeline. */
      times?: DayTimes;
    };

/** First values of the dialog; those of a new shift are the specification's (Rule SHIFTS-3). */
export function draftOf(target: ShiftTarget, board: Board): ShiftState {
  if (target.kind === "shift") return stateOf(target.shift);
  const { worker } = target;
  const ofWorker = board.areas.find(({ personas }) => personas.some(({ id }) => id === worker));
  const area = target.area ?? ofWorker?.id ?? board.areas[0]?.id ?? 0;
  return {
    ...blankShift(target.days[0] ?? board.desde, area),
    worker_ids: worker === null ? [] : [worker],
    ...target.times,
  };
}

/** Changes that saving the dialog makes. */
export function changesOfDraft(target: ShiftTarget, draft: ShiftState): Change[] {
  const label_ids = draft.label_ids.toSorted((a, b) => a - b);
  const state = { ...draft, label_ids };
  if (target.kind === "shift") {
    return [{ id: target.shift.id, before: stateOf(target.shift), after: state }];
  }
  const days = target.days.length > 1 ? target.days : [draft.fecha];
  return days.map((fecha) => ({ id: provisionalId(), before: null, after: { ...state, fecha } }));
}

/** Draft after a part of it changed: an end before the start is on the next day. */
export function withPart(draft: ShiftState, part: Partial<ShiftState>): ShiftState {
  const next = { ...draft, ...part };
  if (part.turno_24h === true) {
    return { ...next, hora_fin: next.hora_inicio, termina_dia_siguiente: true };
  }
  if (part.hora_inicio !== undefined && next.turno_24h) {
    return { ...next, hora_fin: part.hora_inicio };
  }
  const isTimed = part.hora_inicio !== undefined || part.hora_fin !== undefined;
  if (part.turno_24h === false || isTimed) {
    return {
      ...next,
      termina_dia_siguiente: minuteOf(next.hora_fin) <= minuteOf(next.hora_inicio),
    };
  }
  return next;
}

/** What stands against giving a shift to a person. */
export type Against =
  | { kind: "shift"; shift: PlannedShift }
  | { kind: "elsewhere" }
  | { kind: "absence" }
  | { kind: "pending" };

/** A person of the shift's area with what stands against them. */
export type Candidate = {
  person: Person;
  against: readonly Against[];
  /** Their availability or wish for the day. */
  wish: DayWish | null;
  /** True if they have read the published shift as it is now; null where they do not have it. */
  hasSeen: boolean | null;
};

type CandidatesInput = {
  board: Board;
  draft: ShiftState;
  /** The shift itself, which stands against nobody. */
  shift: PlannedShift | null;
  /** The server's answer, which knows shifts of other areas. */
  available: readonly AvailableWorker[] | undefined;
};

/** Wishes that speak for somebody else. */
const reluctant: readonly string[] = ["no_disponible", "prefiere_librar"] satisfies Array<
  DayWish["preferencia"]
>;

/** People of the draft's area: those who are free and willing first, then by name. */
export function candidatesOf({ board, draft, shift, available }: CandidatesInput): Candidate[] {
  const area = board.areas.find(({ id }) => id === draft.pe_area_trabajo_id);
  const elsewhere = new Set(
    available?.filter((one) => one.ocupado && one.otro_turno_id === null).map(idOf) ?? [],
  );
  const people = area?.personas ?? [];
  const all = people.map((person): Candidate => {
    const busy = board.turnos.filter(
      (one) => one.id !== shift?.id && one.worker_ids.includes(person.id) && overlaps(one, draft),
    );
    const away = board.ausencias.find(
      (one) => one.trabajador_id === person.id && one.fecha === draft.fecha,
    );
    const against: Against[] = busy.map((one) => ({ kind: "shift", shift: one }));
    if (elsewhere.has(person.id)) against.push({ kind: "elsewhere" });
    if (away !== undefined) against.push({ kind: away.estado_id === 2 ? "absence" : "pending" });
    const wish = board.preferencias.find(
      (one) => one.trabajador_id === person.id && one.fecha === draft.fecha,
    );
    const isTold = shift?.publicado === true && shift.worker_ids.includes(person.id);
    const hasSeen = isTold ? shift.visto_por.includes(person.id) : null;
    return { person, against, wish: wish ?? null, hasSeen };
  });
  const rank = ({ person, against, wish }: Candidate) => {
    if (draft.worker_ids.includes(person.id)) return 0;
    if (against.length > 0) return 3;
    return reluctant.includes(wish?.preferencia ?? "") ? 2 : 1;
  };
  const start = new Map(all.map((one) => [one, rank(one)]));
  return all.toSorted((a, b) => (start.get(a) ?? 0) - (start.get(b) ?? 0));
}

const idOf = ({ trabajador }: AvailableWorker) => trabajador.id;

type Timed = Pick<ShiftState, "fecha" | "hora_inicio" | "hora_fin" | "turno_24h">;

/** True if two shifts are at the same time by the clock on the wall. */
export function overlaps(first: Timed, second: Timed): boolean {
  const gap = daysBetween(first.fecha, second.fecha) * 24 * 60;
  const [a, b] = [minuteOf(first.hora_inicio), gap + minuteOf(second.hora_inicio)];
  return a < b + lengthOf(second) && b < a + lengthOf(first);
}
