import type { Language } from "@atrio/contract/common";
import { askingNotes as en } from "@atrio/i18n/en/leave/asking-notes";
import { askingNotes as es } from "@atrio/i18n/es/leave/asking-notes";
import { askingNotes as fr } from "@atrio/i18n/fr/leave/asking-notes";
import { askingNotes as pt } from "@atrio/i18n/pt/leave/asking-notes";

const dictionaries = { es, en, fr, pt };

/** Notes of a form on a request, which do not stop it. */
export type AskingNote = keyof typeof es;

/** A note in a language; `{{name}}` is replaced by the value of that name. */
export function askingNote(
  language: Language,
  note: AskingNote,
  values: Record<string, string> = {},
): string {
  return dictionaries[language][note].replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? "",
  );
}
