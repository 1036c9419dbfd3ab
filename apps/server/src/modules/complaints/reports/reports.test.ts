import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as cases from "@atrio/contract/complaints/cases";
import * as mailbox from "@atrio/contract/complaints/mailbox";
import * as reports from "@atrio/contract/complaints/reports";
import { moduleIds } from "@atrio/contract/modules";

import {
  admitAnother,
  asStranger,
  bringTo,
  fileAnonymously,
  fileNamed,
  openMailbox,
  secret,
} from "../../../../test/complaints.ts";
import type { Mailbox } from "../../../../test/complaints.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let box: Mailbox;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  box = await openMailbox(t);
  ana = await t.factory.signedIn({ company: box.company });
});

afterAll(() => t.stop());

const find = async (uuid: string) => asStranger(t, reports.findComplaint, { uuid });

describe("a named report (COMPLAINTS-1)", () => {
  it("is filed, read by its code, and listed without texts", async () => {
    const { id, uuid } = await fileNamed(t, ana);
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    const found = await find(uuid);
    expect(found.status).toBe(200);
    expect(found.body.data).toMatchObject({
      ...secret,
      id,
      anonima: false,
      estado: "recibida",
      fecha_creacion: "2026-11-18",
      plazos: { acuse: "2026-11-25", conclusion: "2027-02-18" },
      can: {
        editar: true,
        borrar: true,
        escribir: true,
        pedir_reunion: true,
        responder_acta: false,
      },
    });
    const list = await t.call(reports.listOwnComplaints, {
      token: ana.token,
      params: { id: ana.trabajador_id },
      body: { paramsFront: JSON.stringify({ skip: 0, take: 10 }) },
    });
    expect(list.body.total).toBe(1);
    expect(list.body.data[0]).toMatchObject({ id, estado: "recibida", can: { borrar: true } });
    expect(JSON.stringify(list.body)).not.toContain("kanari");
  });

  it("needs a session, the module, a title and an open mailbox", async () => {
    expect((await t.call(reports.fileComplaint, { body: { ...secret } })).status).toBe(401);
    const modulos = [moduleIds.payslips];
    const without = await t.factory.signedIn({ company: await t.factory.company({ modulos }) });
    const refused = await t.call(reports.fileComplaint, { token: without.token, body: secret });
    expect([refused.status, refused.body.code]).toEqual([403, "module.not_hired"]);
    const { token } = ana;
    for (const empty of [
      { titulo: "   " },
      { descripcion: " \n " },
      { tipo: "envidia" as never },
    ]) {
      const answer = await t.call(reports.fileComplaint, { token, body: { ...secret, ...empty } });
      expect(answer.status).toBe(422);
    }
    const closed = await t.factory.signedIn();
    const early = await t.call(reports.fileComplaint, { token: closed.token, body: secret });
    expect([early.status, early.body.code]).toEqual([409, "complaint.mailbox_closed"]);
  });

  it("cannot be made anonymous by a flag: the session is known by then (COMPLAINTS-3)", async () => {
    const body = { ...secret, anonima: true as never };
    const answer = await t.call(reports.fileComplaint, { token: ana.token, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.anonima[0]).toContain("sin iniciar sesión");
  });

  it("is deleted by its author alone, while it is pending (COMPLAINTS-8)", async () => {
    const { id, uuid } = await fileNamed(t, ana);
    const other = await t.factory.signedIn({ company: box.company });
    const ip = { usuario_id: ana.account_user_id, usuario_ip: "10.0.0.1" };
    const params = { id };
    const foreign = await t.call(reports.deleteComplaint, {
      token: other.token,
      params,
      query: {},
    });
    expect([foreign.status, foreign.body.code]).toEqual([404, "complaint.not_found"]);
    const done = await t.call(reports.deleteComplaint, { token: ana.token, params, query: ip });
    expect(done.status).toBe(200);
    expect((await find(uuid)).status).toBe(404);
    for (const table of ["denuncia_llave", "denuncia_codigo"]) {
      expect(await t.sql(`select from ${table} where denuncia_id = $1`, [id])).toEqual([]);
    }
    const late = await fileNamed(t, ana);
    await bringTo(t, box.handler, late.id, "admitida");
    const kept = await t.call(reports.deleteComplaint, {
      token: ana.token,
      params: { id: late.id },
      query: {},
    });
    expect([kept.status, kept.body.code]).toEqual([409, "complaint.not_pending"]);
  });
});

describe("an anonymous report (COMPLAINTS-3)", () => {
  it("asks for a personal e-mail or the choice to do without", async () => {
    const body = { ...secret, slug: box.company.slug };
    const answer = await asStranger(t, reports.fileAnonymousComplaint, body);
    expect([answer.status, answer.body.code]).toEqual([422, "complaint.email_required"]);
    const filed = await asStranger(t, reports.fileAnonymousComplaint, {
      ...body,
      correo_personal: "gaviota@correo.test",
    });
    expect(filed.status).toBe(200);
    const [row] = await t.sql<{ correo: Buffer }>("select correo from denuncia where id = $1", [
      filed.body.data.id,
    ]);
    expect(row?.correo.toString("latin1")).not.toContain("gaviota");
    const seen = await t.call(cases.getCase, {
      ...box.handler,
      params: { id: filed.body.data.id },
      query: {},
    });
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain("gaviota");
  });

  it("sent again with the client's code, it is filed once", async () => {
    const uuid = "0d9f2b1c-77aa-4c3e-9b1d-2f6f4f0f9a11";
    const first = await fileAnonymously(t, box.company, { uuid });
    const again = await fileAnonymously(t, box.company, { uuid });
    expect(again).toEqual(first);
    const rows = await t.sql("select from denuncia where id = $1", [first.id]);
    expect(rows).toHaveLength(1);
  });

  it("5 an hour from an address are accepted, and the count is in no table (COMPLAINTS-4)", async () => {
    const body = { ...secret, slug: box.company.slug, sin_correo: true };
    const before = await t.sql("select * from limite");
    const send = async () =>
      asStranger(t, reports.fileAnonymousComplaint, body, { address: "203.0.113.9" });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await t.sql("select * from limite")).toEqual(before);
    t.clock.advance({ hours: 1 });
    expect((await send()).status).toBe(200);
    t.clock.advance({ hours: -1 });
  });

  it("to an unknown company is refused", async () => {
    const answer = await asStranger(t, reports.fileAnonymousComplaint, {
      ...secret,
      slug: "no-existe",
      sin_correo: true,
    });
    expect([answer.status, answer.body.code]).toEqual([404, "company.not_found"]);
  });
});

