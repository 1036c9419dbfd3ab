import type { Locator, Page, Route } from "playwright-core";
import { expect } from "vitest";

import { batch } from "@atrio/contract/batch";

import { widths } from "./browser.ts";
import type { Visitor } from "./browser.ts";
import { expectShown } from "./expect.ts";
import { patienceMs } from "./patience.ts";
import { settle } from "./screens.ts";
import { until } from "./until.ts";

/** Layout shifts beyond this sum are felt as jumps. */
const mostShift = 0.05;

/**
 * Expects the page to fit its width: nothing makes it scroll sideways. After a change of width the
 * indicator of tabs is measured anew and slides to its place, so an overflow counts once it stays.
 */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await settle(page);
  const overflow = await page.evaluate(overflowLeft, patienceMs);
  expect.soft(overflow, `pixels beyond the right edge of ${where}`).toBeLessThanOrEqual(0);
}

/** Runs in the page: pixels beyond its right edge, once there are none or after `withinMs`. */
async function overflowLeft(withinMs: number): Promise<number> {
  const overflow = (): number =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const end = performance.now() + withinMs;
  while (overflow() > 0 && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return overflow();
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

/**
 * Expects home on a phone to be at most two screens high, with the whole clock on the first one
 * (Rule COMPANY-111). The page must be read; leaves it as wide as the visit began.
 */
export async function expectTwoScreens({ page, t, width }: Visitor): Promise<void> {
  await page.setViewportSize(widths.phone);
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  const bar = page.getByRole("navigation", { name: t.shell.menu.label, exact: true });
  const clock = page.locator('section[data-tone="stage"]');
  // The page is drawn anew for the new width a moment later.
  let seen = { height: 0, end: 0, limit: 0 };
  await until(
    async () => {
      seen = {
        height: await page.evaluate(() => document.documentElement.scrollHeight),
        end: await clock.evaluate((element) => element.getBoundingClientRect().bottom),
        limit: await bar.evaluate((element) => element.getBoundingClientRect().top),
      };
      return seen.height <= 2 * widths.phone.height && seen.end <= seen.limit;
    },
    {
      withinMs: patienceMs,
      what: () => `home on two screens, its clock on the first: ${JSON.stringify(seen)}`,
    },
  );
  await page.setViewportSize(widths[width]);
}

/**
 * Expects the page, loaded anew, not to jump until its last part is there (Rule COMPANY-125). Its reads are answered
 * once it is on the screen without them, as on a slow line.
 */
export async function expectStillWhileLoading(page: Page, last: Locator): Promise<void> {
  const reads = `**/api/v1${batch.path}`;
  const answerOnceDrawn = async (route: Route): Promise<void> => {
    await page.evaluate(framesDrawn).catch(ignore);
    await route.continue().catch(ignore);
  };
  await page.route(reads, answerOnceDrawn);
  await page.reload();
  await expectShown(last);
  await settle(page);
  await page.unroute(reads, answerOnceDrawn);
  const moved = await page.evaluate(sumOfShifts);
  expect.soft(moved, "layout shift of a page on its way").toBeLessThanOrEqual(mostShift);
}

function ignore(): void {
  // A read of the page before, which is left: nothing waits for it.
}

/** Runs in the page: resolves once two frames are drawn. */
function framesDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Runs in the page: the sum of its layout shifts so far. */
function sumOfShifts(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      const values = list
        .getEntries()
        .map((entry) => ("value" in entry && typeof entry.value === "number" ? entry.value : 0));
      resolve(values.reduce((sum, value) => sum + value, 0));
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // Without any shift the observer stays silent.
    setTimeout(() => resolve(0), 500);
  });
}
