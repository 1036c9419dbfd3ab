import type { PayslipDetail, PayslipLine } from "@atrio/contract/papers/payslips";

import type { MadePayslip } from "./made-payslip.ts";
import { blankPage, put } from "./sheet.ts";
import type { PrintedPage } from "./sheet.ts";

/** Printing of a payslip; by default a page that names its person. */
type Printing = {
  pages?: number;
  /** True if the pages behind the first name the person again. */
  named?: "every" | "first";
  /** "Hoja 1 de 2" on each page. */
  isNumbered?: boolean;
};

/** Contents of a payslip that its pages state. */
export type Shown = {
  head: Partial<PayslipDetail["cabecera"]>;
  bases: Partial<PayslipDetail["bases"]>;
  lines: PayslipLine[];
  totals: Omit<MadePayslip["totals"], "aportacion_empresa">;
  /** Null where it is not printed. */
  company: number | null;
};

/** A payroll program's way to print a payslip. */
export type Layout = {
  name: string;
  print(payslip: MadePayslip, printing?: Printing): PrintedPage[];
  shown(payslip: MadePayslip): Shown;
};

/** Writes a row of a table at a height. */
export type Row = (page: PrintedPage, y: number) => void;

/** A layout as its parts; heights in points from the top. */
type Design = {
  name: string;
  page?: Partial<Pick<PrintedPage, "isTurned" | "isSpelled">>;
  /** Head of each page, with the headings of the table; answers where the first row stands. */
  head(page: PrintedPage, payslip: MadePayslip, isNamed: boolean): number;
  rows(payslip: MadePayslip): Row[];
  rowHeight: number;
  /** Totals and bases, on the last page, below the last row at `y`. */
  foot(page: PrintedPage, payslip: MadePayslip, y: number): void;
  /** Sums that are carried to the next page: written below the last row, and above the first one. */
  carry?(page: PrintedPage, y: number, sums: { payslip: MadePayslip; isOut: boolean }): void;
  /** Pages unless told. */
  pages?: number;
  shown(payslip: MadePayslip): Shown;
};

export function layoutOf(design: Design): Layout {
  return {
    name: design.name,
    shown: (payslip) => design.shown(payslip),
    print: (payslip, printing = {}) => {
      const { pages: count = design.pages ?? 1, named = "every" } = printing;
      const { isNumbered = count > 1 } = printing;
      const rows = design.rows(payslip);
      const each = Math.ceil(rows.length / count);
      return Array.from({ length: count }, (_, index) => {
        const page = blankPage(design.page ?? {});
        let y = design.head(page, payslip, index === 0 || named === "every");
        if (isNumbered) put(page, { x: 30, y: 14 }, `Hoja ${index + 1} de ${count}`);
        const write = (row: Row): void => {
          row(page, y);
          y += design.rowHeight;
        };
        if (index > 0 && design.carry !== undefined) {
          write((one, at) => design.carry?.(one, at, { payslip, isOut: false }));
        }
        for (const row of rows.slice(index * each, (index + 1) * each)) write(row);
        if (index === count - 1) design.foot(page, payslip, y + design.rowHeight);
        else design.carry?.(page, y + design.rowHeight, { payslip, isOut: true });
        return page;
      });
    },
  };
}

/** A euro amount, or another number, as Spanish payslips print it. */
export function spanish(
  value: number,
  { decimals = 2, minus = "before" }: { decimals?: number; minus?: "before" | "after" } = {},
): string {
  const [whole = "0", rest] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ".");
  const text = rest === undefined ? grouped : `${grouped},${rest}`;
  if (value >= 0) return text;
  return minus === "before" ? `-${text}` : `${text}-`;
}

/** Capitals without accents, as old programs print them; ñ and ç stay. */
export function capitals(text: string): string {
  const stripped = Array.from(text).map((letter) =>
    "ñÑçÇ".includes(letter) ? letter : letter.normalize("NFD").replaceAll(/\p{M}+/gu, ""),
  );
  return stripped.join("").toUpperCase();
}

/** `15/03/2019` of `2019-03-15`. */
export function slashed(date: string): string {
  return date.split("-").toReversed().join("/");
}

const months =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre";

/** The month's name in small letters. */
export const monthName = (month: number): string => months.split(" ")[month - 1] ?? "";

/** Last day of a month. */
export const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const two = (value: number): string => String(value).padStart(2, "0");

/** Facts of the worker and the company on most layouts. */
export function fullHead(payslip: MadePayslip): Shown["head"] {
  return {
    cif: payslip.cif,
    ccc: payslip.ccc,
    nif: payslip.nif,
    naf: payslip.naf,
    grupo_profesional: payslip.category,
    grupo_cotizacion: payslip.group,
    antiguedad_desde: payslip.since,
    dias: payslip.days,
  };
}

export function totalsShown(payslip: MadePayslip): Shown["totals"] {
  const { aportacion_empresa: _, ...totals } = payslip.totals;
  return totals;
}
