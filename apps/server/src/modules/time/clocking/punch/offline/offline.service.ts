import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../../context.ts";
import type { Tx } from "../../../../../db/client.ts";
import { epochOf, isoOf } from "../../../../../lib/calendar/clock.ts";
import { dateAt } from "../../../../../lib/calendar/zone.ts";
import { notify } from "../../../../messages/notices/notices.service.ts";
import { readSupervisors } from "../../../../people/workers/workers.read.ts";
import { batchMs, isLatePunch } from "../punch.rules.ts";

import { readWasTold } from "./offline.read.ts";

/** A punch made without network: its moment by the device, its arrival and the day it belongs to. */
type LatePunch = {
  actor: Actor;
  dia: string;
  /** Epoch milliseconds. */
  made: number;
  /** Instant of the server's clock, ISO 8601. */
  recorded: string;
  thresholdMinutes: number;
};

/**
 * Tells the worker's supervisors of a punch without network that arrived later than the company's
 * threshold. The device's clock chose its time, so somebody should look. Punches that arrive within
 * minutes of one another are one notice.
 */
export async function tellLatePunch(ctx: AppContext, tx: Tx, punch: LatePunch): Promise<void> {
  const { actor, dia, made, recorded } = punch;
  const arrived = epochOf(recorded);
  if (!isLatePunch(arrived - made, punch.thresholdMinutes)) return;
  const worker = { trabajador_id: actor.trabajador_id };
  const to = await readSupervisors(tx, { ...worker, today: dateAt(actor.zona_horaria, arrived) });
  const key = `offline_punches:${actor.trabajador_id}:`;
  if (await readWasTold(tx, { to, key, since: isoOf(arrived - batchMs) })) return;
  const data = { ...worker, dia, desde: isoOf(made), recibido_en: recorded };
  await notify(ctx, tx, { to, kind: "offline_punches", data });
}
