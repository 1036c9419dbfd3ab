import type { Endpoint } from "@atrio/contract/endpoint";

import { getSession } from "./session.ts";
import { textsOf } from "./wire.ts";
import type { LooseRequest } from "./wire.ts";

/** Status and JSON of an answer. */
export type Answer = { status: number; content: unknown };

/** A read that travels with others, and the ends of its promise. */
export type GatheredCall = {
  endpoint: Endpoint;
  request: LooseRequest;
  resolve: (answer: Answer | undefined) => void;
  reject: (reason: Error) => void;
};

let isGathering = false;
let waiting: GatheredCall[] = [];

/** From now on the reads of queries that begin in the same moment travel in one request. */
export function gatherReads(): void {
  isGathering = true;
}

/** True for a read of the signed-in person that says nothing about how it is sent. */
function mayJoin({ method, produces, reads }: Endpoint, request: LooseRequest): boolean {
  const { signal, headers, keepalive, passesHold } = request;
  const isQuery = (method === "GET" || reads === true) && signal !== undefined;
  const isPlain =
    produces === undefined &&
    headers === undefined &&
    keepalive === undefined &&
    passesHold === undefined;
  return isGathering && isQuery && isPlain && getSession() !== null;
}

/**
 * The answer of a read that travels with those of the same moment, by `send`; undefined if it goes by itself, which
 * turns out at once or when no other has begun. Rejects when its signal is aborted.
 */
export function joinOthers(
  endpoint: Endpoint,
  request: LooseRequest,
  send: (calls: readonly GatheredCall[]) => void,
): Promise<Answer | undefined> | undefined {
  if (!mayJoin(endpoint, request)) return undefined;
  if (waiting.length === 0) queueMicrotask(() => sendWaiting(send));
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const abort = (): void => reject(new DOMException("Aborted", "AbortError"));
    signal?.addEventListener("abort", abort, { once: true });
    waiting.push({ endpoint, request, resolve, reject });
  });
}

function sendWaiting(send: (calls: readonly GatheredCall[]) => void): void {
  const calls = waiting;
  waiting = [];
  if (calls.length > 1) send(calls);
  else calls[0]?.resolve(undefined);
}

/** A gathered call as a part of a batch. */
export function partOf({ endpoint, request }: GatheredCall) {
  const { params, query, body } = request;
  return {
    call: `${endpoint.method} ${endpoint.path}`,
    ...(params !== undefined && { params: textsOf(params) }),
    ...(query !== undefined && { query: textsOf(query) }),
    ...(body !== undefined && { payload: body }),
  };
}
