import { CatchBoundary, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { loadChunk } from "../../lib/chunks.ts";
import { getSession } from "../../lib/session.ts";
import { enterPortal } from "../guards.ts";

import { NotFoundPage } from "./not-found.page.tsx";

const Portal = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("../shell/portal.tsx")),
    enterPortal(window.location.pathname),
  ]);
  return { default: part.Portal };
});

/** An address that leads nowhere: inside the portal for the signed-in, who keep menu and top bar. */
export function UnknownAddress() {
  // Another unknown address is judged anew: the reader may have signed in meanwhile.
  const address = useRouterState({ select: ({ location }) => location.href });
  if (getSession() === null) return <NotFoundPage />;
  return (
    // A session that has ended meanwhile has no portal.
    <CatchBoundary getResetKey={() => address} errorComponent={NotFoundPage}>
      <Suspense>
        <Portal>
          <NotFoundPage />
        </Portal>
      </Suspense>
    </CatchBoundary>
  );
}
