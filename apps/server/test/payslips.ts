import { createHash } from "node:crypto";

import type { PayslipDetail, PayslipKind, PayslipLine } from "@atrio/contract/papers/payslips";

import type { Worker } from "./factory.ts";
import type { TestApp } from "./harness.ts";

/** Given fields of a payslip; the rest is a plain payslip of 2,000 € gross. */
export type PayslipInput = {
  anyo?: number;
  mes_pago?: number;
  tipo_nomina?: PayslipKind;
  estado_nomina_id?: 1 | 2 | 3 | 4;
  publicada_portal?: boolean;
  /** ISO 8601; the month's 28th at 9:00 UTC when not given. */
  publicada_en?: string;
  lineas?: ReadonlyArray<Partial<PayslipLine> & Pick<PayslipLine, "seccion" | "importe">>;
  cabecera?: Partial<PayslipDetail["cabecera"]>;
  bases?: Partial<PayslipDetail["bases"]>;
  /** Per cent; of the line of section `irpf` when not given. */
  porcentaje_irpf?: number;
  /** Without figures only the PDF is known. */
  sinCifras?: boolean;
  /** Stored encrypted, as a batch leaves it. */
  pdf?: Uint8Array;
  sustituye_id?: number;
  lote_id?: number;
};

const plainLines: NonNullable<PayslipInput["lineas"]> = [
  { seccion: "devengo_salarial", concepto: "salario_base", texto: "Salario base", importe: 2000 },
  {
    seccion: "aportacion_trabajador",
    concepto: "cotizacion_cc",
    texto: "Contingencias comunes",
    base: 2000,
    tipo: 4.7,
    importe: 94,
  },
  { seccion: "irpf", concepto: "irpf", texto: "IRPF", base: 2000, tipo: 15, importe: 300 },
];

const deductions = new Set(["anticipo", "especie", "otra_deduccion"]);
const day = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

/** Inserts payslips past the application, with totals that follow from their lines. */
export function createPayslipFactory(t: TestApp) {
  const { factory } = t;

  const stored = async (worker: Worker, bytes: Uint8Array) => ({
    clave: await t.ctx.storage.put({ empresa_id: worker.empresa_id, bytes, encrypted: true }),
    hash: createHash("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    path: "nomina.pdf",
  });

  /** A payslip of a worker, published by default; answers its id. */
  const payslip = async (worker: Worker, input: PayslipInput = {}): Promise<number> => {
    const { anyo = 2026, mes_pago = 10 } = input;
    const { lineas = plainLines, estado_nomina_id = 2 } = input;
    const isPublished = input.publicada_portal ?? estado_nomina_id !== 1;
    const published = input.publicada_en ?? `${day(anyo, mes_pago, 28)}T09:00:00Z`;
    const pdf = input.pdf === undefined ? {} : await stored(worker, input.pdf);
    const { id } = await factory.insert<{ id: number }>("nomina", {
      empresa_id: worker.empresa_id,
      trabajador_id: worker.trabajador_id,
      tipo_nomina: input.tipo_nomina ?? "NM",
      anyo,
      mes_pago,
      fecha_inicio: day(anyo, mes_pago, 1),
      fecha_fin: day(anyo, mes_pago, new Date(Date.UTC(anyo, mes_pago, 0)).getUTCDate()),
      estado_nomina_id,
      publicada_portal: isPublished,
      publicada_en: isPublished ? published : null,
      creada_en: published,
      cabecera: JSON.stringify(input.cabecera ?? {}),
      bases: JSON.stringify(input.bases ?? {}),
      sustituye_id: input.sustituye_id ?? null,
      lote_id: input.lote_id ?? null,
      ...(input.sinCifras === true ? {} : totalsOf(lineas, input.porcentaje_irpf)),
      ...pdf,
    });
    if (input.sinCifras === true) return id;
    for (const [index, line] of lineas.entries()) {
      await factory.insert("nomina_linea", {
        empresa_id: worker.empresa_id,
        nomina_id: id,
        orden: index + 1,
        concepto: "otros",
        texto: "Otros",
        ...line,
      });
    }
    return id;
  };

  return { payslip };
}

/** Totals of a payslip's lines, in the columns of `nomina`. */
function totalsOf(lines: NonNullable<PayslipInput["lineas"]>, percentage: number | undefined) {
  const sum = (is: (section: PayslipLine["seccion"]) => boolean): number =>
    lines
      .filter(({ seccion }) => is(seccion))
      .reduce((all, { importe }) => all + cents(importe), 0);
  const gross = sum((section) => section.startsWith("devengo_"));
  const contributions = sum((section) => section === "aportacion_trabajador");
  const tax = sum((section) => section === "irpf");
  const others = sum((section) => deductions.has(section));
  const company = sum((section) => section === "aportacion_empresa");
  return {
    total_devengado: gross / 100,
    total_aportaciones: contributions / 100,
    porcentaje_irpf: percentage ?? lines.find(({ seccion }) => seccion === "irpf")?.tipo ?? 0,
    descuento_irpf: tax / 100,
    otras_deducciones: others / 100,
    total_percibir: (gross - contributions - tax - others) / 100,
    aportacion_empresa: company === 0 ? null : company / 100,
  };
}

const cents = (euros: number): number => Math.round(euros * 100);
