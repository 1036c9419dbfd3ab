import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Classes of file whose opening is written down. */
export type FileClass =
  | "nomina"
  | "nomina_lote"
  | "documento"
  | "contrato"
  | "calendario"
  | "firma"
  | "certificado"
  | "modelo145"
  | "comunicado"
  | "proyecto";

/** An opening of a file; `trabajador_id` is its owner, null for a file of everybody. */
export type NewAccess = {
  clase: FileClass;
  objeto_id: number;
  trabajador_id: number | null;
  quien_id: number;
  suplantada_por: number | null;
  modo: "visto" | "descargado";
  en: string;
};

/**
 * Writes openings down. Since an instant (ISO 8601), one more look by the same person in the same way
 * is the same one.
 */
export async function insertAccesses(
  tx: Tx,
  accesses: readonly NewAccess[],
  since: string | null,
): Promise<void> {
  if (accesses.length === 0) return;
  await sql`
    insert into acceso_documento (empresa_id, clase, objeto_id, trabajador_id, quien_id,
      suplantada_por, modo, en)
    select empresa_actual(), n.clase, n.objeto_id, n.trabajador_id, n.quien_id, n.suplantada_por,
      n.modo, n.en
    from jsonb_to_recordset(${JSON.stringify(accesses)}::jsonb) as n (clase text,
      objeto_id integer, trabajador_id integer, quien_id integer, suplantada_por integer,
      modo text, en timestamptz)
    where not exists (
      select from acceso_documento a
      where a.empresa_id = empresa_actual() and a.clase = n.clase and a.objeto_id = n.objeto_id
        and a.quien_id = n.quien_id and a.modo = n.modo and a.en > ${since}::timestamptz
        and a.suplantada_por is not distinct from n.suplantada_por)`.execute(tx);
}

/** Copies the access log of some objects to others. */
export async function copyAccesses(
  tx: Tx,
  copied: {
    from: FileClass;
    to: FileClass;
    files: ReadonlyArray<{ from: number; to: number; trabajador_id: number }>;
  },
): Promise<void> {
  const pairs = copied.files.map((file) => ({
    origen: file.from,
    destino: file.to,
    trabajador_id: file.trabajador_id,
  }));
  await sql`
    insert into acceso_documento (empresa_id, clase, objeto_id, trabajador_id, quien_id,
      suplantada_por, modo, en)
    select a.empresa_id, ${copied.to}, p.destino, p.trabajador_id, a.quien_id, a.suplantada_por,
      a.modo, a.en
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as p (origen integer, destino integer, trabajador_id integer)
    join acceso_documento a on a.empresa_id = empresa_actual() and a.clase = ${copied.from}
      and a.objeto_id = p.origen
    order by a.id`.execute(tx);
}
