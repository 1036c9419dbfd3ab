import type { Dictionary } from "../dictionary.ts";
import type { errors as es } from "../es/errors.ts";

import { passwordErrors, secondFactorErrors } from "./access/access-errors.ts";
import { calendarErrors } from "./calendar/calendar-errors.ts";
import {
  centreErrors,
  holidayErrors,
  clockKindErrors,
  companyErrors,
  importErrors,
  policyErrors,
} from "./company/company-errors.ts";
import { installationErrors } from "./company/installation-errors.ts";
import { payrollErrors } from "./company/payroll-errors.ts";
import { staffErrors } from "./company/staff-errors.ts";
import { complaintErrors } from "./complaints/complaint-errors.ts";
import { dateRuleErrors } from "./leave/date-rule-errors.ts";
import { expenseErrors, leaveErrors } from "./leave/leave-errors.ts";
import { noticeErrors } from "./messages/notice-errors.ts";
import { documentErrors } from "./papers/document-errors.ts";
import { audienceErrors, templateErrors } from "./papers/sending-errors.ts";
import { bankErrors } from "./people/bank-errors.ts";
import { photoErrors } from "./people/photo-errors.ts";
import { projectErrors } from "./projects/project-errors.ts";
import { shiftErrors } from "./shifts/shift-errors.ts";
import { changeErrors } from "./time/change-errors.ts";
import { inspectionErrors } from "./time/inspection-errors.ts";
import { scheduleErrors } from "./time/schedule-errors.ts";

