import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import { medicalKinds } from "@atrio/contract/kinds";
import type {
  ReviewFigures,
  SheetCandidate,
  SheetExplanation,
} from "@atrio/contract/papers/payslip-review";

import type { Tx } from "../../../../db/client.ts";
import type { Figures } from "../figures/figures.rules.ts";
import type { SheetDetail } from "../lines/detail.rules.ts";
import type { Checks } from "../matching/matching.rules.ts";
import type { Named } from "../names.rules.ts";
import type { BatchMonth } from "../payslip-batches.rules.ts";

const company = sql<number>`empresa_actual()`;

/** Results that a sheet keeps from its reading. */
export type KeptSheet = {
  comprobaciones: Checks | null;
  cifras: Figures | null;
  detalle: SheetDetail | null;
};

/** Results kept from the reading of a sheet. A single query. */
export async function readKept(tx: Tx, id: number): Promise<KeptSheet | undefined> {
  const { rows } = await sql<KeptSheet>`
    select comprobaciones, cifras, detalle from nomina_lote_hoja
    where empresa_id = ${company} and id = ${id}`.execute(tx);
  return rows[0];
}

/** Candidates for a sheet, with the data that its pages are compared with. */
export type CandidateRow = Named & Pick<SheetCandidate, "trabajador" | "puesto" | "centro_trabajo">;

/** People of the company by ids, as the review shows them. */
export async function readCandidates(
  tx: Tx,
  ids: readonly number[],
  day: string,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select t.id, coalesce(t.nif, '') as nif, t.nombre, t.apellido1, t.apellido2, t.puesto,
      json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
        'link_foto', t.link_foto) as trabajador,
      c.nombre as centro_trabajo
    from trabajador t
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> ${day}::date
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    where t.empresa_id = ${company} and t.id = any(${ids})
    order by t.id`.execute(tx);
  return rows;
}

/** Figures of a published payslip with its month. */
export type FormerFigures = ReviewFigures & { anyo: number; mes: number };

/** The published payslip of the month before, of a worker and kind (Rule PAPERS-84). */
export async function readFormer(
  tx: Tx,
  { batch, trabajador_id }: { batch: BatchMonth; trabajador_id: number },
): Promise<FormerFigures | undefined> {
  const { anyo, mes, tipo_nomina } = batch;
  const before = mes === 1 ? { year: anyo - 1, month: 12 } : { year: anyo, month: mes - 1 };
  const { rows } = await sql<FormerFigures>`
    select n.anyo, n.mes_pago as mes, (n.cabecera ->> 'dias')::integer as dias,
      n.total_devengado::float8, n.total_aportaciones::float8, n.porcentaje_irpf::float8,
      n.descuento_irpf::float8, n.otras_deducciones::float8, n.total_percibir::float8
    from nomina n
    where n.empresa_id = ${company} and n.trabajador_id = ${trabajador_id} and n.anyo = ${before.year}
      and n.mes_pago = ${before.month} and n.tipo_nomina = ${tipo_nomina}
      and n.publicada_portal and n.estado_nomina_id in (2, 3)
      and not exists (
        select from nomina s where s.empresa_id = n.empresa_id and s.sustituye_id = n.id)
    order by n.publicada_en desc, n.id desc limit 1`.execute(tx);
  return rows[0];
}

/**
 * Facts of a month that change pay: approved absences without pay or with sick pay, and being hired
 * or leaving within it. Medical ones have no name: the payslip states no more (Rule PAPERS-84).
 */
export async function readExplanations(
  tx: Tx,
  key: { first: string; last: string; trabajador_id: number; language: Language },
): Promise<SheetExplanation[]> {
  const { first, last } = key;
  const { rows } = await sql<SheetExplanation>`
    select case when p.pe_solicitud_tipo_id = any(${medicalKinds}) then 'incapacidad'
        else 'ausencia' end as clase,
      case when p.pe_solicitud_tipo_id = any(${medicalKinds}) then ''
        else p.nombre ->> ${key.language}::text end as texto,
      min(a.fecha) as desde, max(a.fecha) as hasta,
      case when not p.pe_solicitud_tipo_id = any(${medicalKinds})
        then max(d.nombre_completo) end as decidida_por
    from ausencia a
    join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
    join permiso_tipo p on p.empresa_id = s.empresa_id and p.id = s.pe_solicitud_subtipo_id
    left join lateral (
      select coalesce(s.administrador_id, max(q.supervisor_id)) as id
      from solicitud_aprobacion q
      where q.empresa_id = s.empresa_id and q.solicitud_id = s.id and q.aprobada) who on true
    left join trabajador d on d.empresa_id = s.empresa_id and d.id = who.id
    where a.empresa_id = ${company} and a.trabajador_id = ${key.trabajador_id} and a.vigente
      and a.aprobada and a.fecha between ${first}::date and ${last}::date
      and (not p.retribuido or p.pe_solicitud_tipo_id = any(${medicalKinds}))
    group by a.solicitud_id, p.nombre, p.pe_solicitud_tipo_id
    union all
    select 'alta', '', t.fecha_alta, t.fecha_alta, null from trabajador t
    where t.empresa_id = ${company} and t.id = ${key.trabajador_id}
      and t.fecha_alta > ${first}::date and t.fecha_alta <= ${last}::date
    union all
    select 'baja', '', t.fecha_baja, t.fecha_baja, null from trabajador t
    where t.empresa_id = ${company} and t.id = ${key.trabajador_id}
      and t.fecha_baja >= ${first}::date and t.fecha_baja < ${last}::date
    order by desde, clase`.execute(tx);
  return rows;
}
