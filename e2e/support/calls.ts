import type { Page, Request } from "playwright-core";

import { batch } from "@atrio/contract/batch";
import { events } from "@atrio/contract/messages/live";

/** Keeps events from a page, which would read again by rule: the reads of its story are its own. */
export async function holdEvents(page: Page): Promise<void> {
  await page.route(`**/api/v1${events.path}`, () => undefined);
}

/** Addresses that a request of the portal asks for: its own, or those of each call of a batch. */
export function addressesOf(request: Request): string[] {
  const url = request.url();
  if (!url.endsWith(batch.path)) return [url];
  const base = url.slice(0, -batch.path.length);
  const { calls } = batch.body.parse(request.postDataJSON());
  return calls.map(({ call, params = {}, query = {} }) => {
    const [, path = ""] = call.split(" ");
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
    return `${base}${filled}?${new URLSearchParams(query).toString()}`;
  });
}
