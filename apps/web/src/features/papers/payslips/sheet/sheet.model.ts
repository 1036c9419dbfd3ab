import type { PayslipDetail, PayslipLine, PayslipSection } from "@atrio/contract/papers/payslips";

import { cents, sumOf } from "../payslips.model.ts";

const earnings = ["devengo_salarial", "devengo_no_salarial"] as const;
const deductions = [
  "aportacion_trabajador",
  "irpf",
  "anticipo",
  "especie",
  "otra_deduccion",
] as const;

/** A section of the receipt with its number in its group and the sum of its lines, in euros. */
export type SheetSection = {
  section: PayslipSection;
  number: number;
  lines: PayslipLine[];
  total: number;
};

export type Sheet = {
  /** I. Accruals. */
  earnings: SheetSection[];
  /** II. Deductions. */
  deductions: SheetSection[];
  /** The company's contributions. */
  company: SheetSection;
};

/** The lines of a payslip by the sections of Orden ESS/2098/2014, the empty ones included. */
export function sheetOf(lines: readonly PayslipLine[]): Sheet {
  const sectionOf = (section: PayslipSection, index: number): SheetSection => {
    const own = lines.filter((line) => line.seccion === section);
    const total = sumOf(own.map(({ importe }) => importe));
    return { section, number: index + 1, lines: own, total };
  };
  return {
    earnings: earnings.map(sectionOf),
    deductions: deductions.map(sectionOf),
    company: sectionOf("aportacion_empresa", 0),
  };
}

export type Check = {
  /** A, B and A − B, in euros. */
  gross: number;
  deductions: number;
  net: number;
  /** True if the lines, where there are any, make the totals and these the net, to the cent. */
  agrees: boolean;
  /** True if there are lines; a payslip that came in a batch may have its totals alone. */
  hasLines: boolean;
};

/** The check of a payslip, computed here and not believed; null where its figures are not known. */
export function checkOf(
  payslip: Pick<
    PayslipDetail,
    "total_devengado" | "total_deducciones" | "total_percibir" | "lineas"
  >,
): Check | null {
  const { total_devengado, total_deducciones, total_percibir } = payslip;
  if (total_devengado === null || total_deducciones === null || total_percibir === null) {
    return null;
  }
  const sheet = sheetOf(payslip.lineas);
  const lineGross = sumOf(sheet.earnings.map(({ total }) => total));
  const lineTaken = sumOf(sheet.deductions.map(({ total }) => total));
  const hasLines = payslip.lineas.length > 0;
  const doLines =
    cents(lineGross) === cents(total_devengado) && cents(lineTaken) === cents(total_deducciones);
  const agrees =
    cents(total_devengado) - cents(total_deducciones) === cents(total_percibir) &&
    (doLines || !hasLines);
  return {
    gross: total_devengado,
    deductions: total_deducciones,
    net: total_percibir,
    agrees,
    hasLines,
  };
}

/** Calculation of a line's amount. */
export type Calculation =
  | { kind: "rate"; rate: number; base: number; amount: number }
  /** The percentage of the base is another amount than the payslip says. */
  | { kind: "rate_differs"; rate: number; base: number; computed: number; amount: number }
  | { kind: "units" | "units_about"; units: number; price: number; amount: number }
  | { kind: "fixed"; amount: number };

/** Reads from a line how its amount comes about; a cent of rounding is no difference. */
export function calculationOf(
  line: Pick<PayslipLine, "unidades" | "precio" | "base" | "tipo" | "importe">,
): Calculation {
  const { unidades, precio, base, tipo, importe } = line;
  if (tipo !== null && base !== null) {
    const computed = Math.round(base * tipo) / 100;
    if (Math.abs(cents(computed) - cents(importe)) <= 1) {
      return { kind: "rate", rate: tipo, base, amount: importe };
    }
    return { kind: "rate_differs", rate: tipo, base, computed, amount: importe };
  }
  if (unidades !== null && precio !== null) {
    // The price is shown in cents: the reader's own calculation must give the shown amount.
    const isExact = cents(unidades * (cents(precio) / 100)) === cents(importe);
    return {
      kind: isExact ? "units" : "units_about",
      units: unidades,
      price: precio,
      amount: importe,
    };
  }
  return { kind: "fixed", amount: importe };
}

const bases = [
  "remuneracion_mensual",
  "prorrata_pagas",
  "contingencias_comunes",
  "contingencias_profesionales",
  "irpf",
] as const;

/** The bases that a payslip states, in the order in which it prints them. */
export function basesOf(known: PayslipDetail["bases"]) {
  return bases.flatMap((name) => {
    const amount = known[name];
    return amount === null ? [] : [{ name, amount }];
  });
}
