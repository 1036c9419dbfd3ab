import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Expects the page to fit its width: nothing makes it scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels beyond the right edge of ${where}`).toBeLessThanOrEqual(0);
}
