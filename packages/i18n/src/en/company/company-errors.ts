import type { Dictionary } from "../../dictionary.ts";
import type {
  clockKindErrors as clockKinds,
  importErrors as imports,
  policyErrors as policy,
  centreErrors as centres,
  holidayErrors as holidays,
  companyErrors as company,
} from "../../es/company/company-errors.ts";

/** Errors of a company's settings and looks. */
export const companyErrors: Dictionary<typeof company> = {
  not_found: "Company settings not found",
  color_form: "Write the colour as #rrggbb, for example #1d4f91.",
  color_contrast:
    "White text is hard to read on this colour: its contrast is {{contraste}} and must be at least 4.5. {{propuesta}} would do.",
  module: "There is no such module.",
  logo_type: "The logo must be a PNG, JPEG or WebP file.",
  logo_unreadable: "The logo could not be read. Try another file.",
  logo_small: "The logo is too small: it must be at least 32 pixels wide and high.",
  logo_not_found: "The logo was not found.",
};

/** Errors of clock-in types and kinds of pause. */
export const clockKindErrors: Dictionary<typeof clockKinds> = {
  not_found: "Not found.",
  name_taken: "There is another one with that name.",
  network: "Write each network with its mask, for example 10.1.0.0/16.",
  last: "At least one clock-in type must remain.",
};

/** Errors of imports in the office. */
export const importErrors: Dictionary<typeof imports> = {
  wrong_rows: "Some rows have problems. Fix them or leave them out before importing.",
  outdated:
    "The company’s data have changed since the review. Look at the changes before importing.",
  nothing: "There is nothing to import: the company already matches the files.",
};

/** Errors of the privacy policy. */
export const policyErrors: Dictionary<typeof policy> = {
  not_found: "That version of the privacy policy was not found.",
  no_text: "Write the text in at least one language.",
  past: "The policy cannot come into force before today.",
};

/** Errors of work centres. */
export const centreErrors: Dictionary<typeof centres> = {
  not_found: "The work centre was not found.",
  code_taken: "There is already a centre with that code.",
  zone: "Choose a time zone from the list.",
  network: "Write each network with its mask, for example 10.1.0.0/16.",
  calendar: "That calendar does not exist.",
  in_use: "There are people in this centre. Move them to another one first.",
  no_department: "Nobody is in that department.",
};

/** Errors of holiday calendars. */
export const holidayErrors: Dictionary<typeof holidays> = {
  not_found: "The calendar was not found.",
  name_taken: "There is already a calendar with that name.",
  in_use: "Some centres follow this calendar. Give them another one first.",
  too_many:
    "A year has at most 14 public holidays. Remove one, or mark it as a day of the agreement.",
  too_many_local:
    "A year has at most 2 local holidays. Remove one, or mark it as a day of the agreement.",
  repeated: "That day is already in the calendar.",
  other_year: "That day belongs to another year.",
  centre: "One of the centres does not exist or is no longer used.",
};
