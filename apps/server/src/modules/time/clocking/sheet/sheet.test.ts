import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as time from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../../test/harness.ts";
import type { Tx } from "../../../../db/client.ts";

import { readTeamWorkdays, readWorkdays } from "./sheet.service.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
const weekdays: Array<[number, string, string]> = [1, 2, 3, 4, 5].map((day) => [
  day,
  "09:00",
  "17:00",
]);

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-16T08:00:00Z" });
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
  await t.factory.schedule({ worker, tramos: weekdays });
  await t.factory.holiday(company, "2026-11-09", 4, "La Almudena");
  const [type] = await t.sql<{ id: number }>(
    "select id from fichador where empresa_id = $1 order by orden",
    [company.empresa_id],
  );
  const punch = async (accion: "entrada" | "salida") =>
    t.call(time.punch, {
      token: worker.token,
      body: { trabajador_id: worker.trabajador_id, accion, fichador_id: type?.id },
    });
  await punch("entrada");
  t.clock.set("2026-11-16T16:00:00Z");
  await punch("salida");
  t.clock.set("2026-11-18T10:00:00Z");
  worker = { ...worker, token: await t.factory.session(worker) };
});

afterAll(() => t.stop());

describe("the sheet of a month", () => {
  it("the sheet lists every calendar day with placeholders, holidays, statuses and figures", async () => {
    const answer = await t.call(time.listWorkdays, {
      token: worker.token,
      query: { trabajador_id: worker.trabajador_id, dia: "2026-11-01to2026-11-30" },
    });
    expect(answer.status).toBe(200);
    const days: Array<Record<string, unknown>> = answer.body.data;
    expect(days).toHaveLength(30);
    const on = (dia: string) => days.find((day) => day["dia"] === dia);
    expect(on("2026-11-08")).toMatchObject({
      id: null,
      estado_id: 1,
      minutos_previstos: 0,
      fichajes: [],
    });
    expect(on("2026-11-09")).toMatchObject({
      estado_id: 1,
      minutos_previstos: 0,
      festivo: { tipo_festivo_id: 4, nombre: "La Almudena" },
    });
    expect(on("2026-11-16")).toMatchObject({
      estado_id: 4,
      minutos_previstos: 480,
      minutos_trabajados: 480,
      saldo_minutos: 0,
    });
    expect(on("2026-11-17")).toMatchObject({
      estado_id: 3,
      minutos_trabajados: 0,
      saldo_minutos: -480,
    });
    expect(on("2026-11-19")).toMatchObject({
      estado_id: null,
      saldo_minutos: 0,
      minutos_previstos: 480,
    });
  });

  it.each(["2026-11-30to2026-11-01", "2024-01-01to2026-01-01"])(
    "the sheet refuses the range %s",
    async (dia) => {
      const answer = await t.call(time.listWorkdays, {
        token: worker.token,
        query: { trabajador_id: worker.trabajador_id, dia },
      });
      expect([answer.status, answer.body.code]).toEqual([422, "workday.range"]);
    },
  );

  it.each(["2026-02-30", "ayer", "2026-11-01to", "20261101"])(
    "the sheet refuses %s as a day",
    async (dia) => {
      const answer = await t.call(time.listWorkdays, {
        token: worker.token,
        query: { trabajador_id: worker.trabajador_id, dia },
      });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toBeDefined();
    },
  );

  it("the sheet sums up the month until today", async () => {
    const answer = await t.call(time.workedHoursSummary, {
      token: worker.token,
      query: { trabajador_id: worker.trabajador_id, year: 2026, month: 11 },
    });
    // 2–6 and 10–13 November, 17 November: ten scheduled days before today without a punch, the 9th is a holiday.
    expect(answer.body.data).toMatchObject({
      minutos_trabajados: 480,
      dias_trabajados: 1,
      dias_incorrectos: 10,
      saldo_minutos: -4800,
      minutos_previstos: 20 * 480,
      minutos_previstos_hasta_hoy: 11 * 480,
    });
  });
});

describe("a single working day", () => {
  it("a single working day is found by its id and answers 404 to others", async () => {
    const [row] = await t.sql<{ id: number }>("select id from jornada where trabajador_id = $1", [
      worker.trabajador_id,
    ]);
    const id = row?.id ?? 0;
    const own = await t.call(time.getWorkday, { token: worker.token, params: { id } });
    expect(own.body.data).toMatchObject({ id, dia: "2026-11-16", estado_id: 4 });
    const colleague = await t.factory.signedIn({ company });
    const theirs = await t.call(time.getWorkday, { token: colleague.token, params: { id } });
    expect([theirs.status, theirs.body.code]).toEqual([404, "workday.not_found"]);
  });
});

