import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as cases from "@atrio/contract/complaints/cases";
import * as reports from "@atrio/contract/complaints/reports";
import { complaintStates } from "@atrio/contract/complaints/states";
import type { ComplaintState } from "@atrio/contract/complaints/states";

import {
  admitAnother,
  asStranger,
  bringTo,
  fileAnonymously,
  fileWithout,
  openMailbox,
  secret,
  sendPdf,
} from "../../../../test/complaints.ts";
import type { Caller, Handler, Mailbox } from "../../../../test/complaints.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import { formOf, pdf, sendForm } from "../../../../test/files.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let box: Mailbox;
let excluded: Handler;
let administrator: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  box = await openMailbox(t);
  excluded = await admitAnother(t, box);
  const { company } = box;
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  worker = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

const texto = "Un paso";

const send = async (
  ...input: [url: string, who: Caller, texts?: Array<{ name: string; text: string }>]
) => sendPdf(t, ...input);

const sendAsReporter = async (uuid: string) =>
  send(reports.addComplaintFile.path, { token: worker.token }, [{ name: "uuid", text: uuid }]);

/** A case in a state, whose reporter excluded the second handler. */
const caseIn = async (estado: ComplaintState) => fileWithout(t, box, { excluded, estado });

describe("a whole case", () => {
  it("from the filing to its outcome, as both sides see it", async () => {
    const { id, uuid } = await caseIn("recibida");
    const asked = { ...box.handler, params: { id } };
    const seen = await t.call(cases.getCase, { ...asked, query: {} });
    expect(seen.body.data).toMatchObject({
      ...secret,
      trabajador_id: null,
      plazos: {
        acuse_naturales: "2026-11-25",
        acuse_habiles: "2026-11-27",
        vence: "2026-11-25",
        vencido: false,
      },
      sin_contestar: 0,
      lectores: [box.handler.gestor_id],
      can: ["acusar", "decidir", "escribir", "anotar"],
    });
    const foreign = await t.call(cases.assignCase, {
      ...asked,
      body: { gestor_id: excluded.gestor_id },
    });
    expect(foreign.status).toBe(409);
    await bringTo(t, box.handler, id, "admitida");
    const out = await t.call(cases.assignCase, {
      ...asked,
      body: { gestor_id: excluded.gestor_id },
    });
    expect([out.status, out.body.code]).toEqual([404, "complaint.handler_not_found"]);
    await t.call(cases.assignCase, { ...asked, body: { gestor_id: box.handler.gestor_id } });
    const noted = await t.call(cases.noteCase, { ...asked, body: { texto: "Hablar con Luis" } });
    expect(noted.body.data.notas[0]).toMatchObject({
      tipo_mensaje: "nota",
      texto: "Hablar con Luis",
    });
    const extended = await t.call(cases.extendCase, {
      ...asked,
      body: { texto: "Faltan pruebas" },
    });
    expect(extended.body.data.plazos.conclusion).toBe("2027-05-18");
    const ended = await t.call(cases.concludeCase, {
      ...asked,
      body: { resultado: "expediente_sancionador", texto: "Probado" },
    });
    expect(ended.body.data).toMatchObject({
      estado: "concluida",
      resultado: "expediente_sancionador",
      can: ["anotar"],
    });
    const own = await asStranger(t, reports.findComplaint, { uuid });
    expect(own.body.data).toMatchObject({ estado: "concluida", fecha_conclusion: "2026-11-18" });
    expect(JSON.stringify(own.body)).not.toContain("Hablar con Luis");
    expect(JSON.stringify(own.body)).not.toContain("Faltan pruebas");
  });
});

describe("what the reporter added (COMPLAINTS-13)", () => {
  it("counts messages and files until a handler answers; a note is no answer", async () => {
    const { id, uuid } = await caseIn("recibida");
    const asked = { ...box.handler, params: { id } };
    const count = async () =>
      (await t.call(cases.getCase, { ...asked, query: {} })).body.data.sin_contestar;
    await asStranger(t, reports.writeToHandlers, { uuid, texto });
    const file = { name: "prueba.pdf", bytes: pdf({ before: "" }) };
    const payload = formOf([
      { name: "uuid", text: uuid },
      { name: "documento", file },
    ]);
    await sendForm(t, reports.addComplaintFile.path, { token: worker.token, payload });
    await t.call(cases.noteCase, { ...asked, body: { texto } });
    expect(await count()).toBe(2);
    await t.call(cases.answerReporter, { ...asked, body: { texto } });
    expect(await count()).toBe(0);
    await asStranger(t, reports.writeToHandlers, { uuid, texto });
    const list = await t.call(cases.listCases, { ...box.handler, query: {} });
    expect(list.body.data.find((one: { id: string }) => one.id === id).sin_contestar).toBe(1);
  });
});

