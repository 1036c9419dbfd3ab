import type { Dictionary } from "../../dictionary.ts";
import type { eventWords as es } from "../../es/calendar/event-words.ts";

export const eventWords: Dictionary<typeof es> = {
  away: "Away",
  holiday: "Public holiday",
  shift: "Shift",
  signing: "Time entry",
  companyEvent: "Company event",
  birthday: "Birthday",
  birthday_of: "{{name}}’s birthday",
};
