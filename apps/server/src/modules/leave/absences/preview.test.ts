import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import { listBalances } from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import * as requests from "@atrio/contract/leave/requests";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  company = await leave.company();
  supervisor = await leave.supervisor(company, "Ana");
  worker = await leave.worker(company, [supervisor]);
});

afterAll(() => t.stop());

type Body = EndpointRequest<typeof absences.previewRequest>["body"];

const days = (from: string, to = from, kind = 1): Body => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: from, fecha_fin: to }],
});

async function preview(
  body: Body,
  options: { who?: SignedIn; language?: string } = {},
): Promise<Answer> {
  const answer = await t.call(absences.previewRequest, {
    token: (options.who ?? worker).token,
    body,
    headers: { "accept-language": options.language ?? "es" },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function sent(body: Body, who = worker): Promise<number> {
  const answer = await t.call(absences.createRequest, { token: who.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function approved(body: Body, who = worker, by = supervisor): Promise<number> {
  const id = await sent(body, who);
  const answer = await t.call(requests.approveRequest, {
    token: by.token,
    body: { solicitud_id: id },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
}

describe("a balance that expires before the days asked for (Rule LEAVE-84)", () => {
  it("the form names what expires before them: both figures together are the card's", async () => {
    const home = await leave.company();
    await t.sql(
      "update saldo_regla set arrastre_maximo = 3, arrastre_hasta = '03-31' where empresa_id = $1 and saldo = 'vacaciones'",
      [home.empresa_id],
    );
    const boss = await leave.supervisor(home);
    const who = await leave.worker(home, [boss]);
    const answer = await t.call(listBalances, {
      token: who.token,
      params: { id: who.trabajador_id },
      query: { year: 2027 },
    });
    const card = answer.body.data.find(({ saldo }: Balance) => saldo === "vacaciones");
    expect(card.dias_restantes).toBe(25);
    const march = await preview(days("2027-03-30"), { who });
    expect(march).toMatchObject({ saldo: { anyos: [{ antes: 25, caduca_antes: 0 }] } });
    const april = await preview(days("2027-04-05"), { who });
    expect(april).toMatchObject({ saldo: { anyos: [{ antes: 22, caduca_antes: 3 }] } });
  });
});

describe("a preview", () => {
  it("a preview says day by day which days count, which do not and why", async () => {
    await t.factory.holiday(company, "2026-12-08", 2, "Inmaculada");
    const body: Body = {
      pe_solicitud_tipo_id: 1,
      periodos: [
        { fecha_inicio: "2026-12-04", fecha_fin: "2026-12-08" },
        { fecha_inicio: "2026-12-10", fecha_fin: "2026-12-10", pe_tipo_periodo_id: 3 },
      ],
    };
    expect(await preview(body)).toMatchObject({
      unidad: "laborables",
      coste: 2.5,
      dias: [
        { fecha: "2026-12-04", coste: 1, minutos: 420, motivo_no_cuenta: null },
        { fecha: "2026-12-05", coste: 0, motivo_no_cuenta: "descanso" },
        { fecha: "2026-12-06", coste: 0, motivo_no_cuenta: "descanso" },
        { fecha: "2026-12-07", coste: 1 },
        { fecha: "2026-12-08", coste: 0, motivo_no_cuenta: "festivo", festivo: "Inmaculada" },
        { fecha: "2026-12-10", coste: 0.5, minutos: 210, desde: "11:30", hasta: null },
      ],
    });
  });

  it("a preview shows the balance before and after, by the year of the days, and stores nothing", async () => {
    const answer = await preview(days("2026-12-28", "2027-01-04"));
    expect(answer).toMatchObject({
      problemas: [],
      saldo: {
        saldo: "vacaciones",
        anyos: [
          { anyo: 2026, antes: 22, caduca_antes: 0, coste: 4, despues: 18 },
          { anyo: 2027, antes: 22, caduca_antes: 0, coste: 2, despues: 20 },
        ],
      },
    });
    const [kept] = await t.sql(
      "select count(*)::int as kept from solicitud where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect(kept).toEqual({ kept: 0 });
  });

  it("a preview shows the rest of a yearly limit", async () => {
    const id = await leave.rule(company, {
      kind: 4,
      codigo: "medico",
      limite: 3,
      limite_por: "anyo",
    });
    const rule = { pe_solicitud_subtipo_id: id };
    await sent({ ...days("2026-12-14", "2026-12-14", 4), ...rule });
    expect(await preview({ ...days("2026-12-15", "2026-12-15", 4), ...rule })).toMatchObject({
      limite: { total: 3, por: "anyo", usado: 1, disponible: 2 },
    });
  });

  it("a preview reports every problem at once, each by its field", async () => {
    await t.sql("update empresa set plazo_justificante_dias = 0 where empresa_id = $1", [
      company.empresa_id,
    ]);
    await sent(days("2026-12-14"));
    const id = await leave.rule(company, { kind: 4, codigo: "boda", requiere_documento: true });
    const body = { ...days("2026-12-14", "2026-12-14", 4), pe_solicitud_subtipo_id: id };
    expect(await preview(body, { language: "fr" })).toMatchObject({
      problemas: [
        { code: "leave.overlap", field: "periodos" },
        { code: "leave.document_required", field: "documento_ids" },
      ],
    });
  });

  it("a preview names the own requests on the same days", async () => {
    const id = await sent(days("2026-12-14", "2026-12-15"));
    expect(await preview(days("2026-12-15", "2026-12-16"))).toMatchObject({
      solapes: [{ solicitud_id: id, fecha: "2026-12-15", pe_solicitud_tipo_id: 1, estado_id: 1 }],
    });
  });

  it("a preview of an edit or rectification ignores the days of that request", async () => {
    const id = await sent(days("2026-12-14", "2026-12-15"));
    expect(await preview({ ...days("2026-12-15", "2026-12-16"), solicitud_id: id })).toMatchObject({
      problemas: [],
      solapes: [],
      saldo: { anyos: [{ antes: 22, coste: 2, despues: 20 }] },
    });
    const other = await approved(days("2026-12-21"));
    const rectification = { ...days("2026-12-21", "2026-12-22"), rectifica_id: other };
    expect(await preview(rectification)).toMatchObject({ problemas: [], solapes: [] });
    expect(await preview({ ...days("2026-12-22"), solicitud_id: other })).toMatchObject({
      problemas: [{ code: "approval.already_decided", field: null }],
    });
    expect(await preview({ ...days("2026-12-14"), rectifica_id: id })).toMatchObject({
      problemas: [{ code: "leave.not_approved", field: null }],
    });
  });

  it("a preview of other people's requests is 404", async () => {
    const id = await sent(days("2026-12-14"));
    const colleague = await leave.worker(company, [supervisor]);
    for (const target of [{ solicitud_id: id }, { rectifica_id: id }]) {
      const answer = await t.call(absences.previewRequest, {
        token: colleague.token,
        body: { ...days("2026-12-14"), ...target },
      });
      expect(answer.body.code).toBe("approval.not_found");
    }
    const other = { ...days("2026-12-14"), trabajador_id: colleague.trabajador_id };
    const answer = await t.call(absences.previewRequest, { token: worker.token, body: other });
    expect(answer.status).toBe(404);
    expect((await t.call(absences.previewRequest, { body: days("2026-12-14") })).status).toBe(401);
  });

  it("a preview of an expense shows its amount", async () => {
    const body: Body = {
      pe_solicitud_tipo_id: 9,
      fecha_gasto: "2026-11-17",
      pe_gasto_tipo_id: 2,
      kilometros: 50,
    };
    expect(await preview(body)).toMatchObject({
      unidad: null,
      importe: 13,
      tarifa_km: 0.26,
      problemas: [],
      deciden: [{ supervisor: { id: supervisor.trabajador_id } }],
    });
    expect(await preview({ ...body, fecha_gasto: "2026-11-19" })).toMatchObject({
      problemas: [{ code: "expense.future", field: "fecha_gasto" }],
    });
  });
});

describe("who is met", () => {
  it("a preview names colleagues who are away, and never why", async () => {
    const colleague = await leave.worker(company, [supervisor]);
    const other = await leave.supervisor(company);
    const stranger = await leave.worker(company, [other]);
    await approved(days("2026-12-14", "2026-12-20", 7), colleague);
    await sent(days("2026-12-15"), await leave.worker(company, [supervisor]));
    await approved(days("2026-12-15"), stranger, other);
    const answer = await preview(days("2026-12-15", "2026-12-19"));
    expect(answer).toMatchObject({
      avisos: [
        {
          code: "team_away",
          message: "Personas de tu equipo que también faltan esos días: 1.",
        },
      ],
      equipo: [
        {
          trabajador: { id: colleague.trabajador_id },
          // Saturday is no working day of theirs: they are not missed.
          fechas: ["2026-12-15", "2026-12-16", "2026-12-17", "2026-12-18"],
        },
      ],
      // The request itself counts, the waiting one of a third does not (Rule LEAVE-80).
      cobertura: { fecha: "2026-12-15", previstos: 3, ausentes: 2, pendientes: 0 },
    });
    expect(JSON.stringify(answer)).not.toMatch(/médic|medical|Tipo 7/);
  });

  it("a preview names the approvers, with their absences and delegates of today", async () => {
    await away(supervisor);
    expect(await preview(days("2026-12-14"))).toMatchObject({
      deciden: [{ supervisor: { id: supervisor.trabajador_id }, ausente: true, delegado: null }],
      avisos: [{ code: "decider_absent" }],
    });
    const delegate = await leave.supervisor(company, "Berta");
    await t.factory.insert("supervision_delegacion", {
      empresa_id: company.empresa_id,
      supervisor_id: supervisor.trabajador_id,
      delegado_id: delegate.trabajador_id,
      vigencia: "[2026-11-18,2026-11-20)",
      creada_en: "2026-11-17T08:00:00Z",
    });
    const answer = await preview(days("2026-12-14"), { language: "en" });
    expect(answer).toMatchObject({
      deciden: [{ ausente: true, delegado: { id: delegate.trabajador_id } }],
      avisos: [{ code: "decider_absent", message: expect.stringContaining("Berta") }],
    });
  });

  it("a preview says that an administrator decides, without supervisor or by the rule", async () => {
    const alone = await leave.worker(company);
    expect(await preview(days("2026-12-14"), { who: alone })).toMatchObject({
      deciden: [],
      avisos: [{ code: "no_deciders" }],
    });
    const id = await leave.rule(company, { kind: 5, codigo: "otro", decide: "administrador" });
    const body = { ...days("2026-12-14", "2026-12-14", 5), pe_solicitud_subtipo_id: id };
    expect(await preview(body)).toMatchObject({ deciden: [], avisos: [{ code: "no_deciders" }] });
  });

  it("a preview warns of short notice, and says that medical kinds need no file", async () => {
    expect(await preview(days("2026-11-23"))).toMatchObject({
      problemas: [],
      avisos: [{ code: "notice", message: expect.stringContaining("15 días") }],
    });
    expect(await preview(days("2026-12-03"))).toMatchObject({ avisos: [] });
    expect(await preview(days("2026-11-18", "2026-11-18", 6))).toMatchObject({
      avisos: [{ code: "documents_later" }],
    });
  });
});

/** An approved absence of today. */
async function away(person: Worker): Promise<void> {
  await leave.office(person);
  const rows = await t.sql<{ id: number }>(
    `insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id,
       pe_solicitud_subtipo_id, creada_en, estado_id, decidida_en)
     select empresa_id, $2, 1, id, now(), 2, now() from permiso_tipo
     where empresa_id = $1 and pe_solicitud_tipo_id = 1 returning id`,
    [person.empresa_id, person.trabajador_id],
  );
  await t.factory.insert("ausencia", {
    empresa_id: person.empresa_id,
    solicitud_id: rows[0]?.id,
    grupo_id: rows[0]?.id,
    trabajador_id: person.trabajador_id,
    fecha: "2026-11-18",
    minutos: 420,
    coste: 1,
    aprobada: true,
  });
}
