import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { batchById, publishBatch } from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import { payslipById, payslips } from "@atrio/contract/papers/payslips";
import type { PayslipComparison, PayslipDetail } from "@atrio/contract/papers/payslips";

import { seeded } from "../../../../../demo/random.ts";
import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { paidWorker, sendBatch } from "../../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../../test/payslip-batches.ts";
import { layouts } from "../../../../../test/payslip-layouts/layouts.ts";
import { madePayslip } from "../../../../../test/payslip-layouts/made-payslip.ts";
import type { MadePayslip } from "../../../../../test/payslip-layouts/made-payslip.ts";
import { paperOf } from "../../../../../test/payslip-layouts/sheet.ts";
import { payslipPages, payslipPaper } from "../../../../../test/payslip-paper.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [company.empresa_id]);
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

type Sent = Pick<Parameters<typeof sendBatch>[1], "bytes" | "lineas" | "cifras" | "month">;

/** Uploads a file, publishes the sure sheets and answers all. */
async function published(sent: Sent): Promise<BatchSheet[]> {
  const answer = await sendBatch(t, { token: office.token, ...sent });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  const params = { id: answer.body.data.id };
  const body = { publicar_el: null };
  const done = await t.call(publishBatch, { token: office.token, params, body });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const batch = await t.call(batchById, { token: office.token, params });
  return batch.body.data.lista;
}

/** A worker's newest payslip, as its own page shows it. */
async function newest(who: Paid): Promise<PayslipDetail> {
  const { token, trabajador_id } = who;
  const list = await t.call(payslips, { token, params: { id: trabajador_id } });
  const [first] = list.body.data;
  const own: Answer = await t.call(payslipById, { token, params: { id: first.id } });
  expect(own.status, JSON.stringify(own.body)).toBe(200);
  return own.body.data;
}

/** A payslip whose net is near another one's: a distant one would be doubtful. */
function near(who: Paid, before: MadePayslip | undefined, month: number): MadePayslip {
  const changes = { name: who.printed, nif: who.nif, month };
  const made = Array.from({ length: 60 }, (_, index) =>
    madePayslip(seeded(`${who.nif} ${month} ${index}`), changes),
  );
  const total_percibir = before?.totals.total_percibir;
  const found = made.find(({ totals, days }) => {
    const ratio = total_percibir === undefined ? 1 : totals.total_percibir / total_percibir;
    return days === 30 && totals.total_percibir > 0 && ratio > 0.6 && ratio < 1.4;
  });
  if (found === undefined) throw new Error("No payslip is near the other one");
  return found;
}

const surnames = "Núñez Peña Ibáñez Muñoz Català Solís Öztürk Ruiz Vidal Gómez".split(" ");

const cents = (euros: number): number => Math.round(euros * 100);

describe("a batch in all layouts", () => {
  it("publishing brings each worker lines, bases, head and comparison, to the cent", async () => {
    const staff: Array<{ who: Paid; layout: (typeof layouts)[number]; before: MadePayslip }> = [];
    for (const [index, layout] of layouts.entries()) {
      const surname = surnames[index] ?? "Ruiz";
      const found = await paidWorker(t, company, { apellido2: surname });
      const printed = `García ${surname}, Ana María ${found.printed.slice(-1)}`;
      const who = { ...found, printed };
      staff.push({ who, layout, before: near(who, undefined, 9) });
    }
    const september = staff.flatMap(({ layout, before }) => layout.print(before));
    const month = { anyo: 2026, mes: 9, tipo_nomina: "NM" } as const;
    await published({ bytes: paperOf(september), month });
    const now = staff.map((one) => ({ ...one, made: near(one.who, one.before, 10) }));
    const sheets = await published({
      bytes: paperOf(now.flatMap(({ layout, made }) => layout.print(made))),
    });
    expect(sheets.map((sheet) => [sheet.estado, sheet.motivos, sheet.con_lineas])).toEqual(
      now.map(() => ["publicada", [], true]),
    );
    for (const { who, layout, made } of now) {
      const payslip = await newest(who);
      const shown = layout.shown(made);
      const { cif: _, nif: __, ...head } = shown.head;
      expect(payslip, layout.name).toMatchObject({
        mes_pago: 10,
        ...shown.totals,
        lineas: shown.lines,
        bases: shown.bases,
        cabecera: { ...head, cif: "B12345674", nif: who.nif },
        aportacion_empresa: shown.company,
        percepciones_no_salariales: shown.lines
          .filter(({ seccion }) => seccion === "devengo_no_salarial")
          .map(({ concepto, texto, importe }) => ({ concepto, texto, importe })),
      });
      const [compared] = payslip.comparaciones;
      expect(explained(compared), layout.name).toBe(cents(compared?.diferencia ?? Number.NaN));
      expect(compared?.causas.map(({ causa }) => causa)).toContain("linea_cambia");
    }
  });
});

