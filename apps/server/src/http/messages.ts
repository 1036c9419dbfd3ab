import type { Language } from "@atrio/contract/common";
import { answers as en } from "@atrio/i18n/en/answers";
import { answers as es } from "@atrio/i18n/es/answers";
import { answers as fr } from "@atrio/i18n/fr/answers";
import { answers as pt } from "@atrio/i18n/pt/answers";

type Messages = typeof es;

/** Key of a success message, `area.what`. */
export type MessageKey = {
  [Area in keyof Messages]: `${Area}.${keyof Messages[Area] & string}`;
}[keyof Messages];

function flatten(dictionary: Record<string, Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([area, texts]) =>
      Object.entries(texts).map(([what, text]) => [`${area}.${what}`, text] as const),
    ),
  );
}

const texts: Record<Language, Map<string, string>> = {
  es: flatten(es),
  en: flatten(en),
  fr: flatten(fr),
  pt: flatten(pt),
};

/** The text of a message in a language. */
export function say(language: Language, key: MessageKey): string {
  return texts[language].get(key) ?? key;
}
