/** '1.234,56', '1234.5' or '12' → 1234.56, 1234.5, 12; null for anything else, zero or less. */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/[\s€]/g, "");
  const plain = plainNumber(text);
  if (plain === null) return null;
  const value = Number(plain);
  return value > 0 ? value : null;
}

/** The same number with a point and without groups; at most two decimals (Rule COMPANY-13). */
function plainNumber(text: string): string | null {
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)) {
    return text.replaceAll(".", "").replace(",", ".");
  }
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text)) return text.replaceAll(",", "");
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? text.replace(",", ".") : null;
}

/** Amount for kilometres at a rate, in euros rounded to cents. */
export function kilometresInEuros(kilometres: number, rate: number): number {
  // Hundredths of a kilometre by ten-thousandths of a euro: whole numbers, so nothing is lost.
  const millionths = Math.round(kilometres * 100) * Math.round(rate * 10_000);
  return Math.round(millionths / 10_000) / 100;
}

/** '0,26 €' or '0,2625 €': a rate has up to four decimals; written as money always is, as in Spain. */
export function rateText(rate: number): string {
  const digits = rate.toFixed(4).replace(/0{1,2}$/, "");
  return `${digits.replace(".", ",")}\u00A0€`;
}
