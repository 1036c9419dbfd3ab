import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";

import * as contract from "@atrio/contract/papers/signatures";
import { cancelSignature } from "@atrio/contract/papers/signatures-office";
import { getWorker } from "@atrio/contract/people/workers";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { pdf } from "../../../../test/files.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { allowSigning } from "../../../../test/model145.ts";
import { signatureOf, textOf } from "../../../../test/pdfs.ts";
import { lockedPaper, paper, signatureDesk } from "../../../../test/signatures.ts";
import type { SignatureDesk } from "../../../../test/signatures.ts";
import { statementsOf } from "../../../../test/statements.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";

let t: TestApp;
let desk: SignatureDesk;
let company: Company;
let office: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  desk = signatureDesk(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({
    company,
    nombre: "Ana",
    apellido1: "García",
    trabajador: { nif: "00001000B" },
  });
  await allowSigning(t, ana);
});

afterAll(() => t.stop());

const list = async (who: SignedIn) =>
  t.call(contract.signatureDocuments, { token: who.token, params: { id: who.trabajador_id } });

const reject = async (who: SignedIn, id: number, motivo: string) =>
  t.call(contract.rejectSignature, { token: who.token, params: { id }, body: { motivo } });

const cancel = async (id: number) =>
  t.call(cancelSignature, { token: office.token, params: { id }, body: {} });

/** A document that its worker has opened and read, with the facts needed to sign. */
async function readDocument(who = ana): Promise<{ id: number; hash: string }> {
  const id = await desk.asked(office, [who]);
  const { bytes } = await desk.open(who, id);
  await desk.read(who, id);
  return { id, hash: digestOf(bytes) };
}

async function unread(): Promise<string[]> {
  const rows = await t.sql<{ titulo: string }>(
    "select titulo from notificacion where empresa_id = $1 and trabajador_id = $2 order by id",
    [ana.empresa_id, ana.trabajador_id],
  );
  return rows.map((row) => row.titulo);
}

