import type { PayslipConcept } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipDetail, PayslipLine, PayslipSection } from "@atrio/contract/papers/payslips";

import type { Random } from "../../demo/random.ts";
import { nifOf } from "../payslip-paper.ts";

export type MadeLine = PayslipLine & { concepto: PayslipConcept };

/** A payslip as a payroll program holds it before it prints it. Amounts in euros. */
export type MadePayslip = {
  /** Surnames first, as in payrolls; with accents. */
  name: string;
  /** Null: printed without an NIF. */
  nif: string | null;
  naf: string;
  company: string;
  cif: string;
  ccc: string;
  category: string;
  /** Contribution group, 1 to 11. */
  group: number;
  /** ISO 8601 date. */
  since: string;
  year: number;
  month: number;
  days: number;
  lines: MadeLine[];
  bases: { [key in keyof PayslipDetail["bases"]]: number };
  totals: {
    total_devengado: number;
    total_aportaciones: number;
    porcentaje_irpf: number;
    descuento_irpf: number;
    otras_deducciones: number;
    total_percibir: number;
    aportacion_empresa: number;
  };
};

const cents = (euros: number): number => Math.round(euros * 100);
const round = (euros: number): number => cents(euros) / 100;

/** Euros of the lines of some sections, to the cent. */
function sumOf(lines: readonly PayslipLine[], ...sections: PayslipSection[]): number {
  const own = lines.filter(({ seccion }) => sections.includes(seccion));
  return own.reduce((sum, { importe }) => sum + cents(importe), 0) / 100;
}

const surnames = ["García", "Núñez", "Peña", "Ibáñez", "López de Haro", "Muñoz", "Català"] as const;
const firstNames = ["Ana María", "Íñigo", "José Luis", "Begoña", "Àngels", "Raúl"] as const;
const categories = ["Camarera de pisos", "Oficial de 2.ª", "Jefa de turno", "Ayudante"] as const;

const plain = { unidades: null, precio: null, base: null, tipo: null };

/** Extras of a share of the payslips besides the base salary: by days, by hours or at once. */
type Extra = {
  concept: PayslipConcept;
  texto: string;
  by: "days" | "units" | "amount";
  share: number;
};

const extras: readonly Extra[] = [
  { concept: "plus_convenio", texto: "Plus convenio", by: "days", share: 0.8 },
  { concept: "antiguedad", texto: "Antigüedad", by: "days", share: 0.5 },
  { concept: "plus_nocturnidad", texto: "Plus nocturnidad", by: "units", share: 0.3 },
  { concept: "plus_responsabilidad", texto: "Plus responsabilidad", by: "amount", share: 0.2 },
  { concept: "prorrata_pagas", texto: "Prorrata pagas extra", by: "days", share: 0.5 },
  { concept: "incentivos", texto: "Incentivos", by: "amount", share: 0.3 },
  { concept: "horas_extra", texto: "Horas extraordinarias", by: "units", share: 0.25 },
  { concept: "otros", texto: "Plus polivalencia 2", by: "amount", share: 0.2 },
];

const notSalary: readonly Extra[] = [
  { concept: "plus_transporte", texto: "Plus transporte", by: "days", share: 0.4 },
  { concept: "dietas", texto: "Dietas y locomoción", by: "amount", share: 0.3 },
  { concept: "kilometraje", texto: "Kilometraje", by: "units", share: 0.2 },
];

function pricedLine(
  random: Random,
  { days, seccion }: { days: number; seccion: PayslipSection },
  { concept, texto, by }: Extra,
): MadeLine {
  const named = { ...plain, seccion, concepto: concept, texto };
  if (by === "amount") return { ...named, importe: random.integer(1500, 45_000) / 100 };
  const units = by === "days" ? days : random.integer(50, 2600) / 100;
  const price = random.integer(150, 1900) / 100;
  return { ...named, unidades: units, precio: price, importe: round(units * price) };
}

function accruals(random: Random, days: number): MadeLine[] {
  const price = random.integer(3800, 9900) / 100;
  const salary: MadeLine = {
    ...plain,
    seccion: "devengo_salarial",
    concepto: "salario_base",
    texto: "Salario base",
    unidades: days,
    precio: price,
    importe: round(days * price),
  };
  // Overpayment of the month before, taken back.
  const back: MadeLine = {
    ...plain,
    seccion: "devengo_salarial",
    concepto: "otros",
    texto: "Regularización mes anterior",
    importe: -random.integer(500, 9900) / 100,
  };
  const some = (extra: readonly Extra[], seccion: PayslipSection): MadeLine[] =>
    extra
      .filter(({ share }) => random.chance(share))
      .map((one) => pricedLine(random, { days, seccion }, one));
  return [
    salary,
    ...some(extras, "devengo_salarial"),
    ...(random.chance(0.25) ? [back] : []),
    ...some(notSalary, "devengo_no_salarial"),
  ];
}

const shared: ReadonlyArray<
  [own: PayslipConcept | null, company: PayslipConcept, texto: string, rates: [number, number]]
> = [
  ["cotizacion_cc", "empresa_cc", "Contingencias comunes", [4.7, 23.6]],
  ["cotizacion_mei", "empresa_mei", "MEI", [0.15, 0.75]],
  [null, "empresa_atep", "AT y EP", [0, 1.5]],
  ["cotizacion_desempleo", "empresa_desempleo", "Desempleo", [1.55, 5.5]],
  ["cotizacion_fp", "empresa_fp", "Formación profesional", [0.1, 0.6]],
  [null, "empresa_fogasa", "Fondo de garantía salarial", [0, 0.2]],
];

