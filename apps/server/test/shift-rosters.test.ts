import { afterAll, beforeAll, expect, it } from "vitest";

import { createPause } from "@atrio/contract/shifts/labels";
import { createPattern } from "@atrio/contract/shifts/patterns";
import * as shifts from "@atrio/contract/shifts/shifts";

import { seeded } from "../demo/random.ts";

import type { Company, SignedIn, Worker } from "./factory.ts";
import { startTestApp } from "./harness.ts";
import type { TestApp } from "./harness.ts";
import { ignoreRestRules, makeArea } from "./shifts.ts";

/** Days around each clock change: the nights of 25 October 2026 and 28 March 2027. */
const ranges = [
  { from: "2026-10-20", to: "2026-10-29" },
  { from: "2027-03-23", to: "2027-04-01" },
];
const zones = ["Europe/Madrid", "Atlantic/Canary"] as const;
/** People of an area, five to a pattern: with two areas and two ranges they have 500 rosters. */
const people = 125;
const together = 5;

let t: TestApp;
let company: Company;
let manager: SignedIn;
let pause: number;

beforeAll(async () => {
  t = await startTestApp({ now: "2026-09-01T08:00:00Z" });
  company = await t.factory.company();
  await ignoreRestRules(t, company);
  const trabajador = { permiso_gestor_turnos: true, permiso_supervisor: true };
  manager = await t.factory.signedIn({ company, trabajador });
  const body = { nombre: "Almuerzo", ...lunch };
  pause = (await t.call(createPause, { token: manager.token, body })).body.data.id;
});

afterAll(() => t.stop());

const lunch = { hora_inicio: "13:00", hora_fin: "13:45" };

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");

function daysOf({ from, to }: Range): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** A working area of a zone with people of its own. */
async function areaIn(zone: string): Promise<{ id: number; workers: Worker[] }> {
  const [calendar] = await t.sql<{ id: number }>(
    "select calendario_festivo_id as id from centro_trabajo where empresa_id = $1 limit 1",
    [company.empresa_id],
  );
  const { id: centre } = await t.factory.insert<{ id: number }>("centro_trabajo", {
    empresa_id: company.empresa_id,
    codigo: zone.slice(0, 20),
    nombre: zone,
    zona_horaria: zone,
    calendario_festivo_id: calendar?.id,
  });
  const workers = await Promise.all(
    Array.from({ length: people }, () => t.factory.worker({ company })),
  );
  const place = { ...company, centro_id: centre };
  const id = await makeArea(t, { company: place, managers: [manager], workers, nombre: zone });
  return { id, workers };
}

