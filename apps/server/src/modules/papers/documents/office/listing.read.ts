import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { OfficeDocument } from "@atrio/contract/papers/documents-office";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { isNewest, isPublished, person, replacedIds, version } from "../documents.read.ts";

import { openedCopies } from "./openings.read.ts";

type Condition = RawBuilder<unknown>;

/** Filter of the office's list; `open` shows bank and medical documents too. */
export type ListFilter = {
  texto?: string | undefined;
  trabajador_id?: number | undefined;
  envio_id?: number | undefined;
  categoria?: OfficeDocument["categoria"] | undefined;
  carpeta?: string | undefined;
  /** Local dates on the clocks of `zone`. */
  desde?: string | undefined;
  hasta?: string | undefined;
  caducan?: "1" | undefined;
  /** Local date on those clocks. */
  today: string;
  zone: string;
  open: boolean;
};

/** No newer version has taken the place of the document for many `e`. */
const isNewestSending = sql`not exists (select from documento_envio v
  where v.empresa_id = e.empresa_id and v.sustituye_id = e.id and v.sustituye_id is not null)`;

/** Conditions on columns that documents and documents for many share. */
function sharedWhere(filter: ListFilter, row: "d" | "e"): Condition {
  const { texto = "", categoria, carpeta, desde, hasta } = filter;
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const all: Condition[] = [sql`true`];
  if (texto !== "") {
    const words = sql`texto_plano(${column("titulo")} || ' ' || ${column("nombre")} || ' '
      || coalesce(${column("carpeta")}, ''))`;
    const named = sql`strpos(${words}, texto_plano(${texto})) > 0`;
    const ofPerson = sql`d.trabajador_id in (select buscar_en_directorio(${texto}))`;
    all.push(row === "d" ? sql`(${named} or ${ofPerson})` : named);
  }
  if (categoria !== undefined) all.push(sql`${column("categoria")} = ${categoria}`);
  if (carpeta !== undefined) all.push(sql`${column("carpeta")} = ${carpeta}`);
  if (!filter.open) all.push(sql`${column("clase")} = 'general'`);
  if (filter.caducan !== undefined) {
    all.push(sql`${column("aviso_caducidad_el")} <= ${filter.today}::date`);
  }
  if (desde !== undefined) {
    all.push(sql`${column("subido_en")} >= ${desde}::date::timestamp at time zone ${filter.zone}`);
  }
  if (hasta !== undefined) {
    all.push(sql`${column("subido_en")} < (${hasta}::date + 1)::timestamp
      at time zone ${filter.zone}`);
  }
  return sql.join(all, sql` and `);
}

/**
 * Ids of the rows and their order: of a person, or of a document for many, the copies; else that
 * document in one row.
 */
type Rows = {
  rows: Condition;
  order: Condition;
  first?: (page: { skip: number; take: number }) => Condition;
  /** Number of the rows, for lists of which most documents are rows. */
  total?: Condition;
};

const newestFirst = sql`subido_en desc, orden desc`;

/** True if the filter leaves all documents that the reader may see. */
const isWhole = ({ texto = "", categoria, carpeta, desde, hasta, caducan }: ListFilter): boolean =>
  texto === "" && [categoria, carpeta, desde, hasta, caducan].every((value) => value === undefined);

/** Kept number of the documents, those with a newer version too. */
const keptNumber = ({ open }: ListFilter): Condition => sql`
  (select coalesce(sum(c.total), 0) from documentos_de_empresa c
    where c.empresa_id = empresa_actual() ${open ? sql`` : sql`and c.clase = 'general'`})`;

function rowsOf(filter: ListFilter): Rows {
  const { trabajador_id, envio_id } = filter;
  const mine = sharedWhere(filter, "d");
  const documentsWith = (name: Condition) => sql`
    select d.id as documento_id, d.envio_id, d.subido_en, d.id as orden, ${name} as quien
    from documento d where ${isPublished} and ${isNewest} and ${mine}`;
  if (envio_id !== undefined) {
    const name = sql`(select texto_plano(t.nombre_completo) from trabajador t
      where t.empresa_id = d.empresa_id and t.id = d.trabajador_id)`;
    const rows = sql`${documentsWith(name)} and d.envio_id = ${envio_id}
      and (${trabajador_id ?? null}::integer is null or d.trabajador_id = ${trabajador_id ?? null})`;
    return { rows, order: sql`quien, orden` };
  }
  const documents = documentsWith(sql`null::text`);
  if (trabajador_id !== undefined) {
    return { rows: sql`${documents} and d.trabajador_id = ${trabajador_id}`, order: newestFirst };
  }
  const single = sql`${documents} and d.envio_id is null`;
  const forMany = sql`
    select null::integer as documento_id, e.id as envio_id, e.subido_en, e.id as orden, null::text as quien
    from documento_envio e
    where e.empresa_id = empresa_actual() and e.retirado_en is null and ${isNewestSending}
      and ${sharedWhere(filter, "e")}`;
  const newest = ({ skip, take }: { skip: number; take: number }) => sql`
    order by ${newestFirst} limit ${skip === 0 ? sql.lit(take) : skip + take}`;
  const all = (ids: Condition) => sql`(select count(*) from documento d
    where ${isPublished} and ${mine} and d.envio_id is null and ${ids})`;
  return {
    // Documents with a newer version are few: they are taken off, not looked for at each document.
    total: sql`${isWhole(filter) ? keptNumber(filter) : all(sql`true`)} - ${all(sql`d.id in ${replacedIds}`)}
      + (select count(*) from (${forMany}) m)`,
    rows: sql`${single} union all ${forMany}`,
    order: newestFirst,
    // Each table's own index yields its newest rows.
    first: (page) => sql`(${single} ${newest(page)}) union all (${forMany} ${newest(page)})`,
  };
}

