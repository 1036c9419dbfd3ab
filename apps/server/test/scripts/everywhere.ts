import pg from "pg";

import { scriptPayloads } from "../script-payloads.ts";

/** Columns written by people and companies, all shown to somebody. */
const written = [
  ["trabajador", "nombre", "puesto", "nombre_departamento_trabajador"],
  ["centro_trabajo", "nombre"],
  ["fichaje", "observaciones"],
  ["cambio_fichaje", "motivo"],
  ["cambio_dia", "motivo"],
  ["incidencia", "observaciones"],
  ["solicitud", "titulo", "descripcion"],
  ["solicitud_comentario", "texto"],
  ["documento", "titulo", "descripcion", "carpeta"],
  ["evento_empresa", "titulo", "descripcion"],
  ["festivo", "nombre"],
  ["nodo_organigrama", "puesto"],
] as const;

/**
 * Writes a script into every text column that people of a running server's database filled, the 200
 * in turn, as its superuser: chains and checks are not under test here.
 */
export async function writeScriptsEverywhere(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const [table, ...columns] of written) {
      const sets = columns.map((column) => `${column} = ($1::text[])[1 + r.place % $2]`);
      await client.query(
        `update ${table} t set ${sets.join(", ")}
         from (select ctid, row_number() over () as place from ${table}) r where r.ctid = t.ctid`,
        [scriptPayloads, scriptPayloads.length],
      );
    }
  } finally {
    await client.end();
  }
}
