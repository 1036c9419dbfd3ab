import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createDelegation, revokeDelegation } from "@atrio/contract/leave/delegations";
import * as requests from "@atrio/contract/leave/requests";
import { requestCorrection } from "@atrio/contract/time/changes";
import { requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let first: SignedIn;
let second: SignedIn;
let stand: SignedIn;
let administrator: SignedIn;

const trabajador = { permiso_supervisor: true };

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company, nombre: "Nuria", apellido1: "Vidal" });
  first = await t.factory.signedIn({ company, trabajador, nombre: "Ana" });
  second = await t.factory.signedIn({ company, trabajador, nombre: "Berta" });
  stand = await t.factory.signedIn({ company, trabajador, nombre: "Carla" });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  await t.factory.supervise(first, worker);
});

afterAll(() => t.stop());

/** Same person, with a session that has not ended. */
const anew = async (who: SignedIn): Promise<SignedIn> => ({
  ...who,
  token: await t.factory.session(who),
});

/** Requests the closure of a month of 2026; answers the request's id. */
async function send(who: SignedIn = worker, month = 10): Promise<number> {
  const body = { trabajador_id: who.trabajador_id, year: 2026, month };
  const answer = await t.call(requestClosure, { token: who.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.solicitud.id;
}

/** Delegates a supervisor's decisions from today on; answers the delegation's id. */
async function delegate(from: SignedIn, to: Worker, dates: object = {}): Promise<number> {
  const answer = await t.call(createDelegation, {
    token: from.token,
    body: {
      delegado_id: to.trabajador_id,
      desde: "2026-11-18",
      hasta: "2026-11-20",
      ...dates,
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

const approve = async (who: SignedIn, id: number): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });

const reject = async (who: SignedIn, id: number, motivo = "Falta un día"): Promise<Answer> =>
  t.call(requests.rejectRequest, { token: who.token, body: { solicitud_id: id, motivo } });

async function team(who: SignedIn, pestana = "mi_turno"): Promise<Answer> {
  const body = { paramsFront: JSON.stringify({ pestana }) };
  return t.call(requests.listTeamRequests, { token: who.token, body });
}

const idsIn = (answer: Answer): number[] => answer.body.data.map((one: { id: number }) => one.id);

async function approvalsOf(id: number): Promise<Array<Record<string, unknown>>> {
  return t.sql(
    `select supervisor_id, aprobada, decidida_por from solicitud_aprobacion
     where solicitud_id = $1 order by supervisor_id`,
    [id],
  );
}

async function stateOf(id: number): Promise<number | undefined> {
  const [row] = await t.sql<{ estado_id: number }>(
    "select estado_id from solicitud where id = $1",
    [id],
  );
  return row?.estado_id;
}

describe("a delegate", () => {
  it("a delegate sees and decides the supervisor's requests, recorded by name", async () => {
    const id = await send();
    expect((await approve(stand, id)).body.code).toBe("approval.not_found");
    await delegate(first, stand);
    const [shown] = (await team(stand)).body.data;
    expect([shown.id, shown.can.decidir]).toEqual([id, true]);
    const answer = await approve(stand, id);
    expect(answer.body.data).toMatchObject({
      estado_id: 2,
      aprobaciones: [
        {
          supervisor: { id: first.trabajador_id },
          aprobada: true,
          decidida_por: { id: stand.trabajador_id },
        },
      ],
    });
    for (const who of [first, stand]) expect(idsIn(await team(who, "decididas"))).toEqual([id]);
    expect(answer.body.data.aprobaciones[0]).not.toHaveProperty("delegado_id");
  });

  it("a delegate decides from the first day to the last, both included", async () => {
    await delegate(first, stand, { desde: "2026-11-19", hasta: "2026-11-20" });
    const id = await send();
    const visible: Array<[string, boolean]> = [
      ["2026-11-18T22:59:00Z", false],
      ["2026-11-18T23:00:00Z", true],
      ["2026-11-20T22:59:00Z", true],
      ["2026-11-20T23:00:00Z", false],
    ];
    for (const [instant, isThere] of visible) {
      t.clock.set(instant);
      const who = await anew(stand);
      expect(idsIn(await team(who)), instant).toEqual(isThere ? [id] : []);
    }
    expect((await reject(await anew(stand), id)).body.code).toBe("approval.not_found");
    expect(await stateOf(id)).toBe(1);
  });

  it("a delegate decides no more once the delegation is revoked; earlier decisions stand", async () => {
    await t.factory.supervise(second, worker);
    const id = await send();
    const delegation = await delegate(first, stand);
    await approve(stand, id);
    const params = { id: delegation };
    await t.call(revokeDelegation, { token: first.token, params });
    expect(idsIn(await team(stand, "en_espera"))).toEqual([]);
    expect((await reject(stand, id)).body.code).toBe("approval.not_found");
    await approve(second, id);
    expect(await stateOf(id)).toBe(2);
  });

  it("a delegate does not replace the supervisor: the first decision counts", async () => {
    await t.factory.supervise(second, worker);
    await delegate(first, stand);
    const [one, other] = [await send(), await send(worker, 9)];
    await approve(first, one);
    expect((await reject(stand, one)).body.code).toBe("approval.already_decided");
    await approve(stand, other);
    expect((await reject(first, other)).body.code).toBe("approval.already_decided");
    expect((await approve(first, other)).status).toBe(200);
    expect(await approvalsOf(other)).toEqual([
      {
        supervisor_id: first.trabajador_id,
        aprobada: true,
        decidida_por: stand.trabajador_id,
      },
      { supervisor_id: second.trabajador_id, aprobada: null, decidida_por: null },
    ]);
  });

  it("a delegate who is also an approver gives both approvals with one decision", async () => {
    await t.factory.supervise(second, worker);
    await delegate(first, second);
    const id = await send();
    expect(idsIn(await team(second))).toEqual([id]);
    expect((await team(second)).body.totales.mi_turno).toBe(1);
    expect((await approve(second, id)).body.data.estado_id).toBe(2);
    expect(await approvalsOf(id)).toEqual([
      { supervisor_id: first.trabajador_id, aprobada: true, decidida_por: second.trabajador_id },
      { supervisor_id: second.trabajador_id, aprobada: true, decidida_por: null },
    ]);
  });

  it("a delegate of one supervisor does not decide for the others", async () => {
    await t.factory.supervise(second, worker);
    await delegate(first, stand);
    const id = await send();
    expect((await approve(stand, id)).body.data.estado_id).toBe(1);
    expect(idsIn(await team(stand, "en_espera"))).toEqual([id]);
    expect((await team(stand)).body.totales).toEqual({ mi_turno: 0, en_espera: 1, decididas: 0 });
    expect(await stateOf(id)).toBe(1);
  });

  it("a delegate does not pass the delegation on", async () => {
    await delegate(first, stand);
    await delegate(stand, second);
    const id = await send();
    expect(idsIn(await team(second))).toEqual([]);
    expect((await approve(second, id)).body.code).toBe("approval.not_found");
  });

  it("a delegate never decides their own request, which stays the supervisor's", async () => {
    await t.factory.supervise(first, stand);
    await delegate(first, stand);
    const id = await send(stand);
    expect(idsIn(await team(stand))).toEqual([]);
    expect((await approve(stand, id)).body.code).toBe("approval.not_found");
    expect((await approve(first, id)).body.data.estado_id).toBe(2);
  });

  it("a delegation ends when delegate or supervisor loses the role or leaves", async () => {
    await t.factory.supervise(second, worker);
    await delegate(first, stand);
    const id = await send();
    const approved = await send(worker, 9);
    await approve(first, approved);
    await t.sql("update trabajador set permiso_supervisor = false where id = $1", [
      stand.trabajador_id,
    ]);
    expect((await approve(stand, id)).body.code).toBe("access.denied");
    await t.sql("update trabajador set permiso_supervisor = true where id = $1", [
      stand.trabajador_id,
    ]);
    expect(idsIn(await team(stand))).toEqual([id]);
    const read = async (): Promise<Answer> =>
      t.call(requests.listRequestComments, {
        token: stand.token,
        params: { id: approved },
        body: {},
      });
    expect((await read()).status).toBe(200);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      first.trabajador_id,
    ]);
    expect(idsIn(await team(stand))).toEqual([]);
    expect((await approve(stand, id)).body.code).toBe("approval.not_found");
    expect((await read()).body.code).toBe("approval.not_found");
  });

  it("a delegate is notified of new requests and comments on them", async () => {
    await delegate(first, stand);
    const id = await send();
    const told = await t.sql("select clave from notificacion where trabajador_id = $1", [
      stand.trabajador_id,
    ]);
    expect(told).toContainEqual({ clave: `closure_requested:${id}` });
    const comment = await t.call(requests.commentRequest, {
      token: stand.token,
      params: { id },
      body: { comentario: "Lo miro hoy" },
    });
    expect(comment.status).toBe(200);
  });

  it("of different simultaneous decisions by delegate and supervisor the first counts", async () => {
    await delegate(first, stand);
    const months = [10, 9, 8, 7];
    for (const month of months) {
      const id = await send(worker, month);
      const both = await Promise.all([approve(first, id), reject(stand, id)]);
      const statuses = both.map((one) => one.status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 409]);
      const [kept] = await approvalsOf(id);
      const isSupervisors = both[0]?.status === 200;
      expect(kept).toMatchObject({
        aprobada: isSupervisors,
        decidida_por: isSupervisors ? null : stand.trabajador_id,
      });
      expect(await stateOf(id)).toBe(isSupervisors ? 2 : 3);
    }
  });

  it("the record of a signing names the delegate as approver of a correction", async () => {
    await delegate(first, stand);
    const [type] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 limit 1",
      [company.empresa_id],
    );
    const asked = await t.call(requestCorrection, {
      token: worker.token,
      body: {
        trabajador_id: worker.trabajador_id,
        dia: "2026-11-17",
        descripcion: "Olvidé fichar",
        propuesta: [
          {
            accion: "anadir",
            fichador_id: type?.id,
            hora_inicio: "2026-11-17T08:00:00Z",
            hora_fin: "2026-11-17T10:00:00Z",
          },
        ],
      },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const { id } = asked.body.data;
    expect((await approve(stand, id)).status).toBe(200);
    const [event] = await t.sql<{ contenido: string }>(
      "select contenido from fichaje_evento where trabajador_id = $1 order by seq desc limit 1",
      [worker.trabajador_id],
    );
    expect(JSON.parse(event?.contenido ?? "{}")).toMatchObject({
      aprobada_por: [stand.trabajador_id],
      actor: { trabajador_id: stand.trabajador_id },
    });
  });
});

describe("the rules of a decision", () => {
  it("a supervisor who requests is never among the approvers", async () => {
    await t.factory.supervise(second, first);
    await t.factory.supervise(first, second);
    const id = await send(first);
    expect(await approvalsOf(id)).toEqual([
      { supervisor_id: second.trabajador_id, aprobada: null, decidida_por: null },
    ]);
    expect((await approve(first, id)).body.code).toBe("approval.not_found");
    expect(idsIn(await team(first))).toEqual([]);
    expect((await approve(second, id)).body.data.estado_id).toBe(2);
  });

  it("a request without a supervisor is decided by an administrator, never by its worker", async () => {
    const alone = await t.factory.signedIn({ company, trabajador: { administrador: true } });
    const id = await send(alone);
    const decide = async (who: SignedIn): Promise<Answer> =>
      t.call(requests.decideAsAdministrator, {
        token: who.token,
        body: { solicitud_id: id, aprobada: true },
      });
    expect((await decide(alone)).body.code).toBe("approval.own");
    expect((await decide(administrator)).body.data.estado_id).toBe(2);
  });

  it("an administrator's decision is final for a delegate too", async () => {
    await delegate(first, stand);
    const id = await send();
    const body = { solicitud_id: id, aprobada: false, respuesta: "No procede" };
    await t.call(requests.decideAsAdministrator, { token: administrator.token, body });
    for (const who of [first, stand]) {
      expect((await approve(who, id)).body.code).toBe("approval.already_decided");
    }
  });
});
