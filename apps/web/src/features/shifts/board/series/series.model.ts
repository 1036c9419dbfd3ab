import type { Pattern } from "@atrio/contract/shifts/patterns";
import type { Recurrence } from "@atrio/contract/shifts/recurrences";
import type { Board } from "@atrio/contract/shifts/shifts";

import { addDays, weekdayOf } from "../../../../lib/format.ts";
import { blankShift } from "../plan/blank-shift.model.ts";
import type { ShiftState } from "../plan/plan.model.ts";
import { shortTimes } from "../words.model.ts";

/** A recurrence repeats one shift; a pattern is a sequence of shifts and free days that rotates. */
export const seriesKinds = ["recurrencia", "patron"] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** A shift as a series repeats it: without its day, area, publication and workers. */
export type RepeatedShift = Omit<
  ShiftState,
  "fecha" | "pe_area_trabajo_id" | "publicado" | "worker_ids"
>;

/** A stored recurrence or pattern. */
export type StoredSeries = ({ kind: "recurrencia" } & Recurrence) | ({ kind: "patron" } & Pattern);

/** Everything that the dialog states about a series; a recurrence has one shift in its sequence. */
export type SeriesDraft = Pick<
  Recurrence,
  | "nombre"
  | "fecha_inicio"
  | "tipo_fin"
  | "num_veces"
  | "fecha_fin"
  | "observaciones"
  | "pe_area_trabajo_id"
  | "frecuencia_intervalo"
  | "tipo_intervalo"
  | "dias_semana"
> & {
  kind: SeriesKind;
  publicado: boolean;
  secuencia: ReadonlyArray<RepeatedShift | null>;
  rotacion: Pattern["rotacion"];
};

/** A copy of a series as it is asked for. */
export type CopyDraft = { nombre: string; fecha_inicio: string; con_trabajadores: boolean };

/** Series that the dialog makes, changes, copies or ends. */
export type SeriesSubject =
  | { act: "create"; draft: SeriesDraft }
  | { act: "change" | "copy" | "end"; series: StoredSeries };

/** The repeated part of a shift. */
export function repeatedOf(state: RepeatedShift): RepeatedShift {
  const { hora_inicio, hora_fin, termina_dia_siguiente, turno_24h } = state;
  const { color, label_ids, pause_ids, num_minimo_trabajadores, observaciones } = state;
  return {
    hora_inicio,
    hora_fin,
    termina_dia_siguiente,
    turno_24h,
    color,
    label_ids,
    pause_ids,
    num_minimo_trabajadores,
    observaciones,
  };
}

const weekly = 2;

/** First values of a recurrence of a shift: each week on its weekday; `first` is its first day. */
export function draftOfShift(state: ShiftState, board: Board, first: string): SeriesDraft {
  const label = board.etiquetas.find(({ id }) => state.label_ids.includes(id));
  const area = board.areas.find(({ id }) => id === state.pe_area_trabajo_id);
  return {
    kind: "recurrencia",
    nombre: `${label?.nombre ?? area?.nombre ?? ""} ${shortTimes(state)}`.trim(),
    fecha_inicio: first,
    tipo_fin: "nunca",
    num_veces: null,
    fecha_fin: null,
    observaciones: null,
    pe_area_trabajo_id: state.pe_area_trabajo_id,
    frecuencia_intervalo: 1,
    tipo_intervalo: weekly,
    dias_semana: [weekdayOf(state.fecha)],
    publicado: state.publicado,
    secuencia: [repeatedOf(state)],
    rotacion: state.worker_ids.map((trabajador_id) => ({ trabajador_id, desplazamiento: 0 })),
  };
}

/** First values of a series that starts from nothing. */
export function emptyDraft(kind: SeriesKind, board: Board, first: string): SeriesDraft {
  const state = { ...blankShift(first, board.areas[0]?.id ?? 0), hora_fin: "17:00" };
  return { ...draftOfShift(state, board, first), kind, nombre: "" };
}

