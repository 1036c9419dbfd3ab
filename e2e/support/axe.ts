import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

import { settle } from "./screens.ts";

/** Short form of axe, which a page reads at each of its loads. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Expects axe to find nothing wrong with the page as it stands: WCAG 2.2 AA and good practice. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await settle(page);
  // Through the debugger, which the page's content policy lets pass: the policy itself stays on.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  let found = await page.evaluate(findViolations, tags);
  if (found.length > 0) {
    // A snackbar that fades out during the examination has no contrast: a violation counts where it stays.
    await settle(page);
    found = await page.evaluate(findViolations, tags);
  }
  expect.soft(found, `axe on ${where}`).toEqual([]);
}

/**
 * Runs in the page: each violation as a line that names the rule, the element and the reason. A dialog is
 * judged without the page behind it, where nobody can do anything: other looks are at that.
 */
async function findViolations(values: string[]): Promise<string[]> {
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  const notices = [...document.querySelectorAll(".mantine-Notifications-root")];
  const scope = dialogs.length === 0 ? document : [...dialogs, ...notices];
  const { violations } = await window.axe.run(scope, {
    runOnly: { type: "tag", values },
    resultTypes: ["violations"],
    // No rule among these reads the style sheets.
    preload: { assets: ["media"] },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Window {
    axe: typeof axe;
  }
}
