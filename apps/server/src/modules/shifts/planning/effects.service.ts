import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { notifyAll } from "../../messages/notices/notices.service.ts";
import { lockWorkingTimes } from "../../time/worker-locks/worker-locks.service.ts";

/** A worker whose published shifts of a date have changed. */
export type Touched = { trabajador_id: number; fecha: string; zona_horaria: string };

type ShiftChange = { kind: "published" | "changed"; touched: readonly Touched[] };

/**
 * Effects of published shifts that appear, change or go: past days are computed again, and each
 * worker is told once (Rule SHIFTS-7). Answers the number of people told.
 */
export async function afterShiftChange(
  ctx: AppContext,
  tx: Tx,
  { kind, touched }: ShiftChange,
): Promise<number> {
  if (touched.length === 0) return 0;
  await refreshPastDays(ctx, tx, touched);
  const version = ctx.clock.now().toString();
  const byWorker = Map.groupBy(touched, (one) => one.trabajador_id);
  const notices = [...byWorker].map(([trabajador_id, days]) => ({
    to: trabajador_id,
    kind: kind === "published" ? ("shifts_published" as const) : ("shifts_changed" as const),
    data: {
      trabajador_id,
      turnos: days.length,
      fechas: runsOf(days.map(({ fecha }) => fecha)),
      version,
    },
  }));
  await notifyAll(ctx, tx, notices);
  return notices.length;
}

async function refreshPastDays(
  ctx: AppContext,
  tx: Tx,
  touched: readonly Touched[],
): Promise<void> {
  const now = ctx.clock.now().epochMilliseconds;
  const past = touched.filter(({ fecha, zona_horaria }) => fecha < dateAt(zona_horaria, now));
  if (past.length === 0) return;
  await lockWorkingTimes(tx, [...new Set(past.map((one) => one.trabajador_id))]);
  for (const { trabajador_id, fecha } of past) {
    await ctx.hooks.dayChanged(ctx, tx, { trabajador_id, dia: fecha, now });
  }
}

/** Dates as runs of consecutive days, in order. */
function runsOf(dates: readonly string[]): Array<{ desde: string; hasta: string }> {
  const runs: Array<{ desde: string; hasta: string }> = [];
  for (const date of [...new Set(dates)].toSorted()) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.hasta, 1) === date) last.hasta = date;
    else runs.push({ desde: date, hasta: date });
  }
  return runs;
}
