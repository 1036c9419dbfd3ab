import { getI18n } from "react-i18next";

import { isRecord } from "./record.ts";

/** Wire fields with their errors, in the caller's language. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type ApiErrorInit = { status: number; code: string; message: string; fields?: FieldErrors };

/**
 * A call that did not answer 200. `status` is 0 when nothing came back: code "network" (no
 * connection), "timeout"; else the server's status and code (`area.reason`).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;

  constructor({ status, code, message, fields = {} }: ApiErrorInit) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** The error of an answer's body, with its text as the spec's catalogue extracts it. */
export function errorFromBody(status: number, body: unknown): ApiError {
  const code = textOf(body, "code") ?? `http.${status}`;
  return new ApiError({ status, code, message: extractMessage(body), fields: fieldsOf(body) });
}

/** The text to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.message !== "") return error.message;
  return getI18n().t("common:error.unknown");
}

/**
 * Rule ACCESS-6: `errors` as a string is the text; an object's values
 * are listed; an array is listed, or the message is used when it is empty; without `errors` the
 * message is used, else "Error desconocido".
 */
export function extractMessage(body: unknown): string {
  const errors = property(body, "errors");
  const message = textOf(body, "message") ?? getI18n().t("common:error.unknown");
  if (typeof errors === "string" && errors !== "") return errors;
  const listed = list(errors);
  return listed.length > 0 ? listed.join("\n") : message;
}

function list(errors: unknown): string[] {
  if (!isRecord(errors)) return [];
  return Object.values(errors)
    .flat()
    .filter((value): value is string => typeof value === "string" && value !== "");
}

function fieldsOf(body: unknown): FieldErrors {
  const errors = property(body, "errors");
  if (!isRecord(errors) || Array.isArray(errors)) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, list([texts])]));
}

function property(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function textOf(body: unknown, key: string): string | undefined {
  const value = property(body, key);
  return typeof value === "string" && value !== "" ? value : undefined;
}
