import { createRouter } from "@tanstack/react-router";

import { i18n } from "../lib/i18n.ts";
import {
  addLanguage,
  currentLanguage,
  languageOfAddress,
  setCurrentLanguage,
  stripLanguage,
} from "../lib/language.ts";

import { ErrorPage } from "./pages/error.page.tsx";
import { UnknownAddress } from "./pages/unknown-address.tsx";
import { rootRoute } from "./routes/frames.ts";
import { publicRoutes } from "./routes/front-door.ts";
import { portalRoutes } from "./routes/portal.ts";

const routeTree = rootRoute.addChildren([...publicRoutes, portalRoutes]);

/** The pages of the portal; addresses carry the language as a prefix that routes do not see. */
export const router = createRouter({
  routeTree,
  rewrite: {
    input: ({ url }) => {
      url.pathname = stripLanguage(url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = addLanguage(url.pathname, currentLanguage());
      return url;
    },
  },
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 400,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  // Not inside the frame of an address that begins alike: the portal would stand in another frame.
  notFoundMode: "root",
  defaultNotFoundComponent: UnknownAddress,
});

// Back and forward may lead to an address in another language.
router.history.subscribe(({ location }) => {
  const language = languageOfAddress(location.pathname);
  if (language === currentLanguage() || !i18n.isInitialized) return;
  setCurrentLanguage(language);
  void i18n.changeLanguage(language);
});

declare module "@tanstack/react-router" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    router: typeof router;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface HistoryState {
    /** E-mail of a password that was just set, for the login form; not in the address. */
    email?: string;
  }
}
