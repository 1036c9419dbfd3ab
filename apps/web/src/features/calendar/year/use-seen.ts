import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";

/** Distance below the screen at which a month is drawn already. */
const ahead = "400px 0px";

/** True if an element has come near the screen; on paper everything has. Once seen it stays so. */
export function useSeen<T extends Element>(): { ref: RefObject<T | null>; isSeen: boolean } {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(ref.current);
    // Printing takes its picture at once.
    const print = () => flushSync(() => setSeen(true));
    window.addEventListener("beforeprint", print);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", print);
    };
  }, [isSeen]);
  return { ref, isSeen };
}
