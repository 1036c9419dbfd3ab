import type { Language } from "@atrio/contract/common";
import type { OfficeNoticeText } from "@atrio/contract/messages/notice-texts";

/** Title and text as people get them in a language, examples of fields, and if they are the company's own. */
export type ShownText = {
  titulo: string;
  texto: string;
  ejemplo: Readonly<Record<string, string>>;
  isOwn: boolean;
};

/** The words of a sentence that are in use in a language. */
export function shownText({ textos }: OfficeNoticeText, language: Language): ShownText {
  const found = textos.find(({ idioma }) => idioma === language);
  if (found === undefined) return { titulo: "", texto: "", ejemplo: {}, isOwn: false };
  const { titulo, texto } = found.propio ?? found.original;
  return { titulo, texto, ejemplo: found.ejemplo, isOwn: found.propio !== null };
}

/** A text with a value in the place of each field; an unknown field stays as it is. */
export function previewOf(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, field: string) => values[field] ?? whole);
}

/** Fields of a text that the sentence does not have, as they were typed. */
export function unknownFields(text: string, known: readonly string[]): string[] {
  const typed = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = ""]) => name);
  return [...new Set(typed.filter((name) => !known.includes(name)))];
}

/** A text with a field in the place of a selection, and the place behind it. */
export function withField(
  text: string,
  { start, end }: { start: number; end: number },
  field: string,
): { text: string; caret: number } {
  const inserted = `{{${field}}}`;
  return {
    text: `${text.slice(0, start)}${inserted}${text.slice(end)}`,
    caret: start + inserted.length,
  };
}
