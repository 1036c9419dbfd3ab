const marks = /\p{Diacritic}/gu;

/** A text as searches compare it: no capitals, no accents. */
export function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(marks, "").toLowerCase().trim();
}

/** True if a name contains the typed text, without capitals and accents. */
export function matches(name: string, typed: string): boolean {
  return plainText(name).includes(plainText(typed));
}
