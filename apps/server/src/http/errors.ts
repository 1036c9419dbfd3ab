import type { ErrorBody, Language } from "@atrio/contract/common";
import { errorStatus, type ErrorCode } from "@atrio/contract/errors";

import {
  failedConstraint,
  failureCode,
  isDiskFull,
  isRetryable,
  isUnavailable,
  RepeatedDifferently,
} from "../db/failures.ts";
import { fill, textAt } from "../lib/words/words.ts";
import { StorageAwayError, StorageFullError } from "../platform/object-store.ts";
import { DamagedFileError } from "../platform/storage.ts";

type FieldErrors = Record<string, ErrorCode[]>;

/** Values of an error text's placeholders, already in words for people. */
type Values = Record<string, string>;

type Details = {
  fields?: FieldErrors;
  retryAfter?: number;
  /** By language: a figure with its unit reads differently in each. */
  values?: (language: Language) => Values;
};

/** An expected failure: a typed key with a text in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly values: Details["values"];

  constructor(code: ErrorCode, options: Details = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.values = options.values;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/**
 * Ends the use case with an expected failure; `fields` by wire name, `retryAfter` in seconds,
 * `values` for the placeholders of its text.
 */
export function fail(code: ErrorCode, options: Details = {}): never {
  throw new AppError(code, options);
}

/** The text of an error code in a language, filled with `values`. */
export function errorText(language: Language, code: ErrorCode, values: Values = {}): string {
  return fill(textAt(language, "errors", code), values);
}

/** The wire's error envelope. */
export function errorEnvelope(language: Language, error: AppError): ErrorBody {
  const values = error.values?.(language);
  const text = (code: ErrorCode): string => errorText(language, code, values);
  const body: ErrorBody = { message: text(error.code), code: error.code };
  if (error.fields === undefined) return body;
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([field, codes]) => [field, codes.map(text)]),
  );
  return { ...body, errors };
}

/** Constraints whose violation a person can cause, with their error codes. */
const constraintCodes: Record<string, ErrorCode> = {
  fichaje_sin_solape: "clock.overlap",
  fichaje_uno_abierto: "clock.already_running",
  fichaje_mes_abierto: "closure.month_closed",
  fichaje_sin_incidencia: "incidence.holds_day",
  turno_trabajador_sin_solape: "shift.overlap",
  turno_mes_abierto: "closure.month_closed",
  turno_peticion_una_pendiente: "shift.exchange_waiting",
  proyecto_registro_sin_solape: "project.overlap",
  proyecto_registro_en_fichaje: "project.outside_signing",
  proyecto_registro_orden: "project.order",
  proyecto_registro_aprobado: "project.approved",
  proyecto_registro_mes_abierto: "closure.month_closed",
  proyecto_codigo: "project.code_taken",
  proyecto_responsable_pk: "project.charge_twice",
  proyecto_responsable_sin_solape: "project.charge_twice",
  proyecto_actividad_nombre: "project.name_taken",
  parte_nombre: "project.name_taken",
  area_trabajo_nombre: "shift.name_taken",
  etiqueta_nombre: "shift.name_taken",
  pausa_nombre: "shift.name_taken",
  cierre_mes_uno_vigente: "closure.already_requested",
  correccion_una_pendiente: "correction.already_pending",
  ausencia_sin_solape: "leave.overlap",
  ausencia_sin_repetir: "leave.period_repeated",
  solicitud_rectificada_una_vez: "leave.already_rectified",
  supervision_delegacion_una: "delegation.overlap",
  trabajador_modo_supervisor: "worker.not_supervisor",
  horario_codigo: "schedule.code_taken",
  fichador_nombre: "clock_kind.name_taken",
  parada_nombre: "clock_kind.name_taken",
};

/** SQLSTATE → error code, for input that only the database could find wrong. */
const stateCodes: Record<string, ErrorCode> = {
  "22003": "request.invalid",
  "22007": "request.invalid",
  "22008": "request.invalid",
  "22021": "request.text",
  "22P02": "request.invalid",
  "22P05": "request.text",
  "23502": "request.invalid",
  "23503": "request.conflict",
  "23505": "request.conflict",
  "23514": "request.invalid",
  "23P01": "request.conflict",
  "55P03": "request.in_progress",
};

/** Outcome for one of several things; without an error it succeeded. */
export type Outcome<T> = { id: number; done: T | null; error: string | null };

/**
 * Runs an operation on several items in sequence: each succeeds or fails by itself, with the
 * failure's text in the caller's language. Only an unexpected error aborts.
 */
export async function eachByItself<T>(
  ids: readonly number[],
  language: Language,
  work: (id: number) => Promise<T>,
): Promise<Array<Outcome<T>>> {
  const outcomes: Array<Outcome<T>> = [];
  for (const id of ids) {
    try {
      outcomes.push({ id, done: await work(id), error: null });
    } catch (error) {
      const known = fromFailure(error);
      if (known === undefined) throw error;
      outcomes.push({ id, done: null, error: errorEnvelope(language, known).message });
    }
  }
  return outcomes;
}

/** Turns a database failure into the failure it means to the caller, or undefined for a defect of ours. */
export function fromFailure(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof RepeatedDifferently) return new AppError("request.repeated_differently");
  if (error instanceof DamagedFileError) return new AppError("file.damaged");
  if (error instanceof StorageFullError) {
    return new AppError("server.storage_full", { retryAfter: 60 });
  }
  if (isDiskFull(error)) return new AppError("server.disk_full", { retryAfter: 30 });
  if (isUnavailable(error) || error instanceof StorageAwayError) {
    return new AppError("server.unavailable", { retryAfter: 2 });
  }
  if (isRetryable(error)) return new AppError("request.in_progress");
  const state = failureCode(error);
  if (state === undefined) return undefined;
  const constraint = failedConstraint(error);
  const code = (constraint && constraintCodes[constraint]) ?? stateCodes[state];
  return code === undefined || code === "" ? undefined : new AppError(code);
}
