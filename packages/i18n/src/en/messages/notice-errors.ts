/** Errors of notices and their preferences. */
export const noticeErrors = {
  field: "The text uses a field that this notice does not have. Use only those on offer.",
  title_field: "The title has no fields: it is also shown on a phone’s locked screen.",
  locked: "These e-mails cannot be switched off.",
  quiet_hours: "Quiet hours must start and end at different times.",
} as const;
