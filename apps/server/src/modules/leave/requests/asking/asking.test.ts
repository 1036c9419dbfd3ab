import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import * as requests from "@atrio/contract/leave/requests";
import { requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let first: SignedIn;
let second: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, first, second, worker, administrator } = await leave.team());
});

afterAll(() => t.stop());

type Body = EndpointRequest<typeof absences.createRequest>["body"];

const days = (from: string, to = from, kind = 1): Body => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: from, fecha_fin: to }],
});

const ask = async (body: Body, who = worker): Promise<Answer> =>
  t.call(absences.createRequest, { token: who.token, body });
const edit = async (id: number, body: Body, who = worker): Promise<Answer> =>
  t.call(absences.editRequest, { token: who.token, params: { id }, body });
const rectify = async (id: number, body: Body, who = worker): Promise<Answer> =>
  t.call(absences.rectifyRequest, { token: who.token, params: { id }, body });
const cancel = async (id: number, who = worker, motivo?: string): Promise<Answer> =>
  t.call(absences.cancelRequest, {
    token: who.token,
    params: { id },
    body: motivo === undefined ? {} : { motivo },
  });
const remove = async (id: number, who = worker): Promise<Answer> =>
  t.call(requests.deleteRequest, { token: who.token, params: { id } });
const approve = async (id: number, who: SignedIn): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });
const reject = async (id: number, who: SignedIn): Promise<Answer> =>
  t.call(requests.rejectRequest, {
    token: who.token,
    body: { solicitud_id: id, motivo: "Falta gente" },
  });
const detail = async (id: number, who = worker): Promise<Answer> =>
  t.call(absences.getRequest, { token: who.token, params: { id } });

