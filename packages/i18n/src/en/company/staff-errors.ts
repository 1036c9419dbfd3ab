import type { Dictionary } from "../../dictionary.ts";
import type { staffErrors as es } from "../../es/company/staff-errors.ts";

/** Errors of forms about people in the office. */
export const staffErrors: Dictionary<typeof es> = {
  too_long: "It is too long.",
  date: "Enter a valid date.",
  nif: "This is not a valid NIF or NIE. Check the digits and the letter.",
  phone: "Use only digits, spaces and, if needed, the prefix with +.",
  code_taken: "Someone already has this code.",
  nif_taken: "Someone in the company already has this tax ID.",
  email_taken: "Someone in the company already has this email.",
  birth_after_hire: "The date of birth must be before the first day.",
  not_supervisor: "Choose someone who can be a manager and still works here.",
  own_supervisor: "Nobody can be their own manager.",
  before_hire: "The date is too early.",
  after_end: "None of these people work here on that date.",
  nothing: "Choose what you want to change.",
  nobody: "Nobody is selected.",
  one_contract: "Contracts are changed one person at a time.",
  has_not_left: "This person has no last day on record.",
  own_end: "You cannot record your own last day.",
  last_owner: "This is the only owner of the administration. Give someone else that access first.",
  not_active: "This person has no password yet. Send them the invitation.",
  own_permissions: "Nobody changes their own permissions: ask another administrator.",
  in_charge:
    "This person is in charge of a project. Put someone else in charge first, in “Projects”.",
  plans_areas:
    "This person plans the shifts of an area. Remove them from it first, in “Work areas”.",
};