const explained = (comparison: PayslipComparison | undefined): number =>
  (comparison?.causas ?? []).reduce((sum, { efecto }) => sum + cents(efecto), 0);

describe("lines beside a batch", () => {
  const head = "nif;seccion;concepto;unidades;precio;base;tipo;importe";
  const rows = (nif: string): string[] => [
    `${nif};devengo_salarial;Salario base;30;66,6667;;;2.000,00`,
    `${nif};devengo_no_salarial;plus_transporte;;;;;100,00`,
    `${nif};aportacion_trabajador;Contingencias comunes;;;2000;4.7;94`,
    `${nif};irpf;IRPF;;;2000;15;300`,
    `${nif};otra_deduccion;Comedor;;;;;6,00`,
    `${nif};aportacion_empresa;Contingencias comunes;;;2000;23,6;472`,
    `${nif};base;contingencias_comunes;;;;;2000`,
  ];
  const blank = (who: Paid): Buffer =>
    payslipPaper(payslipPages({ nif: who.nif, nombre: who.printed, figures: null }));

  it("lines of a CSV complete pages that state none, totals included", async () => {
    const who = await paidWorker(t, company);
    const lineas = [head, ...rows(who.nif)].join("\n");
    await published({ bytes: blank(who), lineas });
    expect(await newest(who)).toMatchObject({
      total_devengado: 2100,
      total_aportaciones: 94,
      porcentaje_irpf: 15,
      descuento_irpf: 300,
      otras_deducciones: 6,
      total_percibir: 1700,
      aportacion_empresa: 472,
      bases: { contingencias_comunes: 2000, irpf: null },
      percepciones_no_salariales: [
        { concepto: "plus_transporte", texto: "plus_transporte", importe: 100 },
      ],
      lineas: [
        { concepto: "salario_base", texto: "Salario base", unidades: 30, precio: 66.6667 },
        { concepto: "plus_transporte" },
        { concepto: "cotizacion_cc", base: 2000, tipo: 4.7, importe: 94 },
        { concepto: "irpf", tipo: 15 },
        { concepto: "otros", texto: "Comedor", importe: 6 },
        { concepto: "empresa_cc", importe: 472 },
      ],
    });
  });

  it("lines of a CSV are left out where they do not add up to the totals", async () => {
    const who = await paidWorker(t, company);
    const cifras = [
      "nif;total_devengado;total_aportaciones;porcentaje_irpf;descuento_irpf;otras_deducciones;total_percibir",
      `${who.nif};2100;94;15;300;0;1706`,
    ].join("\n");
    const lineas = [head, ...rows(who.nif)].join("\n");
    const [sheet] = await published({ bytes: blank(who), cifras, lineas });
    expect([sheet?.con_cifras, sheet?.con_lineas]).toEqual([true, false]);
    expect(await newest(who)).toMatchObject({
      total_percibir: 1706,
      lineas: [],
      aportacion_empresa: null,
    });
  });

  it.each([
    ["a heading that is not theirs", 1, () => ["nif;concepto;importe"]],
    ["a NIF with a wrong letter", 2, () => [head, "12345678A;irpf;IRPF;;;;15;300"]],
    [
      "an unknown section",
      3,
      (nif: string) => [head, ...rows(nif).slice(0, 1), `${nif};pagas;X;;;;;1`],
    ],
    ["an amount that is none", 2, (nif: string) => [head, `${nif};irpf;IRPF;;;;15;mucho`]],
    ["a tax without its percentage", 2, (nif: string) => [head, `${nif};irpf;IRPF;;;;;300`]],
    ["an unknown base", 2, (nif: string) => [head, `${nif};base;otra;;;;;300`]],
    ["a cell too many", 2, (nif: string) => [head, `${nif};irpf;IRPF;;;;15;300;1`]],
  ])("lines of a CSV are refused with their line: %s", async (_, linea, csv) => {
    const who = await paidWorker(t, company);
    const answer = await sendBatch(t, {
      token: office.token,
      bytes: blank(who),
      lineas: csv(who.nif).join("\n"),
    });
    expect([answer.status, answer.body.code]).toEqual([422, "batch.lines"]);
    expect(answer.body.errors.lineas[0]).toContain(`línea ${linea}.`);
  });
});
