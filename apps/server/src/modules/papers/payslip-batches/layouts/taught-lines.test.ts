import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { batchById, publishBatch } from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import {
  changeLayout,
  createLayout,
  payslipLayouts,
  sheetText,
  tryLayout,
} from "@atrio/contract/papers/payslip-layouts";
import type { PayslipLayout, SheetPage } from "@atrio/contract/papers/payslip-layouts";
import { payslipById, payslips } from "@atrio/contract/papers/payslips";
import type { PayslipLine } from "@atrio/contract/papers/payslips";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { paidWorker, sendBatch } from "../../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../../test/payslip-batches.ts";
import { payslipPaper } from "../../../../../test/payslip-paper.ts";
import type { PaperPage } from "../../../../../test/payslip-paper.ts";

let t: TestApp;
let office: SignedIn;
let ana: Paid;
let bea: Paid;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  const company = await t.factory.company();
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [company.empresa_id]);
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await paidWorker(t, company);
  bea = await paidWorker(t, company);
});

afterAll(() => t.stop());

/** Lines of a payslip; contributions and tax are shares of what is earned. */
type Made = { base: number; bonus: number };

const money = (euros: number): string => {
  const [whole = "0", cents = "00"] = euros.toFixed(2).split(".");
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ".")},${cents}`;
};
const round = (euros: number): number => Math.round(euros * 100) / 100;

/** Lines as the payslip states them: 30 days, a bonus, two contributions, the tax. */
function linesOf({ base, bonus }: Made): PayslipLine[] {
  const none = { unidades: null, precio: null, base: null, tipo: null };
  const accrued = round(base + bonus);
  const share = (tipo: number) => ({ tipo, importe: round((accrued * tipo) / 100) });
  const earned = { seccion: "devengo_salarial", ...none } as const;
  const withheld = { seccion: "aportacion_trabajador", ...none } as const;
  const texts = { base: "Salario base", bonus: "Incentivos", tax: "Retencion I.R.P.F." };
  return [
    {
      ...earned,
      concepto: "salario_base",
      texto: texts.base,
      unidades: 30,
      precio: round(base / 30),
      importe: base,
    },
    { ...earned, concepto: "incentivos", texto: texts.bonus, importe: bonus },
    { ...withheld, concepto: "cotizacion_cc", texto: "Contingencias comunes", ...share(4.7) },
    { ...withheld, concepto: "cotizacion_desempleo", texto: "Desempleo", ...share(1.55) },
    { ...none, seccion: "irpf", concepto: "irpf", texto: texts.tax, ...share(12.5) },
  ];
}

const sumOf = (lines: readonly PayslipLine[], isEarned: boolean): number =>
  round(
    lines
      .filter(({ seccion }) => seccion.startsWith("devengo_") === isEarned)
      .reduce((sum, { importe }) => sum + importe, 0),
  );

/** A payslip whose columns have headings that no other program prints. */
function page(who: Paid, made: Made): PaperPage {
  const lines = linesOf(made);
  const [accrued, deducted] = [sumOf(lines, true), sumOf(lines, false)];
  const contributions = sumOf(
    lines.filter(({ seccion }) => seccion === "aportacion_trabajador"),
    false,
  );
  const tax = lines.find(({ seccion }) => seccion === "irpf");
  return [
    "Hoja de haberes del grupo Norte",
    [
      [50, "Quien cobra"],
      [330, "Clave fiscal"],
    ],
    [
      [50, who.printed],
      [330, who.nif],
    ],
    [
      [50, "Tiempo que se paga"],
      [330, "octubre 2026"],
    ],
    [
      [60, "Cuantos"],
      [120, "A cuanto"],
      [200, "Por que"],
      [400, "Entra"],
      [480, "Sale"],
    ],
    ...lines.map((line): PaperPage[number] => {
      const isEarned = line.seccion.startsWith("devengo_");
      const units: Array<readonly [number, string]> =
        line.unidades === null
          ? []
          : [
              [60, money(line.unidades)],
              [120, money(line.precio ?? 0)],
            ];
      const rate: Array<readonly [number, string]> =
        line.tipo === null ? [] : [[340, money(line.tipo)]];
      return [...units, [200, line.texto], ...rate, [isEarned ? 400 : 480, money(line.importe)]];
    }),
    [
      [50, "Lo que se gana"],
      [200, "Va a las cuotas"],
      [380, "Va a Hacienda"],
    ],
    [
      [50, money(accrued)],
      [200, money(contributions)],
      [380, money(tax?.tipo ?? 0)],
      [460, money(tax?.importe ?? 0)],
    ],
    [
      [50, "Todo lo que se quita"],
      [330, "En mano"],
    ],
    [
      [50, money(deducted)],
      [330, money(round(accrued - deducted))],
    ],
  ];
}

const usual: Made = { base: 1837.5, bonus: 575 };

type Batch = { id: number; lista: BatchSheet[] };

async function taken(pages: readonly PaperPage[]): Promise<Batch> {
  const answer = await sendBatch(t, { token: office.token, bytes: payslipPaper(pages) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  const params = { id: answer.body.data.id };
  return (await t.call(batchById, { token: office.token, params })).body.data;
}

type Body = Pick<PayslipLayout, "nombre" | "ancho" | "alto" | "etiquetas" | "zonas" | "tabla">;

/** Marks of a person on Ana's page: labels, values and the columns of the lines. */
async function marked(batch: Batch): Promise<Body> {
  const params = { id: batch.id, hojaId: batch.lista[0]?.id ?? 0 };
  const answer = await t.call(sheetText, { token: office.token, params, query: {} });
  const shown: SheetPage = answer.body.data;
  const cell = (text: string): SheetPage["celdas"][number] => {
    const found = shown.celdas.findLast(({ texto }) => texto === text);
    if (found === undefined) throw new Error(`There is no ${text}`);
    return found;
  };
  const zone = (campo: Body["zonas"][number]["campo"], text: string): Body["zonas"][number] => {
    const { x, y, ancho, alto } = cell(text);
    return { campo, x: x - 0.01, y: y - 0.004, ancho: ancho + 0.05, alto: alto + 0.006 };
  };
  const column = (campo: "unidades" | "precio" | "concepto" | "tipo", from: number, to: number) =>
    ({ campo, x: from / shown.ancho, ancho: (to - from) / shown.ancho }) as const;
  const amounts = (campo: "devengo" | "deduccion", from: number, to: number) =>
    ({ campo, x: from / shown.ancho, ancho: (to - from) / shown.ancho }) as const;
  const lines = linesOf(usual);
  const [accrued, deducted] = [sumOf(lines, true), sumOf(lines, false)];
  const top = cell("Cuantos").y;
  return {
    nombre: "Haberes del Norte",
    ancho: shown.ancho,
    alto: shown.alto,
    etiquetas: ["Quien cobra", "Clave fiscal", "Lo que se gana", "En mano"].map((texto) => ({
      texto,
      x: cell(texto).x,
      y: cell(texto).y,
    })),
    zonas: [
      zone("nombre", ana.printed),
      zone("nif", ana.nif),
      zone("periodo", "octubre 2026"),
      zone("total_devengado", money(accrued)),
      zone("total_deducciones", money(deducted)),
      zone("total_percibir", money(round(accrued - deducted))),
    ],
    tabla: {
      y: top,
      alto: cell("Lo que se gana").y - top,
      columnas: [
        column("unidades", 55, 110),
        column("precio", 115, 180),
        column("concepto", 195, 330),
        column("tipo", 335, 390),
        amounts("devengo", 395, 470),
        amounts("deduccion", 475, 560),
      ],
    },
  };
}

const teach = async (body: Body): Promise<Answer> =>
  t.call(createLayout, { token: office.token, body });

/** Lines of a worker's only published payslip. */
async function publishedLines(who: Paid): Promise<PayslipLine[]> {
  const { token, trabajador_id } = who;
  const list = await t.call(payslips, { token, params: { id: trabajador_id } });
  const params = { id: list.body.data[0].id };
  return (await t.call(payslipById, { token, params })).body.data.lineas;
}

describe("lines of a layout that the reader does not know", () => {
  it("taught lines are not read without their columns, and to the cent with them", async () => {
    const first = await taken([page(ana, usual)]);
    expect(first.lista[0]).toMatchObject({ con_lineas: false, con_cifras: false });
    const body = await marked(first);
    const without = await teach({ ...body, tabla: null });
    expect(without.body.data.tabla).toBeNull();
    // Without the lines nothing tells contributions and tax.
    expect((await taken([page(ana, usual)])).lista[0]).toMatchObject({ con_lineas: false });
    const params = { id: without.body.data.id };
    const changed = await t.call(changeLayout, { token: office.token, params, body });
    expect(changed.body.data).toMatchObject({ version: 2, tabla: body.tabla });

    const others: Made = { base: 2100.3, bonus: 312.45 };
    const next = await taken([page(ana, usual), page(bea, others)]);
    expect(next.lista).toMatchObject([
      { correspondencia: "segura", con_lineas: true, con_cifras: true, motivos: [] },
      { correspondencia: "segura", con_lineas: true, con_cifras: true, motivos: [] },
    ]);
    const published = await t.call(publishBatch, {
      token: office.token,
      params: { id: next.id },
      body: { publicar_el: null },
    });
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    expect(await publishedLines(ana)).toEqual(linesOf(usual));
    expect(await publishedLines(bea)).toEqual(linesOf(others));
  });

  it("taught lines are shown by a trial, and dropped where they do not add up", async () => {
    const first = await taken([page(ana, usual)]);
    const made = await teach(await marked(first));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const params = { id: made.body.data.id };
    const trial = await t.call(tryLayout, {
      token: office.token,
      params,
      body: { lote_id: first.id, hoja_id: first.lista[0]?.id },
    });
    expect(trial.body.data).toMatchObject([{ encaja: true, lineas: linesOf(usual) }]);
    const wrong = page(bea, usual).map((line) =>
      typeof line === "string"
        ? line
        : line.map(([x, text]) => [x, text === "575,00" ? "574,00" : text] as const),
    );
    expect((await taken([wrong])).lista[0]).toMatchObject({ con_lineas: false });
  });

  it("taught columns of lines must be adjacent and hold the amounts", async () => {
    const body = await marked(await taken([page(ana, usual)]));
    const { tabla } = body;
    const columns = tabla?.columnas ?? [];
    const [units, ...rest] = columns;
    const wrong = [
      { ...tabla, y: 0.9, alto: 0.2 },
      { ...tabla, alto: 0 },
      { ...tabla, columnas: columns.slice(0, 1) },
      { ...tabla, columnas: [...columns, units] },
      { ...tabla, columnas: [{ ...units, ancho: 0.5 }, ...rest] },
      { ...tabla, columnas: columns.filter(({ campo }) => campo !== "deduccion") },
      { ...tabla, columnas: [...columns, { campo: "importe", x: 0.95, ancho: 0.04 }] },
      { ...tabla, columnas: [{ ...units, campo: "total" }, ...rest] },
      { ...tabla, de_mas: 1 },
    ];
    const headers = { authorization: `Bearer ${office.token}` };
    for (const one of wrong) {
      const url = `/api/v1${createLayout.path}`;
      const payload = { ...body, tabla: one };
      const answer = await t.app.inject({ method: "POST", url, headers, payload });
      expect(answer.statusCode, JSON.stringify(one)).toBe(422);
    }
    const list = await t.call(payslipLayouts, { token: office.token });
    expect(list.body.data).toEqual([]);
  });
});
