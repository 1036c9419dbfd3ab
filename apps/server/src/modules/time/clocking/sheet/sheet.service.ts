import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { Signing, Workday, yearOverview } from "@atrio/contract/time/time";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { joinRanges } from "../../../../db/joined-ranges.ts";
import { fail } from "../../../../http/errors.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { datesBetween, epochDay, monthRange } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import {
  readDayPlanner,
  readDayPlanners,
  scheduledMinutes,
} from "../../schedules/schedules.service.ts";
import type { DayPlan, DayPlanner } from "../../schedules/schedules.service.ts";
import { mayUseClock } from "../clocking.policy.ts";
import {
  readMarks,
  readMonths,
  readOpenSigning,
  readSigningTimes,
  readSignings,
  readWorkdayKey,
} from "../clocking.read.ts";
import type { SheetKey, SigningRow, SigningTimesRow } from "../clocking.read.ts";
import { figuresOf, isOpenTooLong, minutesBetween } from "../clocking.rules.ts";
import type { Interval, TimedSigning, WorkerMarks } from "../clocking.rules.ts";

import { absencesOn, expectedMinutes, presentIntervals } from "./absences.rules.ts";
import type { Viewer } from "./absences.rules.ts";
import {
  abilitiesOn,
  marksOn,
  minutesToWork,
  summaryOf,
  yearMonthOf,
  yearTotals,
} from "./sheet.rules.ts";
import type { DayFigures, MonthSummary, MonthTotals } from "./sheet.rules.ts";

/** Maximum range of one call in days: a leap year. */
const longestRange = 366;

type SheetRange = { trabajador_id: number; desde: string; hasta: string };

/** `now` is in epoch milliseconds; without a viewer the sheet is made for its worker. */
export type WorkdaysKey = SheetRange & { now: number; viewer?: Viewer };

/** Marks of a worker's days in a range: closed months, incidences, absences. */
export type SheetMarks = WorkerMarks;

/** Data that a worker's days are made from. */
type SheetParts<Row = SigningRow> = { planner: DayPlanner; rows: Row[]; marks: WorkerMarks };

function signingAt(row: SigningRow, { start, end }: TimedSigning, now: number): Signing {
  return {
    ...row,
    minutos: minutesBetween(start, end ?? now),
    abierto_mas_de_un_dia: end === null && isOpenTooLong(start, now),
  };
}

function timed(row: SigningTimesRow): TimedSigning {
  return {
    start: epochOf(row.hora_inicio),
    end: row.hora_fin === null ? null : epochOf(row.hora_fin),
    isPause: row.parada_id !== null,
    countsAsWork: row.cuenta_como_trabajo,
  };
}

type DayParts<Row = SigningTimesRow> = {
  plan: DayPlan;
  signings: ReadonlyArray<{ row: Row; time: TimedSigning }>;
  marks: WorkerMarks;
};

/** Worked intervals; an open signing lasts until now, one left open too long counts for nothing. */
function workOf(times: readonly TimedSigning[], now: number): Interval[] {
  return times
    .filter((one) => !one.isPause || one.countsAsWork)
    .filter((one) => one.end !== null || !isOpenTooLong(one.start, now))
    .map(({ start, end }) => ({ start, end: end ?? now }));
}

/** Plan of a date that expects nothing before the start of recording (Rule TIME-134). */
function expectedPlan(plan: DayPlan): DayPlan {
  return plan.se_registra ? plan : { ...plan, tramos: [], intervals: [], minutos_previstos: 0 };
}

