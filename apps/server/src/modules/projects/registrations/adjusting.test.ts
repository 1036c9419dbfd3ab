import { afterAll, beforeAll, expect, it } from "vitest";

import { approveRequest } from "@atrio/contract/leave/requests";
import type { DayDivision } from "@atrio/contract/projects/shapes";
import * as changes from "@atrio/contract/time/changes";

import { startDesk } from "../../../../test/desk.ts";
import type { Desk } from "../../../../test/desk.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";
import {
  divisionOf,
  makeProject,
  makeSignings,
  registrationRow,
} from "../../../../test/projects.ts";

/** Workers by the days of October: 300 days of signings that change. */
const workers = 10;
const days = Array.from(
  { length: 30 },
  (_, index) => `2026-10-${String(index + 1).padStart(2, "0")}`,
);

let desk: Desk;
let boss: SignedIn;
let projects: number[];

beforeAll(async () => {
  desk = await startDesk({ now: "2026-10-31T20:00:00Z" });
  boss = await desk.hire({ permiso_supervisor: true });
  const { t, company } = desk;
  const open = { todos_trabajadores: true };
  projects = await Promise.all(
    [1, 2, 3].map(async () => makeProject(t, { company, charges: [boss], proyecto: open })),
  );
});

afterAll(() => desk.t.stop());

/** The same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Minutes since 1970, one number for each: arithmetic that the product does not use. */
type Painted = Map<number, number>;
type StoredWork = {
  id: number;
  parada_id: number | null;
  hora_inicio: string;
  hora_fin: string;
};
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);
const clock = (dia: string, minute: number): string =>
  new Date(Date.parse(`${dia}T00:00:00Z`) + minute * 60_000 + 17_000).toISOString();

function minutesOf(one: { hora_inicio: string; hora_fin: string | null }): number[] {
  const from = minuteOf(one.hora_inicio);
  return Array.from({ length: minuteOf(one.hora_fin ?? "") - from }, (_, index) => from + index);
}

/** Paints a division minute by minute; fails on a minute with two projects or outside its signing. */
function paint(day: DayDivision): Painted {
  const painted: Painted = new Map();
  for (const signing of day.fichajes) {
    const inside = new Set(minutesOf(signing));
    for (const one of signing.registros) {
      for (const minute of minutesOf(one)) {
        expect(inside.has(minute), `outside: ${JSON.stringify(one)}`).toBe(true);
        expect(painted.has(minute), `twice: ${JSON.stringify(one)}`).toBe(false);
        painted.set(minute, one.proyecto_id);
      }
    }
    const assigned = [...inside].filter((minute) => painted.has(minute)).length;
    const gaps = new Set(signing.huecos.flatMap(minutesOf));
    expect(signing).toMatchObject({
      minutos: inside.size,
      minutos_asignados: assigned,
      minutos_sin_asignar: inside.size - assigned,
    });
    expect([...inside].filter((minute) => !painted.has(minute))).toEqual([...gaps]);
  }
  return painted;
}

/** Minutes that stay painted: those that lie in a signing of work now. */
function surviving(before: Painted, signings: readonly StoredWork[]): Painted {
  const worked = new Set(
    signings.filter((one) => one.parada_id === null).flatMap((one) => minutesOf(one)),
  );
  return new Map([...before].filter(([minute]) => worked.has(minute)));
}

type Place = { who: SignedIn; dia: string; draw: (below: number) => number };

/** Days with two stretches of work each, most of it on projects; answers the paint by day. */
async function fill(
  who: SignedIn,
  draw: (below: number) => number,
): Promise<ReadonlyMap<string, Painted>> {
  const stretches = days.flatMap((dia) => {
    const start = 360 + draw(120);
    const pause = start + 120 + draw(120);
    const end = pause + 30 + 120 + draw(120);
    return [
      { dia, hora_inicio: clock(dia, start), hora_fin: clock(dia, pause) },
      { dia, hora_inicio: clock(dia, pause + 30), hora_fin: clock(dia, end) },
    ];
  });
  const ids = await makeSignings(desk.t, who, stretches);
  const painted = new Map(days.map((dia): [string, Painted] => [dia, new Map()]));
  const rows = stretches.flatMap((stretch, place) => {
    const minutes = minutesOf(stretch);
    const cuts = [draw(20), 30 + draw(30), 70 + draw(30)];
    return [0, 1].map((index) => {
      const inside = minutes.slice(cuts[index], cuts[index + 1]);
      const proyecto_id = projects[draw(3)] ?? 0;
      for (const minute of inside) painted.get(stretch.dia)?.set(minute, proyecto_id);
      return registrationRow(who, {
        fichaje_id: ids[place] ?? 0,
        dia: stretch.dia,
        proyecto_id,
        hora_inicio: new Date((inside[0] ?? 0) * 60_000).toISOString(),
        hora_fin: new Date(((inside.at(-1) ?? 0) + 1) * 60_000).toISOString(),
      });
    });
  });
  await desk.t.factory.insertAll("proyecto_registro", rows);
  return painted;
}