async function sent(body: Body, who = worker): Promise<number> {
  const answer = await ask(body, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function approved(body: Body): Promise<number> {
  const id = await sent(body);
  for (const one of [first, second]) {
    const answer = await approve(id, one);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  return id;
}

async function toldTo(who: Worker): Promise<string[]> {
  const rows = await t.sql<{ clave: string }>(
    "select clave from notificacion where trabajador_id = $1 order by id",
    [who.trabajador_id],
  );
  return rows.map((row) => row.clave.replace(/:\d{4}-.*$/, ""));
}

const eventsOf = async (id: number): Promise<string[]> =>
  (await detail(id)).body.data.sucesos.map((one: { tipo: string }) => one.tipo);

describe("sending", () => {
  it("a sent request reserves its days at once and asks every supervisor", async () => {
    const answer = await ask({
      ...days("2026-12-14", "2026-12-20"),
      titulo: "Puente",
      descripcion: "En familia",
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { id } = answer.body.data;
    expect(answer.body.data).toMatchObject({
      titulo: "Puente",
      descripcion: "En familia",
      estado_id: 1,
      ausencia: {
        unidad: "laborables",
        coste: 5,
        periodos: [{ fecha_inicio: "2026-12-14", fecha_fin: "2026-12-20", diferencia_dias: 5 }],
      },
      aprobaciones: [
        { supervisor: { id: first.trabajador_id }, aprobada: null },
        { supervisor: { id: second.trabajador_id }, aprobada: null },
      ],
      can: { editar: true, cancelar: true, borrar: true, rectificar: false, adjuntar: true },
      motivos: {
        editar: null,
        cancelar: null,
        rectificar: "Solo se puede rectificar una solicitud aprobada.",
      },
    });
    expect(await leave.daysOf(worker)).toHaveLength(7);
    expect(await toldTo(first)).toEqual([`request_to_decide:${id}`]);
    expect(await toldTo(second)).toEqual([`request_to_decide:${id}`]);
    expect(await eventsOf(id)).toEqual(["enviada"]);
  });

  it("a request asks administrators without a supervisor, or where the rule says so", async () => {
    const alone = await leave.worker(company);
    const id = await sent(days("2026-12-14"), alone);
    const rule = await leave.rule(company, {
      kind: 4,
      codigo: "excedencia",
      decide: "administrador",
    });
    const other = await sent({
      ...days("2026-12-14", "2026-12-14", 4),
      pe_solicitud_subtipo_id: rule,
    });
    expect(await toldTo(administrator)).toEqual([
      `request_to_decide:${id}`,
      `request_to_decide:${other}`,
    ]);
    expect((await detail(other)).body.data.aprobaciones).toEqual([]);
    expect((await approve(other, first)).body.code).toBe("approval.not_found");
  });

  it("a request never asks its own worker, as own supervisor or only administrator", async () => {
    const own = await leave.supervisor(company);
    await leave.office(own);
    await t.factory.supervise(own, worker);
    const id = await sent(days("2026-12-14"), own);
    expect(await toldTo(own)).toEqual([]);
    expect((await approve(id, own)).body.code).toBe("approval.not_found");
  });

  it("a request is sent once for an idempotency key", async () => {
    const call = {
      token: worker.token,
      body: days("2026-12-14"),
      headers: { "idempotency-key": "solicitud-1" },
    };
    const one = await t.call(absences.createRequest, call);
    const again = await t.call(absences.createRequest, call);
    expect(again.body).toEqual(one.body);
    expect(await leave.daysOf(worker)).toEqual(["2026-12-14 1"]);
  });

  it("sending a request is for oneself, with the module and a session", async () => {
    const body = days("2026-12-14");
    expect((await t.call(absences.createRequest, { body })).status).toBe(401);
    const other = { ...body, trabajador_id: first.trabajador_id };
    expect((await ask(other)).status).toBe(404);
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 2", [
      company.empresa_id,
    ]);
    expect((await ask(body)).body.code).toBe("module.not_hired");
  });

  it("an expense is stored with its amount", async () => {
    const answer = await ask({
      pe_solicitud_tipo_id: 9,
      fecha_gasto: "2026-11-17",
      pe_gasto_tipo_id: 2,
      kilometros: 100,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      ausencia: null,
      gasto: { importe: 26, kilometros: 100, tarifa_km: 0.26 },
      can: { editar: true, cancelar: true, rectificar: false },
      motivos: { rectificar: null },
    });
    const { id } = answer.body.data;
    for (const one of [first, second]) await approve(id, one);
    expect((await detail(id)).body.data).toMatchObject({
      estado_id: 2,
      can: { editar: false, cancelar: false, rectificar: false, adjuntar: false },
    });
    expect((await cancel(id)).body.code).toBe("leave.not_cancellable");
  });
});

describe("editing", () => {
  it("an edit asks the supervisors again, frees the former days and records the changes", async () => {
    const id = await sent({ ...days("2026-12-14", "2026-12-15"), titulo: "Viaje" });
    await approve(id, first);
    t.clock.advance({ minutes: 5 });
    const answer = await edit(id, { ...days("2026-12-15", "2026-12-17"), titulo: "Boda" });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      id,
      titulo: "Boda",
      estado_id: 1,
      editada_en: "2026-11-18T08:05:00Z",
      aprobaciones: [{ aprobada: null }, { aprobada: null }],
      ausencia: { coste: 3 },
    });
    expect(await leave.daysOf(worker)).toEqual(["2026-12-15 1", "2026-12-16 1", "2026-12-17 1"]);
    const shown = (await detail(id)).body.data;
    expect(shown.sucesos.at(-1)).toMatchObject({
      tipo: "editada",
      autor: { id: worker.trabajador_id },
      cambios: [
        { campo: "titulo", antes: "Viaje", despues: "Boda" },
        {
          campo: "periodos",
          antes: "14–15 de diciembre de 2026",
          despues: "15–17 de diciembre de 2026",
        },
      ],
    });
    expect(await toldTo(first)).toEqual([`request_to_decide:${id}`, `request_edited:${id}`]);
    await approve(id, first);
    expect((await approve(id, second)).body.data.estado_id).toBe(2);
  });

  it("an edit without a change asks nobody, and keeps the decisions", async () => {
    const id = await sent(days("2026-12-14"));
    await approve(id, first);
    const answer = await edit(id, days("2026-12-14"));
    expect(answer.body.data.aprobaciones[0]).toMatchObject({ aprobada: true });
    expect(answer.body.data.editada_en).toBeNull();
    expect(await eventsOf(id)).toEqual(["enviada", "aprobada_por_supervisor"]);
    expect(await toldTo(second)).toEqual([`request_to_decide:${id}`]);
  });

  it("an edit is judged like a new request, without its own days and with its files", async () => {
    const id = await sent(days("2026-12-14", "2026-12-17", 2));
    const longer = await edit(id, days("2026-12-14", "2026-12-18", 2));
    expect([longer.status, longer.body.code]).toEqual([409, "leave.not_enough"]);
    expect(longer.body.message).toContain("4 días");
    expect((await edit(id, days("2026-12-15", "2026-12-18", 2))).status).toBe(200);
    const rule = await leave.rule(company, { kind: 4, codigo: "boda", requiere_documento: true });
    const file = await leave.file(worker);
    const body = { ...days("2026-12-21", "2026-12-21", 4), pe_solicitud_subtipo_id: rule };
    const other = await sent({ ...body, documento_ids: [file] });
    const moved = { ...days("2026-12-22", "2026-12-22", 4), pe_solicitud_subtipo_id: rule };
    expect((await edit(other, moved)).status).toBe(200);
  });

  it("an edit keeps the kind, and a rule that the company no longer offers", async () => {
    const rule = await leave.rule(company, { kind: 4, codigo: "boda" });
    const body = { ...days("2026-12-14", "2026-12-14", 4), pe_solicitud_subtipo_id: rule };
    const id = await sent(body);
    await t.sql("update permiso_tipo set activo = false where id = $1", [rule]);
    const moved = { ...days("2026-12-15", "2026-12-15", 4), pe_solicitud_subtipo_id: rule };
    expect((await edit(id, moved)).status).toBe(200);
    expect((await edit(id, days("2026-12-15", "2026-12-15", 2))).body.code).toBe(
      "leave.kind_unknown",
    );
    const expense = {
      pe_solicitud_tipo_id: 9,
      fecha_gasto: "2026-11-17",
      pe_gasto_tipo_id: 2,
      kilometros: 1,
    };
    expect((await edit(id, expense)).body.code).toBe("leave.kind_unknown");
  });

  it("editing is for own pending requests", async () => {
    const id = await approved(days("2026-12-14"));
    const body = days("2026-12-15");
    expect((await edit(id, body)).body.code).toBe("approval.already_decided");
    expect((await detail(id)).body.data).toMatchObject({
      can: { editar: false },
      motivos: { editar: "Esta solicitud ya está resuelta." },
    });
    expect((await edit(id, body, first)).body.code).toBe("approval.not_found");
    const stranger = await leave.worker(await leave.company());
    expect((await edit(id, body, stranger)).body.code).toBe("approval.not_found");
  });
});

describe("cancelling", () => {
  it("cancelling frees the days of a pending request and tells its approvers", async () => {
    const id = await sent(days("2026-12-14"));
    const answer = await cancel(id, worker, "Ya no hace falta");
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      estado_id: 4,
      cancelada_en: "2026-11-18T08:00:00Z",
      can: { cancelar: false, editar: false, borrar: false },
      motivos: { cancelar: "Esta solicitud ya no se puede cancelar." },
    });
    expect(await leave.daysOf(worker)).toEqual([]);
    expect((await cancel(id)).status).toBe(200);
    expect(await toldTo(first)).toEqual([`request_to_decide:${id}`, `request_cancelled:${id}`]);
    expect((await detail(id)).body.data.sucesos.at(-1)).toMatchObject({
      tipo: "cancelada",
      motivo: "Ya no hace falta",
    });
    expect((await approve(id, first)).body.code).toBe("approval.already_decided");
    await sent(days("2026-12-14"));
  });

  it("cancelling frees the days of an approved future request, and keeps its decision date", async () => {
    const id = await approved(days("2026-11-19", "2026-11-20"));
    t.clock.advance({ hours: 3 });
    const answer = await cancel(id);
    expect(answer.body.data).toMatchObject({
      estado_id: 4,
      decidida_en: "2026-11-18T08:00:00Z",
      cancelada_en: "2026-11-18T11:00:00Z",
    });
    expect(await leave.daysOf(worker)).toEqual([]);
  });

  it("cancelling is refused once a day has come: the absence is shortened by rectifying", async () => {
    const id = await approved(days("2026-11-19", "2026-11-20"));
    t.clock.set("2026-11-19T06:00:00Z");
    worker = { ...worker, token: await t.factory.session(worker) };
    const answer = await cancel(id);
    expect([answer.status, answer.body.code]).toEqual([409, "leave.started"]);
    expect((await detail(id)).body.data.motivos.cancelar).toBe(
      "El permiso ya ha empezado: para acortarlo, rectifícalo; si al final no faltaste, pide su retirada.",
    );
    const shorter = await rectify(id, days("2026-11-19"));
    expect(shorter.status, JSON.stringify(shorter.body)).toBe(200);
  });

  it("cancelling is refused for days of a locked year, except for unapproved requests", async () => {
    const id = await approved(days("2026-12-14"));
    const pending = await sent(days("2026-12-15"));
    await lockYear(2026);
    expect((await cancel(id)).body.code).toBe("leave.year_locked");
    expect((await cancel(pending)).status).toBe(200);
  });

  it("cancelling a request also cancels its pending rectification", async () => {
    const id = await approved(days("2026-12-14"));
    const { data } = (await rectify(id, days("2026-12-15"))).body;
    expect((await cancel(id)).status).toBe(200);
    expect((await detail(data.id)).body.data.estado_id).toBe(4);
    expect(await leave.daysOf(worker)).toEqual([]);
  });

  it("a month's closure is neither cancelled nor edited through absence calls", async () => {
    await t.factory.insert("jornada", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      dia: "2026-10-01",
      zona_horaria: "Europe/Madrid",
    });
    const closure = await t.call(requestClosure, {
      token: worker.token,
      body: { trabajador_id: worker.trabajador_id, year: 2026, month: 10 },
    });
    expect(closure.status, JSON.stringify(closure.body)).toBe(200);
    const { id } = closure.body.data.solicitud;
    expect((await cancel(id)).body.code).toBe("leave.not_cancellable");
    expect((await edit(id, days("2026-12-14"))).body.code).toBe("leave.kind_unknown");
    expect((await detail(id)).body.data).toMatchObject({
      estado_id: 1,
      can: { editar: false, cancelar: false, rectificar: false, adjuntar: false, borrar: true },
      motivos: { editar: null, cancelar: null, rectificar: null },
    });
  });

  it("cancelling is refused for rejected requests, and for other people's", async () => {
    const id = await sent(days("2026-12-14"));
    expect((await cancel(id, first)).body.code).toBe("approval.not_found");
    await reject(id, first);
    expect((await cancel(id)).body.code).toBe("leave.not_cancellable");
  });
});