/** Columns of documents (`d`) with their people, and of documents for many (`e`). */
async function readDetails(
  tx: Tx,
  { today, ...chosen }: Rows & { skip: number; take: number; today: string },
): Promise<OfficeDocument[]> {
  const rows = chosen.first?.(chosen) ?? chosen.rows;
  const page = await sql<OfficeDocument>`
    with pagina as materialized (
      select f.documento_id, f.envio_id, f.subido_en, f.orden, f.quien from (${rows}) f
      order by ${chosen.order}
      ${pageLimit(chosen)})
    select p.documento_id, p.envio_id, d.categoria, d.carpeta, d.titulo, d.descripcion, d.clase,
      d.nombre, d.tipo, d.bytes, ${person("s")} as subido_por, d.subido_en, d.fecha,
      d.clasificado_como, d.caduca_el, coalesce(d.aviso_caducidad_el <= ${today}::date, false)
        as caduca_pronto,
      d.visible_supervisor, ${person("t")} as trabajador,
      case when c.id is not null then json_build_object('id', c.id, 'nombre', c.nombre) end as centro,
      null::text as destinatarios, null::integer as personas, null::integer as abiertos,
      ${version} as version, p.orden,
      p.quien
    from pagina p
    join documento d on d.empresa_id = empresa_actual() and d.id = p.documento_id
    join trabajador s on s.empresa_id = d.empresa_id and s.id = d.subido_por
    left join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
    left join centro_trabajo c on c.empresa_id = d.empresa_id and c.id = d.centro_trabajo_id
    union all
    select null, e.id, e.categoria, e.carpeta, e.titulo, e.descripcion, e.clase,
      e.nombre, e.tipo, e.bytes, ${person("s")}, e.subido_en, e.fecha,
      e.clasificado_como, e.caduca_el, coalesce(e.aviso_caducidad_el <= ${today}::date, false),
      e.visible_supervisor, null, null, e.destinatarios, e.total, ${openedCopies}, e.version, p.orden, p.quien
    from pagina p
    join documento_envio e on e.empresa_id = empresa_actual() and e.id = p.envio_id
    join trabajador s on s.empresa_id = e.empresa_id and s.id = e.subido_por
    where p.documento_id is null
    order by ${chosen.order}`.execute(tx);
  return page.rows;
}

/** A page of what the company shares, newest first, and how many rows there are. Fit for `db.read`. */
export async function readPublished(
  tx: Tx,
  filter: ListFilter,
  page: { skip: number; take: number },
): Promise<{ data: OfficeDocument[]; total: number }> {
  const rows = rowsOf(filter);
  const [data, count] = await Promise.all([
    readDetails(tx, { ...rows, ...page, today: filter.today }),
    sql<{ total: number }>`
      select (${rows.total ?? sql`select count(*) from (${rows.rows}) f`})::integer as total`.execute(
      tx,
    ),
  ]);
  return { data, total: count.rows[0]?.total ?? 0 };
}

/** A document for many as a row of the list. Fit for `db.read`. */
export async function readSent(
  tx: Tx,
  { id, today }: { id: number; today: string },
): Promise<OfficeDocument | undefined> {
  const rows = sql`
    select null::integer as documento_id, e.id as envio_id, e.subido_en, e.id as orden,
      null::text as quien
    from documento_envio e where e.empresa_id = empresa_actual() and e.id = ${id}`;
  return (await readDetails(tx, { rows, order: newestFirst, skip: 0, take: 1, today }))[0];
}

/** Folders of what the company shares, by name. Fit for `db.read`. */
export async function readFolders(tx: Tx, open: boolean): Promise<string[]> {
  const shown = sql`${isPublished} and d.envio_id is null
    ${open ? sql`` : sql`and d.clase = 'general'`}`;
  // Steps from folder to folder: many documents lie in few folders.
  const { rows } = await sql<{ carpeta: string }>`
    with recursive propia (carpeta) as (
      select min(d.carpeta) from documento d where ${shown}
      union all
      select (select min(d.carpeta) from documento d where ${shown} and d.carpeta > p.carpeta)
      from propia p where p.carpeta is not null)
    select f.carpeta from (
      select p.carpeta from propia p where p.carpeta is not null
      union
      select e.carpeta from documento_envio e
      where e.empresa_id = empresa_actual() and e.retirado_en is null and e.carpeta is not null
        and (${open} or e.clase = 'general')) f
    order by texto_plano(f.carpeta), f.carpeta limit 500`.execute(tx);
  return rows.map(({ carpeta }) => carpeta);
}

/** A stored file with its worker; null for the company's and for many. */
export type PublishedFile = {
  id: number;
  trabajador_id: number | null;
  nombre: string;
  tipo: string;
  clave: string;
};

/** File of a document, or of a document for many, that is not withdrawn. Fit for `db.read`. */
export async function readPublishedFile(
  tx: Tx,
  key: { documento_id: number } | { envio_id: number },
): Promise<PublishedFile | undefined> {
  const { rows } = await (
    "documento_id" in key
      ? sql<PublishedFile>`select d.id, d.trabajador_id, d.nombre, d.tipo, d.clave
        from documento d where ${isPublished} and d.id = ${key.documento_id}`
      : sql<PublishedFile>`select e.id, null::integer as trabajador_id, e.nombre, e.tipo, e.clave
        from documento_envio e where e.empresa_id = empresa_actual() and e.retirado_en is null
          and e.id = ${key.envio_id}`
  ).execute(tx);
  return rows[0];
}
