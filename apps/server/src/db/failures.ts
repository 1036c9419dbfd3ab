import { NoTurn } from "./turns.ts";

/** A key of an idempotent call was used before with other data. */
export class RepeatedDifferently extends Error {
  constructor() {
    super("The idempotency key was used with other data");
    this.name = "RepeatedDifferently";
  }
}

/** SQLSTATE of a database error, or the system code of a connection error. */
export function failureCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Name of the constraint a database error is about. */
export function failedConstraint(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("constraint" in error)) return undefined;
  return typeof error.constraint === "string" ? error.constraint : undefined;
}

/** Serialization failure or deadlock: the same transaction may well succeed now. */
export function isRetryable(error: unknown): boolean {
  const code = failureCode(error);
  return code === "40001" || code === "40P01";
}

/** No room is left on the disk, the database's or this process's. */
export function isDiskFull(error: unknown): boolean {
  const code = failureCode(error);
  return code === "53100" || code === "ENOSPC" || code === "EDQUOT";
}

const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "53300",
  "53400",
  "55006",
  "57P01",
  "57P02",
  "57P03",
  "57P04",
  "57014",
  "25006",
]);

const connectionWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after|Client was closed)/;

/** The database is away, restarting or too busy to answer: try again later. */
export function isUnavailable(error: unknown): boolean {
  const code = failureCode(error);
  if (code !== undefined && (connectionCodes.has(code) || code.startsWith("08"))) return true;
  return error instanceof NoTurn || (error instanceof Error && connectionWords.test(error.message));
}
