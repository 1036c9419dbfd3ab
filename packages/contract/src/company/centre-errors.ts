/** Errors of work centres and departments, with their HTTP status. */
export const centreErrorStatus = {
  "centre.not_found": 404,
  "centre.code_taken": 409,
  "centre.zone": 422,
  "centre.network": 422,
  "centre.calendar": 422,
  "centre.in_use": 409,
  "centre.no_department": 404,
} as const;
