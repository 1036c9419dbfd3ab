import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import { addTeamSigning, deleteTeamSigning, requestCorrection } from "@atrio/contract/time/changes";
import { currentClosure, requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, inSpanish, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let first: SignedIn;
let second: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company, nombre: "Nuria", apellido1: "Vidal" });
  const trabajador = { permiso_supervisor: true };
  first = await t.factory.signedIn({ company, trabajador, nombre: "Ana" });
  second = await t.factory.signedIn({ company, trabajador, nombre: "Berta" });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  await t.factory.supervise(first, worker);
  await t.factory.supervise(second, worker);
});

afterAll(() => t.stop());

/** Requests the closure of a month of 2026; answers the request's id. */
async function send(who: SignedIn = worker, month = 10): Promise<number> {
  const body = { trabajador_id: who.trabajador_id, year: 2026, month };
  const answer = await t.call(requestClosure, { token: who.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.solicitud.id;
}

const approve = async (who: SignedIn, id: number): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });

const reject = async (who: SignedIn, id: number, motivo = "Falta un día"): Promise<Answer> =>
  t.call(requests.rejectRequest, { token: who.token, body: { solicitud_id: id, motivo } });

const remove = async (who: SignedIn, id: number): Promise<Answer> =>
  t.call(requests.deleteRequest, { token: who.token, params: { id }, headers: inSpanish });

async function decideFinally(
  who: SignedIn,
  id: number,
  decision: { aprobada: boolean; respuesta?: string },
): Promise<Answer> {
  const body = { solicitud_id: id, ...decision };
  return t.call(requests.decideAsAdministrator, { token: who.token, body });
}

type OwnParams = Record<string, unknown>;

async function own(params?: OwnParams | string, who = worker): Promise<Answer> {
  const text = typeof params === "string" ? params : JSON.stringify(params);
  return t.call(requests.listOwnRequests, {
    token: who.token,
    params: { id: who.trabajador_id },
    body: params === undefined ? {} : { paramsFront: text },
  });
}

async function team(who: SignedIn, params?: OwnParams): Promise<Answer> {
  const body = params === undefined ? {} : { paramsFront: JSON.stringify(params) };
  return t.call(requests.listTeamRequests, { token: who.token, body });
}

const idsIn = (answer: Answer): number[] => answer.body.data.map((one: { id: number }) => one.id);

async function endSupervision(supervisor: Worker): Promise<void> {
  await t.sql(
    "update supervision set vigencia = '[2024-01-01,2026-11-18)' where supervisor_id = $1",
    [supervisor.trabajador_id],
  );
}

async function trailOf(id: number): Promise<Array<Record<string, unknown>>> {
  return t.sql(
    "select accion, actor_id, detalle from auditoria where objeto = 'solicitud' and objeto_id = $1 order by id",
    [String(id)],
  );
}

async function toldTo(who: Worker): Promise<string[]> {
  const rows = await t.sql<{ clave: string }>(
    "select clave from notificacion where trabajador_id = $1 order by id",
    [who.trabajador_id],
  );
  return rows.map((row) => row.clave);
}

