import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { wholeCalendar } from "@atrio/contract/calendar/calendar";
import * as office from "@atrio/contract/leave/absence-office";
import * as absences from "@atrio/contract/leave/absences";
import { listBalances } from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import * as requests from "@atrio/contract/leave/requests";
import { listWorkdays } from "@atrio/contract/time/time";
import type { Workday } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let boss: SignedIn;
let second: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-10T08:00:00Z");
  ({ company, first: boss, second, worker, administrator } = await leave.team());
});

afterAll(() => t.stop());

/** The clock stands at 9:00 in Madrid of a day; sessions are opened again. */
async function on(date: string): Promise<void> {
  t.clock.set(`${date}T08:00:00Z`);
  for (const person of [worker, boss, second, administrator]) {
    person.token = await t.factory.session(person);
  }
}

const days = (from: string, to = from, kind = 1) => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: from, fecha_fin: to }],
});

async function approved(body: ReturnType<typeof days>): Promise<number> {
  const sent = await t.call(absences.createRequest, { token: worker.token, body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { id } = sent.body.data;
  for (const one of [boss, second]) {
    const decided = await t.call(requests.approveRequest, {
      token: one.token,
      body: { solicitud_id: id },
    });
    expect(decided.status).toBe(200);
  }
  return id;
}

type Change = { sin_fecha_fin?: boolean; motivo?: string };

async function enter(body: ReturnType<typeof days>, change: Change = {}): Promise<Answer> {
  return t.call(office.enterAbsence, {
    token: administrator.token,
    body: { trabajador_id: worker.trabajador_id, motivo: "Parte de baja", ...body, ...change },
  });
}

async function correct(
  id: number,
  [from, to]: [from: string, to: string],
  change: Change = {},
): Promise<Answer> {
  return t.call(office.correctAbsence, {
    token: administrator.token,
    params: { id },
    body: {
      periodos: [{ fecha_inicio: from, fecha_fin: to }],
      motivo: "Parte de confirmación",
      ...change,
    },
  });
}

async function withdraw(id: number): Promise<Answer> {
  return t.call(office.withdrawAbsence, {
    token: administrator.token,
    params: { id },
    body: { motivo: "Vino a trabajar" },
  });
}

async function nightly(): Promise<void> {
  await t.ctx.db.tenant(company.empresa_id, async (tx) =>
    t.ctx.jobs.enqueue(tx, "absences.nightly", {}),
  );
  await t.ctx.jobs.idle();
}

function idOf(answer: Answer): number {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function detail(id: number, who = worker): Promise<Answer> {
  return t.call(absences.getRequest, { token: who.token, params: { id } });
}

async function eventsOf(id: number): Promise<unknown[]> {
  const { sucesos } = (await detail(id)).body.data;
  return sucesos.map((one: { tipo: string; dias: number | null }) =>
    one.dias === null ? one.tipo : `${one.tipo} ${one.dias}`,
  );
}

async function holidays(): Promise<Balance> {
  const answer = await t.call(listBalances, {
    token: worker.token,
    params: { id: worker.trabajador_id },
    query: { year: 2026 },
  });
  return answer.body.data.find((one: Balance) => one.saldo === "vacaciones");
}

/** Days of November in force, as `16 7` for the 16th and its kind. */
async function inForce(): Promise<string[]> {
  const rows = await t.sql<{ day: string }>(
    `select to_char(a.fecha, 'DD') || ' ' || s.pe_solicitud_tipo_id as day
     from ausencia a join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
     where a.trabajador_id = $1 and a.aprobada order by a.fecha`,
    [worker.trabajador_id],
  );
  return rows.map((row) => row.day);
}

const numbers = (from: number, to: number, kind: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index} ${kind}`);

/** Keys of a person's notifications, without the moments that distinguish repetitions. */
async function toldTo(person: SignedIn): Promise<string[]> {
  const rows = await t.sql<{ clave: string }>(
    "select clave from notificacion where trabajador_id = $1 order by id",
    [person.trabajador_id],
  );
  return rows.map((row) => row.clave.replace(/:20\d\d-.*$/, ""));
}

describe("a sick leave entered by an administrator", () => {
  it("is entered from its first day over holidays, prolonged twice and ended", async () => {
    // Ten working days, of which five have passed when the company learns of the illness.
    const planned = await approved(days("2026-11-16", "2026-11-27"));
    expect((await holidays()).dias_restantes).toBe(12);

    await on("2026-11-18");
    const first = idOf(await enter(days("2026-11-16", "2026-11-20", 7)));
    // 16 to 20 are five working days: 12 + 5.
    expect((await holidays()).dias_restantes).toBe(17);
    // Seven calendar days of leave and holidays from 23 on (weekends included, they cost nothing).
    expect(await inForce()).toEqual([...numbers(16, 20, 7), ...numbers(21, 27, 1)]);

    await on("2026-11-20");
    const longer = idOf(await correct(first, ["2026-11-16", "2026-11-25"]));
    // 23, 24 and 25 more: 17 + 3.
    expect((await holidays()).dias_restantes).toBe(20);

    await on("2026-11-23");
    const open = idOf(await correct(longer, ["2026-11-16", "2026-11-16"], { sin_fecha_fin: true }));
    // Kept until the 30th, a week ahead: all ten days are back.
    expect((await holidays()).dias_restantes).toBe(22);
    expect((await detail(open)).body.data.ausencia).toMatchObject({
      sin_fecha_fin: true,
      coste: 15,
      periodos: [{ fecha_inicio: "2026-11-16", fecha_fin: "2026-11-30" }],
    });
    await on("2026-11-24");
    await nightly();
    await nightly();
    expect((await detail(open)).body.data.ausencia).toMatchObject({
      coste: 16,
      periodos: [{ fecha_fin: "2026-12-01" }],
    });

    await on("2026-11-26");
    const ended = idOf(await correct(open, ["2026-11-16", "2026-11-25"], { motivo: "Alta" }));
    expect(await inForce()).toEqual([...numbers(16, 25, 7), ...numbers(26, 27, 1)]);
    const balance = await holidays();
    // Two of the ten are enjoyed, eight given back in a lot of their own.
    expect(balance).toMatchObject({ dias_restantes: 20, dias_aprobados: 1, dias_usados: 9 });
    expect(balance.lotes.filter((lot) => lot.origen === "devolucion")).toEqual([
      expect.objectContaining({ cantidad: 8, caduca_el: "2028-06-30" }),
    ]);

    expect(await eventsOf(planned)).toEqual([
      "enviada",
      "aprobada_por_supervisor",
      "aprobada_por_supervisor",
      "aprobada",
      "dias_devueltos 5",
      "dias_devueltos 3",
      "dias_devueltos 2",
      "dias_repuestos 2",
    ]);

    // The worker sees who entered it; their supervisors never saw a medical request.
    const own = (await detail(ended)).body.data;
    expect(own).toMatchObject({
      estado_id: 2,
      registrada_por: { id: administrator.trabajador_id },
      motivo_registro: "Alta",
      sucesos: [{ tipo: "registrada", motivo: "Alta", autor: { id: administrator.trabajador_id } }],
      can: { rectificar: true, adjuntar: true, cancelar: false },
    });
    expect(own.dias).toHaveLength(10);
    expect(await eventsOf(first)).toEqual(["registrada", "corregida"]);
    expect((await detail(ended, boss)).status).toBe(404);

    const sheet = await t.call(listWorkdays, {
      token: worker.token,
      query: { trabajador_id: worker.trabajador_id, dia: "2026-11-01to2026-11-30" },
    });
    const month: Workday[] = sheet.body.data;
    const absent = month
      .filter((day) => day.ausencias.length > 0)
      .map((day) => `${day.dia.slice(8)} ${day.ausencias[0]?.pe_solicitud_tipo_id ?? ""}`);
    expect(absent).toEqual([...numbers(16, 25, 7), ...numbers(26, 27, 1)]);

    const calendar = await t.call(wholeCalendar, {
      token: worker.token,
      params: { id: worker.trabajador_id },
      query: { desde: "2026-11-01", hasta: "2026-12-31" },
    });
    const shown = calendar.body.data.ausencias.map(
      (one: { pe_solicitud_tipo_id: number; periodos: Array<Record<string, string>> }) => [
        one.pe_solicitud_tipo_id,
        one.periodos[0]?.["fecha_inicio"],
        one.periodos.at(-1)?.["fecha_fin"],
      ],
    );
    expect(shown).toEqual([
      [7, "2026-11-16", "2026-11-25"],
      [1, "2026-11-26", "2026-11-27"],
    ]);

    expect(await toldTo(worker)).toEqual([
      `request_decided:${planned}`,
      `days_returned:${planned}`,
      `absence_by_office:${first}:registrada`,
      `days_returned:${planned}`,
      `absence_by_office:${longer}:corregida`,
      `days_returned:${planned}`,
      `absence_by_office:${open}:corregida`,
      `days_restored:${planned}`,
      `absence_by_office:${ended}:corregida`,
    ]);
    const toBoss = (await toldTo(boss)).slice(1);
    expect(toBoss).toEqual((await toldTo(worker)).slice(1));
    const texts = await t.sql<{ text: string }>(
      "select titulo || descripcion as text from notificacion where trabajador_id = $1",
      [boss.trabajador_id],
    );
    expect(texts.filter(({ text }) => /baja|médic|enferm/i.test(text))).toEqual([]);

    const audit = await t.sql<{ accion: string }>(
      `select accion from auditoria where empresa_id = $1 and accion like 'ausencia.%' order by id`,
      [company.empresa_id],
    );
    expect(audit.map((row) => row.accion)).toEqual([
      "ausencia.registrada",
      "ausencia.corregida",
      "ausencia.corregida",
      "ausencia.corregida",
    ]);
  });

  it("is refused for the administrator, for nobody's worker and over another leave", async () => {
    const body = { ...days("2026-11-16", "2026-11-17", 7), motivo: "Parte" };
    const own = await t.call(office.enterAbsence, {
      token: administrator.token,
      body: { ...body, trabajador_id: administrator.trabajador_id },
    });
    expect([own.status, own.body.code]).toEqual([403, "leave.own_absence"]);
    const nobody = await t.call(office.enterAbsence, {
      token: administrator.token,
      body: { ...body, trabajador_id: 999_999 },
    });
    expect([nobody.status, nobody.body.code]).toEqual([404, "worker.not_found"]);
    idOf(await enter(days("2026-11-16", "2026-11-17", 7)));
    expect((await enter(days("2026-11-17", "2026-11-18", 7))).body.code).toBe("leave.overlap");
    expect((await enter(days("2026-11-23"), { sin_fecha_fin: true })).body.code).toBe(
      "leave.open_end",
    );
  });

  it("needs neither a stopped clock nor files, and reaches any day; a locked year stays", async () => {
    await leave.rule(company, { kind: 4, codigo: "boda", requiere_documento: true });
    idOf(await enter(days("2026-11-19", "2026-11-20", 4)));
    await t.factory.insert("saldo_anyo_cerrado", {
      empresa_id: company.empresa_id,
      anyo: 2024,
      cerrado_en: "2025-02-01T00:00:00Z",
      cerrado_por: administrator.trabajador_id,
    });
    await t.sql("update trabajador set fecha_alta = '2020-01-01' where id = $1", [
      worker.trabajador_id,
    ]);
    idOf(await enter(days("2025-01-07", "2025-01-08", 7)));
    expect((await enter(days("2024-12-30", "2024-12-30", 7))).body.code).toBe("leave.year_locked");
  });
});

describe("an absence that has begun", () => {
  it("is withdrawn by an administrator, who is named, and gives the days back", async () => {
    const id = await approved(days("2026-11-16", "2026-11-20"));
    await on("2026-11-18");
    expect((await holidays()).dias_restantes).toBe(17);
    const answer = await withdraw(id);
    idOf(answer);
    expect(answer.body.data.estado_id).toBe(4);
    idOf(await withdraw(id));
    expect((await holidays()).dias_restantes).toBe(22);
    const last = (await detail(id)).body.data.sucesos.at(-1);
    expect(last).toMatchObject({
      tipo: "retirada",
      motivo: "Vino a trabajar",
      autor: { id: administrator.trabajador_id },
    });
    expect((await toldTo(worker)).at(-1)).toBe(`absence_by_office:${id}:retirada`);
    expect((await toldTo(second)).at(-1)).toBe(`absence_by_office:${id}:retirada`);
  });

  it("is withdrawn at its worker's request, once the supervisors approve", async () => {
    const id = await approved(days("2026-11-16", "2026-11-20"));
    const ask = async () =>
      t.call(absences.rectifyRequest, {
        token: worker.token,
        params: { id },
        body: { pe_solicitud_tipo_id: 1, descripcion: "Vine a trabajar" },
      });
    // Before its first day it is cancelled.
    expect((await ask()).body.code).toBe("leave.period_required");
    await on("2026-11-18");
    expect((await detail(id)).body.data.can).toMatchObject({ retirar: true, cancelar: false });
    const asked = idOf(await ask());
    expect((await detail(asked)).body.data.ausencia).toMatchObject({
      retirada: true,
      periodos: [],
      coste: 0,
    });
    expect((await holidays()).dias_restantes).toBe(17);
    for (const one of [boss, second]) {
      const body = { solicitud_id: asked };
      expect((await t.call(requests.approveRequest, { token: one.token, body })).status).toBe(200);
    }
    expect((await holidays()).dias_restantes).toBe(22);
    expect(await inForce()).toEqual([]);
    expect((await eventsOf(id)).slice(-2)).toEqual(["retirada_pedida", "retirada"]);
    expect((await detail(id)).body.data).toMatchObject({
      sustituida_por: asked,
      can: { rectificar: false, retirar: false },
    });
    expect((await detail(asked)).body.data.can).toMatchObject({
      rectificar: false,
      cancelar: false,
    });
  });

  it("is shortened again after a rectification, never prolonged again", async () => {
    const id = await approved(days("2026-11-16", "2026-11-20"));
    await on("2026-11-18");
    const rectify = async (of: number, to: string) =>
      t.call(absences.rectifyRequest, {
        token: worker.token,
        params: { id: of },
        body: days("2026-11-16", to),
      });
    const next = idOf(await rectify(id, "2026-11-19"));
    for (const one of [boss, second]) {
      await t.call(requests.approveRequest, { token: one.token, body: { solicitud_id: next } });
    }
    const longer = await rectify(next, "2026-11-20");
    expect([longer.status, longer.body.code]).toEqual([409, "leave.already_rectified"]);
    const last = idOf(await rectify(next, "2026-11-17"));
    for (const one of [boss, second]) {
      await t.call(requests.approveRequest, { token: one.token, body: { solicitud_id: last } });
    }
    expect(await inForce()).toEqual(numbers(16, 17, 1));
    expect((await holidays()).dias_restantes).toBe(20);
  });

  it("is not withdrawn of a closed month, but for medical kinds", async () => {
    const planned = await approved(days("2026-11-16", "2026-11-17"));
    const sick = idOf(await enter(days("2026-11-19", "2026-11-20", 7)));
    const { id } = await t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: 10,
      creada_en: "2026-12-01T08:00:00Z",
    });
    await t.factory.insert("cierre_mes", {
      empresa_id: company.empresa_id,
      solicitud_id: id,
      trabajador_id: worker.trabajador_id,
      anyo: 2026,
      mes: 11,
      minutos_previstos: 0,
      minutos_trabajados: 0,
      saldo_minutos: 0,
    });
    await on("2026-12-02");
    const refused = await withdraw(planned);
    expect([refused.status, refused.body.code]).toEqual([409, "closure.month_closed"]);
    idOf(await withdraw(sick));
  });
});

describe("a medical leave without an end, asked for by its worker", () => {
  it("is kept until its approval, ended by a rectification, and takes confirmations", async () => {
    const sent = await t.call(absences.createRequest, {
      token: worker.token,
      body: { ...days("2026-11-10", "2026-11-10", 7), sin_fecha_fin: true },
    });
    const id = idOf(sent);
    expect(sent.body.data.ausencia.periodos).toMatchObject([{ fecha_fin: "2026-11-17" }]);
    await on("2026-11-12");
    const decide = async (of: number) =>
      t.call(requests.decideAsAdministrator, {
        token: administrator.token,
        body: { solicitud_id: of, aprobada: true },
      });
    idOf(await decide(id));
    expect(await inForce()).toEqual(numbers(10, 19, 7));
    expect((await detail(id)).body.data.can.adjuntar).toBe(true);
    // Days of another leave are left to it.
    idOf(await enter(days("2026-11-21", "2026-11-21", 8)));
    await on("2026-11-15");
    await nightly();
    expect(await inForce()).toEqual([...numbers(10, 20, 7), "21 8", "22 7"]);
    const ended = idOf(
      await t.call(absences.rectifyRequest, {
        token: worker.token,
        params: { id },
        body: days("2026-11-10", "2026-11-15", 7),
      }),
    );
    idOf(await decide(ended));
    expect(await inForce()).toEqual([...numbers(10, 15, 7), "21 8"]);
    // Relapse within the same leave: it is prolonged again.
    const again = await t.call(absences.rectifyRequest, {
      token: worker.token,
      params: { id: ended },
      body: { ...days("2026-11-10", "2026-11-10", 7), sin_fecha_fin: true },
    });
    expect(again.body.code).toBe("leave.overlap");
    idOf(
      await t.call(absences.rectifyRequest, {
        token: worker.token,
        params: { id: ended },
        body: days("2026-11-10", "2026-11-18", 7),
      }),
    );
  });
});
