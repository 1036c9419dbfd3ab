import type { Dictionary } from "../../dictionary.ts";
import type { expenseErrors as esExpense, leaveErrors as es } from "../../es/leave/leave-errors.ts";

/** Errors of asking for leave: terms of the rules and occasions. */
export const leaveErrors: Dictionary<typeof es> = {
  too_far: "The date is too far away: {{available}} at most.",
  too_long: "Each period of this leave lasts {{available}} at most.",
  too_short: "Each period of this leave lasts at least {{available}}.",
  occasion_required:
    "You have already asked for this leave for another event: say whether this is the same one or a new one.",
  occasion_unknown: "That event is not one of yours: choose another one or enter a new one.",
  over_occasion: "This is over the limit of this leave for one event: you have {{available}} left.",
  occasion_late: "Some days are too late: this leave is taken within {{available}} of the event.",
  occasion_later: "After the general deadline you can only take {{available}}.",
  occasion_weeks:
    "After the first six weeks, this leave is taken in whole weeks: choose periods of 7, 14, 21… days in a row.",
  open_end: "Only medical leave with a single period can have no end date.",
  own_absence: "You cannot enter or change your own absences as administration.",
  medical_rest_days:
    "Short sick leave is three days in a row at most. For more days, ask for medical leave.",
};

/** Questions about an expense. */
export const expenseErrors: Dictionary<typeof esExpense> = {
  repeated:
    "You have already asked for the same expense: same day, kind and amount. Confirm that it is another one before sending it.",
  old: "This expense is more than {{available}} old. Confirm that its date is right before sending it.",
};
