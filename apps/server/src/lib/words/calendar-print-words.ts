import type { Language } from "@atrio/contract/common";
import { calendarPrint as en } from "@atrio/i18n/en/calendar/calendar-print";
import { calendarPrint as es } from "@atrio/i18n/es/calendar/calendar-print";
import { calendarPrint as fr } from "@atrio/i18n/fr/calendar/calendar-print";
import { calendarPrint as pt } from "@atrio/i18n/pt/calendar/calendar-print";

const dictionaries = { es, en, fr, pt };

/** The texts of the annual calendar on paper. */
export type CalendarPrintWords = (typeof dictionaries)[Language];

/** The texts of the annual calendar on paper, in a language. */
export function calendarPrintWords(language: Language): CalendarPrintWords {
  return dictionaries[language];
}
