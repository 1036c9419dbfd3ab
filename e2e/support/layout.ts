import type { Page } from "playwright-core";
import { expect } from "vitest";

import { settle } from "./screens.ts";

/** Expects the page to fit its width: nothing makes it scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  // After a change of width some parts are measured anew and move to their place.
  await settle(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels beyond the right edge of ${where}`).toBeLessThanOrEqual(0);
}
