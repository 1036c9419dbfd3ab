import type { Actor } from "@atrio/contract/access/actor";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { localDate } from "../../../lib/calendar/clock.ts";
import { openMailboxKey } from "../../../lib/crypto/mailbox-key.ts";
import { openReportContent } from "../../../lib/crypto/report-contents.ts";
import { unwrapByKey, wrapForKey } from "../../../lib/crypto/report-vault.ts";
import { publicKeyOf } from "../../../lib/crypto/sealed-box.ts";

import { passBallotsOn } from "./ballots.service.ts";
import { readCompany, readOwnKey } from "./mailbox.read.ts";
import type { CompanyRow } from "./mailbox.read.ts";
import { insertWraps, readHeld } from "./wraps.repo.ts";
import type { HeldRow, WrapRow } from "./wraps.repo.ts";

/** A handler's unlocked key. */
export type Unlocked = { gestor_id: string; privateKey: Buffer };

/** The company of a transaction with its local day. */
export async function companyToday(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
): Promise<CompanyRow & { today: string }> {
  const company = await readCompany(tx, moduleIds.complaints);
  if (company === undefined) fail("company.not_found");
  return { ...company, today: localDate(ctx.clock.now(), company.zona_horaria) };
}

/**
 * The caller's unlocked key (Rule COMPLAINTS-22). Errors: complaint.locked when it is missing, ended,
 * of another session or no longer active.
 */
export async function requireKey(
  ctx: AppContext,
  tx: Tx,
  caller: { actor: Actor; llave: unknown },
): Promise<Unlocked> {
  const { actor, llave } = caller;
  const now = ctx.clock.now().epochMilliseconds;
  const privateKey = openMailboxKey(ctx, actor.sesion_id, { llave, now });
  if (privateKey === undefined) fail("complaint.locked");
  const own = await readOwnKey(tx, actor.trabajador_id);
  if (own?.estado !== "activa" || !own.clave_publica.equals(publicKeyOf(privateKey))) {
    fail("complaint.locked");
  }
  return { gestor_id: own.id, privateKey };
}

/**
 * Wraps for a handler's key every report that the holder reads, but those whose reporter excluded
 * that handler, and the ballots with them (Rules COMPLAINTS-20, COMPLAINTS-31); answers how many.
 */
export async function passReportsOn(
  tx: Tx,
  holder: { destinatario: string; privateKey: Buffer },
  target: { id: string; trabajador_id: number; clave_publica: Buffer },
): Promise<number> {
  const held = await readHeld(tx, holder.destinatario);
  const byReport = Map.groupBy(held, ({ denuncia_id }) => denuncia_id);
  let count = 0;
  for (const rows of byReport.values()) {
    const keys = rows.flatMap((row) => openHeld(holder.privateKey, row));
    const shared = keys.find(({ key }) => key.clase === "compartida");
    if (shared === undefined) continue;
    const { privateKey: sharedKey, contenido, key: ownKey } = shared;
    const content = openReportContent({ privateKey: sharedKey, sealed: contenido, key: ownKey });
    if (content.excluidos.includes(target.trabajador_id)) continue;
    const wraps = keys.map(({ key, privateKey }): WrapRow => ({
      ...key,
      destinatario: target.id,
      envuelta: wrapForKey(target.clave_publica, privateKey, key),
    }));
    await insertWraps(tx, wraps);
    count += 1;
  }
  await passBallotsOn(tx, holder, target);
  return count;
}

/** The private key of a held row; none when it was wrapped for an earlier recovery key. */
function openHeld(holderKey: Buffer, { denuncia_id, clase, envuelta, contenido }: HeldRow) {
  const key = { denuncia_id, clase };
  try {
    return [{ key, contenido, privateKey: unwrapByKey(holderKey, envuelta, key) }];
  } catch {
    return [];
  }
}
