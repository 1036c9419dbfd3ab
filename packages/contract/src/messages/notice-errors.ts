/** Errors of notices and their preferences, with their HTTP status. */
export const noticeErrorStatus = {
  "notice.locked": 422,
  "notice.quiet_hours": 422,
  "notice.field": 422,
  "notice.title_field": 422,
} as const;
