export const boardViews = ["personas", "areas"] as const;
export type BoardView = (typeof boardViews)[number];

export const boardRanges = ["dia", "semana", "quincena", "mes"] as const;
export type BoardRange = (typeof boardRanges)[number];

export const shiftStates = ["borrador", "publicado", "avisos"] as const;
export type ShiftStateFilter = (typeof shiftStates)[number];

/** Search parameters of the page; ids are those of the wire. */
export type BoardSearch = {
  /** Without it rows are people. */
  vista?: BoardView;
  /** Without it two weeks, and on a phone one. */
  rango?: BoardRange;
  /** A day of the range; without it today. */
  fecha?: string;
  area?: number;
  etiqueta?: number;
  persona?: number;
  estado?: ShiftStateFilter;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const read: BoardSearch = {};
  const view = boardViews.find((known) => known === search["vista"]);
  const range = boardRanges.find((known) => known === search["rango"]);
  const state = shiftStates.find((known) => known === search["estado"]);
  const day = search["fecha"];
  if (view !== undefined) read.vista = view;
  if (range !== undefined) read.rango = range;
  if (state !== undefined) read.estado = state;
  if (typeof day === "string" && isDay(day)) read.fecha = day;
  for (const name of ["area", "etiqueta", "persona"] as const) {
    const id = Number(search[name]);
    if (Number.isInteger(id) && id > 0) read[name] = id;
  }
  return read;
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(2[01]\d\d)-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

/** Parts of the address that change; undefined takes one away. */
export type SearchChange = { [K in keyof BoardSearch]?: BoardSearch[K] | undefined };
