import type { PayslipSection } from "@atrio/contract/papers/payslips";

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
import type { Row } from "./layout.ts";
import type { MadeLine, MadePayslip } from "./made-payslip.ts";
import { put, putEnd } from "./sheet.ts";
import type { PrintedPage } from "./sheet.ts";
import { facts, headings, linesShown, rowsOf, workersLines, writeAt } from "./table.ts";
import type { Table } from "./table.ts";

const wide: Table = {
  columns: [
    { key: "code", label: "Código", x: 40, isEnd: false },
    { key: "text", label: "Concepto", x: 90, isEnd: false },
    { key: "units", label: "Unidades", x: 400, isEnd: true },
    { key: "price", label: "Precio unidad", x: 490, isEnd: true },
    { key: "rate", label: "Tipo", x: 560, isEnd: true },
    { key: "accrual", label: "Devengos", x: 680, isEnd: true },
    { key: "deduction", label: "Retenciones", x: 800, isEnd: true },
  ],
};

/** Wider than high, on upright sheets that are turned; `Neto` and two-digit years. */
export const landscape = layoutOf({
  name: "landscape",
  page: { isTurned: true },
  rowHeight: 13,
  head: (page, payslip, isNamed) => {
    const { year, month } = payslip;
    const own = (text: string): string => (isNamed ? text : "");
    const years = two(year % 100);
    const end = `${lastDay(year, month)}/${two(month)}/${years}`;
    const above = { isAbove: true };
    facts(page, { ...above, y: 40, xs: [40, 250, 350, 480, 620] }, [
      ["Empresa", payslip.company],
      ["CIF", payslip.cif],
      ["Cuenta cotización", payslip.ccc],
      ["Periodo de liquidación", `01/${two(month)}/${years} - ${end}`],
      ["Días", String(payslip.days)],
    ]);
    facts(page, { ...above, y: 68, xs: [40, 250, 350, 480, 620, 720] }, [
      ["Nombre y apellidos", own(payslip.name)],
      ["NIF", own(payslip.nif ?? "")],
      ["Nº afiliación", own(payslip.naf)],
      ["Categoría profesional", own(payslip.category)],
      ["Grupo cot.", own(two(payslip.group))],
      ["Fecha antigüedad", own(slashed(payslip.since))],
    ]);
    headings(page, wide, 104);
    return 120;
  },
  rows: (payslip) => rowsOf(wide, workersLines(payslip)),
  foot: (page, { totals, bases }, y) => {
    const above = { isAbove: true };
    facts(page, { ...above, y, xs: [40, 150, 260, 370] }, [
      ["Base C.C.", spanish(bases.contingencias_comunes)],
      ["Base C.P.", spanish(bases.contingencias_profesionales)],
      ["Prorrata extras", spanish(bases.prorrata_pagas)],
      ["Base IRPF", spanish(bases.irpf)],
    ]);
    facts(page, { ...above, y, xs: [500, 600, 710] }, [
      ["Total bruto", spanish(totals.total_devengado)],
      ["Total retenciones", spanish(totals.total_devengado - totals.total_percibir)],
      ["Neto a percibir", spanish(totals.total_percibir)],
    ]);
  },
  shown: (payslip) => {
    const { remuneracion_mensual: _, ...bases } = payslip.bases;
    const lines = linesShown(wide, workersLines(payslip), { hasBases: true });
    return { head: fullHead(payslip), bases, totals: totalsShown(payslip), company: null, lines };
  },
});

const plainTable: Table = {
  columns: [
    { key: "text", label: "Concepto", x: 40, isEnd: false },
    { key: "units", label: "Uds.", x: 290, isEnd: true },
    { key: "price", label: "Importe unitario", x: 370, isEnd: true },
    { key: "accrual", label: "Haberes", x: 460, isEnd: true },
    { key: "deduction", label: "Descuentos", x: 550, isEnd: true },
  ],
};

