/** Errors of holiday calendars, with their HTTP status. */
export const holidayErrorStatus = {
  "holiday.not_found": 404,
  "holiday.name_taken": 409,
  "holiday.in_use": 409,
  "holiday.too_many": 422,
  "holiday.too_many_local": 422,
  "holiday.repeated": 422,
  "holiday.other_year": 422,
  "holiday.centre": 422,
} as const;
