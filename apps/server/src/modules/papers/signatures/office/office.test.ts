import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { paperGroups } from "@atrio/contract/papers/audiences";
import * as contract from "@atrio/contract/papers/signatures-office";
import * as texts from "@atrio/contract/papers/templates";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { formOf, sendForm } from "../../../../../test/files.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { allowSigning, good } from "../../../../../test/model145.ts";
import { textOf } from "../../../../../test/pdfs.ts";
import { signatureDesk } from "../../../../../test/signatures.ts";
import type { SignatureDesk } from "../../../../../test/signatures.ts";
import { statementsOf } from "../../../../../test/statements.ts";
import { deliver } from "../rounds/delivery.service.ts";

let t: TestApp;
let desk: SignatureDesk;
let company: Company;
let office: SignedIn;
let ana: SignedIn;
let berta: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  desk = signatureDesk(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  office = await t.factory.signedIn({
    company,
    nombre: "Olga",
    trabajador: { administrador: true, nombre_departamento_trabajador: "Oficina" },
  });
  ana = await t.factory.signedIn({
    company,
    nombre: "Ana",
    apellido1: "García",
    trabajador: { nif: "00001000B", puesto: "Soldadora", nombre_departamento_trabajador: "Taller" },
  });
  berta = await t.factory.signedIn({
    company,
    nombre: "Berta",
    apellido1: "Ruiz",
    trabajador: { nif: null, puesto: "Pintora", nombre_departamento_trabajador: "Taller" },
  });
  await allowSigning(t, ana);
});

afterAll(() => t.stop());

const token = () => office.token;

async function rounds(filter: object = {}) {
  const query = { paramsFront: JSON.stringify(filter) };
  return good(await t.call(contract.signatureRounds, { token: token(), query })).body;
}

async function list(filter: object = {}) {
  const query = { paramsFront: JSON.stringify(filter) };
  return good(await t.call(contract.officeSignatures, { token: token(), query })).body;
}

const round = async (id: number) =>
  good(await t.call(contract.signatureRoundById, { token: token(), params: { id } })).body.data;

const remind = async (body: object): Promise<Answer> =>
  t.call(contract.remindSignatures, { token: token(), body });

/** Sends to a group and waits for the job; answers the id of the sending. */
async function sent(fields: Record<string, string>): Promise<number> {
  const answer = good(await desk.ask(office, [], { fields: { ...withoutPeople, ...fields } }));
  await t.ctx.jobs.idle();
  return answer.body.data.id;
}

const withoutPeople = { destinatarios: "todos" };

describe("a document for many (Rule PAPERS-87)", () => {
  it("goes to all, a centre, a department or chosen people, one document each", async () => {
    const all = await sent({ destinatarios: "todos" });
    expect(await round(all)).toMatchObject({ total: 3, pendientes: 3, en_cola: 0, fuera: [] });
    const department = await sent({ destinatarios: "departamentos", departamentos: "taller" });
    expect(await round(department)).toMatchObject({ total: 2, pendientes: 2 });
    const centre = await sent({ destinatarios: "centros", centro_ids: String(company.centro_id) });
    expect(await round(centre)).toMatchObject({ total: 3, pendientes: 3 });
    expect((await list({ envio_id: department })).total).toBe(2);
    const notices = await t.sql(
      "select 1 from notificacion where trabajador_id = $1 and clave like 'document_to_sign:%'",
      [ana.trabajador_id],
    );
    expect(notices).toHaveLength(3);
  });

  it("groups are told with their people", async () => {
    const { data } = good(await t.call(paperGroups, { token: token() })).body;
    expect(data).toMatchObject({
      total: 3,
      centros: [{ id: company.centro_id, total: 3 }],
      departamentos: [
        { nombre: "Oficina", total: 1 },
        { nombre: "Taller", total: 2 },
      ],
    });
  });

  it("needs a group that says one thing and holds somebody", async () => {
    const ask = async (fields: Record<string, string>) =>
      (await desk.ask(office, [], { fields })).body.code;
    expect(await ask({ destinatarios: "centros" })).toBe("audience.list");
    expect(await ask({ destinatarios: "todos", trabajador_ids: "1" })).toBe("audience.list");
    expect(await ask({ destinatarios: "centros", centro_ids: "2000000000" })).toBe(
      "centre.not_found",
    );
    expect(await ask({ destinatarios: "departamentos", departamentos: "Luna" })).toBe(
      "audience.nobody",
    );
  });

  it("a job that runs twice asks once; people who have left meanwhile are named", async () => {
    const answer = good(await desk.ask(office, [ana, berta]));
    const { id } = answer.body.data;
    await t.ctx.jobs.idle();
    const job = {
      empresa_id: company.empresa_id,
      envio_id: id,
      trabajador_ids: [ana.trabajador_id, berta.trabajador_id],
    };
    await deliver(t.ctx, job);
    expect(await round(id)).toMatchObject({ pendientes: 2, en_cola: 0 });
    await t.sql(
      "insert into firma_destinatario (empresa_id, envio_id, trabajador_id) values ($1, $2, $3)",
      [company.empresa_id, id, office.trabajador_id],
    );
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      office.trabajador_id,
    ]);
    await deliver(t.ctx, { ...job, trabajador_ids: [office.trabajador_id] });
    await t.sql("update trabajador set fecha_baja = null where id = $1", [office.trabajador_id]);
    const { fuera, pendientes } = await round(id);
    expect(pendientes).toBe(2);
    expect(fuera).toMatchObject([{ id: office.trabajador_id, omitido: "baja" }]);
  });

  it("counts of a sending follow signing, rejecting and taking back", async () => {
    const id = await sent({});
    const { data } = await list({ envio_id: id });
    const own = data.find(
      (one: { trabajador: { id: number } }) => one.trabajador.id === ana.trabajador_id,
    );
    await desk.signed(ana, own.id);
    expect(await round(id)).toMatchObject({ firmados: 1, pendientes: 2 });
    const body = { envio_id: id };
    const taken = await t.call(contract.cancelSignatures, { token: token(), body });
    expect(taken.body.data).toEqual({ anulados: 2 });
    expect(await round(id)).toMatchObject({ firmados: 1, pendientes: 0, anulados: 2 });
    expect((await rounds({ abierto: true })).total).toBe(0);
    expect((await rounds({ texto: "TELETRABAJO" })).total).toBe(1);
  });
});

