import { useEffect, useEffectEvent, useState } from "react";

import { firstMissed } from "./viewer.model.ts";

type PagesSeen = ((seen: number, total: number) => void) | undefined;

/** Pages that the reader has seen down to their end. */
export function usePagesSeen(total: number, onPagesSeen: PagesSeen) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const tell = useEffectEvent((count: number) => onPagesSeen?.(count, total));
  useEffect(() => tell(seen.size), [seen.size]);
  const note = (page: number) =>
    setSeen((before) => (before.has(page) ? before : new Set(before).add(page)));
  return { note, missed: onPagesSeen === undefined ? null : firstMissed(seen) };
}
