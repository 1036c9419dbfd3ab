import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import type { Actor } from "@atrio/contract/access/actor";
import type { batch } from "@atrio/contract/batch";
import type { EndpointInput, EndpointResponse, EndpointSpec } from "@atrio/contract/endpoint";

import type { AppContext } from "../context.ts";
import { SharedFailure } from "../db/shared.ts";

import { checkAccess } from "./access.ts";
import { batchableCall } from "./batch-register.ts";
import type { BatchableCall } from "./batch-register.ts";
import { checkTexts, languageOf, metaOf } from "./bind.ts";
import { AppError, errorEnvelope, fail, fromFailure } from "./errors.ts";
import { returnValuesOf } from "./return-values.ts";
import { serializerOf } from "./serializing.ts";
import { invalidInput } from "./validation.ts";

type Part = EndpointInput<typeof batch>["body"]["calls"][number];
type Exchange = { actor: Actor; request: FastifyRequest; reply: FastifyReply };
/** The JSON of a call's answer, or the reason of its failure. */
type Outcome = { text: string } | { error: unknown };

function parsed(schema: z.ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return input;
  const { data, error } = z.safeParse(schema, input, { reportInput: true });
  if (error !== undefined) throw invalidInput(error);
  return data;
}

/** Answers a call as its own route does: policy, texts, schemas, handler, declared fields. */
async function answerCall(
  { config }: AppContext,
  { endpoint, handler }: BatchableCall,
  { actor, request, reply, part }: Exchange & { part: Part },
): Promise<string> {
  const isPublic = endpoint.access.audience === "public";
  const raw = { params: part.params ?? {}, query: part.query ?? {}, body: part.payload };
  if (!isPublic) checkAccess(actor, endpoint, raw);
  checkTexts(raw);
  const input = {
    params: parsed(endpoint.params, raw.params),
    body: parsed(endpoint.body, raw.body),
    query: parsed(endpoint.query, raw.query),
  };
  const who = isPublic ? null : actor;
  const call = { ...input, actor: who, meta: metaOf(endpoint, request), request, reply };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas above have parsed exactly what the declaration types
  const answer = await handler(call as never);
  const serialize = returnValuesOf(endpoint, input.body ?? input.query);
  return (serialize ?? serializerOf(config, endpoint.response))(answer);
}

async function outcomeOf(ctx: AppContext, exchange: Exchange, part: Part): Promise<Outcome> {
  try {
    const call = batchableCall(ctx, part.call) ?? fail("request.not_found");
    return { text: await answerCall(ctx, call, { ...exchange, part }) };
  } catch (error) {
    return { error };
  }
}

/** Reads all calls in one transaction; if a statement fails in it, one call after the other. */
async function outcomesOf(
  ctx: AppContext,
  exchange: Exchange,
  parts: readonly Part[],
): Promise<Outcome[]> {
  const all = async () => Promise.all(parts.map(async (part) => outcomeOf(ctx, exchange, part)));
  if (parts.length === 1) return all();
  try {
    return await ctx.db.together(exchange.actor.empresa_id, all);
  } catch (error) {
    if (!(error instanceof SharedFailure)) throw error;
    const outcomes: Outcome[] = [];
    for (const part of parts) outcomes.push(await outcomeOf(ctx, exchange, part));
    return outcomes;
  }
}

/** Status and body of a part; a defect of ours is logged as the route's own would be. */
function rendered(
  ctx: AppContext,
  { request }: Exchange,
  { outcome, call }: { outcome: Outcome; call: string },
): { status: number; text: string } {
  if ("text" in outcome) return { status: 200, text: outcome.text };
  const known = fromFailure(outcome.error);
  if (known === undefined) {
    ctx.log.error({ err: outcome.error, requestId: request.id, route: call }, "Request failed");
  }
  const error = known ?? new AppError("server.failed");
  return { status: error.status, text: JSON.stringify(errorEnvelope(languageOf(request), error)) };
}

/** Answers the calls of a batch in their order, each with its own status (Rule ACCESS-70). */
export async function answerBatch(
  ctx: AppContext,
  exchange: Exchange,
  calls: readonly Part[],
): Promise<EndpointResponse<typeof batch>> {
  const { request, reply } = exchange;
  const outcomes = await outcomesOf(ctx, exchange, calls);
  const batched: Array<{ endpoint: EndpointSpec; status: number }> = [];
  const texts = calls.map(({ call }, index) => {
    const outcome = outcomes[index] ?? { error: new Error("A call of a batch has no answer") };
    const { status, text } = rendered(ctx, exchange, { outcome, call });
    const endpoint = batchableCall(ctx, call)?.endpoint;
    if (endpoint !== undefined) batched.push({ endpoint, status });
    return `{"status":${status},"content":${text}}`;
  });
  request.batched = batched;
  // Each part is serialized by its own schema already.
  void reply.type("application/json; charset=utf-8");
  reply.serializer(() => `{"answers":[${texts.join(",")}]}`);
  return { answers: [] };
}
