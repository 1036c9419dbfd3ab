import { getI18n } from "react-i18next";

import type { Endpoint, EndpointResponse } from "@atrio/contract/endpoint";

import { ApiError, errorFromBody } from "./errors.ts";
import { currentLanguage } from "./language.ts";
import { addressOf, encodeBody, headersOf, readJson } from "./wire.ts";
import type { ApiRequest, LooseRequest } from "./wire.ts";

/** A file may come from a phone on a bad line. */
const patienceMs = 180_000;

/**
 * Calls an endpoint as a stranger does, whoever is signed in: without token, cookie, referrer or
 * cache, and without a word to the rest of the portal (Rule COMPLAINTS-4). Throws like `api`.
 */
export async function quietApi<E extends Endpoint>(
  endpoint: E,
  request: ApiRequest<E>,
): Promise<EndpointResponse<E>> {
  const answer = await readJson(await quietCall(endpoint, request));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parses every answer with this very schema
  return answer as EndpointResponse<E>;
}

/** Calls an endpoint that answers a file, as `quietApi` does, and answers its bytes. */
export async function quietFile<E extends Endpoint>(
  endpoint: E,
  request: ApiRequest<E>,
): Promise<Blob> {
  const response = await quietCall(endpoint, request);
  return response.blob().catch(() => refuse("network"));
}

async function quietCall(endpoint: Endpoint, request: LooseRequest): Promise<Response> {
  const headers = headersOf(endpoint, request, currentLanguage());
  const ends = [AbortSignal.timeout(patienceMs), request.signal ?? []].flat();
  const response = await fetch(addressOf(endpoint, request), {
    method: endpoint.method,
    headers,
    body: encodeBody(request.body, headers) ?? null,
    credentials: "omit",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.any(ends),
  }).catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "AbortError") throw error;
    return refuse(name === "TimeoutError" ? "timeout" : "network");
  });
  if (response.ok) return response;
  throw errorFromBody(response.status, await readJson(response));
}

function refuse(code: "network" | "timeout"): never {
  throw new ApiError({ status: 0, code, message: getI18n().t(`common:error.${code}`) });
}
