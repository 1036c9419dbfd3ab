import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { forgottenPunches } from "@atrio/contract/time/changes";
import * as team from "@atrio/contract/time/team";
import type { TeamMember } from "@atrio/contract/time/team";
import * as time from "@atrio/contract/time/time";
import type { Workday } from "@atrio/contract/time/time";

import { makeAway } from "../../../../../test/away.ts";
import type { AwaySlice } from "../../../../../test/away.ts";
import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../../test/harness.ts";

const holidays = 1;
const paidHours = 3;
const medicalRest = 6;
const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 };
/** Until 13:00, of 09:00 to 17:00. */
const morning = { desde_minuto: 0, hasta_minuto: 780, minutos: 240 };

let t: TestApp;
let company: Company;
let boss: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

beforeEach(async () => {
  // A Wednesday, 12:00 in Madrid.
  t.clock.set("2026-11-18T11:00:00Z");
  company = await t.factory.company();
  boss = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  worker = await t.factory.signedIn({ company });
  await t.factory.supervise(boss, worker);
  const weekdays = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "09:00", "17:00"]);
  await t.factory.schedule({ worker, tramos: weekdays });
});

/** A request of the worker with one day of absence. */
async function away(
  fecha: string,
  slice: AwaySlice,
  options: { kind?: number; estado_id?: number; who?: Worker } = {},
): Promise<number> {
  const { who = worker, ...rest } = options;
  return makeAway(t, who, { fecha, slice, ...rest });
}

/** Clocks from one instant to another on the 17th, past the clock's own rules. */
async function clock(from: string, to: string): Promise<void> {
  const body = { trabajador_id: worker.trabajador_id };
  const [type] = await t.sql<{ id: number }>(
    "select id from fichador where empresa_id = $1 order by orden",
    [company.empresa_id],
  );
  const now = t.clock.now().toString();
  for (const [at, accion] of [
    [from, "entrada"],
    [to, "salida"],
  ] as const) {
    t.clock.set(at);
    const token = await t.factory.session(worker);
    const input = { ...body, accion, fichador_id: type?.id };
    expect((await t.call(time.punch, { token, body: input })).status).toBe(200);
  }
  t.clock.set(now);
}

async function dayOf(dia: string): Promise<Workday> {
  const token = await t.factory.session(worker);
  const query = { trabajador_id: worker.trabajador_id, dia };
  const { status, body } = await t.call(time.listWorkdays, { token, query });
  expect(status).toBe(200);
  return body.data[0];
}

async function monthOf(): Promise<Record<string, number>> {
  const token = await t.factory.session(worker);
  const query = { trabajador_id: worker.trabajador_id, year: 2026, month: 11 };
  return (await t.call(time.workedHoursSummary, { token, query })).body.data;
}

