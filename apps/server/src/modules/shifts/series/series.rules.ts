import type { SeriesChanges } from "@atrio/contract/shifts/series";

import { addDays, datesBetween, epochDay } from "../../../lib/calendar/dates.ts";
import { occurrencesBetween } from "../../../lib/calendar/recurrence.ts";

/** A shift of a sequence, without its day and area. */
export type SeriesShift = {
  hora_inicio: string;
  hora_fin: string;
  termina_dia_siguiente: boolean;
  turno_24h: boolean;
  color: string;
  label_ids: number[];
  pause_ids: number[];
  num_minimo_trabajadores: number;
  observaciones: string | null;
};

/** A recurrence, or a pattern where it has no rule; free days of the sequence are null. */
export type SeriesDefinition = {
  tipo: "recurrencia" | "patron";
  fecha_inicio: string;
  tipo_fin: "nunca" | "veces" | "fecha";
  num_veces: number | null;
  fecha_fin: string | null;
  frecuencia_intervalo: number | null;
  tipo_intervalo: number | null;
  dias_semana: number[] | null;
  secuencia: Array<SeriesShift | null>;
  rotacion: Array<{ trabajador_id: number; desplazamiento: number }>;
};

/** A shift that a series has on a date; `lugar` is its place in the sequence. */
export type Occurrence = { fecha: string; lugar: number; trabajador_ids: number[] };

type Range = { from: string; to: string };

/** Shifts of a series between two dates, both included, in order. */
export function occurrencesOf(series: SeriesDefinition, range: Range): Occurrence[] {
  return series.tipo === "recurrencia" ? repetitions(series, range) : rotations(series, range);
}

/** Units of `tipo_intervalo`, from 1. */
const units = ["day", "week", "month", "year"] as const;

function repetitions(series: SeriesDefinition, range: Range): Occurrence[] {
  const unit = units[(series.tipo_intervalo ?? 1) - 1] ?? "day";
  const dates = occurrencesBetween(
    {
      start: series.fecha_inicio,
      unit,
      interval: series.frecuencia_intervalo ?? 1,
      weekdays: series.dias_semana ?? [],
      count: series.num_veces ?? undefined,
      until: series.fecha_fin ?? undefined,
    },
    range,
  );
  const trabajador_ids = series.rotacion.map((one) => one.trabajador_id);
  return dates.map((fecha) => ({ fecha, lugar: 0, trabajador_ids }));
}

/**
 * A worker with an offset stands at that place of the sequence on the first day. Workers whose places
 * have equal shifts share one shift. Without workers the sequence runs once, from its first place.
 */
function rotations(series: SeriesDefinition, range: Range): Occurrence[] {
  const { secuencia, fecha_inicio, num_veces } = series;
  const size = secuencia.length;
  const rounds = num_veces === null ? undefined : addDays(fecha_inicio, num_veces * size - 1);
  const last = [range.to, series.fecha_fin, rounds]
    .filter((date) => typeof date === "string")
    .toSorted()[0];
  const first = range.from > fecha_inicio ? range.from : fecha_inicio;
  const places = sharedPlaces(secuencia);
  const nobody = { trabajador_id: null, desplazamiento: 0 };
  const lanes: Lane[] = series.rotacion.length > 0 ? series.rotacion : [nobody];
  return datesBetween(first, last ?? range.to).flatMap((fecha) => {
    const day = epochDay(fecha) - epochDay(fecha_inicio);
    const byPlace = Map.groupBy(
      lanes,
      ({ desplazamiento }) => places[(day + desplazamiento) % size] ?? null,
    );
    return [...byPlace]
      .flatMap(([lugar, own]): Occurrence[] => {
        if (lugar === null) return [];
        const trabajador_ids = own.flatMap(({ trabajador_id }) => trabajador_id ?? []);
        return [{ fecha, lugar, trabajador_ids }];
      })
      .toSorted((a, b) => a.lugar - b.lugar);
  });
}

type Lane = { trabajador_id: number | null; desplazamiento: number };

