import { payslipSections } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipLine } from "@atrio/contract/papers/payslips";

import type { PageText } from "../../../../lib/values/page-text.ts";
import { completeFigures, isBalanced } from "../figures/figures.rules.ts";
import type { Figures, FiguresRead } from "../figures/figures.rules.ts";

import { readLines } from "./lines.rules.ts";
import type { TaughtTable } from "./lines.rules.ts";
import { basesOn, headOn, withBases } from "./particulars.rules.ts";
import type { BasesRead, HeadRead } from "./particulars.rules.ts";

/** Contents of a sheet beside its totals; `lineas` is null where no lines were read. */
export type SheetDetail = {
  cabecera: HeadRead;
  bases: BasesRead;
  lineas: PayslipLine[] | null;
  /** Null where the company's contributions are not on the sheet. */
  aportacion_empresa: number | null;
};

/** Lines in the order of the official receipt's sections, for any order of the page. */
function inOrder(lines: readonly PayslipLine[]): PayslipLine[] {
  return payslipSections.flatMap((section) => lines.filter(({ seccion }) => seccion === section));
}

const cents = (euros: number): number => Math.round(euros * 100);

/**
 * Reads head, bases and lines of a sheet's pages, and completes its figures by its lines. Lines are
 * taken whole or not at all: they add up to the totals, and the totals to the net. Columns that a
 * company has shown come before headings.
 */
export function readDetail(
  pages: readonly PageText[],
  stated: FiguresRead,
  taught?: TaughtTable,
): { figures: FiguresRead; detail: SheetDetail } {
  const shown = taught === undefined ? null : readLines(pages, stated, taught);
  const read = shown ?? readLines(pages, stated);
  const figures = read === null ? null : completeFigures(read.figures);
  const isWhole = read !== null && figures !== null && isBalanced(figures);
  const lines = isWhole ? read.lineas : [];
  const bases = basesOn(pages, lines);
  const companys = lines.filter(({ seccion }) => seccion === "aportacion_empresa");
  const company = companys.reduce((sum, { importe }) => sum + cents(importe), 0);
  return {
    figures: isWhole ? read.figures : stated,
    detail: {
      cabecera: headOn(pages),
      bases,
      lineas: isWhole ? inOrder(withBases(lines, bases)) : null,
      aportacion_empresa: companys.length === 0 ? null : company / 100,
    },
  };
}

/** The totals that lines come to; `total_deducciones` is B. */
function sumsOf(lines: readonly PayslipLine[]) {
  const sum = (is: (section: PayslipLine["seccion"]) => boolean): number =>
    lines
      .filter(({ seccion }) => is(seccion))
      .reduce((all, { importe }) => all + cents(importe), 0);
  return {
    accrued: sum((section) => section.startsWith("devengo_")),
    contributions: sum((section) => section === "aportacion_trabajador"),
    tax: sum((section) => section === "irpf"),
    others: sum((section) => others.has(section)),
  };
}

const others: ReadonlySet<PayslipLine["seccion"]> = new Set([
  "anticipo",
  "especie",
  "otra_deduccion",
]);

/** True if lines add up to the totals of a payslip, section by section, to the cent. */
function fits(lines: readonly PayslipLine[], figures: Figures): boolean {
  const sums = sumsOf(lines);
  return (
    sums.accrued === cents(figures.total_devengado) &&
    sums.contributions === cents(figures.total_aportaciones) &&
    sums.tax === cents(figures.descuento_irpf) &&
    sums.others === cents(figures.otras_deducciones)
  );
}

/** Totals of a payslip with all lines given. */
export function figuresFrom({ lineas }: GivenLines): Figures {
  const { accrued, contributions, tax, others: rest } = sumsOf(lineas);
  return {
    total_devengado: accrued / 100,
    total_aportaciones: contributions / 100,
    porcentaje_irpf: lineas.find(({ seccion }) => seccion === "irpf")?.tipo ?? 0,
    descuento_irpf: tax / 100,
    otras_deducciones: rest / 100,
    total_percibir: (accrued - contributions - tax - rest) / 100,
  };
}

/** Lines and bases of one payslip from a CSV beside its pages. */
export type GivenLines = { lineas: PayslipLine[]; bases: BasesRead };

/**
 * Detail kept of a sheet: given lines before lines of its pages, and either only if they add up to
 * the published figures.
 */
export function settledDetail(
  read: SheetDetail,
  figures: Figures | null,
  given: GivenLines | undefined,
): SheetDetail {
  const bases = { ...read.bases, ...given?.bases };
  const lines = [given?.lineas, read.lineas].find(
    (some) => some !== undefined && some !== null && figures !== null && fits(some, figures),
  );
  if (lines === undefined || lines === null) {
    return { ...read, bases, lineas: null, aportacion_empresa: null };
  }
  const own = lines.filter(({ seccion }) => seccion === "aportacion_empresa");
  const company = own.reduce((sum, { importe }) => sum + cents(importe), 0);
  return {
    cabecera: read.cabecera,
    bases,
    lineas: inOrder(lines),
    aportacion_empresa: own.length === 0 ? null : company / 100,
  };
}
