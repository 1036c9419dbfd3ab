import { zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { batchById, publishBatch, reviewSheet } from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import { payslips } from "@atrio/contract/papers/payslips";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { sendBatch } from "../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../test/payslip-batches.ts";
import { payslipPages, payslipPaper } from "../../../../test/payslip-paper.ts";
import type { PaperPage } from "../../../../test/payslip-paper.ts";
import { noiseScan, scannedPaper, scanOf } from "../../../../test/scanned-paper.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;
let ana: Paid;

/** Names of the threads that start meanwhile. */
const threads: string[] = [];
const note = (worker: { threadName?: string | null }): void => {
  threads.push(worker.threadName ?? "");
};

beforeAll(async () => {
  t = await startTestApp();
  process.on("worker", note);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [company.empresa_id]);
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  // A name of its own: digits and single letters of made-up names are read wrong now and then.
  const person = await t.factory.signedIn({
    company,
    nombre: "Ana María",
    apellido1: "García",
    trabajador: { apellido2: "Robledo", nif: "20005535C" },
  });
  ana = { ...person, nif: "20005535C", printed: "GARCIA ROBLEDO, ANA MARIA" };
  threads.length = 0;
});

afterAll(async () => {
  process.off("worker", note);
  await t.stop();
});

const pageOf = (who: Paid): PaperPage =>
  payslipPages({ nif: who.nif, nombre: who.printed })[0] ?? [];

async function taken(bytes: Buffer, name = "nominas.pdf"): Promise<Answer["body"]["data"]> {
  const answer = await sendBatch(t, { token: office.token, bytes, name });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  const read = await t.call(batchById, {
    token: office.token,
    params: { id: answer.body.data.id },
  });
  return read.body.data;
}

async function payslipsOf(who: Paid): Promise<unknown[]> {
  const answer = await t.call(payslips, { token: who.token, params: { id: who.trabajador_id } });
  return answer.body.data;
}

describe("scanned pages", () => {
  it("scanned pages are matched to their worker, doubted, and sent only after a review", async () => {
    const zip = zipSync({
      "a.pdf": scannedPaper([await scanOf(pageOf(ana), { askew: 0.7 })]),
      "b.pdf": scannedPaper([await noiseScan()]),
    });
    const batch = await taken(Buffer.from(zip), "nominas.zip");
    expect(batch.estado, batch.motivo_fallo).toBe("revision");
    expect(batch.hojas).toMatchObject({ seguras: 0, dudosas: 1, sin_correspondencia: 1 });
    const [read, noise] = batch.lista.toSorted((a: BatchSheet, b: BatchSheet) => a.orden - b.orden);
    expect(read).toMatchObject({
      nif: ana.nif,
      trabajador: { id: ana.trabajador_id },
      correspondencia: "dudosa",
      motivo: "escaneada",
      con_cifras: false,
      total_percibir: null,
    });
    expect(noise).toMatchObject({
      trabajador: null,
      correspondencia: "ninguna",
      motivo: "sin_nif",
    });
    expect(threads).toContain("page-ocr");

    const publish = async (): Promise<Answer> =>
      t.call(publishBatch, { token: office.token, params: { id: batch.id }, body: {} });
    expect((await publish()).body.code).toBe("batch.nothing_to_publish");
    expect(await payslipsOf(ana)).toHaveLength(0);

    const said = await t.call(reviewSheet, {
      token: office.token,
      params: { id: batch.id, hojaId: read.id },
      body: { trabajador_id: ana.trabajador_id },
    });
    expect(said.status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(await payslipsOf(ana)).toHaveLength(1);
  });

  it("text recognition is loaded for scanned pages only", async () => {
    const batch = await taken(payslipPaper([pageOf(ana)]));
    expect(batch.hojas).toMatchObject({ seguras: 1, sin_correspondencia: 0 });
    expect(threads).not.toContain("page-ocr");
  });
});
