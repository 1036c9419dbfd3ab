import type { Endpoint, EndpointRequest } from "@atrio/contract/endpoint";

import { isRecord } from "./record.ts";

/** How calls of the contract look on the wire, whoever sends them. */
export const apiBase = "/api/v1";

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

export type CallOptions = {
  /** Idempotency key: a repeated POST creates nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Headers beside the usual ones, such as the key of an unlocked mailbox. */
  headers?: Readonly<Record<string, string>>;
  /** Goes on when its page is left; for small bodies. */
  keepalive?: true;
  /** Passes while calls are held: logging out itself. */
  passesHold?: true;
};

export type ApiRequest<E extends Endpoint> = RequestParts<E> & CallOptions;

export type LooseRequest = CallOptions & { params?: unknown; query?: unknown; body?: unknown };

/** The address of a call with its path parameters and query. */
export function addressOf({ path }: Endpoint, { params, query }: LooseRequest): string {
  return `${apiBase}${fillPath(path, params)}${encodeQuery(query)}`;
}

/** Headers of every call, language and kind of answer, and those of the request. */
export function headersOf(
  { produces }: Endpoint,
  { headers }: LooseRequest,
  language: string,
): Headers {
  const accept = produces === "file" ? "*/*" : "application/json";
  return new Headers({ ...headers, "accept-language": language, accept });
}

/** A body with a file travels as form data, any other as JSON. */
export function encodeBody(body: unknown, headers: Headers): string | FormData | undefined {
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

/** The JSON of an answer; undefined for a proxy's page in its place, of which only the status is known. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** `/trabajador/:id` with `{ id: 7 }` → `/trabajador/7`. */
export function fillPath(path: string, params: unknown): string {
  const values = isRecord(params) ? params : {};
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(values[name])));
}

/** Values of a path or a query as texts, without those that are left out. */
export function textsOf(values: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(values) ? values : {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, asText(value)]],
    ),
  );
}

function encodeQuery(query: unknown): string {
  const text = new URLSearchParams(textsOf(query)).toString();
  return text === "" ? "" : `?${text}`;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
