import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { PortalDocument } from "@atrio/contract/papers/documents";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { hasAllWords } from "../../../db/text-match.ts";

/** Reader, language and local date of a list. */
export type Reading = { reader: number; language: Language; today: string };

/** A document as it is read; its kind has the company's own name, null where it has none. */
export type DocumentRow = Omit<PortalDocument, "can"> & {
  trabajador_id: number | null;
  trabajador: PortalDocument["subido_por"] | null;
  autor_id: number;
  vigente: boolean;
  clave: string;
};

type Condition = RawBuilder<unknown>;

/** A worker of an alias as a person, null where there is none. */
export const person = (alias: string): Condition => {
  const [id, name, photo] = ["id", "nombre_completo", "link_foto"].map((column) =>
    sql.ref(`${alias}.${column}`),
  );
  return sql`case when ${id} is not null then
    json_build_object('id', ${id}, 'nombre_completo', ${name}, 'link_foto', ${photo}) end`;
};

/** Number of a document `d` among its versions, erased ones included (Rule PAPERS-101). */
export const version = sql`(
  with recursive anteriores as (
    select d.sustituye_id as id, d.versiones_borradas as borradas
    union all
    select v.sustituye_id, v.versiones_borradas from documento v
    join anteriores a on v.id = a.id where v.empresa_id = d.empresa_id)
  select (count(*) + sum(borradas))::integer from anteriores)`;

/** No newer version has taken the document's place. */
export const isNewest = sql`not exists (select from documento v
  where v.empresa_id = d.empresa_id and v.sustituye_id = d.id and v.sustituye_id is not null)`;

/** Ids of documents with a newer version, as one set: thousands of copies are compared with it at once. */
export const replacedIds = sql`(
  select v.sustituye_id from documento v
  where v.empresa_id = empresa_actual() and v.sustituye_id is not null)`;

/** Document of the company, not of its worker, that is not withdrawn. */
export const isPublished = sql`d.empresa_id = empresa_actual() and d.documento_tipo is null
  and d.categoria in ('empresa', 'trabajador', 'laboral') and d.retirado_en is null`;

const isNew = (reader: number) => sql`d.subido_por <> ${reader} and not exists (
  select from acceso_documento a
  where a.empresa_id = d.empresa_id and a.quien_id = ${reader} and a.clase = 'documento'
    and a.objeto_id = d.id and a.suplantada_por is null)`;

/** Documents that a worker keeps here, and those that the company keeps for them. */
const ownedBy = ({ reader }: Reading): Condition => sql`(
  d.trabajador_id = ${reader} and d.categoria in ('trabajador', 'laboral'))`;

/**
 * Documents that the company shares with everybody, or with the people of the worker's centre on
 * the date.
 */
const sharedWith = ({ reader, today }: Reading): Condition => sql`(
  d.trabajador_id is null and d.categoria = 'empresa' and (d.centro_trabajo_id is null
    or d.centro_trabajo_id in (select tc.centro_trabajo_id from trabajador_centro tc
      where tc.empresa_id = d.empresa_id and tc.trabajador_id = ${reader}
        and tc.vigencia @> ${today}::date)))`;

/**
 * Documents that supervisors see of the people they supervise on the date: newest versions that the
 * company shows them, never bank or health documents, never their own.
 */
export const ledBy = ({ reader, today }: Pick<Reading, "reader" | "today">): Condition => sql`(
  d.categoria in ('trabajador', 'laboral') and d.clase = 'general' and d.visible_supervisor
  and d.trabajador_id <> ${reader}
  and d.trabajador_id in (select s.supervisado_id from supervision s
    where s.empresa_id = empresa_actual() and s.supervisor_id = ${reader}
      and s.vigencia @> ${today}::date)
  and ${isNewest})`;

