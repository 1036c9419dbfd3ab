import type { FastifyReply, FastifyRequest } from "fastify";

import type { EndpointSpec } from "@atrio/contract/endpoint";

import type { AppContext } from "../context.ts";
import { addressGroup } from "../platform/addresses.ts";
import { countTries } from "../platform/limits.ts";
import type { Limit } from "../platform/limits.ts";

import { AppError, fail } from "./errors.ts";

/** Bodies that nobody signed in sent and that were refused before the call began, by address. */
const malformedByAddress: Limit = { name: "malformed.address", max: 100, minutes: 15 };

/** Longer than a body of any call without a session but for files: a login has at most 1.5 KB. */
const smallBody = 2048;

const addressesKept = 10_000;
const refusals = new Set([400, 413, 415, 422]);

/** Counts strangers' unreadable requests. */
export type Strangers = {
  /** Hook that refuses to read a long body from an address that is over the limit: request.too_many. */
  checkAddress: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /**
   * Counts the request if it was malformed and nobody signed in sent it. Over the limit the answer is
   * request.too_many in place of `answer`.
   */
  judge(request: FastifyRequest, answer: AppError): Promise<AppError>;
};

/** Traceless calls are not counted by address (Rule COMPLAINTS-4). */
function isOpen(endpoint: EndpointSpec | undefined): boolean {
  return endpoint?.access.audience === "public" && endpoint.access.traceless !== true;
}

/** Opens the count of malformed bodies; addresses over the limit are kept in this process. */
export function openStrangers(ctx: AppContext): Strangers {
  /** Until when an address is over the limit, in epoch milliseconds. */
  const overUntil = new Map<string, number>();

  function secondsOver(address: string): number {
    const left = (overUntil.get(address) ?? 0) - ctx.clock.now().epochMilliseconds;
    if (left <= 0) overUntil.delete(address);
    return Math.max(0, Math.ceil(left / 1000));
  }

  function isLongFromStranger(request: FastifyRequest): boolean {
    if (!isOpen(request.routeOptions.config.endpoint) || request.method === "GET") return false;
    const length = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
    return overUntil.size > 0 && length > smallBody;
  }

  return {
    checkAddress: (request, _reply, done) => {
      const retryAfter = isLongFromStranger(request) ? secondsOver(addressGroup(request.ip)) : 0;
      if (retryAfter > 0) fail("request.too_many", { retryAfter });
      done();
    },
    async judge(request, answer) {
      const isCounted =
        isOpen(request.routeOptions.config.endpoint) &&
        !request.isAccepted &&
        refusals.has(answer.status);
      if (!isCounted) return answer;
      const address = addressGroup(request.ip);
      const known = secondsOver(address);
      if (known > 0) return new AppError("request.too_many", { retryAfter: known });
      const tries = [{ limit: malformedByAddress, subject: address }];
      const { refused, retryAfter } = await countTries(ctx, tries);
      if (!refused) return answer;
      if (overUntil.size >= addressesKept) overUntil.clear();
      overUntil.set(address, ctx.clock.now().epochMilliseconds + retryAfter * 1000);
      return new AppError("request.too_many", { retryAfter });
    },
  };
}
