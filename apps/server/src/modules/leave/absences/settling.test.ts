import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import { listBalances } from "@atrio/contract/leave/leave";
import * as requests from "@atrio/contract/leave/requests";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  company = await leave.company();
  supervisor = await leave.supervisor(company, "Ana");
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  worker = await leave.worker(company, [supervisor]);
});

afterAll(() => t.stop());

type Body = EndpointRequest<typeof absences.createRequest>["body"];

const days = (from: string, to = from, kind = 1): Body => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: from, fecha_fin: to }],
});

async function sent(body: Body): Promise<number> {
  const answer = await t.call(absences.createRequest, { token: worker.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

const approve = async (id: number): Promise<Answer> =>
  t.call(requests.approveRequest, { token: supervisor.token, body: { solicitud_id: id } });
const reject = async (id: number): Promise<Answer> =>
  t.call(requests.rejectRequest, {
    token: supervisor.token,
    body: { solicitud_id: id, motivo: "Falta gente" },
  });
const cancel = async (id: number): Promise<Answer> =>
  t.call(absences.cancelRequest, { token: worker.token, params: { id }, body: {} });
const detail = async (id: number): Promise<Answer> =>
  t.call(absences.getRequest, { token: worker.token, params: { id } });

async function approved(body: Body): Promise<number> {
  const id = await sent(body);
  const answer = await approve(id);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
}

async function rectified(id: number, body: Body): Promise<number> {
  const answer = await t.call(absences.rectifyRequest, {
    token: worker.token,
    params: { id },
    body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

/** Days in force of one request, with their state. */
async function standing(id: number): Promise<string[]> {
  const rows = await t.sql<{ day: string }>(
    `select to_char(fecha, 'DD') || case when aprobada then ' in force' when vigente then ' reserved'
       when devuelta_por is not null then ' returned' else ' free' end as day
     from ausencia where solicitud_id = $1 order by fecha`,
    [id],
  );
  return rows.map((row) => row.day);
}

async function holidaysLeft(): Promise<number> {
  const answer = await t.call(listBalances, {
    token: worker.token,
    params: { id: worker.trabajador_id },
    query: { year: 2026 },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const balances: Array<{ saldo: string; dias_disponibles_anyo: number }> = answer.body.data;
  return balances.find((one) => one.saldo === "vacaciones")?.dias_disponibles_anyo ?? -1;
}

async function lockYear(): Promise<void> {
  await t.factory.insert("saldo_anyo_cerrado", {
    empresa_id: company.empresa_id,
    anyo: 2026,
    cerrado_en: "2026-11-01T00:00:00Z",
    cerrado_por: administrator.trabajador_id,
  });
}

describe("a decision", () => {
  it("an approval puts the days in force, and tells the worker once", async () => {
    const id = await sent(days("2026-12-14", "2026-12-15"));
    expect(await standing(id)).toEqual(["14 reserved", "15 reserved"]);
    await approve(id);
    await approve(id);
    expect(await standing(id)).toEqual(["14 in force", "15 in force"]);
    const told = await t.sql("select clave from notificacion where trabajador_id = $1", [
      worker.trabajador_id,
    ]);
    expect(told).toEqual([{ clave: `request_decided:${id}` }]);
    const mails = await t.outbox();
    const mine = mails.filter((mail) => mail.headers.to?.includes(worker.email));
    expect(mine).toHaveLength(1);
  });

  it("a rejection frees the days", async () => {
    const id = await sent(days("2026-12-14"));
    expect(await holidaysLeft()).toBe(21);
    await reject(id);
    expect(await standing(id)).toEqual(["14 free"]);
    expect(await holidaysLeft()).toBe(22);
    await sent(days("2026-12-14"));
  });

  it("a request of a locked year can be rejected, not approved", async () => {
    const id = await sent(days("2026-12-14"));
    await lockYear();
    const answer = await approve(id);
    expect([answer.status, answer.body.code]).toEqual([409, "leave.year_locked"]);
    expect(await standing(id)).toEqual(["14 reserved"]);
    expect((await reject(id)).status).toBe(200);
  });

  it("a request is not approved when the balance no longer has its days", async () => {
    const id = await sent(days("2026-12-14", "2026-12-18"));
    await t.sql(
      "update saldo_regla set cantidad = 3 where empresa_id = $1 and saldo = 'vacaciones'",
      [company.empresa_id],
    );
    const answer = await approve(id);
    expect([answer.status, answer.body.code]).toEqual([409, "leave.not_enough"]);
    expect(answer.body.message).toContain("3 días");
    const office = await t.call(requests.decideAsAdministrator, {
      token: administrator.token,
      body: { solicitud_id: id, aprobada: true },
    });
    expect(office.body.code).toBe("leave.not_enough");
  });
});

describe("a medical leave over holidays (ET 38.3)", () => {
  it("a medical leave over holidays is accepted, and gives their days back on approval", async () => {
    const holidays = await approved(days("2026-12-14", "2026-12-18"));
    expect(await holidaysLeft()).toBe(17);
    const id = await sent(days("2026-12-16", "2026-12-20", 7));
    // Until it is approved, the holidays stand; only the days beside them are reserved.
    expect(await standing(holidays)).toEqual([14, 15, 16, 17, 18].map((day) => `${day} in force`));
    expect(await standing(id)).toEqual([
      "16 free",
      "17 free",
      "18 free",
      "19 reserved",
      "20 reserved",
    ]);
    expect(await holidaysLeft()).toBe(17);
    await approve(id);
    expect(await standing(holidays)).toEqual([
      "14 in force",
      "15 in force",
      "16 returned",
      "17 returned",
      "18 returned",
    ]);
    expect(await standing(id)).toEqual([16, 17, 18, 19, 20].map((day) => `${day} in force`));
    expect(await holidaysLeft()).toBe(20);
    expect((await detail(holidays)).body.data.sucesos.at(-1)).toMatchObject({
      tipo: "dias_devueltos",
      dias: 3,
      autor: null,
    });
    const told = await t.sql<{ clave: string }>(
      "select clave from notificacion where trabajador_id = $1 and clave like 'days_returned%'",
      [worker.trabajador_id],
    );
    expect(told).toHaveLength(1);
  });

  it("a rejected medical leave over holidays changes nothing", async () => {
    const holidays = await approved(days("2026-12-14", "2026-12-15"));
    const id = await sent(days("2026-12-14", "2026-12-15", 7));
    await reject(id);
    expect(await standing(holidays)).toEqual(["14 in force", "15 in force"]);
    expect(await holidaysLeft()).toBe(20);
  });

  it("the preview of a medical leave shows the holidays under it without a problem", async () => {
    const holidays = await approved(days("2026-12-14", "2026-12-15"));
    const answer = await t.call(absences.previewRequest, {
      token: worker.token,
      body: days("2026-12-15", "2026-12-16", 7),
    });
    expect(answer.body.data).toMatchObject({
      problemas: [],
      solapes: [{ solicitud_id: holidays, fecha: "2026-12-15", pe_solicitud_tipo_id: 1 }],
    });
  });

  it("a medical leave ignores pending holidays, and gives their days back once approved", async () => {
    const holidays = await sent(days("2026-12-14", "2026-12-16"));
    await approved(days("2026-12-16", "2026-12-17", 7));
    expect(await standing(holidays)).toEqual(["14 reserved", "15 reserved", "16 free"]);
    await approve(holidays);
    expect(await standing(holidays)).toEqual(["14 in force", "15 in force", "16 returned"]);
    expect(await holidaysLeft()).toBe(20);
  });

  it("a pending medical leave takes days freed by a cancellation of holidays", async () => {
    const holidays = await approved(days("2026-12-14", "2026-12-15"));
    const id = await sent(days("2026-12-15", "2026-12-16", 7));
    await cancel(holidays);
    expect(await standing(id)).toEqual(["15 reserved", "16 reserved"]);
    const other = await t.call(absences.createRequest, {
      token: worker.token,
      body: days("2026-12-15", "2026-12-15", 2),
    });
    expect(other.body.code).toBe("leave.overlap");
  });

  it("a pending medical leave takes days freed by a rejection of holidays", async () => {
    const holidays = await sent(days("2026-12-14", "2026-12-15"));
    const id = await sent(days("2026-12-15", "2026-12-16", 7));
    expect(await standing(id)).toEqual(["15 free", "16 reserved"]);
    await reject(holidays);
    expect(await standing(id)).toEqual(["15 reserved", "16 reserved"]);
  });

  it("a medical leave that is shortened or cancelled gives the days to the holidays again", async () => {
    const holidays = await approved(days("2026-12-14", "2026-12-16"));
    const id = await approved(days("2026-12-14", "2026-12-16", 7));
    expect(await holidaysLeft()).toBe(22);
    const shorter = await rectified(id, days("2026-12-14", "2026-12-15", 7));
    await approve(shorter);
    expect(await standing(holidays)).toEqual(["14 returned", "15 returned", "16 in force"]);
    expect(await holidaysLeft()).toBe(21);
    expect((await cancel(shorter)).status).toBe(200);
    expect(await standing(holidays)).toEqual([14, 15, 16].map((day) => `${day} in force`));
    expect(await holidaysLeft()).toBe(19);
  });

  it("holidays given back and spent meanwhile stay: no balance falls below zero", async () => {
    await leave.grant(company, "vacaciones", 3, { desde_anyo: 2026 });
    const holidays = await approved(days("2026-12-14", "2026-12-16"));
    const id = await approved(days("2026-12-14", "2026-12-16", 7));
    await approved(days("2026-12-21", "2026-12-22"));
    expect((await cancel(id)).status).toBe(200);
    expect(await standing(holidays)).toEqual([14, 15, 16].map((day) => `${day} returned`));
    expect(await holidaysLeft()).toBe(1);
  });

  it("a medical leave also gives back the days of a rectification of the holidays", async () => {
    const holidays = await approved(days("2026-12-14", "2026-12-15"));
    const longer = await rectified(holidays, days("2026-12-14", "2026-12-17"));
    const id = await approved(days("2026-12-15", "2026-12-16", 7));
    await approve(longer);
    expect(await standing(id)).toEqual(["15 in force", "16 in force"]);
    expect(await standing(longer)).toEqual([
      "14 in force",
      "15 returned",
      "16 returned",
      "17 in force",
    ]);
    expect(await holidaysLeft()).toBe(20);
  });

  it("other kinds are refused over holidays, and holidays over a medical leave", async () => {
    await approved(days("2026-12-14"));
    const refused = async (body: Body): Promise<string> =>
      (await t.call(absences.createRequest, { token: worker.token, body })).body.code;
    expect(await refused(days("2026-12-14", "2026-12-14", 6))).toBe("leave.overlap");
    await approved(days("2026-12-15", "2026-12-15", 7));
    expect(await refused(days("2026-12-15"))).toBe("leave.overlap");
    expect(await refused(days("2026-12-15", "2026-12-16", 7))).toBe("leave.overlap");
  });
});
