import { useEffect, useRef, useState } from "react";

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
  const [sendings, setSendings] = useState(0);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (sendings > 0) latest.current();
  }, [sendings]);
  const outcome = sent === null || isHeld ? "waits" : outcomeOf(sent, { draft, uploads });
  if (outcome !== "waits") {
    setSent(null);
    if (outcome === "arrived") setSendings(sendings + 1);
    else setStopped(outcome);
  }
  return {
    isWaiting: sent !== null,
    stopped,
    start: () => {
      setStopped(null);
      setSent({ draft, uploads });
    },
  };
}
