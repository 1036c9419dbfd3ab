import { sql } from "kysely";

import type { BalanceRules, LeaveRulePreview } from "@atrio/contract/leave/leave-rules";

import type { Tx } from "../../../../db/client.ts";

/** People who work in the company on a day or start later, by id. */
export async function readStaff(
  tx: Tx,
  today: string,
): Promise<Array<{ id: number; nombre_completo: string }>> {
  const { rows } = await sql<{ id: number; nombre_completo: string }>`
    select t.id, t.nombre_completo from trabajador t
    where t.empresa_id = empresa_actual()
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
    order by t.id`.execute(tx);
  return rows;
}

/** Locked years with who locked them, newest first, and the people who work here on a day. */
export async function readLocks(
  tx: Tx,
  today: string,
): Promise<Pick<BalanceRules, "cerrados" | "personas">> {
  const { rows } = await sql<Pick<BalanceRules, "cerrados" | "personas">>`
    select
      (select coalesce(json_agg(json_build_object('anyo', c.anyo,
          'cerrado_en', to_char(c.cerrado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'cerrado_por', t.nombre_completo) order by c.anyo desc), '[]')
        from saldo_anyo_cerrado c
        join trabajador t on t.empresa_id = c.empresa_id and t.id = c.cerrado_por
        where c.empresa_id = empresa_actual()) as cerrados,
      (select count(*)::integer from trabajador t
        where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
          and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)) as personas`.execute(tx);
  return rows[0] ?? { cerrados: [], personas: 0 };
}

/** A limit of a leave rule, and the local date. */
export type LimitKey = {
  pe_solicitud_tipo_id: number;
  codigo: string;
  limite: number | null;
  limite_por: "hecho" | "anyo" | null;
  today: string;
};

/** Use of a leave rule this year against a limit: of a year, or of each occasion (Rule LEAVE-91). */
export async function readUseOfRule(tx: Tx, key: LimitKey): Promise<LeaveRulePreview> {
  const year = key.today.slice(0, 4);
  const { rows } = await sql<LeaveRulePreview>`
    with days as (
      select a.trabajador_id, a.solicitud_id, a.fecha, a.aprobada, a.coste::float8 as coste,
        case when ${key.limite_por}::text = 'hecho' then coalesce(s.ocasion_id, -s.id) end as cada
      from ausencia a
      join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
      join permiso_tipo p on p.empresa_id = s.empresa_id and p.id = s.pe_solicitud_subtipo_id
      where a.empresa_id = empresa_actual() and a.vigente
        and p.pe_solicitud_tipo_id = ${key.pe_solicitud_tipo_id} and p.codigo = ${key.codigo}
        and a.fecha between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date),
    totals as (select trabajador_id, sum(coste) as usado from days group by trabajador_id, cada),
    over as (
      select trabajador_id, max(usado) as usado from totals
      where usado > ${key.limite}::float8 group by trabajador_id)
    select
      (select count(distinct trabajador_id)::integer from days) as personas,
      (select count(distinct solicitud_id)::integer from days where not aprobada) as pendientes,
      (select count(distinct solicitud_id)::integer from days
        where aprobada and fecha > ${key.today}::date) as futuras,
      (select count(*)::integer from over) as por_encima,
      (select json_build_object('trabajador_id', t.id, 'nombre_completo', t.nombre_completo,
          'usado', o.usado)
        from over o
        join trabajador t on t.empresa_id = empresa_actual() and t.id = o.trabajador_id
        order by o.usado desc, t.id limit 1) as ejemplo`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error("An aggregate answers one row");
  return found;
}
