import { afterAll, beforeAll, expect, it } from "vitest";

import * as shifts from "@atrio/contract/shifts/shifts";

import { seeded } from "../demo/random.ts";

import type { Company, SignedIn } from "./factory.ts";
import { startTestApp } from "./harness.ts";
import type { TestApp } from "./harness.ts";
import { ignoreRestRules, makeArea } from "./shifts.ts";

/** Days around each clock change: the nights of 25 October 2026 and 28 March 2027. */
const ranges = [
  { from: "2026-10-20", to: "2026-10-29" },
  { from: "2027-03-23", to: "2027-04-01" },
];
const zones = ["Europe/Madrid", "Atlantic/Canary"] as const;
const peopleOfArea = 4;

let t: TestApp;
let company: Company;
let manager: SignedIn;

beforeAll(async () => {
  t = await startTestApp({ now: "2026-09-01T08:00:00Z" });
  company = await t.factory.company();
  await ignoreRestRules(t, company);
  const trabajador = { permiso_gestor_turnos: true, permiso_supervisor: true };
  manager = await t.factory.signedIn({ company, trabajador });
});

afterAll(() => t.stop());

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
async function areaIn(zone: string): Promise<{ id: number; workers: SignedIn[] }> {
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
  const workers: SignedIn[] = [];
  for (let one = 0; one < peopleOfArea; one += 1) {
    workers.push(await t.factory.signedIn({ company }));
  }
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

/**
 * A draft for one person on a day: it starts before noon and takes nine hours at most, or it is a night from ten
 * o'clock, so that no two of them meet. Answers its id and its minutes as if no clock changed.
 */
async function draft(
  random: Draw,
  { place, fecha, worker }: { place: number; fecha: string; worker: SignedIn },
): Promise<[id: number, minutes: number]> {
  const isNight = random.chance(0.4);
  const start = isNight ? 22 * 60 : 7 * 60 + random.integer(0, 20) * 15;
  const end = isNight ? random.integer(4, 24) * 15 : start + random.integer(1, 36) * 15;
  const made = await t.call(shifts.createShift, {
    token: manager.token,
    body: {
      fecha,
      hora_inicio: clockOf(start),
      hora_fin: clockOf(end),
      termina_dia_siguiente: isNight,
      pe_area_trabajo_id: place,
      publicado: 0,
    },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const body = { turno_id: made.body.data.id, worker_ids: [worker.trabajador_id] };
  const given = await t.call(shifts.assignWorkers, { token: manager.token, body });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  return [made.body.data.id, isNight ? 120 + end : end - start];
}

/** Minutes of the shifts of a range as PostgreSQL counts them in the zone of their centre. */
const counted = async ({ from, to }: Range): Promise<Array<{ id: number; minutos: number }>> =>
  t.sql(
    `select s.id, (extract(epoch from
        ((s.fecha + s.hora_fin + case when s.termina_dia_siguiente then interval '1 day' else interval '0' end)
          at time zone c.zona_horaria)
        - ((s.fecha + s.hora_inicio) at time zone c.zona_horaria)) / 60)::integer as minutos
     from turno s join area_trabajo a on a.empresa_id = s.empresa_id and a.id = s.pe_area_trabajo_id
     join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
     where s.fecha between $1 and $2 order by s.id`,
    [from, to],
  );

it("hours of generated shifts over both clock changes equal PostgreSQL's, and publishing again changes nothing", async () => {
  const random = seeded("rosters");
  const plain = new Map<number, number>();
  for (const zone of zones) {
    const { id: place, workers } = await areaIn(zone);
    for (const fecha of ranges.flatMap((range) => daysOf(range))) {
      for (const worker of workers) plain.set(...(await draft(random, { place, fecha, worker })));
    }
  }
  for (const [index, range] of ranges.entries()) {
    const rows = await counted(range);
    const shown = (await board(range)).turnos.map(({ id, minutos }) => ({ id, minutos }));
    expect(shown.toSorted((one, other) => one.id - other.id)).toEqual(rows);
    // An hour more in the night of October, one less in that of March.
    const changed = new Set(rows.map(({ id, minutos }) => minutos - (plain.get(id) ?? 0)));
    expect(changed).toEqual(new Set([0, index === 0 ? 60 : -60]));
    const total = zones.length * peopleOfArea * daysOf(range).length;
    expect(await publish(range)).toMatchObject({ turnos: total });
    const once = await board(range);
    const told = await countNotices();
    expect(await publish(range)).toEqual({ turnos: 0, avisados: 0 });
    expect(await board(range)).toEqual(once);
    expect(await countNotices()).toEqual(told);
  }
});
