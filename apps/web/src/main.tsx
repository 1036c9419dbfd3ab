import "@fontsource-variable/figtree/wght.css";
import "@mantine/core/styles.layer.css";
import "./ui/global.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app/app.tsx";
import { installWorker } from "./app/install.ts";
import { warmUp } from "./app/warm-up.ts";
import { cleanAddress, openingLanguage } from "./lib/address.ts";
import { gatherReads } from "./lib/gathering.ts";
import { startI18n } from "./lib/i18n.ts";
import { currentLanguage, setCurrentLanguage } from "./lib/language.ts";

setCurrentLanguage(openingLanguage());
cleanAddress();
gatherReads();
warmUp();
await startI18n(currentLanguage());

const container = document.getElementById("root");
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
void installWorker();
