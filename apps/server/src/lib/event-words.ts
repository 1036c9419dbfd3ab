import type { Language } from "@atrio/contract/common";
import type { EventKindKey } from "@atrio/contract/palette";
import { eventWords as en } from "@atrio/i18n/en/event-words";
import { requests as requestsEn } from "@atrio/i18n/en/requests";
import { eventWords as es } from "@atrio/i18n/es/event-words";
import { requests as requestsEs } from "@atrio/i18n/es/requests";
import { eventWords as fr } from "@atrio/i18n/fr/event-words";
import { requests as requestsFr } from "@atrio/i18n/fr/requests";
import { eventWords as pt } from "@atrio/i18n/pt/event-words";
import { requests as requestsPt } from "@atrio/i18n/pt/requests";

const dictionaries = {
  es: { ...requestsEs.kind, ...es },
  en: { ...requestsEn.kind, ...en },
  fr: { ...requestsFr.kind, ...fr },
  pt: { ...requestsPt.kind, ...pt },
};

/** The name of a kind of event of the calendars in a language. */
export function eventKindName(key: EventKindKey, language: Language): string {
  return dictionaries[language][key];
}
