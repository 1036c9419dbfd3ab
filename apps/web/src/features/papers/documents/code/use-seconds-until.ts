import { useEffect, useState } from "react";

import { msSince, serverAheadSeconds } from "../../../../lib/format.ts";

const second = 1000;

/** Whole seconds left until an instant of the server's clock, counted down; 0 once it has passed. */
export function useSecondsUntil(instant: string | null): number {
  const [, tick] = useState(0);
  const left =
    instant === null
      ? 0
      : Math.max(0, Math.ceil(-msSince(instant) / second) - serverAheadSeconds());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), second);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
