import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import { getWorker } from "@atrio/contract/people/workers";
import * as closures from "@atrio/contract/time/closures";
import { punch, workedHoursSummary } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;
let office: number;

const october = { year: 2026, month: 10 };

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const [type] = await t.sql<{ id: number }>("select id from fichador where nombre = 'Oficina'");
  office = type?.id ?? 0;
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  worker = await t.factory.signedIn({ company });
  supervisor = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  await t.factory.supervise(supervisor, worker);
});

afterAll(() => t.stop());

type Month = { year: number; month: number };

async function askToClose(
  month: Month = october,
  options: { key?: string; who?: SignedIn } = {},
): Promise<Answer> {
  const who = options.who ?? worker;
  return t.call(closures.requestClosure, {
    token: who.token,
    body: { trabajador_id: who.trabajador_id, ...month, descripcion: "Todo correcto" },
    headers: options.key === undefined ? {} : { "idempotency-key": options.key },
  });
}

async function monthOf(query: Partial<Month> = october, who = worker): Promise<Answer> {
  const params = { id: who.trabajador_id };
  return t.call(closures.currentClosure, { token: who.token, params, query });
}

async function clock(accion: "entrada" | "salida", instant: string, who = worker): Promise<void> {
  t.clock.set(instant);
  const token = await t.factory.session(who);
  const body = { trabajador_id: who.trabajador_id, accion, fichador_id: office };
  const answer = await t.call(punch, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  t.clock.set("2026-11-18T08:00:00Z");
}

async function work(day: string, who = worker): Promise<void> {
  await clock("entrada", `${day}T08:00:00Z`, who);
  await clock("salida", `${day}T15:30:00Z`, who);
}

describe("asking for the closure of a month", () => {
  it("asking for a closure needs a session, and is about oneself", async () => {
    const body = { trabajador_id: worker.trabajador_id, ...october };
    expect((await t.call(closures.requestClosure, { body })).status).toBe(401);
    const answer = await t.call(closures.requestClosure, { token: supervisor.token, body });
    expect(answer.status).toBe(404);
  });

  it("a requested closure freezes the sheet's figures and waits for today's supervisors", async () => {
    await t.factory.schedule({ worker, tramos: [[4, "09:00", "17:00"]] });
    await work("2026-10-15");
    const sheet = await t.call(workedHoursSummary, {
      token: worker.token,
      query: { trabajador_id: worker.trabajador_id, ...october },
    });
    const answer = await askToClose();
    expect(answer.status).toBe(200);
    // Five Thursdays of 8 hours are scheduled, and 7 hours and a half were worked on one of them.
    const figures = { minutos_previstos: 2400, minutos_trabajados: 450, saldo_minutos: -1950 };
    expect(sheet.body.data).toMatchObject(figures);
    expect(answer.body.data).toMatchObject({
      ...october,
      ...figures,
      estado: "pendiente",
      ha_terminado: true,
      puede_solicitar: false,
      impedimentos: ["closure.already_requested"],
      solicitud: {
        pe_solicitud_tipo_id: 10,
        estado_id: 1,
        descripcion: "Todo correcto",
        creada_en: "2026-11-18T08:00:00Z",
        decidida_en: null,
        trabajador: { id: worker.trabajador_id },
        aprobaciones: [{ supervisor: { id: supervisor.trabajador_id }, aprobada: null }],
        cierre: { anyo: 2026, mes: 10, ...figures, reabierto_en: null },
        correccion: null,
        can: { decidir: false, borrar: true, comentar: true, reabrir: false },
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/vigente|mes_cerrado|administrador_id/);
  });

  it("a requested closure keeps its figures when the schedule changes afterwards", async () => {
    await work("2026-10-15");
    await askToClose();
    await t.factory.schedule({ worker, tramos: [[4, "09:00", "17:00"]] });
    const { body } = await monthOf();
    expect(body.data).toMatchObject({ minutos_previstos: 0, minutos_trabajados: 450 });
  });

  it("a closure is requested once for an idempotency key", async () => {
    const first = await askToClose(october, { key: "cierre-de-octubre" });
    const again = await askToClose(october, { key: "cierre-de-octubre" });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await askToClose({ year: 2026, month: 9 }, { key: "cierre-de-octubre" });
    expect(other.body.code).toBe("request.repeated_differently");
    const [sent] = await t.sql<{ total: number }>(
      "select count(*)::int as total from solicitud where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect(sent?.total).toBe(1);
  });

  it.each([
    [{ year: 2026, month: 11 }, "closure.not_ended"],
    [{ year: 2030, month: 1 }, "closure.not_ended"],
    [{ year: 2023, month: 12 }, "closure.outside_employment"],
  ])("a closure of %o is refused with %s", async (month, code) => {
    const answer = await askToClose(month);
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  it("a closure is refused after the last day of work, and accepted for its month", async () => {
    await t.sql("update trabajador set fecha_baja = '2026-12-10' where id = $1", [
      worker.trabajador_id,
    ]);
    t.clock.set("2026-12-10T22:00:00Z");
    expect((await askToClose({ year: 2026, month: 12 })).status).toBe(401);
    const token = await t.factory.session(worker);
    const answer = await askToClose({ year: 2026, month: 11 }, { who: { ...worker, token } });
    expect(answer.body.data.estado).toBe("pendiente");
  });

  it("a closure is refused while a signing of its month is open", async () => {
    await clock("entrada", "2026-10-31T22:00:00Z");
    const answer = await askToClose();
    expect([answer.status, answer.body.code]).toEqual([409, "closure.open_signing"]);
  });

  it("a closure is refused while the clock runs", async () => {
    await clock("entrada", "2026-11-18T07:00:00Z");
    const answer = await askToClose();
    expect([answer.status, answer.body.code]).toEqual([409, "clock.running"]);
    expect((await monthOf()).body.data.impedimentos).toEqual(["clock.running"]);
  });

  it("a closure waits for pending corrections and undecided incidences of its month only", async () => {
    const key = { empresa_id: company.empresa_id, trabajador_id: worker.trabajador_id };
    const { id } = await t.factory.insert<{ id: number }>("solicitud", {
      ...key,
      pe_solicitud_tipo_id: 11,
      creada_en: "2026-11-02T08:00:00Z",
    });
    const propuesta = JSON.stringify([{ accion: "borrar", fichaje_id: 1 }]);
    await t.factory.insert("correccion", {
      ...key,
      solicitud_id: id,
      dia: "2026-10-31",
      propuesta,
    });
    const incidence = {
      ...key,
      minutos_diferencia: 60,
      minutos: 60,
      creada_en: "2026-11-02T08:00:00Z",
    };
    await t.factory.insert("incidencia", { ...incidence, dia: "2026-10-30" });
    expect((await monthOf()).body.data).toMatchObject({
      puede_solicitar: false,
      impedimentos: ["closure.correction_pending", "closure.incidence_pending"],
    });
    expect((await askToClose()).body.code).toBe("closure.correction_pending");
    expect((await askToClose({ year: 2026, month: 9 })).status).toBe(200);
    await t.sql("update correccion set pendiente = false where solicitud_id = $1", [id]);
    expect((await askToClose()).body.code).toBe("closure.incidence_pending");
    await t.sql(
      "update incidencia set estado_id = 3, decidida_en = now() where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect((await askToClose()).status).toBe(200);
  });

  it("the end of a month is that of the worker's centre", async () => {
    const canary = await t.factory.company({ zona: "Atlantic/Canary" });
    // 00:30 of 1 December in Madrid is 23:30 of 30 November in Las Palmas.
    t.clock.set("2026-11-30T23:30:00Z");
    const november = { year: 2026, month: 11 };
    const islander = await t.factory.signedIn({ company: canary });
    const mainlander = await t.factory.signedIn({ company });
    expect((await askToClose(november, { who: islander })).body.code).toBe("closure.not_ended");
    expect((await askToClose(november, { who: mainlander })).status).toBe(200);
  });

  it("a closure request is validated by field", async () => {
    const answer = await askToClose({ year: 2026, month: 13 });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { month: [expect.any(String)] } },
    });
  });
});

describe("the month to close", () => {
  it("the month to close is the oldest ended open one with work, else the last", async () => {
    const profile = async (): Promise<boolean> =>
      (await t.call(getWorker, { token: worker.token, params: { id: worker.trabajador_id } })).body
        .data.mes_sin_cerrar;
    expect((await monthOf({})).body.data).toMatchObject(october);
    expect(await profile()).toBe(false);

    await work("2026-09-10");
    expect((await monthOf({})).body.data).toMatchObject({
      year: 2026,
      month: 9,
      estado: "abierto",
    });
    expect(await profile()).toBe(true);

    await askToClose({ year: 2026, month: 9 });
    expect((await monthOf({})).body.data).toMatchObject({ ...october, estado: "abierto" });
    expect(await profile()).toBe(true);

    await askToClose();
    expect((await monthOf({})).body.data).toMatchObject({ ...october, estado: "pendiente" });
    expect(await profile()).toBe(false);
  });

  it("the month to close goes back twelve months at most, and not before the worker's first day", async () => {
    await work("2025-03-10");
    expect((await monthOf({})).body.data).toMatchObject({ year: 2025, month: 11 });
    await t.sql("update trabajador set fecha_alta = '2026-05-20' where id = $1", [
      worker.trabajador_id,
    ]);
    expect((await monthOf({})).body.data).toMatchObject({ year: 2026, month: 5 });
  });

  it("the month to close is offered again after a rejection or a reopening", async () => {
    await work("2026-10-15");
    const asked = await askToClose();
    const body = { solicitud_id: asked.body.data.solicitud.id, motivo: "Falta el 20" };
    await t.call(requests.rejectRequest, { token: supervisor.token, body });
    const { data } = (await monthOf({})).body;
    expect(data).toMatchObject({
      ...october,
      estado: "rechazado",
      puede_solicitar: true,
      impedimentos: [],
      solicitud: { aprobaciones: [{ aprobada: false, motivo: "Falta el 20" }] },
    });
  });

  it("the month to close is asked for whole", async () => {
    const answer = await monthOf({ year: 2026 });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { month: [expect.any(String)] } },
    });
  });
});

describe("the closure requests of a month", () => {
  it("the closure requests of a month are listed newest first, without those taken back", async () => {
    const list = async (): Promise<Answer> =>
      t.call(closures.listClosureRequests, { token: worker.token, query: october });
    const first = (await askToClose()).body.data.solicitud.id;
    await t.call(requests.deleteRequest, { token: worker.token, params: { id: first } });
    const second = (await askToClose()).body.data.solicitud.id;
    const body = { solicitud_id: second, motivo: "Repasa el 15" };
    await t.call(requests.rejectRequest, { token: supervisor.token, body });
    t.clock.advance({ minutes: 5 });
    const third = (await askToClose()).body.data.solicitud.id;
    const ids = (await list()).body.data.map((one: { id: number }) => one.id);
    expect(ids).toEqual([third, second]);
  });
});

describe("a month that was approved", () => {
  let administrator: SignedIn;
  let request: number;

  beforeEach(async () => {
    administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
    request = (await askToClose()).body.data.solicitud.id;
    const body = { solicitud_id: request };
    await t.call(requests.approveRequest, { token: supervisor.token, body });
  });

  const reopen = async (who: SignedIn, id: number, motivo = "Falta el día 20"): Promise<Answer> =>
    t.call(requests.reopenMonth, { token: who.token, body: { solicitud_id: id, motivo } });

  it("an approved month is proved by a signed checkpoint, and its worker is told", async () => {
    const mails = await t.outbox();
    const kept = await t.sql(
      "select 1 from punto_control where empresa_id = $1 and motivo = 'cierre'",
      [company.empresa_id],
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(mails.some((mail) => JSON.stringify(mail).includes(worker.email))).toBe(true);
    const told = await t.sql("select 1 from notificacion where trabajador_id = $1", [
      worker.trabajador_id,
    ]);
    expect(told).toHaveLength(1);
  });

  it("an approved month is reopened with a reason: nothing is deleted, audit and worker know", async () => {
    const answer = await reopen(administrator, request);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      estado_id: 2,
      cierre: { reabierto_en: "2026-11-18T08:00:00+00:00", motivo_reapertura: "Falta el día 20" },
      can: { decidir: false, borrar: false, reabrir: false },
    });
    const { data } = (await monthOf()).body;
    expect(data).toMatchObject({ estado: "abierto", puede_solicitar: true });
    expect(data.solicitud).toMatchObject({ id: request, estado_id: 2 });
    const [trail] = await t.sql(
      "select actor_id, detalle from auditoria where accion = 'mes.reabierto' and objeto_id = $1",
      [String(request)],
    );
    expect(trail).toMatchObject({
      actor_id: administrator.trabajador_id,
      detalle: { trabajador_id: worker.trabajador_id, motivo: "Falta el día 20" },
    });
    const told = await t.sql(
      "select 1 from notificacion where trabajador_id = $1 and clave like 'month_reopened:%'",
      [worker.trabajador_id],
    );
    expect(told).toHaveLength(1);
  });

  it("an approved month is reopened once: a repeat changes nothing, another person is refused", async () => {
    await reopen(administrator, request);
    t.clock.advance({ minutes: 5 });
    const again = await reopen(administrator, request, "Otro motivo");
    expect(again.status).toBe(200);
    expect(again.body.data.cierre.motivo_reapertura).toBe("Falta el día 20");
    const other = await t.factory.signedIn({ company, trabajador: { administrador: true } });
    expect((await reopen(other, request)).body.code).toBe("closure.not_approved");
  });

  it("an approved month can be asked for again, beside the reopened one", async () => {
    await reopen(administrator, request);
    t.clock.advance({ minutes: 5 });
    const answer = await askToClose();
    expect(answer.body.data).toMatchObject({ estado: "pendiente" });
    expect(answer.body.data.solicitud.id).not.toBe(request);
  });

  it("an approved month is not reopened by its own worker, nor by another company", async () => {
    await t.sql("update trabajador set administrador = true where id = $1", [worker.trabajador_id]);
    expect((await reopen(worker, request)).body.code).toBe("approval.own");
    const stranger = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await reopen(stranger, request)).body.code).toBe("approval.not_found");
  });

  it("reopening a month needs a reason", async () => {
    const answer = await reopen(administrator, request, "  ");
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { motivo: [expect.any(String)] } },
    });
  });
});
