import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

import { patienceMs } from "./patience.ts";

/** Expects something to be, or to come, into sight. */
export async function expectShown(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: "visible" });
}

/** Expects something to be, or to go, out of sight. */
export async function expectGone(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: "hidden" });
}

/** Expects the page to be, or to come, at a path. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
}

/** Expects a number of things of a kind to be, or to come, on the page. */
export async function expectCount(things: Locator, count: number): Promise<void> {
  await expect.poll(() => things.count(), { timeout: patienceMs }).toBe(count);
}

/** Expects a field to hold a text. */
export async function expectValue(field: Locator, value: string): Promise<void> {
  await expect.poll(() => field.inputValue(), { timeout: patienceMs }).toBe(value);
}

/** Expects the page to be drawn in a theme. */
export async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  const root = page.locator(`html[data-mantine-color-scheme="${theme}"]`);
  await root.waitFor({ state: "attached" });
}
