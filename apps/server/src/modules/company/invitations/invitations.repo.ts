import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

type Sent = { trabajador_ids: readonly number[]; at: string; until: string; by: number | null };

/** Notes that people were invited at an instant, with the end of their links (ISO 8601). */
export async function saveInvitations(
  tx: Tx,
  { trabajador_ids, at, until, by }: Sent,
): Promise<void> {
  await sql`
    insert into invitacion (empresa_id, trabajador_id, email, enviada_en, caduca_en, enviada_por)
    select empresa_actual(), t.id, a.email, ${at}::timestamptz, ${until}::timestamptz, ${by}::integer
    from trabajador t join account a on a.account_user_id = t.account_user_id
    where t.empresa_id = empresa_actual() and t.id = any(${trabajador_ids}::integer[])
    on conflict (empresa_id, trabajador_id) do update
      set email = excluded.email, enviada_en = excluded.enviada_en, caduca_en = excluded.caduca_en,
        enviada_por = excluded.enviada_por`.execute(tx);
}
