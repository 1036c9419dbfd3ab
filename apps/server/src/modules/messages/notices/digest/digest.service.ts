import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { readCompanies } from "../../../../db/companies.ts";
import { epochOf, isoOf } from "../../../../lib/calendar/clock.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { readDayPlanners } from "../../../time/schedules/schedules.service.ts";
import type { DayPlanner } from "../../../time/schedules/schedules.service.ts";
import { channelsOf, isOff, lastDigest, timesFor } from "../channels/channels.rules.ts";
import { addressOf, localPage, workingTime } from "../channels/channels.service.ts";
import { readReaders } from "../notices.read.ts";
import type { Reader } from "../notices.read.ts";
import { datesToWaitFor } from "../notices.rules.ts";

import { readAwaited } from "./digest.read.ts";
import type { Awaited } from "./digest.read.ts";
import { claimDigest, takeForDigest } from "./digest.repo.ts";
import type { NewDigestLine } from "./digest.repo.ts";

/** A due summary: reader, local date, and the end of its lines. */
type Due = { reader: Reader; dia: string; until: string };

/**
 * Mails the due summaries of all companies: at 08:00 on each person's clock or, for readers who are
 * quiet or off work then, as soon as they are not. Idempotent, also on two servers.
 */
export async function sendDigests(ctx: AppContext): Promise<void> {
  for (const companyId of await readCompanies(ctx.db)) {
    const awaited = await ctx.db.read(companyId, (tx) => readAwaited(tx));
    if (awaited.length === 0) continue;
    for (const due of await dueNow(ctx, companyId, awaited)) {
      await ctx.db.tenant(companyId, (tx) => sendDigest(ctx, tx, due));
    }
  }
}

async function dueNow(
  ctx: AppContext,
  companyId: number,
  awaited: readonly Awaited[],
): Promise<Due[]> {
  const now = ctx.clock.now();
  const ids = awaited.map((one) => one.trabajador_id);
  const dates = datesToWaitFor(dateAt("UTC", now.epochMilliseconds));
  const [readers, planners] = await ctx.db.read(companyId, async (tx) =>
    Promise.all([
      readReaders(tx, { ids, now: now.toString() }),
      readDayPlanners(tx, { trabajador_ids: ids, ...dates }),
    ]),
  );
  const since = new Map(awaited.map((one) => [one.trabajador_id, epochOf(one.desde)]));
  return readers.flatMap((reader) => {
    const { dia, at } = lastDigest(now.epochMilliseconds, reader);
    const waits = (since.get(reader.id) ?? Number.POSITIVE_INFINITY) <= at;
    const mayGo = isNow(now.epochMilliseconds, reader, planners.get(reader.id));
    return waits && mayGo ? [{ reader, dia, until: isoOf(at) }] : [];
  });
}

/** True if a reader is not quiet, and at work where they disconnect outside it. */
function isNow(now: number, reader: Reader, planner: DayPlanner | undefined): boolean {
  const work = workingTime(planner, now, reader.ausencias);
  return !isOff(now, reader, work) && timesFor(now, reader, work).mail === now;
}

async function sendDigest(ctx: AppContext, tx: Tx, { reader, dia, until }: Due): Promise<void> {
  // A person who switched back to single mails gets the queued notices at once, on any day.
  const isFirst =
    reader.frecuencia === "al_momento" ||
    (await claimDigest(tx, { trabajador_id: reader.id, dia }));
  if (!isFirst) return;
  const lines = await takeForDigest(tx, { trabajador_id: reader.id, until });
  if (!reader.can_enter) return;
  // Kinds switched off meanwhile are not mailed any more.
  const wanted = lines.filter((line) => isStillMailed(line, reader));
  const addresses = Map.groupBy(wanted, (line) => addressOf(reader, line.propio));
  for (const [address, told] of addresses) await mailDigest(ctx, tx, { reader, address, told });
}

function isStillMailed(line: NewDigestLine, reader: Reader): boolean {
  const { mail } = channelsOf({ tipo: line.tipo, isUrgent: false }, reader);
  return mail !== "never" && (line.propio || reader.receive_email_from_supervisees);
}

async function mailDigest(
  ctx: AppContext,
  tx: Tx,
  { reader, address, told }: { reader: Reader; address: string; told: readonly NewDigestLine[] },
): Promise<void> {
  const counts = Map.groupBy(told, (line) => line.titulo);
  await ctx.mail.send(tx, {
    to: address,
    template: "notice_digest",
    idioma: reader.idioma,
    empresa: reader.empresa,
    data: {
      nombre: reader.nombre,
      total: told.length,
      avisos: [...counts].map(([title, lines]) => ({ titulo: title, veces: lines.length })),
      link: `${ctx.config.publicUrl}${localPage(reader, "/internComunication")}`,
    },
  });
}
