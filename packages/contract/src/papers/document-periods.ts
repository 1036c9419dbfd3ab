/** Months for which the law makes a company keep labour documents (LISOS art. 21.1: four years). */
export const labourMonths = 48;

/** True if a labour document would be kept for less than the law says (Rule PAPERS-98). */
export function isKeptTooShort({
  laboral,
  conserva_meses,
}: {
  laboral: boolean;
  conserva_meses: number | null;
}): boolean {
  return laboral && conserva_meses !== null && conserva_meses < labourMonths;
}
