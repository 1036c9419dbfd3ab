import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Language } from "@atrio/contract/common";
import * as absences from "@atrio/contract/leave/absences";
import type { RequestEvent } from "@atrio/contract/leave/absences";
import * as delegations from "@atrio/contract/leave/delegations";
import * as requests from "@atrio/contract/leave/requests";
import { requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

import { readEvents } from "./timeline.service.ts";

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
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, first: boss, second, worker, administrator } = await leave.team());
});

afterAll(() => t.stop());

async function ask(body: object = {}): Promise<number> {
  const periodos = [{ fecha_inicio: "2026-12-14", fecha_fin: "2026-12-18" }];
  const answer = await t.call(absences.createRequest, {
    token: worker.token,
    body: { pe_solicitud_tipo_id: 1, periodos, ...body },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

/** Requests the closure of October. */
async function close(): Promise<number> {
  const body = { trabajador_id: worker.trabajador_id, year: 2026, month: 10 };
  const answer = await t.call(requestClosure, { token: worker.token, body });
  return answer.body.data.solicitud.id;
}

const approve = async (who: SignedIn, id: number, motivo?: string): Promise<Answer> =>
  t.call(requests.approveRequest, {
    token: who.token,
    body: { solicitud_id: id, ...(motivo === undefined ? {} : { motivo }) },
  });

const reject = async (who: SignedIn, id: number): Promise<Answer> =>
  t.call(requests.rejectRequest, {
    token: who.token,
    body: { solicitud_id: id, motivo: "Inventario" },
  });

async function eventsOf(id: number, language: Language = "es"): Promise<RequestEvent[]> {
  return t.ctx.db.read(company.empresa_id, async (tx) => readEvents(tx, id, language));
}

const told = async (id: number): Promise<string[]> =>
  (await eventsOf(id)).map(
    ({ tipo, autor, personas }) =>
      `${tipo}: ${autor?.id ?? "portal"}${personas.map((one) => ` ${one.id}`).join("")}`,
  );

describe("timeline of a request", () => {
  it("the timeline of a request is in order: approvers asked, decisions and outcome", async () => {
    const id = await ask();
    t.clock.advance({ minutes: 5 });
    await approve(boss, id, "Buen viaje");
    t.clock.advance({ minutes: 5 });
    await approve(second, id);
    expect(await told(id)).toEqual([
      `enviada: ${worker.trabajador_id} ${boss.trabajador_id} ${second.trabajador_id}`,
      `aprobada_por_supervisor: ${boss.trabajador_id}`,
      `aprobada_por_supervisor: ${second.trabajador_id}`,
      "aprobada: portal",
    ]);
    const [, one] = await eventsOf(id);
    expect(one).toEqual({
      id: expect.any(Number),
      tipo: "aprobada_por_supervisor",
      autor: expect.objectContaining({ id: boss.trabajador_id }),
      en_nombre_de: null,
      personas: [],
      motivo: "Buen viaje",
      cambios: [],
      dias: null,
      minutos: null,
      ocurrido_en: "2026-11-18T08:05:00Z",
    });
  });

  it("readers of a request read its timeline with it", async () => {
    const id = await ask();
    await reject(boss, id);
    for (const who of [worker, boss, administrator]) {
      const answer = await t.call(absences.getRequest, { token: who.token, params: { id } });
      const { sucesos } = answer.body.data;
      expect(sucesos.map((one: RequestEvent) => [one.tipo, one.motivo])).toEqual([
        ["enviada", null],
        ["rechazada_por_supervisor", "Inventario"],
        ["rechazada", null],
      ]);
    }
  });

  it("the timeline names the supervisor in whose place a delegate decided", async () => {
    const stand = await leave.supervisor(company, "Carla");
    const body = { delegado_id: stand.trabajador_id, desde: "2026-11-18", hasta: "2026-11-20" };
    await t.call(delegations.createDelegation, { token: boss.token, body });
    const id = await ask();
    await approve(stand, id);
    const [sent, one] = await eventsOf(id);
    expect(sent?.personas.map((each) => each.id).toSorted((a, b) => a - b)).toEqual([
      boss.trabajador_id,
      second.trabajador_id,
      stand.trabajador_id,
    ]);
    expect([one?.autor?.id, one?.en_nombre_de?.id]).toEqual([
      stand.trabajador_id,
      boss.trabajador_id,
    ]);
  });

  it("the timeline has an administrator's decision, with its answer", async () => {
    const id = await ask();
    await t.call(requests.decideAsAdministrator, {
      token: administrator.token,
      body: { solicitud_id: id, aprobada: false, respuesta: "Cierre de fábrica" },
    });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      tipo: "rechazada",
      autor: { id: administrator.trabajador_id },
      motivo: "Cierre de fábrica",
    });
  });

  it("the timeline names a supervisor who left, and the move to the administrators", async () => {
    const id = await ask();
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = any($1)", [
      [boss.trabajador_id, second.trabajador_id],
    ]);
    const params = { id: worker.trabajador_id };
    await t.call(requests.listOwnRequests, { token: worker.token, params, body: {} });
    await t.call(requests.listOwnRequests, { token: worker.token, params, body: {} });
    expect((await told(id)).slice(1)).toEqual([
      `supervisor_liberado: portal ${boss.trabajador_id} ${second.trabajador_id}`,
      `a_administracion: portal ${administrator.trabajador_id}`,
    ]);
  });

  it("closures have a timeline too, also cancelled ones", async () => {
    const id = await close();
    await t.call(requests.deleteRequest, { token: worker.token, params: { id } });
    expect((await told(id)).map((one) => one.split(":")[0])).toEqual(["enviada", "borrada"]);
    const again = await close();
    await approve(boss, again);
    await approve(second, again);
    expect((await told(again)).at(-1)).toBe("aprobada: portal");
  });

  it("the timeline has the changes of an edit, in the reader's language", async () => {
    const moving = await leave.rule(company, {
      kind: 4,
      codigo: "mudanza",
      admite_medio_dia: true,
    });
    const wedding = await leave.rule(company, { kind: 4, codigo: "boda" });
    const id = await ask({ pe_solicitud_tipo_id: 4, pe_solicitud_subtipo_id: wedding });
    await t.call(absences.editRequest, {
      token: worker.token,
      params: { id },
      body: {
        pe_solicitud_tipo_id: 4,
        pe_solicitud_subtipo_id: moving,
        titulo: "Cambio de casa",
        periodos: [{ fecha_inicio: "2026-12-15", fecha_fin: "2026-12-15", pe_tipo_periodo_id: 2 }],
      },
    });
    const changes = async (language: Language): Promise<unknown> =>
      (await eventsOf(id, language)).find((one) => one.tipo === "editada")?.cambios;
    expect(await changes("es")).toEqual(
      expect.arrayContaining([
        { campo: "titulo", antes: null, despues: "Cambio de casa" },
        { campo: "pe_solicitud_subtipo_id", antes: "boda", despues: "mudanza" },
        {
          campo: "periodos",
          antes: "14–18 de diciembre de 2026",
          despues: "15 de diciembre de 2026 (media jornada, mañana)",
        },
      ]),
    );
    expect(await changes("fr")).toContainEqual({
      campo: "periodos",
      antes: "14–18 décembre 2026",
      despues: "15 décembre 2026 (demi-journée, matin)",
    });
  });
});

it("rows of the timeline can be added, never changed or deleted", async () => {
  const id = await ask();
  const change = t.ctx.db.tenant(company.empresa_id, async (tx) =>
    tx.deleteFrom("solicitud_suceso").where("solicitud_id", "=", id).execute(),
  );
  await expect(change).rejects.toThrow(/permission denied/);
});