/** Index of the first equal shift for each place of a sequence; null on free days. */
function sharedPlaces(secuencia: ReadonlyArray<SeriesShift | null>): Array<number | null> {
  const texts = secuencia.map((shift) => (shift === null ? null : JSON.stringify(shift)));
  return texts.map((text) => (text === null ? null : texts.indexOf(text)));
}

/** A shift that a series made, for today or later. */
export type LinkedShift = {
  id: number;
  version: number;
  fecha: string;
  hora_inicio: string;
  hora_fin: string;
  worker_ids: number[];
  publicado: boolean;
  editado: boolean;
  fecha_serie: string;
  lugar_serie: number;
  hasBegun: boolean;
  /** True if its area is one of the manager who changes the series. */
  isManaged: boolean;
  /** Everything that a person sees of it, in a comparable form, without its publication. */
  content: string;
};

/** A shift that a changed series asks for. */
export type WantedShift = Occurrence & { publicado: boolean; content: string };

/** Shifts that a change leaves alone on demand. */
export type Keep = { conservar_editados: boolean; conservar_publicados: boolean };

export type Replacement<T extends WantedShift> = {
  going: LinkedShift[];
  kept: Array<{ shift: LinkedShift; causa: SeriesChanges["se_mantienen"][number]["causa"] }>;
  same: LinkedShift[];
  appearing: T[];
  /** Dates on which a shift of the series was deleted by hand. */
  excluded: string[];
};

/**
 * Parts of a change of a series (Rule SHIFTS-12). Kept shifts stand for their date and place; equal
 * ones are left alone; published ones are replaced by published ones. `former` are the occurrences that
 * the series had before the change: those without a shift were deleted by hand and stay so.
 */
export function planReplacement<T extends WantedShift>(
  { linked, wanted, former }: { linked: LinkedShift[]; wanted: T[]; former: Occurrence[] },
  keep: Keep,
): Replacement<T> {
  const kept = linked.flatMap((shift) => {
    const causa = reasonToKeep(shift, keep);
    return causa === undefined ? [] : [{ shift, causa }];
  });
  const taken = new Set(kept.map(({ shift }) => keyOf(shift.fecha_serie, shift.lugar_serie)));
  const free = new Map(
    linked
      .filter((shift) => reasonToKeep(shift, keep) === undefined)
      .map((shift) => [keyOf(shift.fecha_serie, shift.lugar_serie), shift]),
  );
  const deleted = new Set(former.map(({ fecha, lugar }) => keyOf(fecha, lugar)));
  for (const shift of linked) deleted.delete(keyOf(shift.fecha_serie, shift.lugar_serie));
  const same: LinkedShift[] = [];
  const appearing: T[] = [];
  const excluded: string[] = [];
  for (const shift of wanted) {
    const key = keyOf(shift.fecha, shift.lugar);
    const present = free.get(key);
    if (taken.has(key)) continue;
    if (deleted.has(key)) excluded.push(shift.fecha);
    else if (present === undefined) appearing.push(shift);
    else if (isSame(present, shift)) same.push(present);
    else appearing.push({ ...shift, publicado: shift.publicado || present.publicado });
  }
  const untouched = new Set(same);
  const going = [...free.values()].filter((shift) => !untouched.has(shift));
  return { going, kept, same, appearing, excluded: [...new Set(excluded)] };
}

function reasonToKeep(
  { hasBegun, isManaged, editado, publicado }: LinkedShift,
  keep: Keep,
): SeriesChanges["se_mantienen"][number]["causa"] | undefined {
  if (hasBegun) return "pasado";
  if (!isManaged) return "otra_area";
  if (editado && keep.conservar_editados) return "editado";
  if (publicado && keep.conservar_publicados) return "publicado";
  return undefined;
}

function isSame(present: LinkedShift, wanted: WantedShift): boolean {
  const workers = wanted.trabajador_ids.toSorted((a, b) => a - b);
  return (
    present.content === wanted.content &&
    (present.publicado || !wanted.publicado) &&
    present.worker_ids.join() === workers.join()
  );
}

function keyOf(fecha: string, lugar: number): string {
  return `${fecha} ${lugar}`;
}
