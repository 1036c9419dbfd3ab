import { useMediaQuery } from "@mantine/hooks";

import { below } from "./breakpoints.ts";
import type { Breakpoint } from "./breakpoints.ts";

/** True on a screen below the named width, from the first drawing on. */
export function useBelow(name: Breakpoint): boolean {
  return useMediaQuery(below(name), false, { getInitialValueInEffect: false });
}
