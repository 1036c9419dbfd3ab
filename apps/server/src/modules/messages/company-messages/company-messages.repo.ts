import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** Marks a worker's unread notification as read at an instant (ISO 8601); true if it was unread. */
export async function markRead(
  tx: Tx,
  key: { trabajador_id: number; id: number; now: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notificacion set leida_en = ${key.now}
    where empresa_id = ${company} and trabajador_id = ${key.trabajador_id} and id = ${key.id}
      and leida_en is null`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Marks all of a worker's unread notifications as read at an instant (ISO 8601); how many there were. */
export async function markAllRead(
  tx: Tx,
  key: { trabajador_id: number; now: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notificacion set leida_en = ${key.now}
    where empresa_id = ${company} and trabajador_id = ${key.trabajador_id}
      and leida_en is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Archives or restores a worker's notification; true if that changed anything. */
export async function setVisible(
  tx: Tx,
  key: { trabajador_id: number; id: number; visible: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notificacion set visible = ${key.visible}
    where empresa_id = ${company} and trabajador_id = ${key.trabajador_id} and id = ${key.id}
      and visible <> ${key.visible}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
