import { sql } from "kysely";

import type { BalanceKind } from "@atrio/contract/leave/leave";

import { anyOf } from "../../../../db/any-of.ts";
import type { Tx } from "../../../../db/client.ts";
import { naming, valuesOf } from "../../../../db/values-of.ts";
import type { Columns, Values } from "../../../../db/values-of.ts";

import type { Ledger, StoredUse } from "./balances.rules.ts";

/** True for a Sunday `j.dia`, seven days or a multiple of them from one: a tenth of the time of `extract`, for years of days. */
const isSunday = sql`(j.dia - date '2000-01-02') % 7 = 0`;

/**
 * Working days of worker `t` on Sundays and on holidays at the centre of that date. The holidays
 * come first, so that years of working days are not compared with them; each part by itself, since the planner
 * would begin with all holidays of the company.
 */
const sundaysAndHolidays = sql`
  select j.id, j.dia from jornada j
  where j.empresa_id = empresa_actual() and j.trabajador_id = t.id and ${isSunday}
  union
  select j.id, j.dia
  from trabajador_centro tc
  cross join lateral (select c.calendario_festivo_id from centro_trabajo c
    where c.empresa_id = empresa_actual() and c.id = tc.centro_trabajo_id limit 1) c
  cross join lateral (select h.fecha from festivo h
    where h.empresa_id = empresa_actual() and h.calendario_festivo_id = c.calendario_festivo_id
      and tc.vigencia @> h.fecha and h.tipo_festivo_id <> 1 offset 0) h
  join jornada j on j.empresa_id = empresa_actual() and j.trabajador_id = tc.trabajador_id
    and j.dia = h.fecha
  where tc.empresa_id = empresa_actual() and tc.trabajador_id = t.id`;

/** Minutes of a usual day of work for people without a schedule. */
const usualMinutes = 480;

/** Minutes of ended work on day `d`, pauses that count included; null without any. */
const workedOn = sql`
  select sum(floor(extract(epoch from f.hora_fin) / 60) - floor(extract(epoch from f.hora_inicio) / 60))::integer
    as minutos
  from fichaje f
  left join parada p on p.empresa_id = empresa_actual() and p.id = f.parada_id
  where f.empresa_id = empresa_actual() and f.jornada_id = d.id and not f.borrado
    and f.hora_fin is not null and (f.parada_id is null or p.cuenta_como_trabajo)`;

/** Minutes of a usual day by the schedule in force on day `d`: its week shared out among its days. */
const usualDayOn = sql`
  select round(sum((extract(epoch from r.fin - r.inicio)::integer / 60 + 1439) % 1440 + 1)
    / nullif(count(distinct (r.semana, r.dia_semana)), 0))::integer as minutos
  from trabajador_horario a
  join horario_tramo r on r.empresa_id = empresa_actual() and r.horario_id = a.horario_id
  where a.empresa_id = empresa_actual() and a.trabajador_id = t.id and a.vigencia @> d.dia`;

/** Worked Sundays and holidays of worker `t`, with the minutes that their balance is counted from, where a rule gives one. */
const workedSundays = sql`
  (case when exists (select from saldo_regla r where r.empresa_id = empresa_actual() and r.saldo = 'domingos') then (
    select coalesce(json_agg(json_build_object('dia', d.dia, 'minutos', w.minutos,
      'habitual', coalesce(h.minutos, ${usualMinutes}), 'minimo', e.minimo_festivo_minutos)
      order by d.dia), '[]')
    from (${sundaysAndHolidays}) d
    join lateral (${workedOn}) w on w.minutos is not null
    left join lateral (${usualDayOn}) h on true
    where exists (select from saldo_regla r
      where r.empresa_id = empresa_actual() and r.saldo = 'domingos'
        and r.desde_anyo <= extract(year from d.dia))) else '[]' end)`;

/** Workers by id, or everybody who works in the company on a day or later, and the balance to look at. */
export type LedgersKey = ({ trabajador_ids: readonly number[] } | { since: string }) & {
  saldo?: BalanceKind | undefined;
};