export const errors: Dictionary<typeof es> = {
  request: {
    invalid: "Please check the highlighted fields.",
    field_invalid: "This value is not valid.",
    required: "This field is required.",
    unknown_field: "This field cannot be sent.",
    more_errors: "Other errors: {{count}}.",
    text: "The text contains characters that are not allowed.",
    malformed: "The request could not be read.",
    not_found: "Not found.",
    too_large: "The request is larger than allowed.",
    media_type: "This type of file is not accepted.",
    too_many: "Too many attempts. Please try again in a few minutes.",
    conflict: "Somebody changed it in the meantime. Refresh the page and try again.",
    repeated_differently: "This operation was already sent with other data.",
    in_progress: "This operation is still being processed.",
  },
  server: {
    unavailable: "The service is not available right now. Please try again in a few seconds.",
    storage_full: "There is no space left to store files. Please tell your company.",
    disk_full:
      "The server has no space left to save changes. Nothing was saved: please tell your company and try again later.",
    failed: "An error has occurred",
  },
  file: { damaged: "The file is damaged and cannot be opened. Please tell your company." },
  session: {
    required: "Sign in to continue.",
    expired: "Your session has expired. Please sign in again.",
    not_found: "That session is no longer open.",
  },
  access: {
    denied: "Access denied",
    identity: "The data sent does not match your session.",
    password_change: "You need to change your password before you continue.",
    impersonation: "A handed-over session can only read.",
  },
  module: { not_hired: "Your company has not hired the module" },
  auth: {
    wrong_credentials: "Incorrect access data",
    disabled: "Your account is disabled. Please contact your company.",
    choose_company:
      "Your account belongs to several companies. Sign in from the page of one of them.",
    code_required: "Enter the code from your authenticator app.",
    code_wrong:
      "The code is not correct or has already been used. Wait for the next one and try again.",
    too_many_codes:
      "Too many wrong codes. Try again tomorrow or ask your company to remove two-step verification from your account.",
    unknown_email: "The e-mail address entered does not exist",
    link_expired: "The link has already been used or has expired. Ask for a new one.",
    handover_self: "You cannot open the portal as yourself.",
    handover_invalid: "The code has already been used or has expired.",
    confirm_password: "To continue, confirm that it is you with your password.",
  },
  office: {
    own_access: "You cannot change your own access to the administration: ask another owner.",
    roles_missing: "Choose at least one role.",
    last_handler: "Someone has to handle the channel: appoint another person first.",
  },
  second_factor: secondFactorErrors,
  password: passwordErrors,
  email: {
    invalid: "Enter a valid e-mail address.",
    same: "You already sign in with that address.",
    no_change: "There is no change of e-mail address waiting.",
  },
  date: { range: "The date is outside the accepted range." },
  company: companyErrors,
  staff: staffErrors,
  clock_kind: clockKindErrors,
  schedule: scheduleErrors,
  import: importErrors,
  centre: centreErrors,
  holiday: holidayErrors,
  inspection: inspectionErrors,
  worker: {
    not_found: "Worker not found",
    not_supervisor: "Only supervisors can use supervisor mode.",
  },
  directory: {
    column: "That column is not available to you.",
    too_large: "That is too many people for one file: narrow the search.",
    reserved: "Only administrators can see sex and salary.",
  },
  clock: {
    running: "Stop the clock first: you have a running clock record.",
    type_required: "You must select a type of clock-in",
    type_unknown: "This type of clock-in is no longer available.",
    pause_required: "You must select a type of break",
    pause_unknown: "This type of break is no longer available.",
    already_running: "You are already clocked in.",
    not_running: "You are not clocked in.",
    not_paused: "You are not on a break.",
    already_paused: "You are already on a break.",
    end_required: "You have been clocked in for more than a day. State when you finished.",
    end_out_of_range:
      "The end must be after the start, at most 24 hours later and not in the future.",
    end_not_expected:
      "The end can only be stated when you have been clocked in for more than a day.",
    ip_blocked: "Your company does not allow clocking from this network.",
    overlap: "It overlaps another clock record.",
    later_signing:
      "You already have a clock record later than now: it was recorded while the server’s clock ran ahead. Ask your supervisor to correct or delete it.",
    server_differs:
      "The punch was not recorded because the server’s time cannot be trusted. Write the time down, tell an administrator and try again in a minute.",
    server_behind:
      "The punch was not recorded because the server’s clock is behind what is already recorded. Write the time down, tell an administrator and try again in a minute.",
    offline_times:
      "There is no telling when you made this offline punch: the device’s clock was changed.",
    offline_too_old: "This offline punch is more than 72 hours old and can no longer be recorded.",
    offline_order:
      "This offline punch is earlier than the last one already recorded from another device.",
  },
  signing: {
    not_found: "The clock record was not found.",
    id_required: "The clock record ID is required",
    not_past: "Only clock records of days before today can be changed.",
    order: "The end must be later than the start.",
    future: "That time has not come yet.",
    too_long: "A clock record cannot last more than 24 hours.",
    outside_day: "The start does not belong to that day.",
  },
  clone: {
    nothing: "That day has no finished clock records to copy.",
    outside_month: "You can only copy to days before today in the current month.",
    refused: "Some of the chosen days cannot be changed. Check them and try again.",
  },
  ...changeErrors,
  correction: {
    already_pending: "A correction for that day is already pending.",
    incomplete: "Enter the start and the end of each clock record.",
    not_applicable:
      "The correction can no longer be applied because the day's clock records have changed. Reject it and ask for a new one.",
  },
  approval: {
    not_found: "Request not found.",
    already_decided: "This request has already been resolved.",
    reason_required: "Give the reason for the rejection.",
    own: "You cannot approve or reject your own request.",
  },
  closure: {
    month_closed:
      "The month is closed or waiting to be closed: you cannot clock or change anything in it.",
    not_ended: "The month has not ended yet.",
    outside_employment: "You did not work for the company in that month.",
    before_recording: "That month is before time recording began.",
    open_signing: "There is an unfinished clock record in that month.",
    correction_pending: "There is a pending correction in that month.",
    incidence_pending: "There is a pending hours-bank incidence in that month.",
    already_requested: "The closure of that month has already been requested.",
    already_approved: "That month is already closed.",
    not_approved: "Only a month whose closure was approved can be reopened.",
  },
  incidence: {
    not_found: "Incidence not found.",
    ids_required: "Choose at least one incidence.",
    already_decided: "This incidence has already been resolved.",
    holds_day:
      "The day has an hours-bank incidence. Its clock records can only be changed if it is rejected.",
    not_approved: "Only approved incidences can be transferred.",
    not_transferable: "This incidence cannot be transferred there.",
    own_bank: "You cannot move hours of your own bank.",
    own: "You cannot approve or reject your own incidence.",
    reason_required: "Give the reason for the rejection.",
    adjustment_zero: "The adjustment cannot be zero minutes.",
    expiry_before_year_end: "The expiry cannot be before the end of the year.",
  },
  team: { too_many: "That is too many days for one query. Choose fewer people or fewer days." },
  workday: {
    range: "The range must go from one date to a later one and span at most 366 days.",
    not_found: "The working day was not found.",
  },
  payroll: payrollErrors,
  leave: {
    ...leaveErrors,
    ...dateRuleErrors,
    kind_unknown: "You cannot use this kind of request.",
    subtype_required: "Choose the kind of leave.",
    period_required: "Add at least one period.",
    period_repeated: "Some days appear twice in the periods.",
    period_order: "The end cannot be before the start.",
    period_kind:
      "This leave cannot be asked for like this: check whether it allows half days or hours.",
    outside_employment: "Some days are outside your contract.",
    year_locked: "The year is locked: its days can no longer be changed.",
    year_not_ended: "The year has not ended yet.",
    nothing_counts: "You do not work on those dates: there is nothing to ask for.",
    not_enough: "Your balance is not enough: you have {{available}} left.",
    not_enough_hours: "Only {{available}} of that day can still be asked for.",
    over_limit: "This is over the limit of this leave: you can ask for {{available}}.",
    day_without_hours: "You have no schedule on that day.",
    outside_schedule: "You do not work at those hours: choose hours within your schedule.",
    clocked: "There are already clock records in those hours.",
    overlap: "You already have another request on those dates.",
    document_required: "Attach the document that supports the leave.",
    not_approved: "Only an approved request can be rectified.",
    already_rectified: "This request has already been rectified once.",
    day_not_absent: "This absence does not include that day.",
    started:
      "The leave has already started: to shorten it, amend it; if you were not away after all, ask to withdraw it.",
    not_cancellable: "This request can no longer be cancelled.",
    rule_invalid: "The details of the rule do not fit together.",
    adjustment_zero: "The adjustment cannot be zero.",
    adjustment_not_enough:
      "This person’s balance does not cover that: at most {{available}} can be taken away.",
    own_balance: "You cannot change your own balance.",
  },
  document: {
    ...documentErrors,
    not_found: "The document was not found.",
    not_pending: "Documents can only be removed while the request is pending.",
    not_addable: "Documents can no longer be added to this request.",
    too_large: "The file is larger than 5 MB.",
    type: "This type of file is not accepted: use PDF, JPEG, PNG, WebP or HEIC.",
    empty: "The file is empty.",
    too_many: "A request takes ten documents at most.",
    kind_unknown: "Choose a kind of document from the list.",
    not_replaceable: "There is already a newer version of this document.",
    not_deletable: "This document can no longer be deleted.",
    already_decided: "This document has already been approved or rejected.",
    whose: "State whose document it is, or share it with the whole company.",
    never_supervisor: "Medical and bank documents are never shown to supervisors.",
    expired: "The date of expiry is over. Enter today or a later day.",
    kept_too_short: "A labour document is kept for at least 48 months (LISOS, article 21).",
    quota: "You have reached the limit of personal documents. Delete one that you no longer need.",
  },
  expense: {
    ...expenseErrors,
    incomplete: "State the date, the kind and the amount or the kilometres.",
    future: "The date of the expense cannot be after today.",
    over_limit: "The amount is over the limit set by your company.",
    receipt_required: "Attach the receipt of the expense.",
    not_approved: "Only an approved expense can be paid.",
  },
  org_chart: {
    not_found: "Organisation chart not found.",
    node_not_found: "That position is no longer in the organisation chart.",
    changed:
      "Someone else changed this chart while you were editing it. Open it again so that their changes are not undone.",
    tree: "Each position must report to another one in the same chart, with no repeats or loops, and at most 40 levels.",
    node: "A person is identified by their ID, and a unit by its name.",
    person_twice: "Each person can appear only once in the chart.",
    name_taken: "There is already an organisation chart with that name.",
  },
  delegation: {
    dates: "Check the dates: from today on, and a year at most.",
    self: "You cannot delegate to yourself.",
    not_supervisor: "That person cannot approve requests.",
    overlap: "Somebody else already decides in your place on those dates.",
    not_found: "The delegation was not found.",
  },
  payslip: {
    not_found: "Payslip not found.",
    pdf_unavailable: "The PDF of this payslip is not available.",
    not_published: "Only a published payslip can be withdrawn.",
  },
  batch: {
    not_found: "The payslip batch was not found.",
    figures: "The CSV with the figures could not be read: check line {{linea}}.",
    lines: "The CSV with the lines could not be read: check line {{linea}}.",
    too_many: "A batch takes 5,000 pages at most.",
    unreadable: "The file could not be read: it is damaged or protected by a password.",
    not_in_review: "This batch can no longer be changed.",
    nothing_to_publish: "No payslip is ready to be published.",
    publish_date: "The publication date must be later than now and within a year.",
    worker_outside: "That person was not employed in the period of the payslip.",
    not_on_page: "That person’s name and NIF are not both on the sheet.",
  },
  layout: {
    not_found: "The payslip layout was not found.",
    name_taken: "There is a layout with that name already.",
    too_many: "A company can have at most 50 payslip layouts.",
  },
  signature: {
    not_found: "The document to sign was not found.",
    not_sealed: "The signed copy is being prepared. Try again in a few seconds.",
    not_pending: "This document is no longer waiting to be signed.",
    not_read: "Read the document to the end before you sign it.",
    not_enabled: "Your company has not turned on digital signatures.",
    code_form: "The code has six digits.",
    code_too_soon: "We have just sent you a code. You can ask for another one in a minute.",
    code_wrong: "The code is not correct.",
    code_expired: "The code has expired. Ask for a new one.",
    code_tries: "There are no tries left with this code. Ask for a new one.",
    other_document: "The document that you read is not the one being signed. Open it again.",
    reason_required: "Explain why you reject it.",
    date: "The last day to sign cannot be before today.",
    encrypted: "The PDF is protected by a password and cannot be signed.",
    content: "Choose a PDF or a text with fields, one of the two.",
    choice: "Say which documents, or the whole sending.",
  },
  audience: audienceErrors,
  template: templateErrors,
  seal: {
    unreadable: "The file is not a PKCS#12 certificate (.p12 or .pfx).",
    password: "The password of the certificate is not correct.",
    expired: "The certificate is not valid now: it has expired or is not in force yet.",
    no_key: "The certificate comes without its private key or cannot be used to sign.",
  },
  certificate: {
    not_found: "The certificate was not found.",
    year_required: "Choose the year of the certificate.",
    no_data: "There is nothing to certify for that year.",
    no_figures:
      "The payslips of that year are in the portal only as PDFs, without their figures, so the certificate cannot be made. Ask your company for it.",
    too_many: "You have asked for many certificates today. Try again tomorrow.",
  },
  model145: {
    not_found: "The Model 145 was not found.",
    not_pending: "This version of the Model 145 is no longer waiting to be signed.",
    not_in_force: "This version of the Model 145 is not the one in force.",
    unchanged: "You have changed nothing of the version in force.",
    nif: "Check the NIF or NIE: its control letter does not match.",
    spouse_nif: "State a valid NIF or NIE of your spouse, different from yours.",
    situation:
      "Family situation 1 needs at least one child who is under 18, or has a disability, and lives only with you.",
    child_age: "Children must be under 25, unless they have a disability.",
    ascendant_age: "Parents and grandparents must be over 65, unless they have a disability.",
    move_date: "State the date of the move; it cannot be in the future or before last year.",
    year: "Check the year.",
  },
  contract: {
    not_found: "The contract was not found.",
    overlap: "There is already another contract on those dates.",
    dates: "Check the dates of the contract.",
  },
  calendar: calendarErrors,
  notification: { not_found: "The notification was not found." },
  notice: noticeErrors,
  push: {
    device_not_found: "That device was not found.",
    too_many: "You already have the maximum number of devices: remove one to add this one.",
    app_unavailable: "The portal cannot send notifications to the app at the moment.",
    subscription: "This browser did not provide a valid address for receiving notifications.",
  },
  message: {
    not_found: "The message does not exist.",
    language: "Say in which language each text is, once each.",
    moment: "Choose a moment in the future, at most a year ahead.",
    withdrawn: "This message had been withdrawn already.",
    audience: "Say who the message is for.",
    nobody: "Nobody would receive this message: check the recipients.",
  },
  phone: { form: "Enter a valid phone number." },
  country: { not_found: "The country was not found." },
  province: { not_found: "The province was not found." },
  town: { not_found: "The town was not found." },
  street_kind: { not_found: "The street type was not found." },
  postal_code: {
    not_found: "The postcode was not found.",
    form: "The postcode has 5 digits.",
  },
  address: {
    country_first: "Choose the country first.",
    only_spain: "This is only for addresses in Spain.",
    only_elsewhere: "In Spain, choose it from the list.",
    other_province: "The town is not in that province.",
    code_elsewhere: "The postcode does not belong to that province.",
  },
  photo: photoErrors,
  bank: bankErrors,
  shift: shiftErrors,
  project: projectErrors,
  complaint: complaintErrors,
  privacy_policy: policyErrors,
  installation: installationErrors,
};
