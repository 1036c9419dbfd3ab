import type { BankConfig } from "@atrio/contract/time/hours-bank";
import type { Workday } from "@atrio/contract/time/time";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { isoOf } from "../../../../lib/calendar/clock.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { tellPages } from "../../../../platform/events.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readTeamWorkdays, readWorkdays } from "../../clocking/sheet/sheet.service.ts";
import { lockWorkingTimes } from "../../worker-locks/worker-locks.service.ts";
import { findConfig, findConfigs } from "../hours-bank.repo.ts";
import { lastReviewable, states, stretchesOf, yearOf, yieldOf } from "../hours-bank.rules.ts";

import {
  findNewest,
  findReviewed,
  insertExpiries,
  insertIncidences,
  listActiveYears,
  listClockedWorkers,
  listExpiring,
  listZones,
  recountIncidence,
  saveReviewed,
  withdrawIncidence,
} from "./review.repo.ts";
import type { NewestIncidence, NewIncidence } from "./review.repo.ts";

/** People whose sheets are read at a time, and the days of each. */
const batchSize = 50;
const longestStretch = 100;

type Range = { desde: string; hasta: string };

/** Pending work of a company; none where both are null. */
export type Due = { range: Range | null; expiresOn: string | null };

/**
 * Finds days of the company to examine, or expired hours. A company that never had the bank has
 * none; one that was never examined begins with this year.
 */
export async function findDue(ctx: AppContext, companyId: number): Promise<Due> {
  const now = ctx.clock.now().epochMilliseconds;
  const [zones, reviewed, years] = await ctx.db.read(companyId, (tx) =>
    Promise.all([listZones(tx), findReviewed(tx), listActiveYears(tx)]),
  );
  const until = lastReviewable(now, zones);
  const year = years.find((one) => one <= yearOf(until));
  const first = year === undefined ? undefined : `${year}-01-01`;
  const from = reviewed === undefined ? first : addDays(reviewed, 1);
  const today = dateAt(zones[0] ?? "UTC", now);
  const expiring = await ctx.db.read(companyId, (tx) => listExpiring(tx, today));
  return {
    range: from === undefined || from > until ? null : { desde: from, hasta: until },
    expiresOn: expiring.length > 0 ? today : null,
  };
}

/**
 * Examines the days ended since the last run, and writes off expired hours. Progress is stored
 * stretch by stretch: repeated, or run by two processes at once, it changes nothing.
 */
export async function reviewCompany(ctx: AppContext, companyId: number): Promise<void> {
  const due = await findDue(ctx, companyId);
  if (due.range !== null) {
    for (const stretch of stretchesOf(due.range, longestStretch)) {
      await reviewStretch(ctx, companyId, stretch);
    }
  }
  if (due.expiresOn !== null) await writeOff(ctx, companyId, due.expiresOn);
}

async function reviewStretch(ctx: AppContext, companyId: number, stretch: Range): Promise<void> {
  const [[config], workers] = await ctx.db.read(companyId, (tx) =>
    Promise.all([findConfigs(tx, [yearOf(stretch.desde)]), listClockedWorkers(tx, stretch)]),
  );
  if (config?.activa === true) {
    for (let at = 0; at < workers.length; at += batchSize) {
      const batch = { ...stretch, trabajador_ids: workers.slice(at, at + batchSize) };
      await reviewBatch(ctx, companyId, { batch, config });
    }
  }
  await ctx.db.tenant(companyId, (tx) => saveReviewed(tx, stretch.hasta));
}

type Batch = Range & { trabajador_ids: number[] };

/**
 * Raises incidences of some people's days. Only people with a difference are locked and read again.
 */
async function reviewBatch(
  ctx: AppContext,
  companyId: number,
  { batch, config }: { batch: Batch; config: BankConfig },
): Promise<void> {
  const now = ctx.clock.now().epochMilliseconds;
  const raised = await ctx.db.tenant(companyId, async (tx) => {
    const seen = await findDifferences(tx, { batch, config, now });
    const concerned = [...new Set(seen.map((one) => one.trabajador_id))];
    if (concerned.length === 0) return [];
    await lockWorkingTimes(tx, concerned);
    const again = { ...batch, trabajador_ids: concerned };
    const incidences = await findDifferences(tx, { batch: again, config, now });
    const made = await insertIncidences(tx, incidences);
    await tellWorkers(ctx, tx, made);
    return made;
  });
  for (const workerId of new Set(raised.map((one) => one.trabajador_id))) {
    tellPages(ctx, "fichaje", { empresa_id: companyId, trabajador_id: workerId });
  }
}

