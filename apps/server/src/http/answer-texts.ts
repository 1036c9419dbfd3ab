import type { Language } from "@atrio/contract/common";

import { textAt } from "../lib/words/words.ts";
import type { TextKey } from "../lib/words/words.ts";

/** Key of a success message, `area.what`. */
export type MessageKey = TextKey<"answers">;

/** The text of a message in a language. */
export function say(language: Language, key: MessageKey): string {
  return textAt(language, "answers", key);
}
