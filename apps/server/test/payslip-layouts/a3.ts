import {
  capitals,
  fullHead,
  lastDay,
  layoutOf,
  monthName,
  slashed,
  spanish,
  totalsShown,
  two,
} from "./layout.ts";
import type { MadePayslip } from "./made-payslip.ts";
import { put, putEnd } from "./sheet.ts";
import type { PrintedPage } from "./sheet.ts";
import { facts, headings, linesShown, rowsOf, workersLines } from "./table.ts";
import type { Table } from "./table.ts";

const table: Table = {
  isCapital: true,
  decimals: 3,
  columns: [
    { key: "units", label: "CUANTIA", x: 80, isEnd: true },
    { key: "price", label: "PRECIO", x: 140, isEnd: true },
    { key: "code", label: "", x: 170, isEnd: true },
    { key: "text", label: "CONCEPTO", x: 180, isEnd: false },
    { key: "rate", label: "", x: 390, isEnd: true },
    { key: "accrual", label: "DEVENGOS", x: 470, isEnd: true },
    { key: "deduction", label: "DEDUCCIONES", x: 555, isEnd: true },
  ],
};

function head(page: PrintedPage, payslip: MadePayslip, isNamed: boolean): number {
  const { year, month } = payslip;
  const above = { isAbove: true };
  facts(page, { ...above, y: 40, xs: [40, 300, 450] }, [
    ["EMPRESA", capitals(payslip.company)],
    ["DOMICILIO", "CL MAYOR, 1"],
    ["N. INS. S.S.", payslip.ccc],
  ]);
  put(page, { x: 40, y: 62 }, `CIF ${payslip.cif}`);
  facts(page, { ...above, y: 80, xs: [40, 210, 350, 420, 490] }, [
    ["TRABAJADOR/A", isNamed ? capitals(payslip.name) : ""],
    ["CATEGORIA", isNamed ? capitals(payslip.category) : ""],
    ["N. MATRIC", "42"],
    ["ANTIGUEDAD", isNamed ? shortDate(payslip.since) : ""],
    ["D.N.I.", isNamed ? (payslip.nif ?? "") : ""],
  ]);
  const short = capitals(monthName(month)).slice(0, 3);
  const span = `${short} ${two(year % 100)}`;
  facts(page, { ...above, y: 110, xs: [40, 160, 210, 260, 320, 500] }, [
    ["N. AFILIACION S.S.", isNamed ? payslip.naf : ""],
    ["TARIFA", isNamed ? String(payslip.group) : ""],
    ["COD.CT", "189"],
    ["SECCION", "1"],
    ["PERIODO", `MENS 01 ${span} a ${lastDay(year, month)} ${span}`],
    ["TOT. DIAS", String(payslip.days)],
  ]);
  headings(page, table, 150);
  return 164;
}

