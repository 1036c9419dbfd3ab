import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { NaturalRule, Part } from "./displacing.rules.ts";

/** A kept day with the parts of it on which days of another request lie. */
export type MetDay = Part & {
  id: number;
  solicitud_id: number;
  fecha: string;
  minutos: number;
  coste: number;
  aprobada: boolean;
  regla: NaturalRule;
  /** The other request, its rule and its parts. */
  otra_id: number;
  otra_regla: NaturalRule;
  partes: Part[];
};

const ruleOf = (alias: string) =>
  sql`json_build_object('pe_solicitud_tipo_id', ${sql.ref(`${alias}.pe_solicitud_tipo_id`)},
    'codigo', ${sql.ref(`${alias}.codigo`)}, 'saldo', ${sql.ref(`${alias}.saldo`)})`;

/**
 * Days `d` of a worker with the parts on which days `o` of another request lie, in the order of
 * their ids; `condition` chooses among the pairs.
 */
async function readMet(
  tx: Tx,
  workerId: number,
  condition: ReturnType<typeof sql>,
): Promise<MetDay[]> {
  const { rows } = await sql<MetDay>`
    select d.id, d.solicitud_id, d.fecha, d.desde_minuto, d.hasta_minuto, d.minutos,
      d.coste::float8 as coste, d.aprobada, ${ruleOf("dr")} as regla,
      o.solicitud_id as otra_id, ${ruleOf("r")} as otra_regla, o.partes
    from ausencia d
    join solicitud ds on ds.empresa_id = d.empresa_id and ds.id = d.solicitud_id
    join permiso_tipo dr on dr.empresa_id = ds.empresa_id and dr.id = ds.pe_solicitud_subtipo_id
    join lateral (
      select o.solicitud_id, json_agg(json_build_object('desde_minuto', o.desde_minuto,
        'hasta_minuto', o.hasta_minuto) order by o.desde_minuto) as partes
      from ausencia o
      where o.empresa_id = d.empresa_id and o.trabajador_id = d.trabajador_id
        and o.fecha = d.fecha and o.solicitud_id <> d.solicitud_id
        and o.desde_minuto < d.hasta_minuto and d.desde_minuto < o.hasta_minuto
        and (${condition})
      group by o.solicitud_id) o on true
    join solicitud os on os.empresa_id = d.empresa_id and os.id = o.solicitud_id
    join permiso_tipo r on r.empresa_id = os.empresa_id and r.id = os.pe_solicitud_subtipo_id
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${workerId}
    order by d.id`.execute(tx);
  return rows;
}

type Key = { id: number; trabajador_id: number };

/** Days in force of other requests under the days of one; those of its own group are no obstacle. */
export async function readUnder(tx: Tx, request: Key): Promise<MetDay[]> {
  const condition = sql`o.solicitud_id = ${request.id} and d.vigente and o.grupo_id <> d.grupo_id`;
  return readMet(tx, request.trabajador_id, condition);
}

/** Days of a request under approved days of others. */
export async function readCovered(tx: Tx, request: Key): Promise<MetDay[]> {
  const condition = sql`d.solicitud_id = ${request.id} and d.devuelta_por is null and o.aprobada
    and o.grupo_id <> d.grupo_id`;
  return readMet(tx, request.trabajador_id, condition);
}

/** Days that a request gave back and on which days of another request lie. */
export async function readHandedOver(
  tx: Tx,
  key: { from: number; to: number; trabajador_id: number },
): Promise<MetDay[]> {
  const condition = sql`o.solicitud_id = ${key.to} and d.devuelta_por = ${key.from}`;
  return readMet(tx, key.trabajador_id, condition);
}

/** A displaced day whose dates are free again. */
export type FreeDay = {
  id: number;
  solicitud_id: number;
  fecha: string;
  coste: number;
  saldo: NaturalRule["saldo"];
  unidad: string;
  devolucion: string;
};

/** Displaced days of a request that no longer covers them, where nothing else lies on their dates. */
export async function readFree(tx: Tx, leaveId: number): Promise<FreeDay[]> {
  const { rows } = await sql<FreeDay>`
    select h.id, h.solicitud_id, h.fecha, h.coste::float8 as coste, p.saldo, p.unidad, h.devolucion
    from ausencia h
    join solicitud s on s.empresa_id = h.empresa_id and s.id = h.solicitud_id
    join permiso_tipo p on p.empresa_id = s.empresa_id and p.id = s.pe_solicitud_subtipo_id
    where h.empresa_id = empresa_actual() and h.devuelta_por = ${leaveId}
      and not exists (select from ausencia o
        where o.empresa_id = h.empresa_id and o.trabajador_id = h.trabajador_id and o.vigente
          and o.fecha = h.fecha and o.grupo_id <> h.grupo_id
          and o.desde_minuto < h.hasta_minuto and h.desde_minuto < o.hasta_minuto)
    order by h.fecha, h.id`.execute(tx);
  return rows;
}

/** Units in which requests are counted, by their id. */
export async function readUnits(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; unidad: string }>`
    select s.id, p.unidad from solicitud s
    join permiso_tipo p on p.empresa_id = s.empresa_id and p.id = s.pe_solicitud_subtipo_id
    where s.empresa_id = empresa_actual() and s.id = any(${ids}::integer[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.unidad]));
}
