import type { Language } from "@atrio/contract/common";
import { requestKindPalette } from "@atrio/contract/palette";
import type { EventKindKey } from "@atrio/contract/palette";

import { wordsIn } from "./words.ts";
import type { Words } from "./words.ts";

type RequestKindKey = keyof Words<"leave/requests">["kind"];

const requestKinds: Readonly<Record<number, { key: RequestKindKey }>> = requestKindPalette;

/** The name of a kind of event of the calendars in a language. */
export function eventKindName(key: EventKindKey, language: Language): string {
  return {
    ...wordsIn(language, "leave/requests").kind,
    ...wordsIn(language, "calendar/event-words"),
  }[key];
}

/** The name of a kind of request (pe_solicitud_tipo_id) in a language. Throws for an unknown one. */
export function requestKindName(kind: number, language: Language): string {
  const found = requestKinds[kind];
  if (found === undefined) throw new Error(`There is no kind of request ${kind}`);
  return wordsIn(language, "leave/requests").kind[found.key];
}

/** Name and description of a statutory rule in a language, by its kind of request and key. */
export function statutoryText(
  language: Language,
  kind: number,
  key: string,
): { name: string; text: string } {
  const kinds: Record<number, Record<string, { name: string; text: string }>> = wordsIn(
    language,
    "leave/leave-catalogue",
  );
  const found = kinds[kind]?.[key];
  if (found === undefined) throw new Error(`No text for the statutory rule ${kind} ${key}`);
  return found;
}