/** Documents that are not withdrawn and meet a condition, newest first. */
export async function readDocuments(
  tx: Tx,
  reading: Reading,
  where: Condition,
  page: { skip: number; take: number } = { skip: 0, take: 5000 },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.categoria, d.documento_tipo, k.nombre->>${reading.language} as tipo_nombre,
      d.carpeta, d.titulo, d.descripcion, d.clase, d.nombre, d.tipo, d.bytes, d.clave,
      ${person("s")} as subido_por, d.subido_en, d.fecha, d.caduca_el, ${version} as version,
      d.aprobacion,
      ${person("e")} as decidida_por, d.decidida_en, d.motivo_rechazo, d.visible_supervisor,
      ${isNew(reading.reader)} as nuevo, d.trabajador_id, ${person("t")} as trabajador,
      d.subido_por as autor_id, ${isNewest} as vigente
    ${fromDocuments}
    where d.empresa_id = empresa_actual() and d.retirado_en is null and ${where}
    order by d.subido_en desc, d.id desc
    ${pageLimit(page)}`.execute(tx);
  return rows;
}

/** Documents with their people and the company's own kind. */
export const fromDocuments = sql`
  from documento d
  join trabajador s on s.empresa_id = d.empresa_id and s.id = d.subido_por
  left join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
  left join trabajador e on e.empresa_id = d.empresa_id and e.id = d.decidida_por
  left join documento_tipo k on k.empresa_id = d.empresa_id and k.codigo = d.documento_tipo`;

/** A worker's personal and labour documents, newest versions. */
export async function readOwnDocuments(tx: Tx, reading: Reading): Promise<DocumentRow[]> {
  return readDocuments(tx, reading, sql`${ownedBy(reading)} and ${isNewest}`);
}

/** Own and shared documents, newest versions, whose title or folder has all plain words. */
export async function readTitled(
  tx: Tx,
  reading: Reading,
  { words, take }: { words: readonly string[]; take: number },
): Promise<DocumentRow[]> {
  const text = sql<string>`texto_plano(d.titulo || ' ' || coalesce(d.carpeta, ''))`;
  const where = sql`(${ownedBy(reading)} or ${sharedWith(reading)}) and ${isNewest}
    and ${hasAllWords(text, words)}`;
  return readDocuments(tx, reading, where, { skip: 0, take });
}

/** Documents that the company shares with a worker on the date, newest versions. */
export async function readSharedDocuments(tx: Tx, reading: Reading): Promise<DocumentRow[]> {
  return readDocuments(tx, reading, sql`${sharedWith(reading)} and ${isNewest}`);
}

/**
 * Documents, of a list of ids, that a person may open in any version: own ones, shared ones and,
 * for supervisors (`leads`), those of their team.
 */
export async function readOpenable(
  tx: Tx,
  reading: Reading & { leads: boolean },
  ids: readonly number[],
): Promise<DocumentRow[]> {
  const led = reading.leads ? ledBy(reading) : sql`false`;
  const where = sql`d.id = any(${ids}) and (${ownedBy(reading)} or ${sharedWith(reading)} or ${led})`;
  return readDocuments(tx, reading, where);
}

/** All versions of a document that are not withdrawn, newest first; none of an unknown one. */
export async function readVersions(tx: Tx, reading: Reading, id: number): Promise<DocumentRow[]> {
  const versions = sql`
    with recursive nuevas as (
      select n.id from documento n where n.empresa_id = empresa_actual() and n.id = ${id}
      union all
      select v.id from documento v join nuevas n on v.sustituye_id = n.id
      where v.empresa_id = empresa_actual()),
    viejas as (
      select o.sustituye_id as id from documento o
      where o.empresa_id = empresa_actual() and o.id = ${id}
      union all
      select v.sustituye_id from documento v join viejas o on v.id = o.id
      where v.empresa_id = empresa_actual())
    select id from nuevas union all select id from viejas`;
  const rows = await readDocuments(tx, reading, sql`d.id in (${versions})`);
  return rows.toSorted((one, other) => other.version - one.version);
}

/** Number of documents a worker has uploaded, versions included. */
export async function countPersonal(tx: Tx, key: { trabajador_id: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from documento d
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${key.trabajador_id}
      and d.categoria = 'trabajador' and d.documento_tipo is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}
