import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { I18nextProvider } from "react-i18next";

import { i18n } from "../lib/i18n.ts";
import { queryClient } from "../lib/query-client.ts";
import { storageKeys } from "../lib/storage.ts";
import { cssVariablesResolver, theme } from "../ui/theme.ts";

import { router } from "./router.ts";

const colorSchemes = localStorageColorSchemeManager({ key: storageKeys.theme });

/** The program: texts, look, server state and pages. */
export function App() {
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  );
}
