import type { Endpoint, EndpointRequest, EndpointResponse } from "@atrio/contract/endpoint";

import { confirmIdentity, wantsConfirmation } from "./confirmation.ts";
import { noteReached, noteUnreachable } from "./connection.ts";
import { ApiError, errorFromBody } from "./errors.ts";
import { noteServerTime, nowMs } from "./format.ts";
import { callsSignal } from "./held-calls.ts";
import { i18n } from "./i18n.ts";
import { currentLanguage } from "./language.ts";
import { isRecord } from "./record.ts";
import { clearSession, getSession } from "./session.ts";

export const apiBase = "/api/v1";
const timeoutMs = 20_000;
/** A file is made first and may be large: a company's year for an inspection takes minutes. */
const fileTimeoutMs = 600_000;

type Part = "params" | "query" | "body";

/** Parts declared by the endpoint; possibly empty ones are optional. */
type RequestParts<E extends Endpoint> = {
  [
    K in Part as EndpointRequest<E>[K] extends undefined
      ? never
      : object extends EndpointRequest<E>[K]
        ? never
        : K
  ]: EndpointRequest<E>[K];
} & {
  [K in Part as object extends EndpointRequest<E>[K] ? K : never]?: EndpointRequest<E>[K];
};

type CallOptions = {
  /** Idempotency key: a repeated POST creates nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Headers beside the portal's own, such as the key of an unlocked mailbox. */
  headers?: Readonly<Record<string, string>>;
  /** Passes while calls are held: logging out itself. */
  passesHold?: true;
};

type ApiRequest<E extends Endpoint> = RequestParts<E> & CallOptions;

type LooseRequest = CallOptions & { params?: unknown; query?: unknown; body?: unknown };

/**
 * Calls an endpoint of the contract and answers its parsed body. Throws an ApiError for any other
 * status, and with code "network" or "timeout" when nothing came back.
 */
export async function api<E extends Endpoint>(
  endpoint: E,
  ...[request]: object extends ApiRequest<E> ? [request?: ApiRequest<E>] : [request: ApiRequest<E>]
): Promise<EndpointResponse<E>> {
  const response = await callEndpoint(endpoint, request ?? {}, timeoutMs);
  const answer = await readJson(response);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parses every answer with this very schema
  return answer as EndpointResponse<E>;
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
  const { params, query, body, idempotencyKey } = request;
  const token = getSession()?.token;
  const headers = new Headers({ ...request.headers, "accept-language": currentLanguage() });
  headers.set("accept", endpoint.produces === "file" ? "*/*" : "application/json");
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  const payload = encodeBody(body, headers);
  const response = await send(`${apiBase}${fillPath(endpoint.path, params)}${encodeQuery(query)}`, {
    method: endpoint.method,
    headers,
    body: payload,
    signal: deadline(request, patienceMs),
  });
  if (response.ok) return response;
  const error = errorFromBody(response.status, await readJson(response));
  if (wantsConfirmation(error) && (await confirmIdentity())) {
    return callEndpoint(endpoint, request, patienceMs);
  }
  if (error.code.startsWith("session.") && response.status === 401) forgetSession(token);
  throw error;
}

/** The server no longer knows this token, or its time passed; a newer one of another tab stays. */
function forgetSession(token: string | undefined): void {
  if (getSession()?.token === token) clearSession();
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const sent = nowMs();
  try {
    const response = await fetch(url, { ...init, credentials: "omit", cache: "no-store" });
    noteReached();
    noteServerTime(response.headers.get("date"), sent, nowMs());
    return response;
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

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's page instead of our envelope; only the status is known.
    return undefined;
  }
}

/** A body with a file travels as form data, any other as JSON. */
function encodeBody(body: unknown, headers: Headers): string | FormData | undefined {
  if (body === undefined) return undefined;
  const entries = Object.entries(isRecord(body) ? body : {});
  if (!entries.some(([, value]) => value instanceof Blob)) {
    headers.set("content-type", "application/json");
    return JSON.stringify(body);
  }
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, asText(value));
  }
  return form;
}

/** `/trabajador/:id` with `{ id: 7 }` → `/trabajador/7`. */
export function fillPath(path: string, params: unknown): string {
  const values = isRecord(params) ? params : {};
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(values[name])));
}

function encodeQuery(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined && value !== null) search.append(name, asText(value));
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
