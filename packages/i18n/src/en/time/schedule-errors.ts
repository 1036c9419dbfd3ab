import type { Dictionary } from "../../dictionary.ts";
import type { scheduleErrors as schedules } from "../../es/time/schedule-errors.ts";

/** Errors of schedules in the office. */
export const scheduleErrors: Dictionary<typeof schedules> = {
  not_found: "The schedule was not found.",
  code_taken: "Another schedule already has that code.",
  overlap: "Two stretches overlap. Check the times.",
  week: "The schedule’s cycle has no such week.",
  from_required: "People work by this schedule: say from which day it changes.",
  too_many_days: "Too many days are already recorded. Choose a more recent day.",
  in_use: "This schedule has been used and has to be kept.",
  dates: "The last day cannot be before the first.",
  group: "Say who gets it, in one way only.",
  nobody: "Nobody is in that group on that date.",
};
