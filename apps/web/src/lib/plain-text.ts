const marks = /\p{Diacritic}/gu;

/** A text as searches compare it: no capitals, no accents. */
export function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(marks, "").toLowerCase().trim();
}
