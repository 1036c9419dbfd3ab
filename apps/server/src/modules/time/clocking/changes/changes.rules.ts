import type { ErrorCode } from "@atrio/contract/errors";
import type { ProposedSigning } from "@atrio/contract/request-view";

import { epochOf, isoOf } from "../../../../lib/calendar/clock.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import type { Interval, SigningVersion, StoredSigning } from "../clocking.rules.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Maximum lead of an arrival that still belongs to the coming shift. */
const earlyMs = 90 * minuteMs;

/** A wanted change of a day's signings, as in a correction; null removes the remarks. */
export type WantedChange = Omit<ProposedSigning, "observaciones"> & {
  observaciones?: string | null | undefined;
  /** Place in the caller's body, e.g. `fichajes.2`: fields of a refusal begin with it. */
  at?: string | undefined;
};

/** The part of a form's input that describes the signing itself. */
export function statedTimes(input: Omit<WantedChange, "accion" | "fichaje_id" | "at">) {
  return {
    hora_inicio: input.hora_inicio,
    hora_fin: input.hora_fin,
    fichador_id: input.fichador_id,
    parada_id: input.parada_id,
    observaciones: input.observaciones,
  };
}

/** A new version of a signing, or a signing that did not exist. */
export type SigningWrite = {
  existing: StoredSigning | null;
  version: SigningVersion;
  /** Place of the value in the caller's body. */
  at?: string | undefined;
};

/** Why a change cannot be made, and the field that says it wrongly. */
export type Refusal = { code: ErrorCode; fields: string[] };

/** Context that the changes of a day are judged by. */
export type DayScene = {
  date: string;
  zone: string;
  /** Scheduled intervals of the day, in milliseconds since 1970. */
  intervals: readonly Interval[];
  now: number;
  /** The worker's signings of this day and those around it, in order. */
  signings: readonly StoredSigning[];
  /** Active clock-in types, and whether each is telework. */
  telework: ReadonlyMap<number, boolean>;
  /** Active kinds of pause. */
  pauses: ReadonlySet<number>;
};

type Kind = Pick<SigningVersion, "fichador_id" | "parada_id" | "teletrabajo">;

function refusal(code: ErrorCode, ...fields: string[]): Refusal {
  return { code, fields };
}

/** A refusal by the fields of the caller's statement at a place. */
function placed({ code, fields }: Refusal, at: string | undefined): Refusal {
  return { code, fields: at === undefined ? fields : fields.map((field) => `${at}.${field}`) };
}

/** True if a result is a refusal and no value. */
export function isRefusal(value: object): value is Refusal {
  return "code" in value;
}

/** A signing's instants in milliseconds since 1970; an open one reaches to infinity. */
export function intervalOf({ hora_inicio, hora_fin }: SigningVersion): Interval {
  return {
    start: epochOf(hora_inicio),
    end: hora_fin === null ? Number.POSITIVE_INFINITY : epochOf(hora_fin),
  };
}

function sameMinute(a: number, b: number): boolean {
  return Math.floor(a / minuteMs) === Math.floor(b / minuteMs);
}

/**
 * A stated minute equal to that of a punch, or to a neighbour's end or start, is that very instant:
 * people state whole minutes, punches keep their seconds.
 */
function settled(stated: number, known: ReadonlyArray<number | null>): number {
  if (stated % minuteMs !== 0) return stated;
  return known.find((moment) => moment !== null && sameMinute(moment, stated)) ?? stated;
}

function timesOf(
  scene: DayScene,
  existing: StoredSigning | null,
  wanted: WantedChange,
): Interval | Refusal {
  const from = wanted.hora_inicio ?? existing?.version.hora_inicio;
  const to = wanted.hora_fin ?? existing?.version.hora_fin;
  if (from === undefined) return refusal("correction.incomplete", "hora_inicio");
  if (to === undefined || to === null) return refusal("correction.incomplete", "hora_fin");
  const own = existing === null ? null : intervalOf(existing.version);
  const others = scene.signings.filter((one) => one.id !== existing?.id);
  const around = others.map((one) => intervalOf(one.version));
  return {
    start: settled(epochOf(from), [own?.start ?? null, ...around.map((one) => one.end)]),
    end: settled(epochOf(to), [own?.end ?? null, ...around.map((one) => one.start)]),
  };
}