describe("the list of requests (Rule PAPERS-88)", () => {
  it("is searched by person, title and state, and is the same number of statements", async () => {
    await sent({});
    expect((await list({ texto: "garcía" })).data).toMatchObject([
      { trabajador: { id: ana.trabajador_id }, estado: "pendiente" },
    ]);
    expect((await list({ texto: "teletrabajo" })).total).toBe(3);
    expect((await list({ estado: "firmado" })).total).toBe(0);
    expect((await list({})).data[0]).not.toHaveProperty("email");
    const few = await statementsOf(() => list({}));
    for (let more = 0; more < 4; more += 1) await sent({});
    expect(await statementsOf(() => list({}))).toBe(few);
    expect((await list({ take: 10, skip: 10 })).data).toHaveLength(5);
  });

  it("another company's sending is not found", async () => {
    const id = await sent({});
    const stranger = await t.factory.signedIn({ trabajador: { administrador: true } });
    const calls = [
      await t.call(contract.signatureRoundById, { token: stranger.token, params: { id } }),
      await t.call(contract.remindSignatures, { token: stranger.token, body: { envio_id: id } }),
      await t.call(contract.cancelSignatures, { token: stranger.token, body: { envio_id: id } }),
      await t.call(contract.signatureEvidence, {
        token: stranger.token,
        query: { envio_id: String(id) },
      }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await t.call(contract.signatureRounds, {})).status).toBe(401);
    expect((await t.call(contract.signatureRounds, { token: ana.token })).status).toBe(403);
  });
});

describe("reminders of the office (Rule PAPERS-89)", () => {
  it("reach pending people, nobody twice within 24 hours, and stay in the history", async () => {
    const id = await sent({});
    expect((await remind({ envio_id: id })).body.data).toEqual({ recordados: 0, recientes: 3 });
    t.clock.set("2026-11-19T08:00:00Z");
    office = { ...office, token: await t.factory.session(office) };
    expect((await remind({ envio_id: id })).body.data).toEqual({ recordados: 3, recientes: 0 });
    expect((await remind({ envio_id: id })).body.data).toEqual({ recordados: 0, recientes: 3 });
    await t.ctx.jobs.idle();
    const notices = await t.sql(
      "select 1 from notificacion where trabajador_id = $1 and clave like 'signature_reminder:%'",
      [ana.trabajador_id],
    );
    expect(notices).toHaveLength(1);
    const events = await t.sql<{ quien_id: number }>(
      "select quien_id from firma_suceso where empresa_id = $1 and tipo = 'recordado'",
      [company.empresa_id],
    );
    expect(events.map((one) => one.quien_id)).toEqual([1, 2, 3].map(() => office.trabajador_id));
    expect((await remind({})).body.code).toBe("signature.choice");
  });
});

