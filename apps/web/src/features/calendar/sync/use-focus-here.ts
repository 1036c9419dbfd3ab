import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Focuses what has taken the place of a control that is gone, once it is drawn. */
export function useFocusHere<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
