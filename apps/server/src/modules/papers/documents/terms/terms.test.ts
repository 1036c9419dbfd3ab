import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as documents from "@atrio/contract/papers/documents";
import * as contract from "@atrio/contract/papers/documents-office";

import { publishDocument, sendDocument, uploadPersonal } from "../../../../../test/documents.ts";
import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import { good } from "../../../../../test/model145.ts";

import { eraseKept, tellExpiring } from "./terms.service.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({ company, nombre: "Ana", apellido1: "García" });
  good(await writeKinds([kindOf()]));
});

afterAll(() => t.stop());

type Fields = Record<string, string | number>;

const withdrawal = { motivo: "Anticuado" };

const kindOf = (changes: object = {}) => ({
  codigo: "permiso",
  clase: "general" as const,
  visible_supervisor: false,
  requiere_aprobacion: false,
  nombres: { es: "Permiso", en: "Licence", fr: "Permis", pt: "Carta" },
  caduca_meses: 12,
  aviso_dias: 20,
  conserva_meses: 6,
  ...changes,
});

const writeKinds = async (tipos: Array<ReturnType<typeof kindOf>>, who = office) =>
  t.call(contract.writeDocumentKinds, { token: who.token, body: { tipos } });

const publish = async (fields: Fields) =>
  publishDocument(t, office, {
    fields: { categoria: "trabajador", trabajador_id: ana.trabajador_id, ...fields },
  });

const list = async (filter: object = {}) => {
  const query = { paramsFront: JSON.stringify(filter) };
  return good(await t.call(contract.officeDocuments, { token: office.token, query })).body;
};

const own = async () => {
  const token = await t.factory.session(ana);
  const params = { id: ana.trabajador_id };
  return good(await t.call(documents.workerDocuments, { token, params })).body.data;
};

/** Days pass; sessions begin anew. */
const goTo = async (day: string): Promise<void> => {
  t.clock.set(`${day}T08:00:00Z`);
  office = { ...office, token: await t.factory.session(office) };
};

const notices = async (who: SignedIn, named: string) =>
  t.sql<{ titulo: string; descripcion: string; enlace: string }>(
    `select titulo, descripcion, enlace from notificacion
     where empresa_id = $1 and trabajador_id = $2 and clave like $3 || ':%' order by id`,
    [company.empresa_id, who.trabajador_id, named],
  );

describe("terms of a kind of document (Rule PAPERS-98)", () => {
  it("are written with the list of kinds; labour documents are kept for four years", async () => {
    expect((await writeKinds([kindOf()], ana)).status).toBe(403);
    const short = await writeKinds([kindOf(), kindOf({ codigo: "alta", laboral: true })]);
    expect(short.status).toBe(422);
    expect(short.body.code).toBe("document.kept_too_short");
    expect(Object.keys(short.body.errors)).toEqual(["tipos.1.conserva_meses"]);
    good(await writeKinds([kindOf({ laboral: true, conserva_meses: 48, caduca_meses: null })]));
    const { body } = good(await t.call(contract.officeDocumentKinds, { token: office.token }));
    expect(body.data.tipos).toMatchObject([
      { caduca_meses: null, aviso_dias: null, conserva_meses: 48, laboral: true },
    ]);
  });

  it("give an upload of a worker its last day; the office chooses that of its documents", async () => {
    await uploadPersonal(t, ana, { fields: { documento_tipo: "permiso" } });
    expect(await own()).toMatchObject([{ caduca_el: "2027-11-18" }]);
    const unknown = await publish({ titulo: "Carné", clasificado_como: "otro" });
    expect(unknown.status).toBe(422);
    expect(Object.keys(unknown.body.errors)).toEqual(["clasificado_como"]);
    const over = await publish({ titulo: "Carné", caduca_el: "2026-11-17" });
    expect(over.body.code).toBe("document.expired");
    const fields = { titulo: "Carné", clasificado_como: "permiso", caduca_el: "2026-12-08" };
    good(await publish(fields));
    expect((await list()).data).toMatchObject([
      { clasificado_como: "permiso", caduca_el: "2026-12-08", caduca_pronto: true },
    ]);
  });
});

