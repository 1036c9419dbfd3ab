import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listInbox } from "@atrio/contract/company/inbox";
import type { InboxPage } from "@atrio/contract/company/inbox";
import { createRequest } from "@atrio/contract/leave/absences";
import {
  approveRequest,
  commentOwnRequest,
  commentRequest,
  decideRequests,
  rejectRequest,
} from "@atrio/contract/leave/requests";
import { rejectSignature } from "@atrio/contract/papers/signatures";
import { changeRegistration, createRegistration } from "@atrio/contract/projects/registrations";
import * as exchanges from "@atrio/contract/shifts/exchanges";
import { restRules } from "@atrio/contract/shifts/rest-rules";
import * as shifts from "@atrio/contract/shifts/shifts";
import * as changes from "@atrio/contract/time/changes";
import { requestClosure } from "@atrio/contract/time/closures";

import { startDesk } from "../../../../test/desk.ts";
import type { Desk } from "../../../../test/desk.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";
import { allowSigning } from "../../../../test/model145.ts";
import { makeProject } from "../../../../test/projects.ts";
import { makeArea } from "../../../../test/shifts.ts";
import { signatureDesk } from "../../../../test/signatures.ts";
import { statementsOf } from "../../../../test/statements.ts";

// Wednesday 18 November 2026, 12:00 in Madrid.
const now = "2026-11-18T11:00:00Z";

let desk: Desk;
let boss: SignedIn;
let ana: SignedIn;
let luis: SignedIn;
let outsider: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
  const { t, company } = desk;
  const leave = createLeaveFactory(t);
  await leave.rule(company, { kind: 1 });
  await leave.rule(company, { kind: 4, codigo: "boda", requiere_documento: true });
  boss = await desk.hire({
    permiso_supervisor: true,
    supervisor_bolsa_horas: true,
    permiso_gestor_turnos: true,
  });
  ana = await desk.hire();
  luis = await desk.hire();
  outsider = await desk.hire({ permiso_supervisor: true, supervisor_bolsa_horas: true });
  for (const one of [ana, luis]) {
    await t.factory.schedule({
      worker: one,
      tramos: [1, 2, 3, 4, 5].map((day) => [day, "09:00", "17:00"]),
    });
    await t.factory.supervise(boss, one);
  }
});

afterAll(() => desk.t.stop());

