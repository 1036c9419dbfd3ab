import "@fontsource-variable/figtree/wght.css";
import "./kit.css";
import "../../ui/global.css";

import { MantineProvider } from "@mantine/core";
import type { MantineColorSchemeManager } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";

import type { Language } from "@atrio/contract/common";

import { Frame } from "../../features/complaints/mailbox/frame.tsx";
import { Mailbox } from "../../features/complaints/mailbox/mailbox.tsx";
import {
  addLanguage,
  languageOfAddress,
  setCurrentLanguage,
  stripLanguage,
} from "../../lib/language.ts";
import { cssVariablesResolver, theme } from "../../ui/theme.ts";

import { changeTexts, startTexts } from "./texts.ts";

/**
 * The public complaints mailbox, a program of its own (Rule COMPLAINTS-26): no session, no router, no
 * service worker, no events, and nothing in the browser's storage. The system chooses the theme.
 */
const systemScheme: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

const memory = new QueryClient({
  defaultOptions: {
    queries: { networkMode: "always", retry: 1, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: "always" },
  },
});

const language = languageOfAddress(window.location.pathname);
setCurrentLanguage(language);
const i18n = await startTexts(language);
const slug =
  /^\/complaint\/([a-z\d][a-z\d-]*)/i.exec(stripLanguage(window.location.pathname))?.[1] ?? null;

/** Changes the prefix of the address in place: the history gains no entry. */
async function showIn(next: Language): Promise<void> {
  setCurrentLanguage(next);
  const path = addLanguage(stripLanguage(window.location.pathname), next);
  window.history.replaceState(null, "", path);
  await changeTexts(next);
}

const container = document.getElementById("root");
if (container !== null) {
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={systemScheme}
          defaultColorScheme="auto"
        >
          <QueryClientProvider client={memory}>
            <Frame onLanguage={(chosen) => void showIn(chosen)}>
              <Mailbox slug={slug} />
            </Frame>
          </QueryClientProvider>
        </MantineProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  // A page that the browser keeps for the way back must not show a report again.
  window.addEventListener("pagehide", () => root.unmount());
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