/** Signings of a day as stored, without the sheet around them. */
async function signingsOf(who: SignedIn, dia: string): Promise<StoredWork[]> {
  return desk.t.sql<StoredWork>(
    `select f.id, f.parada_id,
       to_char(f.hora_inicio at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hora_inicio,
       to_char(f.hora_fin at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hora_fin
     from fichaje f join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
     where j.trabajador_id = $1 and j.dia = $2 and not f.borrado order by f.hora_inicio`,
    [who.trabajador_id, dia],
  );
}

/** Makes a change of a day: edits, deletions, additions by a supervisor, clones and corrections by turns. */
async function change({ who, dia, draw }: Place, kind: number): Promise<Answer> {
  const { t, office } = desk;
  const { token, trabajador_id } = who;
  const signings = await signingsOf(who, dia);
  const one = signings[draw(2)];
  if (one === undefined) throw new Error(`No signing on ${dia}`);
  const first = Math.min(...signings.map(({ hora_inicio }) => minuteOf(hora_inicio)));
  const midnight = minuteOf(`${dia}T00:00:00Z`);
  const edited = {
    hora_inicio: clock(dia, minuteOf(one.hora_inicio) - midnight - 15 + draw(30)),
    hora_fin: clock(dia, minuteOf(one.hora_fin) - midnight - 40 + draw(55)),
  };
  const motivo = "Estaba mal";
  const params = { id: one.id };
  const edit = { token, params, body: { ...edited, motivo } };
  if (kind === 0) return t.call(changes.editSigning, edit);
  if (kind === 1) return t.call(changes.deleteSigning, { token, params, query: { motivo } });
  if (kind === 2) {
    const body = { trabajador_id, id: one.id, ...edited, motivo };
    return t.call(changes.editTeamSigning, { token: boss.token, body });
  }
  if (kind === 3) {
    // The day becomes another one's; that one was filled before.
    const dia_origen = days[(days.indexOf(dia) + days.length - 1) % days.length] ?? dia;
    const body = { trabajador_id, dia_origen, dias: [dia], motivo };
    return t.call(changes.cloneWorkday, { token, body });
  }
  const asked = await t.call(changes.requestCorrection, {
    token,
    body: {
      trabajador_id,
      dia,
      descripcion: motivo,
      propuesta: [
        { accion: "borrar", fichaje_id: signings[0]?.id ?? 0 },
        {
          accion: "anadir",
          hora_inicio: clock(dia, first - midnight + 5),
          hora_fin: clock(dia, first - midnight + 65),
          fichador_id: office,
        },
      ],
    },
  });
  if (asked.status !== 200) return asked;
  const body = { solicitud_id: asked.body.data.id };
  return t.call(approveRequest, { token: boss.token, body });
}

it("300 changed days keep registrations inside their signings, minute by minute (Rule PROJECTS-6)", async () => {
  const outcomes = new Map<string, number>();
  for (let number = 0; number < workers; number += 1) {
    const who = await desk.hire();
    await desk.t.factory.supervise(boss, who);
    const draw = seeded(1000 + number);
    const painted = await fill(who, draw);
    for (const [index, dia] of days.entries()) {
      const place = { who, dia, draw };
      const before = painted.get(dia) ?? new Map();
      const changed = await change(place, (index + number) % 5);
      const result = `${(index + number) % 5}: ${changed.status} ${changed.body.code ?? ""}`;
      outcomes.set(result, (outcomes.get(result) ?? 0) + 1);
      const signings = await signingsOf(who, dia);
      const after = paint(await divisionOf(desk.t, who, dia));
      expect(after, result).toEqual(surviving(before, signings));
    }
  }
  const done = [...outcomes].filter(([result]) => result.includes("200"));
  // Each kind of change happens; an edit that meets its neighbour is refused and changes nothing.
  expect(new Set(done.map(([result]) => result[0])).size).toBe(5);
  expect(done.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(200);
}, 240_000);
