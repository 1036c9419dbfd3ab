import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createRequest } from "@atrio/contract/leave/absences";
import { listBalances } from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import { decideAsAdministrator } from "@atrio/contract/leave/requests";
import { listNotifications } from "@atrio/contract/messages/company-messages";
import { getWorker } from "@atrio/contract/people/workers";
import * as changes from "@atrio/contract/time/changes";
import * as closures from "@atrio/contract/time/closures";
import * as bank from "@atrio/contract/time/hours-bank";
import { teamToday } from "@atrio/contract/time/team";
import * as time from "@atrio/contract/time/time";

import { bankRules } from "../../../../test/hours-bank.ts";
import { startNewCompany } from "../../../../test/new-company.ts";
import type { Member, NewCompany } from "../../../../test/new-company.ts";

const owner = "rosario.sol@panaderia-sol.test";
const people = "codigo;nombre;apellido1;email;nif;fecha_alta;centro;horario;supervisor";
const alba = "alba.rey@panaderia-sol.test";

/** An office worker of the bakery: Monday to Thursday eight hours, Friday seven. */
const office = (fecha_alta: string) => `013;Alba;Rey;${alba};10000013G;${fecha_alta};OBR;OFI;no`;

let sol: NewCompany;

type Month = { year: number; month: number };

