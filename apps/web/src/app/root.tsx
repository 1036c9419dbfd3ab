import { Outlet } from "@tanstack/react-router";

import { LoadingBar } from "./loading-bar.tsx";
import { Snackbars } from "./snackbars.tsx";

/** Frame around every page. */
export function Root() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Snackbars />
    </>
  );
}
