import type { EndpointSpec } from "@atrio/contract/endpoint";

import type { AppContext } from "../context.ts";

/** A call that may be a part of a batch, with its handler. */
export type BatchableCall = {
  endpoint: EndpointSpec;
  handler: (call: never) => Promise<unknown>;
};

const registers = new WeakMap<AppContext, Map<string, BatchableCall>>();

/** True if a call only reads and answers JSON: nothing that is exported, traceless or changes data. */
export function isBatchable({ access, ...endpoint }: EndpointSpec): boolean {
  // A GET that a handed-over session is allowed by name changes something, as logging out does.
  const isRead =
    endpoint.method === "GET"
      ? access.writes !== true && access.whileImpersonating !== true
      : endpoint.reads === true;
  const isPlain = endpoint.produces === undefined && endpoint.file === undefined;
  return isRead && isPlain && access.confirmed !== true && access.traceless !== true;
}

/** Registers a bound call for batches, if it may be a part of one. */
export function registerForBatch(ctx: AppContext, call: BatchableCall): void {
  if (!isBatchable(call.endpoint)) return;
  const register = registers.get(ctx) ?? new Map<string, BatchableCall>();
  registers.set(ctx, register.set(`${call.endpoint.method} ${call.endpoint.path}`, call));
}

/** The batchable call of a name `METHOD /path`. */
export function batchableCall(ctx: AppContext, name: string): BatchableCall | undefined {
  return registers.get(ctx)?.get(name);
}
