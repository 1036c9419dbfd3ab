import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** Tables with rows of reports; the files beside them are written anew one by one. */
const tables = [
  "denuncia",
  "denuncia_codigo",
  "denuncia_llave",
  "denuncia_mensaje",
  "denuncia_registro",
  "denuncia_tipo",
] as const;

/** Every table with rows that are written anew. */
export const rewritten: readonly string[] = [...tables, "denuncia_archivo"];

/**
 * Writes a company's reports anew in random order, in one transaction: afterwards neither a row's
 * place nor its transaction ids lie between two clockings (Rule COMPLAINTS-19). Of the files those
 * of `since` and later, or all.
 */
export async function rewriteReports(tx: Tx, since: string | null): Promise<void> {
  // Rows go and come back in one statement: references are checked at its end, and hold. Nobody may wait
  // for a row meanwhile, which would be gone: a lock that shuts out `for update` too.
  for (const table of rewritten) {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx);
  }
  for (const table of tables) {
    await sql`
      with gone as (delete from ${sql.table(table)} returning *)
      insert into ${sql.table(table)} select * from gone order by random()`.execute(tx);
  }
  await rewriteFiles(tx, since);
}

/** Files one by one: together they would take longer than a statement may. */
async function rewriteFiles(tx: Tx, since: string | null): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from denuncia_archivo where ${since}::date is null or fecha >= ${since}
    order by random()`.execute(tx);
  for (const { id } of rows) {
    await sql`
      with gone as (delete from denuncia_archivo where id = ${id} returning *)
      insert into denuncia_archivo select * from gone`.execute(tx);
  }
}

/** Retires the keys of people who have left, and forgets what they open (Rule COMPLAINTS-25). */
export async function retireLeavers(tx: Tx, today: string): Promise<void> {
  await sql`
    with gone as (
      update buzon_gestor g set estado = 'retirada' from trabajador t
      where t.empresa_id = g.empresa_id and t.id = g.trabajador_id
        and g.estado <> 'retirada' and t.fecha_baja < ${today}
      returning g.id
    ), kinds as (
      delete from denuncia_tipo k using gone where k.destinatario = gone.id::text
    )
    delete from denuncia_llave l using gone where l.destinatario = gone.id::text`.execute(tx);
}

/** Forgets log-book rows of reports that ended ten years ago. */
export async function purgeLogBook(tx: Tx, before: string): Promise<void> {
  await sql`
    delete from denuncia_registro where fecha_borrado is not null and fecha_creacion < ${before}`.execute(
    tx,
  );
}

/** Forgets an anonymous reporter's address. */
export async function forgetAddress(tx: Tx, id: string): Promise<void> {
  await sql`update denuncia set correo = null where id = ${id}`.execute(tx);
}

/** Notes the day on which a handler was reminded. */
export async function markReminded(tx: Tx, id: string, today: string): Promise<void> {
  await sql`update buzon_gestor set avisado = ${today} where id = ${id}`.execute(tx);
}

/** Notes the answer that an anonymous reporter's address knows of. */
export async function markTold(tx: Tx, id: string, answered: string): Promise<void> {
  await sql`update denuncia set avisado = ${answered} where id = ${id}`.execute(tx);
}
