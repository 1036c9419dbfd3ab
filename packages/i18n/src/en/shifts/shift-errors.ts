import type { Dictionary } from "../../dictionary.ts";
import type { shiftErrors as es } from "../../es/shifts/shift-errors.ts";

export const shiftErrors: Dictionary<typeof es> = {
  not_found: "The shift was not found.",
  not_manager: "Only people who may manage shifts can plan an area.",
  area_not_found: "The work area was not found, or you do not manage it.",
  label_not_found: "The label was not found.",
  pause_not_found: "The break was not found.",
  worker_not_found: "This person does not belong to the shift’s area or does not work on that day.",
  end_before_start:
    "The end must be later than the start, unless the shift ends on the next day or lasts 24 hours.",
  pause_outside: "Breaks must lie within the shift and must not overlap.",
  pause_empty: "A break cannot end at the time it starts.",
  name_taken: "Another one already has this name.",
  changed: "The shift has changed since you opened it. Check how it stands now and save again.",
  overlap: "This person already has another shift at that time.",
  absent: "This person has an approved absence on that day. Give a reason to assign the shift.",
  area_in_use:
    "Some people assigned to the shift do not belong to the other area. Remove them before moving it.",
  recurrence_not_found: "The recurrence was not found, or you do not manage its area.",
  pattern_not_found: "The pattern was not found, or you do not manage its area.",
  series_changed:
    "Someone has changed the series since you opened it. Check how it stands now and save again.",
  preview_needed:
    "This change takes shifts away from people who already have them. Check the preview before saving.",
  series_end: "Say when it ends: a number of times, or a date on or after the start.",
  series_start: "The start cannot be more than 400 days ago.",
  pattern_empty: "The pattern needs at least one day with a shift.",
  pattern_offset: "Each person’s offset must lie within the sequence.",
  too_many: "Too many at once: at most 5,000 shifts and 20,000 assignments.",
  rule_broken: "The company does not allow this shift because it would break: {{reglas}}.",
  reason_required:
    "This shift would break: {{reglas}}. If it is needed all the same, give the reason.",
  not_open: "That shift is no longer open: it has begun, is not published or is fully staffed.",
  away: "The person who would work the shift has an approved absence that day.",
  colleague_not_found: "That person does not belong to the shift's area or does not work that day.",
  exchange_not_found: "The request cannot be found.",
  exchange_waiting: "There is already a pending request about that shift.",
  exchange_decided: "The request has already been settled.",
  exchange_lapsed: "The shift has changed or has already begun: the request cannot go ahead.",
  exchange_incomplete: "Choose a colleague and, for a swap, which of their shifts you would work.",
};
