import type { Dictionary } from "../dictionary.ts";
import type { errors as es } from "../es/errors.ts";

export const errors: Dictionary<typeof es> = {
  request: {
    invalid: "Please check the highlighted fields.",
    field_invalid: "This value is not valid.",
    required: "This field is required.",
    unknown_field: "This field cannot be sent.",
    text: "The text contains characters that are not allowed.",
    malformed: "The request could not be read.",
    not_found: "Not found.",
    too_large: "The file or request is larger than 5 MB.",
    media_type: "This type of file is not accepted.",
    too_many: "Too many attempts. Please try again in a few minutes.",
    conflict: "Somebody changed it in the meantime. Refresh the page and try again.",
    repeated_differently: "This operation was already sent with other data.",
    in_progress: "This operation is still being processed.",
  },
  server: {
    unavailable: "The service is not available right now. Please try again in a few seconds.",
    storage_full: "There is no space left to store files. Please tell your company.",
    failed: "An error has occurred",
  },
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
    unknown_email: "The e-mail address entered does not exist",
    link_expired: "The link has already been used or has expired. Ask for a new one.",
    handover_self: "You cannot open the portal as yourself.",
    handover_invalid: "The code has already been used or has expired.",
  },
  password: {
    mismatch: "The passwords do not match.",
    same: "The new password must be different from the current one.",
    common: "This password is too common. Choose another one.",
    too_short: "The password must have at least 8 characters.",
    too_long: "The password can have at most 128 characters.",
    no_uppercase: "The password must have at least one uppercase letter.",
    no_lowercase: "The password must have at least one lowercase letter.",
    no_digit: "The password must have at least one digit.",
    login_too_short: "The password has at least 5 characters.",
    not_required: "There is no need to change the password.",
  },
  email: { invalid: "Enter a valid e-mail address." },
  date: { range: "The date is outside the accepted range." },
  company: { not_found: "Company settings not found" },
  worker: {
    not_found: "Worker not found",
    not_supervisor: "Only supervisors can use supervisor mode.",
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
    overlap: "It overlaps another signing.",
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
    nothing: "That day has no finished clock records to clone.",
    outside_month: "You can only clone to days before today in the current month.",
    refused: "Some of the chosen days cannot be changed. Check them and try again.",
  },
  signing_change: {
    not_found: "The change was not found.",
    already_answered: "You have already answered this change.",
    comment_required: "Explain why you disagree.",
  },
  correction: {
    already_pending: "A correction for that day is already pending.",
    incomplete: "Enter the start and the end of each clock record.",
    not_applicable:
      "The correction can no longer be applied because the day's clock records have changed. Reject it and ask for a new one.",
  },
  approval: {
    not_found: "Request not found.",
    already_decided: "This request has already been decided.",
    reason_required: "Give the reason for the rejection.",
    own: "You cannot decide on your own request.",
  },
  closure: {
    month_closed:
      "The month is closed or waiting to be closed: you cannot clock or change anything in it.",
    not_ended: "The month has not ended yet.",
    open_signing: "There is an unfinished clock record in that month.",
    correction_pending: "There is a pending correction in that month.",
    incidence_pending: "There is an undecided hours-bank incidence in that month.",
    already_requested: "The closure of that month has already been requested.",
    already_approved: "That month is already closed.",
    not_approved: "Only a month whose closure was approved can be reopened.",
  },
  incidence: {
    not_found: "Incidence not found.",
    ids_required: "Choose at least one incidence.",
    already_decided: "This incidence has already been decided.",
    holds_day:
      "The day has an hours-bank incidence. Its clock records can only be changed if it is rejected.",
    not_approved: "Only approved incidences can be transferred.",
    own: "You cannot decide on your own incidence.",
    reason_required: "Give the reason for the rejection.",
    adjustment_zero: "The adjustment cannot be zero minutes.",
    expiry_before_year_end: "The expiry cannot be before the end of the year.",
  },
  team: { too_many: "That is too many days for one query. Choose fewer people or fewer days." },
  workday: {
    range: "The range must go from one date to a later one and span at most 366 days.",
    not_found: "The working day was not found.",
  },
};
