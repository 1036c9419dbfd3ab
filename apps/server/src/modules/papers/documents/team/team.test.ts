import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as documents from "@atrio/contract/papers/documents";
import * as office from "@atrio/contract/papers/documents-office";

import {
  insertContract,
  publishDocument,
  sendDocument,
  uploadPersonal,
} from "../../../../../test/documents.ts";
import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { statementsOf } from "../../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company, nombre: "Óscar" });
  supervisor = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  await t.factory.supervise(supervisor, worker);
});

afterAll(() => t.stop());

async function upload(documento_tipo: string, titulo = "Papel", who = worker): Promise<number> {
  const answer = await uploadPersonal(t, who, { fields: { documento_tipo, titulo } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function publish(fields: Record<string, string | number>): Promise<number> {
  const answer = await publishDocument(t, administrator, { fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

const list = async (filter: object = {}, who = supervisor): Promise<Answer> =>
  t.call(office.teamDocuments, {
    token: who.token,
    body: { paramsFront: JSON.stringify(filter) },
  });

const idsOf = (answer: Answer): number[] => answer.body.data.map((one: { id: number }) => one.id);

const approve = async (id: number, who = supervisor): Promise<Answer> =>
  t.call(office.approveDocument, { token: who.token, body: { id } });

const reject = async (id: number, motivo: string, who = supervisor): Promise<Answer> =>
  t.call(office.rejectDocument, { token: who.token, body: { id, motivo } });

const get = async (path: string, who: SignedIn): Promise<number> => {
  const response = await t.app.inject({
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  return response.statusCode;
};

const open = async (ids: number[], who: SignedIn): Promise<number> =>
  get(`/documento?documento_ids=${ids.join(",")}`, who);

describe("the list of a supervisor", () => {
  it("the list has the permitted documents of the supervised people, and the number of waiting ones", async () => {
    const asked = await upload("formacion", "Título");
    t.clock.advance({ minutes: 1 });
    const shown = await upload("curriculum");
    const given = await publish({
      categoria: "laboral",
      trabajador_id: worker.trabajador_id,
      visible_supervisor: "1",
    });
    for (const kind of ["cuenta_bancaria", "salud", "identidad"]) await upload(kind);
    await publish({ categoria: "laboral", trabajador_id: worker.trabajador_id });
    await publish({});
    const answer = await list();
    expect(idsOf(answer)).toEqual([given, shown, asked]);
    expect(answer.body).toMatchObject({ total: 3, pendientes: 1 });
    expect(answer.body.data[2]).toMatchObject({
      trabajador: { id: worker.trabajador_id },
      tipo_nombre: "Título o certificado de formación",
      aprobacion: "pendiente",
      can: { decidir: true },
    });
    expect(Object.keys(answer.body.data[2])).not.toContain("nuevo");
  });

  it("the list of a supervisor is narrowed by state, person and words, and comes in pages", async () => {
    const second = await t.factory.signedIn({ company, nombre: "Berta" });
    await t.factory.supervise(supervisor, second);
    const one = await upload("formacion", "Carretillas");
    const two = await upload("permiso_conducir", "Permiso B", second);
    const three = await upload("curriculum", "Trayectoria", second);
    await approve(one);
    expect(idsOf(await list({ aprobacion: "aprobada" }))).toEqual([one]);
    expect(idsOf(await list({ aprobacion: "pendiente" }))).toEqual([two]);
    expect((await list({ aprobacion: "aprobada" })).body).toMatchObject({
      total: 1,
      pendientes: 1,
    });
    expect(idsOf(await list({ trabajador_ids: [second.trabajador_id] }))).toEqual([three, two]);
    expect(idsOf(await list({ texto: "oscar" }))).toEqual([one]);
    expect(idsOf(await list({ texto: "CURRICULUM" }))).toEqual([three]);
    expect(idsOf(await list({ texto: "carretillas" }))).toEqual([one]);
    expect(idsOf(await list({ texto: " carretillas   ÓSCAR" }))).toEqual([one]);
    expect(idsOf(await list({ texto: "carretillas curriculum" }))).toEqual([]);
    expect(idsOf(await list({ texto: "%" }))).toEqual([]);
    // Hidden by an escape in the JSON, it is found all the same.
    for (const texto of ["\u0000", "\ud800"]) {
      const refused = await list({ texto });
      expect([refused.status, refused.body.errors.paramsFront]).toEqual([
        422,
        ["El texto contiene caracteres no admitidos."],
      ]);
    }
    const page = await list({ skip: 1, take: 10 });
    expect([idsOf(page), page.body.total]).toEqual([[two, one], 3]);
  });

  it("the list of a supervisor needs a constant number of queries", async () => {
    await upload("formacion");
    const few = await statementsOf(async () => list());
    for (let count = 0; count < 6; count += 1) await upload("curriculum");
    expect(await statementsOf(async () => list())).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});

describe("a decision", () => {
  it("deciding is not offered to a handed-over session", async () => {
    await upload("formacion");
    const token = await t.factory.session(supervisor, {
      suplantada_por: administrator.trabajador_id,
    });
    expect((await list({}, { ...supervisor, token })).body.data[0].can.decidir).toBe(false);
    expect((await list()).body.data[0].can.decidir).toBe(true);
  });

  it("a document is decided by one supervisor, once; a repeated decision gets the same answer", async () => {
    const second = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(second, worker);
    const id = await upload("formacion");
    const answer = await approve(id);
    expect(answer.body.data).toMatchObject({
      aprobacion: "aprobada",
      decidida_por: { id: supervisor.trabajador_id },
      decidida_en: "2026-11-18T08:00:00Z",
      can: { decidir: false },
    });
    expect((await approve(id)).body).toEqual(answer.body);
    expect((await reject(id, "No")).body.code).toBe("document.already_decided");
    expect((await approve(id, second)).body.code).toBe("document.already_decided");
    expect(
      await t.sql("select from notificacion where clave = $1", [`document_decided:${id}`]),
    ).toHaveLength(1);
  });

  it("a rejection of a document needs a reason", async () => {
    const id = await upload("formacion");
    expect((await reject(id, " ")).body.code).toBe("approval.reason_required");
    const answer = await reject(id, "Falta la segunda cara");
    expect(answer.body.data).toMatchObject({
      aprobacion: "rechazada",
      motivo_rechazo: "Falta la segunda cara",
    });
  });

  it("only the newest version of a document can be decided", async () => {
    const id = await upload("formacion");
    const fields = { documento_tipo: "formacion", sustituye_id: id };
    const newer = (await uploadPersonal(t, worker, { fields })).body.data.id;
    expect((await approve(id)).body.code).toBe("document.not_found");
    expect(await open([id], supervisor)).toBe(404);
    expect(idsOf(await list())).toEqual([newer]);
    expect((await approve(newer)).status).toBe(200);
  });

  it("a decision and a simultaneous new version do not contradict each other", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await upload("formacion");
      const fields = { documento_tipo: "formacion", sustituye_id: id };
      const [decided, replaced] = await Promise.all([
        approve(id),
        uploadPersonal(t, worker, { fields }),
      ]);
      expect(replaced.status).toBe(200);
      const [row] = await t.sql("select aprobacion from documento where id = $1", [id]);
      expect(row).toEqual({ aprobacion: decided.status === 200 ? "aprobada" : "pendiente" });
    }
  });

  it("deciding is refused for people who do not supervise the worker at that moment", async () => {
    const id = await upload("formacion");
    const other = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    const former = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    const future = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(former, worker, "[2024-01-01,2026-11-18)");
    await t.factory.supervise(future, worker, "[2026-11-19,)");
    for (const who of [other, former, future]) {
      expect((await approve(id, who)).body.code).toBe("document.not_found");
      expect((await reject(id, "", who)).body.code).toBe("document.not_found");
      expect(idsOf(await list({}, who))).toEqual([]);
    }
    const both = { permiso_supervisor: true, administrador: true };
    const head = await t.factory.signedIn({ company, trabajador: both });
    expect((await approve(id, head)).body.code).toBe("document.not_found");
    expect((await approve(id, administrator)).body.code).toBe("access.denied");
  });

  it("deciding is refused for own documents, and for those without approval or hidden from supervisors", async () => {
    const mine = await upload("formacion", "Mío", supervisor);
    const [shown, bank] = [await upload("curriculum"), await upload("cuenta_bancaria")];
    for (const id of [mine, shown, bank, 2_000_000_000]) {
      expect((await approve(id)).body.code).toBe("document.not_found");
    }
    await t.sql("update documento set visible_supervisor = false where id = $1", [shown]);
    expect((await approve(shown)).body.code).toBe("document.not_found");
  });
});

describe("documents of other people's teams", () => {
  const kinds = ["identidad", "cuenta_bancaria", "salud", "discapacidad", "formacion"] as const;

  it("documents of other people's teams are out of reach by id, list, archive, history and mail", async () => {
    const secret = "kanarischeckdocument";
    const ids = new Map<string, number>();
    for (const kind of kinds) ids.set(kind, await upload(kind, `${secret} ${kind}`));
    const given = { trabajador_id: worker.trabajador_id, titulo: secret };
    ids.set("laboral", await publish({ categoria: "laboral", ...given }));
    ids.set("medica", await publish({ categoria: "trabajador", clase: "medica", ...given }));
    const contract = await insertContract(t, worker, { puesto: secret });
    const colleague = await t.factory.signedIn({ company });
    const other = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    const away = await t.factory.signedIn({
      trabajador: { permiso_supervisor: true, administrador: true },
    });
    const sees = (who: SignedIn, kind: string): boolean =>
      who === supervisor && kind === "formacion";
    for (const who of [colleague, other, away, supervisor, administrator]) {
      for (const [kind, id] of ids) {
        expect(await open([id], who), kind).toBe(sees(who, kind) ? 200 : 404);
        const past = await t.call(documents.documentHistory, { token: who.token, params: { id } });
        expect(past.body.code).toBe("document.not_found");
        const gone = await t.call(documents.deletePersonalDocument, {
          token: who.token,
          params: { id },
        });
        expect(gone.body.code).toBe("document.not_found");
      }
      expect(await open([...ids.values()], who)).toBe(404);
      expect(await get(`/contrato-document?contrato_ids=${contract}`, who)).toBe(404);
      const lists = [
        await t.call(documents.workerDocuments, {
          token: who.token,
          params: { id: who.trabajador_id },
        }),
        await t.call(documents.sharedDocuments, {
          token: who.token,
          params: { id: who.trabajador_id },
        }),
        await t.call(documents.currentContract, {
          token: who.token,
          params: { id: who.trabajador_id },
        }),
        await t.call(documents.workerDocuments, {
          token: who.token,
          params: { id: worker.trabajador_id },
        }),
        ...(who === supervisor ? [] : [await list({}, who)]),
      ];
      expect(JSON.stringify(lists.map((answer) => answer.body))).not.toContain(secret);
    }
    expect(idsOf(await list())).toEqual([ids.get("formacion")]);
    expect(JSON.stringify(await t.outbox())).not.toContain(secret);
  });

  it("a supervisor loses documents with the relation, the role, the module or the visibility", async () => {
    const id = await upload("formacion");
    const isOpen = async (): Promise<boolean> => (await open([id], supervisor)) === 200;
    expect(await isOpen()).toBe(true);
    await t.sql(
      "update supervision set vigencia = '[2024-01-01,2026-11-18)' where supervisor_id = $1",
      [supervisor.trabajador_id],
    );
    expect(await isOpen()).toBe(false);
    await t.sql("update supervision set vigencia = '[2024-01-01,)' where supervisor_id = $1", [
      supervisor.trabajador_id,
    ]);
    expect(await isOpen()).toBe(true);
    await t.sql("update trabajador set permiso_supervisor = false where id = $1", [
      supervisor.trabajador_id,
    ]);
    expect(await isOpen()).toBe(false);
    await t.sql("update trabajador set permiso_supervisor = true where id = $1", [
      supervisor.trabajador_id,
    ]);
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 103", [
      company.empresa_id,
    ]);
    expect(await isOpen()).toBe(false);
  });

  it("the database itself keeps bank and medical documents from supervisors", async () => {
    const id = await upload("cuenta_bancaria");
    await expect(
      t.sql("update documento set visible_supervisor = true where id = $1", [id]),
    ).rejects.toThrow("documento_supervisor");
  });
});

describe("publishing", () => {
  const send = async (fields: Record<string, string | number>, who = administrator) =>
    publishDocument(t, who, { fields });

  it.each<[Record<string, string | number>, number, string]>([
    [{ categoria: "laboral" }, 422, "document.whose"],
    [{ categoria: "empresa", trabajador_id: 1 }, 422, "document.whose"],
    [{ categoria: "contrato" }, 422, "request.invalid"],
    [{ centro_trabajo_id: 2_000_000_000 }, 404, "centre.not_found"],
    [{ categoria: "laboral", trabajador_id: 2_000_000_000 }, 404, "worker.not_found"],
    [{ clase: "medica", visible_supervisor: "1" }, 422, "document.never_supervisor"],
    [{ clase: "bancaria", visible_supervisor: "1" }, 422, "document.never_supervisor"],
    [{ sustituye_id: 2_000_000_000 }, 404, "document.not_found"],
  ])("publishing a document is refused with %j", async (fields, status, code) => {
    const answer = await send(fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
  });

  it("publishing does not replace another person's document, or a replaced one", async () => {
    const colleague = await t.factory.worker({ company });
    const mine = { categoria: "laboral", trabajador_id: worker.trabajador_id };
    const first = await publish(mine);
    const personal = await upload("otro");
    const codeOf = async (fields: Record<string, string | number>): Promise<string> =>
      (await send(fields)).body.code;
    const theirs = { categoria: "laboral", trabajador_id: colleague.trabajador_id };
    expect(await codeOf({ ...theirs, sustituye_id: first })).toBe("document.not_found");
    expect(await codeOf({ sustituye_id: first })).toBe("document.not_found");
    expect(await codeOf({ ...mine, categoria: "trabajador", sustituye_id: personal })).toBe(
      "document.not_found",
    );
    await publish({ ...mine, sustituye_id: first });
    expect(await codeOf({ ...mine, sustituye_id: first })).toBe("document.not_replaceable");
  });

  it("publishing a document reaches no other company, by worker, centre or document", async () => {
    const away = await t.factory.signedIn({ trabajador: { administrador: true } });
    const id = await publish({});
    const codeOf = async (fields: Record<string, string | number>): Promise<string> =>
      (await send(fields, away)).body.code;
    const { trabajador_id } = worker;
    expect(await codeOf({ categoria: "laboral", trabajador_id })).toBe("worker.not_found");
    expect(await codeOf({ centro_trabajo_id: company.centro_id })).toBe("centre.not_found");
    expect(await codeOf({ sustituye_id: id })).toBe("document.not_found");
    const withdrawn = await t.call(office.withdrawDocument, {
      token: away.token,
      params: { id },
      query: { motivo: "Error" },
    });
    expect(withdrawn.body.code).toBe("document.not_found");
    const contract = await sendDocument(t, "/administrador/contrato", away, {
      fields: {
        trabajador_id,
        codigo_contrato: "100",
        fecha_inicio: "2026-01-01",
        horas_semanales: 40,
        puesto: "x",
      },
    });
    expect(contract.body.code).toBe("worker.not_found");
  });
});
