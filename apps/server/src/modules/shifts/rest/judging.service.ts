import type { RestLevel, RestRule, RestWarning } from "@atrio/contract/shifts/rest-rules";

import type { Tx } from "../../../db/client.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { intervalsOf, stretchesOf } from "../../../lib/calendar/stretches.ts";

import { readBirths, readJudgedShifts, readLevels, readWorkerShifts } from "./rest.read.ts";
import type { JudgedShiftRow } from "./rest.read.ts";
import { defaultLevel, findBreaks } from "./rest.rules.ts";
import type { WorkedShift } from "./rest.rules.ts";

type Levels = ReadonlyMap<RestRule, RestLevel>;
/** Workers and the dates, both included, on which their breaks are of interest. */
export type Range = { trabajador_ids: readonly number[]; from: string; to: string };

/** Shifts of workers around a range; a shift of many is one object, so that it is placed once. */
export type WorkBook = {
  range: Range;
  levels: Levels;
  births: ReadonlyMap<number, string>;
  shifts: ReadonlyMap<number, readonly WorkedShift[]>;
};

/** Days that the rules look back and ahead of a range. */
const reach = { back: 28, ahead: 14 } as const;

/** Dates on which a change between two dates may break a rule. */
export function aroundOf({ from, to }: { from: string; to: string }) {
  return { from: addDays(from, -7), to: addDays(to, reach.ahead) };
}

/** Shifts of workers that their breaks on the dates of a range depend on. */
export async function readWorkBook(tx: Tx, range: Range): Promise<WorkBook> {
  const { trabajador_ids } = range;
  const [levels, births, rows] = await Promise.all([
    companyLevels(tx),
    readBirths(tx, trabajador_ids),
    readWorkerShifts(tx, {
      trabajador_ids,
      from: addDays(range.from, -reach.back),
      to: addDays(range.to, reach.ahead),
    }),
  ]);
  const shifts = new Map<number, WorkedShift[]>();
  for (const { worker_ids, ...row } of rows) {
    const shift = toWorkedShift(row);
    for (const id of worker_ids) {
      const own = shifts.get(id);
      if (own === undefined) shifts.set(id, [shift]);
      else own.push(shift);
    }
  }
  const born = births.map((one) => [one.trabajador_id, one.fecha_nacimiento] as const);
  return { range, levels, births: new Map(born), shifts };
}

/** Shifts by their ids, as the rules see them. */
export async function readShiftsById(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, WorkedShift>> {
  const rows = await readJudgedShifts(tx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.turno_id, toWorkedShift(row)]));
}

/** Shifts of a worker in a book. */
export function shiftsOf({ shifts }: WorkBook, trabajador_id: number): readonly WorkedShift[] {
  return shifts.get(trabajador_id) ?? [];
}

/** Rules that shifts of a worker break, without those that are off; by default the worker's own. */
export function warningsOf(
  book: WorkBook,
  trabajador_id: number,
  shifts: readonly WorkedShift[] = shiftsOf(book, trabajador_id),
): RestWarning[] {
  const { from, to } = book.range;
  const born = book.births.get(trabajador_id) ?? null;
  return findBreaks(shifts, { from, to, born }).flatMap((one): RestWarning[] => {
    const nivel = book.levels.get(one.norma) ?? defaultLevel(one.norma);
    return nivel === "ninguna" ? [] : [{ trabajador_id, nivel, ...one }];
  });
}

/** Rules that the shifts of all workers of a book break. */
export function allWarnings(book: WorkBook): RestWarning[] {
  const ids = [...book.shifts.keys()].toSorted((a, b) => a - b);
  return ids.flatMap((id) => warningsOf(book, id));
}

/** Levels of the rules that the company has set. */
export async function companyLevels(tx: Tx): Promise<Levels> {
  return new Map((await readLevels(tx)).map(({ norma, nivel }) => [norma, nivel]));
}

/** A shift with its work in real time. */
export function toWorkedShift(row: JudgedShiftRow): WorkedShift {
  const { turno_id, fecha, zona_horaria, start, end } = row;
  const pausas = row.pausas.map((pause) => ({ ...pause, cuenta_como_trabajo: false }));
  const work = intervalsOf(stretchesOf(row), fecha, zona_horaria);
  const hasPaidPause = row.pausas.some((pause) => pause.cuenta_como_trabajo);
  return {
    turno_id,
    fecha,
    zona_horaria,
    periodo: { start, end },
    work,
    effort: hasPaidPause ? intervalsOf(stretchesOf({ ...row, pausas }), fecha, zona_horaria) : work,
  };
}
