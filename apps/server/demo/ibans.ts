/** Weights of the digits of a Spanish account number (CCC). */
const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** The check digit of ten digits. */
function controlDigit(ten: string): number {
  const sum = Array.from(ten, Number).reduce((all, one, at) => all + one * (weights[at] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return rest < 10 ? rest : 11 - rest;
}

/** An account number of any country, right or wrong in itself, with the check digits of an IBAN. */
export function withCheckDigits(country: string, bban: string): string {
  const digits = Array.from(`${bban}${country}00`, (one) => Number.parseInt(one, 36)).join("");
  const check = 98n - (BigInt(digits) % 97n);
  return `${country}${String(check).padStart(2, "0")}${bban}`;
}

/** A right Spanish IBAN of a bank with its branch (eight digits) and an account number. */
export function spanishIban(branch: string, number: number): string {
  const account = String(number).padStart(10, "0");
  const control = `${controlDigit(`00${branch}`)}${controlDigit(account)}`;
  return withCheckDigits("ES", `${branch}${control}${account}`);
}
