import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  batchById,
  batches,
  publishBatch,
  reviewSheet,
} from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import { checkSheet } from "@atrio/contract/papers/payslip-review";
import { payslipById, withdrawPayslip } from "@atrio/contract/papers/payslips";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { paidWorker, sendBatch } from "../../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../../test/payslip-batches.ts";
import { nifOf, payslipPages, payslipPaper } from "../../../../../test/payslip-paper.ts";
import type { PaperPayslip } from "../../../../../test/payslip-paper.ts";

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
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [company.empresa_id]);
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await paidWorker(t, company, { fecha_alta: "2026-10-16" });
  bea = await paidWorker(t, company);
});

afterAll(() => t.stop());

const sheetOf = (who: Paid, more: Partial<PaperPayslip> = {}) =>
  payslipPages({ nif: who.nif, nombre: who.printed, ...more });

type Month = { anyo: number; mes: number; tipo_nomina: "NM" };
const october: Month = { anyo: 2026, mes: 10, tipo_nomina: "NM" };

async function taken(
  pages: ReturnType<typeof payslipPages>,
  month: Month = october,
): Promise<{ id: number; lista: BatchSheet[] }> {
  const sent = await sendBatch(t, { token: office.token, bytes: payslipPaper(pages), month });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  await t.ctx.jobs.idle();
  const { body } = await t.call(batchById, {
    token: office.token,
    params: { id: sent.body.data.id },
  });
  const lista: BatchSheet[] = body.data.lista;
  return { id: body.data.id, lista: lista.toSorted((a, b) => a.orden - b.orden) };
}

const check = async (batch: { id: number }, sheet: BatchSheet | undefined): Promise<Answer> =>
  t.call(checkSheet, {
    token: office.token,
    params: { id: batch.id, hojaId: sheet?.id ?? 0 },
  });
const assign = async (batch: { id: number }, sheet: BatchSheet | undefined, who: SignedIn) =>
  t.call(reviewSheet, {
    token: office.token,
    params: { id: batch.id, hojaId: sheet?.id ?? 0 },
    body: { trabajador_id: who.trabajador_id },
  });
const publish = async (id: number): Promise<Answer> =>
  t.call(publishBatch, { token: office.token, params: { id }, body: {} });