function kindOf(
  scene: DayScene,
  existing: StoredSigning | null,
  wanted: WantedChange,
): Kind | Refusal {
  const { fichador_id, parada_id } = wanted;
  const before = existing?.version ?? null;
  if (fichador_id !== undefined && parada_id !== undefined) {
    return refusal("clock.type_unknown", "fichador_id", "parada_id");
  }
  if (fichador_id !== undefined && fichador_id !== before?.fichador_id) {
    const telework = scene.telework.get(fichador_id);
    if (telework === undefined) return refusal("clock.type_unknown", "fichador_id");
    return { fichador_id, parada_id: null, teletrabajo: telework };
  }
  if (parada_id !== undefined && parada_id !== before?.parada_id) {
    if (!scene.pauses.has(parada_id)) return refusal("clock.pause_unknown", "parada_id");
    return { fichador_id: null, parada_id, teletrabajo: before?.teletrabajo ?? false };
  }
  if (before === null) return refusal("clock.type_required", "fichador_id");
  return {
    fichador_id: before.fichador_id,
    parada_id: before.parada_id,
    teletrabajo: before.teletrabajo,
  };
}

const noStartMark = {
  latitud_inicio: null,
  longitud_inicio: null,
  precision_inicio: null,
  geolocalizacion_inicio: null,
  account_user_ip: null,
  ip_invalida_inicio: false,
  desfase_inicio_ms: null,
  sin_conexion_inicio: false,
} as const;

const noEndMark = {
  latitud_fin: null,
  longitud_fin: null,
  precision_fin: null,
  geolocalizacion_fin: null,
  account_user_ip_fin: null,
  ip_invalida_fin: false,
  desfase_fin_ms: null,
  sin_conexion_fin: false,
  fin_declarado: false,
} as const;

/** A signing that somebody states, which no device punched. */
export function statedVersion(times: Interval, kind: Kind, remarks: string | null): SigningVersion {
  return {
    hora_inicio: isoOf(times.start),
    hora_fin: isoOf(times.end),
    ...kind,
    ...noStartMark,
    ...noEndMark,
    observaciones: remarks,
    borrado: false,
  };
}

/** Place, address and device of a punch belong to the instant at which they were noted. */
function changedVersion(from: SigningVersion, times: Interval, kind: Kind): SigningVersion {
  const before = intervalOf(from);
  return {
    ...from,
    ...kind,
    ...(times.start === before.start ? {} : { ...noStartMark, hora_inicio: isoOf(times.start) }),
    ...(times.end === before.end ? {} : { ...noEndMark, hora_fin: isoOf(times.end) }),
  };
}

function remarksOf(wanted: WantedChange, before: string | null): string | null {
  if (wanted.observaciones === undefined) return before;
  return wanted.observaciones === "" ? null : wanted.observaciones;
}

function writeOf(scene: DayScene, wanted: WantedChange): SigningWrite | Refusal {
  const isNew = wanted.accion === "anadir";
  const existing = isNew
    ? null
    : (scene.signings.find((one) => one.id === wanted.fichaje_id && one.dia === scene.date) ??
      null);
  const { at } = wanted;
  if (!isNew && existing === null) return refusal("signing.not_found");
  if (wanted.accion === "borrar" && existing !== null) {
    return { existing, version: { ...existing.version, borrado: true }, at };
  }
  const times = timesOf(scene, existing, wanted);
  if (isRefusal(times)) return times;
  const kind = kindOf(scene, existing, wanted);
  if (isRefusal(kind)) return kind;
  const remarks = remarksOf(wanted, existing?.version.observaciones ?? null);
  if (existing === null) return { existing, version: statedVersion(times, kind, remarks), at };
  const version = changedVersion(existing.version, times, kind);
  return { existing, version: { ...version, observaciones: remarks }, at };
}

