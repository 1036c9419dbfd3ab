import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Page } from "playwright-core";

const out = join(import.meta.dirname, "../out");
const isDrawn = process.env["LOOKS"] === "1";

/** Waits until the page stands still: fonts there, nothing loading, transitions over. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
}

/** Runs in the page: true while it stands still. */
function isStill(): boolean {
  return (
    document.fonts.status === "loaded" &&
    document.querySelector('[class*="mantine-Skeleton"]') === null &&
    document.getAnimations().every((animation) => {
      const { iterations } = animation.effect?.getTiming() ?? {};
      return animation.playState !== "running" || iterations === Number.POSITIVE_INFINITY;
    })
  );
}

/** With `LOOKS=1` keeps a picture of the page in `e2e/out`; `whole` beyond the screen. */
export async function shoot(page: Page, name: string, { whole = false } = {}): Promise<void> {
  if (!isDrawn) return;
  await settle(page);
  await page.screenshot({ path: pathOf(name), fullPage: whole });
}

/** Takes a screenshot when a journey failed; never fails itself. */
export async function shootFailure(page: Page, name: string): Promise<void> {
  // The address names the dialog, which the picture does not tell.
  process.stdout.write(`${name} failed at ${page.url()}\n`);
  const path = pathOf(`failed/${name.replaceAll(/[^\p{L}\d]+/gu, "-").slice(0, 120)}`);
  try {
    await page.screenshot({ path, fullPage: true, timeout: 5_000 });
  } catch {
    // The page is gone or hangs: the journey's own failure says more.
  }
}

function pathOf(name: string): string {
  const path = join(out, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
