import { describe, expect, it } from "vitest";

import { seeded } from "../../../../../demo/random.ts";
import { layouts } from "../../../../../test/payslip-layouts/layouts.ts";
import { madePayslip } from "../../../../../test/payslip-layouts/made-payslip.ts";
import type { MadePayslip } from "../../../../../test/payslip-layouts/made-payslip.ts";
import { textOf } from "../../../../../test/payslip-layouts/sheet.ts";
import type { PageText } from "../../../../lib/values/page-text.ts";
import { completeFigures, figuresOn } from "../figures/figures.rules.ts";
import type { FiguresRead } from "../figures/figures.rules.ts";

import { readDetail } from "./detail.rules.ts";

/** The last page that states a figure is right: the first ones carry sums over. */
function figuresOf(pages: readonly PageText[]): FiguresRead {
  const [first, ...rest] = pages.map((page) => figuresOn(page));
  if (first === undefined) throw new Error("A payslip has a page");
  return rest.reduce(
    (sofar, page) => ({
      ...sofar,
      ...Object.fromEntries(Object.entries(page).filter(([, value]) => value !== null)),
    }),
    first,
  );
}

function read(pages: readonly PageText[]) {
  const { figures, detail } = readDetail(pages, figuresOf(pages));
  return { totals: completeFigures(figures), ...detail };
}

const count = 25;
const made = (name: string, changes?: Partial<MadePayslip>): MadePayslip[] =>
  Array.from({ length: count }, (_, index) => madePayslip(seeded(`${name} ${index}`), changes));

describe.each(layouts)("payslips in the layout $name", (layout) => {
  it.each([1, 2, 3])("payslips are read to the cent on %i pages", (pages) => {
    for (const payslip of made(layout.name)) {
      const texts = layout.print(payslip, { pages }).map((page) => textOf(page));
      const { cif: _, nif: __, ...head } = layout.shown(payslip).head;
      const { totals, bases, lines, company } = layout.shown(payslip);
      expect(read(texts)).toEqual({
        totals,
        bases,
        lineas: lines,
        aportacion_empresa: company,
        cabecera: head,
      });
    }
  });

  it("detail has no lines where one is missing", () => {
    for (const payslip of made(layout.name)) {
      const [, second] = payslip.lines;
      const short = { ...payslip, lines: payslip.lines.filter((line) => line !== second) };
      const texts = layout.print(short).map((page) => textOf(page));
      if (second?.importe === 0) continue;
      expect(read(texts)).toMatchObject({ lineas: null, aportacion_empresa: null });
    }
  });

  it("unread values are left out instead of being zero", () => {
    for (const payslip of made(layout.name)) {
      // Amounts that a damaged font prints as other signs.
      const texts = layout.print(payslip).map((page) => {
        const broken = page.texts.map((one) => ({ ...one, text: one.text.replaceAll(",", "¸") }));
        return textOf({ ...page, texts: broken });
      });
      expect(read(texts)).toMatchObject({
        totals: null,
        bases: {},
        lineas: null,
        aportacion_empresa: null,
      });
    }
  });
});

describe("a layout that a company has shown", () => {
  const layout = layouts.find(({ name }) => name === "label above value");

  it("a layout that a company has shown is read by its columns, without their headings", () => {
    for (const payslip of made("taught")) {
      const pages = layout?.print(payslip) ?? [];
      const headless = pages.map((page) => ({
        ...page,
        texts: page.texts.filter(
          ({ text }) => !/^(?:CUANTIA|PRECIO|CONCEPTO|DE\w+ES|DEVENGOS)$/.test(text),
        ),
      }));
      const texts = headless.map((page) => textOf(page));
      const stated = figuresOf(texts);
      expect(readDetail(texts, stated).detail.lineas).toBeNull();
      const columns = [
        { kind: "units", x: 40, end: 85 },
        { kind: "price", x: 90, end: 145 },
        { kind: "text", x: 175, end: 340 },
        { kind: "rate", x: 345, end: 395 },
        { kind: "accrual", x: 400, end: 475 },
        { kind: "deduction", x: 480, end: 560 },
      ] as const;
      const { detail } = readDetail(texts, stated, { columns, from: 155, to: 700 });
      expect(detail.lineas).toEqual(layout?.shown(payslip).lines);
    }
  });
});
