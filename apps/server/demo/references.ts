import type { Client } from "pg";

/** Foreign keys of the tables that get many rows, as the migrations declare them. */
const references = {
  clockings: [
    ["jornada", "trabajador_id", "trabajador"],
    ["fichaje", "trabajador_id", "trabajador"],
    ["fichaje", "jornada_id", "jornada"],
    ["fichaje", "fichador_id", "fichador"],
    ["fichaje", "parada_id", "parada"],
    ["fichaje_evento", "fichaje_id", "fichaje"],
    ["cadena", "trabajador_id", "trabajador"],
  ],
  payslips: [
    ["nomina", "trabajador_id", "trabajador"],
    ["nomina", "sustituye_id", "nomina"],
    ["nomina_linea", "nomina_id", "nomina"],
  ],
} as const;

/** Tables that the planner must analyse before the joins. */
const analyzed = {
  clockings: "trabajador, jornada, fichaje, fichaje_evento, cadena",
  payslips: "nomina, nomina_linea",
};

/**
 * Skips, until the transaction ends, the look-ups for the foreign keys of each row: they are half
 * of the time of a load. Only a superuser may, as in the embedded database; answers whether it was
 * done, and then `checkReferences` must follow.
 */
export async function deferReferences(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is_superuser: string }>("show is_superuser");
  if (rows[0]?.is_superuser !== "on") return false;
  await client.query("set local session_replication_role = replica");
  return true;
}

/**
 * Checks every foreign key of a company's loaded rows at once, by joins. Throws on a dangling one.
 */
export async function checkReferences(
  client: Client,
  companyId: number,
  loaded: keyof typeof references,
): Promise<void> {
  await client.query("set local session_replication_role = origin");
  // A company that the planner has not heard of beside one it has would be joined row by row.
  await client.query(`analyze ${analyzed[loaded]}`);
  for (const [table, column, target] of references[loaded]) {
    const { rowCount } = await client.query(
      `select from ${table} r
        where r.empresa_id = $1 and r.${column} is not null and not exists (
          select from ${target} t where t.empresa_id = r.empresa_id and t.id = r.${column})
        limit 1`,
      [companyId],
    );
    if (rowCount !== 0) throw new Error(`A row of ${table} has a ${column} that does not exist`);
  }
}
