import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as contract from "@atrio/contract/papers/payslips";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import { createPayslipFactory } from "../../../../../test/payslips.ts";
import type { PayslipInput } from "../../../../../test/payslips.ts";
import { pdfInfo, pdfText } from "../../../../../test/printed.ts";
import { writePdf } from "../../../../lib/files/pdf.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company, nombre: "Lucía", apellido1: "García" });
});

afterAll(() => t.stop());

const payslip = (input?: PayslipInput, who = worker): Promise<number> =>
  createPayslipFactory(t).payslip(who, input);

type Download = { status: number; bytes: Buffer; code?: string; headers: Record<string, unknown> };

/** Downloads of PDFs keep their bytes. */
async function download(
  ids: readonly number[],
  more: { token?: string; query?: string } = {},
): Promise<Download> {
  const { token = worker.token, query = "" } = more;
  const response = await t.app.inject({
    method: "GET",
    url: `/api/v1/nomina-document?nomina_ids=${ids.join(",")}${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return {
    status: response.statusCode,
    bytes: response.rawPayload,
    headers: response.headers,
    ...(isJson ? { code: response.json().code } : {}),
  };
}

/** A PDF as a payroll office sends it. */
const scanned = (text: string): Promise<Buffer> =>
  writePdf({
    template: "payslip",
    title: text,
    language: "es",
    data: [],
    made: 0,
  });

const modesOf = async (id: number): Promise<unknown[]> => {
  const rows = await t.sql(
    "select modo from acceso_documento where clase = 'nomina' and objeto_id = $1 order by id",
    [id],
  );
  return rows.map((row) => row["modo"]);
};

describe("the PDF of a payslip", () => {
  it("a PDF is refused without a session, for unknown ids and for malformed lists", async () => {
    const id = await payslip();
    expect((await t.call(contract.payslipPdf, { query: { nomina_ids: `${id}` } })).status).toBe(
      401,
    );
    expect((await download([id, 2_000_000_000])).code).toBe("payslip.not_found");
    expect((await download([9_999_999_999])).code).toBe("payslip.not_found");
    const many = Array.from({ length: 61 }, (_, index) => index + 1);
    expect((await download(many)).status).toBe(422);
    expect((await download([])).status).toBe(422);
    expect(await modesOf(id)).toEqual([]);
  });

  it("a PDF is a 404 for everybody else, alone, joined or in an archive", async () => {
    const supervisor = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    await t.factory.supervise(supervisor, worker);
    const administrator = await t.factory.signedIn({
      company,
      trabajador: { administrador: true },
    });
    const colleague = await t.factory.signedIn({ company });
    const id = await payslip();
    for (const who of [supervisor, administrator, colleague, await t.factory.signedIn()]) {
      const own = await payslip({}, who);
      for (const ids of [[id], [own, id]]) {
        for (const query of ["", "&formato=zip", "&modo=visto"]) {
          const answer = await download(ids, { token: who.token, query });
          expect(answer.code).toBe("payslip.not_found");
        }
      }
      expect(await modesOf(own)).toEqual([]);
    }
    expect(await modesOf(id)).toEqual([]);
  });

  it("a PDF is drawn from the figures in the model's sections, with the same bytes each time", async () => {
    await t.sql("update empresa set nombre = 'Talleres Sol' where empresa_id = $1", [
      company.empresa_id,
    ]);
    const id = await payslip({
      mes_pago: 9,
      cabecera: { naf: "281234567840", grupo_cotizacion: 5, dias: 30 },
      bases: { contingencias_comunes: 2000, irpf: 2000 },
    });
    const { bytes, headers } = await download([id]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-disposition"]).toContain("nomina-2026-09.pdf");
    const text = pdfText(bytes);
    for (const part of [
      "Talleres Sol",
      "Lucía García",
      "281234567840",
      "septiembre de 2026",
      "Del 01/09/2026 al 30/09/2026",
      "I. Devengos",
      "A. TOTAL DEVENGADO",
      "Contingencias comunes",
      "4,70 %",
      "B. TOTAL A DEDUCIR",
      "394,00",
      "1.606,00 €",
    ]) {
      expect(text).toContain(part);
    }
    expect(pdfInfo(bytes)).toMatchObject({
      Pages: "1",
      Title: "Nómina mensual · septiembre de 2026",
    });
    expect((await download([id])).bytes.equals(bytes)).toBe(true);
  });

  it("a PDF names its correction and the payslip it corrects, with local dates", async () => {
    const wrong = await payslip();
    // Midnight of the first of November in Madrid.
    const right = await payslip({ sustituye_id: wrong, publicada_en: "2026-10-31T23:00:00Z" });
    expect(pdfText((await download([wrong])).bytes)).toContain(
      "Sustituida por la nómina publicada el 01/11/2026",
    );
    const text = pdfText((await download([right])).bytes);
    expect(text).toContain("Sustituye a la nómina publicada el 28/10/2026");
    expect(text).toContain("01/11/2026");
  });

  it("a PDF prints markup in a name literally", async () => {
    const id = await payslip({ cabecera: { nombre: '#panic("x") $a$ *b*' } });
    expect(pdfText((await download([id])).bytes)).toContain('#panic("x") $a$ *b*');
  });

  it("the stored PDF is sent where there is one, encrypted on the disk", async () => {
    const stored = await scanned("original");
    const id = await payslip({ pdf: stored, sinCifras: true });
    const { bytes, headers } = await download([id]);
    expect(bytes.equals(stored)).toBe(true);
    expect(headers["content-disposition"]).toContain("nomina-2026-10.pdf");
  });

  it("a payslip whose stored bytes are gone is unavailable, and its opening is not recorded", async () => {
    const gone = await payslip({ pdf: await scanned("gone") });
    await t.sql("update nomina set clave = 'ffffffffffffffffffffffffffffffff.enc' where id = $1", [
      gone,
    ]);
    const there = await payslip({ mes_pago: 9 });
    for (const ids of [[gone], [there, gone]]) {
      for (const query of ["", "&formato=zip"]) {
        const answer = await download(ids, { query });
        expect(answer).toMatchObject({ status: 404, code: "payslip.pdf_unavailable" });
      }
    }
    expect(await modesOf(there)).toEqual([]);
  });
});

describe("several payslips", () => {
  it("several payslips come as one PDF, oldest first, generated or stored", async () => {
    const october = await payslip({ mes_pago: 10 });
    const september = await payslip({ mes_pago: 9 });
    const made = await download([october, september]);
    expect(made.headers["content-disposition"]).toContain("nominas.pdf");
    expect(pdfInfo(made.bytes)).toMatchObject({ Pages: "2", Title: "Nóminas" });
    const text = pdfText(made.bytes);
    expect(text.indexOf("septiembre")).toBeLessThan(text.indexOf("octubre"));
    const single = await download([september]);
    const august = await payslip({ mes_pago: 8, pdf: single.bytes });
    const mixed = await download([october, august, september]);
    expect(pdfInfo(mixed.bytes)).toMatchObject({ Pages: "3", Title: "Nóminas" });
  });

  it("several payslips come as an archive with a name each", async () => {
    const wrong = await payslip({ mes_pago: 9 });
    const right = await payslip({ mes_pago: 9, sustituye_id: wrong });
    const extra = await payslip({ mes_pago: 6, tipo_nomina: "PE" });
    const { bytes, headers } = await download([wrong, right, extra], { query: "&formato=zip" });
    expect(headers["content-type"]).toBe("application/zip");
    expect(headers["content-disposition"]).toContain("nominas.zip");
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual([
      "paga-extra-2026-06.pdf",
      `nomina-2026-09-${wrong}.pdf`,
      `nomina-2026-09-${right}.pdf`,
    ]);
    expect(pdfText(Buffer.from(files["paga-extra-2026-06.pdf"] ?? []))).toContain("junio de 2026");
  });

  it.each([
    ["changed in one bit", (bytes: Buffer) => bytes.fill((bytes[99] ?? 0) ^ 4, 99, 100)],
    ["cut", (bytes: Buffer) => bytes.subarray(0, -9)],
    ["cut to nothing", (bytes: Buffer) => bytes.subarray(0, 0)],
  ])("an archive leaves out a file whose stored bytes were %s, and names it", async (_, damage) => {
    const damaged = await payslip({ pdf: await scanned("damaged") });
    const there = await payslip({ mes_pago: 9, pdf: await scanned("there") });
    const [row] = await t.sql<{ clave: string }>("select clave from nomina where id = $1", [
      damaged,
    ]);
    const key = row?.clave ?? "";
    const path = join(
      fileURLToPath(t.ctx.config.storageUrl),
      `${company.empresa_id}/${key.slice(0, 2)}/${key}`,
    );
    await writeFile(path, damage(await readFile(path)));
    for (const ids of [[damaged], [there, damaged]]) {
      expect(await download(ids)).toMatchObject({ status: 410, code: "file.damaged" });
    }
    const archive = await download([there, damaged], { query: "&formato=zip" });
    expect(archive.status).toBe(200);
    const files = unzipSync(archive.bytes);
    expect(Object.keys(files)).toEqual(["nomina-2026-09.pdf", "archivos-que-faltan.txt"]);
    expect(strFromU8(files["archivos-que-faltan.txt"] ?? new Uint8Array())).toMatch(
      /^Estos archivos [^]*\r\n- nomina-2026-10\.pdf\r\n$/,
    );
    const { body } = await t.app.inject({ url: "/metrics" });
    expect(body).toContain(`atrio_files_damaged_total ${t.ctx.storage.damaged()}`);
    expect(t.ctx.storage.damaged()).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["es", "está dañado"],
    ["en", "is damaged"],
    ["fr", "est endommagé"],
    ["pt", "está danificado"],
  ])("an archive says in %s that a file is damaged", async (language, text) => {
    const id = await payslip({ pdf: await scanned("damaged") });
    // The bytes of another file: genuine, and of a different document.
    const other = await t.ctx.storage.put({
      empresa_id: company.empresa_id,
      bytes: Buffer.from("x"),
      encrypted: true,
    });
    const folder = join(fileURLToPath(t.ctx.config.storageUrl), String(company.empresa_id));
    const [row] = await t.sql<{ clave: string }>("select clave from nomina where id = $1", [id]);
    const key = row?.clave ?? "";
    const bytes = await readFile(join(folder, other.slice(0, 2), other));
    await writeFile(join(folder, key.slice(0, 2), key), bytes);
    const answer = await t.app.inject({
      url: `/api/v1/nomina-document?nomina_ids=${id}`,
      headers: { authorization: `Bearer ${worker.token}`, "accept-language": language },
    });
    expect(answer.statusCode).toBe(410);
    expect(answer.json().message).toContain(text);
  });

  it("each downloaded payslip is recorded, as seen or as saved", async () => {
    const [one, other] = [await payslip({ mes_pago: 9 }), await payslip()];
    await download([one, other]);
    await download([one], { query: "&modo=visto" });
    await download([one], { query: "&modo=visto" });
    await download([one]);
    expect(await modesOf(one)).toEqual(["descargado", "visto", "descargado"]);
    expect(await modesOf(other)).toEqual(["descargado"]);
  });
});