describe("documents that expire soon (Rule PAPERS-99)", () => {
  it("are filtered by the days of notice of their kind, or thirty", async () => {
    good(await publish({ titulo: "Lejano", clasificado_como: "permiso", caduca_el: "2026-12-09" }));
    good(await publish({ titulo: "Sin tipo", caduca_el: "2026-12-18" }));
    good(await publish({ titulo: "Eterno" }));
    const { data, total } = await list({ caducan: "1" });
    expect({ total, title: data[0].titulo }).toEqual({ total: 1, title: "Sin tipo" });
    await goTo("2027-03-01");
    expect((await list({ caducan: "1" })).total).toBe(2);
  });

  it("are told once to administrators, and to the person of a personal one", async () => {
    good(await publish({ titulo: "Carné", caduca_el: "2026-12-20" }));
    good(await publish({ categoria: "laboral", titulo: "Alta", caduca_el: "2026-12-20" }));
    const many = { categoria: "laboral", destinatarios: "todos", titulo: "Manual" };
    const fields = { ...many, caduca_el: "2026-12-20", avisar: "0" };
    good(await sendDocument(t, "/administrador/documento/envios", office, { fields }));
    await t.ctx.jobs.idle();
    await tellExpiring(t.ctx, company.empresa_id);
    expect(await notices(office, "documents_expiring")).toEqual([]);
    await goTo("2026-11-20");
    await tellExpiring(t.ctx, company.empresa_id);
    await tellExpiring(t.ctx, company.empresa_id);
    expect(await notices(office, "documents_expiring")).toMatchObject([
      { enlace: "/admin/documents?caducan=1", descripcion: expect.stringContaining(": 3.") },
    ]);
    const told = await notices(ana, "document_expiring");
    expect(told).toHaveLength(1);
    expect(told[0]?.enlace).toMatch(/^\/documents\?vista=personales&doc=\d+$/);
    expect(told[0]?.descripcion).not.toContain("Carné");
  });
});

describe("documents whose time to be kept is over (Rules PAPERS-100 and PAPERS-101)", () => {
  const kept = async () =>
    t.sql<{ titulo: string; clave: string }>(
      "select titulo, clave from documento where empresa_id = $1 order by id",
      [company.empresa_id],
    );
  const titles = async () => (await kept()).map(({ titulo }) => titulo);
  const erase = async () => {
    await eraseKept(t.ctx, company.empresa_id);
    await t.ctx.jobs.idle();
  };

  it("are erased with their bytes; newer versions keep their number", async () => {
    const first = good(await publish({ titulo: "Uno", clasificado_como: "permiso" })).body.data.id;
    const newer = { titulo: "Dos", clasificado_como: "permiso", sustituye_id: first };
    good(await publish(newer));
    good(await publish({ titulo: "Sin plazo" }));
    const [{ clave } = { clave: "" }] = await kept();
    await goTo("2027-05-18");
    await erase();
    expect(await titles()).toEqual(["Uno", "Dos", "Sin plazo"]);
    await goTo("2027-05-19");
    await erase();
    await erase();
    expect(await titles()).toEqual(["Dos", "Sin plazo"]);
    const { empresa_id } = company;
    expect(await t.ctx.storage.get({ empresa_id, clave })).toBeUndefined();
    const { data } = await list({ texto: "dos" });
    expect(data).toMatchObject([{ version: 2 }]);
    expect(
      await t.sql(
        "select detalle from auditoria where empresa_id = $1 and accion = 'retencion.aplicada'",
        [empresa_id],
      ),
    ).toEqual([{ detalle: { documentos: 1 } }]);
  });

  it("count from the withdrawal, the last day, or the day on which the person left", async () => {
    const of = { clasificado_como: "permiso" };
    const { id } = good(await publish({ titulo: "Retirado", ...of })).body.data;
    good(
      await t.call(contract.withdrawDocument, {
        token: office.token,
        params: { id },
        query: withdrawal,
      }),
    );
    good(await publish({ titulo: "Caducado", caduca_el: "2026-12-18", ...of }));
    good(await publish({ titulo: "De Ana", ...of }));
    await goTo("2027-05-19");
    await erase();
    expect(await titles()).toEqual(["Caducado", "De Ana"]);
    await goTo("2027-06-19");
    await erase();
    expect(await titles()).toEqual(["De Ana"]);
    await t.sql(
      "update trabajador set fecha_baja = '2026-12-31' where empresa_id = $1 and id = $2",
      [company.empresa_id, ana.trabajador_id],
    );
    await goTo("2027-07-01");
    await erase();
    expect(await titles()).toEqual([]);
  });

  it("of a document for many are erased with its one file once no copy is left", async () => {
    const many = { categoria: "laboral", destinatarios: "todos", titulo: "Manual", avisar: "0" };
    const fields = { ...many, clasificado_como: "permiso" };
    const sent = await sendDocument(t, "/administrador/documento/envios", office, { fields });
    await t.ctx.jobs.idle();
    const params = { id: good(sent).body.data.envio_id };
    const [{ clave } = { clave: "" }] = await kept();
    good(
      await t.call(contract.withdrawForMany, { token: office.token, params, query: withdrawal }),
    );
    await goTo("2027-05-18");
    await erase();
    expect(await titles()).toHaveLength(2);
    await goTo("2027-05-19");
    await erase();
    expect(await titles()).toEqual([]);
    const { empresa_id } = company;
    expect(await t.ctx.storage.get({ empresa_id, clave })).toBeUndefined();
    const sendings = "select 1 from documento_envio where empresa_id = $1";
    expect(await t.sql(sendings, [empresa_id])).toEqual([]);
  });
});