/** The worker's signings around the day after the changes: written versions replace former ones. */
function signingsAfter(
  scene: Pick<DayScene, "date" | "signings">,
  writes: readonly SigningWrite[],
): Array<Interval & { isOfDay: boolean; at?: string | undefined }> {
  const touched = new Set(writes.map((one) => one.existing?.id));
  const kept = scene.signings
    .filter((one) => !touched.has(one.id))
    .map((one) => ({ ...intervalOf(one.version), isOfDay: one.dia === scene.date }));
  const written = writes
    .filter((one) => !one.version.borrado)
    .map((one) => ({ ...intervalOf(one.version), isOfDay: true, at: one.at }));
  return [...kept, ...written].toSorted((a, b) => a.start - b.start);
}

/** True if any two intervals, in order of their starts, share time. */
export function overlap(intervals: readonly Interval[]): boolean {
  return intervals.some((one, index) => {
    const next = intervals[index + 1];
    return next !== undefined && next.start < one.end;
  });
}

/**
 * A start belongs to the local date, to the day's shift (from 90 minutes before it) or goes on from
 * another signing of the day: nights reach into the next date.
 */
function belongs(scene: DayScene, start: number, after: ReturnType<typeof signingsAfter>): boolean {
  if (dateAt(scene.zone, start) === scene.date) return true;
  if (scene.intervals.some((one) => one.start - earlyMs <= start && start < one.end)) return true;
  return after.some((one) => one.isOfDay && one.start < start && sameMinute(one.end, start));
}

function problemOf(
  scene: DayScene,
  { existing, version }: SigningWrite,
  after: ReturnType<typeof signingsAfter>,
): Refusal | undefined {
  if (version.borrado) return undefined;
  const { start, end } = intervalOf(version);
  if (end <= start) return refusal("signing.order", "hora_fin");
  if (end - start > dayMs) return refusal("signing.too_long", "hora_fin");
  if (end > scene.now) return refusal("signing.future", "hora_fin");
  const isMoved = existing === null || epochOf(existing.version.hora_inicio) !== start;
  if (isMoved && !belongs(scene, start, after)) {
    return refusal("signing.outside_day", "hora_inicio");
  }
  return undefined;
}

/** Why the signings to be written cannot stand, judged as a whole. */
export function problemIn(scene: DayScene, writes: readonly SigningWrite[]): Refusal | undefined {
  const after = signingsAfter(scene, writes);
  for (const write of writes) {
    const problem = problemOf(scene, write, after);
    if (problem !== undefined) return placed(problem, write.at);
  }
  const clash = after.find((one, index) => overlap(after.slice(index, index + 2)));
  if (clash === undefined) return undefined;
  // Reports the stated signing of the two; of two stated ones the later.
  const at = after[after.indexOf(clash) + 1]?.at ?? clash.at;
  return placed(refusal("clock.overlap", "hora_inicio", "hora_fin"), at);
}

/**
 * The versions that changes of one day come to, judged together (Rule TIME-13): each signing
 * once, in order, at most 24 hours, not in the future, of that day, none over another.
 */
export function planChanges(
  scene: DayScene,
  wanted: readonly WantedChange[],
): SigningWrite[] | Refusal {
  const ids = wanted.flatMap(({ fichaje_id }) => fichaje_id ?? []);
  if (new Set(ids).size < ids.length) return refusal("correction.incomplete", "fichaje_id");
  const writes: SigningWrite[] = [];
  for (const one of wanted) {
    const write = writeOf(scene, one);
    if (isRefusal(write)) return placed(write, one.at);
    writes.push(write);
  }
  return problemIn(scene, writes) ?? writes;
}
