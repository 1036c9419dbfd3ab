import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { RequestPeriod, RequestView } from "@atrio/contract/request-view";

import { fixed } from "../../../../db/fixed.ts";
import { naming, valuesOf } from "../../../../db/values-of.ts";
import type { Columns, Values } from "../../../../db/values-of.ts";

import { occasionOfRequest } from "./occasions.read.ts";
import { missingProof } from "./proofs.read.ts";
import { workedOnDays } from "./worked.read.ts";

type Absence = NonNullable<RequestView["ausencia"]>;

/** Columns of a period `p`. */
const period: Columns<RequestPeriod> = {
  fecha_inicio: sql`p.fecha_inicio`,
  fecha_fin: sql`p.fecha_fin`,
  pe_tipo_periodo_id: sql`p.pe_tipo_periodo_id`,
  hora_inicio: sql`to_char(p.hora_inicio, 'HH24:MI')`,
  hora_fin: sql`to_char(p.hora_fin, 'HH24:MI')`,
  diferencia_dias: sql`p.diferencia_dias`,
};

const periods = fixed(sql`(
    select count(*) as total, coalesce(sum(p.diferencia_dias), 0) as coste,
      coalesce(json_agg(${valuesOf(period)}), '[]') as periodos
    from solicitud_periodo p where p.empresa_id = empresa_actual() and p.solicitud_id = s.id) c`);
const occasion = fixed(occasionOfRequest);
const proof = fixed(missingProof);
const worked = fixed(workedOnDays);

/** Columns of the absence of a request `s` by its rule `r` and its periods `c`. */
const absence = (language: Language): Columns<Absence> => ({
  pe_solicitud_subtipo_id: sql`r.id`,
  subtipo: sql`r.nombre->>${language}`,
  unidad: sql`r.unidad`,
  hospitalizacion: sql`s.hospitalizacion`,
  sin_fecha_fin: sql`s.sin_fecha_fin`,
  retirada: sql`s.rectifica_id is not null and c.total = 0`,
  ocasion: occasion,
  justificante_hasta: proof,
  fichado: worked,
  coste: sql`c.coste`,
  periodos: sql`c.periodos`,
});

/** Values of the absence of a request `s`, for `absenceOf`. */
export const absenceValues = (language: Language): RawBuilder<unknown> => sql`(
  select ${valuesOf(absence(language))}
  from permiso_tipo r
  cross join ${periods}
  where r.empresa_id = empresa_actual() and r.id = s.pe_solicitud_subtipo_id)`;

const periodOf = naming(period);
const namedAbsence = naming<Omit<Absence, "periodos"> & { periodos: Values[] }>(absence("es"));

/** The absence of its values. Its periods, none of one day, are sorted here: PostgreSQL takes 2 µs to begin a sort. */
export function absenceOf(values: Values): Absence {
  const { periodos, ...figures } = namedAbsence(values);
  const sorted = periodos
    .map(periodOf)
    .toSorted((a, b) => (a.fecha_inicio < b.fecha_inicio ? -1 : 1));
  return { ...figures, periodos: sorted };
}

/** The expense of a request `s`, as JSON. */
export const expense = fixed(sql`(
  select json_build_object('fecha_gasto', g.fecha_gasto, 'importe', g.importe,
    'pe_gasto_tipo_id', g.pe_gasto_tipo_id, 'kilometros', g.kilometros, 'tarifa_km', g.tarifa_km,
    'pagado_en', g.pagado_en)
  from gasto g where g.empresa_id = empresa_actual() and g.solicitud_id = s.id)`);

/** The month closure of a request `s`, as JSON. */
export const closure = fixed(sql`(
  select json_build_object('anyo', c.anyo, 'mes', c.mes, 'minutos_previstos', c.minutos_previstos,
    'minutos_trabajados', c.minutos_trabajados, 'saldo_minutos', c.saldo_minutos,
    'reabierto_en', c.reabierto_en, 'motivo_reapertura', c.motivo_reapertura)
  from cierre_mes c where c.empresa_id = empresa_actual() and c.solicitud_id = s.id)`);

/** The day's own zone, else that of the worker's centre on it. */
const zoneOfCorrection = sql`coalesce(
  (select j.zona_horaria from jornada j
    where j.empresa_id = empresa_actual() and j.trabajador_id = c.trabajador_id and j.dia = c.dia),
  (select k.zona_horaria from trabajador_centro tc
    join centro_trabajo k on k.empresa_id = empresa_actual() and k.id = tc.centro_trabajo_id
    where tc.empresa_id = empresa_actual() and tc.trabajador_id = c.trabajador_id and tc.vigencia @> c.dia),
  (select e.zona_horaria from empresa e where e.empresa_id = empresa_actual()))`;

/** The correction of a request `s`, as JSON. */
export const correction = fixed(sql`(
  select json_build_object('dia', c.dia, 'zona_horaria', ${zoneOfCorrection},
    'propuesta', (select json_agg(json_build_object(
        'accion', p.valor->>'accion', 'fichaje_id', (p.valor->>'fichaje_id')::integer,
        'hora_inicio', p.valor->>'hora_inicio', 'hora_fin', p.valor->>'hora_fin',
        'fichador_id', (p.valor->>'fichador_id')::integer,
        'parada_id', (p.valor->>'parada_id')::integer,
        'observaciones', p.valor->>'observaciones',
        'hora_inicio_actual', f.hora_inicio, 'hora_fin_actual', f.hora_fin) order by p.orden)
      from jsonb_array_elements(c.propuesta) with ordinality p (valor, orden)
      -- one look-up each: joined at once, the worker's whole history would be read
      left join lateral (select f.hora_inicio, f.hora_fin from fichaje f
        where f.empresa_id = empresa_actual() and f.trabajador_id = c.trabajador_id
          and f.id = (p.valor->>'fichaje_id')::integer limit 1) f on true))
  from correccion c where c.empresa_id = empresa_actual() and c.solicitud_id = s.id)`);
