import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as documents from "@atrio/contract/papers/documents";
import * as contract from "@atrio/contract/papers/documents-office";

import { publishDocument, sendDocument, uploadPersonal } from "../../../../../test/documents.ts";
import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { good } from "../../../../../test/model145.ts";
import { statementsOf } from "../../../../../test/statements.ts";

import { giveCopies } from "./sendings.service.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;
let ana: SignedIn;
let berta: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  office = await t.factory.signedIn({
    company,
    nombre: "Olga",
    trabajador: { administrador: true, nombre_departamento_trabajador: "Oficina" },
  });
  const trabajador = { nombre_departamento_trabajador: "Taller" };
  ana = await t.factory.signedIn({ company, nombre: "Ana", apellido1: "García", trabajador });
  berta = await t.factory.signedIn({ company, nombre: "Berta", apellido1: "Ruiz", trabajador });
});

afterAll(() => t.stop());

type Fields = Record<string, string | number>;

async function list(filter: object = {}, who = office) {
  const query = { paramsFront: JSON.stringify(filter) };
  return good(await t.call(contract.officeDocuments, { token: who.token, query })).body;
}

/** Titles of the rows that a filter finds, in their order. */
async function titles(filter: object = {}, who = office): Promise<string[]> {
  const { data } = await list(filter, who);
  return data.map(({ titulo }: { titulo: string }) => titulo);
}

const publish = async (fields: Fields): Promise<number> =>
  good(await publishDocument(t, office, { fields })).body.data.id;

/** Moves the documents so far ten days back. */
const ageAll = async (): Promise<unknown> =>
  t.sql("update documento set subido_en = subido_en - interval '10 days' where empresa_id = $1", [
    company.empresa_id,
  ]);

const sendMany = async (fields: Fields = {}, who = office): Promise<Answer> => {
  const all = { categoria: "laboral", destinatarios: "todos", titulo: "Manual", ...fields };
  return sendDocument(t, "/administrador/documento/envios", who, { fields: all });
};

/** Gives a document to many people and waits for the jobs; answers the row of the list. */
async function given(fields: Fields = {}) {
  const answer = good(await sendMany(fields));
  await t.ctx.jobs.idle();
  return answer.body.data;
}

const titlesOf = async (who: SignedIn): Promise<string[]> => {
  const params = { id: who.trabajador_id };
  const { body } = good(await t.call(documents.workerDocuments, { token: who.token, params }));
  return body.data.map(({ titulo }: { titulo: string }) => titulo);
};

/** Reasons of withdrawals in the trail. */
const reasons = async (act: string): Promise<string[]> => {
  const rows = await t.sql<{ motivo: string }>(
    "select detalle->>'motivo' as motivo from auditoria where empresa_id = $1 and accion = $2",
    [company.empresa_id, act],
  );
  return rows.map(({ motivo }) => motivo);
};

const notices = async (who: SignedIn): Promise<unknown[]> =>
  t.sql("select 1 from notificacion where trabajador_id = $1", [who.trabajador_id]);

const open = async (query: object, who = office) => {
  const text = Object.fromEntries(Object.entries(query).map(([name, one]) => [name, String(one)]));
  return t.app.inject({
    url: "/api/v1/administrador/documento/fichero",
    query: text,
    headers: { authorization: `Bearer ${who.token}` },
  });
};

