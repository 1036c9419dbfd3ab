import { useEffect, useState } from "react";

import { leftOf } from "./use-unlocked.ts";

const tickMs = 1_000;

/** Whole seconds until the mailbox locks itself. */
export function useLeft(expira_en: string): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(expira_en));
  useEffect(() => {
    const check = () => setSeconds(secondsLeft(expira_en));
    check();
    const timer = setInterval(check, tickMs);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [expira_en]);
  return seconds;
}

function secondsLeft(expira_en: string): number {
  return Math.max(0, Math.ceil(leftOf(expira_en) / 1000));
}
