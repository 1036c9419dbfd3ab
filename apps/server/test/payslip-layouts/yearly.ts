import type { PayslipSection } from "@atrio/contract/papers/payslips";

import {
  capitals,
  fullHead,
  layoutOf,
  monthName,
  slashed,
  spanish,
  totalsShown,
  two,
} from "./layout.ts";
import type { Row, Shown } from "./layout.ts";
import type { MadeLine, MadePayslip } from "./made-payslip.ts";
import { put, putEnd } from "./sheet.ts";
import type { PrintedPage } from "./sheet.ts";
import { facts, headings, linesShown, rowsOf, workersLines } from "./table.ts";
import type { Table } from "./table.ts";

const yearly: Table = {
  months: 10,
  columns: [
    { key: "code", label: "CONC.", x: 40, isEnd: false },
    { key: "text", label: "DENOMINACIÓN", x: 75, isEnd: false },
    { key: "units", label: "CANTIDAD", x: 300, isEnd: true },
    { key: "price", label: "PRECIO", x: 350, isEnd: true },
    { key: "rate", label: "%", x: 395, isEnd: true },
    { key: "amount", label: "IMPORTE", x: 470, isEnd: true },
    { key: "year", label: "ACUMULADO AÑO", x: 555, isEnd: true },
  ],
};

const isIn =
  (...sections: PayslipSection[]) =>
  ({ seccion }: MadeLine): boolean =>
    sections.includes(seccion);

const heading =
  (text: string): Row =>
  (page, y) =>
    put(page, { x: 40, y }, text);

const both =
  (label: string, amount: number): Row =>
  (page, y) => {
    put(page, { x: 75, y }, label);
    putEnd(page, { x: 470, y }, spanish(amount));
    putEnd(page, { x: 555, y }, spanish(amount * 10));
  };

function yearlyRows(payslip: MadePayslip): Row[] {
  const { totals } = payslip;
  const own = (...sections: PayslipSection[]): Row[] =>
    rowsOf(yearly, workersLines(payslip).filter(isIn(...sections)));
  return [
    heading("DEVENGOS"),
    ...own("devengo_salarial", "devengo_no_salarial"),
    both("TOTAL DEVENGOS", totals.total_devengado),
    heading("DEDUCCIONES"),
    ...own("aportacion_trabajador"),
    both("TOTAL COTIZACIONES", totals.total_aportaciones),
    ...own("irpf"),
    ...own("anticipo", "especie", "otra_deduccion"),
    both("TOTAL DEDUCCIONES", totals.total_devengado - totals.total_percibir),
    both("LÍQUIDO A PERCIBIR", totals.total_percibir),
  ];
}

function yearlyHead(page: PrintedPage, payslip: MadePayslip, isNamed: boolean): number {
  const { year, month } = payslip;
  const own = (text: string): string => (isNamed ? text : "");
  put(page, { x: 40, y: 30, size: 10 }, "HOJA DE SALARIO");
  const above = { isAbove: true };
  facts(page, { ...above, y: 50, xs: [40, 260, 380, 470] }, [
    ["Empresa", payslip.company],
    ["CIF", payslip.cif],
    ["Cta. cotización", payslip.ccc],
    ["Mes", `${monthName(month)} ${year}`],
  ]);
  facts(page, { ...above, y: 76, xs: [40, 260, 380, 470] }, [
    ["Apellidos y nombre", own(payslip.name)],
    ["NIF", own(payslip.nif ?? "")],
    ["Nº Seg. Social", own(payslip.naf)],
    ["Antigüedad", own(slashed(payslip.since))],
  ]);
  facts(page, { ...above, y: 102, xs: [40, 260, 380] }, [
    ["Grupo profesional", own(payslip.category)],
    ["Grupo cotización", own(two(payslip.group))],
    ["Días", own(String(payslip.days))],
  ]);
  headings(page, yearly, 132);
  return 146;
}