/** Columns of a charged day `a` of a request `s` by its rule `p`. */
const use: Columns<StoredUse> = {
  saldo: sql`p.saldo`,
  solicitud_id: sql`a.solicitud_id`,
  rectifica_id: sql`case when a.aprobada then null else s.rectifica_id end`,
  fecha: sql`a.fecha`,
  coste: sql`a.coste`,
  aprobada: sql`a.aprobada or a.devuelta_por is not null`,
  devuelta_por: sql`a.devuelta_por`,
  devolucion: sql`a.devolucion`,
};
const useOf = naming(use);

/** Condition on a rule `p` that spends the balance, or any. */
const isCharged = ({ saldo }: LedgersKey) =>
  saldo === undefined ? sql`p.saldo is not null` : sql`p.saldo = ${sql.lit(saldo)}`;

/**
 * Data that workers' balances are computed from, in a single query; a row for each worker of the
 * company. Uses are all charged days of any year: a lot can outlive its own. With `saldo` only its
 * uses are read, and the worked Sundays, which cost most, for their balance only.
 */
export async function readLedgers(tx: Tx, key: LedgersKey): Promise<Ledger[]> {
  const needsSundays = key.saldo === undefined || key.saldo === "domingos";
  const people =
    "since" in key
      ? sql`(t.fecha_baja is null or t.fecha_baja >= ${key.since}::date)`
      : anyOf("t.id", key.trabajador_ids);
  const { rows } = await sql<Omit<Ledger, "usos"> & { usos: Values[] }>`
    select t.id as trabajador_id, t.fecha_alta, t.fecha_baja,
      (select coalesce(json_agg(json_build_object('saldo', r.saldo, 'desde_anyo', r.desde_anyo,
          'cantidad', r.cantidad, 'arrastre_maximo', r.arrastre_maximo,
          'arrastre_hasta', r.arrastre_hasta, 'proporcional', r.proporcional)), '[]')
        from saldo_regla r where r.empresa_id = empresa_actual()) as reglas,
      (select coalesce(json_agg(json_build_object('saldo', j.saldo, 'anyo', j.anyo,
          'cantidad', j.cantidad, 'caduca_el', j.caduca_el, 'motivo', j.motivo) order by j.id), '[]')
        from saldo_ajuste j
        where j.empresa_id = empresa_actual() and j.trabajador_id = t.id) as ajustes,
      (select coalesce(json_agg(json_build_object('saldo', i.saldo, 'anyo', i.anyo,
          'cantidad', i.cantidad)), '[]')
        from saldo_inicial i
        where i.empresa_id = empresa_actual() and i.trabajador_id = t.id) as iniciales,
      (select coalesce(json_agg(${valuesOf(use)} order by a.fecha, a.id), '[]')
        from ausencia a
        join solicitud s on s.empresa_id = empresa_actual() and s.trabajador_id = a.trabajador_id and s.id = a.solicitud_id
        join permiso_tipo p on p.empresa_id = empresa_actual() and p.id = s.pe_solicitud_subtipo_id
        where a.empresa_id = empresa_actual() and a.trabajador_id = t.id and a.coste > 0
          and (a.vigente or a.devolucion <> 'saldo') and ${isCharged(key)}) as usos,
      ${needsSundays ? workedSundays : sql`'[]'::json`} as domingos,
      (select coalesce(json_agg(c.anyo), '[]') from saldo_anyo_cerrado c
        where c.empresa_id = empresa_actual()) as cerrados,
      (select coalesce(json_agg(u), '[]') from (
        select distinct on (p.saldo) p.saldo, p.unidad from permiso_tipo p
        where p.empresa_id = empresa_actual() and p.saldo is not null and p.activo
        order by p.saldo, p.pe_solicitud_tipo_id, p.orden, p.id) u) as unidades
    from trabajador t
    join empresa e on e.empresa_id = empresa_actual()
    where t.empresa_id = empresa_actual() and ${people}`.execute(tx);
  return rows.map((row) => ({ ...row, usos: row.usos.map(useOf) }));
}
