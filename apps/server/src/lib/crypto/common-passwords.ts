import { commonWords } from "./common-words.ts";

/** Letters and digits that lie side by side on keyboards, or follow each other. */
const lines = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertzuiop",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
];

const neighbours: ReadonlySet<string> = new Set(
  lines.flatMap((line) =>
    Array.from(line).flatMap((key, index) => {
      const next = line[index + 1];
      return next === undefined ? [] : [`${key}${next}`, `${next}${key}`];
    }),
  ),
);

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** In how many movements along the keyboard or the alphabet a text is typed. */
function movementsOf(text: string): number {
  let movements = 0;
  let previous = "";
  for (const key of text) {
    if (key !== previous && !neighbours.has(previous + key)) movements += 1;
    previous = key;
  }
  return movements;
}

/** Typed in movements of three keys and more, letters and digits apart: qwerty12, abc123, q1w2e3r4. */
function isKeyboardWalk(text: string): boolean {
  const letters = text.replaceAll(/[^a-z]/g, "");
  const digits = text.replaceAll(/\D/g, "");
  const length = letters.length + digits.length;
  return length > 0 && (movementsOf(letters) + movementsOf(digits)) * 3 <= length;
}

/**
 * True for a decoration that people add to a word so that a form accepts it: a year, a few signs,
 * or a sequence like 12345.
 */
function isDecoration(text: string): boolean {
  const signs = text.replaceAll(/[a-z0-9]/g, "").length;
  return (signs <= 3 && text.length - signs <= 4) || isKeyboardWalk(text);
}

function isDecoratedWord(folded: string): boolean {
  const readable = Array.from(folded, (key) => lookalikes[key] ?? key).join("");
  const bare = folded.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  const readableBare = Array.from(bare, (key) => lookalikes[key] ?? key).join("");
  const candidates = [folded, readable, bare, readableBare];
  return candidates.some((word) => commonWords.has(word) && isDecoration(folded.replace(bare, "")));
}

/** Words of at least three letters in names, e-mails and the like; dots and spaces also closed up. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = fold(text).split(/[^a-z0-9]+/);
    return [...parts, parts.join("")];
  });
  return words.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
}

function isMadeOf(folded: string, words: readonly string[]): boolean {
  let rest = folded;
  for (const word of words) rest = rest.replaceAll(word, "");
  return rest !== folded && isDecoration(rest);
}

/**
 * True if strangers would try the password first: a favourite of the leaks with the usual
 * decorations, a walk over the keyboard, a short text repeated, or the person's and the company's
 * own words (`personal`: names, e-mail, company).
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const folded = fold(password);
  return (
    isKeyboardWalk(folded) ||
    /^(.{1,5})\1+$/u.test(folded) ||
    isDecoratedWord(folded) ||
    isMadeOf(folded, wordsOf(personal))
  );
}
