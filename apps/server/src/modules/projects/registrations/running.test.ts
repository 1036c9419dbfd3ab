import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as divisions from "@atrio/contract/projects/divisions";
import { punch } from "@atrio/contract/time/time";

import { startDesk } from "../../../../test/desk.ts";
import type { Desk } from "../../../../test/desk.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";
import { divisionOf, makeProject } from "../../../../test/projects.ts";

const dia = "2026-11-18";

let desk: Desk;
let ana: SignedIn;
let one: number;
let other: number;

beforeAll(async () => {
  desk = await startDesk({ now: "2026-11-18T08:00:00Z" });
  const open = { company: desk.company, proyecto: { todos_trabajadores: true } };
  [one, other] = [await makeProject(desk.t, open), await makeProject(desk.t, open)];
});

beforeEach(async () => {
  desk.t.clock.set("2026-11-18T08:00:20Z");
  ana = await desk.hire();
});

afterAll(() => desk.t.stop());

type Body = Record<string, unknown>;

const clock = async (accion: string, more: Body = {}): Promise<Answer> => {
  const kind = accion === "pausa" ? { parada_id: desk.lunch } : {};
  const type = accion === "entrada" ? { fichador_id: desk.office } : {};
  const body = { trabajador_id: ana.trabajador_id, accion: "entrada", ...type, ...kind, ...more };
  return desk.t.call(punch, { token: ana.token, body: Object.assign(body, { accion }) });
};
const run = async (proyecto_id: number | null, more: Body = {}, key?: string): Promise<Answer> =>
  desk.t.call(divisions.runProject, {
    token: ana.token,
    headers: key === undefined ? {} : { "idempotency-key": key },
    body: {
      trabajador_id: ana.trabajador_id,
      ...(proyecto_id === null
        ? { accion: "parar" as const }
        : { accion: "empezar" as const, proyecto_id }),
      ...more,
    },
  });
const codeOf = ({ status, body }: Answer) => [status, body.code];

/** Registrations of today as start, end and project, times in UTC. */
async function stretches() {
  const day = await divisionOf(desk.t, ana, dia);
  const at = (instant: string | null) => instant?.slice(11, 16) ?? null;
  return day.fichajes.flatMap(({ registros }) =>
    registros.map(({ hora_inicio, hora_fin, proyecto_id }) => [
      at(hora_inicio),
      at(hora_fin),
      proyecto_id,
    ]),
  );
}

describe("the running project (Rule PROJECTS-5)", () => {
  it("starts, switches and stops without clocking out, and ends with the punch", async () => {
    expect(codeOf(await run(one))).toEqual([409, "project.clock_stopped"]);
    await clock("entrada");
    desk.t.clock.advance({ minutes: 10 });
    const started = await run(one);
    expect(started.body.data.registro).toMatchObject({ en_curso: true, minutos: 0 });
    desk.t.clock.advance({ minutes: 30 });
    expect((await run(one)).body.data.registro.id).toBe(started.body.data.registro.id);
    expect((await run(other)).body.data.division).toMatchObject({
      minutos: 40,
      minutos_asignados: 30,
      minutos_sin_asignar: 10,
    });
    desk.t.clock.advance({ minutes: 20 });
    expect((await run(null)).body.data.registro).toBeNull();
    desk.t.clock.advance({ minutes: 20 });
    await run(one);
    desk.t.clock.advance({ minutes: 15, seconds: 50 });
    const ended = await clock("salida");
    expect(ended.body.data.jornada.minutos_trabajados).toBe(96);
    expect(await stretches()).toEqual([
      ["08:10", "08:40", one],
      ["08:40", "09:00", other],
      ["09:20", "09:36", one],
    ]);
    expect(codeOf(await run(one))).toEqual([409, "project.clock_stopped"]);
  });

  it("leaves nothing of a project that ran for no minute", async () => {
    await clock("entrada");
    await run(one);
    desk.t.clock.advance({ seconds: 20 });
    await run(other);
    desk.t.clock.advance({ seconds: 10 });
    await clock("salida");
    expect(await stretches()).toEqual([]);
  });

  it("goes on after a pause, in the signing that follows", async () => {
    await clock("entrada");
    await run(one);
    desk.t.clock.advance({ hours: 2 });
    await clock("pausa");
    expect(codeOf(await run(other))).toEqual([409, "project.clock_stopped"]);
    desk.t.clock.advance({ minutes: 30 });
    await clock("reanudar");
    desk.t.clock.advance({ hours: 1 });
    await clock("salida");
    expect(await stretches()).toEqual([
      ["08:00", "10:00", one],
      ["10:30", "11:30", one],
    ]);
  });

  it("is sent again with its key, and later as it was made offline", async () => {
    await clock("entrada");
    desk.t.clock.advance({ hours: 1 });
    const key = "proyecto-sin-red-1";
    const first = await run(one, { hora_dispositivo: "2026-11-18T09:00:20Z" }, key);
    desk.t.clock.advance({ minutes: 30 });
    const sent = { hora_envio: "2026-11-18T09:30:20Z", sin_conexion: true };
    const again = await run(one, { hora_dispositivo: "2026-11-18T09:00:20Z", ...sent }, key);
    expect(again.body).toEqual(first.body);
    const late = { hora_dispositivo: "2026-11-18T09:10:00Z", sin_conexion: true };
    const made = await run(other, { ...late, hora_envio: "2026-11-18T09:30:20Z" });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(await stretches()).toEqual([
      ["09:00", "09:10", one],
      ["09:10", null, other],
    ]);
    const earlier = { hora_dispositivo: "2026-11-18T08:30:20Z", sin_conexion: true };
    const refused = await run(one, { ...earlier, hora_envio: "2026-11-18T09:30:20Z" });
    expect(codeOf(refused)).toEqual([409, "project.offline_order"]);
    const old = await run(one, {
      hora_dispositivo: "2026-11-14T08:00:00Z",
      hora_envio: "2026-11-18T09:30:20Z",
      sin_conexion: true,
    });
    expect(codeOf(old)).toEqual([422, "clock.offline_too_old"]);
  });

  it("a switch that arrives after the clock-out lies in the signing of its moment", async () => {
    await clock("entrada");
    await run(one);
    desk.t.clock.advance({ hours: 2 });
    await clock("salida");
    const made = { hora_dispositivo: "2026-11-18T09:00:20Z", sin_conexion: true };
    await run(other, { ...made, hora_envio: "2026-11-18T10:00:20Z" });
    expect(await stretches()).toEqual([
      ["08:00", "09:00", one],
      ["09:00", "10:00", other],
    ]);
  });

  it("ends with an end that its worker states later", async () => {
    await clock("entrada");
    await run(one);
    desk.t.clock.advance({ hours: 26 });
    const ended = await clock("salida", { hora_fin: "2026-11-18T12:30:00Z" });
    expect(ended.status, JSON.stringify(ended.body)).toBe(200);
    expect(await stretches()).toEqual([["08:00", "12:30", one]]);
  });
});
