import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";
import { isNewest } from "../documents.read.ts";

const company = sql<number>`empresa_actual()`;

/** Local day of the company at an instant. */
const dayAt = (instant: ReturnType<typeof sql>) => sql`(
  select (${instant} at time zone c.zona_horaria)::date from empresa c
  where c.empresa_id = ${company})`;

/** A document that expires soon; without a worker it is for many, or for everybody. */
export type Expiring = {
  id: number;
  trabajador_id: number | null;
  categoria: string;
  /** Null for what the company shares. */
  documento_tipo: string | null;
  envio_id: number | null;
  caduca_el: string;
};

/**
 * Documents that expire soon at an instant (ISO 8601), which count as told from now on: newest
 * versions of people who have not left, at most `most`.
 */
export async function takeExpiring(
  tx: Tx,
  { now, most }: { now: string; most: number },
): Promise<Expiring[]> {
  const today = dayAt(sql`${now}::timestamptz`);
  const { rows } = await sql<Expiring>`
    with pronto as materialized (
      select d.id from documento d
      left join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
      where d.empresa_id = ${company} and d.caduca_el is not null and d.retirado_en is null
        and d.aviso_caducidad_el <= ${today} and d.caducidad_avisada_en is null and ${isNewest}
        and (t.fecha_baja is null or t.fecha_baja >= ${today})
      order by d.id limit ${most} for update of d skip locked)
    update documento d set caducidad_avisada_en = ${now}
    from pronto p where d.empresa_id = ${company} and d.id = p.id
    returning d.id, d.trabajador_id, d.categoria, d.documento_tipo, d.envio_id, d.caduca_el`.execute(
    tx,
  );
  return rows;
}

/** Documents for many that expire soon at an instant, which count as told from now on; answers how many. */
export async function takeExpiringSendings(tx: Tx, now: string): Promise<number> {
  const { rows } = await sql`
    update documento_envio e set caducidad_avisada_en = ${now}
    where e.empresa_id = ${company} and e.retirado_en is null
      and e.aviso_caducidad_el <= ${dayAt(sql`${now}::timestamptz`)}
      and e.caducidad_avisada_en is null
      and not exists (select from documento_envio v
        where v.empresa_id = e.empresa_id and v.sustituye_id = e.id)
    returning e.id`.execute(tx);
  return rows.length;
}

/** Kept for the months of its kind `k` at an instant, from the local day `end`. */
const isOver = (end: ReturnType<typeof sql>, now: string) =>
  sql`${end} + make_interval(months => k.conserva_meses) < ${dayAt(sql`${now}::timestamptz`)}`;

/**
 * Erases documents, first versions first, whose time to be kept is over: since a newer version, their
 * withdrawal, their last day, or the day on which their person left (Rule PAPERS-100). Answers the
 * names of their bytes, null where other copies have the same ones.
 */
export async function eraseDocuments(
  tx: Tx,
  { now, most }: { now: string; most: number },
): Promise<Array<{ clave: string | null }>> {
  const end = sql`least(${dayAt(sql`n.subido_en`)}, ${dayAt(sql`d.retirado_en`)}, d.caduca_el,
    t.fecha_baja)`;
  const { rows } = await sql<{ clave: string | null }>`
    with vencidos as materialized (
      select d.id, d.versiones_borradas from documento d
      join documento_tipo k on k.empresa_id = d.empresa_id
        and k.codigo = coalesce(d.documento_tipo, d.clasificado_como)
        and k.conserva_meses is not null
      left join documento n on n.empresa_id = d.empresa_id and n.sustituye_id = d.id
      left join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
      where d.empresa_id = ${company} and d.sustituye_id is null and ${isOver(end, now)}
      order by d.id limit ${most}),
    siguientes as (
      update documento v set sustituye_id = null,
        versiones_borradas = v.versiones_borradas + p.versiones_borradas + 1
      from vencidos p where v.empresa_id = ${company} and v.sustituye_id = p.id)
    delete from documento d using vencidos p
    where d.empresa_id = ${company} and d.id = p.id
    returning case when d.envio_id is null then d.clave end as clave`.execute(tx);
  return rows;
}

/** Erases documents for many of which no copy is left; answers the names of their bytes. */
export async function eraseSendings(tx: Tx, now: string): Promise<Array<{ clave: string }>> {
  const { rows } = await sql<{ clave: string }>`
    delete from documento_envio e using documento_tipo k
    where e.empresa_id = ${company} and k.empresa_id = e.empresa_id
      and k.codigo = e.clasificado_como and k.conserva_meses is not null
      and ${isOver(dayAt(sql`e.subido_en`), now)}
      and not exists (select from documento d
        where d.empresa_id = e.empresa_id and d.envio_id = e.id)
    returning e.clave`.execute(tx);
  return rows;
}
