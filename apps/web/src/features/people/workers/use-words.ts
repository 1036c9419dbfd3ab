import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

export type Words = {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** Empties the field; nothing is looked for any more. */
  clear: () => void;
};

/**
 * A field whose text the address follows after a pause. Read back from the address letters would get
 * lost, so what was typed here stays; what somebody else put there, as a menu or the way back do, is shown.
 */
export function useWords(inAddress: string, onLook: (text: string) => void): Words {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  /** What was typed and is on its way to the address. */
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