describe("decisions of supervisors", () => {
  it("a request is approved once all supervisors approved; until then it names the awaited", async () => {
    const id = await send();
    const one = await approve(first, id);
    expect(one.status).toBe(200);
    expect(one.body.data).toMatchObject({
      estado_id: 1,
      decidida_en: null,
      aprobaciones: [
        { supervisor: { id: first.trabajador_id }, aprobada: true },
        { supervisor: { id: second.trabajador_id }, aprobada: null, decidida_en: null },
      ],
      can: { decidir: false, borrar: false, comentar: true, reabrir: false },
    });
    const both = await approve(second, id);
    expect(both.body.data).toMatchObject({
      estado_id: 2,
      decidida_en: "2026-11-18T08:00:00Z",
      decidida_por_administrador: false,
    });
  });

  it("a request is rejected at once by one supervisor, with the reason", async () => {
    const id = await send();
    const answer = await reject(second, id, "El 15 no cuadra");
    expect(answer.body.data).toMatchObject({ estado_id: 3 });
    expect((await approve(first, id)).body.code).toBe("approval.already_decided");
    const [shown] = (await own()).body.data;
    expect(shown.aprobaciones).toContainEqual(
      expect.objectContaining({ aprobada: false, motivo: "El 15 no cuadra" }),
    );
  });

  it("a request is decided once: a repeated decision changes nothing, another is refused", async () => {
    const id = await send();
    await approve(first, id);
    t.clock.advance({ minutes: 5 });
    const again = await approve(first, id);
    expect([again.status, again.body.data.aprobaciones[0].decidida_en]).toEqual([
      200,
      "2026-11-18T08:00:00+00:00",
    ]);
    expect((await reject(first, id)).body.code).toBe("approval.already_decided");
    await approve(second, id);
    expect((await approve(second, id)).body.data.estado_id).toBe(2);
  });

  it("deciding is refused for people not asked, and for its own worker", async () => {
    await t.sql("update trabajador set permiso_supervisor = true where id = $1", [
      worker.trabajador_id,
    ]);
    const id = await send();
    const colleague = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    const stranger = await t.factory.signedIn({ trabajador: { permiso_supervisor: true } });
    for (const who of [worker, colleague, stranger]) {
      expect((await approve(who, id)).body.code).toBe("approval.not_found");
      expect((await reject(who, id)).body.code).toBe("approval.not_found");
    }
    // The set is fixed when the request is sent.
    await t.factory.supervise(colleague, worker);
    expect((await approve(colleague, id)).body.code).toBe("approval.not_found");
    expect((await t.call(requests.approveRequest, { body: { solicitud_id: id } })).status).toBe(
      401,
    );
    const plain = await t.factory.signedIn({ company });
    expect((await approve(plain, id)).body.code).toBe("access.denied");
  });

  it("a rejection needs a reason", async () => {
    const answer = await reject(first, await send(), " ");
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { motivo: [expect.any(String)] } },
    });
  });

  it("deciding requests about time needs the supervisors' module", async () => {
    const id = await send();
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 102", [
      company.empresa_id,
    ]);
    expect((await approve(first, id)).body.code).toBe("module.not_hired");
    expect((await team(first, { pe_solicitud_tipo_id: [10] })).body.code).toBe("module.not_hired");
    // Absences are still hired: their list is there, and has nothing about time.
    expect((await team(first)).body).toMatchObject({ data: [], total: 0 });
    await t.sql("delete from empresa_modulo where empresa_id = $1", [company.empresa_id]);
    expect((await team(first)).body.code).toBe("module.not_hired");
    expect((await own()).body.code).toBe("module.not_hired");
    expect((await remove(worker, id)).body.code).toBe("module.not_hired");
  });
});

