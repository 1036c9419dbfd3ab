/** Shortest passphrase of the mailbox (Rule COMPLAINTS-21). */
const shortestPassphrase = 16;

/** True if a passphrase is long enough and not one character over and over. */
export function isLongEnough(passphrase: string): boolean {
  const text = passphrase.normalize("NFC").trim();
  return text.length >= shortestPassphrase && new Set(text).size >= 6;
}

/** External authorities to whom a reporter may turn, with their web addresses (Ley 2/2023 art. 16). */
export const authorities = {
  informante: "https://www.proteccioninformante.es",
  trabajo: "https://www.mites.gob.es/itss",
  fiscalia: "https://www.fiscal.es",
} as const;

/** Wrong passphrases of a handler. */
export const passphraseLimit = { name: "buzon.frase", max: 10, minutes: 15 } as const;

/** Minutes for which a mailbox is unlocked. */
export const unlockedMinutes = 15;

/** Recipients of a report's keys besides the handlers, whose keys' ids are recipients too. */
export const recipients = { code: "codigo", recovery: "recuperacion" } as const;
