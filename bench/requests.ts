// Requests of a company in two years, written past the application: month closures, corrections and
// incidences, so that lists of them have something to leave out.
import type pg from "pg";

import { withClient } from "./company.ts";

/**
 * Inserts for every supervised person of a company a closure for each month of `years` without one,
 * two pending corrections of days long past, so that they meet no other, and two incidences a
 * month, the newest pending; for every second one an approved expense to be paid.
 */
export async function seedRequests(
  databaseUrl: string,
  company: { empresa_id: number; years: number },
): Promise<void> {
  const months = Math.max(1, Math.round(company.years * 12));
  await withClient(databaseUrl, async (client) => {
    await client.query("begin");
    await seedClosures(client, company.empresa_id, months);
    await seedCorrections(client, company.empresa_id);
    await seedIncidences(client, company.empresa_id, months);
    await seedExpenses(client, company.empresa_id);
    await client.query("commit");
    await client.query(
      "vacuum analyze solicitud, solicitud_aprobacion, cierre_mes, correccion, incidencia, gasto",
    );
  });
}

/** The approvals of the requests of a `with` named `hechas`. */
const approvals = `
  insert into solicitud_aprobacion
    (empresa_id, solicitud_id, trabajador_id, supervisor_id, aprobada, decidida_en)
  select h.empresa_id, h.id, h.trabajador_id, s.supervisor_id,
         case when h.decidida_en is null then null else true end, h.decidida_en
  from hechas h join supervision s on s.empresa_id = h.empresa_id
    and s.supervisado_id = h.trabajador_id and s.vigencia @> current_date`;

async function seedClosures(client: pg.Client, companyId: number, months: number): Promise<void> {
  await client.query(
    `with hechas as (
       insert into solicitud
         (empresa_id, trabajador_id, pe_solicitud_tipo_id, estado_id, creada_en, decidida_en)
       select t.empresa_id, t.id, 10, 2, m.pedido, m.pedido + interval '2 days'
       from trabajador t
       cross join lateral (
         select date_trunc('month', current_date) - make_interval(months => n) + interval '9 hours' as pedido
         from generate_series(1, $2::integer) n) m
       where t.empresa_id = $1 and m.pedido::date > t.fecha_alta
         and not exists (select from cierre_mes c
           where c.empresa_id = t.empresa_id and c.trabajador_id = t.id and c.vigente
             and make_date(c.anyo, c.mes, 1) = date_trunc('month', m.pedido - interval '15 days')::date)
         and exists (select from supervision s where s.empresa_id = t.empresa_id
           and s.supervisado_id = t.id and s.vigencia @> current_date)
       returning empresa_id, id, trabajador_id, creada_en, decidida_en),
     aprobadas as (${approvals})
     insert into cierre_mes (empresa_id, solicitud_id, trabajador_id, anyo, mes,
       minutos_previstos, minutos_trabajados, saldo_minutos)
     select h.empresa_id, h.id, h.trabajador_id,
       extract(year from h.creada_en - interval '15 days'),
       extract(month from h.creada_en - interval '15 days'), 9600, 9630, 30
     from hechas h`,
    [companyId, months],
  );
}

async function seedCorrections(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `with hechas as (
       insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, estado_id, creada_en)
       select t.empresa_id, t.id, 11, 1, now() - make_interval(hours => n)
       from trabajador t cross join generate_series(1, 2) n
       where t.empresa_id = $1 and exists (select from supervision s
         where s.empresa_id = t.empresa_id and s.supervisado_id = t.id and s.vigencia @> current_date)
       returning empresa_id, id, trabajador_id, creada_en, decidida_en),
     aprobadas as (${approvals})
     insert into correccion (empresa_id, solicitud_id, trabajador_id, dia, propuesta)
     select h.empresa_id, h.id, h.trabajador_id,
       current_date - 5000 - (row_number() over (partition by h.trabajador_id order by h.id))::integer,
       jsonb_build_array(jsonb_build_object('accion', 'anadir',
         'hora_inicio', h.creada_en - interval '80 hours', 'hora_fin', h.creada_en - interval '79 hours',
         'fichador_id', (select min(f.id) from fichador f where f.empresa_id = h.empresa_id)))
     from hechas h`,
    [companyId],
  );
}

async function seedIncidences(client: pg.Client, companyId: number, months: number): Promise<void> {
  await client.query(
    `insert into incidencia
       (empresa_id, trabajador_id, dia, minutos_diferencia, minutos, estado_id, creada_en, decidida_en)
     select t.empresa_id, t.id, d.dia, 40, 30, case when d.n <= 2 then 1 else 3 end, d.dia + interval '30 hours',
       case when d.n <= 2 then null else d.dia + interval '80 hours' end
     from trabajador t
     cross join lateral (
       select n, current_date - n * 15 as dia from generate_series(1, $2::integer * 2) n) d
     where t.empresa_id = $1 and d.dia > t.fecha_alta
     on conflict do nothing`,
    [companyId, months],
  );
}

async function seedExpenses(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `with hechas as (
       insert into solicitud
         (empresa_id, trabajador_id, pe_solicitud_tipo_id, estado_id, titulo, creada_en, decidida_en)
       select t.empresa_id, t.id, 9, 2, 'Viaje', now() - make_interval(days => 12), now() - make_interval(days => 10)
       from trabajador t
       where t.empresa_id = $1 and t.id % 2 = 0 and exists (select from supervision s
         where s.empresa_id = t.empresa_id and s.supervisado_id = t.id and s.vigencia @> current_date)
       returning empresa_id, id, trabajador_id, creada_en, decidida_en),
     aprobadas as (${approvals})
     insert into gasto (empresa_id, solicitud_id, trabajador_id, fecha_gasto, importe, pe_gasto_tipo_id)
     select h.empresa_id, h.id, h.trabajador_id, h.creada_en::date, 40, 1 from hechas h`,
    [companyId],
  );
}