describe("a report opened by its code", () => {
  it("the spec's GET finds it too, in capitals as well", async () => {
    const { uuid } = await fileAnonymously(t, box.company);
    const params = { uuid: uuid.toUpperCase() };
    const answer = await t.call(reports.getComplaintByUuid, { params });
    expect([answer.status, answer.body.data.titulo]).toEqual([200, secret.titulo]);
  });

  it("is confirmed as saved, edited, written to, and withdrawn while it is pending", async () => {
    const { uuid } = await fileAnonymously(t, box.company);
    expect((await asStranger(t, reports.confirmComplaintCode, { uuid })).status).toBe(200);
    const texts = { titulo: "Otro título", descripcion: "Otro texto", tipo: "otros" as const };
    const edited = await asStranger(t, reports.editComplaint, { uuid, ...texts });
    expect(edited.body.data).toMatchObject({ ...texts, codigo_guardado: true });
    const written = await asStranger(t, reports.writeToHandlers, { uuid, texto: "Hay fotos" });
    expect(written.body.data.mensajes).toEqual([
      {
        orden: 1,
        fecha: "2026-11-18",
        autor: "informante",
        tipo_mensaje: "mensaje",
        texto: "Hay fotos",
      },
    ]);
    expect((await asStranger(t, reports.withdrawComplaint, { uuid })).status).toBe(200);
    expect((await find(uuid)).status).toBe(404);
    const log = await t.sql(
      "select motivo_borrado from denuncia_registro where fecha_borrado is not null",
    );
    expect(log).toContainEqual({ motivo_borrado: "retirada" });
  });

  it("an answered report is neither edited nor withdrawn (COMPLAINTS-8)", async () => {
    const { id, uuid } = await fileAnonymously(t, box.company);
    const params = { id };
    await t.call(cases.answerReporter, { ...box.handler, params, body: { texto: "¿Cuándo?" } });
    const edited = await asStranger(t, reports.editComplaint, { uuid, ...secret });
    expect([edited.status, edited.body.code]).toEqual([409, "complaint.not_pending"]);
    const gone = await asStranger(t, reports.withdrawComplaint, { uuid });
    expect([gone.status, gone.body.code]).toEqual([409, "complaint.not_pending"]);
    const found = await find(uuid);
    expect(found.body.data).toMatchObject({ ultima_respuesta: "2026-11-18" });
    expect(found.body.data.mensajes[0]).toMatchObject({ autor: "gestor", texto: "¿Cuándo?" });
  });

  it("a meeting is asked for, its minutes are corrected and agreed to (COMPLAINTS-16)", async () => {
    const { id, uuid } = await fileAnonymously(t, box.company);
    const early = await asStranger(t, reports.answerMinutes, { uuid, conforme: true, texto: "Sí" });
    expect([early.status, early.body.code]).toEqual([409, "complaint.no_minutes"]);
    const asked = await asStranger(t, reports.requestMeeting, { uuid, texto: "El jueves" });
    expect(asked.body.data.reunion_pedida).toBe("2026-11-18");
    const again = await asStranger(t, reports.requestMeeting, { uuid, texto: "El viernes" });
    expect([again.status, again.body.code]).toEqual([409, "complaint.state"]);
    const minutes = { ...box.handler, params: { id } };
    const future = { fecha: "2026-11-19", texto: "Acta" };
    const refused = await t.call(cases.recordMeeting, { ...minutes, body: future });
    expect([refused.status, refused.body.code]).toEqual([422, "complaint.meeting_date"]);
    const held = { fecha: "2026-11-18", texto: "Acta" };
    expect((await t.call(cases.recordMeeting, { ...minutes, body: held })).status).toBe(200);
    const agreed = await asStranger(t, reports.answerMinutes, {
      uuid,
      conforme: false,
      texto: "Falta un nombre",
    });
    expect(
      agreed.body.data.mensajes.map((one: { tipo_mensaje: string }) => one.tipo_mensaje),
    ).toEqual(["reunion", "acta", "acta_correccion"]);
  });
});