test("nobody signs, reads or replaces the seal without a session", async () => {
  const id = await desk.asked(office, [ana]);
  const params = { id };
  const file = { params: { id: ana.trabajador_id }, query: { firma_documento_id: id } };
  const given = { codigo: "123456", hash: "0".repeat(64) };
  const answers = await Promise.all([
    t.call(contract.unsignedFile, file),
    t.call(contract.signedFile, file),
    t.call(contract.markRead, { params, body: { paginas: 3 } }),
    t.call(contract.signDocument, { params, body: given }),
    t.call(contract.replaceSeal, { body: { contrasena: "x", fichero: undefined } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

describe("from the request to the sealed copy", () => {
  it("a document is read, signed with the mailed code and sealed with its evidence", async () => {
    const bytes = await paper();
    const id = await desk.asked(office, [ana], { bytes, fields: { texto_adicional: "Léelo." } });
    const [first] = (await list(ana)).body.data;
    expect(first).toMatchObject({
      id,
      estado: "pendiente",
      titulo: "Acuerdo de teletrabajo",
      texto_adicional: "Léelo.",
      link: `/documents?vista=firma&firma=${id}`,
      paginas: 3,
      hash: digestOf(bytes),
      documento_firmado_path: null,
      can: { abrir: true, pedir_codigo: false, firmar: false, rechazar: true },
    });
    expect(first.email).toMatch(/^.•••@/);

    const sealed = await desk.signed(ana, id);
    expect(await signatureOf(sealed)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
    // The copy contains the document byte by byte.
    expect(sealed.subarray(0, bytes.length).equals(bytes)).toBe(true);
    const text = await textOf(sealed);
    for (const said of ["Evidencias de la firma", "00001000B", digestOf(bytes), "firma simple"]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/avanzada/i);

    const after = await desk.view(ana, id);
    expect(after).toMatchObject({
      estado: "firmado",
      documento_firmado_path: "acuerdo (firmado).pdf",
      can: { abrir: true, pedir_codigo: false, firmar: false, rechazar: false },
      codigo: null,
    });
    expect(text).toContain(after.codigo_verificacion ?? "none");
    expect(after.sucesos.map((one) => one.tipo)).toEqual([
      "solicitado",
      "abierto",
      "leido",
      "codigo_enviado",
      "firmado",
      "sellado",
    ]);
    expect(await unread()).toEqual([
      "Tienes un documento para firmar",
      "Tu copia firmada está lista",
    ]);
  });

  it("one PDF is sent to many workers, each of whom signs their own", async () => {
    const people = await Promise.all([0, 1, 2].map(async () => t.factory.signedIn({ company })));
    const answer = await desk.ask(office, people);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ total: 3, en_cola: 3 });
    await t.ctx.jobs.idle();
    const [one] = people;
    if (one === undefined) throw new Error("nobody");
    expect((await list(one)).body.data).toHaveLength(1);
  });

  it("a signature request is sent once for an idempotency key", async () => {
    const headers = { "idempotency-key": `pide-firma-${ana.trabajador_id}` };
    const bytes = await paper();
    const first = await desk.ask(office, [ana], { headers, bytes });
    const again = await desk.ask(office, [ana], { headers, bytes });
    expect(again.body).toEqual(first.body);
    await t.ctx.jobs.idle();
    expect((await list(ana)).body.data).toHaveLength(1);
  });

  it("an important document is announced in the profile until it is signed", async () => {
    const waits = async () =>
      (await t.call(getWorker, { token: ana.token, params: { id: ana.trabajador_id } })).body.data
        .documento_importante_pendiente_firma;
    await desk.asked(office, [ana]);
    expect(await waits()).toBe(false);
    const id = await desk.asked(office, [ana], { fields: { importante: "1" } });
    expect(await waits()).toBe(true);
    await reject(ana, id, "No estoy de acuerdo");
    expect(await waits()).toBe(false);
  });
});

describe("documents that cannot be signed", () => {
  it("a document that was not opened, or read with other pages, cannot be signed", async () => {
    const id = await desk.asked(office, [ana]);
    expect((await desk.read(ana, id)).body.code).toBe("signature.not_read");
    const { bytes } = await desk.open(ana, id);
    expect((await desk.read(ana, id, 2)).body.code).toBe("signature.not_read");
    const given = { codigo: "123456", hash: digestOf(bytes) };
    expect((await desk.sign(ana, id, given)).body.code).toBe("signature.not_read");
    const code = await t.call(contract.sendSignatureCode, {
      token: ana.token,
      params: { id },
      body: {},
    });
    expect(code.body.code).toBe("signature.not_read");
  });

  it("a document other than the one read cannot be signed", async () => {
    const { id } = await readDocument();
    const codigo = await desk.code(ana, id);
    const given = { codigo, hash: "0".repeat(64) };
    expect((await desk.sign(ana, id, given)).body.code).toBe("signature.other_document");
    // No try was counted.
    expect((await desk.view(ana, id)).codigo?.intentos_restantes).toBe(5);
  });

  it("wrong signing codes count for good and end after five", async () => {
    const { id, hash } = await readDocument();
    const codigo = await desk.code(ana, id);
    const wrong = codigo === "111111" ? "222222" : "111111";
    const codes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      codes.push((await desk.sign(ana, id, { codigo: wrong, hash })).body.code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => "signature.code_wrong"),
      "signature.code_tries",
    ]);
    expect((await desk.sign(ana, id, { codigo, hash })).body.code).toBe("signature.code_tries");
    const view = await desk.view(ana, id);
    expect(view.sucesos.filter((one) => one.tipo === "codigo_erroneo")).toHaveLength(5);
    expect(view.codigo).toBeNull();
    // A new code resets the tries.
    t.clock.advance({ minutes: 1 });
    const next = await desk.code(ana, id);
    expect((await desk.sign(ana, id, { codigo: next, hash })).status).toBe(200);
  });

  it("a signing code lasts ten minutes, works once, and only the last one counts", async () => {
    const { id, hash } = await readDocument();
    const first = await desk.code(ana, id);
    t.clock.advance({ minutes: 10 });
    const late = await desk.sign(ana, id, { codigo: first, hash });
    expect(late.body.code).toBe("signature.code_expired");
    const second = await desk.code(ana, id);
    if (first !== second) {
      const old = await desk.sign(ana, id, { codigo: first, hash });
      expect(old.body.code).toBe("signature.code_wrong");
    }
    expect((await desk.sign(ana, id, { codigo: second, hash })).status).toBe(200);
    const used = await desk.sign(ana, id, { codigo: second, hash });
    expect(used.body.code).toBe("signature.not_pending");
  });

  it("the code of another document is refused", async () => {
    const one = await readDocument();
    const two = await readDocument();
    const codigo = await desk.code(ana, one.id);
    const other = await desk.code(ana, two.id);
    if (codigo !== other) {
      const answer = await desk.sign(ana, two.id, { codigo, hash: two.hash });
      expect(answer.body.code).toBe("signature.code_wrong");
    }
  });

  it("signing codes are sent once a minute and six times an hour", async () => {
    const { id } = await readDocument();
    const ask = async () =>
      t.call(contract.sendSignatureCode, { token: ana.token, params: { id }, body: {} });
    expect((await ask()).status).toBe(200);
    t.clock.advance({ seconds: 59 });
    const soon = await ask();
    expect([soon.status, soon.body.code]).toEqual([429, "signature.code_too_soon"]);
    for (let sent = 1; sent < 6; sent += 1) {
      t.clock.advance({ minutes: 1 });
      expect((await ask()).status).toBe(200);
    }
    t.clock.advance({ minutes: 1 });
    expect((await ask()).body.code).toBe("request.too_many");
  });

  it("a document that expired, was taken back or whose company does not sign cannot be signed", async () => {
    const { id, hash } = await readDocument();
    const codigo = await desk.code(ana, id);
    await t.sql("update empresa set firma_digital = false where empresa_id = $1", [ana.empresa_id]);
    const given = { codigo, hash };
    expect((await desk.sign(ana, id, given)).body.code).toBe("signature.not_enabled");
    expect((await desk.ask(office, [ana])).body.code).toBe("signature.not_enabled");
    await allowSigning(t, ana);
    expect((await cancel(id)).body.data.estado).toBe("anulado");
    expect((await desk.sign(ana, id, given)).body.code).toBe("signature.not_pending");
    expect((await desk.open(ana, id)).status).toBe(404);

    const dated = await desk.asked(office, [ana], { fields: { caduca_el: "2026-11-18" } });
    t.clock.set("2026-11-18T23:30:00Z");
    const late = { ...ana, token: await t.factory.session(ana) };
    office = { ...office, token: await t.factory.session(office) };
    expect((await desk.view(late, dated)).estado).toBe("caducado");
    expect((await reject(late, dated, "Tarde")).body.code).toBe("signature.not_pending");
    expect((await cancel(dated)).body.code).toBe("signature.not_pending");
  });
});

describe("two at once", () => {
  it("of two simultaneous signatures one counts", async () => {
    const { id, hash } = await readDocument();
    const codigo = await desk.code(ana, id);
    const answers = await Promise.all([0, 1].map(() => desk.sign(ana, id, { codigo, hash })));
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await t.ctx.jobs.idle();
    const { sucesos } = await desk.view(ana, id);
    expect(sucesos.filter((one) => one.tipo === "firmado")).toHaveLength(1);
    expect(sucesos.filter((one) => one.tipo === "sellado")).toHaveLength(1);
  });

  it("of a simultaneous signature and rejection one counts", async () => {
    const { id, hash } = await readDocument();
    const codigo = await desk.code(ana, id);
    const answers = await Promise.all([
      desk.sign(ana, id, { codigo, hash }),
      reject(ana, id, "No"),
    ]);
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { estado } = await desk.view(ana, id);
    expect(["firmado", "rechazado"]).toContain(estado);
  });
});

describe("rejecting", () => {
  it("rejecting a document needs a reason; a repeated rejection changes nothing", async () => {
    const id = await desk.asked(office, [ana]);
    const empty = await reject(ana, id, "   ");
    expect(empty.body).toMatchObject({ code: "signature.reason_required" });
    expect(empty.body.errors).toHaveProperty("motivo");
    const first = await reject(ana, id, "No son mis condiciones");
    expect(first.body.data).toMatchObject({
      estado: "rechazado",
      motivo_rechazo: "No son mis condiciones",
    });
    expect((await reject(ana, id, "Otra cosa")).body.data.motivo_rechazo).toBe(
      "No son mis condiciones",
    );
  });
});

describe("a PDF that nobody may be asked to sign", () => {
  it("a PDF that nobody may be asked to sign is refused with its reason and never stored", async () => {
    const cases: Array<[Buffer, string]> = [
      [Buffer.from("hola"), "document.type"],
      [Buffer.alloc(0), "document.empty"],
      [pdf({ catalogue: "/OpenAction<</S/JavaScript/JS(app.alert(1))>>" }), "document.unsafe"],
      [pdf({ catalogue: "/OpenAction<</S/Launch/F(cmd.exe)>>" }), "document.unsafe"],
      [pdf({ catalogue: "/Names<</EmbeddedFiles 9 0 R>>" }), "document.embedded"],
      [await lockedPaper("clave"), "signature.encrypted"],
      [await lockedPaper(""), "signature.encrypted"],
      [Buffer.concat([await paper(), Buffer.from("<script>")]), "document.unsafe"],
    ];
    for (const [bytes, code] of cases) {
      const answer = await desk.ask(office, [ana], { bytes });
      expect(answer.body.code, bytes.toString("latin1", 0, 80)).toBe(code);
    }
    expect((await list(ana)).body.data).toEqual([]);
    const stored = "select from archivo_pendiente where empresa_id = $1";
    expect(await t.sql(stored, [ana.empresa_id])).toEqual([]);
  });

  it("a signature request is refused for unknown workers and for a date of yesterday", async () => {
    const stranger = await t.factory.signedIn();
    expect((await desk.ask(office, [ana, stranger])).body.code).toBe("worker.not_found");
    const yesterday = { fields: { caduca_el: "2026-11-17" } };
    expect((await desk.ask(office, [ana], yesterday)).body.code).toBe("signature.date");
  });
});

describe("others", () => {
  it("other people get nothing of a document to sign: not its id, list, files or mail", async () => {
    const { id, hash } = await readDocument();
    const others = [
      await t.factory.signedIn({ company }),
      await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } }),
      office,
      await t.factory.signedIn(),
    ];
    const [, supervisor] = others;
    if (supervisor !== undefined) await t.factory.supervise(supervisor, ana);
    for (const who of others) {
      expect((await list(who)).body.data).toEqual([]);
      const byId = await t.call(contract.signatureById, { token: who.token, params: { id } });
      expect(byId.body.code).toBe("signature.not_found");
      expect((await desk.open(who, id)).status).toBe(404);
      expect((await desk.open(who, id, "con")).status).toBe(404);
      expect((await desk.read(who, id)).status).toBe(404);
      expect((await desk.sign(who, id, { codigo: "123456", hash })).status).toBe(404);
      expect((await reject(who, id, "x")).status).toBe(404);
      const asOwner = await t.app.inject({
        url: `/api/v1/trabajador/${ana.trabajador_id}/documento-sin-firma?firma_documento_id=${id}`,
        headers: { authorization: `Bearer ${who.token}` },
      });
      expect(asOwner.statusCode).toBe(404);
    }
    const addresses = (await t.outbox()).map((mail) => mail.headers["to"] ?? "");
    for (const who of others) expect(addresses.join()).not.toContain(who.email);
  });

  it("a handed-over session only reads documents to sign, and the reading is audited", async () => {
    const id = await desk.asked(office, [ana]);
    const token = await t.factory.session(ana, { suplantada_por: office.trabajador_id });
    const guest = { ...ana, token };
    expect((await desk.open(guest, id)).status).toBe(200);
    expect((await desk.read(guest, id)).body.code).toBe("access.impersonation");
    const seen = await desk.view(guest, id);
    expect(seen).toMatchObject({
      fecha_acceso: null,
      can: { abrir: true, pedir_codigo: false, firmar: false, rechazar: false },
    });
    const [access] = await t.sql(
      "select suplantada_por, modo from acceso_documento where clase = 'firma' and objeto_id = $1 and empresa_id = $2",
      [id, ana.empresa_id],
    );
    expect(access).toEqual({ suplantada_por: office.trabajador_id, modo: "visto" });
  });
});

describe("the office", () => {
  it("an administrator cannot take back a signed document", async () => {
    const id = await desk.asked(office, [ana]);
    await desk.signed(ana, id);
    expect((await cancel(id)).body.code).toBe("signature.not_pending");
  });
});

it("the list of documents to sign needs a constant number of queries", async () => {
  await desk.asked(office, [ana]);
  const few = await statementsOf(() => list(ana));
  for (let more = 0; more < 5; more += 1) await desk.asked(office, [ana]);
  const many = await statementsOf(() => list(ana));
  expect(many).toBe(few);
});
