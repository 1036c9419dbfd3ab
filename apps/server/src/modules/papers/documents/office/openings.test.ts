import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as openings from "@atrio/contract/papers/document-openings";
import * as documents from "@atrio/contract/papers/documents";
import * as contract from "@atrio/contract/papers/documents-office";

import { publishDocument, sendDocument } from "../../../../../test/documents.ts";
import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import { good } from "../../../../../test/model145.ts";
import { statementsOf } from "../../../../../test/statements.ts";

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
  const trabajador = { administrador: true };
  office = await t.factory.signedIn({ company, nombre: "Olga", apellido1: "Vega", trabajador });
  ana = await t.factory.signedIn({ company, nombre: "Ana", apellido1: "García" });
  berta = await t.factory.signedIn({ company, nombre: "Berta", apellido1: "Ruiz" });
});

afterAll(() => t.stop());

type Named = { documento_id: number } | { envio_id: number };

const ask = async (named: Named, filter: object = {}, who = office) =>
  t.call(openings.documentOpenings, {
    token: who.token,
    query: { ...named, paramsFront: JSON.stringify(filter) },
  });

const namesOf = async (named: Named, filter: object = {}): Promise<string[]> => {
  const { data } = good(await ask(named, filter)).body;
  return data.map(({ trabajador }: openings.DocumentOpening) => trabajador.nombre_completo);
};

/** A document for everybody of the company, in their folders. */
async function given(fields: Record<string, string> = {}): Promise<number> {
  const all = { categoria: "laboral", destinatarios: "todos", titulo: "Manual", avisar: "0" };
  const url = "/administrador/documento/envios";
  const answer = good(await sendDocument(t, url, office, { fields: { ...all, ...fields } }));
  await t.ctx.jobs.idle();
  return answer.body.data.envio_id;
}

/** The worker opens the newest of their documents. */
async function open(who: SignedIn): Promise<void> {
  const params = { id: who.trabajador_id };
  const { data } = good(await t.call(documents.workerDocuments, { token: who.token, params })).body;
  const query = { documento_ids: String(data[0].id) };
  good(await t.call(documents.documentFile, { token: who.token, query }));
}

describe("who has opened a document (Rule PAPERS-102)", () => {
  it("needs an administrator of documents or a reader, and one document", async () => {
    const envio_id = await given();
    const query = { envio_id };
    expect((await t.call(openings.documentOpenings, { query })).status).toBe(401);
    expect((await ask({ envio_id }, {}, ana)).status).toBe(403);
    const foreign = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await ask({ envio_id }, {}, foreign)).status).toBe(404);
    const both = await ask({ envio_id, documento_id: 1 });
    expect(both.status).toBe(422);
    expect(Object.keys(both.body.errors)).toEqual(["documento_id"]);
    const reader = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["lectura"] },
    });
    expect((await ask({ envio_id }, {}, reader)).status).toBe(200);
    const medical = await given({ clase: "medica" });
    expect((await ask({ envio_id: medical }, {}, reader)).status).toBe(404);
  });

  it("counts the copies that their people opened, not a handed-over session", async () => {
    const envio_id = await given();
    await open(ana);
    await open(ana);
    await t.sql(
      `insert into acceso_documento
         (empresa_id, clase, objeto_id, trabajador_id, quien_id, suplantada_por, modo, en)
       select empresa_id, 'documento', id, trabajador_id, trabajador_id, $2, 'visto', now()
       from documento where empresa_id = $1 and trabajador_id = $3`,
      [company.empresa_id, office.trabajador_id, berta.trabajador_id],
    );
    const { body } = good(await t.call(contract.officeDocuments, { token: office.token }));
    expect(body.data).toMatchObject([{ personas: 3, abiertos: 1 }]);
    const page = good(await ask({ envio_id })).body;
    expect(page).toMatchObject({ titulo: "Manual", total: 3, personas: 3, abiertos: 1 });
    expect(page.data[0]).toMatchObject({
      trabajador: { id: ana.trabajador_id },
      abierto_en: "2026-11-18T08:00:00.000Z",
    });
    expect(await namesOf({ envio_id }, { abierto: "no" })).toEqual(["Berta Ruiz", "Olga Vega"]);
    expect(await namesOf({ envio_id }, { abierto: "si" })).toEqual(["Ana García"]);
    expect(await namesOf({ envio_id }, { texto: "RUÍZ" })).toEqual(["Berta Ruiz"]);
    expect(await namesOf({ envio_id }, { skip: 1, take: 10 })).toEqual(["Berta Ruiz", "Olga Vega"]);
  });

  it("for a centre names those who work there today, for one person that person", async () => {
    const elsewhere = await t.factory.signedIn({ company, nombre: "Eva", apellido1: "Sanz" });
    await t.sql("delete from trabajador_centro where empresa_id = $1 and trabajador_id = $2", [
      company.empresa_id,
      elsewhere.trabajador_id,
    ]);
    const fields = { titulo: "Norma", centro_trabajo_id: company.centro_id };
    const { id } = good(await publishDocument(t, office, { fields })).body.data;
    expect(await namesOf({ documento_id: id })).toEqual(["Ana García", "Berta Ruiz", "Olga Vega"]);
    const own = { categoria: "laboral", trabajador_id: ana.trabajador_id };
    const one = good(await publishDocument(t, office, { fields: own })).body.data;
    expect(await namesOf({ documento_id: one.id })).toEqual(["Ana García"]);
  });

  it("is a file too, which leaves a line in the trail", async () => {
    const envio_id = await given();
    await open(ana);
    const answer = await t.app.inject({
      url: "/api/v1/administrador/documento/aperturas/exportar",
      query: { formato: "csv", envio_id: String(envio_id) },
      headers: { authorization: `Bearer ${office.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("Ana García;Sí;18/11/2026 09:00");
    expect(answer.body).toContain("Berta Ruiz;No;");
    const query = { formato: "csv", envio_id, paramsFront: "{}" } as const;
    expect((await t.call(openings.exportDocumentOpenings, { query })).status).toBe(401);
    const trail = await t.sql(
      "select 1 from auditoria where empresa_id = $1 and accion = 'documento.aperturas_exportadas'",
      [company.empresa_id],
    );
    expect(trail).toHaveLength(1);
  });

  it("for 5,000 people takes as many statements as for three", async () => {
    const few = await given();
    const statements = await statementsOf(async () => ask({ envio_id: few }));
    await t.sql(
      `with cuentas as (insert into account (email)
          select 'muchas' || n || '@' || $1::text || '.test' from generate_series(1, 5000) n
          returning account_user_id),
        gente as (insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
          select $1::integer, account_user_id, 'A' || account_user_id, 'Persona', 'Mucha', '2024-01-08'
          from cuentas returning id)
      insert into documento (empresa_id, envio_id, trabajador_id, categoria, titulo, nombre, tipo,
          bytes, sha256, clave, subido_por, subido_en)
        select $1::integer, $2, g.id, d.categoria, d.titulo, d.nombre, d.tipo, d.bytes, d.sha256,
          d.clave, d.subido_por, d.subido_en
        from gente g, documento d where d.empresa_id = $1::integer and d.trabajador_id = $3`,
      [company.empresa_id, few, ana.trabajador_id],
    );
    // As autovacuum does: plans of an almost empty table are made anew.
    await t.sql("analyze documento, trabajador");
    expect(await statementsOf(async () => ask({ envio_id: few }))).toBe(statements);
    expect(good(await ask({ envio_id: few })).body.personas).toBe(5003);
  }, 60_000);
});