function plainHead(page: PrintedPage, payslip: MadePayslip, isNamed: boolean): number {
  const { year, month } = payslip;
  const own: ReadonlyArray<readonly [string, string]> = isNamed
    ? [
        ["Nombre:", payslip.name],
        ["D.N.I.:", payslip.nif ?? ""],
        ["Afiliación S.S.:", payslip.naf],
        ["Categoría:", payslip.category],
        ["Grupo tarifa:", String(payslip.group)],
        ["Fecha de antigüedad:", slashed(payslip.since)],
      ]
    : [];
  put(page, { x: 40, y: 40, size: 10 }, payslip.company);
  put(page, { x: 40, y: 54 }, `CIF: ${payslip.cif}`);
  put(page, { x: 200, y: 54 }, `C.C.C.: ${payslip.ccc}`);
  for (const [index, [label, value]] of own.entries()) {
    const x = index % 2 === 0 ? 40 : 320;
    put(page, { x, y: 72 + Math.floor(index / 2) * 13 }, `${label} ${value}`);
  }
  put(page, { x: 40, y: 114 }, `Nómina de ${monthName(month)} de ${year}`);
  put(page, { x: 320, y: 114 }, `Mes: ${two(month)}/${year}`);
  put(page, { x: 450, y: 114 }, `Días de alta: ${payslip.days}`);
  headings(page, plainTable, 136);
  return 150;
}

function plainFoot(page: PrintedPage, { totals, bases }: MadePayslip, y: number): void {
  const deducted = totals.total_devengado - totals.total_percibir;
  const pairs: ReadonlyArray<readonly [string, number]> = [
    ["Total devengos", totals.total_devengado],
    ["Total deducciones", deducted],
    ["Neto a percibir", totals.total_percibir],
  ];
  for (const [index, [label, amount]] of pairs.entries()) {
    put(page, { x: 380, y: y + index * 13 }, label);
    putEnd(page, { x: 550, y: y + index * 13 }, spanish(amount));
  }
  const [first, second] = [y + 52, y + 64];
  put(
    page,
    { x: 40, y: first },
    `Base contingencias comunes: ${spanish(bases.contingencias_comunes)}`,
  );
  put(page, { x: 300, y: first }, `Base desempleo: ${spanish(bases.contingencias_profesionales)}`);
  put(page, { x: 40, y: second }, `Base retención IRPF: ${spanish(bases.irpf)}`);
  put(page, { x: 300, y: second }, `Tipo IRPF: ${spanish(totals.porcentaje_irpf)} %`);
}

const plainShown = (payslip: MadePayslip) => {
  const { contingencias_comunes, contingencias_profesionales, irpf } = payslip.bases;
  return {
    head: fullHead(payslip),
    bases: { contingencias_comunes, contingencias_profesionales, irpf },
    totals: totalsShown(payslip),
    company: null,
    lines: linesShown(plainTable, workersLines(payslip), { hasBases: true }),
  };
};

/** Totals called `devengos`, `deducciones` and `neto`; the month as `10/2026`. */
export const netWording = layoutOf({
  name: "net wording",
  rowHeight: 12,
  head: plainHead,
  rows: (payslip) => rowsOf(plainTable, workersLines(payslip)),
  foot: plainFoot,
  shown: plainShown,
});

/** The same, with each letter set alone. */
export const spelled = layoutOf({
  name: "letter by letter",
  page: { isSpelled: true },
  rowHeight: 12,
  head: plainHead,
  rows: (payslip) => rowsOf(plainTable, workersLines(payslip)),
  foot: plainFoot,
  shown: plainShown,
});

/** Two pages, the head on each; the sums so far are carried from one to the other. */
export const carried = layoutOf({
  name: "heads and sums on each page",
  pages: 2,
  rowHeight: 12,
  head: plainHead,
  rows: (payslip) => rowsOf(plainTable, workersLines(payslip)),
  carry: (page, y, { payslip, isOut }) => {
    const all = workersLines(payslip);
    const sums = (is: (line: MadeLine) => boolean): number => {
      const first = all.slice(0, Math.ceil(all.length / 2)).filter((line) => is(line));
      return first.reduce((sum, { importe }) => sum + Math.round(importe * 100), 0) / 100;
    };
    const isPaid = ({ seccion }: MadeLine): boolean => seccion.startsWith("devengo_");
    put(page, { x: 40, y }, isOut ? "SUMA Y SIGUE" : "SUMA ANTERIOR");
    putEnd(page, { x: 460, y }, spanish(sums(isPaid)));
    putEnd(page, { x: 550, y }, spanish(sums((line) => !isPaid(line))));
  },
  foot: plainFoot,
  shown: plainShown,
});

