import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { enterPortal } from "../guards.ts";
import { Root } from "../root.tsx";

/** Root route: the shell of every page. */
export const rootRoute = createRootRoute({ shellComponent: Root });

/** Frame of pages without a session. */
export const frontDoorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "front-door",
  component: lazyRouteComponent(
    () => loadChunk(() => import("../../features/access/auth/front-door.tsx")),
    "FrontDoor",
  ),
  loader: () => loadTexts("auth"),
});

/** Frame of pages of signed-in people. */
export const portalRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "portal",
  beforeLoad: ({ location }) => enterPortal(location.href),
  component: lazyRouteComponent(() => loadChunk(() => import("../shell/portal.tsx")), "Portal"),
});
