import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

import type { Language } from "@atrio/contract/common";

import { patienceMs } from "./patience.ts";
import { shootFailure } from "./screens.ts";
import type { TestServer } from "./server.ts";
import { texts } from "./texts.ts";
import type { Texts } from "./texts.ts";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const widths = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export type Theme = "light" | "dark";
export type Width = keyof typeof widths;

export type VisitOptions = {
  language?: Language;
  /** Colour scheme of the visitor's system. */
  theme?: Theme;
  width?: Width;
  /** The visitor's system allows motion; without it a page is there as soon as its data are. */
  withMotion?: boolean;
  /** The portal's service worker copies the program to open without network: as much work as the visit itself. */
  withServiceWorker?: boolean;
  /** Permission for the location; Madrid when granted. */
  location?: "granted" | "denied";
  /** Name of the screenshot of a failure. */
  name?: string;
};

/** A person's browser without stored data, and the texts of their language. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** The portal that is visited. */
  server: TestServer;
  language: Language;
  /** Theme at the beginning of the visit, restored after other looks. */
  theme: Theme;
  width: Width;
  t: Texts;
  /** The address of a page in the visitor's language: `/timeRegistration` → `/en/timeRegistration`. */
  at: (path: string) => string;
  /** Names a console error that this journey brings about on purpose. */
  expectError: (pattern: RegExp) => void;
};

/** Chromium's headless shell does all but push messages, for a third less CPU time. */
export type BrowserKind = "shell" | "full";

const opened: Partial<Record<BrowserKind, Promise<Browser>>> = {};

/** The browser of this worker process: started once, ended with the process, anew if it crashed. */
export async function openBrowser(kind: BrowserKind): Promise<Browser> {
  const browser = await (opened[kind] ??= launch(kind));
  if (browser.isConnected()) return browser;
  return (opened[kind] = launch(kind));
}

function launch(kind: BrowserKind): Promise<Browser> {
  const { CHROMIUM_PATH: full = "/usr/bin/chromium", HEADLESS_SHELL_PATH: shell = full } =
    process.env;
  return chromium.launch({
    executablePath: kind === "shell" ? shell : full,
    args: flags,
    // Without a locale Chromium saves no file whose name has an accent under that name.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
}

/**
 * Visit of the portal by a person. Fails, with a screenshot in `e2e/out/failed`, when the story
 * does, and when the page broke its content policy, threw, or wrote an unexpected error.
 */
export async function visit(
  { browser, server }: { browser: Browser; server: TestServer },
  options: VisitOptions,
  story: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const { language = "es", theme = "light", width = "desk" } = options;
  const context = await openContext(browser, server, options);
  const page = await context.newPage();
  const problems = watch(page);
  const expected: RegExp[] = [];
  const visitor: Visitor = {
    page,
    context,
    server,
    language,
    theme,
    width,
    t: texts[language],
    at: (path) => addressOf(path, language),
    expectError: (pattern) => void expected.push(pattern),
  };
  try {
    await story(visitor);
    const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, "console errors").toEqual([]);
  } catch (error) {
    await shootFailure(page, options.name ?? expect.getState().currentTestName ?? "journey");
    const words = server.words();
    if (words !== "") console.error(`The server's log ends with:\n${words}`);
    throw error;
  } finally {
    await context.close();
  }
}

async function openContext(
  browser: Browser,
  server: TestServer,
  options: VisitOptions,
): Promise<BrowserContext> {
  const { language = "es", theme = "light", width = "desk", location = "denied" } = options;
  const { withServiceWorker = false } = options;
  const isPhone = width === "phone";
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: widths[width],
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: options.withMotion === true ? "no-preference" : "reduce",
    locale: language,
    timezoneId: "Europe/Madrid",
    geolocation: { latitude: 40.4168, longitude: -3.7038, accuracy: 12 },
    serviceWorkers: withServiceWorker ? "allow" : "block",
    permissions: location === "granted" ? ["geolocation"] : [],
  });
  context.setDefaultTimeout(patienceMs);
  // Breaches of the content policy are events too; rethrown as a page error they are seen.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Content policy: ${violatedDirective} blocked ${blockedURI}`);
    });
  });
  return context;
}

/** Errors of a page; a read that a busy database refused and that was asked again with success is none. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("response", (response) => {
    const refused = `status of 503 (Service Unavailable) (${response.url()})`;
    const at = problems.findIndex((text) => text.endsWith(refused));
    if (response.ok() && at !== -1) problems.splice(at, 1);
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`Thrown: ${error.message}`));
  return problems;
}

function addressOf(path: string, language: Language): string {
  if (language === "es") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