function yearlyShown(payslip: MadePayslip): Shown {
  const head = fullHead(payslip);
  const lines = linesShown(yearly, workersLines(payslip), { hasBases: false });
  return { head, bases: {}, totals: totalsShown(payslip), company: null, lines };
}

/** A column of this month's amounts and one of the year's sums, on lines and totals alike. */
export const accumulated = layoutOf({
  name: "amount and yearly sums",
  rowHeight: 12,
  head: yearlyHead,
  rows: yearlyRows,
  foot: () => undefined,
  shown: yearlyShown,
});

const short: Table = {
  isCapital: true,
  minus: "after",
  columns: [
    { key: "text", label: "CONCEPTO", x: 40, isEnd: false },
    { key: "units", label: "UNIDADES", x: 270, isEnd: true },
    { key: "price", label: "PRECIO", x: 330, isEnd: true },
    { key: "rate", label: "TIPO", x: 380, isEnd: true },
    { key: "accrual", label: "DEVENGO", x: 465, isEnd: true },
    { key: "deduction", label: "DESCUENTO", x: 550, isEnd: true },
  ],
};

/** `15-MAR-19` of `2019-03-15`. */
function dashed(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${day}-${capitals(monthName(Number(month))).slice(0, 3)}-${year.slice(2)}`;
}

/** Months as `OCT-26`, the minus behind the number, gross and deducted in the feet of their columns. */
export const shortMonths = layoutOf({
  name: "short months",
  rowHeight: 12,
  head: (page, payslip, isNamed) => {
    const { year, month } = payslip;
    const own = (text: string): string => (isNamed ? text : "");
    const beside = { isAbove: false };
    facts(page, { ...beside, y: 40, xs: [40, 320] }, [
      ["EMPRESA:", capitals(payslip.company)],
      ["CIF:", payslip.cif],
    ]);
    facts(page, { ...beside, y: 54, xs: [40, 320] }, [
      ["EMPLEADO:", own(capitals(payslip.name))],
      ["DNI:", own(payslip.nif ?? "")],
    ]);
    facts(page, { ...beside, y: 68, xs: [40, 320, 470] }, [
      ["CATEGORIA:", own(capitals(payslip.category))],
      ["ANT.:", own(dashed(payslip.since))],
      ["G.C.:", own(two(payslip.group))],
    ]);
    facts(page, { ...beside, y: 82, xs: [40, 200, 320, 470] }, [
      ["CCC:", payslip.ccc],
      ["NAF:", own(payslip.naf)],
      ["PERIODO:", `${capitals(monthName(month)).slice(0, 3)}-${two(year % 100)}`],
      ["DIAS:", own(String(payslip.days))],
    ]);
    headings(page, short, 110);
    return 124;
  },
  rows: (payslip) => rowsOf(short, workersLines(payslip)),
  foot: (page, { totals, bases }, y) => {
    put(page, { x: 40, y }, "TOTALES");
    putEnd(page, { x: 465, y }, spanish(totals.total_devengado));
    putEnd(page, { x: 550, y }, spanish(totals.total_devengado - totals.total_percibir));
    put(page, { x: 360, y: y + 16 }, "TOTAL LIQUIDO");
    putEnd(page, { x: 550, y: y + 16 }, spanish(totals.total_percibir));
    facts(page, { y: y + 36, xs: [40, 160, 280, 400], isAbove: true }, [
      ["BASE C.C.", spanish(bases.contingencias_comunes)],
      ["BASE AT/EP", spanish(bases.contingencias_profesionales)],
      ["BASE IRPF", spanish(bases.irpf)],
      ["PRORRATA", spanish(bases.prorrata_pagas)],
    ]);
  },
  shown: (payslip) => {
    const { remuneracion_mensual: _, ...bases } = payslip.bases;
    return {
      head: { ...fullHead(payslip), grupo_profesional: capitals(payslip.category) },
      bases,
      totals: totalsShown(payslip),
      company: null,
      lines: linesShown(short, workersLines(payslip), { hasBases: true }),
    };
  },
});
