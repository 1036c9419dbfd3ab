import type { Dictionary } from "../../dictionary.ts";
import type { complaintErrors as es } from "../../es/complaints/complaint-errors.ts";

export const complaintErrors: Dictionary<typeof es> = {
  not_found: "The report cannot be found.",
  mailbox_closed: "This company’s complaints mailbox is not open yet.",
  mailbox_open: "The mailbox is already open.",
  locked: "The mailbox is locked. Unlock it with your passphrase.",
  wrong_passphrase: "The passphrase is not correct.",
  passphrase_short: "The passphrase must have at least 16 varied characters.",
  key_exists: "You already have a mailbox key.",
  no_key: "You do not have a mailbox key yet.",
  key_pending: "Your key is waiting for another handler to admit it.",
  recovery_wrong: "This is not the recovery key of this mailbox.",
  other_handlers: "Another handler has access. Ask them to admit your key.",
  handler_not_found: "That handler cannot be found.",
  nobody_left: "Nobody would be left to read the report. You can turn to an external authority.",
  state: "The state of the report does not allow this step.",
  not_pending: "The report has already been dealt with: it can no longer be changed or deleted.",
  email_required: "Enter a personal e-mail address or choose to do without notices.",
  anonymous_here: "An anonymous report is filed without signing in.",
  too_many_files: "The report already has the maximum of 20 documents.",
  no_minutes: "There are no minutes to answer.",
  meeting_date: "The meeting must be after the report and cannot be in the future.",
};
