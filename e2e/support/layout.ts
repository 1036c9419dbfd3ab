import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

import { widths } from "./browser.ts";
import type { Visitor } from "./browser.ts";
import { patienceMs } from "./patience.ts";
import { settle } from "./screens.ts";
import { until } from "./until.ts";

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

/**
 * Expects the place of snackbars below a bar, on a desk and on a phone (Rule COMPANY-14). A first snackbar
 * must have been shown; their container outlives it.
 */
export async function expectSnackbarsBelow({ page, width }: Visitor, bar: Locator): Promise<void> {
  const place = page.locator('[data-position="top-right"]');
  for (const size of [widths.desk, widths.phone, widths[width]]) {
    await page.setViewportSize(size);
    // A dialog takes its place in the new width a moment later.
    await until(
      async () => {
        const end = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
        const start = await place.evaluate((element) => element.getBoundingClientRect().top);
        return start >= end;
      },
      { withinMs: patienceMs, what: () => `snackbars below the bar at ${size.width}` },
    );
  }
}
