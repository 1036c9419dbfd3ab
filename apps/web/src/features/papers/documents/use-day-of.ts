import { useCallback } from "react";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

/** Local day of an instant by the worker's calendar. */
export function useDayOf(): (instant: string) => string {
  const { zona_horaria } = useCurrentUser();
  return useCallback((instant: string) => dayIn(zona_horaria, instant), [zona_horaria]);
}
