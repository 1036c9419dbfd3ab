import { payslipSections } from "@atrio/contract/payslips";
import type { PayslipLine } from "@atrio/contract/payslips";

import type { PageText } from "../../../../lib/page-text.ts";
import { completeFigures, isBalanced } from "../../figures/figures.rules.ts";
import type { FiguresRead } from "../../figures/figures.rules.ts";
import { readLines } from "../lines.rules.ts";
import type { TaughtTable } from "../lines.rules.ts";
import { basesOn, headOn, withBases } from "../particulars/particulars.rules.ts";
import type { BasesRead, HeadRead } from "../particulars/particulars.rules.ts";

/** What a sheet says besides its totals; `lineas` is null where they were not read. */
export type SheetDetail = {
  cabecera: HeadRead;
  bases: BasesRead;
  lineas: PayslipLine[] | null;
  /** Null where the company's contributions are not on the sheet. */
  aportacion_empresa: number | null;
};

/** Lines in the order of the official receipt's sections, whatever the order of the page. */
function inOrder(lines: readonly PayslipLine[]): PayslipLine[] {
  return payslipSections.flatMap((section) => lines.filter(({ seccion }) => seccion === section));
}

const cents = (euros: number): number => Math.round(euros * 100);

/**
 * Reads head, bases and lines of a sheet's pages, and completes its figures by its lines. Lines are
 * taken whole or not at all: they add up to the totals, and the totals to the net.
 */
export function readDetail(
  pages: readonly PageText[],
  stated: FiguresRead,
  taught?: TaughtTable,
): { figures: FiguresRead; detail: SheetDetail } {
  const read = readLines(pages, stated, taught);
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
