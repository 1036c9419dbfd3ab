import type { ReviewFigures } from "@atrio/contract/papers/payslip-review";

/** Everything that is deducted, in euros; null where a part is not known. */
export function deductionsOf(figures: ReviewFigures | null): number | null {
  if (figures === null) return null;
  const { total_aportaciones, descuento_irpf, otras_deducciones } = figures;
  const parts = [total_aportaciones, descuento_irpf, otras_deducciones];
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return known.reduce((sum, part) => sum + Math.round(part * 100), 0) / 100;
}
