import { PDF } from "@libpdf/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { verifyCode, verifyFile } from "@atrio/contract/papers/signatures";

import type { SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { allowSigning } from "../../../../test/model145.ts";
import { paper, signatureDesk } from "../../../../test/signatures.ts";
import type { SignatureDesk } from "../../../../test/signatures.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";

import { verificationLimits } from "./verification.rules.ts";

let t: TestApp;
let desk: SignatureDesk;
let office: SignedIn;
let ana: SignedIn;
let id: number;
let original: Buffer;
let sealed: Buffer;
let code: string;

beforeAll(async () => {
  t = await startTestApp();
  desk = signatureDesk(t);
  const company = await t.factory.company();
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({ company, nombre: "Anastasia" });
  await allowSigning(t, ana);
  original = await paper();
  id = await desk.asked(office, [ana], { bytes: original });
  sealed = await desk.signed(ana, id);
  code = (await desk.view(ana, id)).codigo_verificacion ?? "";
});

afterAll(() => t.stop());

/** The counters of a quarter of an hour begin anew. */
const later = () => t.clock.advance({ minutes: 15 });

const byCode = async (codigo: string) => t.call(verifyCode, { body: { codigo } });

async function resultOf(bytes: Buffer): Promise<string> {
  const answer = await desk.verify(bytes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.resultado;
}

it("a verification needs a file", async () => {
  const { status, body } = await t.call(verifyFile, { body: { fichero: undefined } });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["fichero"]);
});

describe("a genuine document", () => {
  it("a genuine document is valid by its bytes and by its code, and nothing of it is told", async () => {
    const { body } = await desk.verify(sealed);
    expect(body.data).toMatchObject({
      resultado: "valido",
      clase: "firma",
      sha256: digestOf(sealed),
      sello_tiempo: false,
    });
    const typed = await byCode(code.toLowerCase().replaceAll("-", " "));
    expect(typed.body).toEqual(body);
    const said = JSON.stringify(body);
    for (const secret of ["Anastasia", ana.email, "Acuerdo", "acuerdo.pdf"]) {
      expect(said).not.toContain(secret);
    }
  });

  it("a genuine document is withdrawn or replaced when the register says so", async () => {
    const set = async (changes: string) =>
      t.sql(`update documento_sellado set ${changes} where codigo = $1`, [code]);
    await set("anulado_en = now()");
    expect(await resultOf(sealed)).toBe("anulado");
    expect((await byCode(code)).body.data.resultado).toBe("anulado");
    await set("clase = 'modelo145'");
    expect(await resultOf(sealed)).toBe("sustituido");
    await set("clase = 'firma', anulado_en = null");
    expect(await resultOf(sealed)).toBe("valido");
  });
});

describe("documents that are not genuine", () => {
  it("other files, the unsigned original and invented codes are unknown documents", async () => {
    expect(await resultOf(Buffer.from("hola"))).toBe("desconocido");
    expect(await resultOf(original)).toBe("desconocido");
    for (const typed of ["", "ABCD", "AAAA-AAAA-AAAA-AAAA-AAAA", "%", "x".repeat(60)]) {
      expect((await byCode(typed)).body.data.resultado).toBe("desconocido");
    }
    expect((await desk.verify(Buffer.alloc(0))).body.code).toBe("document.empty");
  });

  it("none of 200 altered copies is valid", { timeout: 60_000 }, async () => {
    const evidenceOfAnother = await desk.signed(
      ana,
      await desk.asked(office, [ana], { bytes: await paper(3, "Otro") }),
    );
    const copies: Buffer[] = [
      ...flipped(140),
      ...cut(30),
      ...appended(30),
      await withPages(sealed, await paper(1, "Añadida")),
      await swappedEvidence(evidenceOfAnother),
      await withoutLastPage(),
      await savedAnew(),
      ...tokensChanged(),
    ];
    const results: string[] = [];
    for (const [index, copy] of copies.entries()) {
      expect(copy.equals(sealed)).toBe(false);
      if (index % 30 === 0) later();
      results.push(await resultOf(copy));
    }
    expect(results.length).toBeGreaterThanOrEqual(200);
    expect(results).not.toContain("valido");
    // Altered documents whose code can still be read are reported as altered.
    expect(results.filter((one) => one === "alterado").length).toBeGreaterThan(120);
  });
});

it("verifications from one address are rate-limited", async () => {
  later();
  for (let asked = 0; asked < verificationLimits.code.max; asked += 1) await byCode("ABCD");
  const refused = await byCode(code);
  expect([refused.status, refused.body.code]).toEqual([429, "request.too_many"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

/** Places that look random and are the same at each run. */
function* places(limit: number): Generator<number> {
  let state = 20_261_118;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state % limit;
  }
}

function flipped(count: number): Buffer[] {
  const at = places(sealed.length);
  return Array.from({ length: count }, () => {
    const copy = Buffer.from(sealed);
    const place = at.next().value ?? 0;
    copy.writeUInt8(copy.readUInt8(place) ^ (1 << (place % 8)), place);
    return copy;
  });
}

function cut(count: number): Buffer[] {
  const at = places(sealed.length);
  return Array.from({ length: count }, () => sealed.subarray(0, Math.max(1, at.next().value ?? 1)));
}

function appended(count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) =>
    Buffer.concat([sealed, index === 0 ? Buffer.from("\n") : Buffer.alloc(index, `%${index}`)]),
  );
}

/** Changes that a person would make: another name, another date, the mark of the seal. */
function tokensChanged(): Buffer[] {
  const text = sealed.toString("latin1");
  const changes: Array<[string, string]> = [
    ["/Type /Sig", "/Type /Sog"],
    ["/ByteRange", "/ByteRenge"],
    ["%%EOF", "%%EOG"],
    [code, code.split("-").toReversed().join("-")],
    ["/Pages", "/Pagez"],
    ["startxref", "startxreg"],
    ["/Contents", "/Contentz"],
    ["ETSI.CAdES.detached", "adbe.pkcs7.detached"],
    ["/Kids", "/Kidz"],
    ["endobj", "endobk"],
    ["xref", "xreg"],
    ["/Root", "/Rout"],
    ["/Annots", "/Annotz"],
    ["/AcroForm", "/AcroFirm"],
    ["/Reason", "/Raison"],
    ["/M (D:2026", "/M (D:2025"],
  ].flatMap(([from = "", to = ""]) =>
    text.includes(from) ? [[from, to] as [string, string]] : [],
  );
  return changes.map(([from, to]) => Buffer.from(text.replaceAll(from, to), "latin1"));
}

async function withPages(base: Buffer, more: Buffer): Promise<Buffer> {
  const pdf = await PDF.load(base);
  const pages = await PDF.load(more);
  await pdf.copyPagesFrom(pages, [0]);
  return Buffer.from(await pdf.save({ incremental: true }));
}

/** The document with the page of evidence of another one. */
async function swappedEvidence(other: Buffer): Promise<Buffer> {
  const pdf = await PDF.load(sealed);
  const donor = await PDF.load(other);
  pdf.removePage(pdf.getPageCount() - 1);
  await pdf.copyPagesFrom(donor, [donor.getPageCount() - 1]);
  return Buffer.from(await pdf.save());
}

async function withoutLastPage(): Promise<Buffer> {
  const pdf = await PDF.load(sealed);
  pdf.removePage(pdf.getPageCount() - 1);
  return Buffer.from(await pdf.save({ incremental: true }));
}

async function savedAnew(): Promise<Buffer> {
  const pdf = await PDF.load(sealed);
  pdf.setTitle("Acuerdo");
  return Buffer.from(await pdf.save());
}
