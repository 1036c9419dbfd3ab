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
    // A violation counts where it stays: a snackbar that fades out has no contrast, and a button half under
    // a bar that stays has no size, though each person would scroll it into sight.
    await page.evaluate(scrollToMiddle, found[0]?.target ?? "");
    await settle(page);
    const again = await page.evaluate(findViolations, tags);
    const first = new Set(found.map(keyOf));
    found = again.filter((one) => first.has(keyOf(one)));
  }
  const texts = found.map((one) => `${keyOf(one)}: ${one.reason}`);
  expect.soft(texts, `axe on ${where}`).toEqual([]);
}

/** An element that breaks a rule; `target` selects it. */
type Violation = { rule: string; target: string; reason: string };

const keyOf = ({ rule, target }: Violation): string => `${rule} at ${target}`;

/** Runs in the page. */
function scrollToMiddle(target: string): void {
  document.querySelector(target)?.scrollIntoView({ block: "center" });
}

/**
 * Runs in the page. A dialog is judged without the page behind it, where nobody can do anything: other
 * looks are at that.
 */
async function findViolations(values: string[]): Promise<Violation[]> {
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
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      target: target.join(" "),
      reason: failureSummary ?? "",
    })),
  );
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Window {
    axe: typeof axe;
  }
}
