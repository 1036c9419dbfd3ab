import { ApiError } from "../../../lib/errors.ts";

/**
 * True if an error says that the link opens nothing (any more); a token of the wrong form counts.
 */
export function isDeadLink(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false;
  const isMalformed = error.status === 422 && "token" in error.fields;
  return error.code === "inspection.link_expired" || isMalformed;
}
