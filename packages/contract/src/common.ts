import { z } from "zod";

import { allRequestKinds, leaveKinds } from "./kinds.ts";
import { languages } from "./languages.ts";

export const language = z.enum(languages).describe("Language: es, en, fr or pt");
export type Language = z.infer<typeof language>;

/** Positive 32-bit identifier; accepts the decimal string of a path or form. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Local date `YYYY-MM-DD` between 1900 and 2199. */
export const date = z.iso.date().refine((value) => value >= "1900" && value < "2200", {
  error: "date.range",
});

/** Wall-clock time `HH:mm`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Instant in ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

/** Kinds of request, pe_solicitud_tipo_id: leave alone, or all of them. */
export const leaveKind = z.literal(leaveKinds).describe("Kind of leave");
export const anyRequestKind = z.literal(allRequestKinds).describe("Kind of request");

/** Colour of an event, a shift or a label. */
export const colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .describe("Colour, #RRGGBB");

export const year = z.coerce.number().int().min(1900).max(2199).describe("Year");
export const month = z.coerce.number().int().min(1).max(12).describe("Month, 1 to 12");
export const minutes = z.number().int().describe("Whole minutes");

/** `{ data: … }`, the envelope of every answer that is not an exception of the spec. */
export function data<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema });
}

/** The answer of a call that has nothing to say but that it worked. */
export const done = data(z.object({ message: z.string().describe("What happened, for people") }));

/** The answer of a call that produces a file: its bytes, named by `Content-Disposition`. */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The answer of a call that produces one file, or several as an archive that is sent as it is made. */
export const fileOrArchive = z.custom<Uint8Array | AsyncIterable<Uint8Array>>();

/** Path with the worker's id. */
export const workerParams = z.strictObject({ id: id.describe("Worker id") });

/** The error envelope of every status from 400. */
export const errorBody = z.object({
  message: z.string().describe("What went wrong, in the caller's language"),
  code: z.string().describe("Stable key, area.reason"),
  errors: z
    .union([z.string(), z.array(z.string()), z.record(z.string(), z.array(z.string()))])
    .optional()
    .describe("Details; by wire field when a field is at fault"),
});
export type ErrorBody = z.infer<typeof errorBody>;

/**
 * Identity fields that the spec's clients send with every call. Accepted, never
 * trusted: they answer 403 or 404 when they contradict the session.
 */
export const identityFields = {
  empresa_id: id.optional().describe("Company id; must be the session's"),
  usuario_id: id.optional().describe("Account id; must be the session's"),
  usuario_ip: z.string().max(64).optional().describe("Ignored: the server sees the address"),
  account_user_id: id.optional().describe("Account id; must be the session's"),
  account_user_ip: z.string().max(64).optional().describe("Ignored: the server sees the address"),
};
