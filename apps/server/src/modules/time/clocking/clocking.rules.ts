import type { ErrorCode } from "@atrio/contract/errors";
import { workdayStatusIds } from "@atrio/contract/kinds";
import type { ClockAction } from "@atrio/contract/time/time";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Maximum lead of an arrival that still belongs to the coming shift. */
const earlyMs = 90 * minuteMs;

/** A signing as one version of the ledger says it: instants in ISO 8601, UTC. */
export type SigningVersion = {
  hora_inicio: string;
  hora_fin: string | null;
  fichador_id: number | null;
  parada_id: number | null;
  teletrabajo: boolean;
  latitud_inicio: number | null;
  longitud_inicio: number | null;
  precision_inicio: number | null;
  geolocalizacion_inicio: string | null;
  latitud_fin: number | null;
  longitud_fin: number | null;
  precision_fin: number | null;
  geolocalizacion_fin: string | null;
  account_user_ip: string | null;
  account_user_ip_fin: string | null;
  ip_invalida_inicio: boolean;
  ip_invalida_fin: boolean;
  desfase_inicio_ms: number | null;
  desfase_fin_ms: number | null;
  sin_conexion_inicio: boolean;
  sin_conexion_fin: boolean;
  fin_declarado: boolean;
  observaciones: string | null;
  borrado: boolean;
};

/** A signing as a change needs it: its identity and the version it is in. */
export type StoredSigning = {
  id: number;
  jornada_id: number;
  dia: string;
  zona_horaria: string;
  seq_inicio: number;
  /** The newest entry of the chain about it; null for a signing that was brought in past the ledger. */
  lastSeq: number | null;
  version: SigningVersion;
};

/**
 * An approved absence on a local date: minutes of that day, half-open (0 to 1440 is all of it), and
 * the scheduled minutes among them.
 */
export type AbsenceMark = {
  dia: string;
  solicitud_id: number;
  pe_solicitud_tipo_id: number;
  desde_minuto: number;
  hasta_minuto: number;
  minutos: number;
};

/** Marks beside a worker's signings in a range of days; months as YYYY-MM. */
export type WorkerMarks = {
  meses_cerrados: string[];
  incidencias: Array<{
    dia: string;
    id: number;
    estado_id: number;
    minutos: number;
    /** True if the incidence holds the day's signings. */
    retiene: boolean;
  }>;
  /** Days that were changed after their punches, how often, and whether a supervisor objects. */
  cambiados: Array<{ dia: string; cambios: number; objetado: boolean }>;
  correcciones: Array<{ dia: string; solicitud_id: number }>;
  sin_responder: Array<{ dia: string; cambios: number }>;
  ausencias: AbsenceMark[];
};

/** Instants in milliseconds since 1970. */
export type Interval = { start: number; end: number };

/** Whole minutes between two instants, as a person counts them from the printed HH:mm. */
export function minutesBetween(start: number, end: number): number {
  return Math.floor(end / minuteMs) - Math.floor(start / minuteMs);
}

/** Open for longer than a day (Rule TIME-9): nobody invents its end, the worker states it. */
export function isOpenTooLong(start: number, now: number): boolean {
  return now - start > dayMs;
}

/** Effects of a punch: ends the open signing, starts one, or both in this order. */
export type PunchPlan = { ends: boolean; starts: "work" | "pause" | null };

type OpenSigning = { parada_id: number | null } | null;

function toggled(open: OpenSigning): ClockAction {
  if (open === null) return "entrada";
  return open.parada_id === null ? "salida" : "reanudar";
}

/**
 * Decides a punch (Rule TIME-2). Without an action it is the spec's toggle: the
 * open signing is ended, or one is started; from a pause, work is resumed.
 */
export function planPunch(
  action: ClockAction | undefined,
  open: OpenSigning,
): PunchPlan | ErrorCode {
  const wanted = action ?? toggled(open);
  if (wanted === "entrada") {
    return open === null ? { ends: false, starts: "work" } : "clock.already_running";
  }
  if (open === null) return wanted === "reanudar" ? "clock.not_paused" : "clock.not_running";
  const paused = open.parada_id !== null;
  if (wanted === "salida") return { ends: true, starts: null };
  if (wanted === "pausa") return paused ? "clock.already_paused" : { ends: true, starts: "pause" };
  return paused ? { ends: true, starts: "work" } : "clock.not_paused";
}

/**
 * End of the open signing: now, or the worker's stated end for one open longer than a day (after
 * its start, at most a day later, not in the future).
 */
export function endOf(input: {
  start: number;
  now: number;
  stated: number | undefined;
}): { end: number; declared: boolean } | ErrorCode {
  const { start, now, stated } = input;
  if (!isOpenTooLong(start, now)) {
    return stated === undefined ? { end: now, declared: false } : "clock.end_not_expected";
  }
  if (stated === undefined) return "clock.end_required";
  const inRange = stated > start && stated - start <= dayMs && stated <= now;
  return inRange ? { end: stated, declared: true } : "clock.end_out_of_range";
}

