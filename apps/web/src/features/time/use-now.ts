import { useEffect, useState } from "react";

import { minutesBetween, serverNow } from "../../lib/format.ts";

const checkEveryMs = 1_000;

/**
 * Current moment by the server's clock. The value changes with the minute of the printed HH:mm; a
 * tab that slept catches up when visible again.
 */
export function useNow(): string {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const check = () => {
      const current = serverNow();
      setNow((shown) => (minutesBetween(shown, current) === 0 ? shown : current));
    };
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, []);
  return now;
}
