import "@fontsource-variable/figtree/wght.css";
import "@mantine/core/styles.layer.css";
import "./ui/global.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app/app.tsx";
import { cleanAddress, openInRememberedLanguage } from "./lib/address.ts";
import { startI18n } from "./lib/i18n.ts";
import { languageOfAddress, setCurrentLanguage } from "./lib/language.ts";

cleanAddress();
openInRememberedLanguage();
setCurrentLanguage(languageOfAddress(window.location.pathname));
await startI18n(languageOfAddress(window.location.pathname));

const container = document.getElementById("root");
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
