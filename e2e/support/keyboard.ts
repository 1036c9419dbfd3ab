import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const mostStops = 60;

/** Expects Tab to lead to an element, and leaves the focus on it. */
export async function expectKeyboardReaches(page: Page, element: Locator): Promise<void> {
  await element.first().waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(element)) return;
    await page.keyboard.press("Tab");
  }
  expect(await isFocused(element), `focus within ${mostStops} stops`).toBe(true);
}

function isFocused(element: Locator): Promise<boolean> {
  return element.first().evaluate((node) => node === document.activeElement);
}
