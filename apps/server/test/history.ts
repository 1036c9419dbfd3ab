import type { Company, Worker } from "./factory.ts";
import type { TestApp } from "./harness.ts";
import { createLeaveFactory } from "./leave.ts";

type History = { company: Company; head: Worker; people: number };

const teamSize = 15;

/**
 * Gives a company more people, fifteen to a supervisor, and everybody days, signings, shifts, incidences,
 * payslips, requests and absences of 2026, in statements that insert all rows at once and fire no trigger. The first team is the head's.
 * A person's rows lie together, so that blocks tell of look-ups and not of where rows happen to be.
 */
export async function fillWithHistory(t: TestApp, history: History): Promise<void> {
  const { company, head, people } = history;
  const { empresa_id } = company;
  const holidays = await createLeaveFactory(t).rule(company, { kind: 1, saldo: "vacaciones" });
  const everyone = `select id from trabajador where empresa_id = ${empresa_id}`;
  await t.sql(`set local session_replication_role = replica;
    with cuentas as (
      insert into account (email) select n || '@${company.slug}.test'
      from generate_series(1, ${people}) n returning account_user_id)
    insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
    select ${empresa_id}, account_user_id, 'H' || account_user_id, 'N' || account_user_id, 'Núñez', '2024-01-08'
    from cuentas;

    insert into trabajador_centro (empresa_id, trabajador_id, centro_trabajo_id, vigencia)
    select ${empresa_id}, id, ${company.centro_id}, '[2024-01-01,)' from (${everyone}) t
    where not exists (select from trabajador_centro c where c.empresa_id = ${empresa_id} and c.trabajador_id = t.id);

    insert into supervision (empresa_id, supervisor_id, supervisado_id, vigencia)
    select ${empresa_id}, case when equipo = 0 then ${head.trabajador_id} else lider end, id, '[2024-01-01,)'
    from (select id, (orden / ${teamSize})::integer as equipo,
        first_value(id) over (partition by (orden / ${teamSize})::integer order by id) as lider
      from (select id, row_number() over (order by id) as orden from (${everyone}) e
        where id <> ${head.trabajador_id}) o) g
    where equipo = 0 or id <> lider;

    insert into jornada (empresa_id, trabajador_id, dia, zona_horaria)
    select ${empresa_id}, id, d::date, 'Europe/Madrid'
    from (${everyone}) t, generate_series(date '2026-11-06', date '2026-11-17', '1 day') as s (d)
    order by t.id, s.d;

    with filas as (
      insert into fichaje (empresa_id, trabajador_id, jornada_id, hora_inicio, hora_fin, fichador_id, seq_inicio, seq_fin)
      select ${empresa_id}, j.trabajador_id, j.id, j.dia + time '08:00', j.dia + time '16:00',
        (select min(id) from fichador where empresa_id = ${empresa_id}), n * 2 - 1, n * 2
      from (select *, row_number() over (partition by trabajador_id order by dia) as n
        from jornada where empresa_id = ${empresa_id}) j
      returning trabajador_id, id, seq_inicio, hora_inicio)
    insert into fichaje_evento (empresa_id, trabajador_id, seq, fichaje_id, registrado_en, hoja, eslabon)
    select ${empresa_id}, trabajador_id, seq_inicio + k, id, hora_inicio, sha256(''), sha256('')
    from filas, generate_series(0, 1) k;

    insert into cadena (empresa_id, trabajador_id, seq, eslabon)
    select ${empresa_id}, trabajador_id, max(seq), sha256('') from fichaje_evento
    where empresa_id = ${empresa_id} group by trabajador_id;

    insert into incidencia (empresa_id, trabajador_id, dia, minutos_diferencia, minutos, creada_en)
    select ${empresa_id}, id, d::date, 60, 60, d
    from (${everyone}) t, generate_series(date '2026-01-05', date '2026-10-05', '21 days') as s (d)
    order by t.id, s.d;

    insert into area_trabajo (empresa_id, nombre, centro_trabajo_id)
    values (${empresa_id}, 'Sala', ${company.centro_id});

    with filas as (
      insert into turno (empresa_id, pe_area_trabajo_id, fecha, hora_inicio, hora_fin, termina_dia_siguiente, turno_24h,
        zona_horaria, periodo, color, num_minimo_trabajadores, publicado, cambiado_por, cambiado_en)
      select ${empresa_id}, (select id from area_trabajo where empresa_id = ${empresa_id}), d, '08:00', '16:00', false, false,
        'Europe/Madrid', tstzrange(d + interval '8 hours', d + interval '16 hours'), '#336699', 1, true,
        ${head.trabajador_id}, d
      from generate_series(date '2026-11-12', date '2026-11-16', '1 day') as s (d), (${everyone}) t
      order by t.id, d
      returning id, periodo)
    insert into turno_trabajador (empresa_id, turno_id, trabajador_id, periodo, asignado_por, asignado_en)
    select ${empresa_id}, f.id, t.id, f.periodo, ${head.trabajador_id}, lower(f.periodo)
    from (select *, (row_number() over (order by id) - 1) / 5 as lugar from filas) f
    join (select id, row_number() over (order by id) - 1 as lugar from (${everyone}) e) t using (lugar);

    insert into nomina (empresa_id, trabajador_id, tipo_nomina, anyo, mes_pago, fecha_inicio, fecha_fin, creada_en,
      estado_nomina_id, publicada_portal, publicada_en, total_devengado, total_aportaciones, porcentaje_irpf,
      descuento_irpf, otras_deducciones, total_percibir)
    select ${empresa_id}, id, 'NM', 2026, mes, make_date(2026, mes, 1), make_date(2026, mes, 28), make_date(2026, mes, 28),
      2, true, make_date(2026, mes, 28), 2000, 130, 15, 300, 0, 1570
    from (${everyone}) t, generate_series(1, 10) as s (mes)
    order by t.id, mes;

    insert into saldo_regla (empresa_id, saldo, desde_anyo, cantidad, proporcional)
    values (${empresa_id}, 'vacaciones', 2024, 22, false), (${empresa_id}, 'domingos', 2024, 0, false);

    with pedidas as (
      insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, pe_solicitud_subtipo_id, estado_id,
        creada_en, decidida_en)
      select ${empresa_id}, id, 1, ${holidays}, 2, d, d
      from (${everyone}) t, generate_series(date '2026-02-02', date '2026-10-02', '60 days') as s (d)
      order by t.id, s.d
      returning id, trabajador_id, creada_en::date as dia)
    insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, fecha, minutos, coste, aprobada)
    select ${empresa_id}, id, trabajador_id, id, dia, 480, 1, true from pedidas`);
}
