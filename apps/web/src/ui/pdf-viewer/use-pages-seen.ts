import { useEffect, useEffectEvent, useState } from "react";

import { firstMissed } from "./viewer.model.ts";

type PagesSeen = ((seen: number, total: number) => void) | undefined;

/** Which pages have been in front of the reader down to their end. */
export function usePagesSeen(total: number, onPagesSeen: PagesSeen) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const tell = useEffectEvent((count: number) => onPagesSeen?.(count, total));
  useEffect(() => tell(seen.size), [seen.size]);
  const note = (page: number) =>
    setSeen((before) => (before.has(page) ? before : new Set(before).add(page)));
  return { note, missed: onPagesSeen === undefined ? null : firstMissed(seen) };
}