function contributions(bases: MadePayslip["bases"], overtime: number): MadeLine[] {
  const line = (
    seccion: PayslipSection,
    concepto: PayslipConcept,
    texto: string,
    [base, tipo]: [number, number],
  ): MadeLine => ({
    ...plain,
    seccion,
    concepto,
    texto,
    base,
    tipo,
    importe: round((base * tipo) / 100),
  });
  const all = shared.map(([own, company, texto, [rate, companyRate]]) => {
    const isCommon = company === "empresa_cc" || company === "empresa_mei";
    const base = isCommon ? bases.contingencias_comunes : bases.contingencias_profesionales;
    return {
      own: own === null ? [] : [line("aportacion_trabajador", own, texto, [base, rate])],
      company: line("aportacion_empresa", company, texto, [base, companyRate]),
    };
  });
  const text = "Horas extraordinarias";
  const over =
    overtime === 0
      ? []
      : [
          {
            own: [line("aportacion_trabajador", "cotizacion_horas_extra", text, [overtime, 4.7])],
            company: line("aportacion_empresa", "empresa_horas_extra", text, [overtime, 23.6]),
          },
        ];
  return [
    ...[...all, ...over].flatMap(({ own }) => own),
    ...[...all, ...over].map(({ company }) => company),
  ];
}

function otherDeductions(random: Random): MadeLine[] {
  const line = (
    seccion: PayslipSection,
    concepto: PayslipConcept,
    texto: string,
    most: number,
  ): MadeLine => ({ ...plain, seccion, concepto, texto, importe: random.integer(500, most) / 100 });
  return [
    ...(random.chance(0.3) ? [line("anticipo", "anticipo", "Anticipo a cuenta", 9000)] : []),
    ...(random.chance(0.2)
      ? [line("otra_deduccion", "cuota_sindical", "Cuota sindical", 2000)]
      : []),
    ...(random.chance(0.15) ? [line("otra_deduccion", "embargo", "Embargo judicial", 20_000)] : []),
  ];
}

/** A payslip that adds up, of somebody whom `changes` may name. The same seed gives the same one. */
export function madePayslip(random: Random, changes: Partial<MadePayslip> = {}): MadePayslip {
  const [year, month] = [changes.year ?? 2026, changes.month ?? 10];
  const days = changes.days ?? (random.chance(0.8) ? 30 : random.integer(5, 29));
  const paid = accruals(random, days);
  const overtime = sumOf(
    paid.filter(({ concepto }) => concepto === "horas_extra"),
    "devengo_salarial",
  );
  const salary = round(sumOf(paid, "devengo_salarial") - overtime);
  const extra = random.chance(0.6) ? round(salary / 6) : 0;
  const common = round(salary + extra);
  const isProrated = paid.some(({ concepto }) => concepto === "prorrata_pagas");
  const bases = {
    remuneracion_mensual: salary,
    prorrata_pagas: isProrated ? 0 : extra,
    contingencias_comunes: isProrated ? salary : common,
    contingencias_profesionales: round((isProrated ? salary : common) + overtime),
    irpf: round(salary + overtime),
  };
  const rate = random.integer(200, 2900) / 100;
  const tax: MadeLine = {
    ...plain,
    seccion: "irpf",
    concepto: "irpf",
    texto: "Retención IRPF",
    base: bases.irpf,
    tipo: rate,
    importe: round((bases.irpf * rate) / 100),
  };
  const contributing = contributions(bases, overtime);
  const isOwn = ({ seccion }: MadeLine): boolean => seccion === "aportacion_trabajador";
  const lines = [
    ...paid,
    ...contributing.filter((one) => isOwn(one)),
    tax,
    ...otherDeductions(random),
    ...contributing.filter((one) => !isOwn(one)),
  ];
  const number = random.integer(10_000_000, 79_999_999);
  return {
    name: `${random.pick(surnames)} ${random.pick(surnames)}, ${random.pick(firstNames)}`,
    nif: nifOf(number),
    naf: `28/${String(number).padStart(8, "0")}/${String(number % 97).padStart(2, "0")}`,
    company: "Hostelería del Norte, S.L.",
    cif: "B12345674",
    ccc: "28/1234567/89",
    category: random.pick(categories),
    group: random.integer(1, 11),
    since: `${random.integer(2004, 2025)}-${String(random.integer(1, 12)).padStart(2, "0")}-15`,
    year,
    month,
    days,
    lines,
    bases,
    totals: totalsOf(lines, rate),
    ...changes,
  };
}

function totalsOf(lines: readonly MadeLine[], rate: number): MadePayslip["totals"] {
  const gross = sumOf(lines, "devengo_salarial", "devengo_no_salarial");
  const own = sumOf(lines, "aportacion_trabajador");
  const tax = sumOf(lines, "irpf");
  const others = sumOf(lines, "anticipo", "especie", "otra_deduccion");
  return {
    total_devengado: gross,
    total_aportaciones: own,
    porcentaje_irpf: rate,
    descuento_irpf: tax,
    otras_deducciones: others,
    total_percibir: round(gross - own - tax - others),
    aportacion_empresa: sumOf(lines, "aportacion_empresa"),
  };
}