const board = async (query: Range): Promise<shifts.Board> => {
  const params = { supervisorId: manager.trabajador_id };
  const answer = await t.call(shifts.getBoard, { token: manager.token, params, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

type Range = (typeof ranges)[number];
type Draw = ReturnType<typeof seeded>;

const publish = async (range: Range): Promise<{ turnos: number; avisados: number }> =>
  (await t.call(shifts.publishMassive, { token: manager.token, body: range })).body.data;

const countNotices = async () => t.sql("select count(*)::integer as n from notificacion");

/** A shift of a sequence: before noon for nine hours at most, or a night from ten o'clock. */
type Times = {
  hora_inicio: string;
  hora_fin: string;
  termina_dia_siguiente: boolean;
  pause_ids: number[];
};

/** Random times of a day; null for a free one. No two of them meet, on whichever days they are. */
function timesOf(random: Draw): Times | null {
  if (random.chance(0.2)) return null;
  if (random.chance(0.4)) {
    const end = clockOf(random.integer(4, 24) * 15);
    return { hora_inicio: "22:00", hora_fin: end, termina_dia_siguiente: true, pause_ids: [] };
  }
  const start = 7 * 60 + random.integer(0, 20) * 15;
  const end = start + random.integer(1, 36) * 15;
  return {
    hora_inicio: clockOf(start),
    hora_fin: clockOf(end),
    termina_dia_siguiente: false,
    pause_ids: start < 13 * 60 && end > 13 * 60 + 45 ? [pause] : [],
  };
}

/** A day of somebody's roster, as the sequence has it. */
type Due = { trabajador_id: number; fecha: string; zona: string } & Omit<Times, "pause_ids"> & {
    pausa: boolean;
  };

/** Drafts of a pattern for some people of an area, who begin at random places; answers their days. */
async function draft(
  random: Draw,
  { area, zone, range, group }: { area: number; zone: string; range: Range; group: Worker[] },
): Promise<Due[]> {
  const days = daysOf(range);
  const secuencia = days.map(() => timesOf(random));
  secuencia[random.integer(0, days.length - 1)] ??= { ...night, pause_ids: [] };
  const rotacion = group.map(({ trabajador_id }) => ({
    trabajador_id,
    desplazamiento: random.integer(0, days.length - 1),
  }));
  const answer = await t.call(createPattern, {
    token: manager.token,
    body: {
      nombre: "Rueda",
      fecha_inicio: range.from,
      tipo_fin: "veces",
      num_veces: 1,
      pe_area_trabajo_id: area,
      publicado: 0,
      secuencia,
      rotacion,
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.data.cambios.sin_asignar).toEqual([]);
  return rotacion.flatMap(({ trabajador_id, desplazamiento }) =>
    days.flatMap((fecha, index): Due[] => {
      const times = secuencia[(index + desplazamiento) % days.length];
      if (times === null || times === undefined) return [];
      const { pause_ids, ...rest } = times;
      return [{ trabajador_id, fecha, zona: zone, ...rest, pausa: pause_ids.length > 0 }];
    }),
  );
}

const night = { hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true };

/**
 * Minutes of each person by quarters of an hour, until the last one that begins before the end on the centre's
 * clocks; and as long as a clock on the wall without changes would count.
 */
const counted = async (due: readonly Due[]) =>
  t.sql<{ trabajador_id: number; minutos: number; pared: number }>(
    `select trabajador_id, sum(15 * cuartos - resto)::integer as minutos,
      sum(extract(epoch from fin - inicio) / 60 - resto)::integer as pared
     from (select trabajador_id, zona, fecha + hora_inicio as inicio,
         fecha + hora_fin + termina_dia_siguiente::integer * interval '1 day' as fin,
         case when pausa then 45 else 0 end as resto
       from json_to_recordset($1::json) as d (trabajador_id integer, zona text, fecha date,
         pausa boolean, hora_inicio time, hora_fin time, termina_dia_siguiente boolean)) x
     cross join lateral (select max(n) as cuartos from generate_series(1, 48) n
       where (inicio at time zone zona + (n - 1) * interval '15 minutes') at time zone zona < fin) y
     group by trabajador_id order by trabajador_id`,
    [JSON.stringify(due)],
  );

/** Minutes of each person on the board. */
function shownMinutes({ turnos }: shifts.Board): Array<[number, number]> {
  const sums = new Map<number, number>();
  for (const { worker_ids, minutos } of turnos) {
    for (const id of worker_ids) sums.set(id, (sums.get(id) ?? 0) + minutos);
  }
  return [...sums].toSorted(([one], [other]) => one - other);
}

it(
  "hours of 500 rosters over both clock changes equal a recount by quarters of an hour, and publishing again changes nothing",
  { timeout: 180_000 },
  async () => {
    const random = seeded("rosters");
    const due: Due[][] = ranges.map(() => []);
    for (const zone of zones) {
      const { id: area, workers } = await areaIn(zone);
      for (let first = 0; first < people; first += together) {
        const group = workers.slice(first, first + together);
        for (const [index, range] of ranges.entries()) {
          due[index]?.push(...(await draft(random, { area, zone, range, group })));
        }
      }
    }
    for (const [index, range] of ranges.entries()) {
      const rows = await counted(due[index] ?? []);
      expect(rows).toHaveLength(zones.length * people);
      const drafts = await board(range);
      expect(shownMinutes(drafts)).toEqual(rows.map((row) => [row.trabajador_id, row.minutos]));
      // Up to an hour more in the night of October, and less in that of March.
      const changed = rows.map(({ minutos, pared }) => minutos - pared);
      const most = index === 0 ? [0, 60] : [-60, 0];
      expect([Math.min(...changed), Math.max(...changed)]).toEqual(most);
      const total = drafts.turnos.length;
      expect(await publish(range)).toEqual({ turnos: total, avisados: zones.length * people });
      const once = await board(range);
      expect(shownMinutes(once)).toEqual(shownMinutes(drafts));
      const told = await countNotices();
      expect(await publish(range)).toEqual({ turnos: 0, avisados: 0 });
      expect(await board(range)).toEqual(once);
      expect(await countNotices()).toEqual(told);
    }
  },
);
