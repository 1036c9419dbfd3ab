import pg from "pg";

const { builtins } = pg.types;
const identity = (value: string): string => value;

/** `2026-11-21 09:30:00.123+00` (the session runs in UTC) → `2026-11-21T09:30:00.123Z`. */
function instantOf(value: string): string {
  const at = value.indexOf(" ");
  if (at < 0 || !value.endsWith("+00")) return value;
  return `${value.slice(0, at)}T${value.slice(at + 1, -"+00".length)}Z`;
}

/**
 * Types of column values: dates, times, numerics and ranges as text, instants as ISO 8601 in UTC,
 * 64-bit integers as numbers (identifiers stay far below 2^53).
 */
export const typeParsers = new pg.TypeOverrides();
typeParsers.setTypeParser(builtins.DATE, identity);
typeParsers.setTypeParser(builtins.TIME, identity);
typeParsers.setTypeParser(builtins.NUMERIC, identity);
typeParsers.setTypeParser(builtins.TIMESTAMPTZ, instantOf);
typeParsers.setTypeParser(builtins.INT8, Number);
