import { useState } from "react";

import { subscribeSession } from "../../../lib/session.ts";

/**
 * Texts that are being written, by case and field: they outlive a mailbox that locks itself, in the
 * memory of this tab alone.
 */
const drafts = new Map<string, string>();

subscribeSession(() => drafts.clear());

/** A text that stays while its field is off the page; an empty one is forgotten. */
export function useDraft(key: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? "");
  const write = (next: string) => {
    setText(next);
    if (next === "") drafts.delete(key);
    else drafts.set(key, next);
  };
  return [text, write];
}

/** True while something is written that was not sent. */
export function hasDrafts(): boolean {
  return drafts.size > 0;
}