describe("evidence and export (Rule PAPERS-90)", () => {
  it("sealed copies are downloaded, each opening where its worker sees it", async () => {
    const id = await desk.asked(office, [ana]);
    const evidence = async () =>
      t.app.inject({
        url: `/api/v1/administrador/firma-documento/evidencias?firma_documento_ids=${id}`,
        headers: { authorization: `Bearer ${office.token}` },
      });
    expect((await evidence()).json().code).toBe("signature.not_sealed");
    const sealed = await desk.signed(ana, id);
    const answer = await evidence();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(sealed)).toBe(true);
    const [access] = await t.sql(
      "select trabajador_id, quien_id, modo from acceso_documento where clase = 'firma' and quien_id = $1",
      [office.trabajador_id],
    );
    expect(access).toEqual({
      trabajador_id: ana.trabajador_id,
      quien_id: office.trabajador_id,
      modo: "descargado",
    });
  });

  it("the filtered list is a file; the trail tells", async () => {
    await sent({});
    const query = { formato: "csv", paramsFront: JSON.stringify({ texto: "garcía" }) } as const;
    const answer = await t.app.inject({
      url: "/api/v1/administrador/firma-documento/exportar",
      query,
      headers: { authorization: `Bearer ${office.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("Ana García;Acuerdo de teletrabajo;Pendiente;18/11/2026 09:00");
    expect(answer.body).not.toContain("Berta");
    expect((await t.call(contract.exportSignatures, { query })).status).toBe(401);
    const trail = await t.sql("select 1 from auditoria where accion = 'firma.exportadas'");
    expect(trail).toHaveLength(1);
  });
});

describe("a text with fields (Rule PAPERS-93)", () => {
  const draft = {
    nombre: "Carta",
    idioma: "es" as const,
    texto: "# Hola\nSoy {{nombre}}, con NIF {{nif}}, {{puesto}}.",
  };

  it("is filled for each person; without a value they are left out and named", async () => {
    const added = good(await t.call(texts.addTemplate, { token: token(), body: draft }));
    const parts = [
      { name: "destinatarios", text: "departamentos" },
      { name: "departamentos", text: "Taller" },
      { name: "titulo", text: "Carta de condiciones" },
      { name: "plantilla_id", text: String(added.body.data.id) },
    ];
    const answer = good(
      await sendForm(t, "/administrador/firma-documento", {
        token: token(),
        payload: formOf(parts),
      }),
    );
    await t.ctx.jobs.idle();
    const { id } = answer.body.data;
    expect(await round(id)).toMatchObject({
      con_campos: true,
      pendientes: 1,
      fuera: [{ id: berta.trabajador_id, omitido: "sin_datos" }],
    });
    const [own] = (await list({ envio_id: id })).data;
    const { bytes } = await desk.open(ana, own.id);
    const text = await textOf(bytes);
    for (const said of ["Carta de condiciones", "Soy Ana García, con NIF 00001000B, Soldadora."]) {
      expect(text).toContain(said);
    }
    expect((await desk.read(ana, own.id, 1)).status).toBe(200);
  });

  it("is tried on a real person first; unknown fields are refused", async () => {
    const { nombre: _nombre, ...text } = draft;
    const preview = { ...text, titulo: "Carta", trabajador_id: berta.trabajador_id };
    const answer = await t.app.inject({
      method: "POST",
      url: "/api/v1/administrador/documento-plantilla/previa",
      headers: { authorization: `Bearer ${office.token}` },
      payload: preview,
    });
    expect(answer.statusCode).toBe(200);
    expect(await textOf(answer.rawPayload)).toContain("Soy Berta Ruiz, con NIF [NIF], Pintora.");
    const body = { ...draft, texto: "{{sueldo}}" };
    expect((await t.call(texts.addTemplate, { token: token(), body })).body.code).toBe(
      "template.field",
    );
    const unknown = { ...preview, trabajador_id: 2_000_000_000 };
    const missing = await t.call(texts.previewTemplate, { token: token(), body: unknown });
    expect(missing.status).toBe(404);
    good(await t.call(texts.addTemplate, { token: token(), body: draft }));
    expect((await t.call(texts.addTemplate, { token: token(), body: draft })).body.code).toBe(
      "template.name_taken",
    );
  });

  it("is listed, changed and deleted; a sending keeps what it said", async () => {
    const body = draft;
    const { id } = good(await t.call(texts.addTemplate, { token: token(), body })).body.data;
    const params = { id };
    const other = { ...draft, texto: "Hola {{nombre}}" };
    good(await t.call(texts.changeTemplate, { token: token(), params, body: other }));
    const listed = good(await t.call(texts.documentTemplates, { token: token() })).body.data;
    expect(listed).toMatchObject([{ id, nombre: "Carta", texto: "Hola {{nombre}}" }]);
    good(await t.call(texts.deleteTemplate, { token: token(), params }));
    const again = await t.call(texts.deleteTemplate, { token: token(), params });
    expect(again.body.code).toBe("template.not_found");
  });
});
