import type { Dictionary } from "../../dictionary.ts";
import type { projectErrors as es } from "../../es/projects/project-errors.ts";

export const projectErrors: Dictionary<typeof es> = {
  not_found: "Project not found.",
  not_usable:
    "You can’t log hours to this project on that day: it isn’t active then, or it isn’t assigned to you.",
  activity_not_found: "Activity not found in this project.",
  activity_required: "Choose one of the project’s activities.",
  part_not_found: "Field not found.",
  part_required: "The activity asks for this: {{parte}}.",
  part_invalid: "The value isn’t valid for this field: {{parte}}.",
  part_options: "A choice field needs at least two different options. Other fields have none.",
  registration_not_found: "Project entry not found.",
  document_not_found: "Project document not found.",
  worker_not_found: "One of the people chosen doesn’t work at the company.",
  order: "The end must be later than the start.",
  outside_signing: "The entry must lie within its clocking.",
  overlap: "That time is already assigned to another project.",
  approved: "The entry is approved. The approval must be withdrawn before changing it.",
  running: "The entry is still running. It can be approved once it ends.",
  mixed: "Approve or change the entry, but not both at once.",
  changed:
    "The day’s split has changed since you opened it. Check how it looks now and save again.",
  reason_required: "Give the reason for deleting.",
  nothing_to_copy: "There is no earlier split to copy to this day.",
  clock_stopped: "You weren’t working at that moment: clock in before starting on a project.",
  offline_order: "The project change is earlier than one that is already recorded.",
  all_and_list: "If you choose the whole staff, the list of people must be empty.",
  code_taken: "There is already a project with that code.",
  name_taken: "There is already one with that name.",
  dates: "The end date can’t be before the start date.",
  not_supervisor: "The people in charge of a project must be supervisors.",
  charge_twice: "The same person is in charge twice for the same dates.",
  too_many: "There are too many entries for one file: choose a shorter period.",
};
