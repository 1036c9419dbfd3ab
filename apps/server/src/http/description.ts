import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { App } from "./bind.ts";
import { nameOf } from "./description/endpoints.ts";
import type { Description } from "./description/thread.ts";
import { publish, sendPublished } from "./published.ts";

/** Describes calls on a thread of its own: a second of work that would hold every answer up. */
async function describe(calls: string[]): Promise<Description> {
  const worker = new Worker(new URL("description/thread.ts", import.meta.url), {
    workerData: calls,
  });
  // Fails with the thread's error.
  const message: Promise<unknown[]> = once(worker, "message");
  const [description] = await message;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's one message
  return description as Description;
}

/** Lazy value, computed on first use and cached; a failure is not cached. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return async () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/**
 * API description of all endpoints bound afterwards: `/api/v1/openapi.json` for machines,
 * `/api/docs` for people. Generated on the first request.
 */
export function describeCalls(app: App): void {
  const calls: string[] = [];
  app.addHook("onRoute", ({ config }) => {
    if (config?.endpoint !== undefined) calls.push(nameOf(config.endpoint));
  });
  const description = kept(async () => describe(calls));
  const serve = (url: string, part: keyof Description, type: string): void => {
    const published = kept(async () => publish((await description())[part], type));
    app.get(url, async (request, reply) => sendPublished(request, reply, await published()));
  };
  serve("/api/v1/openapi.json", "document", "application/json; charset=utf-8");
  serve("/api/docs", "page", "text/html; charset=utf-8");
}
