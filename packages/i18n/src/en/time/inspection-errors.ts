import type { Dictionary } from "../../dictionary.ts";
import type { inspectionErrors as inspection } from "../../es/time/inspection-errors.ts";

/** Errors of the inspection kit. */
export const inspectionErrors: Dictionary<typeof inspection> = {
  scope: "Give the worker or the work centre that belongs to the scope, and only that one.",
  range: "The period must run from one date to a later one and cover at most five years.",
  too_large: "The file would be too large. Ask for it by work centre or by worker.",
  link_not_found: "The link was not found.",
  link_expired: "The link has expired or was withdrawn.",
};
