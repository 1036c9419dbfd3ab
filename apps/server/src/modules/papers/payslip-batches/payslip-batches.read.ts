import { sql } from "kysely";

import type { BatchSheet, PayslipBatch, WorkerBatch } from "@atrio/contract/papers/payslip-batches";

import type { Tx } from "../../../db/client.ts";

/** A sheet as administrators see it, but for the texts of its reasons. */
export type SheetRow = Omit<BatchSheet, "motivos"> & {
  motivos: Array<NonNullable<BatchSheet["motivo"]>>;
};

const company = sql<number>`empresa_actual()`;

/** A batch as administrators see it, with the key of why it failed. */
export type BatchRow = PayslipBatch;

/** Batches with the outcome of their sheets, newest first. A single query, fit for `db.read`. */
export async function readBatches(
  tx: Tx,
  key: { id?: number | undefined; anyo?: number | undefined },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select l.id, l.anyo, l.mes, l.tipo_nomina, l.path, l.hash, l.paginas, l.estado, l.motivo_fallo,
      l.publicar_el, l.publicado_en, l.creado_en,
      case when t.id is not null then json_build_object('id', t.id,
        'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) end as creado_por,
      h.hojas, p.abiertas, p.retiradas, c.comprobaciones
    from nomina_lote l
    left join trabajador t on t.empresa_id = l.empresa_id and t.id = l.creado_por
    cross join lateral (
      select json_build_object(
        'seguras', count(*) filter (where h.estado = 'pendiente'
          and (h.correspondencia = 'segura' or h.revisada_en is not null)),
        'dudosas', count(*) filter (where h.estado = 'pendiente'
          and h.correspondencia = 'dudosa' and h.revisada_en is null),
        'sin_correspondencia', count(*) filter (where h.estado = 'pendiente'
          and h.correspondencia = 'ninguna' and h.revisada_en is null),
        'descartadas', count(*) filter (where h.estado = 'descartada'),
        'publicadas', count(*) filter (where h.estado = 'publicada')) as hojas
      from nomina_lote_hoja h where h.empresa_id = l.empresa_id and h.lote_id = l.id) h
    cross join lateral (
      select count(*) filter (where n.estado_nomina_id = 4)::integer as retiradas,
        count(*) filter (where n.estado_nomina_id in (2, 3) and exists (
          select from acceso_documento a
          where a.empresa_id = n.empresa_id and a.clase = 'nomina' and a.objeto_id = n.id
            and a.quien_id = n.trabajador_id and a.suplantada_por is null))::integer as abiertas
      from nomina_lote_hoja h
      join nomina n on n.empresa_id = h.empresa_id and n.id = h.nomina_id
      where h.empresa_id = l.empresa_id and h.lote_id = l.id) p
    cross join lateral (
      select json_object_agg(c.que, json_build_object('bien', c.bien, 'mal', c.mal,
        'sin_comprobar', c.hojas - c.bien - c.mal)) as comprobaciones
      from (
        select k.que, count(h.id) as hojas,
          count(*) filter (where h.comprobaciones ->> k.que = 'bien') as bien,
          count(*) filter (where h.comprobaciones ->> k.que = 'mal') as mal
        from unnest(array['nif', 'nombre', 'paginas', 'mes', 'cifras', 'neto_anterior']) k (que)
        left join nomina_lote_hoja h on h.empresa_id = l.empresa_id and h.lote_id = l.id
        group by k.que) c) c
    where l.empresa_id = ${company}
      and (${key.id ?? null}::integer is null or l.id = ${key.id ?? null})
      and (${key.anyo ?? null}::integer is null or l.anyo = ${key.anyo ?? null})
    order by l.creado_en desc, l.id desc`.execute(tx);
  return rows;
}

/** The sheets of a batch, those to review first. One query, fit for `db.read`. */
export async function readSheets(
  tx: Tx,
  key: { lote_id: number; id?: number },
): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    select h.id, h.orden, h.nombre, h.pagina_desde, h.pagina_hasta, h.nif, h.nombre_leido,
      case when t.id is not null then json_build_object('id', t.id,
        'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) end as trabajador,
      h.correspondencia, h.motivo,
      case when cardinality(h.motivos) = 0 and h.motivo is not null then array[h.motivo]
        else h.motivos end as motivos, h.estado, h.revisada_en is not null as revisada,
      h.cifras is not null as con_cifras,
      coalesce(jsonb_typeof(h.detalle -> 'lineas') = 'array', false) as con_lineas, (h.cifras ->> 'total_percibir')::float8 as total_percibir,
      h.nomina_id, coalesce(n.estado_nomina_id = 4, false) as retirada
    from nomina_lote_hoja h
    left join nomina n on n.empresa_id = h.empresa_id and n.id = h.nomina_id
    left join trabajador t on t.empresa_id = h.empresa_id and t.id = h.trabajador_id
    where h.empresa_id = ${company} and h.lote_id = ${key.lote_id}
      and (${key.id ?? null}::integer is null or h.id = ${key.id ?? null})
    order by not (h.estado = 'pendiente' and h.correspondencia <> 'segura' and h.revisada_en is null),
      h.orden`.execute(tx);
  return rows;
}

/** Published and not withdrawn since (`n`): visible to its worker. */
const seen = sql`n.publicada_portal and n.estado_nomina_id in (2, 3)`;

/** Batches of a year in which a worker has a payslip, newest first. One query, fit for `db.read`. */
export async function readWorkerBatches(
  tx: Tx,
  key: { trabajador_id: number; anyo: number },
): Promise<WorkerBatch[]> {
  const { rows } = await sql<WorkerBatch>`
    select l.id, l.anyo, l.mes, l.tipo_nomina, l.path, array_agg(n.id order by n.id) as nomina_ids,
      min(n.publicada_en) as publicado_en
    from nomina n
    join nomina_lote l on l.empresa_id = n.empresa_id and l.id = n.lote_id
    where n.empresa_id = ${company} and n.trabajador_id = ${key.trabajador_id}
      and l.anyo = ${key.anyo} and ${seen}
    group by l.empresa_id, l.id
    order by l.mes desc, l.id desc`.execute(tx);
  return rows;
}

/** Years of the batches in which a worker has a payslip, newest first. One query. */
export async function readWorkerYears(tx: Tx, workerId: number): Promise<number[]> {
  const { rows } = await sql<{ anyo: number }>`
    select distinct l.anyo
    from nomina n
    join nomina_lote l on l.empresa_id = n.empresa_id and l.id = n.lote_id
    where n.empresa_id = ${company} and n.trabajador_id = ${workerId} and ${seen}
    order by l.anyo desc`.execute(tx);
  return rows.map((row) => row.anyo);
}

/** A stored payslip of a worker in a batch. */
export type OwnPages = { id: number; clave: string | null; path: string };

/** The payslips of a worker in a batch, in the order of its pages. */
export async function readOwnPages(
  tx: Tx,
  key: { lote_id: number; trabajador_id: number },
): Promise<OwnPages[]> {
  const { rows } = await sql<OwnPages>`
    select n.id, n.clave, coalesce(n.path, l.path) as path
    from nomina n
    join nomina_lote l on l.empresa_id = n.empresa_id and l.id = n.lote_id
    left join nomina_lote_hoja h on h.empresa_id = n.empresa_id and h.nomina_id = n.id
    where n.empresa_id = ${company} and n.trabajador_id = ${key.trabajador_id}
      and l.id = ${key.lote_id} and ${seen}
    order by h.orden, n.id`.execute(tx);
  return rows;
}

/** The company's CIF, which stands on every payslip; null where it is not known. */
export async function readCompanyTaxId(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ cif: string | null }>`
    select cif from empresa where empresa_id = ${company}`.execute(tx);
  return rows[0]?.cif ?? null;
}

/** Batches that have come in before an instant (ISO 8601) and are not read yet. */
export async function readUnread(tx: Tx, before: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from nomina_lote
    where empresa_id = ${company} and estado = 'leyendo' and creado_en <= ${before}::timestamptz
    order by id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Batches whose moment to be published has come. */
export async function readDue(tx: Tx, now: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from nomina_lote
    where empresa_id = ${company} and estado = 'programado' and publicar_el <= ${now}::timestamptz
    order by publicar_el, id`.execute(tx);
  return rows.map((row) => row.id);
}
