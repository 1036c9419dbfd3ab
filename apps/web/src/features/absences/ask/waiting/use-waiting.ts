import { useEffect, useState } from "react";

import { outcomeOf } from "./waiting.model.ts";
import type { Filled } from "./waiting.model.ts";

type Waiting = {
  /** The form was sent and goes by itself once its files have arrived. */
  isWaiting: boolean;
  /** Why it did not go by itself; null where nothing was stopped. */
  stopped: "lost" | "edited" | null;
  /** Sends the form, at once or as soon as its files have arrived. */
  start: () => void;
};

type Options = Filled & {
  /** A question lies over the form: nothing goes while it is asked. */
  isHeld: boolean;
  send: () => void;
};

/** Sends a form once the files that are on their way have arrived, so that nobody presses twice. */
export function useWaiting({ draft, uploads, isHeld, send }: Options): Waiting {
  const [sent, setSent] = useState<Filled | null>(null);
  const [stopped, setStopped] = useState<Waiting["stopped"]>(null);
  useEffect(() => {
    if (sent === null || isHeld) return;
    const outcome = outcomeOf(sent, { draft, uploads });
    if (outcome === "waits") return;
    setSent(null);
    if (outcome === "arrived") send();
    else setStopped(outcome);
  }, [sent, draft, uploads, isHeld, send]);
  return {
    isWaiting: sent !== null,
    stopped,
    start: () => {
      setStopped(null);
      setSent({ draft, uploads });
    },
  };
}
