import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as documents from "@atrio/contract/papers/documents";
import * as contract from "@atrio/contract/papers/documents-office";

import { publishDocument, sendDocument } from "../../../../../test/documents.ts";
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
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({ company, nombre: "Ana", apellido1: "García" });
  berta = await t.factory.signedIn({ company, nombre: "Berta", apellido1: "Ruiz" });
});

afterAll(() => t.stop());

type Fields = Record<string, string | number>;

const url = "/administrador/documento/envios";

/** A document for everybody of the company; answers its id. */
async function given(): Promise<number> {
  const fields = {
    categoria: "laboral",
    destinatarios: "todos",
    titulo: "Manual",
    carpeta: "Alta",
  };
  const answer = good(await sendDocument(t, url, office, { fields: { ...fields, avisar: "0" } }));
  await t.ctx.jobs.idle();
  return answer.body.data.envio_id;
}

const send = async (id: number, fields: Fields = {}, who = office): Promise<Answer> =>
  sendDocument(t, `${url}/${id}/sustituir`, who, { fields: { titulo: "Manual nuevo", ...fields } });

async function replaced(id: number, fields: Fields = {}) {
  const { body } = good(await send(id, fields));
  await t.ctx.jobs.idle();
  return body.data;
}

const list = async (filter: object = {}) => {
  const query = { paramsFront: JSON.stringify(filter) };
  return good(await t.call(contract.officeDocuments, { token: office.token, query })).body;
};

const own = async (who: SignedIn) => {
  const params = { id: who.trabajador_id };
  return good(await t.call(documents.workerDocuments, { token: who.token, params })).body.data;
};

const withdraw = async (id: number): Promise<Answer> =>
  t.call(contract.withdrawForMany, {
    token: office.token,
    params: { id },
    query: { motivo: "Anticuado" },
  });

describe("replacing a document for many (Rule PAPERS-104)", () => {
  it("needs an administrator of documents, and a document for many of the company", async () => {
    const id = await given();
    const body = { titulo: "Manual", documento: "" };
    expect((await t.call(contract.replaceForMany, { params: { id }, body })).status).toBe(401);
    expect((await send(id, {}, ana)).status).toBe(403);
    const foreign = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await send(id, {}, foreign)).status).toBe(404);
    const over = await send(id, { caduca_el: "2026-11-17" });
    expect({ status: over.status, fields: Object.keys(over.body.errors) }).toEqual({
      status: 422,
      fields: ["caduca_el"],
    });
  });

  it("gives everybody the newer version and keeps the former one", async () => {
    const id = await given();
    const counts = await replaced(id);
    expect(counts).toMatchObject({ sustituidos: 3, de_baja: 0, con_version: 0 });
    expect((await list()).data).toMatchObject([
      { envio_id: counts.envio_id, titulo: "Manual nuevo", carpeta: "Alta", version: 2 },
    ]);
    const [document, ...others] = await own(ana);
    expect(others).toEqual([]);
    expect(document).toMatchObject({ titulo: "Manual nuevo", categoria: "laboral", version: 2 });
    const params = { id: document.id };
    const history = good(await t.call(documents.documentHistory, { token: ana.token, params }));
    expect(history.body.data.versiones).toMatchObject([{ version: 2 }, { titulo: "Manual" }]);
    const told = await t.sql("select 1 from notificacion where trabajador_id = $1", [
      ana.trabajador_id,
    ]);
    expect(told).toHaveLength(1);
    const again = await send(id);
    expect({ status: again.status, code: again.body.code }).toEqual({
      status: 409,
      code: "document.not_replaceable",
    });
  });

  it("leaves out who has left, and who has a newer version of their own", async () => {
    const id = await given();
    const [copy] = await own(ana);
    const fields = {
      categoria: "laboral",
      titulo: "Manual de Ana",
      trabajador_id: ana.trabajador_id,
      sustituye_id: copy.id,
    };
    good(await publishDocument(t, office, { fields }));
    await t.sql(
      "update trabajador set fecha_baja = '2026-11-17' where empresa_id = $1 and id = $2",
      [company.empresa_id, berta.trabajador_id],
    );
    expect(await replaced(id)).toMatchObject({ sustituidos: 1, de_baja: 1, con_version: 1 });
    expect(await own(ana)).toMatchObject([{ titulo: "Manual de Ana" }]);
    const former = await t.sql<{ titulo: string }>(
      "select titulo from documento where empresa_id = $1 and trabajador_id = $2",
      [company.empresa_id, berta.trabajador_id],
    );
    expect(former).toEqual([{ titulo: "Manual" }]);
  });

  it("is withdrawn with all versions", async () => {
    const id = await given();
    const { envio_id } = await replaced(id);
    expect(good(await withdraw(envio_id)).body.data).toEqual({ retirados: 3 });
    expect(await own(ana)).toEqual([]);
    expect((await list()).total).toBe(0);
    const left = "select 1 from documento where empresa_id = $1 and retirado_en is null";
    expect(await t.sql(left, [company.empresa_id])).toEqual([]);
    expect((await send(id)).status).toBe(404);
  });

  it("reaches people whose copy of the former one was made later, once", async () => {
    const id = await given();
    const late = await t.factory.signedIn({ company, nombre: "Eva", apellido1: "Sanz" });
    await replaced(id);
    const { empresa_id } = company;
    const trabajador_ids = [late.trabajador_id];
    const job = { empresa_id, envio_id: id, trabajador_ids, avisar: true };
    await giveCopies(t.ctx, job);
    await giveCopies(t.ctx, job);
    await t.ctx.jobs.idle();
    expect(await own(late)).toMatchObject([{ titulo: "Manual nuevo", version: 2 }]);
  });

  it("for 5,000 people takes as many statements as for three, but for the jobs", async () => {
    const [first, id] = [await given(), await given()];
    const few = await statementsOf(async () => send(first), 1);
    await t.sql(
      `with cuentas as (insert into account (email)
          select 'tanta' || n || '@' || $1::text || '.test' from generate_series(1, 5000) n
          returning account_user_id),
        gente as (insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
          select $1::integer, account_user_id, 'X' || account_user_id, 'Persona', 'Tanta', '2024-01-08'
          from cuentas returning id)
      insert into documento (empresa_id, envio_id, trabajador_id, categoria, titulo, nombre, tipo,
          bytes, sha256, clave, subido_por, subido_en)
        select $1::integer, $2, g.id, d.categoria, d.titulo, d.nombre, d.tipo, d.bytes, d.sha256,
          d.clave, d.subido_por, d.subido_en
        from gente g, documento d
        where d.empresa_id = $1::integer and d.trabajador_id = $3 and d.envio_id = $2`,
      [company.empresa_id, id, ana.trabajador_id],
    );
    let counts: unknown;
    const many = await statementsOf(async () => {
      counts = good(await send(id, { avisar: "0" })).body.data;
    }, 1);
    expect(counts).toMatchObject({ sustituidos: 5003 });
    // A job for each 200 people.
    expect(many).toBeLessThanOrEqual(few + 25);
    await t.ctx.jobs.idle();
    const [row] = (await list({ texto: "nuevo" })).data;
    const copies = "select 1 from documento where empresa_id = $1 and envio_id = $2";
    expect(await t.sql(copies, [company.empresa_id, row.envio_id])).toHaveLength(5003);
  }, 90_000);
});
