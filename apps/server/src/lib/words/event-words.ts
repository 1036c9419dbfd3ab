import type { Language } from "@atrio/contract/common";
import { requestKindPalette } from "@atrio/contract/palette";
import type { EventKindKey } from "@atrio/contract/palette";
import { eventWords as en } from "@atrio/i18n/en/calendar/event-words";
import { requests as requestsEn } from "@atrio/i18n/en/leave/requests";
import { eventWords as es } from "@atrio/i18n/es/calendar/event-words";
import { requests as requestsEs } from "@atrio/i18n/es/leave/requests";
import { eventWords as fr } from "@atrio/i18n/fr/calendar/event-words";
import { requests as requestsFr } from "@atrio/i18n/fr/leave/requests";
import { eventWords as pt } from "@atrio/i18n/pt/calendar/event-words";
import { requests as requestsPt } from "@atrio/i18n/pt/leave/requests";

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

/** The words of a calendar subscription in a language. */
export function feedWords(language: Language) {
  const words = dictionaries[language];
  return {
    away: words.away,
    holiday: words.holiday,
    shift: words.shift,
    companyEvent: words.companyEvent,
    birthday: words.birthday,
    birthdayOf: (name: string): string => words.birthday_of.replace("{{name}}", () => name),
    kindOf: (kind: number): string => requestKindName(kind, language),
  };
}

const requestKinds: Readonly<Record<number, { key: keyof typeof requestsEs.kind }>> =
  requestKindPalette;
const requestWords = {
  es: requestsEs.kind,
  en: requestsEn.kind,
  fr: requestsFr.kind,
  pt: requestsPt.kind,
};

/** The name of a kind of request (pe_solicitud_tipo_id) in a language. Throws for an unknown one. */
export function requestKindName(kind: number, language: Language): string {
  const found = requestKinds[kind];
  if (found === undefined) throw new Error(`There is no kind of request ${kind}`);
  return requestWords[language][found.key];
}
