import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

type Sent = { trabajador_ids: readonly number[]; at: string; until: string; by: number | null };

/** Notes that people were invited at an instant, with the end of their links (ISO 8601). */
export async function saveInvitations(
  tx: Tx,
  { trabajador_ids, at, until, by }: Sent,
): Promise<void> {
  await sql`
    insert into invitacion (empresa_id, trabajador_id, enviada_en, caduca_en, enviada_por)
    select empresa_actual(), id, ${at}::timestamptz, ${until}::timestamptz, ${by}::integer
    from unnest(${trabajador_ids}::integer[]) id
    on conflict (empresa_id, trabajador_id) do update
      set enviada_en = excluded.enviada_en, caduca_en = excluded.caduca_en,
        enviada_por = excluded.enviada_por`.execute(tx);
}
