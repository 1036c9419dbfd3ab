import type { Page } from "playwright-core";
import { expect } from "vitest";

import { patienceMs } from "./patience.ts";
import { settle } from "./screens.ts";

/**
 * Expects the page to fit its width: nothing makes it scroll sideways. After a change of width the
 * indicator of tabs is measured anew and slides to its place, so an overflow counts once it stays.
 */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await settle(page);
  await page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      undefined,
      { timeout: patienceMs },
    )
    .catch(() => undefined);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels beyond the right edge of ${where}`).toBeLessThanOrEqual(0);
}