async function monthOf(who: Member, month: Month) {
  const query = { trabajador_id: who.trabajador_id, ...month };
  const answer = await sol.t.call(time.workedHoursSummary, { token: who.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function closureOf(who: Member, month?: Month) {
  const params = { id: who.trabajador_id };
  const call = { token: who.token, params, ...(month === undefined ? {} : { query: month }) };
  const answer = await sol.t.call(closures.currentClosure, call);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

/** Assertion that the pages show no debt, no wrong day and nothing to close. */
async function expectNothingOwed(who: Member, month: Month): Promise<void> {
  const { token, trabajador_id } = who;
  const own = { trabajador_id };
  expect(await monthOf(who, month)).toMatchObject({
    saldo_minutos: 0,
    dias_incorrectos: 0,
  });
  const year = await sol.t.call(time.yearOverview, { token, query: { ...own, year: month.year } });
  expect(year.body.data.saldo_minutos).toBe(0);
  const forgotten = await sol.t.call(changes.forgottenPunches, { token, query: own });
  expect(forgotten.body.data).toEqual([]);
  expect(await closureOf(who)).toMatchObject({ puede_solicitar: false, saldo_minutos: 0 });
  const profile = await sol.t.call(getWorker, { token, params: { id: trabajador_id } });
  expect(profile.body.data.mes_sin_cerrar).toBe(false);
  expect(await noticesOf(who)).toEqual([]);
}

/** Titles of somebody's notices after the hourly and nightly jobs. */
async function noticesOf({ token, trabajador_id }: Member): Promise<string[]> {
  const { ctx } = sol.t;
  for (const job of ["hours_bank.hourly", "notices.left_open", "requests.daily"] as const) {
    await ctx.db.gate((tx) => ctx.jobs.enqueue(tx, job, {}));
  }
  await ctx.jobs.idle();
  const answer = await sol.t.call(listNotifications, { token, params: { id: trabajador_id } });
  return answer.body.data.map((one: { titulo: string }) => one.titulo);
}

async function balancesOf(who: Member, year: number): Promise<Map<string, Balance>> {
  const params = { id: who.trabajador_id };
  const answer = await sol.t.call(listBalances, { token: who.token, params, query: { year } });
  const all: Balance[] = answer.body.data;
  return new Map(all.map((one) => [one.saldo, one]));
}

/** Available holidays, personal days and minutes of paid hours of a year. */
async function availableOf(who: Member, year: number): Promise<Array<number | undefined>> {
  const all = await balancesOf(who, year);
  const kinds = ["vacaciones", "asuntos_propios", "horas_retribuidas"];
  return kinds.map((kind) => all.get(kind)?.dias_restantes);
}

/** Clocks in and out at local times of winter in Madrid; the clock stays at the last one. */
async function work(who: Member, day: string, ...stretches: Array<[string, string]>) {
  const kinds = await sol.t.call(time.listClockInTypes, { token: who.token });
  const body = { trabajador_id: who.trabajador_id, fichador_id: kinds.body.data[0].id };
  for (const stretch of stretches) {
    for (const [turn, at] of stretch.entries()) {
      sol.t.clock.set(`${day}T${at}:00+01:00`);
      const accion = turn === 0 ? ("entrada" as const) : ("salida" as const);
      const answer = await sol.t.call(time.punch, { token: who.token, body: { ...body, accion } });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
  }
}

/** A day as the office's schedule has it: to the minute. */
const workAsPlanned = (who: Member, day: string) =>
  new Date(day).getUTCDay() === 5
    ? work(who, day, ["08:00", "15:00"])
    : work(who, day, ["09:00", "14:00"], ["15:00", "18:00"]);

describe("a company that began today (Rules TIME-134 and COMPANY-20)", () => {
  beforeAll(async () => {
    sol = await startNewCompany({ now: "2026-11-18T05:30:00Z" });
  });
  afterAll(() => sol.t.stop());

  // Night shifts, weekly rotation, part time, the Canary Islands, and the owner.
  it.each(["antonio.cabrera", "lucia.navarro", "emily.clarke", "idaira.hernandez", "rosario.sol"])(
    "%s owes nothing, has no month to close and no notice",
    async (name) => {
      const who = await sol.enter(`${name}@panaderia-sol.test`);
      await expectNothingOwed(who, { year: 2026, month: 11 });
      await expectNothingOwed(who, { year: 2026, month: 10 });
      expect(await availableOf(who, 2026)).toEqual([30, 3, 16 * 60]);
    },
  );

  it("a supervisor sees nobody late before the first shift begins", async () => {
    const { token, trabajador_id } = await sol.enter(owner);
    const answer = await sol.t.call(teamToday, { token, params: { id: trabajador_id } });
    expect(answer.body.data.totales).toMatchObject({ fichado: 0, fichado_tarde: 0 });
    const late = answer.body.data.supervisados.filter(
      (one: { minutos_retraso: number }) => one.minutos_retraso > 0,
    );
    expect(late).toEqual([]);
  });

  it("the first day is closed with its own figures only, once its month has ended", async () => {
    const who = await sol.enter(owner);
    await workAsPlanned(who, "2026-11-18");
    sol.t.clock.set("2026-11-18T20:00:00Z");
    const worked = { minutos_trabajados: 480, minutos_previstos_hasta_hoy: 480, saldo_minutos: 0 };
    const november = { year: 2026, month: 11 };
    expect(await monthOf(await sol.enter(owner), november)).toMatchObject(worked);
    sol.t.clock.set("2026-12-01T08:00:00Z");
    const later = await sol.enter(owner);
    // 18 to 20 and 23 to 27 November, and the 30th.
    const expected = 2 * 480 + 420 + 4 * 480 + 420 + 480;
    expect(await closureOf(later)).toMatchObject({
      ...november,
      puede_solicitar: true,
      minutos_previstos: expected,
      saldo_minutos: 480 - expected,
    });
  });
});

describe("a worker who joins in the middle of a month (Rules TIME-134 and LEAVE-30)", () => {
  beforeAll(async () => {
    sol = await startNewCompany({
      now: "2026-11-16T07:00:00Z",
      inicio_registro: "2026-09-01",
      files: { trabajadores: [people, office("16/11/2026")] },
    });
  });
  afterAll(() => sol.t.stop());

  it("owes nothing on the first morning, in a company that records since September", async () => {
    const who = await sol.enter(alba);
    await expectNothingOwed(who, { year: 2026, month: 10 });
    expect(await closureOf(who)).toMatchObject({ impedimentos: ["closure.outside_employment"] });
    const veteran = await sol.enter("lucia.navarro@panaderia-sol.test");
    const september = { year: 2026, month: 9 };
    expect(await closureOf(veteran, september)).toMatchObject({ puede_solicitar: true });
  });

  it("has expected hours from the first day of work on", async () => {
    const who = await sol.enter(alba);
    // 16 to 20 and 23 to 27 November, and the 30th.
    const minutos_previstos = 2 * (4 * 480 + 420) + 480;
    expect(await monthOf(who, { year: 2026, month: 11 })).toMatchObject({ minutos_previstos });
    await workAsPlanned(who, "2026-11-16");
    await work(who, "2026-11-17", ["09:00", "14:00"], ["15:00", "17:00"]);
    sol.t.clock.set("2026-11-18T06:00:00Z");
    expect(await monthOf(await sol.enter(alba), { year: 2026, month: 11 })).toMatchObject({
      minutos_previstos_hasta_hoy: 960,
      saldo_minutos: -60,
      dias_incorrectos: 1,
    });
  });

  it("accrues leave in proportion to the days of the year in the company", async () => {
    const who = await sol.enter(alba);
    // 46 of 365 days: 3.78 of 30 and 0.38 of 3 days up to half days, 120.99 of 960 minutes up.
    expect(await availableOf(who, 2026)).toEqual([4, 0.5, 121]);
    expect(await availableOf(who, 2027)).toEqual([30 + 4, 3, 960]);
  });

  it("closes the month from the first day of work on, and no month before", async () => {
    sol.t.clock.set("2026-12-01T08:00:00Z");
    const who = await sol.enter(alba);
    const november = { year: 2026, month: 11 };
    const minutos_previstos = 2 * (4 * 480 + 420) + 480;
    expect(await closureOf(who)).toMatchObject({
      ...november,
      puede_solicitar: true,
      minutos_previstos,
      minutos_trabajados: 900,
      saldo_minutos: 900 - minutos_previstos,
    });
    const before = await closureOf(who, { year: 2026, month: 10 });
    expect(before).toMatchObject({ impedimentos: ["closure.outside_employment"] });
    const body = { trabajador_id: who.trabajador_id, ...november };
    const asked = await sol.t.call(closures.requestClosure, { token: who.token, body });
    expect(asked.body.data).toMatchObject({ estado: "pendiente", minutos_previstos });
  });
});

describe("a company that records from 1 January with opening balances (Rules TIME-134 and LEAVE-58)", () => {
  const january = { year: 2027, month: 1 };
  const working = ["04", "05", "07", "08", "11", "12", "13", "14", "15"];
  const shopAssistant = "lucia.navarro@panaderia-sol.test";
  let admin: Member;
  let who: Member;

  beforeAll(async () => {
    sol = await startNewCompany({
      now: "2026-12-15T09:00:00Z",
      inicio_registro: "2027-01-01",
      files: {
        trabajadores: [people, office("01/02/2015")],
        saldos: [
          "trabajador;saldo;ano;disponible",
          "013;vacaciones;2026;7",
          "013;asuntos propios;2027;2,5",
          "013;horas retribuidas;2027;8",
          "008;vacaciones;2027;26,5",
        ],
      },
    });
  });
  afterAll(() => sol.t.stop());

  async function enterAt(instant: string): Promise<void> {
    sol.t.clock.set(instant);
    [admin, who] = [await sol.enter(owner), await sol.enter(alba)];
  }

  async function statement() {
    const query = { worker_id: who.trabajador_id, anyo: 2027 };
    const answer = await sol.t.call(bank.bankStatement, { token: who.token, query });
    const { saldo_minutos, pendiente_minutos } = answer.body.data;
    return [saldo_minutos, pendiente_minutos];
  }

  it("a trial punch in December counts for nothing", async () => {
    await enterAt("2026-12-15T09:00:00Z");
    await sol.enter(shopAssistant);
    for (const anyo of [2026, 2027]) {
      const call = { token: admin.token, body: { ...bankRules, anyo } };
      expect((await sol.t.call(bank.setBankConfig, call)).status).toBe(200);
    }
    await work(who, "2026-12-15", ["10:30", "13:30"]);
    await enterAt("2026-12-16T12:07:00Z");
    await expectNothingOwed(who, { year: 2026, month: 12 });
  });

  it("on 1 January nothing is owed and balances are those that were brought along", async () => {
    await enterAt("2027-01-01T09:00:00Z");
    await expectNothingOwed(who, january);
    expect(await closureOf(who)).toMatchObject({ impedimentos: ["closure.before_recording"] });
    // Five of the seven days of 2026 are carried over; two are lost.
    expect(await availableOf(who, 2027)).toEqual([35, 2.5, 8 * 60]);
    expect(await availableOf(await sol.enter(shopAssistant), 2027)).toEqual([26.5, 3, 960]);
    const opening = { anyo: 2027, minutos: 120, motivo: "Saldo a 31 de diciembre" };
    const body = { trabajador_id: who.trabajador_id, ...opening };
    const call = { token: admin.token, body };
    expect((await sol.t.call(bank.adjustBank, call)).status).toBe(200);
    expect(await statement()).toEqual([120, 0]);
  });

  it("on 15 January figures count from the first working day of the year", async () => {
    for (const day of working) {
      if (day === "12") {
        await work(who, "2027-01-12", ["09:00", "14:00"], ["15:00", "19:00"]);
      } else await workAsPlanned(who, `2027-01-${day}`);
    }
    sol.t.clock.set("2027-01-15T20:00:00Z");
    const due = 7 * 480 + 2 * 420;
    expect(await monthOf(who, january)).toMatchObject({
      minutos_previstos_hasta_hoy: due,
      minutos_trabajados: due + 60,
      saldo_minutos: 60,
      dias_trabajados: 9,
      // The day with an hour more.
      dias_incorrectos: 1,
    });
    await noticesOf(who);
    expect(await statement()).toEqual([120, 60]);
    const body = {
      pe_solicitud_tipo_id: 1,
      periodos: [{ fecha_inicio: "2027-02-15", fecha_fin: "2027-02-17" }],
    };
    const asked = await sol.t.call(createRequest, { token: who.token, body });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(await availableOf(who, 2027)).toEqual([32, 2.5, 480]);
    const decision = { solicitud_id: asked.body.data.id, aprobada: true };
    const call = { token: admin.token, body: decision };
    expect((await sol.t.call(decideAsAdministrator, call)).status).toBe(200);
  });

  it("after the first closure hours bank, holidays and the notice of open months agree", async () => {
    for (const day of ["18", "19", "20", "21", "22", "25", "26", "27", "28", "29"]) {
      await workAsPlanned(who, `2027-01-${day}`);
    }
    await enterAt("2027-02-01T12:07:00Z");
    await noticesOf(who);
    const open = await closureOf(who);
    expect(open).toMatchObject({ ...january, impedimentos: ["closure.incidence_pending"] });
    const query = { worker_id: who.trabajador_id, anyo: 2027 };
    const found = await sol.t.call(bank.listOwnIncidences, { token: who.token, query });
    expect(found.body.data).toMatchObject([{ dia: "2027-01-12", minutos: 60 }]);
    const approved = await sol.t.call(bank.decideIncidence, {
      token: admin.token,
      body: { incidencia_id: found.body.data[0].id, aprobada: true },
    });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    const body = { trabajador_id: who.trabajador_id, ...january };
    const asked = await sol.t.call(closures.requestClosure, { token: who.token, body });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const decided = await sol.t.call(decideAsAdministrator, {
      token: admin.token,
      body: { solicitud_id: asked.body.data.solicitud.id, aprobada: true },
    });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    const due = 15 * 480 + 4 * 420;
    expect(await closureOf(who)).toMatchObject({
      ...january,
      estado: "aprobado",
      minutos_previstos: due,
      minutos_trabajados: due + 60,
      saldo_minutos: 60,
    });
    expect(await statement()).toEqual([180, 0]);
    expect(await availableOf(who, 2027)).toEqual([32, 2.5, 480]);
    const params = { id: who.trabajador_id };
    const profile = await sol.t.call(getWorker, { token: who.token, params });
    expect(profile.body.data.mes_sin_cerrar).toBe(false);
  });
});
