import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { DocumentOpening } from "@atrio/contract/papers/document-openings";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { isPublished, person } from "../documents.read.ts";

const company = sql<number>`empresa_actual()`;

/** An opening `a` of a document by a reader as themselves: a handed-over session is none. */
const isOpening = sql`a.empresa_id = ${company} and a.clase = 'documento' and a.suplantada_por is null`;

/** People who have opened their copy of the document for many `e` (Rule PAPERS-102). */
export const openedCopies = sql`(
  select count(distinct c.id)::integer from documento c
  join acceso_documento a on a.objeto_id = c.id and a.quien_id = c.trabajador_id and ${isOpening}
  where c.empresa_id = ${company} and c.envio_id = e.id)`;

/** A shared document as far as its list of openings needs it. */
export type OpenedDocument = {
  titulo: string;
  clase: "general" | "bancaria" | "medica";
};

type Key = { documento_id: number } | { envio_id: number };

/** Title and class of a document that the company shares and has not withdrawn. */
export async function readOpened(tx: Tx, key: Key): Promise<OpenedDocument | undefined> {
  const { rows } = await (
    "envio_id" in key
      ? sql<OpenedDocument>`select e.titulo, e.clase from documento_envio e
        where e.empresa_id = ${company} and e.id = ${key.envio_id} and e.retirado_en is null`
      : sql<OpenedDocument>`select d.titulo, d.clase from documento d
        where ${isPublished} and d.id = ${key.documento_id}`
  ).execute(tx);
  return rows[0];
}

/** People of a document: those who have a copy, its worker, or who works where it is shared today. */
function readersOf(key: Key, today: string): RawBuilder<unknown> {
  if ("envio_id" in key) {
    return sql`
      select d.trabajador_id, d.id as documento_id from documento d
      where d.empresa_id = ${company} and d.envio_id = ${key.envio_id} and d.retirado_en is null`;
  }
  return sql`
    select t.id as trabajador_id, d.id as documento_id
    from documento d
    join trabajador t on t.empresa_id = d.empresa_id and (t.id = d.trabajador_id
      or (d.trabajador_id is null and t.fecha_alta <= ${today}::date
        and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
        and (d.centro_trabajo_id is null or exists (select from trabajador_centro tc
          where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
            and tc.centro_trabajo_id = d.centro_trabajo_id and tc.vigencia @> ${today}::date))))
    where d.empresa_id = ${company} and d.id = ${key.documento_id}`;
}

/** Filter of a list of openings, with the local date of the reader. */
export type OpeningFilter = {
  texto?: string | undefined;
  abierto?: "si" | "no" | undefined;
  today: string;
};

/** Openings of a page, how many rows the filter finds, and how many people there are. */
export type OpeningPage = {
  data: DocumentOpening[];
  total: number;
  personas: number;
  abiertos: number;
};

/** A page of the people of a document by name, with when they opened it first. */
export async function readOpenings(
  tx: Tx,
  key: Key,
  { texto = "", today, skip, take, ...filter }: OpeningFilter & { skip: number; take: number },
): Promise<OpeningPage> {
  const abierto = filter.abierto ?? null;
  const { rows } = await sql<OpeningPage>`
    with lectores as materialized (${readersOf(key, today)}),
    aperturas as materialized (
      select a.objeto_id, a.quien_id, min(a.en) as en from acceso_documento a
      where ${isOpening} and a.objeto_id = any(array(select distinct l.documento_id from lectores l))
      group by a.objeto_id, a.quien_id),
    personas as materialized (
      select ${person("t")} as trabajador, texto_plano(t.nombre_completo) as nombre, t.id,
        o.en as abierto_en
      from lectores l
      join trabajador t on t.empresa_id = ${company} and t.id = l.trabajador_id
      left join aperturas o on o.objeto_id = l.documento_id and o.quien_id = t.id),
    halladas as (
      select * from personas
      where strpos(nombre, texto_plano(${texto})) > 0
        and (${abierto}::text is null or (abierto_en is not null) = (${abierto} = 'si')))
    select
      coalesce((select json_agg(json_build_object('trabajador', h.trabajador,
          'abierto_en', to_char(h.abierto_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by h.nombre, h.id)
        from (select * from halladas order by nombre, id ${pageLimit({ skip, take })}) h), '[]')
        as data,
      (select count(*)::integer from halladas) as total,
      count(*)::integer as personas, count(abierto_en)::integer as abiertos
    from personas`.execute(tx);
  return rows[0] ?? { data: [], total: 0, personas: 0, abiertos: 0 };
}
