import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { i18n, loadTexts, startI18n } from "../lib/i18n.ts";
import { setCurrentLanguage } from "../lib/language.ts";

// Browser features that the component kit needs and jsdom lacks.
vi.stubGlobal("matchMedia", (query: string): Partial<MediaQueryList> => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
Object.defineProperty(document, "fonts", { value: new EventTarget() });

// Patience for lazy parts: their first fetch takes its time on a loaded machine.
configure({ asyncUtilTimeout: 10_000 });

await startI18n("es");
await loadTexts("auth", "shell", "settings");

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  setCurrentLanguage("es");
  await i18n.changeLanguage("es");
});

afterEach(cleanup);
