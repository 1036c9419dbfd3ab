import { sql } from "kysely";

import type { OfficeModel145, OfficeModel145View } from "@atrio/contract/papers/model145-office";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { findsWorker } from "../../../../db/people-match.ts";
import type { VersionRow } from "../model145.read.ts";
import { versionColumns } from "../model145.read.ts";

/** Filter of the list; `today` is the local date. */
export type FormsKey = { texto: string; ver: OfficeModel145View; today: string };

const wasHandedOver = sql`exists (select from modelo145_entrega h
  where h.empresa_id = m.empresa_id and h.modelo145_id = m.id)`;

const isHere = (today: string) => sql`t.fecha_alta <= ${today}::date
  and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)`;

const parts = {
  /** Also of people who have left since: their last payslip may be still to come. */
  cambios: () => sql`m.id is not null and not ${wasHandedOver}`,
  todas: isHere,
  sin_firmar: (today: string) => sql`m.id is null and ${isHere(today)}`,
};

/** People `t` with their form in force `m`, if any. */
const people = sql`trabajador t
  left join modelo145 m on m.empresa_id = t.empresa_id and m.trabajador_id = t.id
    and m.estado = 'firmado'`;

const found = ({ texto, ver, today }: FormsKey) => sql`
  from ${people}
  where t.empresa_id = empresa_actual() and ${parts[ver](today)}
    and ${findsWorker(sql`t.id`, texto)}`;

const byName = sql`texto_plano(t.nombre_completo), t.id`;

/** A page of people with their form in force, by name. Fit for `db.read`. */
export async function readForms(
  tx: Tx,
  key: FormsKey & { skip: number; take: number },
): Promise<OfficeModel145[]> {
  const { rows } = await sql<OfficeModel145>`
    select json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
        'link_foto', t.link_foto) as persona,
      t.codigo, t.nif, m.id as modelo145_id, m.version, m.firmado_en, m.confirmado_en,
      h.entregado_en, h.autor as entregado_por
    from (select t.empresa_id, t.id ${found(key)}
      order by ${byName} ${pageLimit(key)}) p
    join ${people} on t.empresa_id = p.empresa_id and t.id = p.id
    left join lateral (select h.entregado_en, a.nombre_completo as autor
      from modelo145_entrega h
      join trabajador a on a.empresa_id = h.empresa_id and a.id = h.autor_id
      where h.empresa_id = m.empresa_id and h.modelo145_id = m.id
      order by h.entregado_en desc, h.id desc limit 1) h on true
    order by ${byName}`.execute(tx);
  return rows;
}

export type FormCounts = { total: number; cambios: number };

/** Rows of the filtered list on all pages, and new forms of the company. Fit for `db.read`. */
export async function countForms(tx: Tx, key: FormsKey): Promise<FormCounts> {
  const { rows } = await sql<FormCounts>`
    select (select count(*)::integer ${found(key)}) as total,
      (select count(*)::integer from ${people}
        where t.empresa_id = empresa_actual() and ${parts.cambios()}) as cambios`.execute(tx);
  return rows[0] ?? { total: 0, cambios: 0 };
}

/** A version with the name and code of its worker. */
export type NamedVersion = VersionRow & { nombre_completo: string; workerCode: string };

/** Versions by id, or with null the oldest signed ones that were not handed over; at most `take`. */
export async function readFormsToHandOver(
  tx: Tx,
  ids: readonly number[] | null,
  take: number,
): Promise<NamedVersion[]> {
  const which =
    ids === null
      ? sql`m.estado = 'firmado' and not ${wasHandedOver}`
      : sql`m.id = any(${ids}::integer[])`;
  const { rows } = await sql<NamedVersion>`
    select ${versionColumns}, t.nombre_completo, t.codigo as "workerCode"
    from modelo145 m
    join trabajador t on t.empresa_id = m.empresa_id and t.id = m.trabajador_id
    where m.empresa_id = empresa_actual() and ${which}
    order by m.firmado_en, m.id limit ${take}`.execute(tx);
  return rows;
}
