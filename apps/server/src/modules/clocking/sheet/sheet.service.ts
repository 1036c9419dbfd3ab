import type { Actor } from "@atrio/contract/actor";
import type { Signing, Workday } from "@atrio/contract/time";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { epochOf } from "../../../lib/clock.ts";
import { datesBetween, epochDay, monthRange } from "../../../lib/dates.ts";
import { dateAt } from "../../../lib/zone.ts";
import { readPlan } from "../../schedules/schedules.read.ts";
import {
  intervalsOf,
  minutesOf,
  type PlannedDay,
  scheduledDay,
  type SchedulePlan,
} from "../../schedules/schedules.rules.ts";
import { mayUseClock } from "../clocking.policy.ts";
import {
  readOpenSigning,
  readSignings,
  readWorkdayKey,
  type SigningRow,
} from "../clocking.read.ts";
import { figuresOf, isOpenTooLong, minutesBetween } from "../clocking.rules.ts";

import { summaryOf, type MonthSummary } from "./sheet.rules.ts";

const longestRange = 366;

/** A signing with what only the clock can tell; `now` in epoch milliseconds. */
export function signingAt(row: SigningRow, now: number): Signing {
  const start = epochOf(row.hora_inicio);
  const end = row.hora_fin === null ? now : epochOf(row.hora_fin);
  return {
    ...row,
    minutos: minutesBetween(start, end),
    abierto_mas_de_un_dia: row.hora_fin === null && isOpenTooLong(start, now),
  };
}

function workdayAt(
  planned: PlannedDay,
  rows: SigningRow[],
  input: { trabajador_id: number; now: number },
): Workday {
  const { fecha, tramos, zona_horaria, festivo, tolerancia_minutos } = planned;
  const { now, trabajador_id } = input;
  const intervals = intervalsOf(tramos, fecha, zona_horaria);
  const figures = figuresOf({
    fecha,
    today: dateAt(zona_horaria, now),
    now,
    signings: rows.map((row) => ({
      start: epochOf(row.hora_inicio),
      end: row.hora_fin === null ? null : epochOf(row.hora_fin),
      isPause: row.parada_id !== null,
      countsAsWork: row.cuenta_como_trabajo,
    })),
    intervals,
    scheduledMinutes: minutesOf(tramos, fecha, zona_horaria),
    toleranceMinutes: tolerancia_minutos,
  });
  return {
    id: rows[0]?.jornada_id ?? null,
    trabajador_id,
    dia: fecha,
    zona_horaria,
    fichajes: rows.map((row) => signingAt(row, now)),
    horario: tramos,
    festivo,
    ...figures,
  };
}

type SheetRange = { trabajador_id: number; desde: string; hasta: string };

/** Every day of a range from rows already read, with placeholders where there are no signings. */
export function workdaysOf(
  plan: SchedulePlan,
  rows: SigningRow[],
  range: SheetRange & { now: number },
): Workday[] {
  const byDay = Map.groupBy(rows, (row) => row.dia);
  return datesBetween(range.desde, range.hasta).map((fecha) =>
    workdayAt(scheduledDay(plan, fecha), byDay.get(fecha) ?? [], range),
  );
}

/** Every day of a range, read in one round trip. */
export async function readWorkdays(
  tx: Tx,
  range: SheetRange & { now: number },
): Promise<Workday[]> {
  const [plan, rows] = await Promise.all([readPlan(tx, range), readSignings(tx, range)]);
  if (plan === undefined) fail("worker.not_found");
  return workdaysOf(plan, rows, range);
}

/** The working days of a day or range. Errors: workday.range. */
export async function listWorkdays(
  ctx: AppContext,
  actor: Actor,
  range: SheetRange,
): Promise<Workday[]> {
  const length = epochDay(range.hasta) - epochDay(range.desde) + 1;
  if (length < 1 || length > longestRange)
    fail("workday.range", { fields: { dia: ["workday.range"] } });
  if (!mayUseClock(actor, range)) fail("request.not_found");
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.tenant(actor.empresa_id, (tx) => readWorkdays(tx, { ...range, now }));
}

/** One working day by its id; somebody else's is not there. Errors: workday.not_found. */
export async function getWorkday(ctx: AppContext, actor: Actor, id: number): Promise<Workday> {
  const now = ctx.clock.now().epochMilliseconds;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const key = await readWorkdayKey(tx, id);
    if (key === undefined || !mayUseClock(actor, key)) fail("workday.not_found");
    const { trabajador_id, dia } = key;
    const [day] = await readWorkdays(tx, { trabajador_id, desde: dia, hasta: dia, now });
    return day ?? fail("workday.not_found");
  });
}

/** The open signing, or null. */
export async function getOpenSigning(ctx: AppContext, actor: Actor): Promise<Signing | null> {
  const now = ctx.clock.now().epochMilliseconds;
  const row = await ctx.db.tenant(actor.empresa_id, (tx) =>
    readOpenSigning(tx, actor.trabajador_id),
  );
  return row === undefined ? null : signingAt(row, now);
}

/** Worked, scheduled and balance of a month. */
export async function summariseMonth(
  ctx: AppContext,
  actor: Actor,
  input: { year: number; month: number },
): Promise<MonthSummary> {
  const now = ctx.clock.now().epochMilliseconds;
  const range = { trabajador_id: actor.trabajador_id, ...monthRange(input), now };
  const days = await ctx.db.tenant(actor.empresa_id, (tx) => readWorkdays(tx, range));
  return { ...input, ...summaryOf(days, dateAt(actor.zona_horaria, now)) };
}
