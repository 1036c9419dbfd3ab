import type { Locator } from "playwright-core";
import { expect } from "vitest";

import type { ClockAction } from "@atrio/contract/time/time";

import type { Visitor } from "./browser.ts";
import { patienceMs } from "./patience.ts";
import { until } from "./until.ts";

/**
 * Waits until the portal can open offline: its service worker is active and its data are copied,
 * `others` by the names of their keys among them.
 */
export async function expectReadyForOffline(
  { page }: Visitor,
  others: readonly string[] = [],
): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const copied = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open("atrio-copies");
          opening.addEventListener("success", () => {
            const reading = opening.result.transaction("copies").objectStore("copies").getAllKeys();
            reading.addEventListener("success", () => {
              opening.result.close();
              resolve(reading.result.map(String));
            });
          });
        }),
    );
  const wanted = ["user", "modules", "open", "days", "clock-in-types", "pause-kinds", ...others];
  await until(
    async () => {
      const keys = (await copied()).join("\n");
      return wanted.every((name) => keys.includes(`"${name}"`));
    },
    { withinMs: patienceMs, what: () => "the copies for a start without network" },
  );
}

/** Cuts the network of the visitor's browser, as a lift does. */
export async function cutNetwork(visitor: Visitor): Promise<void> {
  visitor.expectError(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
  await visitor.context.setOffline(true);
}

/** Restores the network. */
export async function restoreNetwork({ context }: Visitor): Promise<void> {
  await context.setOffline(false);
}

/** Part of the clock card with the waiting punches. */
export function waitingPunches({ page, t }: Visitor): Locator {
  return page.getByRole("region", { name: t.time.offline.waiting, exact: true });
}

/** Expects exactly these punches to wait, in this order. */
export async function expectWaiting(
  visitor: Visitor,
  actions: readonly ClockAction[],
): Promise<void> {
  const { action } = visitor.t.time.offline;
  const expected = actions.map((name) => new RegExp(`^${action[name]} · \\d{2}:\\d{2}`));
  const lines = waitingPunches(visitor).getByRole("listitem");
  await expect.poll(() => lines.count(), { timeout: patienceMs }).toBe(expected.length);
  const texts = await lines.allInnerTexts();
  for (const [index, pattern] of expected.entries()) expect(texts[index]).toMatch(pattern);
}