describe("a supervisor who leaves", () => {
  it("a request does not wait for a supervisor who left: the others have decided, audited", async () => {
    const id = await send();
    await approve(first, id);
    await endSupervision(second);
    const [shown] = (await own()).body.data;
    expect(shown).toMatchObject({
      estado_id: 2,
      aprobaciones: [{ supervisor: { id: first.trabajador_id } }],
    });
    expect(shown.aprobaciones).toHaveLength(1);
    expect(await trailOf(id)).toEqual([
      {
        accion: "solicitud.supervisor_liberado",
        actor_id: worker.trabajador_id,
        detalle: { supervisor_id: second.trabajador_id, trabajador_id: worker.trabajador_id },
      },
    ]);
  });

  it("a supervisor who leaves is not waited for when the others decide, and may decide no more", async () => {
    const id = await send();
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      second.trabajador_id,
    ]);
    expect((await approve(first, id)).body.data).toMatchObject({ estado_id: 2 });
    const other = await send(worker, 9);
    await endSupervision(first);
    expect((await approve(first, other)).body.code).toBe("approval.not_found");
  });

  it("a request goes to the administrator when no supervisor is left", async () => {
    const id = await send();
    await endSupervision(first);
    await t.sql("update trabajador set permiso_supervisor = false where id = $1", [
      second.trabajador_id,
    ]);
    const params = { id: worker.trabajador_id };
    const query = { year: 2026, month: 10 };
    const month = await t.call(currentClosure, { token: worker.token, params, query });
    expect(month.body.data).toMatchObject({
      estado: "pendiente",
      solicitud: { id, estado_id: 1, aprobaciones: [] },
    });
    expect(await trailOf(id)).toHaveLength(2);
    expect(await toldTo(administrator)).toEqual([`closure_requested:${id}`]);
    const answer = await decideFinally(administrator, id, { aprobada: true });
    expect(answer.body.data).toMatchObject({ estado_id: 2, decidida_por_administrador: true });
  });

  it("a request approved by the others that can no longer be applied goes to the administrator", async () => {
    const [type] = await t.sql<{ id: number }>("select id from fichador where empresa_id = $1", [
      company.empresa_id,
    ]);
    const day = { trabajador_id: worker.trabajador_id, dia: "2026-10-15", motivo: "Olvido" };
    const from = "2026-10-15T07:00:00Z";
    const added = await t.call(addTeamSigning, {
      token: second.token,
      body: { ...day, hora_inicio: from, hora_fin: "2026-10-15T15:00:00Z", fichador_id: type?.id },
    });
    const [signing] = added.body.data.jornada.fichajes;
    const wish = { accion: "cambiar", fichaje_id: signing.id, hora_inicio: from } as const;
    const asked = await t.call(requestCorrection, {
      token: worker.token,
      body: {
        trabajador_id: worker.trabajador_id,
        dia: day.dia,
        descripcion: "Salí antes",
        propuesta: [{ ...wish, hora_fin: "2026-10-15T14:00:00Z" }],
      },
    });
    const { id } = asked.body.data;
    expect((await approve(first, id)).body.data).toMatchObject({ estado_id: 1 });
    await t.call(deleteTeamSigning, {
      token: second.token,
      query: { trabajador_id: worker.trabajador_id, id: signing.id, motivo: "Duplicado" },
    });
    await endSupervision(second);
    const [shown] = (await own()).body.data;
    expect(shown).toMatchObject({ id, estado_id: 1, aprobaciones: [{ aprobada: true }] });
    expect(await toldTo(administrator)).toEqual([`correction_requested:${id}`]);
    const approved = await decideFinally(administrator, id, { aprobada: true });
    expect([approved.status, approved.body.code]).toEqual([409, "correction.not_applicable"]);
    const rejected = await decideFinally(administrator, id, {
      aprobada: false,
      respuesta: "Ya no",
    });
    expect(rejected.body.data).toMatchObject({ estado_id: 3 });
  });

  it("a former supervisor decides no more, and their approval stands", async () => {
    const id = await send();
    await approve(first, id);
    await endSupervision(first);
    expect((await approve(second, id)).body.data).toMatchObject({ estado_id: 2 });
    expect((await team(first, { pestana: "decididas" })).body.data).toEqual([]);
  });
});

describe("decisions of an administrator", () => {
  it("an administrator's decision of a pending request is final over open approvals", async () => {
    const id = await send();
    await approve(first, id);
    const answer = await decideFinally(administrator, id, {
      aprobada: false,
      respuesta: "Falta el 20",
    });
    expect(answer.body.data).toMatchObject({
      estado_id: 3,
      decidida_por_administrador: true,
      respuesta_administrador: "Falta el 20",
    });
    expect((await approve(second, id)).body.code).toBe("approval.already_decided");
    const again = await decideFinally(administrator, id, {
      aprobada: false,
      respuesta: "Otra cosa",
    });
    expect(again.body.data.respuesta_administrador).toBe("Falta el 20");
    const other = await decideFinally(administrator, id, { aprobada: true });
    expect([other.status, other.body.code]).toEqual([409, "approval.already_decided"]);
    expect(await trailOf(id)).toMatchObject([
      { accion: "solicitud.decidida_por_administrador", actor_id: administrator.trabajador_id },
    ]);
  });

  it("a request without supervisors waits for the administrator", async () => {
    const alone = await t.factory.signedIn({ company });
    const id = await send(alone);
    expect(await toldTo(administrator)).toEqual([`closure_requested:${id}`]);
    const answer = await decideFinally(administrator, id, { aprobada: true });
    expect(answer.body.data).toMatchObject({ estado_id: 2, aprobaciones: [] });
  });

  it("an administrator's decision is never about own requests or another company's", async () => {
    const id = await send(administrator);
    expect((await decideFinally(administrator, id, { aprobada: true })).body.code).toBe(
      "approval.own",
    );
    const stranger = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await decideFinally(stranger, id, { aprobada: true })).body.code).toBe(
      "approval.not_found",
    );
  });

  it("an administrator's rejection needs an answer", async () => {
    const answer = await decideFinally(administrator, await send(), {
      aprobada: false,
      respuesta: "",
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "approval.reason_required", errors: { respuesta: [expect.any(String)] } },
    });
  });
});

