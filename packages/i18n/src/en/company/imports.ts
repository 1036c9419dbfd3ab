import type { Dictionary } from "../../dictionary.ts";
import type { imports as es } from "../../es/company/imports.ts";

export const imports: Dictionary<typeof es> = {
  where: {
    sheet: "sheet “{{sheet}}”",
    line: "line {{line}}",
    column: "column “{{column}}”",
  },
  tables: {
    festivos: "Holidays",
    centros: "Work centres",
    horarios: "Schedules",
    trabajadores: "Workers",
    supervisores: "Supervision",
    areas: "Work areas",
    partes: "Fields",
    proyectos: "Projects",
    actividades: "Activities",
    reglas: "Leave rules",
    saldos: "Opening balances",
  },
  preview: {
    title: "Import into {{company}}",
    new: "new",
    changed: "changed",
    unchanged: "unchanged",
    changes: "{{table}} that change:",
    more: "… and {{count}} more",
    invited: "Without an active account, can be invited: {{count}}",
    ignored: "Left out:",
    nothing: "There is nothing to change: the company is already as the files say.",
    dry_run: "This is a preview: nothing has been saved.",
    how_to_apply: "To import, repeat the command with --yes.",
    confirm: "Import now? (y/N)",
    cancelled: "Nothing has been saved.",
    applied: "Import finished.",
    invite: "To invite them to activate their account:",
    failed: "Nothing has been imported. Problems found: {{count}}",
  },
  values: {
    yes: "yes",
    no: "no",
    holiday: { type1: "working day", type2: "national", type3: "regional", type4: "local" },
    stretches: "{{count}} stretches",
    template: "template",
  },
  notices: {
    unknown_column: "The column “{{name}}” is not known and is not imported.",
    unknown_sheet: "The sheet “{{name}}” is not known and is not imported.",
  },
  problems: {
    required: "This value is missing. Fill in the cell.",
    too_long: "“{{value}}” is too long. Use at most {{max}} characters.",
    control_character: "“{{value}}” contains characters that are not allowed. Type it again.",
    formula: "“{{value}}” looks like a formula. Write the text without =, +, - or @ at the start.",
    date: "“{{value}}” is not a valid date. Write it as 31/12/2026 or 2026-12-31.",
    time: "“{{value}}” is not a valid time. Write it as 08:30.",
    number: "“{{value}}” is not a whole number between {{min}} and {{max}}.",
    flag: "“{{value}}” is neither yes nor no. Write yes or no.",
    language: "“{{value}}” is not a language of the portal. Write es, en, fr or pt.",
    sex: "“{{value}}” is not understood. Write man, woman or other.",
    holiday_type: "“{{value}}” is not understood. Write national, regional or local.",
    too_many_local:
      "That year already has 2 local holidays in the calendar. Remove one or write agreement as its type.",
    too_many_holidays:
      "That year already has 14 public holidays in the calendar. Remove one or write agreement as its type.",
    days: "“{{value}}” are not days of the week. Write for instance Monday, Mon-Fri or 1-5.",
    zone: "“{{value}}” is not a time zone. Write for instance Europe/Madrid or Atlantic/Canary.",
    network:
      "“{{value}}” is neither an IP address nor a range. Write for instance 203.0.113.7 or 203.0.113.0/24.",
    nif: "“{{value}}” is not a valid NIF or NIE. Check the digits and the letter.",
    email: "“{{value}}” is not a valid e-mail address. Check it.",
    phone:
      "“{{value}}” is not a phone number. Use digits and spaces only, with + before the prefix if needed.",
    amount: "“{{value}}” is not an amount. Write for example 12 or 4.5.",
    balance_kind: "“{{value}}” is not a balance. Write holidays, personal days or paid hours.",
    leave_unit: "“{{value}}” is not understood. Write calendar, working or hours.",
    month_day: "“{{value}}” is not a day of the year. Write it like 31/03.",
    part_kind: "“{{value}}” is not a kind of field. Write text, number or choice.",
    not_in_charge:
      "“{{name}}” is not a supervisor. Put yes in the supervisor column of the workers table.",
    unknown_project:
      "The project “{{value}}” does not exist. Add it to the projects table or correct the code.",
    unknown_part:
      "The field “{{name}}” does not exist. Add it to the fields table or correct the name.",
    part_kind_stays: "That field already exists with another kind, which stays. Use another name.",
    part_options: "A choice needs at least two options. Other fields have none.",
    all_and_list: "If the project is for everybody, leave the list of workers empty.",
    duplicate: "“{{value}}” is already on line {{line}}. Keep one row only.",
    unknown_calendar:
      "The calendar “{{value}}” does not exist. Add it to the holidays table or correct the name.",
    unknown_centre:
      "The centre “{{value}}” does not exist. Add it to the centres table or correct the code.",
    unknown_schedule:
      "The schedule “{{value}}” does not exist. Add it to the schedules table or correct the code.",
    unknown_worker:
      "Nobody has the code, NIF or e-mail “{{value}}”. Add the person to the workers table or correct it.",
    end_before_start: "“{{value}}” is before the start. Correct one of the two dates.",
    birth_after_hire: "“{{value}}” is not before the start date. Correct one of the two dates.",
    week_over_cycle:
      "Week “{{value}}” does not fit in a cycle of {{weeks}} weeks. Correct the week or the cycle.",
    stretch_overlap:
      "The stretch that starts at “{{value}}” overlaps the one on line {{line}}. Correct the times or the days.",
    schedule_differs:
      "“{{value}}” differs from line {{line}} of the same schedule. Write the same or leave the cell empty.",
    nif_taken:
      "The NIF “{{value}}” belongs to another person of the company (code {{code}}). Correct the NIF or the code.",
    email_taken:
      "The e-mail “{{value}}” belongs to another person of the company (code {{code}}). Use another e-mail.",
    email_in_use: "The e-mail “{{value}}” belongs to another account. Use another e-mail.",
    email_shared:
      "This person also signs in to another company with their previous e-mail, so “{{value}}” cannot replace it. Keep the previous one.",
    self_supervision: "“{{value}}” cannot supervise themselves. Correct one of the two people.",
    unknown_person:
      "“{{name}}” is neither in the workers table nor in the company. Write their code, NIF or e-mail, separated by commas.",
    not_shift_manager:
      "“{{name}}” is not a shift manager yet. Write yes in their “shift_manager” column of the workers table.",
    not_supervisor:
      "“{{value}}” is not a supervisor yet. Write yes in their “supervisor” column of the workers table.",
    supervision_overlap:
      "This supervision is already on line {{line}} with overlapping dates. Keep one row only.",
    unit_misfit:
      "“{{value}}” does not fit this balance. Holidays and personal days are counted in calendar or working days, paid hours in hours.",
    unit_differs:
      "“{{value}}” differs from line {{line}}: a balance is always counted in the same way. Write the same.",
    year_locked:
      "The balances of {{year}} are locked and this rule would change them. Give a later year in “from_year”.",
    too_many_cells:
      "The row has more cells than the heading: “{{value}}” is left over. Check the separators.",
    file_too_large: "The file is larger than {{max}} MB. Split it into several.",
    too_many_rows: "The table has more than {{max}} rows. Split it into several files.",
    file_type: "This is neither a CSV nor an XLSX file. Save it in one of these formats.",
    file_empty: "The file is empty. Check that it is the right one.",
    file_broken: "The workbook is damaged or protected. Open it and save it again as XLSX.",
    csv_quotes: "The quotes do not match from here on. Close the ones that open, or remove them.",
    unknown_table: "It is not clear which table this is. Give it one of these names: {{tables}}.",
    missing_column: "The column “{{column}}” is missing. Add it to the heading.",
    table_role:
      "Your access does not cover the table “{{table}}”. Remove that sheet or ask someone in charge of time to import it.",
    access_elsewhere:
      "Administration access is not given with a file. Leave the cell as it was and give it in Permissions.",
    owner_only: "Only an owner of the company can change this. Leave the cell as it was.",
    own_access: "Somebody else has to change your own permissions. Leave the cell as it was.",
    repeated_column: "The column “{{column}}” appears twice. Keep one only.",
  },
};
