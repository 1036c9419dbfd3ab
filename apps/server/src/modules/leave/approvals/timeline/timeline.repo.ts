import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { EventDetail, EventType } from "./timeline.rules.ts";

export type NewEvent = {
  solicitud_id: number;
  tipo: EventType;
  /** Null: the portal itself. */
  autor_id: number | null;
  detalle: EventDetail;
  /** Instant, ISO 8601. */
  ocurrido_en: string;
};

/** Adds one event to a request's history. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx
    .insertInto("solicitud_suceso")
    .values({
      ...event,
      empresa_id: sql<number>`empresa_actual()`,
      detalle: sql`${JSON.stringify(event.detalle)}::jsonb`,
    })
    .execute();
}
