import type { ReactNode } from "react";

import { LoadingBar } from "./loading-bar.tsx";
import { Snackbars } from "./snackbars.tsx";

/** Frame around every page, also around those that say that there is none. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <LoadingBar />
      {children}
      <Snackbars />
    </>
  );
}
