import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  deleteDocument,
  downloadDocuments,
  manageDocuments,
} from "@atrio/contract/leave/request-documents";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { jpeg, pdf, png, uploadFile } from "../../../../test/files.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

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

/** Names of everything in the storage folder. */
async function stored(): Promise<string[]> {
  const folder = fileURLToPath(t.ctx.config.storageUrl);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

const keysOf = async (who: Worker): Promise<string[]> => {
  const rows = await t.sql<{ clave: string }>(
    "select clave from solicitud_documento where trabajador_id = $1 order by id",
    [who.trabajador_id],
  );
  return rows.map((row) => row.clave);
};

const isStored = async (key: string): Promise<boolean> =>
  (await stored()).some((path) => path.endsWith(key));

async function draft(who: SignedIn = worker, bytes = pdf(), name?: string): Promise<number> {
  const named = name === undefined ? {} : { name };
  const answer = await uploadFile(t, { token: who.token, bytes, ...named });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

type RequestInput = { kind?: number; state?: number; rule?: Record<string, unknown> };

let rules = 0;

/** The rule of a kind, or of one more subtype of leave; answers its id. */
async function rule(kind: number, columns: Record<string, unknown> = {}): Promise<number> {
  rules += 1;
  const text = JSON.stringify({ es: "Permiso", en: "Leave", fr: "Congé", pt: "Licença" });
  const { id } = await t.factory.insert<{ id: number }>("permiso_tipo", {
    empresa_id: company.empresa_id,
    pe_solicitud_tipo_id: kind,
    codigo: kind === 4 || kind === 5 ? `tipo_${rules}` : "general",
    nombre: text,
    descripcion: text,
    unidad: "laborables",
    ...columns,
  });
  return id;
}

/** A request with its rule and supervisor, past the application; answers its id. */
async function request(input: RequestInput = {}): Promise<number> {
  const { kind = 4, state = 1 } = input;
  const subtype = kind === 9 ? null : await rule(kind, input.rule);
  const decided = state === 1 ? null : "2026-11-17T08:00:00Z";
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id: company.empresa_id,
    trabajador_id: worker.trabajador_id,
    pe_solicitud_tipo_id: kind,
    pe_solicitud_subtipo_id: subtype,
    estado_id: state,
    creada_en: "2026-11-16T08:00:00Z",
    decidida_en: decided,
    cancelada_en: state === 4 ? decided : null,
  });
  await t.factory.insert("solicitud_aprobacion", {
    empresa_id: company.empresa_id,
    solicitud_id: id,
    trabajador_id: worker.trabajador_id,
    supervisor_id: supervisor.trabajador_id,
  });
  return id;
}

/** Inserts a file of a request, past the application. */
async function attach(id: number, documentId: number, restringido = false): Promise<void> {
  await t.sql("update solicitud_documento set solicitud_id = $1, restringido = $3 where id = $2", [
    id,
    documentId,
    restringido,
  ]);
}

type Changes = { anadir?: number[]; quitar?: number[] };

const manage = async (id: number, body: Changes, who = worker): Promise<Answer> =>
  t.call(manageDocuments, { token: who.token, params: { id }, body });

const remove = async (id: number, who = worker): Promise<Answer> =>
  t.call(deleteDocument, { token: who.token, params: { id } });

/** Downloads as bytes: the harness reads text. */
async function download(
  who: SignedIn,
  query: { solicitud_ids?: string; documento_id?: number },
): Promise<{ status: number; code?: string; bytes: Buffer; headers: Record<string, unknown> }> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await t.app.inject({
    url: `/api/v1${downloadDocuments.path}?${search.toString()}`,
    headers: { authorization: `Bearer ${who.token}`, "accept-language": "es" },
  });
  const { statusCode: status, headers, rawPayload: bytes } = response;
  return { status, headers, bytes, ...(status === 200 ? {} : { code: response.json().code }) };
}

const idsIn = (answer: Answer): number[] => answer.body.data.map((one: { id: number }) => one.id);