describe("an approved absence on the sheet", () => {
  it("a full day away expects no work, and is rest and never wrong", async () => {
    const before = await dayOf("2026-11-17");
    expect(before).toMatchObject({ estado_id: 3, minutos_previstos: 480, saldo_minutos: -480 });
    const month = await monthOf();
    const id = await away("2026-11-17", wholeDay);
    expect(await dayOf("2026-11-17")).toMatchObject({
      estado_id: 1,
      minutos_previstos: 0,
      saldo_minutos: 0,
      horario: [{ inicio: "09:00", fin: "17:00" }],
      ausencias: [
        {
          solicitud_id: id,
          pe_solicitud_tipo_id: holidays,
          completo: true,
          minutos: 480,
          desde: null,
          hasta: null,
          minutos_fichados: 0,
        },
      ],
    });
    const after = await monthOf();
    expect(after["minutos_previstos"]).toBe((month["minutos_previstos"] ?? 0) - 480);
    expect(after["saldo_minutos"]).toBe((month["saldo_minutos"] ?? 0) + 480);
    expect(after["dias_incorrectos"]).toBe((month["dias_incorrectos"] ?? 0) - 1);
  });

  it("an absence of half a day leaves the other half expected", async () => {
    await away("2026-11-17", morning);
    expect(await dayOf("2026-11-17")).toMatchObject({ estado_id: 3, saldo_minutos: -240 });
    // 13:05 to 17:05 in Madrid: five minutes late for the afternoon, not four hours for the day.
    await clock("2026-11-17T12:05:00Z", "2026-11-17T16:05:00Z");
    expect(await dayOf("2026-11-17")).toMatchObject({
      estado_id: 4,
      minutos_previstos: 240,
      minutos_trabajados: 240,
      minutos_retraso: 5,
      saldo_minutos: 0,
      ausencias: [{ completo: false, desde: null, hasta: "13:00", minutos_fichados: 0 }],
    });
  });

  it("absences of hours are subtracted from the middle of a day, two on a day added up", async () => {
    await away(
      "2026-11-17",
      { desde_minuto: 600, hasta_minuto: 690, minutos: 90 },
      { kind: paidHours },
    );
    await away("2026-11-17", { desde_minuto: 960, hasta_minuto: 1440, minutos: 60 });
    expect(await dayOf("2026-11-17")).toMatchObject({
      minutos_previstos: 330,
      ausencias: [
        { desde: "10:00", hasta: "11:30", pe_solicitud_tipo_id: paidHours },
        { desde: "16:00", hasta: null },
      ],
    });
  });

  it.each([
    ["pending", 1],
    ["rejected", 3],
    ["cancelled", 4],
  ])("an approved absence on the sheet does not count a %s request", async (_, estado) => {
    await away("2026-11-17", wholeDay, { estado_id: estado });
    expect(await dayOf("2026-11-17")).toMatchObject({
      estado_id: 3,
      minutos_previstos: 480,
      ausencias: [],
    });
  });

  it("of a request and its rectification the sheet counts the rectification alone", async () => {
    const old = await away("2026-11-17", wholeDay);
    await t.sql("update ausencia set vigente = false, aprobada = false where solicitud_id = $1", [
      old,
    ]);
    const id = await away("2026-11-17", morning);
    await t.sql("update solicitud set rectifica_id = $2 where id = $1", [id, old]);
    await t.sql("update solicitud set sustituida_por = $2 where id = $1", [old, id]);
    expect(await dayOf("2026-11-17")).toMatchObject({
      minutos_previstos: 240,
      ausencias: [{ solicitud_id: id }],
    });
  });

  it("a day with work in its paid hours off is wrong, with the minutes", async () => {
    await away(
      "2026-11-17",
      { desde_minuto: 600, hasta_minuto: 720, minutos: 120 },
      { kind: paidHours },
    );
    // 9:00 to 15:00: the six hours that were left, but two of them where they were to be away.
    await clock("2026-11-17T08:00:00Z", "2026-11-17T14:00:00Z");
    expect(await dayOf("2026-11-17")).toMatchObject({
      estado_id: 3,
      minutos_trabajados: 360,
      minutos_previstos: 360,
      ausencias: [{ minutos_fichados: 120 }],
    });
  });

  it("the schedule's tolerance also holds at the edge of an absence", async () => {
    await away("2026-11-17", morning);
    await clock("2026-11-17T11:50:00Z", "2026-11-17T15:55:00Z");
    expect(await dayOf("2026-11-17")).toMatchObject({
      estado_id: 4,
      ausencias: [{ minutos_fichados: 0 }],
    });
  });

  it("an approved absence on the sheet is half a night where the half lies past midnight", async () => {
    const night = await t.factory.signedIn({ company });
    await t.factory.schedule({ worker: night, tramos: [[1, "22:00", "06:00"]] });
    await away("2026-11-16", { desde_minuto: 0, hasta_minuto: 1439, minutos: 240 }, { who: night });
    const { body } = await t.call(time.listWorkdays, {
      token: night.token,
      query: { trabajador_id: night.trabajador_id, dia: "2026-11-16" },
    });
    expect(body.data[0]).toMatchObject({
      minutos_previstos: 240,
      ausencias: [{ desde: null, hasta: "02:00" }],
    });
  });

  it("nobody is reminded of punches of a day on which they were away", async () => {
    const forgotten = async (): Promise<string[]> => {
      const token = await t.factory.session(worker);
      const { body } = await t.call(forgottenPunches, {
        token,
        query: { trabajador_id: worker.trabajador_id },
      });
      return body.data.map((one: { dia: string }) => one.dia);
    };
    expect(await forgotten()).toContain("2026-11-17");
    await away("2026-11-17", wholeDay);
    expect(await forgotten()).not.toContain("2026-11-17");
  });
});

describe("an approved absence as a supervisor sees it", () => {
  async function sheetDay(): Promise<Workday> {
    const token = await t.factory.session(boss);
    const body = { desde: "2026-11-17", hasta: "2026-11-17" };
    const answer = await t.call(team.teamClockings, { token, body });
    return answer.body.data[0].jornadas[0];
  }

  it("an approved absence as a supervisor sees it has its kind, but for medical ones", async () => {
    await away("2026-11-17", morning);
    await away(
      "2026-11-17",
      { desde_minuto: 780, hasta_minuto: 1440, minutos: 240 },
      { kind: medicalRest },
    );
    const { ausencias, minutos_previstos } = await sheetDay();
    expect(ausencias.map((one) => one.pe_solicitud_tipo_id)).toEqual([holidays, null]);
    expect(minutos_previstos).toBe(0);
  });

  it("people away today are told apart from missing ones", async () => {
    const today = async (): Promise<TeamMember> => {
      const token = await t.factory.session(boss);
      const params = { id: boss.trabajador_id };
      const { body } = await t.call(team.teamToday, { token, params });
      return body.data.supervisados[0];
    };
    expect(await today()).toMatchObject({ grupo: "pendiente", minutos_retraso: 180 });
    const id = await away("2026-11-18", { ...morning, hasta_minuto: 690, minutos: 150 });
    expect(await today()).toMatchObject({
      grupo: "pendiente",
      minutos_retraso: 30,
      minutos_previstos: 330,
      ausencias: [{ solicitud_id: id }],
    });
    await away("2026-11-18", { desde_minuto: 690, hasta_minuto: 1440, minutos: 330 });
    expect(await today()).toMatchObject({ grupo: "no_ficha_hoy", minutos_retraso: 0 });
  });
});
