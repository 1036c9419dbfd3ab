import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as feeds from "@atrio/contract/calendar/calendar-feeds";
import { listNotifications } from "@atrio/contract/messages/company-messages";
import * as exchanges from "@atrio/contract/shifts/exchanges";
import * as shifts from "@atrio/contract/shifts/shifts";
import { scheduleToday } from "@atrio/contract/time/schedules";

import { makeAway } from "./away.ts";
import type { Company, SignedIn, Worker } from "./factory.ts";
import { type Answer, startTestApp, type TestApp } from "./harness.ts";
import { boardShifts, ignoreRestRules, makeArea } from "./shifts.ts";

let t: TestApp;
let company: Company;
let both: SignedIn;
let one: SignedIn;
let ana: SignedIn;
let luis: SignedIn;
let plant: number;
let desk: number;

const today = "2026-11-18";
const hours = { hora_inicio: "12:00", hora_fin: "16:00" };
const said = ({ status, body }: Answer): unknown[] => [status, body.code];

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  await ignoreRestRules(t, company);
  const trabajador = { permiso_gestor_turnos: true };
  both = await t.factory.signedIn({ company, trabajador });
  one = await t.factory.signedIn({ company, trabajador });
  ana = await t.factory.signedIn({ company });
  luis = await t.factory.signedIn({ company });
  const people = { company, workers: [ana, luis] };
  plant = await makeArea(t, { ...people, managers: [both, one] });
  desk = await makeArea(t, { ...people, managers: [both], nombre: "Recepción" });
});

afterAll(() => t.stop());

async function give(fecha: string, people: readonly Worker[], body: object = {}): Promise<number> {
  const { token } = both;
  const made = await t.call(shifts.createShift, {
    token,
    body: { ...hours, fecha, pe_area_trabajo_id: plant, ...body },
  });
  const turno_id: number = made.body.data.id;
  const worker_ids = people.map(({ trabajador_id }) => trabajador_id);
  const assigned = await t.call(shifts.assignWorkers, { token, body: { turno_id, worker_ids } });
  expect(assigned.status, JSON.stringify(assigned.body)).toBe(200);
  return turno_id;
}

const change = async (id: number, fecha: string, body: object): Promise<Answer> =>
  t.call(shifts.updateShift, {
    token: both.token,
    params: { id },
    body: { ...hours, fecha, pe_area_trabajo_id: plant, ...body },
  });

const seenBy = async (fecha: string): Promise<number[] | undefined> =>
  (await boardShifts(t, both, { from: fecha, to: fecha }))[0]?.visto_por;

const look = async ({ token, trabajador_id }: SignedIn, day: string): Promise<Answer> =>
  t.call(exchanges.getMyShifts, {
    token,
    params: { id: trabajador_id },
    query: { from: day, to: day },
  });

const ask = async (who: SignedIn, body: object): Promise<Answer> =>
  t.call(exchanges.askExchange, { token: who.token, body: body as never });

const gift = (turno_id: number) => ({
  tipo: "cesion",
  turno_id,
  companero_id: luis.trabajador_id,
});

const accept = async (id: number, aceptar = true): Promise<Answer> =>
  t.call(exchanges.answerExchange, { token: luis.token, params: { id }, body: { aceptar } });

const decide = async ({ token }: SignedIn, id: number, confirmar: boolean): Promise<Answer> =>
  t.call(exchanges.decideExchange, { token, params: { id }, body: { confirmar } });

async function titles({ token, trabajador_id }: SignedIn): Promise<string[]> {
  const params = { id: trabajador_id };
  const listed = await t.call(listNotifications, { token, params, query: {} });
  return listed.body.data.map(({ titulo }: { titulo: string }) => titulo);
}

describe("seen shifts (SHIFTS-30)", () => {
  it("a shift is seen on the home page, and not by a subscription of the calendar", async () => {
    await give(today, [ana, luis]);
    const { token } = luis;
    const made = await t.call(feeds.createFeed, {
      token,
      params: { id: luis.trabajador_id },
      body: { nombre: "Móvil", alcances: ["turnos"], privacidad: "completo" },
    });
    const secret = String(made.body.data.direccion).split("/").at(-1) ?? "";
    const read = await t.call(feeds.readFeed, { params: { token: secret } });
    expect(String(read.body)).toContain("turno-");
    expect(await seenBy(today)).toEqual([]);
    await t.call(scheduleToday, { token: ana.token, params: { id: ana.trabajador_id } });
    expect(await seenBy(today)).toEqual([ana.trabajador_id]);
  });

  it.each([
    ["its remarks", { observaciones: "Con llaves" }],
    ["its publication", { publicado: 0 }],
    ["its day", { fecha: "2027-01-09" }],
    ["its area", {}],
  ])("a change of %s makes a shift unseen", async (name, body) => {
    const fecha = "2027-01-08";
    const id = await give(fecha, [ana]);
    await look(ana, fecha);
    expect(await seenBy(fecha)).toEqual([ana.trabajador_id]);
    const area = name === "its area" ? { pe_area_trabajo_id: desk } : {};
    expect((await change(id, fecha, { ...body, ...area })).status).toBe(200);
    expect(await seenBy("fecha" in body ? body.fecha : fecha)).toEqual([]);
    await t.sql("delete from turno where id = $1", [id]);
  });
});

