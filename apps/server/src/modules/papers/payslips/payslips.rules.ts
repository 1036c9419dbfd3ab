import type {
  Payslip,
  PayslipDetail,
  PayslipKind,
  PayslipLine,
} from "@atrio/contract/papers/payslips";

/** States of a payslip (Rule PAPERS-21). */
export const payslipStates = { draft: 1, issued: 2, paid: 3, withdrawn: 4 } as const;

/** States visible to the worker, once published. */
export const listedStates: readonly number[] = [payslipStates.issued, payslipStates.paid];

/** Totals, bases and lines of a payslip: euros with two decimals. A − B = `total_percibir`. */
export type PayslipFigures = {
  /** A: total accrued. */
  total_devengado: number;
  /** The worker's contributions. */
  total_aportaciones: number;
  /** Per cent. */
  porcentaje_irpf: number;
  descuento_irpf: number;
  /** Advances, in kind and others. */
  otras_deducciones: number;
  total_percibir: number;
  /** The company's contributions; null if unknown. */
  aportacion_empresa: number | null;
  bases: Partial<PayslipDetail["bases"]>;
  /** In the order in which they are printed. */
  lineas: readonly PayslipLine[];
};

/** A payslip as it is published; figures, PDF or both. */
export type PublishedPayslip = {
  trabajador_id: number;
  tipo_nomina: PayslipKind;
  anyo: number;
  /** Month that it pays, 1 to 12. */
  mes_pago: number;
  /** First and last local date that it pays. */
  fecha_inicio: string;
  fecha_fin: string;
  /** 2 issued, 3 paid. */
  estado_nomina_id: 2 | 3;
  /** Head of the receipt in this month; missing fields come from the worker's data. */
  cabecera: Partial<PayslipDetail["cabecera"]>;
  /** Null where only the PDF is known. */
  cifras: PayslipFigures | null;
  /** Stored already; null: made from the figures when asked for. */
  pdf: { path: string; hash: string; bytes: number; clave: string } | null;
  lote_id: number | null;
  /** The payslip that this one corrects. */
  sustituye_id: number | null;
};

/** A payslip with everything on it, as it is kept; `clave` names its stored PDF. */
export type PayslipSheet = Omit<Payslip, "percepciones_no_salariales"> & {
  cabecera: Partial<PayslipDetail["cabecera"]>;
  bases: Partial<PayslipDetail["bases"]>;
  aportacion_empresa: number | null;
  lineas: PayslipLine[];
  clave: string | null;
  /** Moments at which the corrected payslip and its correction reached the worker. */
  sustituye_de: string | null;
  sustituida_en: string | null;
  /** Known data of the worker and the company on its last day. */
  conocido: PayslipDetail["cabecera"];
  /** IANA zone of their work centre, or of the company: the day of an instant is its day there. */
  zona_horaria: string;
};

/** A payslip as the other side of a comparison. */
export type ComparedSheet = Pick<
  PayslipSheet,
  | "id"
  | "anyo"
  | "mes_pago"
  | "total_devengado"
  | "total_aportaciones"
  | "porcentaje_irpf"
  | "descuento_irpf"
  | "otras_deducciones"
  | "total_percibir"
  | "bases"
  | "lineas"
> & { frente_a: "mes_anterior" | "anyo_anterior" };

/** Listed states from a query (`2,3`); all of them without a query. */
export function statesAskedFor(text: string | undefined): number[] {
  if (text === undefined) return [...listedStates];
  const asked = new Set(text.split(",").map(Number));
  return listedStates.filter((state) => asked.has(state));
}

const fileNames: Record<PayslipKind, string> = {
  NM: "nomina",
  PE: "paga-extra",
  BN: "bonus",
  AT: "atrasos",
};

type Named = { id: number; tipo_nomina: PayslipKind; anyo: number; mes_pago: number };

/** `nomina-2026-09.pdf` of a payslip, as people find it again. */
export function fileNameOf(payslip: Named): string {
  return `${stemOf(payslip)}.pdf`;
}

/** File names of several payslips, each different: two of one month and kind get their id. */
export function fileNamesOf(payslips: readonly Named[]): string[] {
  const stems = payslips.map((payslip) => stemOf(payslip));
  return payslips.map(({ id }, index) => {
    const stem = stems[index] ?? "";
    const isOne = stems.indexOf(stem) === stems.lastIndexOf(stem);
    return isOne ? `${stem}.pdf` : `${stem}-${id}.pdf`;
  });
}

/** The month is padded with a zero (Rule PAPERS-23). */
function stemOf({ tipo_nomina, anyo, mes_pago }: Named): string {
  return `${fileNames[tipo_nomina]}-${anyo}-${String(mes_pago).padStart(2, "0")}`;
}

type Head = PayslipDetail["cabecera"];
type Bases = PayslipDetail["bases"];

/** The head as the payslip keeps it, completed with the worker's known data. */
export function headOf(kept: Partial<Head>, known: Head): Head {
  const said = Object.entries(kept).filter(([, value]) => value !== null && value !== undefined);
  return { ...known, ...Object.fromEntries(said) };
}

const noBases: Bases = {
  remuneracion_mensual: null,
  prorrata_pagas: null,
  contingencias_comunes: null,
  contingencias_profesionales: null,
  irpf: null,
};

/** The bases as the payslip keeps them; null where it says nothing. */
export function basesOf(kept: Partial<Bases>): Bases {
  return { ...noBases, ...kept };
}

/** B: total deducted, in euros; null where only the PDF is known. */
export function deductionsOf(payslip: {
  total_aportaciones: number | null;
  descuento_irpf: number | null;
  otras_deducciones: number | null;
}): number | null {
  const parts = [payslip.total_aportaciones, payslip.descuento_irpf, payslip.otras_deducciones];
  if (parts.includes(null)) return null;
  return parts.reduce<number>((sum, part) => sum + Math.round((part ?? 0) * 100), 0) / 100;
}
