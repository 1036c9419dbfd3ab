import type { FastifyReply, FastifyRequest } from "fastify";

import type { ErrorCode } from "@atrio/contract/errors";

import type { AppContext } from "../context.ts";
import { StorageAwayError } from "../platform/object-store.ts";

import { isTraceless, languageOf } from "./bind.ts";
import { AppError, errorEnvelope, fromFailure } from "./errors.ts";
import { isReadingForm } from "./forms.ts";
import type { Strangers } from "./strangers.ts";

/** Error codes of Fastify's own refusals, by status. */
const frameworkCodes: Record<number, ErrorCode> = {
  400: "request.malformed",
  404: "request.not_found",
  405: "request.not_found",
  406: "request.malformed",
  413: "request.too_large",
  414: "request.malformed",
  415: "request.media_type",
  431: "request.malformed",
};

/** Status of the framework's own refusals, 0 for anything else. */
function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return 0;
  return Number(error.statusCode);
}

function expected(error: unknown, request: FastifyRequest): AppError | undefined {
  const known = fromFailure(error);
  if (known !== undefined) return known;
  const status = statusOf(error);
  // The parser of forms throws bare errors for a body cut or malformed.
  if (isReadingForm(request) && status !== 413) return new AppError("request.malformed");
  if (!(status >= 400 && status < 500)) return undefined;
  return new AppError(frameworkCodes[status] ?? "request.malformed");
}

/** Releases the ballast; where that fails, the answer already reports the full disk. */
async function makeRoom(ctx: AppContext): Promise<void> {
  try {
    await ctx.disk.release();
  } catch (err) {
    ctx.log.error({ err }, "The ballast was not deleted");
  }
}

/**
 * Answers every failure with the wire's envelope. A defect of ours is a 500 and an unreachable database a 503: both
 * are logged.
 */
export function handleError(ctx: AppContext, strangers: Strangers) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = expected(error, request);
    const place = isTraceless(request)
      ? {}
      : { requestId: request.id, route: request.routeOptions.url };
    if (known === undefined) ctx.log.error({ err: error, ...place }, "Request failed");
    else if (known !== error && known.code === "server.unavailable") {
      const reason = error instanceof Error ? error.message : String(error);
      const what = error instanceof StorageAwayError ? "The store of the files" : "The database";
      ctx.log.warn({ reason, ...place }, `${what} did not answer a request`);
    }
    if (known?.code === "server.disk_full") await makeRoom(ctx);
    const answer = await strangers.judge(request, known ?? new AppError("server.failed"));
    if (answer.retryAfter !== undefined) void reply.header("retry-after", answer.retryAfter);
    if (answer.status === 401) void reply.header("www-authenticate", "Bearer");
    void reply.code(answer.status).type("application/json; charset=utf-8");
    // Sent as text: the envelope is not parsed again by an answer schema.
    return reply.send(JSON.stringify(errorEnvelope(languageOf(request), answer)));
  };
}
