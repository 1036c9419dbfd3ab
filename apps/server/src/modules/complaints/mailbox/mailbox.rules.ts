/** Shortest passphrase of the mailbox (Rule COMPLAINTS-21). */
export const shortestPassphrase = 16;

/** True if a passphrase is long enough and not one character over and over. */
export function isLongEnough(passphrase: string): boolean {
  const characters = [...passphrase.normalize("NFC").trim()];
  return characters.length >= shortestPassphrase && new Set(characters).size >= 6;
}

/** Wrong passphrases of a handler. */
export const passphraseLimit = { name: "buzon.frase", max: 10, minutes: 15 } as const;

/** Minutes for which a mailbox is unlocked. */
export const unlockedMinutes = 15;

/** Recipients of a report's keys besides the handlers, whose keys' ids are recipients too. */
export const recipients = { code: "codigo", recovery: "recuperacion" } as const;
