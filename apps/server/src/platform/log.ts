import { pino } from "pino";
import type { Bindings, ChildLoggerOptions, Logger } from "pino";
import { z } from "zod";

import { describeLine } from "./terminal-log.ts";

/** Interface of code that only writes to the log. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

/**
 * The only fields that reach a log line. Nothing here can carry a body, a query string, a token or
 * a person's data; a new field is a decision, not an accident.
 */
const ALLOWED_FIELDS = new Set([
  "attempt",
  "code",
  "count",
  "empresa_id",
  "endpoint",
  "err",
  "event",
  "job",
  "method",
  "migration",
  "ms",
  "queue",
  "reason",
  "req",
  "reqId",
  "requestId",
  "res",
  "responseTime",
  "route",
  "signal",
  "status",
  "step",
]);

/** Errors whose message is written by the runtime or by us and never quotes input. */
const SAFE_MESSAGES = new Set([
  "TypeError",
  "ReferenceError",
  "RangeError",
  "AssertionError",
  "StartError",
]);

const errorSchema = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  syscall: z.string().optional(),
  severity: z.string().optional(),
  table: z.string().optional(),
  constraint: z.string().optional(),
});

type MakeChild = (this: Logger, bindings: Bindings, options?: ChildLoggerOptions) => Logger;

const requestSchema = z.object({
  method: z.string().optional(),
  routeOptions: z.object({ url: z.string().optional() }).optional(),
});

const responseSchema = z.object({ statusCode: z.number().optional() });

function writeToStandardError(line: string): void {
  process.stderr.write(process.stderr.isTTY ? describeLine(line) : line);
}

/**
 * Structured log (on standard error, one JSON object a line or, at a terminal, in words) that lets
 * through the allowed fields only. `write` replaces the output in tests.
 */
export function createLog(
  config: { logLevel: string },
  write: (line: string) => void = writeToStandardError,
): Logger {
  const log = pino(
    {
      level: config.logLevel,
      base: undefined,
      formatters: {
        level: (label) => ({ level: label }),
        log: keepAllowed,
      },
      serializers: { err: describeError, req: describeRequest, res: describeResponse },
      hooks: {
        logMethod(args, method) {
          const [first, message]: readonly unknown[] = args;
          if (!(first instanceof Error) && !carriesError(first)) return method.apply(this, args);
          // An error's own message may quote input; without this pino would make it the line's text.
          const fields = first instanceof Error ? { err: first } : first;
          const own = fields.err.message;
          const text =
            typeof message === "string" && message !== own ? message : "Unexpected error";
          return method.apply(this, [fields, text]);
        },
      },
    },
    { write },
  );
  // pino resets the formatter of bindings in a child: they are filtered on the way in instead.
  // oxlint-disable-next-line typescript/unbound-method -- called below with the logger it is asked of
  const makeChild: MakeChild = log.child;
  const child: MakeChild = function child(bindings, options) {
    return makeChild.call(this, keepAllowed(bindings), options);
  };
  return Object.assign(log, { child });
}

function carriesError(value: unknown): value is { err: Error } {
  return (
    typeof value === "object" && value !== null && "err" in value && value.err instanceof Error
  );
}

function keepAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED_FIELDS.has(name)));
}

function describeError(error: unknown): Record<string, unknown> {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return { type: typeof error };
  const { name = "Error", message, stack, ...rest } = parsed.data;
  const isSafe = SAFE_MESSAGES.has(name) || rest.syscall !== undefined;
  return { type: name, ...(isSafe ? { message } : {}), ...rest, at: framesOf(stack) };
}

function framesOf(stack: string | undefined): string[] {
  const lines = (stack ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => /^at .*[(/:]/.test(line)).slice(0, 12);
}

function describeRequest(request: unknown): Record<string, unknown> {
  const parsed = requestSchema.safeParse(request);
  return { method: parsed.data?.method, route: parsed.data?.routeOptions?.url };
}

function describeResponse(response: unknown): Record<string, unknown> {
  return { status: responseSchema.safeParse(response).data?.statusCode };
}
