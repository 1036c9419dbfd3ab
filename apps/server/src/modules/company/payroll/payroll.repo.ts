import { sql } from "kysely";

import type {
  PayrollFigures,
  PayrollHandOver,
  PayrollLayout,
} from "@atrio/contract/company/payroll";

import type { Tx } from "../../../db/client.ts";

/** Layouts of the company, by name. */
export async function listLayouts(tx: Tx): Promise<PayrollLayout[]> {
  const { rows } = await sql<PayrollLayout>`
    select id, nombre, filas, columnas, decimal from prenomina_formato
    where empresa_id = empresa_actual() order by texto_plano(nombre), id`.execute(tx);
  return rows;
}

/** Stores a layout; undefined for an unknown id. Its name may be taken: a unique constraint. */
export async function saveLayout(
  tx: Tx,
  row: Omit<PayrollLayout, "id"> & { id?: number | undefined },
): Promise<number | undefined> {
  const columns = sql`${JSON.stringify(row.columnas)}::jsonb`;
  const { rows } =
    row.id === undefined
      ? await sql<{ id: number }>`
          insert into prenomina_formato (empresa_id, nombre, filas, columnas, decimal)
          values (empresa_actual(), ${row.nombre}, ${row.filas}, ${columns}, ${row.decimal})
          returning id`.execute(tx)
      : await sql<{ id: number }>`
          update prenomina_formato set nombre = ${row.nombre}, filas = ${row.filas},
            columnas = ${columns}, decimal = ${row.decimal}
          where empresa_id = empresa_actual() and id = ${row.id}
          returning id`.execute(tx);
  return rows[0]?.id;
}

/** Removes a layout; false for an unknown one. */
export async function deleteLayout(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from prenomina_formato
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Files of a month, newest first; `first` is its first day. */
export async function listHandOvers(tx: Tx, first: string): Promise<PayrollHandOver[]> {
  const { rows } = await sql<PayrollHandOver>`
    select n.id, n.formato, n.tipo, n.sha256, n.personas, t.nombre_completo as autor,
      to_char(n.entregada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as entregada_en
    from prenomina_entrega n
    join trabajador t on t.empresa_id = n.empresa_id and t.id = n.autor_id
    where n.empresa_id = empresa_actual() and n.mes = ${first}::date
    order by n.id desc`.execute(tx);
  return rows;
}

/** Records a file with the figures of each person. */
export async function insertHandOver(
  tx: Tx,
  row: Pick<PayrollHandOver, "formato" | "tipo" | "sha256" | "entregada_en"> & {
    mes: string;
    autor_id: number;
    people: ReadonlyArray<{ trabajador_id: number; cifras: PayrollFigures }>;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into prenomina_entrega (empresa_id, mes, formato, tipo, sha256, personas, entregada_en,
      autor_id)
    values (empresa_actual(), ${row.mes}::date, ${row.formato}, ${row.tipo}, ${row.sha256},
      ${row.people.length}, ${row.entregada_en}, ${row.autor_id})
    returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("The file was not recorded");
  await sql`
    insert into prenomina_entrega_persona (empresa_id, entrega_id, trabajador_id, cifras)
    select empresa_actual(), ${made.id}, p.trabajador_id, p.cifras
    from jsonb_to_recordset(${JSON.stringify(row.people)}::jsonb) p (trabajador_id integer, cifras jsonb)`.execute(
    tx,
  );
  return made.id;
}
