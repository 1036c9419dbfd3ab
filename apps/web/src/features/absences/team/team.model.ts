const marks = /\p{Diacritic}/gu;

/** A text as searches compare it: no capitals, no accents. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(marks, "").toLowerCase().trim();
}

/** Whether a name has what was typed in it, whatever its capitals and accents. */
export function matches(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed));
}

/** '12' on a badge; '99+' above 99. */
export function countText(count: number): string {
  return count > 99 ? "99+" : String(count);
}
