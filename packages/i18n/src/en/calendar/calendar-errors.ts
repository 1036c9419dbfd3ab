import type { Dictionary } from "../../dictionary.ts";
import type { calendarErrors as es } from "../../es/calendar/calendar-errors.ts";

export const calendarErrors: Dictionary<typeof es> = {
  not_found: "The calendar was not found.",
  dates: "The last date cannot be before the first.",
  range: "The range must go from one date to a later one and cover at most 400 days.",
  event_not_found: "The event was not found.",
  event_dates:
    "Check the dates and times of the event: it must end after it starts and cannot last more than a year.",
  feed_not_found: "The subscription was not found.",
  too_many_feeds:
    "You already have 10 subscriptions. Revoke one that you do not use to create another.",
};
