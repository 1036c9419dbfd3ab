// `npm run bench -- board`: the shift planner of 200 people and a month of 5,000 shifts: one answer of the
// board, publishing 2,000 shifts, a year of a recurrence for 50 people, and the statements that these take in
// a company of 60 and in one of 5,000.
import type { CannonRequest } from "autocannon";
import type pg from "pg";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { Temporal, systemClock } from "../apps/server/src/lib/calendar/clock.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import type { SignedIn } from "../apps/server/test/factory.ts";
import { showStep } from "../scripts/lib/progress.mjs";

import { withClient } from "./company.ts";
import { dataDir, isQuick, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import { countQueries } from "./queries.ts";
import { median } from "./rounds.ts";

/** Budget in seconds of an answer. */
const most = { board: 1, publish: 2, recurrence: 2 };
const size = isQuick
  ? { people: 6, shifts: 60, published: 20, repeated: 3, small: 8, large: 20, rounds: 1 }
  : { people: 200, shifts: 5000, published: 2000, repeated: 50, small: 60, large: 5000, rounds: 9 };
const days = 31;

type Sql = Parameters<typeof createFactory>[0];
type Ground = { sql: Sql; factory: ReturnType<typeof createFactory> };
type Site = { manager: SignedIn; area: number; people: number[]; from: string; to: string };

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
  const today = Temporal.Now.plainDateISO();
  const from = today.add({ days: 7 }).toString();
  const to = today.add({ days: 6 + days }).toString();
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

function request(
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

const board = (site: Site): CannonRequest =>
  request(
    site,
    "GET",
    `/turnos-gestor/${site.manager.trabajador_id}?from=${site.from}&to=${site.to}`,
  );

/** Working days of six hours, in the month that is full already too: hence the reason. */
const recurrence = (site: Site, people: number, simular: boolean): CannonRequest =>
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

const publish = (site: Site, turno_ids: number[]): CannonRequest =>
  request(site, "POST", "/publish-massive", { from: site.from, to: site.to, turno_ids });

type Answer = { seconds: number; bytes: number; data: Record<string, unknown> };

async function ask(url: string, { method, path, headers, body }: CannonRequest): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: method ?? "GET",
    headers: headers ?? {},
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  const seconds = (performance.now() - began) / 1000;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the server's own contract says
  const { data } = JSON.parse(text) as { data: Record<string, unknown> };
  return { seconds, bytes: text.length, data };
}

/** Prints the figures of the shift planner; answers the exceeded budgets. */
export async function measureBoard(): Promise<string[]> {
  return onDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const sites = await showStep(`Making ${size.large + size.small} people`, () =>
      withClient(databaseUrl, (client) => makeSites(client)),
    );
    const counted = await countAll(databaseUrl, sites);
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    try {
      return [...counted, ...(await measureOn(server.url, sites.large))];
    } finally {
      await server.stop();
    }
  });
}

async function makeSites(client: pg.Client): Promise<Record<"small" | "large", Site>> {
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

async function countAll(
  databaseUrl: string,
  { small, large }: Record<"small" | "large", Site>,
): Promise<string[]> {
  const cases: Array<[string, CannonRequest, CannonRequest]> = [
    ["board", board(small), board(large)],
    // Few people: while an answer takes long, the server's own look-ups would be counted too.
    ["recurrence", recurrence(small, 2, true), recurrence(large, 4, true)],
  ];
  const sent = cases.flatMap(([, one, other]) => [one, other]);
  const counts = await countQueries({ databaseUrl, dataDir }, sent);
  console.log(`\nStatements for one answer, in companies of ${size.small} and ${size.large}:`);
  return cases.flatMap(([name], index) => {
    const [one, other] = [counts[index * 2], counts[index * 2 + 1]];
    console.log(`  ${name.padEnd(18)}${one} and ${other}`);
    return one === other ? [] : [`${name} (statements)`];
  });
}

async function measureOn(url: string, site: Site): Promise<string[]> {
  const boards: Answer[] = [];
  for (let round = 0; round <= size.rounds; round += 1) boards.push(await ask(url, board(site)));
  const [opened] = boards;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the server's own contract says
  const turnos = (opened?.data["turnos"] ?? []) as Array<{ id: number }>;
  const chosen = turnos.slice(0, size.published).map(({ id }) => id);
  const published = await ask(url, publish(site, chosen));
  const previewed = await ask(url, recurrence(site, size.repeated, true));
  const repeated = await ask(url, recurrence(site, size.repeated, false));
  const usual = median(boards.slice(1).map(({ seconds }) => seconds));
  const row = (name: string, seconds: number, more: string): void =>
    console.log(`  ${name.padEnd(18)}${seconds.toFixed(2)} s, ${more}`);
  console.log(`\nShift planner of ${size.people} people and ${days} days:`);
  row("board, first", opened?.seconds ?? 0, `${turnos.length} shifts`);
  row("board", usual, `${((opened?.bytes ?? 0) / 1e6).toFixed(1)} MB before compression`);
  row("publish", published.seconds, JSON.stringify(published.data));
  row("preview of a year", previewed.seconds, `${size.repeated} people`);
  row("year", repeated.seconds, `${(repeated.bytes / 1e6).toFixed(1)} MB before compression`);
  const isOver = (name: keyof typeof most, seconds: number): string[] =>
    isQuick || seconds <= most[name] ? [] : [`${name} (${seconds.toFixed(2)} s)`];
  return [
    ...(published.data["turnos"] === chosen.length ? [] : ["published shifts"]),
    ...isOver("board", usual),
    ...isOver("publish", published.seconds),
    ...isOver("recurrence", Math.max(repeated.seconds, previewed.seconds)),
  ];
}
