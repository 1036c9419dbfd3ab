import type { Dictionary } from "../../dictionary.ts";
import type { projectWords as es } from "../../es/projects/project-words.ts";

export const projectWords: Dictionary<typeof es> = {
  file: "project",
  sheet: { registrations: "Entries", months: "Hours by month", people: "People" },
  state: {
    en_curso: "Running",
    pendiente: "Pending",
    aprobado: "Approved",
    sin_aprobacion: "No approval needed",
  },
  column: {
    date: "Date",
    worker: "Person",
    code: "Code",
    activity: "Activity",
    start: "Start",
    end: "End",
    time: "Hours",
    minutes: "Minutes",
    state: "Status",
    approved_by: "Approved by",
    approved_on: "Approved on",
    remarks: "Remarks",
    month: "Month",
    approved: "Approved hours",
    project_time: "Project hours",
    clocked: "Clocked hours",
    assigned: "Assigned hours",
    left_over: "Unassigned",
  },
};
