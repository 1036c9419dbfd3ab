import { isNearly, searchWords } from "@atrio/contract/company/search-words";

/** A command as the search compares it: its name, and the words that people use for it. */
export type Findable = { label: string; keywords?: string | undefined };

/** Words of a typed text that say what is looked for; all of them if none does. */
function meaningOf(typed: string, skipped: ReadonlySet<string>): string[] {
  const words = searchWords(typed);
  const meaning = words.filter((word) => !skipped.has(word));
  return meaning.length === 0 ? words : meaning;
}

/**
 * Score of a command for typed words: 0 if it lacks one of them, more for words of its name and for
 * words without typing errors (Rules COMPANY-81 and COMPANY-82).
 */
function fitOf({ label, keywords = "" }: Findable, words: readonly string[]): number {
  const names = searchWords(label);
  const others = searchWords(keywords);
  const fits = words.map((word) => {
    if (names.some((name) => name.startsWith(word))) return 4;
    if (others.some((other) => other.startsWith(word))) return 3;
    if (names.some((name) => isNearly(word, name))) return 2;
    return others.some((other) => isNearly(word, other)) ? 1 : 0;
  });
  return fits.length === 0 || fits.includes(0)
    ? 0
    : fits.reduce<number>((sum, fit) => sum + fit, 0);
}

/** Commands that fit a typed text, the best first; all of them for an empty one. */
export function fitting<C extends Findable>(
  commands: readonly C[],
  typed: string,
  skipped: ReadonlySet<string>,
): C[] {
  const words = meaningOf(typed, skipped);
  if (words.length === 0) return [...commands];
  return commands
    .map((command) => ({ command, fit: fitOf(command, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ command }) => command);
}
