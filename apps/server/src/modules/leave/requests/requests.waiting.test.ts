import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createRequest } from "@atrio/contract/leave/absences";
import { createDelegation } from "@atrio/contract/leave/delegations";
import { decideManyAsAdministrator } from "@atrio/contract/leave/office-inbox";
import * as requests from "@atrio/contract/leave/requests";
import type { OfficeRequest } from "@atrio/contract/leave/requests";
import { requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let first: SignedIn;
let second: SignedIn;
let administrator: SignedIn;
/** Without supervisors. */
let alone: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, first, second, worker, administrator } = await leave.team());
  alone = await leave.worker(company);
  await leave.office(administrator);
});

afterAll(() => t.stop());

/** Asks for a day of holidays; answers the request's id. */
async function ask(who: SignedIn, day = "2026-12-14", kind = 1): Promise<number> {
  const sent = await t.call(createRequest, {
    token: who.token,
    body: {
      pe_solicitud_tipo_id: kind,
      periodos: [{ fecha_inicio: day, fecha_fin: day }],
    },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body.data.id;
}

async function close(who: SignedIn, month = 10): Promise<number> {
  const body = { trabajador_id: who.trabajador_id, year: 2026, month };
  const sent = await t.call(requestClosure, { token: who.token, body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body.data.solicitud.id;
}

async function waiting(who: SignedIn = administrator, asked: object = {}): Promise<Answer> {
  return t.call(requests.listOfficeRequests, {
    token: who.token,
    query: { paramsFront: JSON.stringify(asked) },
  });
}

async function rows(who?: SignedIn, asked?: object): Promise<OfficeRequest[]> {
  const answer = await waiting(who, asked);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

const ids = async (who?: SignedIn, asked?: object) => (await rows(who, asked)).map(({ id }) => id);

const approve = async (who: SignedIn, id: number): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });

async function leaveTeam(who: Worker): Promise<void> {
  await t.sql(
    "update supervision set vigencia = '[2024-01-01,2026-11-18)' where supervisor_id = $1",
    [who.trabajador_id],
  );
}

describe("requests that wait for administrators (Rule COMPANY-47)", () => {
  it("only administrators read them, and only those of their company", async () => {
    expect((await t.call(requests.listOfficeRequests)).status).toBe(401);
    expect((await waiting(worker)).status).toBe(403);
    expect((await waiting(first)).status).toBe(403);
    await ask(alone);
    const other = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await waiting(other)).body).toEqual({ data: [], total: 0 });
    expect((await waiting(administrator, { take: 11 })).status).toBe(422);
  });

  it("a request without supervisors waits since it was sent, and leaves with the decision", async () => {
    const id = await ask(alone);
    const [row] = await rows();
    expect(row).toMatchObject({
      id,
      trabajador: { id: alone.trabajador_id },
      pe_solicitud_tipo_id: 1,
      ausencia: { periodos: [{ fecha_inicio: "2026-12-14", fecha_fin: "2026-12-14" }] },
      can: { decidir: true },
      espera_desde: "2026-11-18T08:00:00Z",
    });
    const decided = await t.call(requests.decideAsAdministrator, {
      token: administrator.token,
      body: { solicitud_id: id, aprobada: true },
    });
    expect([decided.status, decided.body.data.estado_id]).toEqual([200, 2]);
    expect((await waiting()).body).toEqual({ data: [], total: 0 });
  });

  it("a request whose supervisors are there is not among them, not even for a delegate", async () => {
    await ask(worker);
    expect(await ids()).toEqual([]);
    await t.call(createDelegation, {
      token: first.token,
      body: { delegado_id: second.trabajador_id, desde: "2026-11-18", hasta: "2026-11-20" },
    });
    expect(await ids()).toEqual([]);
  });

  it("a request waits for administrators since its last supervisor left", async () => {
    const id = await ask(worker);
    await leaveTeam(first);
    expect(await ids()).toEqual([]);
    t.clock.set("2026-11-18T09:30:00Z");
    await leaveTeam(second);
    const [row] = await rows();
    expect(row).toMatchObject({ id, espera_desde: "2026-11-18T09:30:00Z", aprobaciones: [] });
    // A repeated read changes nothing.
    expect(await rows()).toEqual([row]);
  });

  it("a request that the remaining supervisor has approved is settled instead of listed", async () => {
    const id = await ask(worker);
    expect((await approve(first, id)).body.data.estado_id).toBe(1);
    await leaveTeam(second);
    expect(await ids()).toEqual([]);
    const [row] = await t.sql("select estado_id from solicitud where id = $1", [id]);
    expect(row).toEqual({ estado_id: 2 });
  });

  it("a supervisor who no longer works here or lost the role decides nothing", async () => {
    const id = await ask(worker);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      first.trabajador_id,
    ]);
    expect(await ids()).toEqual([]);
    await t.sql(
      "update trabajador set permiso_supervisor = false, pe_modo_supervisor = false where id = $1",
      [second.trabajador_id],
    );
    expect(await ids()).toEqual([id]);
  });

  it("closures and absences are listed together, newest first, by kind and by page", async () => {
    const absence = await ask(alone);
    t.clock.set("2026-11-18T08:10:00Z");
    const month = await close(alone);
    expect(await ids()).toEqual([month, absence]);
    expect(await ids(administrator, { pe_solicitud_tipo_id: [10] })).toEqual([month]);
    const { body } = await waiting(administrator, { skip: 1, take: 10 });
    expect([body.data.map(({ id }: OfficeRequest) => id), body.total]).toEqual([[absence], 2]);
  });

  it("an administrator's own request is another administrator's", async () => {
    const own = await ask(administrator);
    expect(await ids()).toEqual([]);
    const colleague = await t.factory.signedIn({ company, trabajador: { administrador: true } });
    expect(await ids(colleague)).toEqual([own]);
  });

  it("withdrawn and decided requests are not among them", async () => {
    const id = await ask(alone);
    await t.call(requests.deleteRequest, { token: alone.token, params: { id } });
    const rejected = await ask(alone, "2026-12-15");
    await t.call(requests.decideAsAdministrator, {
      token: administrator.token,
      body: { solicitud_id: rejected, aprobada: false, respuesta: "No es posible" },
    });
    expect(await ids()).toEqual([]);
  });

  it("an administrator's notice of such a request leads to it on their home page", async () => {
    const id = await ask(alone);
    const notices = await t.sql<{ enlace: string }>(
      "select enlace from notificacion where trabajador_id = $1 order by id desc limit 1",
      [administrator.trabajador_id],
    );
    expect(notices).toEqual([{ enlace: `/admin?solicitud=${id}` }]);
  });

  it("the inbox finds people by words and adds requests that supervisors still decide when asked", async () => {
    const theirs = await ask(worker);
    const own = await ask(alone, "2026-12-15");
    const all = { alcance: "todas" };
    expect(await ids()).toEqual([own]);
    expect(await ids(administrator, all)).toEqual([own, theirs]);
    const [{ trabajador } = { trabajador: { nombre_completo: "" } }] = await rows();
    expect(await ids(administrator, { ...all, texto: trabajador.nombre_completo })).toEqual([own]);
    expect(await ids(administrator, { ...all, texto: "nadie así" })).toEqual([]);
  });

  it("several requests are decided together, each by itself; a rejection needs its answer", async () => {
    const chosen = [await ask(alone), await ask(worker, "2026-12-15")];
    type Decision = { aprobada: boolean; respuesta?: string };
    const decide = async (who: SignedIn, body: Decision): Promise<Answer> =>
      t.call(decideManyAsAdministrator, {
        token: who.token,
        body: { solicitud_ids: chosen, ...body },
      });
    expect((await decide(first, { aprobada: true })).status).toBe(403);
    expect((await decide(administrator, { aprobada: false })).status).toBe(422);
    await t.call(requests.deleteRequest, { token: alone.token, params: { id: chosen[0] } });
    const answer = await decide(administrator, { aprobada: false, respuesta: "Cerramos" });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject([
      { solicitud_id: chosen[0], solicitud: null, error: expect.stringMatching(/./) },
      { solicitud_id: chosen[1], solicitud: { estado_id: 3 }, error: null },
    ]);
  });
});