describe("requests about shifts", () => {
  it("a request about a shift waits once (SHIFTS-32)", async () => {
    const own = await give("2027-01-11", [ana]);
    const { id } = (await ask(ana, gift(own))).body.data;
    expect(said(await ask(ana, gift(own)))).toEqual([409, "shift.exchange_waiting"]);
    await accept(id);
    expect(said(await ask(ana, gift(own)))).toEqual([409, "shift.exchange_waiting"]);
  });

  it("a swap between two areas waits for a manager of both (SHIFTS-32)", async () => {
    const [first, second] = ["2027-01-12", "2027-01-13"];
    const own = await give(first, [ana]);
    const other = await give(second, [luis], { pe_area_trabajo_id: desk });
    const swap = { ...gift(own), tipo: "cambio", turno_companero_id: other };
    const { id } = (await ask(ana, swap)).body.data;
    await accept(id);
    expect(said(await decide(one, id, true))).toEqual([404, "shift.exchange_not_found"]);
    expect((await decide(both, id, true)).body.data.estado).toBe("confirmada");
    const after = await boardShifts(t, both, { from: first, to: second });
    expect(after.map(({ worker_ids }) => worker_ids)).toEqual([
      [luis.trabajador_id],
      [ana.trabajador_id],
    ]);
  });

  it("a swap of which one half is impossible moves neither (SHIFTS-33)", async () => {
    const [first, second] = ["2027-01-14", "2027-01-15"];
    const own = await give(first, [ana]);
    const other = await give(second, [luis]);
    const swap = { ...gift(own), tipo: "cambio", turno_companero_id: other };
    const { id } = (await ask(ana, swap)).body.data;
    await accept(id);
    await give(second, [ana], { hora_inicio: "15:00", hora_fin: "18:00" });
    expect(said(await decide(both, id, true))).toEqual([409, "shift.overlap"]);
    const after = await boardShifts(t, both, { from: first, to: second });
    expect(after.map(({ worker_ids }) => worker_ids)).toEqual([
      [ana.trabajador_id],
      [luis.trabajador_id],
      [ana.trabajador_id],
    ]);
  });

  it("the colleague's answer looks again, days of notice are not asked for (SHIFTS-34)", async () => {
    const { empresa_id } = company;
    await t.sql("delete from turno_norma where empresa_id = $1 and norma = 'preaviso'", [
      empresa_id,
    ]);
    await t.factory.insert("turno_norma", { empresa_id, norma: "preaviso", nivel: "dura" });
    const soon = "2026-11-20";
    const own = await give(soon, [ana], { publicado: 0 });
    // The manager's own change of a published shift two days ahead comes too late.
    await t.sql("update turno set publicado = true where id = $1", [own]);
    expect(said(await change(own, soon, { hora_fin: "17:00" }))).toEqual([
      409,
      "shift.rule_broken",
    ]);
    const first = (await ask(ana, gift(own))).body.data;
    await accept(first.id);
    expect((await decide(both, first.id, true)).body.data.estado).toBe("confirmada");
    const later = await give("2027-01-18", [ana], { publicado: 0 });
    await t.sql("update turno set publicado = true where id = $1", [later]);
    const second = (await ask(ana, gift(later))).body.data;
    const slice = { desde_minuto: 0, hasta_minuto: 1440, minutos: 240 };
    await makeAway(t, luis, { fecha: "2027-01-18", slice });
    expect(said(await accept(second.id))).toEqual([409, "shift.away"]);
    await t.sql("update turno_norma set nivel = 'ninguna' where empresa_id = $1", [empresa_id]);
  });

  it("somebody who is not available may be given a shift, also by a copy (SHIFTS-35)", async () => {
    const [fecha, copied] = ["2027-01-19", "2027-01-20"];
    const { token, trabajador_id } = ana;
    await t.call(exchanges.savePreferences, {
      token,
      params: { id: trabajador_id },
      body: { fechas: [fecha, copied], preferencia: "no_disponible" },
    });
    const id = await give(fecha, [ana]);
    const copy = await t.call(shifts.cloneShifts, {
      token: both.token,
      body: {
        from: fecha,
        to: fecha,
        turno_ids: [id],
        fechas: [copied],
        con_trabajadores: true,
      },
    });
    expect(copy.body.data).toMatchObject({
      turnos: [{ fecha: copied, worker_ids: [trabajador_id] }],
      sin_asignar: [],
    });
  });

  it("a refusal is told once to those whom it concerns (SHIFTS-36)", async () => {
    const [first, second] = [await give("2027-01-25", [ana]), await give("2027-01-26", [ana])];
    const before = await Promise.all([ana, luis].map(titles));
    const news = async (): Promise<string[][]> => {
      const after = await Promise.all([ana, luis].map(titles));
      return after.map((all, index) => all.slice(0, all.length - (before[index] ?? []).length));
    };
    const refused = (await ask(ana, gift(first))).body.data;
    await accept(refused.id, false);
    await accept(refused.id, false);
    const offered = "Te proponen un turno";
    const [hers, his] = await news();
    expect(hers).toHaveLength(1);
    expect(his).toEqual([offered]);
    const rejected = (await ask(ana, gift(second))).body.data;
    await accept(rejected.id);
    await decide(both, rejected.id, false);
    await decide(both, rejected.id, false);
    const [toHer, toHim] = await news();
    expect(toHer?.length).toBe(2);
    expect(toHim).toEqual([toHer?.[0], offered, offered]);
  });
});
