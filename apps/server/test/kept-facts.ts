// Facts and numbers that triggers keep for the office's lists (Rules COMPANY-47 and TIME-145), beside the rows alone.
import type { TestApp } from "./harness.ts";

const days = ["2026-11-18", "2026-12-01", "2027-06-01"];

/** Pending requests, by the rows alone: the day of a supervisor for good, and days without any supervisor. */
const undecidable = `
  select s.id,
    (select count(*) from unnest($2::date[]) d where s.decidible_desde <= d and not exists (
      select from solicitud_aprobacion a join supervision v on v.empresa_id = a.empresa_id
        and v.supervisado_id = a.trabajador_id and v.supervisor_id = a.supervisor_id and v.vigencia @> d
      join trabajador w on w.empresa_id = a.empresa_id and w.id = a.supervisor_id
      where a.empresa_id = s.empresa_id and a.solicitud_id = s.id and a.aprobada is null and w.permiso_supervisor
        and w.fecha_alta <= d and (w.fecha_baja is null or w.fecha_baja >= d)))::integer as missed,
    s.decidible_desde::text as kept,
    coalesce((select min(greatest(lower(v.vigencia), w.fecha_alta)) from solicitud_aprobacion a
      join supervision v on v.empresa_id = a.empresa_id and v.supervisado_id = a.trabajador_id
        and v.supervisor_id = a.supervisor_id and upper(v.vigencia) is null
      join trabajador w on w.empresa_id = a.empresa_id and w.id = a.supervisor_id
      where a.empresa_id = s.empresa_id and a.solicitud_id = s.id and a.aprobada is null and w.permiso_supervisor
        and w.fecha_baja is null), 'infinity')::text as expected
  from solicitud s where s.empresa_id = $1 and s.estado_id = 1 order by s.id`;

const counted = `
  select t.id, coalesce(c.total, 0) as kept, (select count(*)::integer from solicitud s
    where s.trabajador_id = t.id and s.pe_solicitud_tipo_id <= 8 and not s.borrada) as expected
  from trabajador t left join ausencias_pedidas c on c.trabajador_id = t.id where t.empresa_id = $1`;

const payable = `
  select g.solicitud_id as id, g.por_pagar_desde as kept,
    case when s.estado_id = 2 and not s.borrada and s.sustituida_por is null and g.pagado_en is null
      then coalesce(s.decidida_en, s.creada_en) end as expected
  from gasto g join solicitud s on s.id = g.solicitud_id where g.empresa_id = $1`;

const open = `
  select m.trabajador_id as id, m.fecha_baja::text as kept, t.fecha_baja::text as expected
  from meses_abiertos m join trabajador t on t.id = m.trabajador_id where m.empresa_id = $1`;

const pending = `
  select b.bloque as id, json_build_array(coalesce(c.total, 0), coalesce(c.minutos, 0)) as kept,
    (select json_build_array(count(*), coalesce(sum(abs(i.minutos)), 0)) from incidencia i
      where i.empresa_id = $1 and i.trabajador_id % 32 = b.bloque and i.estado_id = 1) as expected
  from generate_series(0, 31) b (bloque)
  left join incidencias_de_bloque c on c.empresa_id = $1 and c.bloque = b.bloque`;

const payments = `
  select b.bloque as id, json_build_array(coalesce(c.total, 0), coalesce(c.importe, 0)::float8) as kept,
    (select json_build_array(count(*), coalesce(sum(g.importe), 0)::float8) from gasto g
      where g.empresa_id = $1 and g.trabajador_id % 32 = b.bloque and g.por_pagar_desde is not null) as expected
  from generate_series(0, 31) b (bloque)
  left join gastos_de_bloque c on c.empresa_id = $1 and c.bloque = b.bloque`;

const months = `
  select to_char(d.desde, 'YYYYMM')::integer as id, coalesce(c.personas, 0) as kept,
    (select count(*)::integer from meses_abiertos m where m.empresa_id = $1 and m.desde = d.desde
      and m.fecha_baja is null and not exists (select from cierre_mes k where k.trabajador_id = m.trabajador_id
        and k.vigente and make_date(k.anyo, k.mes, 1) > m.desde)) as expected
  from (select desde from meses_abiertos where empresa_id = $1
    union select desde from meses_abiertos_de_empresa where empresa_id = $1) d
  left join meses_abiertos_de_empresa c on c.empresa_id = $1 and c.desde = d.desde`;

const documents = `
  select row_number() over ()::integer as id, coalesce(c.total, 0) as kept,
    (select count(*)::integer from documento d where d.empresa_id = $1 and d.clase = k.clase
      and d.documento_tipo is null and d.categoria in ('empresa', 'trabajador', 'laboral')
      and d.retirado_en is null and d.envio_id is null) as expected
  from unnest(array['general', 'bancaria', 'medica']) k (clase)
  left join documentos_de_empresa c on c.empresa_id = $1 and c.clase = k.clase`;

const people = `
  select p.empresa_id as id, json_build_array(p.total, p.bajas) as kept,
    (select json_build_array(count(*), count(*) filter (where t.fecha_baja < p.dia))
      from trabajador t where t.empresa_id = p.empresa_id) as expected
  from empresa e left join personas_de_empresa p on p.empresa_id = e.empresa_id where e.empresa_id = $1`;

type Fact = { id: number; kept: unknown; expected: unknown };

/** Kept facts of a company that differ from its rows, and requests that its office would miss on some day. */
export async function compareFacts(
  t: Pick<TestApp, "sql">,
  { empresa_id }: { empresa_id: number },
): Promise<{ wrong: Fact[]; missed: Fact[] }> {
  const key = [empresa_id];
  const decided = await t.sql<Fact & { missed: number }>(undecidable, [...key, days]);
  const others = await Promise.all(
    [counted, payable, open, pending, payments, months, documents, people].map(async (text) =>
      t.sql<Fact>(text, key),
    ),
  );
  const wrong = [...decided, ...others.flat()].filter(
    ({ kept, expected }) => JSON.stringify(kept) !== JSON.stringify(expected),
  );
  return { wrong, missed: decided.filter(({ missed }) => missed > 0) };
}
