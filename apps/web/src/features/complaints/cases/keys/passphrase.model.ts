/** Width of the dialogs about keys, in pixels. */
export const dialogWidth = 560;

/** Shortest passphrase of the mailbox, and its least number of different characters (Rule COMPLAINTS-21). */
export const shortest = 16;
export const leastKinds = 6;
/** Longest passphrase that the server takes. */
export const longest = 200;

/** Characters of a passphrase, and different ones, as the server counts them. */
export function measure(passphrase: string): { length: number; kinds: number } {
  const text = passphrase.normalize("NFC").trim();
  return { length: text.length, kinds: new Set(text).size };
}

/** True if the server takes a passphrase. */
export function isStrong(passphrase: string): boolean {
  const { length, kinds } = measure(passphrase);
  return length >= shortest && kinds >= leastKinds;
}

/** Groups of a printed recovery key. */
export function groupsOf(key: string): string[] {
  return key.split("-");
}

/** True if a typed group is the one of the key; capitals and spaces do not matter. */
export function isGroup(key: string, index: number, typed: string): boolean {
  return groupsOf(key)[index] === typed.replaceAll(/[\s-]/g, "").toUpperCase();
}

/** True if two texts say the same but for capitals and spaces around them. */
export function isSameWord(typed: string, word: string): boolean {
  return typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
}
