import type { Dictionary } from "../../dictionary.ts";
import type { rosterWords as es } from "../../es/shifts/roster-words.ts";

export const rosterWords: Dictionary<typeof es> = {
  file: "roster",
  title: "Shift roster",
  sheet: {
    shifts: "Shifts",
    people: "People",
  },
  state: {
    published: "Published",
    draft: "Draft",
    nobody: "Uncovered",
  },
  page: {
    shift: "Shift",
    lacks: "{{count}} missing",
    none: "There are no shifts on these days.",
    legend: "Hatched: draft. Thick border: people missing. People by their initials:",
  },
  column: {
    date: "Date",
    start: "Start",
    end: "End",
    time: "Hours",
    centre: "Work centre",
    area: "Area",
    worker: "Person",
    state: "State",
    labels: "Labels",
    remarks: "Remarks",
    shifts: "Shifts",
    seen: "Seen",
  },
};