async function inbox(who: SignedIn, filter: object = {}): Promise<InboxPage> {
  const answer = await desk.t.call(listInbox, {
    token: who.token,
    query: { paramsFront: JSON.stringify(filter) },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const kindsOf = async (who: SignedIn): Promise<string[]> =>
  (await inbox(who)).data.map(({ tipo }) => tipo);

async function ask(who: SignedIn, kind: number, days: [string, string]): Promise<number> {
  const [fecha_inicio, fecha_fin] = days;
  const sent = await desk.t.call(createRequest, {
    token: who.token,
    body: { pe_solicitud_tipo_id: kind, periodos: [{ fecha_inicio, fecha_fin }] },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body.data.id;
}

const approve = async (solicitud_id: number) =>
  desk.t.call(approveRequest, { token: boss.token, body: { solicitud_id } });

describe("what waits for somebody (Rule COMPANY-113)", () => {
  it("is for signed-in people, and empty where nothing waits", async () => {
    expect((await desk.t.call(listInbox)).status).toBe(401);
    const wrong = { token: ana.token, query: { paramsFront: '{"acto":"nada"}' } };
    expect((await desk.t.call(listInbox, wrong)).status).toBe(422);
    expect(await inbox(boss)).toEqual({
      data: [],
      total: 0,
      pendientes: 0,
      espera_desde: null,
      tipos: [],
    });
  });

  it("a request waits for its supervisor until it is decided, and for nobody else", async () => {
    const id = await ask(ana, 1, ["2026-12-21", "2026-12-23"]);
    expect(await inbox(boss)).toMatchObject({
      total: 1,
      pendientes: 1,
      tipos: [{ tipo: "solicitud", acto: "aprobar", total: 1 }],
      data: [
        {
          tipo: "solicitud",
          acto: "aprobar",
          id,
          persona: { id: ana.trabajador_id },
          pe_solicitud_tipo_id: 1,
          fecha_inicio: "2026-12-21",
          fecha_fin: "2026-12-23",
          coste: 3,
          unidad: "laborables",
          espera_desde: now,
          hasta: "2026-12-21",
          ausentes: 0,
          bloqueo: null,
          link: `/absencesSupervisor?solicitud=${id}`,
        },
      ],
    });
    for (const other of [ana, luis, outsider]) expect(await kindsOf(other)).toEqual([]);
    await approve(id);
    expect(await kindsOf(boss)).toEqual([]);
  });

  it("a change of a signing waits for the worker's answer, a correction for the supervisor", async () => {
    const { t } = desk;
    const dia = "2026-11-17";
    const times = { hora_inicio: `${dia}T08:00:00Z`, hora_fin: `${dia}T16:00:00Z` };
    await t.call(changes.addTeamSigning, {
      token: boss.token,
      body: {
        trabajador_id: ana.trabajador_id,
        dia,
        ...times,
        fichador_id: desk.office,
        motivo: "Sin red",
      },
    });
    const [change] = (await inbox(ana)).data;
    expect(change).toMatchObject({
      tipo: "cambio_fichaje",
      acto: "confirmar",
      persona: { id: boss.trabajador_id },
      texto: "Sin red",
      fecha_inicio: dia,
      link: `/timeRegistration?dia=${dia}`,
    });
    await t.call(changes.answerSigningChange, {
      token: ana.token,
      params: { id: change?.id ?? 0 },
      body: { respuesta: "confirmado" },
    });
    expect(await kindsOf(ana)).toEqual([]);
    const sent = await t.call(changes.requestCorrection, {
      token: luis.token,
      body: {
        trabajador_id: luis.trabajador_id,
        dia,
        descripcion: "Olvido",
        propuesta: [{ accion: "anadir", ...times, fichador_id: desk.office }],
      },
    });
    const { id } = sent.body.data;
    expect((await inbox(boss)).data).toMatchObject([
      {
        tipo: "solicitud",
        pe_solicitud_tipo_id: 11,
        fecha_inicio: dia,
        link: `/timeRegistrationSupervisor?vista=decidir&solicitud=${id}`,
      },
    ]);
    const body = { solicitud_id: id, motivo: "No consta" };
    await t.call(rejectRequest, { token: boss.token, body });
    expect(await kindsOf(boss)).toEqual([]);
  });

  it("an ended month waits for its worker, and once asked for, for the supervisor", async () => {
    await desk.clock(luis, [["2026-10-05T07:00:00Z", "2026-10-05T15:00:00Z"]]);
    expect((await inbox(luis)).data).toMatchObject([
      {
        tipo: "cierre",
        acto: "cerrar",
        id: 202_610,
        persona: null,
        fecha_inicio: "2026-10-01",
        fecha_fin: "2026-10-31",
        link: "/timeRegistration?mes=2026-10",
      },
    ]);
    const body = { trabajador_id: luis.trabajador_id, year: 2026, month: 10 };
    const asked = await desk.t.call(requestClosure, { token: luis.token, body });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(await kindsOf(luis)).toEqual([]);
    const [row] = (await inbox(boss)).data;
    expect(row).toMatchObject({ pe_solicitud_tipo_id: 10, fecha_inicio: "2026-10-01" });
    await approve(row?.id ?? 0);
    expect(await kindsOf(boss)).toEqual([]);
  });

  it("documents to sign, missing proofs and offered shifts wait for the worker", async () => {
    const { t, company } = desk;
    const office = await desk.hire({ administrador: true });
    await allowSigning(t, ana);
    const signature = await signatureDesk(t).asked(office, [ana]);
    const boda = await ask(ana, 4, ["2026-11-30", "2026-12-01"]);
    await t.sql("update solicitud set justificante_hasta = '2026-12-05' where id = $1", [boda]);
    await t.factory.insertAll(
      "turno_norma",
      restRules.map((norma) => ({ empresa_id: company.empresa_id, norma, nivel: "ninguna" })),
    );
    const area = await makeArea(t, { company, managers: [boss], workers: [ana, luis] });
    const { token } = boss;
    const shift = { fecha: "2026-12-10", hora_inicio: "09:00", hora_fin: "17:00" };
    const made = await t.call(shifts.createShift, {
      token,
      body: { ...shift, pe_area_trabajo_id: area },
    });
    const turno_id: number = made.body.data.id;
    await t.call(shifts.assignWorkers, {
      token,
      body: { turno_id, worker_ids: [luis.trabajador_id] },
    });
    const body = { tipo: "cesion", turno_id, companero_id: ana.trabajador_id };
    const offered = await t.call(exchanges.askExchange, { token: luis.token, body: body as never });
    expect(offered.status, JSON.stringify(offered.body)).toBe(200);
    const offer: number = offered.body.data.id;
    expect((await inbox(ana)).data).toMatchObject([
      { tipo: "firma", acto: "firmar", id: signature, persona: null },
      { tipo: "turno_ofrecido", acto: "confirmar", id: offer, fecha_inicio: "2026-12-10" },
      { tipo: "justificante", acto: "completar", id: boda, hasta: "2026-12-05" },
    ]);
    expect((await inbox(ana, { acto: "firmar" })).data.map(({ id }) => id)).toEqual([signature]);
    const signed = { token: ana.token, params: { id: signature }, body: { motivo: "No" } };
    await t.call(rejectSignature, signed);
    const taken = { token: ana.token, params: { id: offer }, body: { aceptar: true } };
    expect((await t.call(exchanges.answerExchange, taken)).status).toBe(200);
    expect(await kindsOf(ana)).toEqual(["justificante"]);
    expect(await kindsOf(boss)).toEqual(["cambio_turno", "solicitud"]);
    const confirmed = {
      token: boss.token,
      params: { id: offer },
      body: { confirmar: false, motivo: "No" },
    };
    await t.call(exchanges.decideExchange, confirmed);
    await t.call(rejectRequest, {
      token: boss.token,
      body: { solicitud_id: boda, motivo: "Faltan papeles" },
    });
    expect(await kindsOf(ana)).toEqual([]);
    expect(await kindsOf(boss)).toEqual([]);
  });

  it("incidences and documents of the team wait for who decides them", async () => {
    const { t, company } = desk;
    const { empresa_id } = company;
    const { id } = await t.factory.insert<{ id: number }>("incidencia", {
      empresa_id,
      trabajador_id: ana.trabajador_id,
      dia: "2026-10-20",
      minutos_diferencia: 95,
      minutos: 90,
      creada_en: "2026-10-21T08:00:00Z",
    });
    expect((await inbox(boss)).data).toMatchObject([
      { tipo: "incidencia", id, persona: { id: ana.trabajador_id }, minutos: 90 },
    ]);
    expect(await kindsOf(outsider)).toEqual([]);
    await t.factory.insert("incidencia_validacion", {
      empresa_id,
      incidencia_id: id,
      trabajador_id: ana.trabajador_id,
      supervisor_id: boss.trabajador_id,
      validada_en: now,
    });
    expect(await kindsOf(boss)).toEqual([]);
  });
});

describe("questions and hours of projects", () => {
  it("a question about a request waits for its worker until somebody writes (Rule COMPANY-121)", async () => {
    const id = await ask(ana, 1, ["2026-12-30", "2026-12-30"]);
    const say = async (comentario: string) => {
      const answer = await desk.t.call(commentRequest, {
        token: boss.token,
        params: { id },
        body: { comentario },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      desk.t.clock.advance({ seconds: 1 });
    };
    await say("Lo miro hoy.");
    expect(await kindsOf(ana)).toEqual([]);
    await say("¿Te da igual el 28?");
    expect((await inbox(ana)).data).toMatchObject([
      {
        tipo: "mensaje",
        acto: "responder",
        id,
        persona: { id: boss.trabajador_id },
        texto: "¿Te da igual el 28?",
        link: `/absences?solicitud=${id}`,
      },
    ]);
    expect(await kindsOf(luis)).toEqual([]);
    const answered = await desk.t.call(commentOwnRequest, {
      token: ana.token,
      params: { id },
      body: { comentario: "Sí, ¿lo cambio?" },
    });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    desk.t.clock.advance({ seconds: 1 });
    expect(await kindsOf(ana)).toEqual([]);
    await say("¿Puedes cambiarlo?");
    expect(await kindsOf(ana)).toEqual(["mensaje"]);
    await approve(id);
    expect(await kindsOf(ana)).toEqual([]);
  });

  it("a project with registrations to approve is a row for who is in charge", async () => {
    const { t, company } = desk;
    const dia = "2026-11-16";
    const project = await makeProject(t, {
      company,
      nombre: "Reforma",
      charges: [boss],
      workers: [luis],
    });
    await desk.clock(luis, [[`${dia}T08:00:00Z`, `${dia}T16:00:00Z`]]);
    const times = { hora_inicio: `${dia}T09:00:00Z`, hora_fin: `${dia}T11:00:00Z` };
    const made = await t.call(createRegistration, {
      token: luis.token,
      body: {
        trabajador_id: luis.trabajador_id,
        fichaje_id: (await desk.signing(luis, dia)).id,
        proyecto_id: project,
        ...times,
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect((await inbox(boss)).data).toMatchObject([
      {
        tipo: "registros",
        acto: "aprobar",
        id: project,
        persona: null,
        texto: "Reforma",
        minutos: 120,
        link: `/projectSupervisor?proyecto=${project}&desde=${dia}&hasta=${dia}`,
      },
    ]);
    expect(await kindsOf(outsider)).toEqual([]);
    const { id } = made.body.data;
    const approved = { params: { id }, body: { aprobado: true } };
    await t.call(changeRegistration, { token: boss.token, ...approved });
    expect(await kindsOf(boss)).toEqual([]);
  });
});

describe("order and numbers (Rule COMPANY-114)", () => {
  it("what conflicts comes first, then what is near its day, then the oldest", async () => {
    const away = await ask(ana, 1, ["2026-12-14", "2026-12-14"]);
    await approve(away);
    const old = await ask(luis, 1, ["2026-12-28", "2026-12-28"]);
    desk.t.clock.advance({ minutes: 1 });
    const soon = await ask(luis, 1, ["2026-11-20", "2026-11-20"]);
    const same = await ask(luis, 1, ["2026-12-14", "2026-12-15"]);
    const ids = async () => (await inbox(boss)).data.map(({ id }) => id);
    expect(await ids()).toEqual([same, soon, old]);
    expect((await inbox(boss)).data[0]).toMatchObject({ ausentes: 1, bloqueo: null });
    await desk.t.factory.insert("periodo_bloqueado", {
      empresa_id: desk.company.empresa_id,
      nombre: "Inventario",
      fechas: "[2026-12-28,2026-12-29)",
      tipos: [1],
      impide: false,
    });
    expect(await ids()).toEqual([old, same, soon]);
    expect((await inbox(boss)).data[0]).toMatchObject({ bloqueo: "Inventario" });
  });

  it("pages keep the order, and numbers come without rows where they are enough", async () => {
    const page = await inbox(boss, { skip: 1, take: 10 });
    expect(page.data).toHaveLength(2);
    expect(page).toMatchObject({ total: 3, pendientes: 3 });
    expect(await inbox(boss, { solo_totales: true })).toMatchObject({
      data: [],
      pendientes: 3,
      tipos: [{ tipo: "solicitud", total: 3 }],
    });
    expect(await inbox(boss, { acto: "firmar" })).toMatchObject({ data: [], total: 0 });
  });

  it("the number of statements does not grow with what waits or with the team", async () => {
    const before = await statementsOf(() => inbox(boss));
    for (let count = 0; count < 5; count += 1) {
      const worker = await desk.hire();
      await desk.t.factory.supervise(boss, worker);
      await desk.t.factory.schedule({ worker, tramos: [[2, "09:00", "17:00"]] });
      await ask(worker, 1, ["2026-12-29", "2026-12-29"]);
    }
    expect(await statementsOf(() => inbox(boss))).toBe(before);
    const { data } = await inbox(boss);
    const body = { solicitud_ids: data.map(({ id }) => id), aprobada: true };
    await desk.t.call(decideRequests, { token: boss.token, body });
    expect(await kindsOf(boss)).toEqual([]);
  });

  it("without a hired module its kinds are left out", async () => {
    await ask(ana, 1, ["2026-12-03", "2026-12-03"]);
    expect(await kindsOf(boss)).toEqual(["solicitud"]);
    await desk.t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 101", [
      desk.company.empresa_id,
    ]);
    expect(await kindsOf(boss)).toEqual([]);
  });
});
