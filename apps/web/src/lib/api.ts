import { batch, mostCalls } from "@atrio/contract/batch";
import type { Endpoint, EndpointResponse } from "@atrio/contract/endpoint";

import { confirmIdentity, wantsConfirmation } from "./confirmation.ts";
import { noteReached, noteUnreachable } from "./connection.ts";
import { ApiError, errorFromBody } from "./errors.ts";
import { noteServerTime, nowMs } from "./format.ts";
import { joinOthers, partOf } from "./gathering.ts";
import type { GatheredCall } from "./gathering.ts";
import { callsSignal } from "./held-calls.ts";
import { i18n } from "./i18n.ts";
import { currentLanguage } from "./language.ts";
import { clearSession, getSession } from "./session.ts";
import { addressOf, encodeBody, headersOf, readJson } from "./wire.ts";
import type { ApiRequest, CallOptions, LooseRequest } from "./wire.ts";

const timeoutMs = 20_000;
/** Statuses of a batch that say nothing about its calls. */
const refusals = new Set([400, 404, 405, 413]);
/** A file is made first and may be large: a company's year for an inspection takes minutes. */
const fileTimeoutMs = 600_000;

/**
 * Calls an endpoint of the contract and answers its parsed body. Throws an ApiError for any other
 * status, and with code "network" or "timeout" when nothing came back.
 */
export async function api<E extends Endpoint>(
  endpoint: E,
  ...[request]: object extends ApiRequest<E> ? [request?: ApiRequest<E>] : [request: ApiRequest<E>]
): Promise<EndpointResponse<E>> {
  const content = await contentOf(endpoint, request ?? {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parses every answer with this very schema
  return content as EndpointResponse<E>;
}

/** A read that begins with others travels with them (Rule ACCESS-70), as if each had been sent by itself. */
async function contentOf(endpoint: Endpoint, request: LooseRequest): Promise<unknown> {
  const token = getSession()?.token;
  const others = joinOthers(endpoint, request, sendAll);
  const joined = others === undefined ? undefined : await others;
  if (joined?.status === 200) return joined.content;
  if (joined !== undefined) {
    const error = errorFromBody(joined.status, joined.content);
    // Calls that are no part of a batch, such as exports, go by themselves.
    if (error.code !== "request.not_found") await passRefusal(error, token);
  }
  return readJson(await callEndpoint(endpoint, request, timeoutMs));
}

function sendAll(calls: readonly GatheredCall[]): void {
  for (let first = 0; first < calls.length; first += mostCalls) {
    void sendBatch(calls.slice(first, first + mostCalls));
  }
}

/** A refused batch, as of a text that is too long for it, lets its calls go by themselves; another failure is theirs too. */
async function sendBatch(calls: readonly GatheredCall[]): Promise<void> {
  try {
    const { answers } = await api(batch, { body: { calls: calls.map((call) => partOf(call)) } });
    for (const [index, { resolve }] of calls.entries()) resolve(answers[index]);
  } catch (error) {
    const isRefused = error instanceof ApiError && refusals.has(error.status);
    for (const { resolve, reject } of calls) {
      if (isRefused) resolve(undefined);
      else reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/**
 * Calls an endpoint of the contract that answers a file, and hands out the response before its body
 * is read. Throws like `api`.
 */
export async function apiFile<E extends Endpoint>(
  endpoint: E,
  request: ApiRequest<E>,
): Promise<Response> {
  return callEndpoint(endpoint, request, fileTimeoutMs);
}

async function callEndpoint(
  endpoint: Endpoint,
  request: LooseRequest,
  patienceMs: number,
): Promise<Response> {
  const { body, idempotencyKey, keepalive = false } = request;
  const token = getSession()?.token;
  const headers = headersOf(endpoint, request, currentLanguage());
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  const payload = encodeBody(body, headers);
  const response = await send(addressOf(endpoint, request), {
    method: endpoint.method,
    headers,
    body: payload,
    keepalive,
    signal: deadline(request, patienceMs),
  });
  if (response.ok) return response;
  await passRefusal(errorFromBody(response.status, await readJson(response)), token);
  return callEndpoint(endpoint, request, patienceMs);
}

/** Returns once the person has confirmed who they are, where a refusal asks for it; throws the others. */
async function passRefusal(error: ApiError, token: string | undefined): Promise<void> {
  if (wantsConfirmation(error) && (await confirmIdentity())) return;
  if (error.code.startsWith("session.") && error.status === 401) forgetSession(token);
  throw error;
}

/** The server no longer knows this token, or its time passed; a newer one of another tab stays. */
function forgetSession(token: string | undefined): void {
  if (getSession()?.token === token) clearSession();
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const sent = nowMs();
  const response = await reach(url, init);
  noteReached();
  noteServerTime(response.headers.get("date"), sent, nowMs());
  return response;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: "omit", cache: "no-store" });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "AbortError") throw error;
    if (name !== "TimeoutError") noteUnreachable();
    const code = name === "TimeoutError" ? "timeout" : "network";
    throw new ApiError({ status: 0, code, message: i18n.t(`common:error.${code}`) });
  }
}

function deadline({ signal, passesHold }: CallOptions, patienceMs: number): AbortSignal {
  const ends = [AbortSignal.timeout(patienceMs)];
  if (signal !== undefined) ends.push(signal);
  if (passesHold !== true) ends.push(callsSignal());
  return AbortSignal.any(ends);
}
