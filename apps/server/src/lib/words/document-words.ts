import type { Language } from "@atrio/contract/common";

import { wordsIn } from "./words.ts";
import type { Words } from "./words.ts";

/** The texts of printed documents, with the portal's own names of states, holidays and kinds. */
export type DocumentWords = Words<"time/time-sheets"> &
  Pick<Words<"time/time">, "holiday" | "pause" | "status" | "type"> & {
    absence: Words<"leave/away">;
    request: Words<"leave/requests">["kind"];
  };

/** The texts of printed documents in a language. */
export function documentWords(language: Language): DocumentWords {
  const { holiday, pause, status, type } = wordsIn(language, "time/time");
  const absence = wordsIn(language, "leave/away");
  const request = wordsIn(language, "leave/requests").kind;
  return {
    ...wordsIn(language, "time/time-sheets"),
    holiday,
    pause,
    status,
    type,
    absence,
    request,
  };
}