describe("a file of a request that is being written", () => {
  it("an uploaded file is cleaned and stored encrypted, with a random name and its real ending", async () => {
    const place = "40.4168N 3.7038W";
    const photo = jpeg({ place });
    const answer = await uploadFile(t, {
      token: worker.token,
      bytes: photo,
      name: "..\\..\\etc/Recibo\u202Egpj.exe",
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      nombre: "Recibogpj.jpg",
      tipo: "image/jpeg",
      bytes: expect.any(Number),
      subido_en: "2026-11-18T08:00:00Z",
      restringido: false,
      can: { abrir: true, borrar: true },
    });
    const [key = ""] = await keysOf(worker);
    expect(key).toMatch(/^[0-9a-f]{32}\.enc$/);
    const path = (await stored()).find((one) => one.endsWith(key)) ?? "";
    const sealed = await readFile(path);
    expect(sealed.includes(photo.subarray(0, 16))).toBe(false);
    expect(sealed.includes(Buffer.from("JFIF"))).toBe(false);
    const back = await download(worker, { documento_id: answer.body.data.id });
    expect(back.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(back.bytes.includes(place)).toBe(false);
    expect(back.bytes.length).toBe(answer.body.data.bytes);
  });

  it("an uploaded file is served as an uncached, sandboxed download", async () => {
    const id = await draft(worker, pdf(), "Cafe\u0301 «niño».pdf");
    const { status, headers, bytes } = await download(worker, { documento_id: id });
    expect(status).toBe(200);
    expect(bytes.equals(pdf())).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Cafe__nino_.pdf"; filename*=UTF-8''Caf%C3%A9%20%C2%ABni%C3%B1o%C2%BB.pdf`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it("an uploaded file of somebody else cannot be opened, deleted or sent", async () => {
    const id = await draft();
    for (const who of [supervisor, administrator, await t.factory.signedIn()]) {
      expect((await download(who, { documento_id: id })).code).toBe("document.not_found");
      expect((await remove(id, who)).body.code).toBe("document.not_found");
    }
    const foreign = await draft(supervisor);
    const mine = await request();
    expect((await manage(mine, { anadir: [foreign] })).body.code).toBe("document.not_found");
    expect(await keysOf(worker)).toHaveLength(1);
  });

  it("an upload is stored once, however often it is sent with its idempotency key", async () => {
    const send = async (bytes: Buffer): Promise<Answer> =>
      uploadFile(t, { token: worker.token, bytes, headers: { "idempotency-key": "una-subida" } });
    const before = (await stored()).length;
    const [one, two] = [await send(pdf()), await send(pdf())];
    expect(two.body).toEqual(one.body);
    expect(await keysOf(worker)).toHaveLength(1);
    expect((await stored()).length).toBe(before + 1);
    expect((await send(png())).body.code).toBe("request.repeated_differently");
    expect((await stored()).length).toBe(before + 1);
  });

  it("deleting an uploaded file deletes its bytes", async () => {
    const id = await draft();
    const [key = ""] = await keysOf(worker);
    expect((await remove(id)).status).toBe(200);
    await t.ctx.jobs.idle();
    expect(await isStored(key)).toBe(false);
    expect((await remove(id)).body.code).toBe("document.not_found");
  });

  it("a worker has thirty unsent uploads at most", async () => {
    await t.sql(
      `insert into solicitud_documento (empresa_id, trabajador_id, nombre, tipo, bytes, sha256, clave, subido_por, subido_en)
       select $1, $2, 'a.pdf', 'application/pdf', 1, 'x', 'k' || n, $2, '2026-11-18T07:00:00Z' from generate_series(1, 30) n`,
      [company.empresa_id, worker.trabajador_id],
    );
    const before = await stored();
    const answer = await uploadFile(t, { token: worker.token, bytes: pdf() });
    expect([answer.status, answer.body.code]).toEqual([409, "document.too_many_drafts"]);
    expect(answer.body.message).toContain("30 archivos");
    expect(await stored()).toEqual(before);
  });

  it("an unsent upload is deleted after a day", async () => {
    const [old, sent] = [await draft(), await draft()];
    await attach(await request(), sent);
    t.clock.advance({ hours: 20 });
    const young = await draft({ ...worker, token: await t.factory.session(worker) });
    const [oldKey = ""] = await keysOf(worker);
    t.clock.advance({ hours: 5 });
    await t.ctx.db.gate((tx) => t.ctx.jobs.enqueue(tx, "attachments.purge", {}));
    await t.ctx.jobs.idle();
    const left = await t.sql<{ id: number }>(
      "select id from solicitud_documento where trabajador_id = $1 order by id",
      [worker.trabajador_id],
    );
    expect(left.map((row) => row.id)).toEqual([sent, young]);
    expect(left.map((row) => row.id)).not.toContain(old);
    expect(await isStored(oldKey)).toBe(false);
  });

  it("an upload is deleted a day after its request was taken back", async () => {
    const id = await request({ state: 4 });
    await attach(id, await draft());
    await t.sql("update solicitud set borrada = true where id = $1", [id]);
    t.clock.advance({ minutes: 1 });
    await t.ctx.db.gate((tx) => t.ctx.jobs.enqueue(tx, "attachments.purge", {}));
    await t.ctx.jobs.idle();
    expect(await keysOf(worker)).toEqual([]);
  });
});

describe("who opens the files of a request", () => {
  it("the worker, the approvers and administrators open the files of a request", async () => {
    const id = await request();
    const document = await draft();
    await attach(id, document);
    for (const who of [worker, supervisor, administrator]) {
      expect((await download(who, { solicitud_ids: String(id) })).status).toBe(200);
      expect((await download(who, { documento_id: document })).status).toBe(200);
    }
    const colleague = await t.factory.signedIn({ company });
    const other = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    const away = await t.factory.signedIn({ trabajador: { administrador: true } });
    for (const who of [colleague, other, away]) {
      expect((await download(who, { solicitud_ids: String(id) })).status).toBe(404);
      expect((await download(who, { documento_id: document })).status).toBe(404);
    }
  });

  it("medical files are opened by administrators and the uploader alone, each time audited", async () => {
    const id = await request({ kind: 7 });
    const document = await draft();
    await attach(id, document, true);
    expect((await download(supervisor, { solicitud_ids: String(id) })).code).toBe(
      "document.not_found",
    );
    expect((await download(supervisor, { documento_id: document })).code).toBe(
      "document.not_found",
    );
    expect((await download(worker, { solicitud_ids: String(id) })).status).toBe(200);
    expect((await download(administrator, { documento_id: document })).status).toBe(200);
    const trail = await t.sql(
      "select actor_id, objeto_id, detalle from auditoria where accion = 'solicitud.documento_descargado' and empresa_id = $1 order by id",
      [company.empresa_id],
    );
    const detail = { documento_id: document, trabajador_id: worker.trabajador_id };
    expect(trail).toEqual([
      { actor_id: worker.trabajador_id, objeto_id: String(id), detalle: detail },
      { actor_id: administrator.trabajador_id, objeto_id: String(id), detalle: detail },
    ]);
  });

  it("opening files that are not medical leaves no audit entry", async () => {
    const id = await request();
    await attach(id, await draft());
    await download(administrator, { solicitud_ids: String(id) });
    const trail = await t.sql(
      "select from auditoria where accion = 'solicitud.documento_descargado' and empresa_id = $1",
      [company.empresa_id],
    );
    expect(trail).toEqual([]);
  });

  it("files of a request are not found without the module", async () => {
    const id = await request();
    const document = await draft();
    await attach(id, document);
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 101", [
      company.empresa_id,
    ]);
    expect((await download(supervisor, { documento_id: document })).code).toBe("module.not_hired");
    expect((await download(worker, { documento_id: document })).status).toBe(200);
  });

  it("several files of a request come as an archive, each with its own name", async () => {
    const [one, two] = [await request(), await request()];
    await attach(one, await draft(worker, pdf(), "recibo.pdf"));
    await attach(one, await draft(worker, pdf({ version: "1.4" }), "Recibo.pdf"));
    await attach(two, await draft(worker, png(), "foto.png"));
    const first = await download(supervisor, { solicitud_ids: String(one) });
    expect(first.headers).toMatchObject({ "content-type": "application/zip" });
    expect(first.headers["content-disposition"]).toContain("documentos-2.zip");
    expect(Object.keys(unzipSync(first.bytes))).toEqual(["recibo.pdf", "Recibo (2).pdf"]);
    const both = unzipSync((await download(worker, { solicitud_ids: `${one},${two}` })).bytes);
    expect(Object.keys(both)).toEqual([
      `${one}/recibo.pdf`,
      `${one}/Recibo (2).pdf`,
      `${two}/foto.png`,
    ]);
    expect(Buffer.from(both[`${one}/recibo.pdf`] ?? []).equals(pdf())).toBe(true);
  });

  it("a reader gets only permitted files, and none when one of several is foreign", async () => {
    const [open, medical] = [await request(), await request({ kind: 6 })];
    await attach(open, await draft(worker, pdf(), "uno.pdf"));
    await attach(medical, await draft(worker, pdf(), "dos.pdf"), true);
    const seen = await download(supervisor, { solicitud_ids: `${open},${medical}` });
    expect(seen.headers["content-disposition"]).toContain("uno.pdf");
    expect((await download(worker, { solicitud_ids: `${open},2000000000` })).code).toBe(
      "approval.not_found",
    );
  });

  it.each([
    [{}, "request.invalid", 422],
    [{ solicitud_ids: "" }, "request.invalid", 422],
    [{ solicitud_ids: "1;2" }, "request.invalid", 422],
    [{ solicitud_ids: "1, 2" }, "request.invalid", 422],
    [{ solicitud_ids: "9999999999" }, "request.invalid", 422],
    [
      { solicitud_ids: Array.from({ length: 51 }, (_, index) => index + 1).join(",") },
      "request.invalid",
      422,
    ],
    [{ documento_id: 2_000_000_000 }, "document.not_found", 404],
    [{ solicitud_ids: "2000000000" }, "approval.not_found", 404],
  ])("malformed lists like %j are refused", async (query, code, status) => {
    const answer = await download(worker, query);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it("a request without files or with lost bytes answers 404 to a download", async () => {
    const id = await request();
    expect((await download(worker, { solicitud_ids: String(id) })).code).toBe("document.not_found");
    for (const bytes of [pdf(), png()]) await attach(id, await draft(worker, bytes));
    const [key = ""] = await keysOf(worker);
    await t.ctx.storage.delete({ empresa_id: company.empresa_id, clave: key });
    expect((await download(worker, { solicitud_ids: String(id) })).code).toBe("document.not_found");
  });

  it("a handed-over session opens files of a request but does not write them", async () => {
    const id = await request();
    const document = await draft();
    await attach(id, document);
    const token = await t.factory.session(worker, { suplantada_por: administrator.trabajador_id });
    const handed = { ...worker, token };
    expect((await download(handed, { documento_id: document })).status).toBe(200);
    expect((await remove(document, handed)).body.code).toBe("access.impersonation");
    const sent = await uploadFile(t, { token, bytes: pdf() });
    expect(sent.body.code).toBe("access.impersonation");
  });
});

describe("files of an own request", () => {
  it("files of an own pending request are added and deleted, and its timeline says so", async () => {
    const id = await request();
    const [one, two] = [await draft(), await draft(worker, png(), "foto.png")];
    const added = await manage(id, { anadir: [one, two] });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(added.body.data).toMatchObject([
      { id: one, can: { abrir: true, borrar: true } },
      { id: two, nombre: "foto.png" },
    ]);
    const left = await manage(id, { quitar: [one] });
    expect(idsIn(left)).toEqual([two]);
    await t.ctx.jobs.idle();
    expect(await keysOf(worker)).toHaveLength(1);
    const events = await t.sql(
      "select tipo, autor_id from solicitud_suceso where solicitud_id = $1",
      [id],
    );
    expect(events).toEqual(
      Array.from({ length: 2 }, () => ({ tipo: "documentos", autor_id: worker.trabajador_id })),
    );
  });

  it("files of an own request are only looked at when nothing is asked for", async () => {
    const id = await request();
    await attach(id, await draft());
    expect(idsIn(await manage(id, {}))).toHaveLength(1);
    expect(await t.sql("select from solicitud_suceso where solicitud_id = $1", [id])).toEqual([]);
    expect((await manage(id, {}, supervisor)).body.code).toBe("approval.not_found");
  });

  it.each([
    [4, 200, undefined],
    [5, 200, undefined],
    // Confirmations of a medical leave (Rule LEAVE-67).
    [7, 200, undefined],
    [1, 409, "document.not_addable"],
    [6, 409, "document.not_addable"],
    [9, 409, "document.not_addable"],
  ])(
    "files of an own request are added to an approved one only of leave (kind %i)",
    async (kind, status, code) => {
      const id = await request({ kind, state: 2 });
      const held = await draft();
      await attach(id, held);
      const answer = await manage(id, { anadir: [await draft()] });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect((await manage(id, { quitar: [held] })).body.code).toBe("document.not_pending");
      expect((await remove(held)).body.code).toBe("document.not_pending");
      expect((await manage(id, {})).body.data[0].can).toEqual({ abrir: true, borrar: false });
    },
  );

  it.each([[3], [4]])(
    "files are not added to a rejected or cancelled request (state %i)",
    async (state) => {
      const id = await request({ state });
      const answer = await manage(id, { anadir: [await draft()] });
      expect([answer.status, answer.body.code]).toEqual([409, "document.not_addable"]);
    },
  );

  it("files of an own request are ten at most", async () => {
    const id = await request();
    for (let count = 0; count < 9; count += 1) await attach(id, await draft());
    const [ten, eleven] = [await draft(), await draft()];
    const refused = await manage(id, { anadir: [ten, eleven] });
    expect([refused.status, refused.body.code]).toEqual([409, "document.too_many"]);
    expect((await manage(id, { anadir: [ten] })).body.data).toHaveLength(10);
    const [first = 0] = idsIn(await manage(id, {}));
    expect((await manage(id, { anadir: [eleven], quitar: [first] })).body.data).toHaveLength(10);
  });

  it("files of an own request are at least one where the rule requires a document", async () => {
    const id = await request({ rule: { requiere_documento: true } });
    const held = await draft();
    await attach(id, held);
    const answers = [await manage(id, { quitar: [held] }), await remove(held)];
    for (const answer of answers) {
      expect([answer.status, answer.body.code]).toEqual([422, "leave.document_required"]);
    }
    const instead = await draft();
    expect(idsIn(await manage(id, { anadir: [instead], quitar: [held] }))).toEqual([instead]);
    const another = await draft();
    await manage(id, { anadir: [another] });
    expect((await remove(another)).status).toBe(200);
  });

  it.each([
    [null, 422, "expense.receipt_required"],
    [100, 200, undefined],
  ])(
    "files of an own request are at least one for an expense without kilometres (%s)",
    async (kilometres, status, code) => {
      const id = await request({ kind: 9 });
      await t.factory.insert("gasto", {
        empresa_id: company.empresa_id,
        solicitud_id: id,
        trabajador_id: worker.trabajador_id,
        fecha_gasto: "2026-11-10",
        importe: 26,
        pe_gasto_tipo_id: 2,
        kilometros: kilometres,
        tarifa_km: kilometres === null ? null : 0.26,
      });
      const held = await draft();
      await attach(id, held);
      const answer = await remove(held);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    },
  );

  it("files of an own request are restricted where the request is medical", async () => {
    const id = await request({ kind: 6 });
    const answer = await manage(id, { anadir: [await draft()] });
    expect(answer.body.data).toMatchObject([{ restringido: true, can: { abrir: true } }]);
  });

  it("files of an own request are nobody else's to change", async () => {
    const id = await request();
    const held = await draft();
    await attach(id, held);
    for (const who of [supervisor, administrator, await t.factory.signedIn()]) {
      expect((await manage(id, { quitar: [held] }, who)).body.code).toBe("approval.not_found");
      expect((await remove(held, who)).body.code).toBe("document.not_found");
    }
    const other = await request();
    expect((await manage(other, { quitar: [held] })).body.code).toBe("document.not_found");
    expect((await manage(other, { anadir: [held] })).body.code).toBe("document.not_found");
  });

  it("files of an own request are added once, however many windows send them", async () => {
    const [one, two] = [await request(), await request()];
    const file = await draft();
    const answers = await Promise.all(
      [one, two, one, two].map((id) => manage(id, { anadir: [file] })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await keysOf(worker)).toHaveLength(1);
  });
});
