import type { PayslipCause, PayslipLine, PayslipSection } from "@atrio/contract/papers/payslips";

/** Totals of a payslip, in euros, as the comparison needs them. */
export type ComparedPayslip = {
  total_devengado: number;
  total_aportaciones: number;
  /** Per cent. */
  porcentaje_irpf: number;
  descuento_irpf: number;
  otras_deducciones: number;
  total_percibir: number;
  /** Base of the withheld income tax; null where the payslip does not state it. */
  base_irpf: number | null;
  lineas: readonly PayslipLine[];
};

type CauseLine = Pick<PayslipCause, "seccion" | "concepto" | "texto">;

/** Lines of one concept, added up; amounts in cents. */
type Sum = CauseLine & { importe: number; unidades: number | null; tipo: number | null };

type Kind = "linea_nueva" | "linea_desaparece" | "linea_cambia";

/** Effect of a euro of a section on the net; the company's own contributions have none. */
const signs: Record<PayslipSection, number> = {
  devengo_salarial: 1,
  devengo_no_salarial: 1,
  aportacion_trabajador: -1,
  irpf: -1,
  anticipo: -1,
  especie: -1,
  otra_deduccion: -1,
  aportacion_empresa: 0,
};

/** Changes with a wording of their own. */
const apart: ReadonlySet<PayslipSection> = new Set([
  "aportacion_trabajador",
  "irpf",
  "aportacion_empresa",
]);

/** A total made of lines, and the name of its unexplained rest. */
const totals = [
  {
    total: "total_devengado",
    seccion: "devengo_salarial",
    whole: { concepto: "total_devengado", texto: "Total devengado" },
    rest: { concepto: "otros_devengos", texto: "Otros devengos" },
  },
  {
    total: "otras_deducciones",
    seccion: "otra_deduccion",
    whole: { concepto: "otras_deducciones", texto: "Otras deducciones" },
    rest: { concepto: "otras_deducciones", texto: "Otras deducciones" },
  },
] as const;

const totalOf: Record<PayslipSection, (typeof totals)[number]["total"] | null> = {
  devengo_salarial: "total_devengado",
  devengo_no_salarial: "total_devengado",
  aportacion_trabajador: null,
  irpf: null,
  anticipo: "otras_deducciones",
  especie: "otras_deducciones",
  otra_deduccion: "otras_deducciones",
  aportacion_empresa: null,
};

const cents = (euros: number): number => Math.round(euros * 100);
const euros = (amount: number): number => amount / 100;

/** Net now minus net then, in euros. */
export function differenceOf(now: ComparedPayslip, before: ComparedPayslip): number {
  return euros(cents(now.total_percibir) - cents(before.total_percibir));
}

/**
 * Causes of a changed net, the biggest effect first: new, missing and different lines, the worker's
 * contributions together, and the income tax by its percentage and by its base. The effects, in
 * euros, add up to the difference of the nets exactly. An amount of a total that no line explains
 * counts as a line; if a payslip has no lines, only totals are compared.
 */
export function causesOf(now: ComparedPayslip, before: ComparedPayslip): PayslipCause[] {
  const areTold = now.lineas.length > 0 && before.lineas.length > 0;
  const [after, then] = areTold ? [now, before] : [totalsOf(now), totalsOf(before)];
  const causes = [
    ...lineCauses(after, then),
    ...contributionCause(after, then),
    ...taxCauses(after, then),
  ];
  return causes.toSorted((one, other) => Math.abs(other.efecto) - Math.abs(one.efecto));
}

/** A payslip as if only its totals were known. */
function totalsOf(payslip: ComparedPayslip): ComparedPayslip {
  return { ...payslip, base_irpf: taxedAmount(payslip), lineas: [] };
}

function lineCauses(now: ComparedPayslip, before: ComparedPayslip): PayslipCause[] {
  const [after, then] = [sumsOf(now), sumsOf(before)];
  return [...new Set([...after.keys(), ...then.keys()])].flatMap((key) => {
    const [one, other] = [after.get(key), then.get(key)];
    const line = one ?? other;
    if (line === undefined) return [];
    const hasChanged = one?.importe !== other?.importe || one?.unidades !== other?.unidades;
    if (!hasChanged) return [];
    const effect = signs[line.seccion] * ((one?.importe ?? 0) - (other?.importe ?? 0));
    return [causeOf(kindOf(one, other), line, { now: one, before: other, effect })];
  });
}

function kindOf(now: Sum | undefined, before: Sum | undefined): Kind {
  if (before === undefined) return "linea_nueva";
  return now === undefined ? "linea_desaparece" : "linea_cambia";
}

/** Sums of lines by section and concept; lines of unknown concepts by their text too. */
function sumsOf(payslip: ComparedPayslip): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  const lines = payslip.lineas.filter(({ seccion }) => !apart.has(seccion));
  for (const line of [...lines, ...unsaid(payslip)]) {
    const name = line.concepto === "otros" ? `otros ${line.texto}` : line.concepto;
    const key = `${line.seccion} ${name}`;
    const known = sums.get(key);
    sums.set(key, known === undefined ? sumOf(line) : added(known, line));
  }
  return sums;
}

