import type { Dictionary } from "../dictionary.ts";
import type { answers as es } from "../es/answers.ts";

export const answers: Dictionary<typeof es> = {
  auth: {
    signed_out: "You have signed out.",
    confirmed: "You have confirmed that it is you.",
    link_sent: "We have sent you an e-mail with a link to change your password.",
    link_sent_neutral:
      "If the e-mail address belongs to an account, a link to change the password is on its way.",
  },
  email: {
    change_sent:
      "We have sent a link to the new address. Open it within 24 hours to complete the change.",
    change_cancelled: "The change of e-mail address has been cancelled.",
  },
  session: { ended: "The session has been closed." },
  second_factor: {
    off: "Two-step verification has been turned off.",
    put_off: "All right: we will remind you in 30 days.",
    removed: "Two-step verification has been removed for this person.",
  },
  password: {
    changed: "The password has been changed.",
    saved: "The password has been saved. You can sign in now.",
  },
  template: { deleted: "The text has been deleted." },
  schedule: { deleted: "The schedule was deleted." },
  calendar: {
    event_removed: "The event was removed from the calendars.",
    feed_revoked: "The subscription was revoked: its address no longer works.",
  },
  shift: {
    removed: "The shift has been deleted.",
    label_removed: "The label has been deleted.",
    pause_removed: "The break has been deleted.",
    exchange_withdrawn: "The request has been withdrawn.",
  },
  office: {
    handler_saved: "The team that handles complaints has been saved.",
  },
  installation: {
    examination_started:
      "The examination has begun. You can leave this page: the result will be here.",
    backup_started: "The backup has begun. It will be in the list when it ends.",
  },
  project: {
    registration_removed: "The project entry has been deleted.",
    favourite_saved: "Your favourite projects have been saved.",
    document_removed: "The document has been removed from the project.",
  },
  complaint: {
    removed: "The report has been deleted.",
    code_saved: "You have confirmed that you saved the code.",
  },
  inspection: {
    link_revoked: "The link was withdrawn: it no longer opens anything.",
    mails_saved: "The list of addresses was saved.",
  },
  request: {
    deleted: "The request has been deleted.",
    document_deleted: "The document has been deleted.",
  },
  document: {
    deleted: "The document has been deleted.",
    withdrawn: "The document has been withdrawn.",
  },
  layout: { forgotten: "The payslip layout has been deleted." },
  batch: { forgotten: "The payslip batch has been deleted." },
  expense: { rule_saved: "The expense rules have been saved." },
  payroll: { layout_removed: "The layout has been deleted." },
  leave: {
    balance_rule_saved: "The balance rule has been saved.",
    date_rule_removed: "The rule has been deleted.",
    shutdown_changed: "The closure is being updated.",
    shutdown_undone: "The closure has been undone: its absences are being withdrawn.",
  },
  model145: {
    code_sent: "We have sent you a code by e-mail to sign with.",
    deleted: "The unsigned version has been discarded.",
  },
  push: {
    removed: "This device will no longer receive notifications.",
    test_sent: "Test notification sent.",
  },
  profile: {
    updated: "Your details have been updated",
    mails_chosen: "Your preference has been saved.",
    mail_saved: "The address for e-mails about your team has been saved.",
  },
  staff: { saved: "Saved.", link_sent: "The link has been sent." },
};
