import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as documents from "@atrio/contract/papers/documents";
import * as office from "@atrio/contract/papers/documents-office";

import { publishDocument, uploadPersonal } from "../../../../test/documents.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { jpeg, pdf, png } from "../../../../test/files.ts";
import { type Answer, inSpanish, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { statementsOf } from "../../../../test/statements.ts";

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
  worker = await t.factory.signedIn({ company });
  supervisor = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  await t.factory.supervise(supervisor, worker);
});

afterAll(() => t.stop());

const own = async (who = worker): Promise<Answer> =>
  t.call(documents.workerDocuments, { token: who.token, params: { id: who.trabajador_id } });

const shared = async (who = worker): Promise<Answer> =>
  t.call(documents.sharedDocuments, { token: who.token, params: { id: who.trabajador_id } });

const history = async (id: number, who = worker): Promise<Answer> =>
  t.call(documents.documentHistory, { token: who.token, params: { id } });

const remove = async (id: number, who = worker): Promise<Answer> =>
  t.call(documents.deletePersonalDocument, {
    token: who.token,
    params: { id },
    headers: inSpanish,
  });

/** Uploads a file that must be accepted; answers the document. */
async function upload(fields: Record<string, string | number> = {}, who = worker, bytes = pdf()) {
  const answer = await uploadPersonal(t, who, { fields, bytes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

/** Shares a file that must be accepted; answers the document. */
async function publish(fields: Record<string, string | number> = {}, bytes = pdf()) {
  const answer = await publishDocument(t, administrator, { fields, bytes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function open(
  ids: number[],
  who = worker,
  modo?: "visto" | "descargado",
): Promise<{ status: number; code: unknown; bytes: Buffer; headers: Record<string, unknown> }> {
  const query = new URLSearchParams({ documento_ids: ids.join(","), ...(modo && { modo }) });
  const response = await t.app.inject({
    url: `/api/v1/documento?${query.toString()}`,
    headers: { authorization: `Bearer ${who.token}`, "accept-language": "es" },
  });
  const { statusCode: status, rawPayload: bytes, headers } = response;
  const code = status === 200 ? undefined : JSON.parse(bytes.toString()).code;
  return { status, code, bytes, headers };
}

const idsOf = (answer: Answer): number[] => answer.body.data.map((one: { id: number }) => one.id);

describe("a personal document", () => {
  it("a personal document is stored by its real type, and read back whole", async () => {
    const made = await uploadPersonal(t, worker, {
      bytes: jpeg(),
      name: "../DNI por delante.PNG",
      fields: { documento_tipo: "identidad", titulo: "  Mi DNI ", descripcion: "Las dos caras" },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body.data).toMatchObject({
      categoria: "trabajador",
      documento_tipo: "identidad",
      tipo_nombre: "DNI, NIE o pasaporte",
      carpeta: null,
      titulo: "Mi DNI",
      descripcion: "Las dos caras",
      clase: "general",
      nombre: "DNI por delante.jpg",
      tipo: "image/jpeg",
      subido_por: { id: worker.trabajador_id },
      version: 1,
      aprobacion: null,
      visible_supervisor: false,
      nuevo: false,
      can: { borrar: true, sustituir: true },
    });
    const list = await own();
    expect(list.body.data).toEqual([made.body.data]);
    expect(list.body.tipos).toHaveLength(10);
    expect(list.body.tipos[0]).toEqual({
      codigo: "identidad",
      nombre: "DNI, NIE o pasaporte",
      clase: "general",
      visible_supervisor: false,
      requiere_aprobacion: false,
      caduca_meses: null,
      aviso_dias: null,
      conserva_meses: null,
      laboral: false,
    });
  });

  it("a personal document is stored once, however often it is sent with its key", async () => {
    const headers = { "idempotency-key": "un-documento" };
    const send = async (titulo: string): Promise<Answer> =>
      uploadPersonal(t, worker, { headers, fields: { titulo } });
    const [one, two] = [await send("Uno"), await send("Uno")];
    expect(two.body).toEqual(one.body);
    expect((await send("Dos")).body.code).toBe("request.repeated_differently");
    expect(idsOf(await own())).toHaveLength(1);
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
  });

  it.each([
    [{ documento_tipo: "nada" }, 422, "document.kind_unknown"],
    [{ titulo: " " }, 422, "request.invalid"],
    [{ sustituye_id: 2_000_000_000 }, 404, "document.not_found"],
    [{ sustituye_id: 0 }, 422, "request.invalid"],
    [{ visible_supervisor: "1" }, 422, "request.invalid"],
    [{ trabajador_id: 2_000_000_000 }, 404, "request.not_found"],
  ])("a personal document is refused with %j, and leaves nothing", async (fields, status, code) => {
    const answer = await uploadPersonal(t, worker, { fields });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(idsOf(await own())).toEqual([]);
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
  });

  it("a worker has two hundred personal documents at most, versions included", async () => {
    await t.sql(
      `insert into documento (empresa_id, trabajador_id, categoria, documento_tipo, titulo, nombre, tipo, bytes, sha256, clave, subido_por, subido_en)
       select $1, $2, 'trabajador', 'otro', 'a', 'a.pdf', 'application/pdf', 1, 'x', 'k' || n, $2, '2026-11-18T07:00:00Z' from generate_series(1, 199) n`,
      [company.empresa_id, worker.trabajador_id],
    );
    const { id } = await upload();
    const answer = await uploadPersonal(t, worker, { fields: { sustituye_id: id } });
    expect([answer.status, answer.body.code]).toEqual([409, "document.quota"]);
  });

  it("a personal document is seen by supervisors and asked of them as its kind says", async () => {
    const shown = await upload({ documento_tipo: "curriculum" });
    const asked = await upload({ documento_tipo: "formacion" });
    const bank = await upload({ documento_tipo: "cuenta_bancaria" });
    expect([shown, asked, bank]).toMatchObject([
      { visible_supervisor: true, aprobacion: null, clase: "general" },
      { visible_supervisor: true, aprobacion: "pendiente", clase: "general" },
      { visible_supervisor: false, aprobacion: null, clase: "bancaria" },
    ]);
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 103", [
      company.empresa_id,
    ]);
    expect(await upload({ documento_tipo: "formacion" })).toMatchObject({ aprobacion: null });
  });
});

describe("versions", () => {
  it("a new version replaces the former one, which stays in the history", async () => {
    const first = await upload({ titulo: "Título" });
    t.clock.advance({ minutes: 5 });
    const second = await upload({ titulo: "Título nuevo", sustituye_id: first.id });
    expect(second).toMatchObject({ version: 2, titulo: "Título nuevo" });
    expect(idsOf(await own())).toEqual([second.id]);
    for (const id of [first.id, second.id]) {
      const { versiones } = (await history(id)).body.data;
      expect(versiones).toMatchObject([
        { id: second.id, version: 2, can: { borrar: true, sustituir: true } },
        { id: first.id, version: 1, can: { borrar: false, sustituir: false } },
      ]);
    }
    expect((await open([first.id])).status).toBe(200);
  });

  it("a version follows one of the same kind, once, and no document of the company", async () => {
    const first = await upload();
    await upload({ sustituye_id: first.id });
    const other = await upload();
    const given = await publish({ categoria: "trabajador", trabajador_id: worker.trabajador_id });
    const codeOf = async (fields: Record<string, string | number>): Promise<string> =>
      (await uploadPersonal(t, worker, { fields })).body.code;
    expect(await codeOf({ sustituye_id: first.id })).toBe("document.not_replaceable");
    expect(await codeOf({ sustituye_id: other.id, documento_tipo: "identidad" })).toBe(
      "document.not_replaceable",
    );
    expect(await codeOf({ sustituye_id: given.id })).toBe("document.not_found");
  });

  it("of versions uploaded at once for the same document one wins", async () => {
    const { id } = await upload();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => uploadPersonal(t, worker, { fields: { sustituye_id: id } })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(3);
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
  });
});

describe("deleting", () => {
  it("deleting a document deletes the bytes of every version", async () => {
    const first = await upload();
    const second = await upload({ sustituye_id: first.id });
    expect((await remove(first.id)).body.code).toBe("document.not_deletable");
    expect((await remove(second.id)).body.data.message).toBe("El documento se ha borrado.");
    await t.ctx.jobs.idle();
    expect(
      await t.sql("select from documento where empresa_id = $1", [company.empresa_id]),
    ).toEqual([]);
    expect((await open([first.id])).code).toBe("document.not_found");
    expect((await remove(second.id)).body.code).toBe("document.not_found");
  });

  it("deleting stops at a decided version, which stands again", async () => {
    const first = await upload({ documento_tipo: "formacion" });
    await t.call(office.approveDocument, { token: supervisor.token, body: { id: first.id } });
    expect((await remove(first.id)).body.code).toBe("document.not_deletable");
    const fields = { documento_tipo: "formacion", sustituye_id: first.id };
    const second = await upload(fields);
    expect((await remove(second.id)).status).toBe(200);
    expect((await own()).body.data).toMatchObject([{ id: first.id, aprobacion: "aprobada" }]);
  });

  it("deleting is refused for the company's documents", async () => {
    const given = await publish({ categoria: "laboral", trabajador_id: worker.trabajador_id });
    expect(given.can).toEqual({ borrar: false, sustituir: false });
    expect((await remove(given.id)).body.code).toBe("document.not_deletable");
    expect((await remove((await publish()).id)).body.code).toBe("document.not_found");
  });
});

describe("documents shared by the company", () => {
  it("shared documents are listed by folder, new until opened, newest version only", async () => {
    const norms = await publish({ carpeta: "Normas", titulo: "Teletrabajo" });
    const equality = await publish({ carpeta: "Igualdad", titulo: "Plan" });
    const loose = await publish({ titulo: "Sin carpeta" });
    const newer = await publish({
      carpeta: "Normas",
      titulo: "Teletrabajo 2026",
      sustituye_id: norms.id,
    });
    const first = await publish({ carpeta: "Normas", titulo: "Ábaco" });
    const before = (await shared()).body.data;
    expect(before).toMatchObject([
      { carpeta: "Igualdad", documentos: [{ id: equality.id, nuevo: true }] },
      { carpeta: "Normas", documentos: [{ id: first.id }, { id: newer.id, version: 2 }] },
      { carpeta: null, documentos: [{ id: loose.id }] },
    ]);
    await open([equality.id], worker, "visto");
    const after = (await shared()).body.data;
    expect(after[0].documentos[0].nuevo).toBe(false);
    expect(after[1].documentos[0].nuevo).toBe(true);
    const past = (await history(newer.id)).body.data;
    expect(past.versiones).toHaveLength(2);
    expect(past.accesos).toEqual([]);
  });

  it("a shared document is for everybody, or for people of a centre today", async () => {
    const { id: centre } = await t.factory.insert<{ id: number }>("centro_trabajo", {
      empresa_id: company.empresa_id,
      codigo: "C2",
      nombre: "Otro",
      zona_horaria: "Europe/Madrid",
    });
    const here = await publish({ centro_trabajo_id: company.centro_id, titulo: "Aquí" });
    const there = await publish({ centro_trabajo_id: centre, titulo: "Allí" });
    const idsShared = async (): Promise<number[]> => {
      const folders: Array<{ documentos: Array<{ id: number }> }> = (await shared()).body.data;
      return folders.flatMap((folder) => folder.documentos.map((one) => one.id));
    };
    expect(await idsShared()).toEqual([here.id]);
    expect((await open([there.id])).code).toBe("document.not_found");
    await t.sql(
      `update trabajador_centro set vigencia = '[2024-01-01,2026-11-18)' where trabajador_id = $1`,
      [worker.trabajador_id],
    );
    await t.sql(
      "insert into trabajador_centro (empresa_id, trabajador_id, centro_trabajo_id, vigencia) values ($1, $2, $3, '[2026-11-18,)')",
      [company.empresa_id, worker.trabajador_id, centre],
    );
    expect(await idsShared()).toEqual([there.id]);
    expect((await open([here.id])).code).toBe("document.not_found");
  });

  it("a shared document is withdrawn with all its versions, and nothing is deleted", async () => {
    const first = await publish();
    const second = await publish({ sustituye_id: first.id });
    const { id: personal } = await upload();
    const withdraw = async (id: number): Promise<Answer> =>
      t.call(office.withdrawDocument, {
        token: administrator.token,
        params: { id },
        query: { motivo: "Anticuado" },
      });
    expect((await withdraw(personal)).body.code).toBe("document.not_found");
    expect((await withdraw(first.id)).status).toBe(200);
    expect((await shared()).body.data).toEqual([]);
    for (const id of [first.id, second.id]) {
      expect((await open([id])).code).toBe("document.not_found");
      expect((await history(id)).body.code).toBe("document.not_found");
      expect((await withdraw(id)).body.code).toBe("document.not_found");
    }
    expect(
      await t.sql("select from documento where retirado_por = $1", [administrator.trabajador_id]),
    ).toHaveLength(2);
  });
});

describe("opening files", () => {
  it("a single file is answered unchanged, as a download and never inline", async () => {
    const { id } = await upload({}, worker, png());
    const answer = await open([id]);
    expect(answer.bytes.equals(png())).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "no-store",
    });
    expect(answer.headers["content-disposition"]).toContain("attachment; filename=");
  });

  it("several files are answered as an archive, each under a name of its own", async () => {
    const [one, two] = [await upload(), await upload({}, worker, pdf({ version: "1.4" }))];
    const { id } = await publish({ categoria: "laboral", trabajador_id: worker.trabajador_id });
    const answer = await open([two.id, one.id, id, one.id]);
    expect(answer.headers).toMatchObject({ "content-type": "application/zip" });
    expect(answer.headers["content-disposition"]).toContain("documentos-3.zip");
    const files = unzipSync(answer.bytes);
    expect(Object.keys(files)).toEqual(["papel.pdf", "papel (2).pdf", "papel (3).pdf"]);
    expect(Buffer.from(files["papel.pdf"] ?? []).equals(pdf({ version: "1.4" }))).toBe(true);
  });

  it("an opened file is shown to its worker, with reader, time and session", async () => {
    const { id } = await upload({ documento_tipo: "curriculum" });
    await open([id], worker, "visto");
    t.clock.advance({ hours: 1 });
    await open([id], supervisor);
    const handed = { ...worker, token: "" };
    handed.token = await t.factory.session(worker, { suplantada_por: administrator.trabajador_id });
    t.clock.advance({ hours: 1 });
    await open([id], handed);
    expect((await own(handed)).body.data[0].can).toEqual({ borrar: false, sustituir: false });
    expect((await own()).body.data[0].can).toEqual({ borrar: true, sustituir: true });
    const { accesos } = (await history(id)).body.data;
    expect(accesos).toMatchObject([
      { quien: { id: worker.trabajador_id }, modo: "descargado", suplantada: true },
      { quien: { id: supervisor.trabajador_id }, modo: "descargado", suplantada: false },
      { quien: { id: worker.trabajador_id }, modo: "visto", en: "2026-11-18T08:00:00Z" },
    ]);
  });

  it("a file opened in the worker's place stays new", async () => {
    const given = await publish({ categoria: "laboral", trabajador_id: worker.trabajador_id });
    const handed = { ...worker };
    handed.token = await t.factory.session(worker, { suplantada_por: administrator.trabajador_id });
    await open([given.id], handed);
    expect((await own()).body.data).toMatchObject([{ id: given.id, nuevo: true }]);
    await open([given.id]);
    expect((await own()).body.data).toMatchObject([{ id: given.id, nuevo: false }]);
  });

  it("a list with a foreign file or lost bytes answers no file at all", async () => {
    const mine = await upload();
    const colleague = await t.factory.signedIn({ company });
    const theirs = await upload({}, colleague);
    expect((await open([mine.id, theirs.id])).code).toBe("document.not_found");
    expect((await open([2_147_483_647])).code).toBe("document.not_found");
    expect((await open([9_999_999_999])).code).toBe("document.not_found");
    const [row] = await t.sql<{ clave: string }>("select clave from documento where id = $1", [
      mine.id,
    ]);
    await t.ctx.storage.delete({ empresa_id: company.empresa_id, clave: row?.clave ?? "" });
    expect((await open([mine.id])).code).toBe("document.not_found");
  });

  it.each(["", "a", "1;2", "1,", "0x1"])("a list of files is refused with %j", async (list) => {
    const answer = await t.call(documents.documentFile, {
      token: worker.token,
      query: { documento_ids: list },
    });
    expect([answer.status, answer.body.code]).toEqual([422, "request.invalid"]);
  });
});

describe("notices", () => {
  const told = async (who: SignedIn): Promise<Array<{ titulo: string; enlace: string }>> =>
    t.sql("select titulo, enlace from notificacion where trabajador_id = $1 order by id", [
      who.trabajador_id,
    ]);

  it("a notice about a shared document is mailed without the document's title", async () => {
    const { id } = await publish({
      categoria: "laboral",
      trabajador_id: worker.trabajador_id,
      titulo: "Aptitud secreta",
    });
    expect(await told(worker)).toEqual([
      { titulo: "Tienes un documento nuevo", enlace: `/documents?vista=laborales&doc=${id}` },
    ]);
    const mails = (await t.outbox()).filter((mail) => mail.headers["to"]?.includes(worker.email));
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain("Aptitud");
  });

  it("documents shared with everybody send no notice: they are new in each list", async () => {
    await publish();
    expect(await told(worker)).toEqual([]);
    expect((await t.outbox()).filter((mail) => mail.headers["to"]?.includes(worker.email))).toEqual(
      [],
    );
  });

  it("notices tell supervisors of waiting documents, and the worker of the decision", async () => {
    const { id } = await upload({ documento_tipo: "formacion", titulo: "Secreto" });
    expect(await told(supervisor)).toEqual([
      { titulo: "Documento por aprobar", enlace: `/documentsSupervisor?doc=${id}` },
    ]);
    await t.call(office.rejectDocument, {
      token: supervisor.token,
      body: { id, motivo: "No se lee" },
    });
    expect(await told(worker)).toEqual([
      { titulo: "Documento rechazado", enlace: `/documents?vista=personales&doc=${id}` },
    ]);
    const mails = JSON.stringify(await t.outbox());
    expect(mails).not.toContain("Secreto");
    expect(mails).not.toContain("No se lee");
  });
});

describe("kinds of personal document", () => {
  const names = { es: "Carné", en: "Card", fr: "Carte", pt: "Cartão" };
  const kind = {
    codigo: "carne_interno",
    nombres: names,
    clase: "general",
    visible_supervisor: true,
    requiere_aprobacion: true,
  } as const;
  const write = async (tipos: object[], who = administrator): Promise<Answer> =>
    t.call(office.writeDocumentKinds, { token: who.token, body: { tipos } as never });

  it("kinds are the company's once it writes a list; documents of removed kinds keep their name", async () => {
    const before = await upload({ documento_tipo: "identidad" });
    expect((await write([kind, { ...kind, codigo: "viejo", activo: false }])).body.data).toEqual([
      expect.objectContaining({ codigo: "carne_interno", nombre: "Carné" }),
    ]);
    const made = await upload({ documento_tipo: "carne_interno" });
    expect(made).toMatchObject({ tipo_nombre: "Carné", aprobacion: "pendiente" });
    const codeOf = async (code: string): Promise<string> =>
      (await uploadPersonal(t, worker, { fields: { documento_tipo: code } })).body.code;
    expect(await codeOf("identidad")).toBe("document.kind_unknown");
    expect(await codeOf("viejo")).toBe("document.kind_unknown");
    await write([{ ...kind, codigo: "otro_carne" }]);
    expect((await own()).body.data).toMatchObject([
      { id: made.id, tipo_nombre: "Carné" },
      { id: before.id, tipo_nombre: "DNI, NIE o pasaporte" },
    ]);
  });

  it.each([
    [{ ...kind, clase: "medica" }, "document.never_supervisor"],
    [{ ...kind, clase: "bancaria" }, "document.never_supervisor"],
    [{ ...kind, visible_supervisor: false }, "request.invalid"],
    [{ ...kind, codigo: "Con espacios" }, "request.invalid"],
    [{ ...kind, nombres: { ...names, fr: " " } }, "request.invalid"],
  ])(
    "kinds of personal document are refused where nobody could keep to them: %j",
    async (wrong, code) => {
      const answer = await write([wrong]);
      expect([answer.status, answer.body.code]).toEqual([422, code]);
      expect((await own()).body.tipos).toHaveLength(10);
    },
  );

  it("kinds of personal document are each named once", async () => {
    expect((await write([kind, kind])).body.code).toBe("request.invalid");
  });
});

describe("reading", () => {
  it("the list of documents needs a constant number of queries", async () => {
    await upload();
    await publish();
    const counts = async (): Promise<number[]> => [
      await statementsOf(own),
      await statementsOf(shared),
    ];
    const few = await counts();
    for (let count = 0; count < 8; count += 1) {
      await upload();
      await publish({ carpeta: `Carpeta ${count}` });
    }
    expect(await counts()).toEqual(few);
    expect(Math.max(...few)).toBeLessThanOrEqual(6);
  });
});
