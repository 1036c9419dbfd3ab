import type { Dictionary } from "../../dictionary.ts";
import type { calendarPrint as es } from "../../es/calendar/calendar-print.ts";

export const calendarPrint: Dictionary<typeof es> = {
  title: "Annual work calendar",
  file: "work-calendar",
  working_days: "Working days",
  holidays: "Public holidays",
  planned: "Scheduled hours",
  absences: "Days off approved",
  legend: "Key",
  holiday_list: "Public holidays of the year",
  no_holidays: "Your work centre’s calendar has no public holidays this year.",
  rest: "Nothing scheduled",
  work: "Working day",
  half: "½: part of the day only",
  note: "Based on your schedule and the public holidays of your work centre. Only approved absences are shown.",
  mark: {
    national: "N",
    regional: "R",
    local: "L",
    holidays: "H",
    personalAffairs: "PD",
    paidHours: "PH",
    paidLeave: "PL",
    unpaidLeave: "UL",
    paternity: "BC",
    away: "AW",
  },
};
