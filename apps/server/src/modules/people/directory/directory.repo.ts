import { sql } from "kysely";

import type { DirectoryGrant } from "@atrio/contract/people/directory";
import type { DirectoryContact } from "@atrio/contract/people/directory-columns";

import type { Tx } from "../../../db/client.ts";

/** The company's audiences of columns; columns without a row have the product's. */
export async function readGrants(tx: Tx): Promise<DirectoryGrant[]> {
  const { rows } = await sql<DirectoryGrant>`
    select campo, audiencia from directorio_permiso
    where empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

/** The company's audiences of columns, and the contact data that colleagues see. */
export async function readVisibility(
  tx: Tx,
): Promise<{ grants: DirectoryGrant[]; contact: DirectoryContact }> {
  const { rows } = await sql<{ grants: DirectoryGrant[]; contact: DirectoryContact }>`
    select e.contacto_directorio as contact,
      (select coalesce(json_agg(json_build_object('campo', p.campo, 'audiencia', p.audiencia)), '[]')
        from directorio_permiso p where p.empresa_id = e.empresa_id) as grants
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  return rows[0] ?? { grants: [], contact: "trabajo" };
}

/** Saves the company's grants of some columns. */
export async function upsertGrants(tx: Tx, grants: readonly DirectoryGrant[]): Promise<void> {
  await sql`
    insert into directorio_permiso (empresa_id, campo, audiencia)
    select empresa_actual(), p.campo, p.audiencia
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) p (campo text, audiencia text)
    on conflict (empresa_id, campo) do update set audiencia = excluded.audiencia`.execute(tx);
}
