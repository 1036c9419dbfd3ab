import type { Client } from "pg";

import { isoOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";

import type { Company } from "./company.ts";
import { demoParts, demoProjects } from "./projects.ts";
import type { DemoProject } from "./projects.ts";
import { arrayOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type ProjectWriting = { client: Client; company: Company; window: Window; now: number };

/** Days before today with registrations, and those that still wait for approval. */
const registeredDays = 92;
const waitingDays = 12;

/**
 * Writes the demo's projects, and three months of registrations in the signings of the people whom the
 * first one in charge supervises. Last of all: closed months stand (Rule PROJECTS-11), so the check of
 * months is off while these rows come in.
 */
export async function writeProjects(writing: ProjectWriting, ids: CompanyIds): Promise<void> {
  const { client, company, window } = writing;
  if (company.slug !== "demo") return;
  const projects = demoProjects(window);
  const leads = await readLeads(client, ids, projects);
  const team = await readTeam(client, ids, leads.get("marcos"), window);
  await writeCatalogue(writing, ids, { projects, leads, team });
  await client.query("alter table proyecto_registro disable trigger proyecto_registro_vigilado");
  await writeRegistrations(writing, ids, { team, lead: leads.get("marcos") ?? 0 });
  // A table with checks that wait cannot be altered.
  await client.query("set constraints all immediate");
  await client.query("alter table proyecto_registro enable trigger proyecto_registro_vigilado");
  // The next company's rows refer to rows that come after them.
  await client.query("set constraints all deferred");
}

/** Ids of the people in charge by the names before the @ of their addresses. */
async function readLeads(
  client: Client,
  { empresa_id }: CompanyIds,
  projects: readonly DemoProject[],
): Promise<Map<string, number>> {
  const names = [...new Set(projects.flatMap(({ responsables }) => responsables))];
  const { rows } = await client.query<{ name: string; id: number }>(
    `select split_part(a.email, '@', 1) as name, t.id from trabajador t join account a using (account_user_id)
     where t.empresa_id = $1 and split_part(a.email, '@', 1) = any($2)`,
    [empresa_id, names],
  );
  return new Map(rows.map((row) => [row.name, row.id]));
}

async function readTeam(
  client: Client,
  { empresa_id }: CompanyIds,
  lead: number | undefined,
  { today }: Window,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select supervisado_id as id from supervision
     where empresa_id = $1 and supervisor_id = $2 and vigencia @> $3::date order by 1`,
    [empresa_id, lead, today],
  );
  return rows.map(({ id }) => id);
}

type People = { leads: ReadonlyMap<string, number>; team: readonly number[] };

async function writeCatalogue(
  { client }: ProjectWriting,
  { empresa_id }: CompanyIds,
  { projects, leads, team }: People & { projects: readonly DemoProject[] },
): Promise<void> {
  const parts = Object.entries(demoParts);
  const part = await reserveFor(client, "parte", parts);
  await insertObjects(
    client,
    "parte",
    parts.map(([nombre, { tipo, obligatorio, opciones }], index) => ({
      empresa_id,
      id: part + index,
      nombre,
      tipo,
      obligatorio,
      opciones: arrayOf(opciones.map((option) => `"${option}"`)),
    })),
  );
  const first = await reserveFor(client, "proyecto", projects);
  await insertObjects(
    client,
    "proyecto",
    projects.map(({ responsables: _people, actividades: _activities, ...project }, index) => ({
      empresa_id,
      id: first + index,
      ...project,
    })),
  );
  const since = (project: DemoProject): string => `[${project.fecha_inicio},)`;
  const rowOf = (project: DemoProject, index: number, trabajador_id: number) => ({
    empresa_id,
    proyecto_id: first + index,
    trabajador_id,
    vigencia: since(project),
  });
  await insertObjects(
    client,
    "proyecto_responsable",
    projects.flatMap((project, index) =>
      project.responsables.flatMap((name) => {
        const id = leads.get(name);
        return id === undefined ? [] : [rowOf(project, index, id)];
      }),
    ),
  );
  await insertObjects(
    client,
    "proyecto_trabajador",
    projects.flatMap((project, index) =>
      project.todos_trabajadores ? [] : team.map((id) => rowOf(project, index, id)),
    ),
  );
  const activities = projects.flatMap((project, index) =>
    project.actividades.map((activity) => ({ proyecto_id: first + index, ...activity })),
  );
  const activity = await reserveFor(client, "proyecto_actividad", activities);
  await insertObjects(
    client,
    "proyecto_actividad",
    activities.map(({ partes: _asked, ...one }, index) => ({
      empresa_id,
      id: activity + index,
      ...one,
    })),
  );
  const names = parts.map(([nombre]) => nombre);
  await insertObjects(
    client,
    "proyecto_actividad_parte",
    activities.flatMap(({ partes }, index) =>
      partes.map((nombre, orden) => ({
        empresa_id,
        actividad_id: activity + index,
        parte_id: part + names.indexOf(nombre),
        orden,
      })),
    ),
  );
}

/**
 * Halves of the team's signings: the first for reception, the second for another project by turns. One in
 * seven stays without projects, and some afternoons end a while before the signing.
 */
const halves = `
  with signing as (
    select f.id, f.trabajador_id, j.dia, date_trunc('minute', f.hora_inicio) as ini,
      date_trunc('minute', f.hora_fin) as fin,
      row_number() over (partition by f.trabajador_id order by f.hora_inicio) as place
    from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
    where j.empresa_id = $1 and j.trabajador_id = any($2) and j.dia >= $3::date and j.dia < $4::date
      and not f.borrado and f.parada_id is null and f.hora_fin - f.hora_inicio > interval '1 hour'
  ), half as (
    select s.*, 1 as part, s.ini as desde, date_trunc('minute', s.ini + (s.fin - s.ini) / 2) as hasta
    from signing s where s.place % 7 <> 0
    union all
    select s.*, 2, date_trunc('minute', s.ini + (s.fin - s.ini) / 2),
      s.fin - case when s.place % 3 = 0 then interval '20 minutes' else interval '0' end
    from signing s where s.place % 7 <> 0
  ), chosen as (
    select h.*, case when h.part = 1 or h.place % 2 = 0 then 'ACO'
        when h.dia < $4::date - 40 and h.place % 3 = 0 then 'ARC' else 'HCE' end as codigo
    from half h
  ), named as (
    select c.*, case c.codigo when 'ARC' then 'Inventario' when 'HCE' then null
        else case when c.part = 1 then 'Atención en mostrador' when c.place % 4 = 0 then 'Formación'
          else 'Desplazamientos' end end as actividad
    from chosen c
  )
  insert into proyecto_registro (empresa_id, trabajador_id, fichaje_id, dia, proyecto_id, actividad_id,
    hora_inicio, hora_fin, partes, requiere_aprobacion, cambiado_por, cambiado_en)
  select p.empresa_id, n.trabajador_id, n.id, n.dia, p.id, a.id, n.desde, n.hasta,
    case n.actividad
      when 'Desplazamientos' then jsonb_build_array(jsonb_build_object('parte_id',
        (select id from parte where empresa_id = $1 and nombre = 'Kilómetros recorridos'), 'valor', 8 + n.place % 20))
      when 'Atención en mostrador' then jsonb_build_array(jsonb_build_object('parte_id',
        (select id from parte where empresa_id = $1 and nombre = 'Sala'), 'valor',
        case when n.place % 2 = 0 then 'Recepción' else 'Consultas externas' end))
      else '[]' end,
    coalesce(a.requiere_aprobacion, true), n.trabajador_id, n.fin + interval '10 minutes'
  from named n
  join proyecto p on p.empresa_id = $1 and p.codigo = n.codigo
  left join proyecto_actividad a on a.empresa_id = p.empresa_id and a.proyecto_id = p.id
    and a.nombre = n.actividad
  where n.hasta > n.desde`;

/** Work that runs at the moment goes on reception. */
const running = `
  insert into proyecto_registro (empresa_id, trabajador_id, fichaje_id, dia, proyecto_id, actividad_id,
    hora_inicio, requiere_aprobacion, cambiado_por, cambiado_en)
  select f.empresa_id, f.trabajador_id, f.id, j.dia, p.id, a.id, date_trunc('minute', f.hora_inicio), true,
    f.trabajador_id, f.hora_inicio
  from fichaje f
  join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id and j.dia = $3::date
  join proyecto p on p.empresa_id = f.empresa_id and p.codigo = 'ACO'
  join proyecto_actividad a on a.empresa_id = p.empresa_id and a.proyecto_id = p.id
    and a.nombre = 'Atención en mostrador'
  where f.empresa_id = $1 and f.trabajador_id = any($2) and f.hora_fin is null and not f.borrado
    and f.parada_id is null`;

async function writeRegistrations(
  { client, window, now }: ProjectWriting,
  { empresa_id }: CompanyIds,
  { team, lead }: { team: readonly number[]; lead: number },
): Promise<void> {
  const { today } = window;
  await client.query(halves, [empresa_id, team, addDays(today, -registeredDays), today]);
  await client.query(running, [empresa_id, team, today]);
  await client.query(
    `update proyecto_registro set aprobado = true, aprobado_por = $2, aprobado_en = $4,
       version = version + 1, cambiado_por = $2, cambiado_en = $4
     where empresa_id = $1 and requiere_aprobacion and hora_fin is not null and trabajador_id <> $2
       and dia < $3::date`,
    [empresa_id, lead, addDays(today, -waitingDays), isoOf(now - 3 * 86_400_000)],
  );
}
