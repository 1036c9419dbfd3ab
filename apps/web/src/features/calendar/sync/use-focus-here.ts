import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Focuses the replacement of a removed control, once it is drawn. */
export function useFocusHere<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