describe("the office's list of documents (Rule PAPERS-94)", () => {
  it("needs an administrator with the role of documents, or a reader", async () => {
    expect((await t.call(contract.officeDocuments, {})).status).toBe(401);
    expect((await t.call(contract.officeDocuments, { token: ana.token })).status).toBe(403);
    await publish({ titulo: "Norma" });
    await publish({ categoria: "laboral", trabajador_id: ana.trabajador_id, clase: "medica" });
    const reader = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["lectura"] },
    });
    expect(await titles({}, reader)).toEqual(["Norma"]);
    const [row] = (await list({}, reader)).data;
    expect((await open({ documento_id: row.documento_id }, reader)).statusCode).toBe(403);
  });

  it("has what the company shares, newest first, and no upload of a worker", async () => {
    await publish({ titulo: "Norma", centro_trabajo_id: company.centro_id, carpeta: "Normas" });
    await ageAll();
    const trabajador_id = ana.trabajador_id;
    await publish({ categoria: "laboral", titulo: "Alta", trabajador_id, fecha: "2026-11-02" });
    await uploadPersonal(t, ana);
    const { data, total, carpetas } = await list();
    expect({ total, carpetas }).toEqual({ total: 2, carpetas: ["Normas"] });
    expect(data).toMatchObject([
      { titulo: "Alta", fecha: "2026-11-02", trabajador: { id: trabajador_id }, centro: null },
      { titulo: "Norma", trabajador: null, centro: { id: company.centro_id }, version: 1 },
    ]);
  });

  it("is narrowed by words, person, category, folder and dates", async () => {
    await publish({ titulo: "Norma", carpeta: "Normas" });
    await ageAll();
    const trabajador_id = ana.trabajador_id;
    await publish({ categoria: "laboral", titulo: "Alta", trabajador_id });
    await given({ titulo: "Manual" });
    expect(await titles({ texto: "garcia" })).toEqual(["Alta"]);
    expect(await titles({ texto: "normas" })).toEqual(["Norma"]);
    expect(await titles({ trabajador_id })).toEqual(["Manual", "Alta"]);
    expect(await titles({ categoria: "empresa" })).toEqual(["Norma"]);
    expect(await titles({ carpeta: "Normas" })).toEqual(["Norma"]);
    expect(await titles({ hasta: "2026-11-17" })).toEqual(["Norma"]);
    expect((await titles({ desde: "2026-11-18" })).toSorted()).toEqual(["Alta", "Manual"]);
    expect((await list({ take: 10, skip: 2 })).data).toHaveLength(1);
  });

  it("shows the newest version; withdrawn ones are gone, with a reason (Rule PAPERS-103)", async () => {
    const first = await publish({ titulo: "Norma" });
    const second = await publish({ titulo: "Norma nueva", sustituye_id: first });
    expect((await list()).data).toMatchObject([{ documento_id: second, version: 2 }]);
    const params = { id: second };
    const call = async (query: { motivo: string }) =>
      t.call(contract.withdrawDocument, { token: office.token, params, query });
    const silent = await call({ motivo: " " });
    expect(silent.status).toBe(422);
    expect(Object.keys(silent.body.errors)).toEqual(["motivo"]);
    expect((await call({ motivo: "x".repeat(301) })).status).toBe(422);
    good(await call({ motivo: "Se publicó por error" }));
    expect((await list()).total).toBe(0);
    expect(await reasons("documento.retirado")).toEqual(["Se publicó por error"]);
  });

  it("is a file too; the trail tells", async () => {
    await publish({ categoria: "laboral", titulo: "Alta", trabajador_id: ana.trabajador_id });
    await given({ titulo: "Manual" });
    const answer = await t.app.inject({
      url: "/api/v1/administrador/documento/exportar",
      query: { formato: "csv" },
      headers: { authorization: `Bearer ${office.token}` },
    });
    expect(answer.statusCode).toBe(200);
    const query = { formato: "csv", paramsFront: "{}" } as const;
    expect((await t.call(contract.exportOfficeDocuments, { query })).status).toBe(401);
    expect(answer.body).toContain("Alta;Laboral;Ana García;");
    expect(answer.body).toContain("Manual;Laboral;Toda la empresa;3;");
    const trail = await t.sql("select 1 from auditoria where accion = 'documento.exportados'");
    expect(trail).toHaveLength(1);
  });
});

describe("opening from the office (Rule PAPERS-15)", () => {
  it("is in the access log of the worker, once for a look within 15 minutes", async () => {
    const trabajador_id = ana.trabajador_id;
    const id = await publish({ categoria: "laboral", titulo: "Alta", trabajador_id });
    const query = { documento_id: id };
    expect((await t.call(contract.officeDocumentFile, { query })).status).toBe(401);
    for (const modo of ["visto", "visto", "descargado"]) {
      const answer = await open({ documento_id: id, modo });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    }
    const params = { id };
    const { body } = good(await t.call(documents.documentHistory, { token: ana.token, params }));
    expect(body.data.accesos).toHaveLength(2);
  });

  it("refuses uploads of workers, documents of other companies, and two names at once", async () => {
    const upload = good(await uploadPersonal(t, ana)).body.data.id;
    expect((await open({ documento_id: upload })).statusCode).toBe(404);
    const id = await publish({ titulo: "Norma" });
    const { envio_id } = await given();
    const foreign = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await open({ documento_id: id }, foreign)).statusCode).toBe(404);
    expect((await open({ envio_id }, foreign)).statusCode).toBe(404);
    expect((await open({ envio_id })).statusCode).toBe(200);
    expect((await open({ envio_id, documento_id: id })).statusCode).toBe(422);
    expect((await open({})).statusCode).toBe(422);
  });
});