describe("files of a report", () => {
  it("are stored sealed and padded, and opened by reporter and handlers", async () => {
    const { id, uuid } = await caseIn("recibida");
    const added = await sendAsReporter(uuid);
    expect(added.body.data).toMatchObject({ autor: "informante", nombre: "prueba de julio.pdf" });
    const fromHandler = await send(cases.addCaseFile.path.replace(":id", id), box.handler);
    expect(fromHandler.body.data).toMatchObject({ autor: "gestor" });
    const rows = await t.sql<{ contenido: Buffer; ficha: Buffer }>(
      "select contenido, ficha from denuncia_archivo where denuncia_id = $1",
      [id],
    );
    for (const { contenido, ficha } of rows) {
      expect(contenido.length).toBe(65_536 + 61);
      expect(contenido.toString("latin1")).not.toContain("%PDF");
      expect(ficha.toString("latin1")).not.toContain("julio");
    }
    const documento_id: string = fromHandler.body.data.id;
    const own = await asStranger(t, reports.downloadComplaintFile, { uuid, documento_id });
    expect([own.status, own.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(own.headers["cache-control"]).toBe("no-store");
    const params = { id, documentoId: added.body.data.id };
    const read = await t.call(cases.downloadCaseFile, { ...box.handler, params, query: {} });
    expect(String(read.body)).toContain("%PDF");
    const refused = await t.call(cases.downloadCaseFile, { ...excluded, params, query: {} });
    expect([refused.status, refused.body.code]).toEqual([404, "complaint.not_found"]);
    const view = await t.call(cases.getCase, { ...box.handler, params: { id }, query: {} });
    expect(view.body.data.documentos).toHaveLength(2);
  });

  it("are refused for a concluded case, an unknown code or another type", async () => {
    const { id, uuid } = await caseIn("concluida");
    const late = await sendAsReporter(uuid);
    expect([late.status, late.body.code]).toEqual([409, "complaint.state"]);
    const handler = await send(cases.addCaseFile.path.replace(":id", id), box.handler);
    expect([handler.status, handler.body.code]).toEqual([409, "complaint.state"]);
    const unknown = await sendAsReporter(id);
    expect([unknown.status, unknown.body.code]).toEqual([404, "complaint.not_found"]);
    const open = await caseIn("recibida");
    const file = { name: "x.exe", bytes: Buffer.from("MZ programa") };
    const payload = formOf([
      { name: "uuid", text: open.uuid },
      { name: "documento", file },
    ]);
    const type = await sendForm(t, reports.addComplaintFile.path, { token: worker.token, payload });
    expect([type.status, type.body.code]).toEqual([415, "document.type"]);
  });
});

describe("log-book and statistics (COMPLAINTS-18, COMPLAINTS-31)", () => {
  it("count without contents, and are the handlers' alone", async () => {
    const own = await openMailbox(t);
    for (const estado of complaintStates) {
      const { id } = await fileAnonymously(t, own.company);
      await bringTo(t, own.handler, id, estado);
    }
    const asked = { ...own.handler, query: { anyo: 2026 } };
    const figures = await t.call(cases.complaintStatistics, asked);
    expect(figures.body.data).toEqual({
      total: 5,
      anonimas: 5,
      nominales: 0,
      admitidas: 3,
      no_admitidas: 1,
      concluidas: 1,
      borradas: 0,
      resultados: { archivo: 1, fiscalia: 0, expediente_sancionador: 0 },
      por_tipo: [{ tipo: "soborno", total: 5 }],
      otros_tipos: 0,
    });
    const file = await t.call(cases.exportLogBook, { ...own.handler, query: {} });
    expect(file.status).toBe(200);
    expect(String(file.headers["content-disposition"])).toContain("Libro-registro.xlsx");
    expect(String(file.body)).not.toContain("kanari");
    for (const kind of ["otros", "acoso_moral"]) {
      const { uuid } = await fileAnonymously(t, own.company, { tipo: kind });
      await asStranger(t, reports.withdrawComplaint, { uuid });
    }
    const { uuid } = await fileAnonymously(t, own.company);
    const changed = { ...secret, uuid, tipo: "otros" as const };
    expect((await asStranger(t, reports.editComplaint, changed)).status).toBe(200);
    const later = await t.call(cases.complaintStatistics, asked);
    // Eight reports, two of them withdrawn; kinds with fewer than 5 are one group, which takes a kind in.
    expect(later.body.data).toMatchObject({ total: 8, borradas: 2, por_tipo: [], otros_tipos: 8 });
    const second = await admitAnother(t, own);
    const seen = await t.call(cases.complaintStatistics, { ...second, query: { anyo: 2026 } });
    expect(seen.body.data.otros_tipos).toBe(8);
    await fileAnonymously(t, own.company, { gestores_excluidos: [second.gestor_id] });
    const unseen = await t.call(cases.complaintStatistics, { ...second, query: { anyo: 2026 } });
    expect(unseen.body.data.otros_tipos).toBe(8);
    for (const { token } of [administrator, worker]) {
      const refused = await t.call(cases.exportLogBook, { token, query: {} });
      expect(refused.status).toBe(403);
    }
  });
});
