import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { batches } from "@atrio/contract/papers/payslip-batches";

import type { SignedIn } from "../../../../test/factory.ts";
import { pdf } from "../../../../test/files.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { sendBatch } from "../../../../test/payslip-batches.ts";
import { nifOf, payslipPages, payslipPaper } from "../../../../test/payslip-paper.ts";

let t: TestApp;
let office: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  office = await t.factory.signedIn({ trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const payslip = payslipPages({ nif: nifOf(12_345_678), nombre: "GIL, ANA" });

async function stored(): Promise<number> {
  const folder = fileURLToPath(t.ctx.config.storageUrl);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).length;
}

describe("a file that comes in", () => {
  it.each([
    ["nothing", Buffer.alloc(0), 422, "document.empty"],
    ["a text", Buffer.from("nif;neto\n1;2\n"), 415, "document.type"],
    [
      "a ZIP with something else",
      Buffer.from(zipSync({ "a.exe": Buffer.from("MZ") })),
      415,
      "document.type",
    ],
    [
      "a ZIP in a ZIP",
      Buffer.from(zipSync({ "a.pdf": zipSync({ "b.pdf": pdf() }) })),
      415,
      "document.type",
    ],
    ["a bomb", Buffer.from(zipSync({ "a.pdf": Buffer.alloc(40_000_000) })), 422, "document.unsafe"],
    [
      "a script",
      pdf({ catalogue: "/OpenAction<</S/JavaScript/JS(app.alert(1))>>" }),
      422,
      "document.unsafe",
    ],
    [
      "a page that opens a file of the network",
      pdf({ objects: [String.raw`7 0 obj<</AA<</O<</S/GoToR/F(\\\\10.0.0.1\\x)>>>>>>endobj `] }),
      422,
      "document.unsafe",
    ],
    [
      "a PDF that is an archive too",
      Buffer.concat([payslipPaper([["x"]]), Buffer.from(zipSync({ a: Buffer.from("b") }))]),
      422,
      "document.unsafe",
    ],
    ["a locked PDF", payslipPaper([["x"]], { locked: true }), 422, "batch.unreadable"],
  ])("a batch upload is refused with %s and stores nothing", async (_, bytes, status, code) => {
    const before = await stored();
    const answer = await sendBatch(t, { token: office.token, bytes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.errors.fichero).toHaveLength(1);
    expect(await stored()).toBe(before);
    expect((await t.call(batches, { token: office.token })).body.data).toEqual([]);
  });

  it("a batch upload of a broken PDF is refused", async () => {
    const answer = await sendBatch(t, {
      token: office.token,
      bytes: payslipPaper(payslip).subarray(0, 700),
    });
    expect([answer.status, answer.body.code]).toEqual([422, "batch.unreadable"]);
  });

  it("a file that comes in takes more than 5 MB here, and says so where it is more than 60", async () => {
    const large = payslipPaper(payslip, { ballast: 6_000_000 });
    const answer = await sendBatch(t, { token: office.token, bytes: large });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const over = await sendBatch(t, { token: office.token, bytes: Buffer.alloc(62_914_561, "a") });
    expect([over.status, over.body.code]).toEqual([413, "document.too_large"]);
  });
});
