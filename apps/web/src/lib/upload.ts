import type { Endpoint, EndpointRequest, EndpointResponse } from "@atrio/contract/endpoint";

import { noteReached, noteUnreachable } from "./connection.ts";
import { ApiError, errorFromBody } from "./errors.ts";
import { i18n } from "./i18n.ts";
import { currentLanguage } from "./language.ts";
import { clearSession, getSession } from "./session.ts";
import { apiBase, fillPath } from "./wire.ts";

/** A phone on a bad line needs minutes for five megabytes. */
const patienceMs = 180_000;

type UploadRequest<E extends Endpoint> = {
  body: EndpointRequest<E>["body"] & Readonly<Record<string, unknown>>;
  params?: EndpointRequest<E>["params"];
  /** Headers beside the portal's own. */
  headers?: Readonly<Record<string, string>>;
  idempotencyKey: string;
  signal: AbortSignal;
  /** Progress callback, from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends the files of a form with progress and answers the parsed body. Throws an ApiError like
 * `api`, and an AbortError when cancelled.
 */
export function uploadForm<E extends Endpoint>(
  endpoint: E,
  { body, params, headers = {}, idempotencyKey, signal, onProgress }: UploadRequest<E>,
): Promise<EndpointResponse<E>> {
  const token = getSession()?.token;
  const request = new XMLHttpRequest();
  request.open(endpoint.method, `${apiBase}${fillPath(endpoint.path, params)}`);
  request.timeout = patienceMs;
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("accept-language", currentLanguage());
  request.setRequestHeader("idempotency-key", idempotencyKey);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  if (token !== undefined) request.setRequestHeader("authorization", `Bearer ${token}`);
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve, reject) => {
    const fail = (code: "network" | "timeout") => () => {
      if (code === "network") noteUnreachable();
      reject(new ApiError({ status: 0, code, message: i18n.t(`common:error.${code}`) }));
    };
    request.addEventListener("error", fail("network"));
    request.addEventListener("timeout", fail("timeout"));
    request.addEventListener("abort", () => reject(new DOMException("Called off", "AbortError")));
    request.addEventListener("load", () => {
      noteReached();
      const answer = read(request.responseText);
      if (request.status === 200) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parses every answer with this very schema
        resolve(answer as EndpointResponse<E>);
        return;
      }
      const error = errorFromBody(request.status, answer);
      // The server no longer knows this token; a newer one of another tab stays.
      const isDead = request.status === 401 && error.code.startsWith("session.");
      if (isDead && getSession()?.token === token) clearSession();
      reject(error);
    });
    request.send(formOf(body));
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page instead of our envelope; only the status is known.
    return undefined;
  }
}

function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === "string") form.append(name, value);
    else if (typeof value === "number") form.append(name, String(value));
  }
  return form;
}
