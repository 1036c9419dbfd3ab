import type { Dictionary } from "../../dictionary.ts";
import type { model145Office as es } from "../../es/papers/model145-office.ts";

export const model145Office: Dictionary<typeof es> = {
  title: "Model 145",
  subtitle:
    "Who has declared their situation for income tax, and which versions payroll has not received yet.",
  person: "Person",
  nif: "Tax number",
  signed: "Signed",
  confirmed: "Confirmed unchanged",
  handed: "Handed over to payroll",
  caption: "Model 145 forms of the staff",
  nothing: "—",
  none: "Not signed",
  new: "To hand over",
  version: "{{date}} · version {{version}}",
  handedBy: "{{date}} · {{name}}",
  take: "Download",
  takeOf: "Download the Model 145 of {{name}}",
  filters: "Filters",
  search: "Find a person",
  searchHint: "Name, code or department",
  view: {
    label: "Which forms",
    cambios: "To hand over",
    todas: "All",
    sin_firmar: "Not signed",
  },
  empty: {
    cambios: { title: "No forms to hand over", text: "A newly signed form will appear here." },
    todas: { title: "Nobody on the staff", text: "Add somebody under People." },
    sin_firmar: { title: "Everybody has signed", text: "New people appear here until they sign." },
    words: {
      title: "Nobody matches your search",
      text: "Try other words or another part of the list.",
    },
  },
  handOver: {
    button_one: "Hand over {{total}} new form",
    button_other: "Hand over {{total}} new forms",
    title: "Hand over to payroll",
    all_one: "{{total}} signed form that nobody has handed over will be downloaded.",
    all_other:
      "{{total}} signed forms that nobody has handed over will be downloaded, each as its own PDF.",
    one: "The Model 145 in force of {{name}} will be downloaded.",
    limit: "The file holds the first {{total}}; repeat the hand-over for the rest.",
    recorded:
      "Who hands it over and when is recorded, and each person sees that their form was downloaded.",
    submit: "Download and record",
    done: "Hand-over recorded",
  },
};
