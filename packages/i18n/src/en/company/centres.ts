import type { Dictionary } from "../../dictionary.ts";
import type { centres as es } from "../../es/company/centres.ts";

export const centres: Dictionary<typeof es> = {
  title: "Centres and departments",
  subtitle: "Where your people work: each centre has its own time zone and holidays.",
  add: "Add a centre",
  caption: "Work centres",
  place: "Address",
  people: "People",
  noCalendar: "No calendar",
  unused: "Not in use",
  edit: "Edit",
  editOf: "Edit {{name}}",
  stop: "Retire",
  stopOf: "Retire {{name}}",
  resume: "Bring back",
  resumeOf: "Bring back {{name}}",
  stopText:
    "It will no longer be used; nothing recorded is deleted. Only a centre without people can be retired, and you can bring it back at any time.",
  resumeText: "It can have people again.",
  saved: "Centre saved",
  required: "Enter this.",
  empty: "There are no centres yet",
  emptyText: "Add the first one, or import them from a spreadsheet.",
  field: {
    codigo: "Centre code",
    nombre: "Centre name",
    direccion: "Postal address",
    municipio: "Town",
    region: "Region",
    zona_horaria: "Time zone",
    calendario_festivo_id: "Holiday calendar",
    rangos_ip: "Networks people clock in from",
  },
  dialog: {
    new: "New centre",
    edit: "Centre {{name}}",
    save: "Save",
    effect:
      "The time zone and the calendar change the expected hours of the people who work here straight away.",
    networks:
      "One per line, with its mask. A punch from another network is flagged, or refused if the company’s settings say so. Blank: any network will do.",
  },
  departments: {
    title: "Departments",
    text: "They come from each person’s record. Rename one here and it changes for everyone in it.",
    name: "Department",
    rename: "Rename",
    dialog: "Rename {{name}}",
    saved: "Department saved",
    empty: "Nobody has a department yet.",
    join_one: "There is already {{total}} person in that department: the two will become one.",
    join_other: "There are already {{total}} people in that department: the two will become one.",
  },
};
