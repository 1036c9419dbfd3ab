import { sql } from "kysely";

import type { InspectionLink } from "@atrio/contract/time/evidence";

import type { Tx } from "../../../../db/client.ts";
import type { KitScope } from "../kit/kit.rules.ts";

import type { StoredLink } from "./links.rules.ts";

type NewLink = KitScope & {
  empresa_id: number;
  token_hash: Buffer;
  emisor_id: number;
  motivo: string;
  creado_en: string;
  expira_en: string;
};

/** Stores a link under the hash of its token and answers its id. */
export async function insertLink(tx: Tx, link: NewLink): Promise<number> {
  const { id } = await tx
    .insertInto("enlace_inspeccion")
    .values(link)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A link that works at `now`: neither expired nor withdrawn. As the door. */
export async function selectLink(
  tx: Tx,
  key: { token_hash: Buffer; now: string },
): Promise<StoredLink | undefined> {
  return tx
    .selectFrom("enlace_inspeccion as l")
    .innerJoin("trabajador as t", (join) =>
      join.onRef("t.empresa_id", "=", "l.empresa_id").onRef("t.id", "=", "l.emisor_id"),
    )
    .select([
      "l.id",
      "l.empresa_id",
      "l.alcance",
      "l.trabajador_id",
      "l.centro_trabajo_id",
      "l.desde",
      "l.hasta",
      "l.motivo",
      "t.nombre_completo as emisor",
      "l.emisor_id",
      "l.creado_en",
      "l.expira_en",
    ])
    .where("l.token_hash", "=", key.token_hash)
    .where("l.expira_en", ">", key.now)
    .where("l.revocado_en", "is", null)
    .$narrowType<{ alcance: KitScope["alcance"] }>()
    .executeTakeFirst();
}

/** Links issued since a moment, newest first, with their use from the trail. */
export async function listLinks(tx: Tx, since: string): Promise<InspectionLink[]> {
  const { rows } = await sql<InspectionLink>`
    select l.id, l.alcance, coalesce(w.nombre_completo, c.nombre, e.nombre) as objeto,
      l.desde, l.hasta, l.motivo, i.nombre_completo as emisor, l.creado_en, l.expira_en, l.revocado_en,
      coalesce(u.consultas, 0)::integer as consultas, coalesce(u.descargas, 0)::integer as descargas,
      u.ultimo_acceso
    from enlace_inspeccion l
    join empresa e on e.empresa_id = l.empresa_id
    join trabajador i on i.empresa_id = l.empresa_id and i.id = l.emisor_id
    left join trabajador w on w.empresa_id = l.empresa_id and w.id = l.trabajador_id
    left join centro_trabajo c on c.empresa_id = l.empresa_id and c.id = l.centro_trabajo_id
    left join lateral (
      select count(*) filter (where a.accion = 'inspeccion.consultada') as consultas,
        count(*) filter (where a.accion = 'inspeccion.descargada') as descargas,
        max(a.ocurrida_en) filter (where a.accion in ('inspeccion.consultada', 'inspeccion.descargada')) as ultimo_acceso
      from auditoria a where a.empresa_id = l.empresa_id and a.objeto = 'enlace_inspeccion'
        and a.objeto_id = l.id::text) u on true
    where l.empresa_id = empresa_actual() and l.creado_en >= ${since}
    order by l.creado_en desc, l.id desc`.execute(tx);
  return rows;
}

/** Withdraws a link; a second time changes nothing. False when the company has no such link. */
export async function revokeLink(
  tx: Tx,
  key: { id: number; by: number; now: string },
): Promise<{ found: boolean; changed: boolean }> {
  const { rows } = await sql<{ antes: string | null }>`
    with previo as (
      select id, revocado_en from enlace_inspeccion
      where empresa_id = empresa_actual() and id = ${key.id} for update),
    cambio as (
      update enlace_inspeccion l set revocado_en = ${key.now}, revocado_por = ${key.by}
      from previo p where l.empresa_id = empresa_actual() and l.id = p.id and p.revocado_en is null)
    select revocado_en as antes from previo`.execute(tx);
  const [row] = rows;
  return { found: row !== undefined, changed: row?.antes === null };
}