function figuresAt({ plan, signings, marks }: DayParts, key: WorkdaysKey): DayFigures {
  const times = signings.map(({ time }) => time);
  const today = dateAt(plan.zona_horaria, key.now);
  const dayMarks = marksOn(marks, plan.fecha);
  const viewer = key.viewer ?? "worker";
  const absences = absencesOn(marks.ausencias, {
    day: plan,
    toleranceMinutes: plan.tolerancia_minutos,
    work: workOf(times, key.now),
    viewer,
  });
  const figures = figuresOf({
    fecha: plan.fecha,
    today,
    now: key.now,
    signings: times,
    intervals: presentIntervals(plan, absences),
    scheduledMinutes: expectedMinutes(plan.minutos_previstos, absences),
    toleranceMinutes: plan.tolerancia_minutos,
    isWorkedAway: absences.some((one) => one.minutos_fichados > 0),
  });
  return {
    id: signings[0]?.row.jornada_id ?? null,
    trabajador_id: key.trabajador_id,
    dia: plan.fecha,
    zona_horaria: plan.zona_horaria,
    horario: plan.tramos,
    festivo: plan.festivo,
    ausencias: absences,
    // Named one by one: a spread of so many makes a slow object, and a sheet has one for each day.
    minutos_previstos: figures.minutos_previstos,
    minutos_trabajados: figures.minutos_trabajados,
    minutos_pausa: figures.minutos_pausa,
    minutos_retraso: figures.minutos_retraso,
    // Punches before the start of recording are kept; they are neither wrong nor a balance.
    saldo_minutos: plan.se_registra ? figures.saldo_minutos : 0,
    estado_id: plan.se_registra ? figures.estado_id : null,
    sin_registro: !plan.se_registra,
    mes_cerrado: dayMarks.mes_cerrado,
    incidencia: dayMarks.incidencia,
    correccion_pendiente_id: dayMarks.correccion_pendiente_id,
    cambios: dayMarks.cambios,
    objetado: dayMarks.objetado,
    cambios_sin_responder: dayMarks.cambios_sin_responder,
    can: abilitiesOn({ viewer, date: plan.fecha, today, marks: dayMarks }),
  };
}

function workdayAt(parts: DayParts<SigningRow>, key: WorkdaysKey): Workday {
  const fichajes = parts.signings.map(({ row, time }) => signingAt(row, time, key.now));
  return Object.assign(figuresAt(parts, key), { fichajes });
}

/** Scheduled intervals of a date (epoch milliseconds) without the absences of its working day. */
export function intervalsToWork(plan: DayPlan, day: Pick<Workday, "ausencias">): Interval[] {
  return presentIntervals(expectedPlan(plan), day.ausencias);
}

/**
 * Schedule of each date of a range before approved absences, in two concurrent queries. Errors:
 * worker.not_found.
 */
export async function readExpectedDays(tx: Tx, range: SheetRange): Promise<DayPlan[]> {
  const [planner, [marks]] = await Promise.all([
    readDayPlanner(tx, range),
    readMarks(tx, { ...range, trabajador_ids: [range.trabajador_id] }),
  ]);
  return datesBetween(range.desde, range.hasta).map((date) => {
    const plan = expectedPlan(planner(date));
    const facts = { day: plan, toleranceMinutes: 0, work: [], viewer: "reader" } as const;
    const absences = absencesOn(marks?.ausencias ?? [], facts);
    return {
      ...plan,
      intervals: presentIntervals(plan, absences),
      minutos_previstos: expectedMinutes(plan.minutos_previstos, absences),
    };
  });
}

/** Parts of each day of a range, of those already read. */
function daysOf<Row extends SigningTimesRow>(
  { planner, rows, marks }: SheetParts<Row>,
  range: SheetRange,
): Array<DayParts<Row>> {
  const byDay = Map.groupBy(rows, (row) => row.dia);
  return datesBetween(range.desde, range.hasta).map((date) => {
    const signings = (byDay.get(date) ?? []).map((row) => ({ row, time: timed(row) }));
    return { plan: expectedPlan(planner(date)), signings, marks };
  });
}

/** Every day of a range from parts already read, with placeholders where there are no signings. */
export function workdaysOf(parts: SheetParts, key: WorkdaysKey): Workday[] {
  return daysOf(parts, key).map((day) => workdayAt(day, key));
}

/** Figures of every day of a range. */
export function figuresOfDays(parts: SheetParts<SigningTimesRow>, key: WorkdaysKey): DayFigures[] {
  return daysOf(parts, key).map((day) => figuresAt(day, key));
}

