import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { batchById, confirmBatch, publishBatch } from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

import { seeded } from "../../../../demo/random.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { paidWorker, sendBatch } from "../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../test/payslip-batches.ts";
import { a3 } from "../../../../test/payslip-layouts/a3.ts";
import { madePayslip } from "../../../../test/payslip-layouts/made-payslip.ts";
import { paperOf } from "../../../../test/payslip-layouts/sheet.ts";
import { payslipPages, payslipPaper } from "../../../../test/payslip-paper.ts";
import type { PaperPage, PaperPayslip } from "../../../../test/payslip-paper.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;
let ana: Paid;
let bea: Paid;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await paidWorker(t, company);
  bea = await paidWorker(t, company);
});

afterAll(() => t.stop());

type Month = { anyo: number; mes: number; tipo_nomina: "NM" };

async function taken(bytes: Buffer, month?: Month): Promise<Answer["body"]["data"]> {
  const sent = { token: office.token, bytes, ...(month === undefined ? {} : { month }) };
  const answer = await sendBatch(t, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  return view(answer.body.data.id);
}

async function view(id: number): Promise<Answer["body"]["data"]> {
  return (await t.call(batchById, { token: office.token, params: { id } })).body.data;
}

const publish = async (id: number): Promise<Answer> =>
  t.call(publishBatch, { token: office.token, params: { id }, body: { publicar_el: null } });

type Outcome = [pages: string, kind: string, worker: number | undefined, reasons: string];

/** Outcome of each sheet, in the order of the pages. */
const outcomes = (batch: { lista: BatchSheet[] }): Outcome[] =>
  batch.lista
    .toSorted((a, b) => a.orden - b.orden)
    .map((sheet) => [
      `${sheet.pagina_desde}-${sheet.pagina_hasta}`,
      sheet.correspondencia,
      sheet.trabajador?.id,
      sheet.motivos.map(({ motivo }) => motivo).join(" "),
    ]);

/** Two numbered pages; the second has the name and the totals, and no NIF. */
function twoPages(who: Paid, more: Partial<PaperPayslip> = {}): [PaperPage, PaperPage] {
  const [first = [], second = []] = payslipPages({
    nif: who.nif,
    nombre: who.printed,
    pages: 2,
    ...more,
  });
  const named = second.map((line, index) => (index === 2 ? `Trabajador: ${who.printed}` : line));
  return [first, named];
}

it("pages identified by their name alone are joined in their order", async () => {
  const batch = await taken(payslipPaper([...twoPages(ana), ...twoPages(bea)]));
  expect(outcomes(batch)).toEqual([
    ["1-2", "segura", ana.trabajador_id, ""],
    ["3-4", "segura", bea.trabajador_id, ""],
  ]);
  expect(batch.comprobaciones).toMatchObject({
    nif: { bien: 2, mal: 0, sin_comprobar: 0 },
    nombre: { bien: 2, mal: 0, sin_comprobar: 0 },
    paginas: { bien: 2, mal: 0, sin_comprobar: 0 },
    mes: { bien: 2, mal: 0, sin_comprobar: 0 },
    cifras: { bien: 2, mal: 0, sin_comprobar: 0 },
    neto_anterior: { bien: 0, mal: 0, sin_comprobar: 2 },
  });
});

it("pages of a batch sorted by page number are doubtful, and published to nobody", async () => {
  const [[a1, a2], [b1, b2]] = [twoPages(ana), twoPages(bea)];
  const batch = await taken(payslipPaper([a1, b1, a2, b2]));
  expect(outcomes(batch).map(([pages, kind]) => [pages, kind])).toEqual([
    ["1-1", "dudosa"],
    ["2-2", "dudosa"],
    ["3-3", "dudosa"],
    ["4-4", "dudosa"],
  ]);
  expect((await publish(batch.id)).body.code).toBe("batch.nothing_to_publish");
});

it("after a lost page nobody gets the second page of somebody else", async () => {
  const batch = await taken(payslipPaper([twoPages(ana)[0], twoPages(bea)[1]]));
  expect(outcomes(batch).map(([pages, kind, worker]) => [pages, kind, worker])).toEqual([
    ["1-1", "dudosa", ana.trabajador_id],
    ["2-2", "dudosa", bea.trabajador_id],
  ]);
  expect((await publish(batch.id)).body.code).toBe("batch.nothing_to_publish");
});

it("a sheet followed by a page without a name is doubted", async () => {
  const [one = []] = payslipPages({ nif: ana.nif, nombre: ana.printed });
  const [two = []] = payslipPages({ nif: bea.nif, nombre: bea.printed });
  const batch = await taken(payslipPaper([one, ["Detalle de conceptos"], two]));
  expect(outcomes(batch)).toEqual([
    ["1-1", "dudosa", ana.trabajador_id, "pagina_suelta"],
    ["2-2", "ninguna", undefined, "sin_nif cifras_no_leidas mes_no_leido"],
    ["3-3", "segura", bea.trabajador_id, ""],
  ]);
});

it("the month of a page is read below its label and with a two-digit year", async () => {
  const name = "García Pérez, Eva";
  const eva = await t.factory.signedIn({
    company,
    nombre: "Eva",
    apellido1: "García",
    trabajador: { apellido2: "Pérez", nif: "12345678Z" },
  });
  const pages = a3.print(madePayslip(seeded("eva"), { name, nif: "12345678Z" }));
  const november = await taken(paperOf(pages), { anyo: 2026, mes: 11, tipo_nomina: "NM" });
  expect(outcomes(november)).toMatchObject([
    ["1-1", "dudosa", eva.trabajador_id, expect.stringMatching(/^otro_mes/)],
  ]);
  const october = await taken(paperOf(pages));
  expect(october.comprobaciones.mes).toEqual({ bien: 1, mal: 0, sin_comprobar: 0 });
});

it("sheets without a month are sure once an administrator has confirmed the month", async () => {
  const page = (who: Paid): PaperPage[] =>
    payslipPages({ nif: who.nif, nombre: who.printed, periodo: "mensual" });
  const batch = await taken(payslipPaper([...page(ana), ...page(bea)]));
  expect(outcomes(batch).map(([, kind, , reasons]) => [kind, reasons])).toEqual([
    ["dudosa", "mes_no_leido"],
    ["dudosa", "mes_no_leido"],
  ]);
  expect(batch.lista[0].motivos).toEqual([
    { motivo: "mes_no_leido", texto: "No se ha leído el mes" },
  ]);
  const confirmed = await t.call(confirmBatch, {
    token: office.token,
    params: { id: batch.id },
    body: { motivo: "mes_no_leido" },
  });
  expect(confirmed.body.data.hojas).toMatchObject({ seguras: 2, dudosas: 0 });
  const trail = await t.sql<{ detalle: unknown }>(
    "select detalle from auditoria where empresa_id = $1 and accion = 'nomina_lote.confirmado'",
    [company.empresa_id],
  );
  expect(trail).toEqual([{ detalle: { motivo: "mes_no_leido", hojas: 2 } }]);
  expect((await publish(batch.id)).body.data.hojas.publicadas).toBe(2);
});

it("a net that differs by more than half from the month before is doubted", async () => {
  const figures = { accrued: 1000, contributions: 64.8, rate: 10, withheld: 100, others: 0 };
  const periodo = "del 1 al 30 de septiembre de 2026";
  const before = payslipPages({ nif: ana.nif, nombre: ana.printed, figures, periodo });
  const september = await taken(payslipPaper(before), { anyo: 2026, mes: 9, tipo_nomina: "NM" });
  expect((await publish(september.id)).body.data.hojas.publicadas).toBe(1);
  const october = await taken(
    payslipPaper([ana, bea].flatMap((who) => payslipPages({ nif: who.nif, nombre: who.printed }))),
  );
  expect(outcomes(october)).toEqual([
    ["1-1", "dudosa", ana.trabajador_id, "salto_neto"],
    ["2-2", "segura", bea.trabajador_id, ""],
  ]);
});
