/** Errors of schedules in the office, with their HTTP status. */
export const scheduleErrorStatus = {
  "schedule.not_found": 404,
  "schedule.code_taken": 409,
  "schedule.overlap": 422,
  "schedule.week": 422,
  "schedule.from_required": 422,
  "schedule.too_many_days": 422,
  "schedule.in_use": 409,
  "schedule.dates": 422,
  "schedule.group": 422,
  "schedule.nobody": 422,
} as const;
