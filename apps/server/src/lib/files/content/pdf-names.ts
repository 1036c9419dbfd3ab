/** End of a PDF name: blanks, a delimiter or the end of the file (ISO 32000, 7.2.3). */
const delimiter = String.raw`(?=[\s\0()<>[\]{}/%]|$)`;

/** A name as it may be written: any of its characters also as `#` and two hexadecimal digits. */
function spelled(name: string): string {
  return name.replaceAll(/./g, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    const digits = hex.replaceAll(/./g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|#${digits})`;
  });
}

/** A pattern for any of some names, in every spelling. */
export const namePattern = (names: readonly string[], flags = ""): RegExp =>
  new RegExp(`/(?:${names.map((name) => spelled(name)).join("|")})${delimiter}`, flags);
