import type { Dictionary } from "../../dictionary.ts";
import type { changeErrors as es } from "../../es/time/change-errors.ts";

export const changeErrors: Dictionary<typeof es> = {
  signing_change: {
    not_found: "The change was not found.",
    already_answered: "You have already answered this change.",
    comment_required: "Explain why you disagree.",
  },
  day_change: {
    outdated:
      "The day has changed while you were editing it. Check how it stands now and save again.",
    nothing: "There is nothing to save.",
    reason_required: "Give a reason for the change.",
    needs_approval:
      "In your company changes of past days need approval: edit the whole day to ask for it.",
  },
};
