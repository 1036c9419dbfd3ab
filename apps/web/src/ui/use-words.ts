import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

export type Words = {
  /** Text in the field. */
  typed: string;
  type: (text: string) => void;
  /** Empties the field; nothing is looked for any more. */
  clear: () => void;
};

/**
 * A search field that writes the address after a pause. Reading it back from the address would lose
 * letters, so typed text stays; changes by others, as a menu or the back button, are shown.
 */
export function useWords(inAddress: string, onLook: (text: string) => void): Words {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  /** Typed texts on their way to the address. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (inAddress !== seen) {
    const at = sent.indexOf(inAddress);
    setSeen(inAddress);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    if (at === -1) setTyped(inAddress);
  }
  const look = useDebouncedCallback((text: string) => {
    setSent((before) => [...before, text]);
    onLook(text);
  }, pauseMs);
  return {
    typed,
    type: (text) => {
      setTyped(text);
      look(text);
    },
    clear: () => {
      look.cancel();
      setTyped("");
    },
  };
}
