import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import classes from "./loading-bar.module.css";

const throttleMs = 200;
const fadeMs = 400;

/**
 * A thin line at the top while a page loads: it appears after 200 ms and crosses the screen in 5000
 * ms (Rule COMPANY-15), slower and slower, until the page is there.
 */
export function LoadingBar() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  const shown = useLateTruth(loading);
  if (!shown) return null;
  return <div className={classes.bar} data-phase={loading ? "running" : "finishing"} aria-hidden />;
}

/** Follows a condition, but becomes true only when it lasts and false only after the fade. */
function useLateTruth(condition: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(condition), condition ? throttleMs : fadeMs);
    return () => clearTimeout(timer);
  }, [condition]);
  return late;
}