/**
 * The working day a new signing belongs to: the local date on which its shift starts.
 * `days` are the dates around now with their scheduled intervals; a night shift that is
 * still running wins over the calendar date, then one that is about to start.
 */
export function workdayFor(
  now: number,
  today: string,
  days: ReadonlyArray<{ fecha: string; intervals: readonly Interval[] }>,
): string {
  const running = days.find((day) => day.intervals.some((i) => i.start <= now && now < i.end));
  if (running !== undefined) return running.fecha;
  const coming = days.find((day) =>
    day.intervals.some((i) => i.start - earlyMs <= now && now < i.start),
  );
  return coming?.fecha ?? today;
}

export type TimedSigning = {
  start: number;
  /** Null while open. */
  end: number | null;
  isPause: boolean;
  countsAsWork: boolean;
};

export type WorkdayInput = {
  fecha: string;
  today: string;
  now: number;
  signings: readonly TimedSigning[];
  /** Scheduled intervals before approved absences. */
  intervals: readonly Interval[];
  scheduledMinutes: number;
  toleranceMinutes: number;
  /** Work during an approved absence: the clock should have been stopped. */
  isWorkedAway: boolean;
};

export type WorkdayFigures = {
  minutos_previstos: number;
  minutos_trabajados: number;
  minutos_pausa: number;
  saldo_minutos: number;
  minutos_retraso: number;
  estado_id: number | null;
};

/** Minutes so far or in all; none while nobody knows the end of a signing left open too long. */
function minutesOf(signing: TimedSigning, now: number): number {
  if (signing.end !== null) return minutesBetween(signing.start, signing.end);
  return isOpenTooLong(signing.start, now) ? 0 : minutesBetween(signing.start, now);
}

function sumMinutes(signings: readonly TimedSigning[], now: number): number {
  return signings.reduce((sum, one) => sum + minutesOf(one, now), 0);
}

function minutesLate(input: WorkdayInput): number {
  const [first] = input.signings;
  const [scheduled] = input.intervals;
  if (first === undefined || scheduled === undefined) return 0;
  return Math.max(0, minutesBetween(scheduled.start, first.start));
}

/**
 * Status of a day (Rule TIME-1): rest, in progress, wrong (missing or open end, worked
 * outside tolerance or in an approved absence), correct; null while the day is still to come.
 */
function statusOf(input: WorkdayInput, worked: number): number | null {
  const { fecha, today, signings, scheduledMinutes, toleranceMinutes, now } = input;
  const open = signings.find((one) => one.end === null);
  if (open !== undefined) {
    // A night that began yesterday is still in progress after midnight.
    return isOpenTooLong(open.start, now) ? workdayStatusIds.wrong : workdayStatusIds.inProgress;
  }
  if (signings.length === 0) {
    if (scheduledMinutes === 0) return fecha > today ? null : workdayStatusIds.rest;
    return fecha < today ? workdayStatusIds.wrong : null;
  }
  if (input.isWorkedAway) return workdayStatusIds.wrong;
  const off = Math.abs(worked - scheduledMinutes);
  if (off <= toleranceMinutes) return workdayStatusIds.correct;
  // Until the day is over, missing minutes may still be worked.
  return fecha >= today && worked < scheduledMinutes
    ? workdayStatusIds.inProgress
    : workdayStatusIds.wrong;
}

/**
 * Minutes that a day is measured against so far: all scheduled ones once the day is over; during
 * the day, missing ones may still be worked and count for nothing yet. A night shift goes on until
 * its open signing ends. Worked minutes less these are the balance, on any day.
 */
function dueMinutes(input: WorkdayInput, worked: number): number {
  const { fecha, today, now, signings, scheduledMinutes } = input;
  const isOpen = signings.some((one) => one.end === null && !isOpenTooLong(one.start, now));
  return fecha < today && !isOpen ? scheduledMinutes : Math.min(worked, scheduledMinutes);
}

/** Totals and status of one day of the sheet. */
export function figuresOf(input: WorkdayInput): WorkdayFigures {
  const work = input.signings.filter((one) => !one.isPause || one.countsAsWork);
  const pauses = input.signings.filter((one) => one.isPause && !one.countsAsWork);
  const worked = sumMinutes(work, input.now);
  return {
    minutos_previstos: input.scheduledMinutes,
    minutos_trabajados: worked,
    minutos_pausa: sumMinutes(pauses, input.now),
    saldo_minutos: worked - dueMinutes(input, worked),
    minutos_retraso: minutesLate(input),
    estado_id: statusOf(input, worked),
  };
}

/** Device clock minus server clock in milliseconds, within 32 bits; null when not sent. */
export function skewOf(device: number | undefined, now: number): number | null {
  if (device === undefined) return null;
  return Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.round(device - now)));
}
