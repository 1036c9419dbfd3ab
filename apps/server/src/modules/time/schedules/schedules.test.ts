import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { scheduleOfYear, scheduleToday } from "@atrio/contract/time/schedules";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

import { readPlans } from "./schedules.read.ts";

let t: TestApp;
let home: Company;
let person: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  home = await t.factory.company();
  person = await t.factory.signedIn({ company: home });
  await t.factory.schedule({
    worker: person,
    desde: "2026-01-01",
    tramos: [1, 2, 3, 4, 5].flatMap((day): Array<[number, string, string]> => [
      [day, "09:00", "14:00"],
      [day, "15:00", "18:00"],
    ]),
  });
  await t.factory.holiday(home, "2026-12-08", 2, "Inmaculada");
});

afterAll(() => t.stop());

const own = (who: SignedIn) => ({ token: who.token, params: { id: who.trabajador_id } });

describe.each([
  ["horario-hoy", scheduleToday],
  ["horario-anual", scheduleOfYear],
])("%s", (_, endpoint) => {
  test("the schedule answers 401 without a session", async () => {
    const params = { id: person.trabajador_id };
    expect((await t.call(endpoint, { params })).status).toBe(401);
  });

  test("the schedule needs an own session, and its module", async () => {
    const colleague = await t.factory.signedIn({ company: home });
    const params = { id: person.trabajador_id };
    const theirs = await t.call(endpoint, { token: colleague.token, params });
    expect([403, 404]).toContain(theirs.status);
    const poor = await t.factory.company({ modulos: [1] });
    const other = await t.factory.signedIn({ company: poor });
    expect(await t.call(endpoint, own(other))).toMatchObject({
      status: 403,
      body: { code: "module.not_hired" },
    });
  });

  test("the schedule refuses a malformed id", async () => {
    const params = { id: "x" as never };
    const { status } = await t.call(endpoint, { token: person.token, params });
    expect([403, 404, 422]).toContain(status);
  });
});

describe("horario-hoy", () => {
  test("horario-hoy answers today's stretches in the centre's zone", async () => {
    const { status, body } = await t.call(scheduleToday, own(person));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      fecha: "2026-11-18",
      tramos: [
        { inicio: "09:00", fin: "14:00" },
        { inicio: "15:00", fin: "18:00" },
      ],
      minutos_previstos: 480,
      festivo: null,
      zona_horaria: "Europe/Madrid",
      centro_trabajo: "Centro",
    });
  });

  test("horario-hoy answers a worker without schedule with an empty day", async () => {
    const free = await t.factory.signedIn({ company: home });
    const { body } = await t.call(scheduleToday, own(free));
    expect(body.data).toMatchObject({ tramos: [], minutos_previstos: 0, horario: null });
  });

  test("horario-hoy is of the centre's date, not the server's", async () => {
    const canary = await t.factory.company({ zona: "Atlantic/Canary" });
    const other = await t.factory.signedIn({ company: canary });
    t.clock.set("2026-11-17T23:30:00Z");
    expect((await t.call(scheduleToday, own(other))).body.data.fecha).toBe("2026-11-17");
    expect((await t.call(scheduleToday, own(person))).body.data.fecha).toBe("2026-11-18");
    t.clock.set("2026-11-18T08:00:00Z");
  });
});

describe("horario-anual", () => {
  test("horario-anual refuses a year out of range", async () => {
    const query = { year: 1066 };
    expect((await t.call(scheduleOfYear, { ...own(person), query })).status).toBe(422);
  });

  test("horario-anual answers every day of the current year and their sum", async () => {
    const { status, body } = await t.call(scheduleOfYear, own(person));
    expect(status).toBe(200);
    const { data } = body;
    expect(data.dias).toHaveLength(365);
    expect(data).toMatchObject({ year: 2026, centro_trabajo_id: home.centro_id });
    // 261 weekdays, one of them a holiday.
    expect(data.dias_laborables).toBe(260);
    expect(data.minutos_previstos).toBe(260 * 480);
    expect(data.dias.find((day: { fecha: string }) => day.fecha === "2026-12-08")).toEqual({
      fecha: "2026-12-08",
      tramos: [],
      minutos_previstos: 0,
      festivo: { tipo_festivo_id: 2, nombre: "Inmaculada" },
    });
  });

  test("horario-anual answers another year, leap years whole", async () => {
    const query = { year: 2028 };
    const { body } = await t.call(scheduleOfYear, { ...own(person), query });
    expect(body.data.dias).toHaveLength(366);
    expect(body.data.centro_trabajo_id).toBe(home.centro_id);
  });

  test("horario-anual counts the nights of the clock changes with their real minutes", async () => {
    const baker = await t.factory.signedIn({ company: home });
    await t.factory.schedule({ worker: baker, tramos: [[6, "22:00", "06:00"]] });
    const minutesOn = async (year: number, date: string): Promise<number> => {
      const { body } = await t.call(scheduleOfYear, { ...own(baker), query: { year } });
      return body.data.dias.find((day: { fecha: string }) => day.fecha === date).minutos_previstos;
    };
    expect(await minutesOn(2026, "2026-10-24")).toBe(540);
    expect(await minutesOn(2027, "2027-03-27")).toBe(420);
    expect(await minutesOn(2026, "2026-11-14")).toBe(480);
  });
});

describe("readPlans", () => {
  test("readPlans loads only rows in force in the range, in order", async () => {
    const mover = await t.factory.worker({ company: home });
    await t.factory.schedule({
      worker: mover,
      desde: "2026-01-01",
      hasta: "2026-11-16",
      tramos: [[1, "08:00", "15:00"]],
    });
    await t.factory.schedule({
      worker: mover,
      desde: "2026-11-16",
      tramos: [[1, "22:00", "06:00"]],
    });
    const read = (desde: string, hasta: string) =>
      t.ctx.db.tenant(home.empresa_id, (tx) =>
        readPlans(tx, { trabajador_ids: [mover.trabajador_id], desde, hasta }),
      );
    const [november] = await read("2026-11-01", "2026-11-30");
    expect(november?.horarios.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ["2026-01-01", "2026-11-16"],
      ["2026-11-16", null],
    ]);
    expect(november?.horarios[1]?.tramos).toEqual([
      { semana: 1, dia_semana: 1, inicio: "22:00", fin: "06:00" },
    ]);
    expect(november?.centros[0]?.festivos).toEqual([]);
    const [december] = await read("2026-12-01", "2026-12-31");
    expect(december?.horarios).toHaveLength(1);
    expect(december?.centros[0]?.festivos).toEqual([
      { fecha: "2026-12-08", tipo_festivo_id: 2, nombre: "Inmaculada" },
    ]);
  });

  test("readPlans finds nobody of another company", async () => {
    const other = await t.factory.company();
    const plans = await t.ctx.db.tenant(other.empresa_id, (tx) =>
      readPlans(tx, {
        trabajador_ids: [person.trabajador_id],
        desde: "2026-11-01",
        hasta: "2026-11-30",
      }),
    );
    expect(plans).toEqual([]);
  });
});
