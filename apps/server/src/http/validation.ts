import type { FastifySchemaCompiler } from "fastify";
import { z } from "zod";

import { type ErrorCode, errorStatus } from "@atrio/contract/errors";

import { AppError } from "./errors.ts";

const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorStatus, value);

/** The error code of a problem that a schema found. */
export function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message;
  if (issue.code === "unrecognized_keys") return "request.unknown_field";
  const absent = issue.code === "invalid_type" && issue.input === undefined;
  const empty = issue.code === "too_small" && issue.origin === "string";
  return absent || empty ? "request.required" : "request.field_invalid";
}

function countOf(issue: z.core.$ZodIssue): number {
  return issue.code === "unrecognized_keys" ? issue.keys.length : 1;
}

/** The first names that an issue is about; with many issues the others cost nothing. */
function namesOf(issue: z.core.$ZodIssue, most: number): string[] {
  if (most === 0) return [];
  if (issue.code === "unrecognized_keys") return issue.keys.slice(0, most);
  return [issue.path.length === 0 ? "_" : issue.path.join(".")];
}

/** Maximum of named fields in an error; further ones are only counted. */
const mostFields = 20;
const longestName = 100;

/** Problems of an input, by wire field; a single domain rule is its own message. */
export function invalidInput(error: z.core.$ZodError): AppError {
  const found = new Map<string, ErrorCode[]>();
  let others = 0;
  for (const issue of error.issues) {
    const code = codeOf(issue);
    const room = Math.max(0, mostFields - found.size);
    const names = namesOf(issue, room);
    others += countOf(issue) - names.length;
    for (const name of names) {
      const known = found.get(name) ?? [];
      found.set(name, known.includes(code) ? known : [...known, code]);
    }
  }
  const [only, ...more] = [...found.values()].flat();
  const general = only === undefined || more.length > 0 || only.startsWith("request.");
  const named = [...found].map(([name, codes]) => [name.slice(0, longestName), codes] as const);
  const fields: Record<string, ErrorCode[]> = Object.fromEntries(named);
  if (others === 0) return new AppError(general ? "request.invalid" : only, { fields });
  const values = () => ({ count: String(others) });
  fields["_"] = [...(fields["_"] ?? []), "request.more_errors"];
  return new AppError("request.invalid", { fields, values });
}

/** Parses a part of the request with its declared schema. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = ({ schema }) => {
  return (input: unknown) => {
    const parsed = z.safeParse(schema, input, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: invalidInput(parsed.error) };
  };
};
