import type { Dictionary } from "../../dictionary.ts";
import type { notices as es } from "../../es/messages/notices.ts";

export const notices: Dictionary<typeof es> = {
  action: "View in the portal",
  test: "Test: this device receives the portal’s notifications",
  batch: "batch",
  /** An absence whose end nobody knows. */
  since: "from {{from}}, no end date",
  kinds: {
    1: "holiday request",
    2: "personal-day request",
    3: "paid-hours request",
    4: "absence request",
    5: "absence request",
    6: "absence request",
    7: "absence request",
    8: "absence request",
    9: "expense claim",
    10: "month-closure request",
    11: "time-record correction request",
  },
  correction_requested: {
    title: "Correction to approve",
    text: "{{nombre}} is asking to correct their time record of {{fecha}}.",
  },
  correction_approved: {
    title: "Correction approved",
    text: "The correction you requested for {{fecha}} has been approved. Your time record is up to date.",
  },
  correction_rejected: {
    title: "Correction rejected",
    text: "The correction you requested for {{fecha}} has been rejected. You can see the reason in the portal.",
  },
  signing_added: {
    title: "An entry has been added to your day",
    text: "{{nombre}} has added an entry to your working day of {{fecha}}. Please check it and say whether you agree.",
  },
  signing_edited: {
    title: "One of your entries has been changed",
    text: "{{nombre}} has changed an entry of your working day of {{fecha}}. Please check it and say whether you agree.",
  },
  signing_deleted: {
    title: "One of your entries has been deleted",
    text: "{{nombre}} has deleted an entry of your working day of {{fecha}}. Please check it and say whether you agree.",
  },
  signings_changed: {
    title: "Several of your entries were changed",
    text: "{{nombre}} has changed several entries of your day {{fecha}}. Check them and say whether you agree.",
  },
  day_changed: {
    title: "Time record changed",
    text: "{{nombre}} has changed the entries of their day {{fecha}}. Check the change and its reason.",
  },
  days_changed: {
    title: "Time records changed",
    text: "{{nombre}} has changed the entries of {{numero}} days. Check the changes and their reason.",
  },
  day_change_objected: {
    title: "Objection to a change of yours",
    text: "{{nombre}} does not agree with the change you made to your day {{fecha}}. You can see why in the portal.",
  },
  change_confirmed: {
    title: "Change confirmed",
    text: "{{nombre}} agrees with the change you made to their working day of {{fecha}}.",
  },
  change_disputed: {
    title: "Change disputed",
    text: "{{nombre}} does not agree with the change you made to their working day of {{fecha}}.",
  },
  closure_requested: {
    title: "Month closure to approve",
    text: "{{nombre}} is asking to close their time record for {{mes}}.",
  },
  closure_approved: {
    title: "Month closure approved",
    text: "The closure of your time record for {{mes}} has been approved.",
  },
  closure_rejected: {
    title: "Month closure rejected",
    text: "The closure of your time record for {{mes}} has been rejected. You can see the reason in the portal.",
  },
  month_reopened: {
    title: "Month reopened",
    text: "Your time record for {{mes}} has been reopened. You can see the reason in the portal.",
  },
  incidence_own: {
    title: "New incidence in your hours bank",
    text: "Your working day of {{fecha}} does not match your schedule. You can add a remark and choose how you would like to be compensated.",
  },
  incidence_team: {
    title: "Incidence to validate",
    text: "{{nombre}} has an hours-bank incidence of {{fecha}} waiting for validation.",
  },
  incidence_approved: {
    title: "Incidence approved",
    text: "Your hours-bank incidence of {{fecha}} has been approved.",
  },
  incidence_rejected: {
    title: "Incidence rejected",
    text: "Your hours-bank incidence of {{fecha}} has been rejected. You can see the reason in the portal.",
  },
  project_adjusted_own: {
    title: "Project hours adjusted",
    text: "Your entries of {{fecha}} have changed, and so have the hours you had assigned to projects. Please check them.",
  },
  project_adjusted_team: {
    title: "Project hours to review",
    text: "{{nombre}} had approved hours on {{fecha}} that have changed with their entries. They are waiting for approval again.",
  },
  offline_punches: {
    title: "Clock entries sent late",
    text: "{{nombre}} has sent clock entries made offline; the first one on {{fecha}} at {{hora}} by their device. Please check them.",
  },
  left_open: {
    title: "You have an entry that is still open",
    text: "The entry you started on {{fecha}} at {{hora}} has been open for more than a day. Please state when it ended.",
  },
  request_to_decide: {
    title: "Request to approve",
    text: "{{nombre}} has sent a new {{que}} ({{fechas}}) that needs your approval.",
  },
  rectification_to_decide: {
    title: "Amendment to approve",
    text: "{{nombre}} would like to amend an approved {{que}}. New dates: {{fechas}}. The approved one stays in force until you answer.",
  },
  request_edited: {
    title: "Request changed",
    text: "{{nombre}} has changed their {{que}} ({{fechas}}), which needs your approval again.",
  },
  request_approved: {
    title: "Request approved",
    text: "Your {{que}} ({{fechas}}) has been approved.",
  },
  request_rejected: {
    title: "Request rejected",
    text: "Your {{que}} ({{fechas}}) has been rejected. You can see the reason in the portal.",
  },
  rectification_approved: {
    title: "Amendment approved",
    text: "The amendment to your {{que}} has been approved. The dates are now: {{fechas}}.",
  },
  rectification_rejected: {
    title: "Amendment rejected",
    text: "The amendment to your {{que}} ({{fechas}}) has been rejected. What had been approved stays in force. You can see the reason in the portal.",
  },
  request_cancelled: {
    title: "Request cancelled",
    text: "{{nombre}} has cancelled their {{que}} ({{fechas}}). There is nothing else for you to do.",
  },
  days_returned: {
    title: "You get back what you had requested",
    text: "What another absence takes up of your {{que}} ({{fechas}}) has been given back to you. You can see how much, and until when you can take it, in the portal.",
  },
  days_returned_team: {
    title: "A request gives way to another absence",
    text: "All or part of {{nombre}}’s {{que}} ({{fechas}}) no longer applies, because they have another absence on those days. There is nothing else for you to do.",
  },
  days_restored: {
    title: "Your request applies again",
    text: "The absence that took up days of your {{que}} ({{fechas}}) no longer does: those days count as they did before.",
  },
  days_restored_team: {
    title: "A request applies again",
    text: "{{nombre}}’s {{que}} ({{fechas}}) applies again on the days that another absence took up.",
  },
  withdrawal_to_decide: {
    title: "Withdrawal to approve",
    text: "{{nombre}} asks to withdraw an approved {{que}} ({{fechas}}): they were not away, or will not be any longer. The approved one applies until you answer.",
  },
  withdrawal_approved: {
    title: "Withdrawal approved",
    text: "The withdrawal of your {{que}} ({{fechas}}) has been approved: it no longer counts.",
  },
  withdrawal_rejected: {
    title: "Withdrawal rejected",
    text: "The withdrawal of your {{que}} ({{fechas}}) has been rejected, so it still applies. You can see the reason in the portal.",
  },
  absence_entered: {
    title: "Administration has recorded an absence of yours",
    text: "Your company’s administration has recorded an absence of yours ({{fechas}}). You can see who did it and why in the portal.",
  },
  absence_entered_team: {
    title: "Absence recorded by administration",
    text: "Administration has recorded an absence of {{nombre}} ({{fechas}}).",
  },
  absence_corrected: {
    title: "Administration has corrected an absence of yours",
    text: "Your company’s administration has corrected an absence of yours. These dates remain: {{fechas}}. You can see who did it and why in the portal.",
  },
  absence_corrected_team: {
    title: "Absence corrected by administration",
    text: "Administration has corrected an absence of {{nombre}}. These dates remain: {{fechas}}.",
  },
  absence_withdrawn: {
    title: "Administration has withdrawn an absence of yours",
    text: "Your company’s administration has withdrawn an absence of yours ({{fechas}}): it no longer counts. You can see who did it and why in the portal.",
  },
  absence_withdrawn_team: {
    title: "Absence withdrawn by administration",
    text: "Administration has withdrawn an absence of {{nombre}} ({{fechas}}): it no longer counts.",
  },
  days_expiring: {
    title: "You have holiday left to take",
    text: "You still have holiday that you can take until {{fecha}}. Ask for it in time: whatever is left after that is lost.",
  },
  proof_due: {
    title: "Your supporting document is missing",
    text: "Add the supporting document of your {{que}} ({{fechas}}) by the end of {{fecha}}.",
  },
  proof_missing: {
    title: "Supporting document not provided",
    text: "{{nombre}} has not provided the supporting document of their {{que}} ({{fechas}}). It was due on {{fecha}}.",
  },
  worked_absence: {
    title: "Clocked in on a day of absence",
    text: "{{nombre}} has clocked in on {{fecha}}, a day with an approved absence. Check what happened.",
  },
  expense_paid: {
    title: "Expense paid",
    text: "The payment of your expense ({{fechas}}) has been recorded.",
  },
  decision_waits: {
    title: "A request is waiting for your approval",
    text: "The {{que}} from {{nombre}} ({{fechas}}) is still waiting for your approval.",
  },
  decisions_wait: {
    title: "Requests are waiting for your approval",
    text: "{{numero}} requests have been waiting for your approval for several days. Open them in the portal and answer when you can.",
  },
  delegation_given: {
    title: "You approve on behalf of somebody else",
    text: "{{nombre}} has asked you to approve their team’s requests on their behalf ({{fechas}}).",
  },
  delegation_revoked: {
    title: "Delegation ended",
    text: "{{nombre}} has ended the delegation they had given you ({{fechas}}). You no longer approve on their behalf.",
  },
  payslip_monthly: {
    title: "You have a new payslip",
    text: "Your payslip for {{mes}} is now available in the portal.",
  },
  payslip_extra: {
    title: "You have a new payslip",
    text: "The payslip for your extra pay of {{mes}} is now available in the portal.",
  },
  payslip_bonus: {
    title: "You have a new payslip",
    text: "The payslip for your bonus of {{mes}} is now available in the portal.",
  },
  payslip_delays: {
    title: "You have a new payslip",
    text: "The payslip for your back pay of {{mes}} is now available in the portal.",
  },
  payslip_corrected: {
    title: "Your payslip has been corrected",
    text: "A new payslip for {{mes}} replaces the previous one. You can see both in the portal.",
  },
  payslip_withdrawn: {
    title: "Your company has withdrawn a payslip",
    text: "Your company has withdrawn your payslip for {{mes}}: it is no longer in the portal. If it was wrong, you will get another one.",
  },
  payslip_withdrawn_certificates: {
    title: "Your company has withdrawn a payslip",
    text: "Your company has withdrawn your payslip for {{mes}}. The certificates of income that included it are no longer valid: {{certificados}}. If you have given one to somebody, ask for a new one.",
  },
  payslips_to_review: {
    title: "Payslip sheets to review",
    text: "A batch of payslips has been read and some sheets are doubtful. They reach nobody until somebody reviews them: {{lotes}}.",
  },
  payslips_still_to_review: {
    title: "Payslip sheets are still waiting for a review",
    text: "Some payslip sheets are waiting for a review and reach nobody until then: {{lotes}}.",
  },
  document_shared: {
    title: "You have a new document",
    text: "Your company has shared a document with you. You can see it in the portal.",
  },
  document_expiring: {
    title: "A document expires soon",
    text: "A document in your folder expires on {{fecha}}. You can see it in the portal.",
  },
  documents_expiring: {
    title: "Some documents expire soon",
    text: "Documents of the company that expire soon: {{numero}}. You can see them, and replace them with a new version, in the portal.",
  },
  document_to_approve: {
    title: "Document to approve",
    text: "{{nombre}} has uploaded a document that is waiting for your approval.",
  },
  document_approved: {
    title: "Document approved",
    text: "A document that you uploaded to the portal has been approved.",
  },
  document_rejected: {
    title: "Document rejected",
    text: "A document that you uploaded to the portal has been rejected. You can see the reason and upload a new version.",
  },
  document_to_sign: {
    title: "You have a document to sign",
    text: "Your company asks you to sign a document. Open it in the portal, read it to the end and sign it with the code that we will send you, or reject it.",
  },
  signature_reminder: {
    title: "A document is waiting for your signature",
    text: "A document that your company asked you to sign is still pending. You can read and sign it, or reject it, in the portal.",
  },
  signature_reminders: {
    title: "Documents are waiting for your signature",
    text: "{{numero}} documents that your company asked you to sign are still pending. You can read and sign them, or reject them, in the portal.",
  },
  document_signed: {
    title: "Your signed copy is ready",
    text: "The sealed copy of the document that you signed is in the portal, with its evidence and a code to verify it.",
  },
  company_message: {
    title: "New message from your company",
    text: "Your company has published a message: “{{titulo}}”. You can read it in the portal.",
  },
  shifts_published: {
    title: "You have new shifts",
    text: "Shifts of yours have been published: {{fechas}}. They are in your calendar.",
  },
  shifts_changed: {
    title: "Your shifts have changed",
    text: "Your shifts have changed: {{fechas}}. See your calendar for how they stand now.",
  },
  shift_offered: {
    title: "You have been offered a shift",
    text: "{{nombre}} offers you one of their shifts: {{fechas}}. You can accept or refuse it.",
  },
  shift_exchange_waits: {
    title: "Shift request to confirm",
    text: "{{nombre}} asks for a change of shifts: {{fechas}}. It awaits your confirmation.",
  },
  shift_offer_refused: {
    title: "Your shift offer was not accepted",
    text: "Your shift offer was not accepted: {{fechas}}. The shift is still yours.",
  },
  shift_exchange_confirmed: {
    title: "Change of shift confirmed",
    text: "The change of shift is confirmed: {{fechas}}. It is in your calendar.",
  },
  shift_exchange_rejected: {
    title: "Change of shift refused",
    text: "The change of shift was not confirmed: {{fechas}}. The shifts stay as they were.",
  },
  privacy_policy_changed: {
    title: "The privacy policy has changed",
    text: "Your company has published a new version of its privacy policy. It applies from {{fecha}}, and you can read it in the portal from that day.",
  },
  portal_opened: {
    title: "Somebody opened the portal in your place",
    text: "{{nombre}} opened the portal in your place, to read only, on {{fecha}} at {{hora}}. In your profile you can see what was opened and end that session.",
  },
  office_access: {
    title: "Your access to the administration has changed",
    text: "{{nombre}} changed your access to the administration on {{fecha}} at {{hora}}.",
  },
  bank_added: {
    title: "Bank account added",
    text: "A bank account ending in {{ultimos}} has been added. The change takes effect on {{fecha}} at {{hora}}. If this was not you, go to your profile as soon as possible, withdraw it and tell your company.",
  },
  bank_iban: {
    title: "IBAN changed",
    text: "The IBAN of one of your bank accounts has been changed and now ends in {{ultimos}}. The change takes effect on {{fecha}} at {{hora}}. If this was not you, go to your profile as soon as possible, withdraw it and tell your company.",
  },
  bank_shares: {
    title: "Split of your pay changed",
    text: "The way your pay is split between your bank accounts has been changed. The change takes effect on {{fecha}} at {{hora}}. If this was not you, go to your profile as soon as possible, withdraw it and tell your company.",
  },
  bank_removed: {
    title: "Bank account removed",
    text: "The bank account ending in {{ultimos}} has been removed. The change takes effect on {{fecha}} at {{hora}}. If this was not you, go to your profile as soon as possible, withdraw it and tell your company.",
  },
  bank_withdrawn: {
    title: "Change of accounts withdrawn",
    text: "The pending change to your bank accounts has been withdrawn: your pay goes on as before. If this was not you, change your password and tell your company.",
  },
};
