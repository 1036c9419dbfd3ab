import type { Request } from "playwright-core";

import { batch } from "@atrio/contract/batch";

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