async function findDifferences(
  tx: Tx,
  { batch, config, now }: { batch: Batch; config: BankConfig; now: number },
): Promise<NewIncidence[]> {
  const sheets = await readTeamWorkdays(tx, { ...batch, now, viewer: "reader" });
  return [...sheets.values()]
    .flat()
    .filter((day) => day.incidencia === null)
    .flatMap((day) => incidenceOn(day, config, now));
}

function incidenceOn(day: Workday, config: BankConfig, now: number): NewIncidence[] {
  const yielded = yieldOf(day, config);
  if (yielded === undefined) return [];
  const { trabajador_id, dia } = day;
  return [{ trabajador_id, dia, ...yielded, creada_en: isoOf(now) }];
}

/** One notice for each worker, about the newest day. */
async function tellWorkers(
  ctx: AppContext,
  tx: Tx,
  made: ReadonlyArray<{ id: number; trabajador_id: number; dia: string }>,
): Promise<void> {
  const newest = new Map<number, { id: number; trabajador_id: number; dia: string }>();
  for (const one of made) {
    const known = newest.get(one.trabajador_id);
    if (known === undefined || known.dia < one.dia) newest.set(one.trabajador_id, one);
  }
  for (const { id, trabajador_id, dia } of newest.values()) {
    await notify(ctx, tx, {
      to: trabajador_id,
      kind: "incidence_created",
      data: { trabajador_id, incidencia_id: id, dia },
    });
  }
}

async function writeOff(ctx: AppContext, companyId: number, today: string): Promise<void> {
  const workers = await ctx.db.read(companyId, (tx) => listExpiring(tx, today));
  const at = ctx.clock.now().toString();
  for (let from = 0; from < workers.length; from += batchSize) {
    const workerIds = workers.slice(from, from + batchSize);
    const expired = await ctx.db.tenant(companyId, async (tx) => {
      await lockWorkingTimes(tx, workerIds);
      return insertExpiries(tx, { workerIds, today, at });
    });
    for (const trabajador_id of new Set(expired)) {
      tellPages(ctx, "fichaje", { empresa_id: companyId, trabajador_id });
    }
  }
}

/**
 * Examines a day again after its signings changed, in the transaction of the change, which has
 * locked the worker's time. Where the day's work is over and no incidence holds the day, a
 * difference that was not rejected before becomes a pending incidence; one without validation or
 * comment takes the day's new figures, or is removed. `now` in epoch milliseconds.
 */
export async function refreshIncidence(
  ctx: AppContext,
  tx: Tx,
  input: { trabajador_id: number; dia: string; now: number },
): Promise<void> {
  const { dia, now } = input;
  const key = { ...input, desde: dia, hasta: dia };
  const [zones, config, newest, [day]] = await Promise.all([
    listZones(tx),
    findConfig(tx, yearOf(dia)),
    findNewest(tx, input),
    readWorkdays(tx, key),
  ]);
  if (day === undefined || newest?.retiene === true) return;
  if (newest?.estado_id === states.pending) return followDay(tx, newest, day);
  if (config === undefined || dia > lastReviewable(now, zones)) return;
  const incidences = incidenceOn(day, config, now).filter(
    (one) => one.minutos_diferencia !== newest?.minutos_diferencia,
  );
  await tellWorkers(ctx, tx, await insertIncidences(tx, incidences));
}

/** Recounts an untouched incidence by its day, or withdraws it where the day yields none any more. */
async function followDay(tx: Tx, pending: NewestIncidence, day: Workday): Promise<void> {
  const config = await findConfig(tx, yearOf(day.dia));
  const yielded = config === undefined ? undefined : yieldOf(day, config);
  if (yielded === undefined) return withdrawIncidence(tx, pending.id);
  await recountIncidence(tx, { id: pending.id, ...yielded });
}

/** Minutes of the incidence that a day as it would be raises; null for none, or where it was rejected. */
export async function previewIncidence(tx: Tx, day: Workday): Promise<number | null> {
  const { trabajador_id, dia } = day;
  const [config, newest] = await Promise.all([
    findConfig(tx, yearOf(dia)),
    findNewest(tx, { trabajador_id, dia }),
  ]);
  const yielded = config === undefined ? undefined : yieldOf(day, config);
  const isRejected =
    newest?.estado_id === states.rejected &&
    newest.minutos_diferencia === yielded?.minutos_diferencia;
  return yielded === undefined || isRejected ? null : yielded.minutos;
}