describe("a document for many (Rule PAPERS-95)", () => {
  it("is one row of the list and a document in each folder; jobs tell the people", async () => {
    const row = await given({ destinatarios: "departamentos", departamentos: "Taller" });
    expect(row).toMatchObject({ documento_id: null, personas: 2, destinatarios: "departamentos" });
    expect((await list()).data).toEqual([row]);
    expect((await list({ envio_id: row.envio_id })).data).toMatchObject([
      { trabajador: { id: ana.trabajador_id } },
      { trabajador: { id: berta.trabajador_id } },
    ]);
    expect(await titlesOf(ana)).toEqual(["Manual"]);
    expect(await titlesOf(office)).toEqual([]);
    expect(await notices(ana)).toHaveLength(1);
    await given({ titulo: "Sin aviso", avisar: "0" });
    expect(await notices(ana)).toHaveLength(1);
  });

  it("refuses an unclear audience, strangers, and medical ones for supervisors", async () => {
    const body = { categoria: "laboral", titulo: "Manual", documento: "" } as const;
    expect((await t.call(contract.publishForMany, { body })).status).toBe(401);
    const code = async (fields: Fields) => (await sendMany(fields)).body.code;
    expect((await sendMany({}, ana)).status).toBe(403);
    expect(await code({ destinatarios: "centros" })).toBe("audience.list");
    const stranger = await t.factory.worker({});
    expect(
      await code({ destinatarios: "trabajadores", trabajador_ids: stranger.trabajador_id }),
    ).toBe("worker.not_found");
    expect(await code({ clase: "medica", visible_supervisor: "1" })).toBe(
      "document.never_supervisor",
    );
    expect((await list()).total).toBe(0);
  });

  it("is given once by a job that runs twice, and not after it was withdrawn", async () => {
    const { envio_id } = await given();
    const { empresa_id } = company;
    const job = { empresa_id, envio_id, trabajador_ids: [ana.trabajador_id], avisar: true };
    await giveCopies(t.ctx, job);
    expect(await titlesOf(ana)).toEqual(["Manual"]);
    expect(await notices(ana)).toHaveLength(1);
    const late = await t.factory.worker({ company });
    const params = { id: envio_id };
    const query = { motivo: "Error" };
    good(await t.call(contract.withdrawForMany, { token: office.token, params, query }));
    await giveCopies(t.ctx, { ...job, trabajador_ids: [late.trabajador_id] });
    const copies = await t.sql("select 1 from documento where trabajador_id = $1", [
      late.trabajador_id,
    ]);
    expect(copies).toEqual([]);
  });

  it("is withdrawn from everybody but those with a newer version", async () => {
    const { envio_id } = await given();
    const copies = (await list({ trabajador_id: ana.trabajador_id })).data;
    await publish({
      categoria: "laboral",
      titulo: "Manual de Ana",
      trabajador_id: ana.trabajador_id,
      sustituye_id: copies[0].documento_id,
    });
    const call = async (who: SignedIn) =>
      t.call(contract.withdrawForMany, {
        token: who.token,
        params: { id: envio_id },
        query: { motivo: "Anticuado" },
      });
    const foreign = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await call(foreign)).status).toBe(404);
    expect(good(await call(office)).body.data).toEqual({ retirados: 2 });
    expect((await call(office)).status).toBe(404);
    expect(await reasons("documento.reparto_retirado")).toEqual(["Anticuado"]);
    expect(await titlesOf(berta)).toEqual([]);
    expect(await titlesOf(ana)).toEqual(["Manual de Ana"]);
    expect(await titles()).toEqual(["Manual de Ana"]);
  });

  it("for 5,000 people takes as many statements in the list as for three", async () => {
    const ask = async (): Promise<unknown> => list({ take: 100 });
    await given();
    const few = await statementsOf(ask);
    const copies = async (): Promise<unknown> => list({ take: 100, texto: "manual" });
    const fewFound = await statementsOf(copies);
    await t.sql(
      `with cuentas as (insert into account (email)
          select 'mucha' || n || '@' || $1::text || '.test' from generate_series(1, 5000) n
          returning account_user_id),
        gente as (insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
          select $1::integer, account_user_id, 'M' || account_user_id, 'Persona', 'Mucha', '2024-01-08'
          from cuentas returning id)
      insert into trabajador_centro (empresa_id, trabajador_id, centro_trabajo_id, vigencia)
        select $1::integer, id, $2, '[2024-01-01,)' from gente`,
      [company.empresa_id, company.centro_id],
    );
    const { personas } = await given({ titulo: "Manual de todos", avisar: "0" });
    expect(personas).toBe(5003);
    expect(await titles()).toEqual(["Manual de todos", "Manual"]);
    expect(await statementsOf(ask)).toBe(few);
    expect(await statementsOf(copies)).toBe(fewFound);
    const [{ envio_id }] = (await list()).data;
    const query = { motivo: "Anticuado" };
    const withdraw = { token: office.token, params: { id: envio_id }, query };
    expect(good(await t.call(contract.withdrawForMany, withdraw)).body.data.retirados).toBe(5003);
  }, 60_000);
});

describe("kinds of personal document (Rule PAPERS-96)", () => {
  const kinds = async () =>
    good(await t.call(contract.officeDocumentKinds, { token: office.token })).body.data;

  it("are the product's until the company writes its own; removed ones are switched off", async () => {
    const { propios, tipos } = await kinds();
    expect(propios).toBe(false);
    expect(tipos[0]).toMatchObject({ codigo: "identidad", activo: true });
    expect(tipos[0].nombres.en).not.toBe(tipos[0].nombres.es);
    const write = async (some: contract.OfficeDocumentKind[]) =>
      good(
        await t.call(contract.writeDocumentKinds, { token: office.token, body: { tipos: some } }),
      );
    await write([tipos[1], tipos[0]]);
    await write([tipos[0]]);
    const own = await kinds();
    expect(own.propios).toBe(true);
    expect(own.tipos).toMatchObject([
      { codigo: "identidad", activo: true },
      { codigo: "formacion", activo: false },
    ]);
  });
});