describe("deleting", () => {
  it("a deleted request leaves a tombstone that nobody sees, and frees its days", async () => {
    const id = await sent(days("2026-12-14"));
    expect((await remove(id)).status).toBe(200);
    expect(await leave.daysOf(worker)).toEqual([]);
    for (const who of [worker, first, administrator]) {
      expect((await detail(id, who)).body.code).toBe("approval.not_found");
    }
    expect((await cancel(id)).body.code).toBe("approval.not_found");
    const [kept] = await t.sql("select estado_id, borrada from solicitud where id = $1", [id]);
    expect(kept).toEqual({ estado_id: 4, borrada: true });
    const trail = await t.sql("select accion from auditoria where objeto_id = $1", [String(id)]);
    expect(trail).toEqual([{ accion: "solicitud.borrada" }]);
    await sent(days("2026-12-14"));
  });

  it("deleting a request is refused once somebody has decided", async () => {
    const id = await sent(days("2026-12-14"));
    await approve(id, first);
    expect((await remove(id)).body.code).toBe("approval.already_decided");
    expect((await detail(id)).body.data.can).toMatchObject({ borrar: false, cancelar: true });
  });
});

async function lockYear(year: number): Promise<void> {
  await t.factory.insert("saldo_anyo_cerrado", {
    empresa_id: company.empresa_id,
    anyo: year,
    cerrado_en: "2026-11-01T00:00:00Z",
    cerrado_por: administrator.trabajador_id,
  });
}

