import type { Language } from "@atrio/contract/common";
import { away as enAway } from "@atrio/i18n/en/leave/away";
import { requests as enRequests } from "@atrio/i18n/en/leave/requests";
import { time as enTime } from "@atrio/i18n/en/time/time";
import { timeSheets as enDocuments } from "@atrio/i18n/en/time/time-sheets";
import { away as esAway } from "@atrio/i18n/es/leave/away";
import { requests as esRequests } from "@atrio/i18n/es/leave/requests";
import { time as esTime } from "@atrio/i18n/es/time/time";
import { timeSheets as esDocuments } from "@atrio/i18n/es/time/time-sheets";
import { away as frAway } from "@atrio/i18n/fr/leave/away";
import { requests as frRequests } from "@atrio/i18n/fr/leave/requests";
import { time as frTime } from "@atrio/i18n/fr/time/time";
import { timeSheets as frDocuments } from "@atrio/i18n/fr/time/time-sheets";
import { away as ptAway } from "@atrio/i18n/pt/leave/away";
import { requests as ptRequests } from "@atrio/i18n/pt/leave/requests";
import { time as ptTime } from "@atrio/i18n/pt/time/time";
import { timeSheets as ptDocuments } from "@atrio/i18n/pt/time/time-sheets";

const dictionaries = {
  es: { away: esAway, documents: esDocuments, requests: esRequests, time: esTime },
  en: { away: enAway, documents: enDocuments, requests: enRequests, time: enTime },
  fr: { away: frAway, documents: frDocuments, requests: frRequests, time: frTime },
  pt: { away: ptAway, documents: ptDocuments, requests: ptRequests, time: ptTime },
};

type Words = (typeof dictionaries)[Language];

/** The texts of printed documents, with the portal's own names of states, holidays and kinds. */
export type DocumentWords = Words["documents"] &
  Pick<Words["time"], "holiday" | "pause" | "status" | "type"> & {
    absence: Words["away"];
    request: Words["requests"]["kind"];
  };

/** The texts of printed documents in a language. */
export function documentWords(language: Language): DocumentWords {
  const { away, documents, requests, time } = dictionaries[language];
  const { holiday, pause, status, type } = time;
  return { ...documents, holiday, pause, status, type, absence: away, request: requests.kind };
}

/** Typed text as one line without controls or marks that reorder the text around it. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}

/** Fills `{{name}}`. Throws when a value of the text is missing. */
export function fillWords(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The document text asks for ${name}`);
    return value;
  });
}