type SheetRows<Row> = Pick<SheetParts<Row>, "rows" | "marks">;

/** Reads the marks of a worker's days. Errors: worker.not_found. */
const readMarksOf = joinRanges<WorkerMarks>(async (tx, range) => {
  const [marks] = await readMarks(tx, { ...range, trabajador_ids: [range.trabajador_id] });
  return marks ?? fail("worker.not_found");
});

/** Signings of one worker in a range, as `read` answers them, and the marks; concurrent queries. */
async function readSheet<Row>(
  tx: Tx,
  range: SheetRange,
  read: (tx: Tx, key: SheetKey) => Promise<Row[]>,
): Promise<SheetRows<Row>> {
  const key = { ...range, trabajador_ids: [range.trabajador_id] };
  const [rows, marks] = await Promise.all([read(tx, key), readMarksOf(tx, range)]);
  return { rows, marks };
}

/** Signings and marks of one worker in a range. Errors: worker.not_found. */
export async function readSheetRows(tx: Tx, range: SheetRange): Promise<SheetRows<SigningRow>> {
  return readSheet(tx, range, readSignings);
}

/** Times of those signings, and the marks. Errors: worker.not_found. */
export async function readSheetTimes(
  tx: Tx,
  range: SheetRange,
): Promise<SheetRows<SigningTimesRow>> {
  return readSheet(tx, range, readSigningTimes);
}

/** The working days of a worker in a range, in three queries asked at once. Errors: worker.not_found. */
export async function readWorkdays(tx: Tx, key: WorkdaysKey): Promise<Workday[]> {
  const [planner, sheet] = await Promise.all([readDayPlanner(tx, key), readSheetRows(tx, key)]);
  return workdaysOf({ planner, ...sheet }, key);
}

/**
 * The figures of a worker's days in a range, and the times they are made of, in three queries asked at once. Errors:
 * worker.not_found.
 */
async function readDayFigures(
  tx: Tx,
  key: WorkdaysKey,
): Promise<{ days: DayFigures[]; rows: SigningTimesRow[] }> {
  const [planner, sheet] = await Promise.all([readDayPlanner(tx, key), readSheetTimes(tx, key)]);
  return { days: figuresOfDays({ planner, ...sheet }, key), rows: sheet.rows };
}

type TeamKey = Omit<WorkdaysKey, "trabajador_id"> & { trabajador_ids: readonly number[] };

/** Sheets of several workers in a range by worker, made by `sheetOf`. */
async function readTeamSheets<Row extends SigningTimesRow, Day>(
  tx: Tx,
  key: TeamKey,
  reading: Promise<Row[]>,
  sheetOf: (parts: SheetParts<Row>, key: WorkdaysKey) => Day[],
): Promise<Map<number, Day[]>> {
  const [planners, rows, marks] = await Promise.all([
    readDayPlanners(tx, key),
    reading,
    readMarks(tx, key),
  ]);
  const rowsOf = Map.groupBy(rows, (row) => row.trabajador_id);
  const marksOf = new Map(marks.map((one) => [one.trabajador_id, one]));
  const sheets = new Map<number, Day[]>();
  for (const [workerId, planner] of planners) {
    const own = marksOf.get(workerId);
    if (own === undefined) continue;
    const parts = { planner, rows: rowsOf.get(workerId) ?? [], marks: own };
    const viewer = key.viewer ?? "supervisor";
    sheets.set(workerId, sheetOf(parts, { ...key, trabajador_id: workerId, viewer }));
  }
  return sheets;
}

/**
 * The working days of several workers in a range, by worker, in the same three queries asked at
 * once; made for a supervisor unless another viewer is named. Ids of no worker are left out.
 */
export async function readTeamWorkdays(tx: Tx, key: TeamKey): Promise<Map<number, Workday[]>> {
  return readTeamSheets(tx, key, readSignings(tx, key), workdaysOf);
}

