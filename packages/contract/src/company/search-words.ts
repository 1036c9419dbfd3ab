const marks = /\p{Diacritic}/gu;
const separators = /[\s,;:·()¿?¡!"“”«»'’]+|\.(?!\d)|-(?!\d)|(?<!\d)-/u;

/** Words of a text without capitals, accents and punctuation; `12/11/2026`, `12.11.2026` and `2026-11-12` stay one word. */
export function searchWords(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(marks, "").toLowerCase();
  return plain.split(separators).filter((word) => word !== "");
}

/** Typing errors that a word of so many letters may have. */
function errorsOf(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * True if a typed word, plain and without accents, begins a word or is one with typing errors: one of 4
 * to 7 letters, two of longer ones. From 5 letters on the beginning of a word is enough. Two neighbouring
 * letters in the wrong order are one error.
 */
export function isNearly(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const most = errorsOf(typed.length);
  if (most === 0) return false;
  // The end of a longer word may not be typed yet.
  const begun = typed.length < 5 ? [] : [typed.length - 1, typed.length, typed.length + 1];
  const ends = [...begun, word.length];
  return ends.some((end) => {
    const part = word.slice(0, end);
    return Math.abs(part.length - typed.length) <= most && distance(typed, part) <= most;
  });
}

/** Edits from one word to another: insertion, deletion, substitution, swap of neighbours. */
function distance(one: string, other: string): number {
  let older: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (older[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    older = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