describe("lists for the clock", () => {
  it("clock-in types and kinds of pause of the company are listed", async () => {
    const types = await t.call(time.listClockInTypes, {
      token: worker.token,
      query: { empresa_id: company.empresa_id },
    });
    expect(types.body.data.map((row: { tipo: string }) => row.tipo)).toEqual([
      "presencial",
      "teletrabajo",
    ]);
    const pauses = await t.call(time.listPauseKinds, { token: worker.token, query: {} });
    expect(pauses.body.data).toMatchObject([
      { tipo: "comida", cuenta_como_trabajo: false },
      { tipo: "descanso", cuenta_como_trabajo: true },
    ]);
  });
});

describe("the sheets of many", () => {
  const november = { desde: "2026-11-01", hasta: "2026-11-30" };

  /** Runs a read and counts the statements that it asks for. */
  async function counted<T>(work: (tx: Tx) => Promise<T>): Promise<{ asked: number; made: T }> {
    let asked = 0;
    const made = await t.ctx.db.read(company.empresa_id, async (tx) =>
      work(
        tx.withPlugin({
          transformQuery: ({ node }) => {
            asked += 1;
            return node;
          },
          transformResult: async ({ result }) => result,
        }),
      ),
    );
    return { asked, made };
  }

  it("the sheets of 30 people and a month need three statements, as for one and a day", async () => {
    const people = await Promise.all(
      Array.from({ length: 30 }, async () => t.factory.worker({ company })),
    );
    for (const person of people) await t.factory.schedule({ worker: person, tramos: weekdays });
    const now = t.clock.now().epochMilliseconds;
    const ids = [worker, ...people].map((person) => person.trabajador_id).toSorted((a, b) => a - b);
    const one = await counted((tx) =>
      readWorkdays(tx, {
        trabajador_id: worker.trabajador_id,
        desde: "2026-11-16",
        hasta: "2026-11-16",
        now,
      }),
    );
    const many = await counted((tx) =>
      readTeamWorkdays(tx, { ...november, trabajador_ids: ids, now }),
    );
    expect([one.asked, many.asked]).toEqual([3, 3]);
    expect([...many.made.keys()].toSorted((a, b) => a - b)).toEqual(ids);
    expect([...many.made.values()].map((days) => days.length)).toEqual(ids.map(() => 30));
    // Everybody has their own schedule and signings, and the supervisor's abilities.
    const sheet = many.made.get(worker.trabajador_id) ?? [];
    expect(sheet.find((day) => day.dia === "2026-11-16")).toMatchObject({
      minutos_trabajados: 480,
      can: { editar: true, clonar: false, corregir: false },
    });
    const colleague = many.made.get(people[0]?.trabajador_id ?? 0) ?? [];
    expect(colleague.find((day) => day.dia === "2026-11-16")).toMatchObject({
      fichajes: [],
      minutos_previstos: 480,
    });
    expect(sheet.filter((day) => day.dia > "2026-11-18" && day.can.editar)).toEqual([]);
  });

  it("sheets of people of another company are left out", async () => {
    const stranger = await t.factory.worker();
    const { made } = await counted((tx) =>
      readTeamWorkdays(tx, {
        ...november,
        trabajador_ids: [stranger.trabajador_id],
        now: t.clock.now().epochMilliseconds,
      }),
    );
    expect(made.size).toBe(0);
  });

  it("readers of several sheets get no actions", async () => {
    const { made } = await counted((tx) =>
      readWorkdays(tx, {
        ...november,
        trabajador_id: worker.trabajador_id,
        now: t.clock.now().epochMilliseconds,
        viewer: "reader",
      }),
    );
    expect(made.some(({ can }) => can.editar || can.clonar || can.corregir)).toBe(false);
  });
});

describe("the worker's actions on a day", () => {
  it("the worker edits and corrects past days, clones over those of this month", async () => {
    const on = async (dia: string) => {
      const answer = await t.call(time.listWorkdays, {
        token: worker.token,
        query: { trabajador_id: worker.trabajador_id, dia },
      });
      return answer.body.data[0].can;
    };
    expect(await on("2026-11-17")).toEqual({ editar: true, clonar: true, corregir: true });
    expect(await on("2026-10-31")).toEqual({ editar: true, clonar: false, corregir: true });
    expect(await on("2025-11-17")).toEqual({ editar: true, clonar: false, corregir: true });
    const none = { editar: false, clonar: false, corregir: false };
    expect(await on("2026-11-18")).toEqual(none);
    expect(await on("2026-11-19")).toEqual(none);
  });
});
