// Company of the shift planner's bench: an area of 200 people with 5,000 shifts in a month.
import type { CannonRequest } from "autocannon";
import type pg from "pg";

import { Temporal, systemClock } from "../apps/server/src/lib/calendar/clock.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import type { SignedIn } from "../apps/server/test/factory.ts";

import { isQuick } from "./place.ts";

/** People and shifts of the large company, and what is done to them. */
export const size = isQuick
  ? { people: 6, shifts: 60, published: 20, repeated: 3, small: 8, large: 20, rounds: 1 }
  : { people: 200, shifts: 5000, published: 2000, repeated: 50, small: 60, large: 5000, rounds: 9 };
/** Days of the month that is planned. */
export const days = 31;

type Sql = Parameters<typeof createFactory>[0];
type Ground = { sql: Sql; factory: ReturnType<typeof createFactory> };
export type Site = { manager: SignedIn; area: number; people: number[]; from: string; to: string };

/** A company with an area of some of its people, and shifts of theirs in the coming month. */
async function makeSite(
  { sql, factory }: Ground,
  {
    slug,
    workers,
    people,
    shifts,
  }: Record<"workers" | "people" | "shifts", number> & { slug: string },
): Promise<Site> {
  const company = await factory.company({ slug });
  const { empresa_id, centro_id } = company;
  const manager = await factory.signedIn({ company, trabajador: { permiso_gestor_turnos: true } });
  const rows = await sql<{ id: number }>(
    `with accounts as (
       insert into account (email) select $2 || n || '@banco.test' from generate_series(1, $3) n
       returning account_user_id, substring(email from '([0-9]+)@') as n)
     insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
     select $1, account_user_id, 'B' || n, 'Nombre' || n, 'Apellido' || n, '2024-01-08' from accounts
     returning id`,
    [empresa_id, slug, workers],
  );
  await sql(
    `insert into trabajador_centro (empresa_id, trabajador_id, centro_trabajo_id, vigencia)
     select $1, unnest($2::int[]), $3, '[2024-01-01,)'`,
    [empresa_id, rows.map(({ id }) => id), centro_id],
  );
  const [made] = await sql<{ id: number }>(
    "insert into area_trabajo (empresa_id, nombre, centro_trabajo_id) values ($1, 'Planta', $2) returning id",
    [empresa_id, centro_id],
  );
  const area = made?.id ?? 0;
  const ids = rows.slice(0, people).map(({ id }) => id);
  const { trabajador_id } = manager;
  await sql("insert into area_gestor values ($1, $2, $3)", [empresa_id, area, trabajador_id]);
  await sql("insert into area_trabajador select $1, $2, unnest($3::int[])", [
    empresa_id,
    area,
    ids,
  ]);
  const first = nextLongMonth();
  const from = first.toString();
  const to = first.add({ days: days - 1 }).toString();
  await sql(
    `with made as (
       insert into turno (empresa_id, pe_area_trabajo_id, fecha, hora_inicio, hora_fin,
         termina_dia_siguiente, turno_24h, zona_horaria, periodo, color, num_minimo_trabajadores,
         publicado, cambiado_por, cambiado_en)
       select $1, $2, d.fecha, '09:00', '15:00', false, false, 'Europe/Madrid',
         tstzrange((d.fecha + time '09:00') at time zone 'Europe/Madrid',
           (d.fecha + time '15:00') at time zone 'Europe/Madrid'),
         '#EC6814', 1, false, $3, now()
       from (select $4::date + (n / $6)::int as fecha from generate_series(0, $5 - 1) n) d
       returning empresa_id, id, fecha, periodo)
     insert into turno_trabajador (empresa_id, turno_id, trabajador_id, periodo, asignado_por, asignado_en)
     select empresa_id, id, ($7::int[])[row_number() over (partition by fecha order by id)], periodo, $3, now()
     from made`,
    [empresa_id, area, trabajador_id, from, shifts, Math.ceil(shifts / days), ids],
  );
  return { manager, area, people: ids, from, to };
}

/** First day of the next month of 31 days. */
function nextLongMonth(): Temporal.PlainDate {
  let first = Temporal.Now.plainDateISO().with({ day: 1 });
  do first = first.add({ months: 1 });
  while (first.daysInMonth < days);
  return first;
}

/** A call of the manager of a site. */
export function request(
  { manager }: Site,
  method: "GET" | "POST",
  path: string,
  body?: object,
): CannonRequest {
  return {
    method,
    path: `/api/v1${path}`,
    headers: { authorization: `Bearer ${manager.token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** The board of the month. */
export const board = (site: Site): CannonRequest =>
  request(
    site,
    "GET",
    `/turnos-gestor/${site.manager.trabajador_id}?from=${site.from}&to=${site.to}`,
  );

/** Working days of six hours, in the month that is full already too: hence the reason. */
export const recurrence = (site: Site, people: number, simular: boolean): CannonRequest =>
  request(site, "POST", "/recurrencia", {
    nombre: "Año",
    fecha_inicio: site.from,
    tipo_intervalo: 2,
    dias_semana: [1, 2, 3, 4, 5],
    simular,
    motivo: "Campaña",
    turno: {
      pe_area_trabajo_id: site.area,
      hora_inicio: "16:00",
      hora_fin: "22:00",
      worker_ids: site.people.slice(0, people),
    },
  });

/** The two companies, with statistics. */
export async function makeSites(client: pg.Client): Promise<Record<"small" | "large", Site>> {
  const sql: Sql = async <T extends Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<T[]> => (await client.query<T>(text, values)).rows;
  const ground = { sql, factory: createFactory(sql, systemClock) };
  const small = await makeSite(ground, {
    slug: "pequena",
    workers: size.small,
    people: Math.min(size.small, size.people),
    shifts: Math.ceil(size.shifts / 10),
  });
  const large = await makeSite(ground, {
    slug: "grande",
    workers: size.large,
    people: size.people,
    shifts: size.shifts,
  });
  // Rows that were just added have no statistics yet.
  await client.query("analyze");
  return { small, large };
}