const isIn =
  (...sections: PayslipSection[]) =>
  ({ seccion }: MadeLine): boolean =>
    sections.includes(seccion);

/** A line of each half, side by side: accruals on the left, deductions on the right. */
function pairsOf(payslip: MadePayslip): Row[] {
  const lines = workersLines(payslip);
  const left = lines.filter(isIn("devengo_salarial", "devengo_no_salarial"));
  const right = lines.filter((line) => !left.includes(line));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => (page, y) => {
    const [paid, taken] = [left[index], right[index]];
    if (paid !== undefined) {
      const units = paid.unidades === null ? "" : spanish(paid.unidades);
      writeAt(page, { x: 30, isEnd: false }, { y }, capitals(paid.texto));
      writeAt(page, { x: 215, isEnd: true }, { y }, units);
      writeAt(page, { x: 280, isEnd: true }, { y }, spanish(paid.importe));
    }
    if (taken !== undefined) {
      const rate = taken.tipo === null ? "" : spanish(taken.tipo);
      writeAt(page, { x: 305, isEnd: false }, { y }, capitals(taken.texto));
      writeAt(page, { x: 490, isEnd: true }, { y }, rate);
      writeAt(page, { x: 565, isEnd: true }, { y }, spanish(taken.importe));
    }
  });
}

/** Accruals and deductions in two tables beside each other. */
export const sideBySide = layoutOf({
  name: "two tables side by side",
  rowHeight: 12,
  head: (page, payslip, isNamed) => {
    const { year, month } = payslip;
    const own = (text: string): string => (isNamed ? text : "");
    facts(page, { y: 36, xs: [30, 305], isAbove: false }, [
      ["Empresa:", payslip.company],
      ["CIF:", payslip.cif],
    ]);
    facts(page, { y: 56, xs: [30, 220, 305, 400, 490], isAbove: true }, [
      ["TRABAJADOR", own(payslip.name)],
      ["N.I.F.", own(payslip.nif ?? "")],
      ["Nº AFILIACIÓN", own(payslip.naf)],
      ["C.C.C.", payslip.ccc],
      ["ANTIGÜEDAD", own(slashed(payslip.since))],
    ]);
    facts(page, { y: 84, xs: [30, 220, 305, 490], isAbove: true }, [
      ["CATEGORÍA", own(payslip.category)],
      ["GRUPO COT.", own(String(payslip.group))],
      ["PERÍODO DE LIQUIDACIÓN", `${monthName(month)} ${year}`],
      ["TOTAL DÍAS", String(payslip.days)],
    ]);
    put(page, { x: 30, y: 116 }, "DEVENGOS");
    putEnd(page, { x: 215, y: 116 }, "UNIDADES");
    putEnd(page, { x: 280, y: 116 }, "IMPORTE");
    put(page, { x: 305, y: 116 }, "DEDUCCIONES");
    putEnd(page, { x: 490, y: 116 }, "%");
    putEnd(page, { x: 565, y: 116 }, "IMPORTE");
    return 130;
  },
  rows: pairsOf,
  foot: (page, { totals }, y) => {
    put(page, { x: 30, y }, "TOTAL DEVENGADO");
    putEnd(page, { x: 280, y }, spanish(totals.total_devengado));
    put(page, { x: 305, y }, "TOTAL A DEDUCIR");
    putEnd(page, { x: 565, y }, spanish(totals.total_devengado - totals.total_percibir));
    put(page, { x: 305, y: y + 16 }, "TOTAL LÍQUIDO A PERCIBIR");
    putEnd(page, { x: 565, y: y + 16 }, spanish(totals.total_percibir));
  },
  shown: (payslip) => ({
    head: fullHead(payslip),
    bases: {},
    totals: totalsShown(payslip),
    company: null,
    lines: workersLines(payslip).map((line) => ({
      ...line,
      texto: capitals(line.texto),
      precio: null,
      base: line.concepto === "cotizacion_horas_extra" ? line.base : null,
    })),
  }),
});