describe("rectifying", () => {
  it("a rectification replaces the approved request once approved, not before", async () => {
    const id = await approved(days("2026-12-14", "2026-12-17"));
    const answer = await rectify(id, days("2026-12-15", "2026-12-18"));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const next = answer.body.data.id;
    expect(answer.body.data).toMatchObject({ estado_id: 1, rectifica_id: id });
    const still = (await detail(id)).body.data;
    expect(still).toMatchObject({ estado_id: 2, sustituida_por: null, rectificacion_id: next });
    expect((await leave.daysOf(worker)).filter((day) => day.endsWith("aprobada"))).toEqual([
      "2026-12-14 1 aprobada",
      "2026-12-15 1 aprobada",
      "2026-12-16 1 aprobada",
      "2026-12-17 1 aprobada",
    ]);
    for (const one of [first, second]) {
      const decided = await approve(next, one);
      expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    }
    expect(await leave.daysOf(worker)).toEqual([
      "2026-12-15 1 aprobada",
      "2026-12-16 1 aprobada",
      "2026-12-17 1 aprobada",
      "2026-12-18 1 aprobada",
    ]);
    expect((await detail(id)).body.data).toMatchObject({
      estado_id: 2,
      sustituida_por: next,
      can: { cancelar: false, rectificar: false },
    });
    expect((await eventsOf(id)).slice(-2)).toEqual(["rectificacion_pedida", "rectificada"]);
  });

  it("a rejected rectification changes nothing, and may be asked for again", async () => {
    const id = await approved(days("2026-12-14"));
    const wrong = (await rectify(id, days("2026-12-15"))).body.data.id;
    await reject(wrong, second);
    expect(await leave.daysOf(worker)).toEqual(["2026-12-14 1 aprobada"]);
    expect((await detail(id)).body.data).toMatchObject({
      sustituida_por: null,
      rectificacion_id: null,
      can: { rectificar: true },
    });
    expect((await rectify(id, days("2026-12-16"))).status).toBe(200);
  });

  it("a request has one rectification at a time, and a rectification none", async () => {
    const id = await approved(days("2026-12-14"));
    const next = (await rectify(id, days("2026-12-15"))).body.data.id;
    const again = await rectify(id, days("2026-12-16"));
    expect([again.status, again.body.code]).toEqual([409, "leave.already_rectified"]);
    for (const one of [first, second]) await approve(next, one);
    expect((await rectify(id, days("2026-12-16"))).body.code).toBe("leave.already_rectified");
    expect((await rectify(next, days("2026-12-16"))).body.code).toBe("leave.already_rectified");
    expect((await detail(next)).body.data).toMatchObject({
      can: { rectificar: false, cancelar: true },
      motivos: { rectificar: "Esta solicitud ya se ha rectificado una vez." },
    });
  });

  it("a rectification moves days of a spent balance, and takes no ungranted ones", async () => {
    const id = await approved(days("2026-12-14", "2026-12-17", 2));
    const more = await rectify(id, days("2026-12-21", "2026-12-28", 2));
    expect([more.status, more.body.code]).toEqual([409, "leave.not_enough"]);
    const answer = await rectify(id, days("2026-12-21", "2026-12-24", 2));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const extra = await ask(days("2026-12-28", "2026-12-28", 2));
    expect(extra.body.code).toBe("leave.not_enough");
    for (const one of [first, second]) {
      expect((await approve(answer.body.data.id, one)).status).toBe(200);
    }
    expect(await leave.daysOf(worker)).toHaveLength(4);
  });

  it("rectifying is for own approved absences, of the same kind", async () => {
    const id = await sent(days("2026-12-14"));
    expect((await rectify(id, days("2026-12-15"))).body.code).toBe("leave.not_approved");
    for (const one of [first, second]) await approve(id, one);
    expect((await rectify(id, days("2026-12-15"), first)).body.code).toBe("approval.not_found");
    expect((await rectify(id, days("2026-12-15", "2026-12-15", 2))).body.code).toBe(
      "leave.kind_unknown",
    );
  });

  it("a pending rectification may be edited, over the days of the approved request", async () => {
    const id = await approved(days("2026-12-14", "2026-12-15"));
    const next = (await rectify(id, days("2026-12-15", "2026-12-16"))).body.data.id;
    const answer = await edit(next, days("2026-12-14", "2026-12-16"));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({ rectifica_id: id, ausencia: { coste: 3 } });
    expect((await cancel(next)).status).toBe(200);
    expect(await leave.daysOf(worker)).toEqual(["2026-12-14 1 aprobada", "2026-12-15 1 aprobada"]);
  });

  it("a rectification may keep days that can no longer change", async () => {
    const id = await approved(days("2026-12-30", "2027-01-05"));
    t.clock.set("2027-01-02T08:00:00Z");
    worker = { ...worker, token: await t.factory.session(worker) };
    await lockYear(2026);
    expect((await rectify(id, days("2026-12-31", "2027-01-05"))).body.code).toBe(
      "leave.year_locked",
    );
    expect((await rectify(id, days("2026-12-30", "2027-01-04"))).status).toBe(200);
  });
});