function sumOf(line: PayslipLine): Sum {
  const { seccion, concepto, texto, unidades, tipo } = line;
  return {
    seccion,
    concepto,
    texto,
    importe: cents(line.importe),
    unidades,
    tipo,
  };
}

function added(sum: Sum, line: PayslipLine): Sum {
  const areCounted = sum.unidades !== null && line.unidades !== null;
  return {
    ...sum,
    importe: sum.importe + cents(line.importe),
    unidades: areCounted ? hundredths(sum.unidades ?? 0, line.unidades ?? 0) : null,
    tipo: sum.tipo === line.tipo ? sum.tipo : null,
  };
}

function hundredths(one: number, other: number): number {
  return (cents(one) + cents(other)) / 100;
}

/** The part of the totals of accruals and other deductions that no line explains. */
function unsaid(payslip: ComparedPayslip): PayslipLine[] {
  const hasLines = payslip.lineas.length > 0;
  return totals.flatMap(({ total, seccion, whole, rest: remainder }) => {
    const said = payslip.lineas
      .filter((line) => totalOf[line.seccion] === total)
      .reduce((sum, { importe }) => sum + cents(importe), 0);
    const rest = cents(payslip[total]) - said;
    if (rest === 0) return [];
    const plain = { unidades: null, precio: null, base: null, tipo: null };
    return [{ seccion, ...(hasLines ? remainder : whole), ...plain, importe: euros(rest) }];
  });
}

function contributionCause(now: ComparedPayslip, before: ComparedPayslip): PayslipCause[] {
  const [after, then] = [cents(now.total_aportaciones), cents(before.total_aportaciones)];
  if (after === then) return [];
  const line = { ...contributions, unidades: null };
  return [
    causeOf("cotizacion", contributions, {
      now: { ...line, importe: after, tipo: contributionRate(now) },
      before: { ...line, importe: then, tipo: contributionRate(before) },
      effect: then - after,
    }),
  ];
}

const contributions: CauseLine = {
  seccion: "aportacion_trabajador",
  concepto: "cotizacion",
  texto: "Cotizaciones a la Seguridad Social",
};

/** The percentages of the contributions together, where all are taken of the same base. */
function contributionRate({ lineas }: ComparedPayslip): number | null {
  const own = lineas.filter(({ seccion }) => seccion === "aportacion_trabajador");
  const [first] = own;
  if (first?.base === null || first?.base === undefined) return null;
  if (own.some(({ base, tipo }) => base !== first.base || tipo === null)) return null;
  return Math.round(own.reduce((sum, { tipo }) => sum + (tipo ?? 0), 0) * 1000) / 1000;
}

const tax: CauseLine = { seccion: "irpf", concepto: "irpf", texto: "IRPF" };

/**
 * The percentage's part uses the present base, and the base's part the former percentage; together
 * they are the change of the tax.
 */
function taxCauses(now: ComparedPayslip, before: ComparedPayslip): PayslipCause[] {
  const [after, then] = [cents(now.descuento_irpf), cents(before.descuento_irpf)];
  const points = now.porcentaje_irpf - before.porcentaje_irpf;
  const byRate = points === 0 ? 0 : -Math.round((points * cents(taxedAmount(now))) / 100);
  const byBase = then - after - byRate;
  const sum = (importe: number, tipo: number): Sum => ({ ...tax, importe, tipo, unidades: null });
  const sides = {
    now: sum(after, now.porcentaje_irpf),
    before: sum(then, before.porcentaje_irpf),
  };
  const bases = {
    now: { ...sides.now, importe: cents(taxedAmount(now)) },
    before: { ...sides.before, importe: cents(taxedAmount(before)) },
  };
  return [
    ...(byRate === 0 ? [] : [causeOf("irpf_tipo", tax, { ...sides, effect: byRate })]),
    ...(byBase === 0 ? [] : [causeOf("irpf_base", tax, { ...bases, effect: byBase })]),
  ];
}

/** Base of the withholding: the payslip's own, or all accruals. */
function taxedAmount(payslip: ComparedPayslip): number {
  const line = payslip.lineas.find(({ seccion }) => seccion === "irpf");
  return payslip.base_irpf ?? line?.base ?? payslip.total_devengado;
}

function causeOf(
  causa: PayslipCause["causa"],
  line: CauseLine,
  { now, before, effect }: { now: Sum | undefined; before: Sum | undefined; effect: number },
): PayslipCause {
  return {
    causa,
    seccion: line.seccion,
    concepto: line.concepto,
    texto: line.texto,
    antes: before === undefined ? null : euros(before.importe),
    despues: now === undefined ? null : euros(now.importe),
    unidades_antes: before?.unidades ?? null,
    unidades_despues: now?.unidades ?? null,
    tipo_antes: before?.tipo ?? null,
    tipo_despues: now?.tipo ?? null,
    // Minus nothing is nothing.
    efecto: effect === 0 ? 0 : euros(effect),
  };
}