describe("handlers whom a reporter excludes (COMPLAINTS-7)", () => {
  it("their key does not open the report, nor do they learn of it", async () => {
    const own = await openMailbox(t);
    const other = await admitAnother(t, own);
    const policy = await t.call(mailbox.getMailboxPolicy, {
      params: { slug: own.company.slug },
    });
    expect(policy.body.data.gestores).toHaveLength(2);
    const gestores_excluidos = [other.gestor_id];
    const { id } = await fileAnonymously(t, own.company, { gestores_excluidos });
    const open = async (who: typeof other) =>
      t.call(cases.getCase, { ...who, params: { id }, query: {} });
    expect((await open(own.handler)).status).toBe(200);
    const refused = await open(other);
    expect([refused.status, refused.body.code]).toEqual([404, "complaint.not_found"]);
    const list = await t.call(cases.listCases, { ...other, query: {} });
    expect(list.body.data).toEqual([]);
    const figures = await t.call(cases.complaintStatistics, { ...other, query: { anyo: 2026 } });
    expect(figures.body.data.total).toBe(0);
    const nobody = await asStranger(t, reports.fileAnonymousComplaint, {
      ...secret,
      slug: own.company.slug,
      sin_correo: true,
      gestores_excluidos: [other.gestor_id, own.handler.gestor_id],
    });
    expect([nobody.status, nobody.body.code]).toEqual([422, "complaint.nobody_left"]);
    const unknown = await asStranger(t, reports.fileAnonymousComplaint, {
      ...secret,
      slug: own.company.slug,
      sin_correo: true,
      gestores_excluidos: ["6f1e2d3c-4b5a-4978-8a6b-5c4d3e2f1a0b"],
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, "complaint.handler_not_found"]);
  });
});
