/** Letters beyond Latin-1 that the fonts every PDF reader has can show, by their code (WinAnsi). */
const further: ReadonlyMap<string, number> = new Map(
  Array.from("€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ", (letter, index) => [
    letter,
    128 + index,
  ]),
);

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
  return code === 0 ? undefined : further.get(letter);
}

/**
 * A text as a PDF string in WinAnsi, in hexadecimal so that no character is syntax; undefined where
 * a letter is in none of the fonts every reader has.
 */
export function pdfText(text: string): string | undefined {
  const codes = Array.from(text.normalize("NFC"), codeOf);
  if (codes.includes(undefined)) return undefined;
  return `<${codes.map((code) => (code ?? 0).toString(16).padStart(2, "0")).join("")}>`;
}

/** A text of a PDF's properties, where every letter is allowed: UTF-16 with its mark. */
export function pdfProperty(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, "0"),
  );
  return `<feff${units.join("")}>`;
}
