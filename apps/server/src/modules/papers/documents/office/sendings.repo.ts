import { sql } from "kysely";

import type { PaperAudience } from "@atrio/contract/papers/audiences";

import type { Tx } from "../../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** A document for many; its bytes are stored already, under `clave`. */
export type NewSending = {
  categoria: "trabajador" | "laboral";
  carpeta: string | null;
  titulo: string;
  descripcion: string | null;
  clase: "general" | "bancaria" | "medica";
  visible_supervisor: boolean;
  fecha: string | null;
  nombre: string;
  tipo: string;
  bytes: number;
  sha256: string;
  clave: string;
  destinatarios: PaperAudience;
  subido_por: number;
  subido_en: string;
};

/** Writes a document for many with the number of its people; answers its id. */
export async function insertSending(
  tx: Tx,
  sending: NewSending & { total: number },
): Promise<number> {
  const { id } = await tx
    .insertInto("documento_envio")
    .values({ empresa_id: company, ...sending })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A person's copy of a document for many. */
export type Copy = { id: number; trabajador_id: number; categoria: "trabajador" | "laboral" };

/**
 * Puts a document for many into the folders of people; answers the copies that were not there yet,
 * none of a withdrawn one.
 */
export async function insertCopies(
  tx: Tx,
  envio_id: number,
  people: readonly number[],
): Promise<Copy[]> {
  // Locked first: a withdrawal meanwhile sees the copies, or this sees the withdrawal.
  await sql`
    select from documento_envio e
    where e.empresa_id = ${company} and e.id = ${envio_id} for share`.execute(tx);
  const { rows } = await sql<Copy>`
    insert into documento (empresa_id, envio_id, trabajador_id, categoria, carpeta, titulo,
      descripcion, clase, visible_supervisor, fecha, nombre, tipo, bytes, sha256, clave, subido_por,
      subido_en)
    select e.empresa_id, e.id, p, e.categoria, e.carpeta, e.titulo, e.descripcion, e.clase,
      e.visible_supervisor, e.fecha, e.nombre, e.tipo, e.bytes, e.sha256, e.clave, e.subido_por,
      e.subido_en
    from documento_envio e, unnest(${people}::integer[]) p
    where e.empresa_id = ${company} and e.id = ${envio_id} and e.retirado_en is null
    on conflict on constraint documento_una_vez_por_envio do nothing
    returning id, trabajador_id, categoria`.execute(tx);
  return rows;
}

/**
 * Withdraws a document for many and the copies that have no newer version; answers their people.
 * Undefined where it is unknown or withdrawn.
 */
export async function withdrawSending(
  tx: Tx,
  id: number,
  by: { retirado_por: number; retirado_en: string },
): Promise<number[] | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable("documento_envio")
    .set(by)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .where("retirado_en", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const { rows } = await sql<{ trabajador_id: number }>`
    update documento d set retirado_en = ${by.retirado_en}, retirado_por = ${by.retirado_por}
    where d.empresa_id = ${company} and d.envio_id = ${id} and d.retirado_en is null
      and not exists (select from documento v
        where v.empresa_id = d.empresa_id and v.sustituye_id = d.id)
    returning d.trabajador_id`.execute(tx);
  return rows.map((row) => row.trabajador_id);
}