describe("taking a request back", () => {
  it("a request taken back stays cancelled in the records, off every list, and idempotently", async () => {
    const id = await send();
    const answer = await remove(worker, id);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { message: "La solicitud se ha borrado." } },
    });
    expect((await remove(worker, id)).status).toBe(200);
    expect((await own()).body).toEqual({ data: [], total: 0 });
    expect((await own({ estado_id: 4 })).body.total).toBe(0);
    expect((await team(first)).body.total).toBe(0);
    expect((await approve(first, id)).body.code).toBe("approval.already_decided");
    expect(await trailOf(id)).toMatchObject([
      { accion: "solicitud.borrada", actor_id: worker.trabajador_id },
    ]);
  });

  it("taking a request back is refused once one supervisor has decided", async () => {
    const id = await send();
    await approve(first, id);
    const answer = await remove(worker, id);
    expect([answer.status, answer.body.code]).toEqual([409, "approval.already_decided"]);
  });
});

describe("deciding several at once", () => {
  it("each of several requests is decided by itself, with the reason of a failure", async () => {
    await t.sql("delete from supervision where supervisor_id = $1", [second.trabajador_id]);
    const colleague = await t.factory.signedIn({ company });
    const [mine, taken, others] = [await send(), await send(worker, 9), await send(colleague)];
    await remove(worker, taken);
    const answer = await t.call(requests.decideRequests, {
      token: first.token,
      body: { solicitud_ids: [others, mine, taken], aprobada: true },
      headers: { "accept-language": "en" },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject([
      { solicitud_id: others, solicitud: null, error: expect.any(String) },
      { solicitud_id: mine, solicitud: { estado_id: 2 }, error: null },
      { solicitud_id: taken, solicitud: null, error: expect.any(String) },
    ]);
    expect(answer.body.data[0].error).not.toBe(answer.body.data[2].error);
  });

  it("rejecting several requests needs one common reason", async () => {
    const body = { solicitud_ids: [await send()], aprobada: false };
    const answer = await t.call(requests.decideRequests, { token: first.token, body });
    expect([answer.status, answer.body.code]).toEqual([422, "approval.reason_required"]);
  });
});

describe("a supervisor's list", () => {
  it("a supervisor's list has three tabs with totals: own turn, waiting for others, decided", async () => {
    const [october, september, august] = [
      await send(),
      await send(worker, 9),
      await send(worker, 8),
    ];
    await approve(first, september);
    await reject(second, august);
    const totals = { mi_turno: 1, en_espera: 1, decididas: 1 };
    expect((await team(first)).body).toMatchObject({
      data: [{ id: october, can: { decidir: true, borrar: false, comentar: true } }],
      total: 1,
      totales: totals,
    });
    const waiting = await team(first, { pestana: "en_espera" });
    expect(idsIn(waiting)).toEqual([september]);
    expect(waiting.body.data[0].can.decidir).toBe(false);
    expect(idsIn(await team(first, { pestana: "decididas" }))).toEqual([august]);
    expect((await team(second)).body.totales).toEqual({ mi_turno: 2, en_espera: 0, decididas: 1 });
  });

  it("a supervisor's list filters by worker and kinds, and is paged", async () => {
    const colleague = await t.factory.signedIn({ company });
    await t.factory.supervise(first, colleague);
    const [mine, theirs] = [await send(), await send(colleague)];
    expect(idsIn(await team(first, { trabajador_id: colleague.trabajador_id }))).toEqual([theirs]);
    expect((await team(first, { pe_solicitud_tipo_id: [11] })).body.total).toBe(0);
    const paged = await team(first, { skip: 1, take: 10 });
    expect([idsIn(paged), paged.body.total]).toEqual([[mine], 2]);
  });

  it("a supervisor's list needs the same number of queries for any size", async () => {
    const cost = async (): Promise<number> => {
      await t.ctx.jobs.idle();
      return statementsOf(async () => team(first, { take: 100 }));
    };
    await send();
    const one = await cost();
    expect(one).toBeGreaterThan(0);
    for (const month of [9, 8, 7, 6, 5, 4]) await send(worker, month);
    expect((await team(first)).body.total).toBe(7);
    expect(await cost()).toBe(one);
  });
});

describe("the own list", () => {
  it("the own list is newest first, by state and year", async () => {
    t.clock.set("2025-12-31T23:30:00Z");
    const key = { empresa_id: company.empresa_id, trabajador_id: worker.trabajador_id };
    // Half past midnight of 1 January 2026 in Madrid.
    const early = await t.factory.insert<{ id: number }>("solicitud", {
      ...key,
      pe_solicitud_tipo_id: 11,
      creada_en: "2025-12-31T23:30:00Z",
    });
    t.clock.set("2026-11-18T08:00:00Z");
    const late = await send();
    expect(idsIn(await own())).toEqual([late, early.id]);
    expect(idsIn(await own({ anyo: 2026, take: 10 }))).toEqual([late, early.id]);
    expect(idsIn(await own({ anyo: 2025 }))).toEqual([]);
    expect(idsIn(await own({ pe_solicitud_tipo_id: 10 }))).toEqual([late]);
    expect(idsIn(await own({ estado_id: 2 }))).toEqual([]);
    const other = await t.call(requests.listOwnRequests, {
      token: first.token,
      params: { id: worker.trabajador_id },
      body: {},
    });
    expect(other.status).toBe(404);
    expect((await own({ worker_id: first.trabajador_id })).status).toBe(404);
  });

  it("the own list answers only declared fields that returnValues names", async () => {
    const id = await send();
    const answer = await own({
      returnValues: ["id", "estado_id", "administrador_id", "mes_cerrado"],
    });
    expect(answer.body).toEqual({ data: [{ id, estado_id: 1 }], total: 1 });
  });

  it.each([
    ["{not json", "paramsFront"],
    [JSON.stringify([1]), "paramsFront"],
    [JSON.stringify({ take: 7 }), "paramsFront.take"],
    [JSON.stringify({ nombre: "x" }), "nombre"],
  ])("the own list refuses %s, naming the field", async (text, field) => {
    const answer = await own(text);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("OpenAPI describes paramsFront of the own list as a string", async () => {
    const { body } = await t.app
      .inject({ url: "/api/v1/openapi.json" })
      .then((response) => ({ body: response.json() }));
    const call = body.paths["/trabajador/{id}/solicitudes"].post;
    const { paramsFront } = call.requestBody.content["application/json"].schema.properties;
    expect(paramsFront).toMatchObject({ type: "string", maxLength: 4000 });
  });
});

describe("comments", () => {
  const comment = async (who: SignedIn, id: number, comentario = "¿Y el 20?"): Promise<Answer> =>
    t.call(requests.commentOwnRequest, { token: who.token, params: { id }, body: { comentario } });
  const remark = async (who: SignedIn, id: number, comentario = "Lo miro"): Promise<Answer> =>
    t.call(requests.commentRequest, { token: who.token, params: { id }, body: { comentario } });
  const list = async (who: SignedIn, id: number): Promise<Answer> =>
    t.call(requests.listRequestComments, { token: who.token, params: { id }, body: {} });

  it("comments are written by the worker and those asked, and read by them and administrators", async () => {
    const id = await send();
    const one = await comment(worker, id);
    expect(one.body.data).toMatchObject({
      texto: "¿Y el 20?",
      autor: { id: worker.trabajador_id },
    });
    t.clock.advance({ minutes: 1 });
    expect((await remark(first, id)).status).toBe(200);
    for (const who of [worker, first, second, administrator]) {
      const { data } = (await list(who, id)).body;
      expect(data.map((entry: { texto: string }) => entry.texto)).toEqual(["¿Y el 20?", "Lo miro"]);
    }
    expect((await own()).body.data[0].comentarios).toBe(2);
  });

  it("comments answer 404 to anybody else", async () => {
    const id = await send();
    const colleague = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    const stranger = await t.factory.signedIn({
      trabajador: { permiso_supervisor: true, administrador: true },
    });
    for (const who of [colleague, stranger]) {
      for (const answer of [await list(who, id), await comment(who, id), await remark(who, id)]) {
        expect([answer.status, answer.body.code]).toEqual([404, "approval.not_found"]);
      }
    }
    expect((await comment(first, id)).body.code).toBe("approval.not_found");
  });

  it("comments are written once for a key, never empty, and not on withdrawn requests", async () => {
    const id = await send();
    const headers = { "idempotency-key": "comentario-1" };
    const input = { token: worker.token, params: { id }, body: { comentario: "Hola" }, headers };
    const [one, again] = [
      await t.call(requests.commentOwnRequest, input),
      await t.call(requests.commentOwnRequest, input),
    ];
    expect(again.body).toEqual(one.body);
    expect((await list(worker, id)).body.data).toHaveLength(1);
    expect((await comment(worker, id, "  ")).status).toBe(422);
    await remove(worker, id);
    expect((await comment(worker, id)).body.code).toBe("approval.not_found");
  });
});