/** Values of a stored series. */
export function draftOfSeries(series: StoredSeries): SeriesDraft {
  const { nombre, fecha_inicio, tipo_fin, num_veces, fecha_fin, observaciones } = series;
  const shared = { nombre, fecha_inicio, tipo_fin, num_veces, fecha_fin, observaciones };
  if (series.kind === "patron") {
    const { kind, pe_area_trabajo_id, publicado, secuencia, rotacion } = series;
    return {
      ...shared,
      frecuencia_intervalo: 1,
      tipo_intervalo: weekly,
      dias_semana: [],
      kind,
      pe_area_trabajo_id,
      publicado,
      secuencia,
      rotacion,
    };
  }
  const { kind, frecuencia_intervalo, tipo_intervalo, dias_semana, turno } = series;
  return {
    ...shared,
    kind,
    frecuencia_intervalo,
    tipo_intervalo,
    dias_semana,
    pe_area_trabajo_id: turno.pe_area_trabajo_id,
    publicado: turno.publicado,
    secuencia: [repeatedOf(turno)],
    rotacion: turno.worker_ids.map((trabajador_id) => ({ trabajador_id, desplazamiento: 0 })),
  };
}

/** First day of a copy: the original's, or tomorrow where that is past. */
export function copyStart({ fecha_inicio }: StoredSeries, today: string): string {
  const tomorrow = addDays(today, 1);
  return fecha_inicio > tomorrow ? fecha_inicio : tomorrow;
}

/** Body of a recurrence without the conditions of its change. */
export function recurrenceBody(draft: SeriesDraft) {
  const { kind: _, publicado, pe_area_trabajo_id, secuencia, rotacion, ...rest } = draft;
  const [shift] = secuencia;
  if (shift === null || shift === undefined) throw new Error("A recurrence has one shift");
  const worker_ids = rotacion.map((one) => one.trabajador_id);
  return { ...rest, turno: { ...shift, pe_area_trabajo_id, publicado, worker_ids } };
}

/** Body of a pattern without the conditions of its change. */
export function patternBody(draft: SeriesDraft) {
  const { nombre, fecha_inicio, tipo_fin, num_veces, fecha_fin, observaciones } = draft;
  const { pe_area_trabajo_id, publicado, secuencia, rotacion } = draft;
  return {
    nombre,
    fecha_inicio,
    tipo_fin,
    num_veces,
    fecha_fin,
    observaciones,
    pe_area_trabajo_id,
    publicado,
    secuencia: [...secuencia],
    rotacion: rotacion.map((one) => ({ ...one })),
  };
}

/** Draft with another sequence: workers stay at a place that it has. */
export function withSequence(
  draft: SeriesDraft,
  secuencia: ReadonlyArray<RepeatedShift | null>,
): SeriesDraft {
  const last = Math.max(0, secuencia.length - 1);
  const rotacion = draft.rotacion.map((one) => ({
    ...one,
    desplazamiento: Math.min(one.desplazamiento, last),
  }));
  return { ...draft, secuencia, rotacion };
}

/** Draft of another kind; a recurrence keeps the first shift of the sequence. */
export function withKind(draft: SeriesDraft, kind: SeriesKind): SeriesDraft {
  if (kind === "patron") return { ...draft, kind };
  const first = draft.secuencia.find((shift) => shift !== null);
  return withSequence({ ...draft, kind }, first === undefined ? [] : [first]);
}

/** Draft with or without a worker; a new one of a pattern begins a place after the last one. */
export function withWorker(draft: SeriesDraft, id: number): SeriesDraft {
  const { rotacion, secuencia, kind } = draft;
  if (rotacion.some((one) => one.trabajador_id === id)) {
    return { ...draft, rotacion: rotacion.filter((one) => one.trabajador_id !== id) };
  }
  const last = rotacion.at(-1)?.desplazamiento ?? -1;
  const desplazamiento = kind === "patron" ? (last + 1) % Math.max(1, secuencia.length) : 0;
  return { ...draft, rotacion: [...rotacion, { trabajador_id: id, desplazamiento }] };
}
