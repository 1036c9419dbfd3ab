import type { Dictionary } from "../../dictionary.ts";
import type { holidays as es } from "../../es/company/holidays.ts";

export const holidays: Dictionary<typeof es> = {
  title: "Public holidays",
  subtitle: "The holidays of each centre. Scheduled hours and the cost of leave follow from them.",
  add: "New calendar",
  previousYear: "Previous year",
  nextYear: "Next year",
  empty: "No holiday calendars yet",
  emptyText:
    "Create the first one and choose your region: we propose the holidays and you confirm them.",
  list: "Calendars",
  first: "This will be the first one.",
  noCentre: "No centre",
  noDays: "No holidays for {{year}}",
  name: "Name of the calendar",
  centres: "Centres that follow it",
  effect: "Once saved, the scheduled hours of the people who work there change at once.",
  moves: "They follow another calendar now: {{names}}. Once saved, they will follow this one.",
  required: "Fill in this field.",
  daysOf: "Holidays of {{year}}",
  counts: "{{all}} of {{most}} holidays, {{local}} of {{mostLocal}} local",
  noneYet: "No holidays for {{year}} yet. Ask for a proposal or add them by hand.",
  day: "Day",
  dayName: "Name of the holiday",
  kindOf: "Type: {{name}}",
  kind: {
    nacional: "National",
    autonomico: "Regional",
    local: "Local",
    convenio: "Collective agreement",
    laborable: "Working day, name only",
  },
  sunday: "Sunday: check whether it moves",
  removeDay: "Remove {{name}}",
  addDay: "Add a day",
  save: "Save calendar",
  saved: "Calendar saved",
  fault: {
    noDate: "Enter the day.",
    noName: "Enter the name.",
    otherYear: "It belongs to another year.",
    repeated: "It is already in the list.",
  },
  year: {
    too_many:
      "A year has at most 14 public holidays. Remove one, or mark it as a day of the agreement.",
    too_many_local:
      "A year has at most 2 local holidays. Remove one, or mark it as a day of the agreement.",
  },
  propose: {
    button: "Propose holidays",
    title: "Propose the holidays of {{year}}",
    text: "The national ones and the usual ones of the region. If the calendar had local holidays the year before, they come along. Nothing is saved.",
    region: "Region",
    replaces: "The proposal replaces the days that are in the form now.",
    send: "Propose",
    check:
      "This is an unsaved proposal. Check it against the official gazettes of the state and your region, and add the local holidays of your town.",
  },
  remove: {
    button: "Delete calendar",
    title: "Delete {{name}}",
    text: "It is deleted with the holidays of all its years. This cannot be undone.",
    used: "Some centres follow it. Give them another calendar first, on this page or under Centres.",
    done: "Calendar deleted",
  },
};
