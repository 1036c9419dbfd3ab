import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { Person } from "./review.rules.ts";

/** All people of the company, for the comparison with a doubtful sheet. */
export async function readPeople(tx: Tx): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, coalesce(nif, '') as nif, nombre_completo from trabajador
    where empresa_id = empresa_actual() order by id`.execute(tx);
  return rows;
}