/** `15 MAR 19` of `2019-03-15`. */
function shortDate(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${day} ${capitals(monthName(Number(month))).slice(0, 3)} ${year.slice(2)}`;
}

const boxes: ReadonlyArray<readonly [label: string, x: number]> = [
  ["REM. TOTAL", 90],
  ["P.P.EXTRAS", 160],
  ["BASE S.S.", 235],
  ["BASE A.T. Y DES.", 325],
  ["BASE I.R.P.F.", 405],
  ["T. DEVENGADO", 480],
  ["T. A DEDUCIR", 555],
];

function foot(page: PrintedPage, { bases, totals }: MadePayslip, y: number): void {
  const values = [
    bases.remuneracion_mensual,
    bases.prorrata_pagas,
    bases.contingencias_comunes,
    bases.contingencias_profesionales,
    bases.irpf,
    totals.total_devengado,
    totals.total_devengado - totals.total_percibir,
  ];
  for (const [index, [label, x]] of boxes.entries()) {
    putEnd(page, { x, y, size: 7 }, label);
    putEnd(page, { x, y: y + 11 }, spanish(values[index] ?? 0));
  }
  put(page, { x: 40, y: y + 30, size: 7 }, "FECHA");
  put(page, { x: 120, y: y + 30, size: 7 }, "SELLO EMPRESA");
  put(page, { x: 280, y: y + 30, size: 7 }, "RECIBI");
  putEnd(page, { x: 555, y: y + 30, size: 7 }, "LIQUIDO A PERCIBIR");
  putEnd(page, { x: 555, y: y + 42, size: 9 }, spanish(totals.total_percibir));
}

/** Labels above their values, periods as `MENS 01 OCT 26 a 31 OCT 26`, no total of contributions. */
export const a3 = layoutOf({
  name: "label above value",
  rowHeight: 11,
  head,
  rows: (payslip) => rowsOf(table, workersLines(payslip)),
  foot,
  shown: (payslip) => ({
    head: { ...fullHead(payslip), grupo_profesional: capitals(payslip.category) },
    bases: payslip.bases,
    totals: totalsShown(payslip),
    company: null,
    lines: linesShown(table, workersLines(payslip), { hasBases: true }),
  }),
});

const sage: Table = {
  columns: [
    { key: "code", label: "Cód.", x: 40, isEnd: false },
    { key: "text", label: "Descripción", x: 75, isEnd: false },
    { key: "units", label: "Cantidad", x: 320, isEnd: true },
    { key: "price", label: "Precio", x: 380, isEnd: true },
    { key: "accrual", label: "Devengos", x: 460, isEnd: true },
    { key: "deduction", label: "Deducciones", x: 550, isEnd: true },
  ],
  decimals: 4,
};

/** Both totals on one line; percentages stand in the words of a line. */
export const twoTotals = layoutOf({
  name: "two totals on one line",
  rowHeight: 12,
  head: (page, payslip, isNamed) => {
    const { year, month } = payslip;
    const beside = { isAbove: false };
    facts(page, { ...beside, y: 40, xs: [40, 340] }, [
      ["Empresa:", payslip.company],
      ["Trabajador:", isNamed ? payslip.name : ""],
    ]);
    facts(page, { ...beside, y: 54, xs: [40, 340] }, [
      ["C.I.F.:", payslip.cif],
      ["N.I.F.:", isNamed ? (payslip.nif ?? "") : ""],
    ]);
    facts(page, { ...beside, y: 68, xs: [40, 340] }, [
      ["C.C.C.:", payslip.ccc],
      ["Nº S.S.:", isNamed ? payslip.naf : ""],
    ]);
    facts(page, { ...beside, y: 82, xs: [40, 340, 470] }, [
      ["Categoría:", isNamed ? payslip.category : ""],
      ["Gr. Cotiz.:", isNamed ? two(payslip.group) : ""],
      ["F. Antigüedad:", isNamed ? slashed(payslip.since) : ""],
    ]);
    const end = `${lastDay(year, month)}/${two(month)}/${year}`;
    facts(page, { ...beside, y: 100, xs: [40, 340] }, [
      ["Período de liquidación:", `01/${two(month)}/${year} a ${end}`],
      ["Días:", String(payslip.days)],
    ]);
    headings(page, sage, 124);
    return 140;
  },
  rows: (payslip) => rowsOf(sage, workersLines(payslip)),
  foot: (page, { bases, totals }, y) => {
    put(page, { x: 220, y }, "TOTAL DEVENGADO");
    putEnd(page, { x: 370, y }, spanish(totals.total_devengado));
    put(page, { x: 390, y }, "TOTAL A DEDUCIR");
    putEnd(page, { x: 550, y }, spanish(totals.total_devengado - totals.total_percibir));
    put(page, { x: 390, y: y + 14 }, "LIQUIDO A PERCIBIR");
    putEnd(page, { x: 550, y: y + 14 }, spanish(totals.total_percibir));
    const beside = { isAbove: false };
    const money = (value: number): string => spanish(value);
    facts(page, { ...beside, y: y + 34, xs: [40, 220, 400] }, [
      ["Remuneración mensual:", money(bases.remuneracion_mensual)],
      ["Prorrata pagas extras:", money(bases.prorrata_pagas)],
      ["Base I.R.P.F.:", money(bases.irpf)],
    ]);
    facts(page, { ...beside, y: y + 46, xs: [40, 220, 400] }, [
      ["Base cont. comunes:", money(bases.contingencias_comunes)],
      ["Base A.T. y E.P.:", money(bases.contingencias_profesionales)],
      ["% I.R.P.F.:", spanish(totals.porcentaje_irpf)],
    ]);
  },
  shown: (payslip) => ({
    head: fullHead(payslip),
    bases: payslip.bases,
    totals: totalsShown(payslip),
    company: null,
    lines: linesShown(sage, workersLines(payslip), { hasBases: true }),
  }),
});