describe("a sheet under review", () => {
  it("has frames on its page, a doubt's in amber, figures beside last month's, and facts that explain them (Rule PAPERS-84)", async () => {
    const september = await taken(sheetOf(ana, { periodo: "del 1 al 30 de septiembre de 2026" }), {
      ...october,
      mes: 9,
    });
    await t.sql("update trabajador set fecha_alta = '2026-01-01' where id = $1", [
      ana.trabajador_id,
    ]);
    await assign(september, september.lista[0], ana);
    await publish(september.id);
    await t.sql("update trabajador set fecha_alta = '2026-10-16' where id = $1", [
      ana.trabajador_id,
    ]);
    const low = { accrued: 900, contributions: 60, rate: 10, withheld: 90, others: 0 };
    const batch = await taken(sheetOf(ana, { figures: low }));
    const [sheet] = batch.lista;
    expect(sheet?.motivos.map(({ motivo }) => motivo)).toEqual(["salto_neto"]);
    const { status, body } = await check(batch, sheet);
    expect(status, JSON.stringify(body)).toBe(200);
    const { data } = body;
    expect(data).toMatchObject({
      comprobaciones: { nombre: "bien", nif: "bien", mes: "bien", totales: "bien" },
      se_puede_aceptar: true,
      actual: { total_devengado: 900, total_percibir: 750 },
      anterior: { anyo: 2026, mes: 9, total_devengado: 2412.5, total_percibir: 1893.59 },
      explicaciones: [{ clase: "alta", desde: "2026-10-16" }],
      candidatos: [{ trabajador: { id: ana.trabajador_id }, nombre: true, nif: true }],
    });
    const { marcas }: { marcas: Array<Record<string, unknown>> } = data;
    expect(marcas.map((mark) => mark["campo"])).toEqual([
      "nombre",
      "nif",
      "periodo",
      "total_devengado",
      "total_aportaciones",
      "descuento_irpf",
      "total_deducciones",
      "total_percibir",
    ]);
    expect(marcas.filter((mark) => mark["dudoso"] === true)).toMatchObject([
      { campo: "total_percibir", pagina: 1 },
    ]);
    // The NIF stands in the right half of the page, in its upper quarter.
    const nif = marcas.find((mark) => mark["campo"] === "nif");
    expect(Number(nif?.["x"])).toBeGreaterThan(0.5);
    expect(Number(nif?.["y"])).toBeLessThan(0.25);
  });

  it("is noted for its later worker once in 15 minutes, and closed once it is published", async () => {
    const batch = await taken(sheetOf(bea));
    await check(batch, batch.lista[0]);
    await check(batch, batch.lista[0]);
    const [count] = await t.sql<{ looks: number }>(
      "select count(*)::integer as looks from acceso_documento where empresa_id = $1",
      [company.empresa_id],
    );
    expect(count?.looks).toBe(1);
    await publish(batch.id);
    expect((await check(batch, batch.lista[0])).status).toBe(404);
  });

  it("goes to nobody whose name or NIF is not on it (Rule PAPERS-86)", async () => {
    const batch = await taken([
      ...sheetOf(ana, { nombre: bea.printed }),
      ...payslipPages({ nif: nifOf(88_888_888), nombre: "LOPEZ PEREZ, LUIS" }),
    ]);
    const [mixed, nobodys] = batch.lista;
    const { data } = (await check(batch, mixed)).body;
    expect(data.se_puede_aceptar).toBe(false);
    expect(data.comprobaciones).toMatchObject({ nif: "bien", nombre: "mal" });
    expect(data.candidatos).toMatchObject([
      { trabajador: { id: ana.trabajador_id }, nombre: false, nif: true },
      { trabajador: { id: bea.trabajador_id }, nombre: true, nif: false },
    ]);
    for (const [sheet, who] of [
      [mixed, ana],
      [mixed, bea],
      [nobodys, ana],
    ] as const) {
      const refused = await assign(batch, sheet, who);
      expect([refused.status, refused.body.code]).toEqual([422, "batch.not_on_page"]);
      expect(refused.body.errors.trabajador_id).toHaveLength(1);
    }
  });
});

describe("a published batch", () => {
  it("counts the payslips that their workers have opened, and those withdrawn (Rule PAPERS-85)", async () => {
    const batch = await taken([...sheetOf(ana), ...sheetOf(bea)]);
    await publish(batch.id);
    const view = async () =>
      (await t.call(batches, { token: office.token, query: { anyo: 2026 } })).body.data[0];
    expect(await view()).toMatchObject({ abiertas: 0, retiradas: 0 });
    const { body } = await t.call(batchById, { token: office.token, params: { id: batch.id } });
    const { lista }: { lista: BatchSheet[] } = body.data;
    const own = lista.find(({ trabajador }) => trabajador?.id === ana.trabajador_id);
    const params = { id: own?.nomina_id ?? 0 };
    await t.call(payslipById, { token: ana.token, params });
    await t.call(payslipById, { token: ana.token, params });
    expect(await view()).toMatchObject({ abiertas: 1, retiradas: 0 });
    const left = await t.call(withdrawPayslip, {
      token: office.token,
      params,
      body: { motivo: "Importe equivocado" },
    });
    expect(left.status).toBe(200);
    expect(await view()).toMatchObject({ abiertas: 0, retiradas: 1 });
    const after = await t.call(batchById, { token: office.token, params: { id: batch.id } });
    const later: { lista: BatchSheet[] } = after.body.data;
    expect(later.lista.filter(({ retirada }) => retirada)).toMatchObject([
      { nomina_id: params.id },
    ]);
  });
});