/** The figures of those days. */
export async function readTeamFigures(tx: Tx, key: TeamKey): Promise<Map<number, DayFigures[]>> {
  return readTeamSheets(tx, key, readSigningTimes(tx, key), figuresOfDays);
}

/** The working days of a day or range. Errors: workday.range. */
export async function listWorkdays(
  ctx: AppContext,
  actor: Actor,
  range: SheetRange,
): Promise<Workday[]> {
  const length = epochDay(range.hasta) - epochDay(range.desde) + 1;
  if (length < 1 || length > longestRange) {
    fail("workday.range", { fields: { dia: ["workday.range"] } });
  }
  if (!mayUseClock(actor, range)) fail("request.not_found");
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.read(actor.empresa_id, async (tx) => readWorkdays(tx, { ...range, now }));
}

/** A working day by its id; a foreign one is not found. Errors: workday.not_found. */
export async function getWorkday(ctx: AppContext, actor: Actor, id: number): Promise<Workday> {
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const key = await readWorkdayKey(tx, id);
    if (key === undefined || !mayUseClock(actor, key)) fail("workday.not_found");
    const range = { trabajador_id: key.trabajador_id, desde: key.dia, hasta: key.dia, now };
    const [day] = await readWorkdays(tx, range);
    return day === undefined ? fail("workday.not_found") : { ...day, id };
  });
}

/** The open signing, or null. */
export async function getOpenSigning(ctx: AppContext, actor: Actor): Promise<Signing | null> {
  const now = ctx.clock.now().epochMilliseconds;
  const row = await ctx.db.read(actor.empresa_id, async (tx) =>
    readOpenSigning(tx, actor.trabajador_id),
  );
  return row === undefined ? null : signingAt(row, timed(row), now);
}

/** Totals of a worker's month at `now`, in epoch milliseconds. */
export async function readMonthTotals(
  tx: Tx,
  key: { trabajador_id: number; year: number; month: number; now: number },
): Promise<MonthTotals> {
  const { days } = await readDayFigures(tx, { ...key, ...monthRange(key) });
  return summaryOf(days);
}

/** Worked, scheduled and balance of a month. */
export async function summariseMonth(
  ctx: AppContext,
  actor: Actor,
  month: { year: number; month: number },
): Promise<MonthSummary> {
  const now = ctx.clock.now().epochMilliseconds;
  const key = { trabajador_id: actor.trabajador_id, ...monthRange(month), now };
  const { days, rows } = await ctx.db.read(actor.empresa_id, async (tx) => readDayFigures(tx, key));
  const open = rows.find((row) => row.hora_fin === null)?.dia;
  const { year, month: number } = month;
  const due = minutesToWork(days.find(({ dia }) => dia === open));
  return { year, month: number, ...summaryOf(days), minutos_por_trabajar: due };
}

/** Hours worked against expected in each month of a year; closed months with their frozen figures. */
export async function overviewOfYear(
  ctx: AppContext,
  actor: Actor,
  year: number,
): Promise<EndpointResponse<typeof yearOverview>["data"]> {
  const now = ctx.clock.now().epochMilliseconds;
  const worker = { trabajador_id: actor.trabajador_id };
  const range = { desde: `${year}-01-01`, hasta: `${year}-12-31` };
  const [planner, sheet, closings] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      readDayPlanner(tx, { ...worker, ...range }),
      readSheetTimes(tx, { ...worker, ...range }),
      readMonths(tx, { ...worker, year }),
    ]),
  );
  const days = figuresOfDays({ planner, ...sheet }, { ...worker, ...range, now });
  const byMonth = Map.groupBy(days, (day) => Number(day.dia.slice(5, 7)));
  const months = Array.from({ length: 12 }, (_, index) =>
    yearMonthOf({
      month: index + 1,
      days: byMonth.get(index + 1) ?? [],
      closing: closings.find((one) => one.mes === index + 1),
    }),
  );
  const minutos_programados = scheduledMinutes(planner, datesBetween(range.desde, range.hasta));
  return { year, minutos_programados, ...yearTotals(months), meses: months };
}
