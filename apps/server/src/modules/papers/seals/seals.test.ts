import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { readSeal } from "@atrio/contract/papers/signatures";

import type { SignedIn } from "../../../../test/factory.ts";
import { formOf, sendForm } from "../../../../test/files.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { keyFiles } from "../../../../test/key-files.ts";
import { allowSigning } from "../../../../test/model145.ts";
import { signatureOf } from "../../../../test/pdfs.ts";
import { signatureDesk } from "../../../../test/signatures.ts";
import { createContext } from "../../../app.ts";

import { currentSeal } from "./seals.service.ts";

let t: TestApp;
let office: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2027-02-01T08:00:00Z");
  office = await t.factory.signedIn({ trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const read = async (): Promise<Answer> => t.call(readSeal, { token: office.token });

async function use(file: { bytes: Buffer; password: string }): Promise<Answer> {
  const { bytes, password } = file;
  return sendForm(t, "/administrador/certificado-sello", {
    token: office.token,
    payload: formOf([
      { name: "contrasena", text: password },
      { name: "fichero", file: { name: "sello.p12", bytes } },
    ]),
  });
}

const rows = async () =>
  t.sql<{ propio: boolean; material: Buffer; retirado: boolean }>(
    "select propio, material, retirado_en is not null as retirado from certificado_sello where empresa_id = $1 order by id",
    [office.empresa_id],
  );

describe("the certificate made here", () => {
  it("the generated certificate is created on first use, for five years, with its key encrypted", async () => {
    const { body } = await read();
    expect(body.data).toMatchObject({
      propio: false,
      valido_desde: "2027-02-01T08:00:00Z",
      valido_hasta: "2032-02-01T08:00:00Z",
      sello_tiempo: false,
    });
    expect(body.data.sujeto).toContain("Empresa");
    expect(body.data.huella).toMatch(/^[0-9a-f]{64}$/);
    const { material } = await currentSeal(t.ctx, office.empresa_id);
    const [row] = await rows();
    expect(row?.material.includes(Buffer.from(material.key))).toBe(false);
    expect(row?.material.includes(Buffer.from(material.certificate))).toBe(false);
    expect((await read()).body).toEqual(body);
  });

  it("one certificate is generated, also when two processes do so at once", async () => {
    const other = await createContext(t.ctx.config, { databaseUrl: t.databaseUrl, clock: t.clock });
    try {
      const seals = await Promise.all(
        [t.ctx, other, t.ctx, other].map(async (ctx) => currentSeal(ctx, office.empresa_id)),
      );
      expect(new Set(seals.map((seal) => seal.huella)).size).toBe(1);
      expect(await rows()).toHaveLength(1);
    } finally {
      await other.events.close();
      await other.db.close();
    }
  });

  it("the generated certificate is renewed before it ends", async () => {
    const first = (await read()).body.data.huella;
    t.clock.set("2032-01-20T08:00:00Z");
    office = { ...office, token: await t.factory.session(office) };
    expect((await read()).body.data.huella).not.toBe(first);
    expect((await rows()).map((row) => row.retirado)).toEqual([true, false]);
  });
});

describe("the company's own", () => {
  it.each(["current", "old"] as const)(
    "the company's own certificate seals from now on: a file of %s programs",
    async (kind) => {
      await allowSigning(t, office);
      await read();
      const used = await use(keyFiles[kind]);
      expect(used.body.data).toMatchObject({ propio: true });
      expect(used.body.data.sujeto).toContain("Prueba, S. L.");
      expect((await read()).body).toEqual(used.body);
      expect((await rows()).map((row) => [row.propio, row.retirado])).toEqual([
        [false, true],
        [true, false],
      ]);
      const desk = signatureDesk(t);
      const sealed = await desk.signed(office, await desk.asked(office, [office]));
      expect(await signatureOf(sealed)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
      const { body } = await desk.verify(sealed);
      expect(body.data).toMatchObject({
        resultado: "valido",
        huella_certificado: used.body.data.huella,
      });
    },
  );

  it("a bad certificate of the company is refused with its reason, and the former stays", async () => {
    const { body } = await read();
    const { current, keyless, unauthenticated, slow } = keyFiles;
    const cases: Array<[{ bytes: Buffer; password: string }, string, string]> = [
      [{ ...current, password: "otra" }, "seal.password", "contrasena"],
      [keyless, "seal.no_key", "fichero"],
      [unauthenticated, "seal.unreadable", "fichero"],
      [slow, "seal.unreadable", "fichero"],
      [{ bytes: Buffer.from("hola"), password: "" }, "seal.unreadable", "fichero"],
      [{ ...current, bytes: current.bytes.subarray(0, 400) }, "seal.unreadable", "fichero"],
      [{ bytes: Buffer.alloc(0), password: "" }, "document.empty", "fichero"],
    ];
    for (const [file, code, field] of cases) {
      const answer = await use(file);
      expect(answer.body).toMatchObject({ code });
      expect(answer.body.errors).toHaveProperty(field);
    }
    expect((await read()).body).toEqual(body);
  });

  it.each(["2026-11-18T08:00:00Z", "2045-02-01T08:00:00Z"])(
    "the company's own certificate is refused outside its validity, on %s",
    async (day) => {
      t.clock.set(day);
      office = { ...office, token: await t.factory.session(office) };
      expect((await use(keyFiles.current)).body.code).toBe("seal.expired");
    },
  );

  it("an expired certificate of the company gives way to a generated one", async () => {
    await use(keyFiles.current);
    t.clock.set("2045-02-01T08:00:00Z");
    office = { ...office, token: await t.factory.session(office) };
    expect((await read()).body.data.propio).toBe(false);
  });
});
