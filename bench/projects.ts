// A project on which everybody of a company registers each day, written past the application.
import type { CannonRequest } from "autocannon";

import { askList } from "./cases.ts";
import type { SignedIn } from "./company.ts";
import { withClient } from "./company.ts";

/** Project of each company. */
const projects = new Map<number, number>();
/** People in charge of them, as many in each company. */
const inCharge = new Set<number>();

/** Finds the project that an earlier run made for a company. */
export async function findProjects(
  databaseUrl: string,
  { empresa_id }: { empresa_id: number },
): Promise<void> {
  const { rows } = await withClient(databaseUrl, async (client) =>
    client.query<{ proyecto_id: number; trabajador_id: number }>(
      `select r.proyecto_id, r.trabajador_id from proyecto_responsable r
       join proyecto p on p.empresa_id = r.empresa_id and p.id = r.proyecto_id
       where p.empresa_id = $1 and p.codigo = 'P1'`,
      [empresa_id],
    ),
  );
  for (const { proyecto_id, trabajador_id } of rows) {
    projects.set(empresa_id, proyecto_id);
    inCharge.add(trabajador_id);
  }
}

/**
 * Project for everybody, with four supervisors in charge: half of each signing of work is registered on
 * one of three activities, and the newest month waits for approval. Its sums are counted at the end, as the
 * triggers would have.
 */
export async function seedProjects(
  databaseUrl: string,
  { empresa_id }: { empresa_id: number },
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query("begin");
    const { rows } = await client.query<{ id: number }>(
      `insert into proyecto (empresa_id, codigo, nombre, fecha_inicio, todos_trabajadores, presupuesto_minutos)
       values ($1, 'P1', 'Proyecto', '2000-01-01', true, 60000000) returning id`,
      [empresa_id],
    );
    const project = rows[0]?.id ?? 0;
    projects.set(empresa_id, project);
    await client.query(
      `insert into proyecto_actividad (empresa_id, proyecto_id, nombre)
       select $1, $2, 'Actividad ' || n from generate_series(1, 3) n`,
      [empresa_id, project],
    );
    const { rows: leads } = await client.query<{ trabajador_id: number }>(
      `insert into proyecto_responsable (empresa_id, proyecto_id, trabajador_id, vigencia)
       select $1, $2, id, '[2000-01-01,)' from trabajador where empresa_id = $1 and permiso_supervisor
       order by id limit 4
       returning trabajador_id`,
      [empresa_id, project],
    );
    for (const { trabajador_id } of leads) inCharge.add(trabajador_id);
    await client.query("alter table proyecto_registro disable trigger user");
    await client.query(
      `with activity as (
         select array_agg(id order by id) as ids from proyecto_actividad where proyecto_id = $2
       ), lead as (
         select min(trabajador_id) as first, max(trabajador_id) as last from proyecto_responsable
         where proyecto_id = $2
       )
       insert into proyecto_registro (empresa_id, trabajador_id, fichaje_id, dia, proyecto_id, actividad_id,
         hora_inicio, hora_fin, requiere_aprobacion, aprobado, aprobado_por, aprobado_en, cambiado_por,
         cambiado_en)
       select f.empresa_id, f.trabajador_id, f.id, j.dia, $2, a.ids[1 + f.id % 3],
         date_trunc('minute', f.hora_inicio),
         date_trunc('minute', f.hora_inicio) + date_trunc('minute', (f.hora_fin - f.hora_inicio) / 2), true,
         j.dia < current_date - 31,
         case when j.dia < current_date - 31
           then case when f.trabajador_id = l.first then l.last else l.first end end,
         case when j.dia < current_date - 31 then now() end, f.trabajador_id, f.hora_fin
       from jornada j
       join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id and not f.borrado
         and f.parada_id is null and f.hora_fin - f.hora_inicio > interval '10 minutes'
       cross join activity a cross join lead l
       where j.empresa_id = $1`,
      [empresa_id, project],
    );
    await client.query(
      `insert into proyecto_suma
       select empresa_id, proyecto_id, dia, coalesce(actividad_id, 0), trabajador_id % 8, count(*), 0,
         count(*) filter (where not aprobado), count(*) filter (where aprobado), sum(minutos),
         coalesce(sum(minutos) filter (where not aprobado), 0), coalesce(sum(minutos) filter (where aprobado), 0)
       from proyecto_registro where empresa_id = $1 group by 1, 2, 3, 4, 5`,
      [empresa_id],
    );
    await client.query("set constraints all immediate");
    await client.query("alter table proyecto_registro enable trigger user");
    await client.query("commit");
    await client.query("vacuum analyze proyecto, proyecto_registro, proyecto_suma");
  });
}

const leads = ({ trabajador_id, supervisados }: SignedIn): boolean =>
  inCharge.has(trabajador_id) && supervisados <= 14;

/** A page of the registrations of the company's project, for people in charge. */
const entries = (name: string, filters: object) => ({
  name: `projects ${name}`,
  people: leads,
  requests: (people: readonly SignedIn[]): CannonRequest[] =>
    people.map((person) =>
      askList(person, `/supervisor/proyectos/${projects.get(person.empresa_id)}/registros`, {
        paramsFront: JSON.stringify({ take: 25, ...filters }),
      }),
    ),
});

const asked = (name: string, pathOf: (person: SignedIn) => string) => ({
  name: `projects ${name}`,
  people: leads,
  requests: (people: readonly SignedIn[]): CannonRequest[] =>
    people.map((person) => ({
      method: "GET",
      path: `/api/v1${pathOf(person)}`,
      headers: { authorization: `Bearer ${person.token}` },
    })),
});

/** Cases of people in charge: lists and progress cost the same whatever a project's size. */
export const projectCases = [
  entries("page", {}),
  entries("pending", { estado: "pendiente" }),
  entries("later page", { skip: 200 }),
  asked("list", () => "/proyecto-trabajador/proyectos-empresa"),
  asked("details", (person) => `/supervisor/proyectos/${projects.get(person.empresa_id)}`),
];
