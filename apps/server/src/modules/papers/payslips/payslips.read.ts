import { sql } from "kysely";

import type { Payslip } from "@atrio/contract/papers/payslips";

import type { Tx } from "../../../db/client.ts";

import type { ComparedSheet, PayslipSheet } from "./payslips.rules.ts";

/** Visible to its worker (`n`): issued or paid, and published. */
const isListed = sql`n.publicada_portal and n.estado_nomina_id in (2, 3)`;

/** The newest listed payslip that corrects `n`: one in between may have been withdrawn. Most are corrected by none. */
const newer = sql`
  cross join lateral (select case when exists (select from nomina s
      where s.empresa_id = empresa_actual() and s.sustituye_id = n.id) then (
    with recursive after (id, is_listed) as (
      select s.id, s.publicada_portal and s.estado_nomina_id in (2, 3) from nomina s
      where s.empresa_id = empresa_actual() and s.sustituye_id = n.id
      union all
      select s.id, s.publicada_portal and s.estado_nomina_id in (2, 3) from nomina s
      join after a on s.sustituye_id = a.id
      where s.empresa_id = empresa_actual())
    select max(a.id) from after a where a.is_listed) end as id) newer
  left join nomina older on older.empresa_id = empresa_actual() and older.id = n.sustituye_id
    and older.publicada_portal and older.estado_nomina_id in (2, 3)`;

const columns = sql`
  n.id, n.anyo, n.mes_pago, n.fecha_inicio, n.fecha_fin, n.tipo_nomina, n.estado_nomina_id,
  n.publicada_en, n.total_devengado::float8, n.total_aportaciones::float8,
  n.porcentaje_irpf::float8, n.descuento_irpf::float8, n.otras_deducciones::float8,
  n.total_percibir::float8, n.path, n.hash, older.id as sustituye_id, newer.id as sustituida_por`;

const newestFirst = sql`n.anyo desc, n.mes_pago desc, n.fecha_fin desc, n.id desc`;

/** A worker's payslips that are listed, newest first. One query, fit for `db.read`. */
export async function readPayslips(
  tx: Tx,
  key: {
    trabajador_id: number;
    states: readonly number[];
    anyo: number | undefined;
    take: number | undefined;
  },
): Promise<Payslip[]> {
  const { rows } = await sql<Payslip>`
    select ${columns}, coalesce(other.lineas, '[]') as percepciones_no_salariales
    from nomina n
    ${newer}
    left join lateral (
      select json_agg(json_build_object('concepto', l.concepto, 'texto', l.texto,
        'importe', l.importe) order by l.orden) as lineas
      from nomina_linea l
      where l.empresa_id = empresa_actual() and l.nomina_id = n.id
        and l.seccion = 'devengo_no_salarial') other on true
    where n.empresa_id = empresa_actual() and n.trabajador_id = ${key.trabajador_id}
      and ${isListed} and n.estado_nomina_id = any(${key.states})
      and (${key.anyo ?? null}::integer is null or n.anyo = ${key.anyo ?? null})
    order by ${newestFirst}
    limit ${key.take ?? null}`.execute(tx);
  return rows;
}

/** Years of a worker's listed payslips, newest first. */
export async function readYears(tx: Tx, key: { trabajador_id: number }): Promise<number[]> {
  const { rows } = await sql<{ anyo: number }>`
    select distinct n.anyo from nomina n
    where n.empresa_id = empresa_actual() and n.trabajador_id = ${key.trabajador_id}
      and ${isListed}
    order by n.anyo desc`.execute(tx);
  return rows.map((row) => row.anyo);
}

const linesOf = sql`
  left join lateral (
    select json_agg(json_build_object('seccion', l.seccion, 'concepto', l.concepto,
      'texto', l.texto, 'unidades', l.unidades, 'precio', l.precio, 'base', l.base,
      'tipo', l.tipo, 'importe', l.importe) order by l.orden) as lineas
    from nomina_linea l
    where l.empresa_id = empresa_actual() and l.nomina_id = n.id) own on true`;

/** Listed payslips of a worker by ids, oldest first; ids of others are not found. */
export async function readSheets(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[] },
): Promise<PayslipSheet[]> {
  const { rows } = await sql<PayslipSheet>`
    select ${columns}, n.cabecera, n.bases, n.aportacion_empresa::float8, n.clave,
      older.publicada_en as sustituye_de,
      -- a look-up: joined, all payslips of the company would be read
      (select r.publicada_en from nomina r
        where r.empresa_id = empresa_actual() and r.id = newer.id) as sustituida_en,
      coalesce(own.lineas, '[]') as lineas,
      json_build_object('empresa', e.nombre, 'cif', e.cif, 'ccc', null, 'centro', c.direccion,
        'nombre', t.nombre_completo, 'nif', t.nif, 'naf', null, 'puesto', t.puesto,
        'grupo_profesional', null, 'grupo_cotizacion', null, 'antiguedad_desde', t.fecha_alta,
        'dias', null) as conocido,
      coalesce(c.zona_horaria, e.zona_horaria) as zona_horaria
    from nomina n
    join trabajador t on t.empresa_id = empresa_actual() and t.id = n.trabajador_id
    join empresa e on e.empresa_id = empresa_actual()
    ${newer}
    ${linesOf}
    left join lateral (
      select c.direccion, c.zona_horaria from trabajador_centro tc
      join centro_trabajo c on c.empresa_id = empresa_actual() and c.id = tc.centro_trabajo_id
      where tc.empresa_id = empresa_actual() and tc.trabajador_id = n.trabajador_id
        and tc.vigencia @> n.fecha_fin
      limit 1) c on true
    where n.empresa_id = empresa_actual() and n.trabajador_id = ${key.trabajador_id}
      and n.id = any(${key.ids}) and ${isListed}
    order by n.anyo, n.mes_pago, n.fecha_fin, n.id`.execute(tx);
  return rows;
}

/**
 * The previous payslip of the same kind, and that of the same month the year before; with figures,
 * listed, and not corrected by another. A single query, fit for `db.read`.
 */
export async function readCompared(
  tx: Tx,
  key: { trabajador_id: number; id: number },
): Promise<ComparedSheet[]> {
  const comparable = sql`
    from nomina n
    ${newer}
    where n.empresa_id = empresa_actual() and n.trabajador_id = o.trabajador_id
      and n.tipo_nomina = o.tipo_nomina and ${isListed} and n.total_percibir is not null
      and newer.id is null`;
  const { rows } = await sql<ComparedSheet>`
    select found.frente_a, n.id, n.anyo, n.mes_pago, n.total_devengado::float8,
      n.total_aportaciones::float8, n.porcentaje_irpf::float8, n.descuento_irpf::float8,
      n.otras_deducciones::float8, n.total_percibir::float8, n.bases,
      coalesce(own.lineas, '[]') as lineas
    from nomina o
    cross join lateral (
      (select 'mes_anterior' as frente_a, n.id ${comparable}
        and (n.anyo, n.mes_pago) < (o.anyo, o.mes_pago) order by ${newestFirst} limit 1)
      union all
      (select 'anyo_anterior', n.id ${comparable}
        and n.anyo = o.anyo - 1 and n.mes_pago = o.mes_pago order by ${newestFirst} limit 1)) found
    join nomina n on n.empresa_id = empresa_actual() and n.id = found.id
    ${linesOf}
    where o.empresa_id = empresa_actual() and o.trabajador_id = ${key.trabajador_id}
      and o.id = ${key.id}
    order by found.frente_a desc`.execute(tx);
  return rows;
}
