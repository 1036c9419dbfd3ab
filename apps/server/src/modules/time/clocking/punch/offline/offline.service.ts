import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../../context.ts";
import type { Tx } from "../../../../../db/client.ts";
import { epochOf, isoOf } from "../../../../../lib/calendar/clock.ts";
import { dateAt } from "../../../../../lib/calendar/zone.ts";
import { notify } from "../../../../messages/notices/notices.service.ts";
import { readAdministrators, readSupervisors } from "../../../../people/workers/workers.read.ts";
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

/** The worker's supervisors of today; without any, the administrators. The worker is left out. */
export async function readWatchers(tx: Tx, key: { trabajador_id: number; today: string }) {
  const supervisors = await readSupervisors(tx, key);
  const found =
    supervisors.length > 0
      ? supervisors
      : await readAdministrators(tx, { ...key, office: "tiempo" });
  return found.filter((id) => id !== key.trabajador_id);
}

/**
 * Notification of a late offline punch, to the worker's supervisors or, without any, to the
 * administrators: the punch arrived after the company's threshold, with a time of the device's clock.
 * Punches that arrive within minutes of one another share a notification.
 */
export async function tellLatePunch(ctx: AppContext, tx: Tx, punch: LatePunch): Promise<void> {
  const { actor, dia, made, recorded } = punch;
  const arrived = epochOf(recorded);
  if (!isLatePunch(arrived - made, punch.thresholdMinutes)) return;
  const worker = { trabajador_id: actor.trabajador_id };
  const to = await readWatchers(tx, { ...worker, today: dateAt(actor.zona_horaria, arrived) });
  const key = `offline_punches:${actor.trabajador_id}:`;
  if (await readWasTold(tx, { to, key, since: isoOf(arrived - batchMs) })) return;
  const data = { ...worker, dia, desde: isoOf(made), recibido_en: recorded };
  await notify(ctx, tx, { to, kind: "offline_punches", data });
}
