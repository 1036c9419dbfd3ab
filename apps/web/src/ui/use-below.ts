import { useMediaQuery } from "@mantine/hooks";

import { below } from "./breakpoints.ts";
import type { Breakpoint } from "./breakpoints.ts";

/** True on a screen that is below the named width now; for what is not drawn. */
export function isBelow(name: Breakpoint): boolean {
  return window.matchMedia(below(name)).matches;
}

/** True on a screen below the named width, from the first drawing on. */
export function useBelow(name: Breakpoint): boolean {
  return useMediaQuery(below(name), false, { getInitialValueInEffect: false });
}
