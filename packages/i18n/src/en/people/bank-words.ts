import type { Dictionary } from "../../dictionary.ts";
import type { bankWords as es } from "../../es/people/bank-words.ts";

export const bankWords: Dictionary<typeof es> = {
  reason: {
    over_cap: "Yearly cap reached: {{minutes}} of this incidence do not enter the hours bank.",
    not_left: "There was less time left in the bank: {{minutes}} are not transferred.",
    carried_out: "Carried over to {{year}}.",
    carried_in: "Carried over from {{year}}.",
  },
  file: {
    name: "hours-bank",
    incidences: "Incidences",
    balances: "Balances",
    worker: "Worker",
    day: "Day",
    difference: "Difference (min)",
    saved: "Saved (min)",
    saved_hours: "Saved",
    compensation: "Compensation",
    state: "Status",
    remarks: "Remarks",
    validated_by: "Validated by",
    decided_by: "Resolved by",
    decided_on: "Decision date",
    answer: "Answer",
    year: "Year",
    balance: "Balance (min)",
    balance_hours: "Balance",
    pending: "Awaiting approval (min)",
    pending_incidences: "Pending incidences",
  },
  state: { 1: "Pending", 2: "Rejected", 3: "Approved", 4: "Transferred" },
  compensation: { 1: "Hours bank", 2: "Payroll", 3: "Holidays" },
};
