import type { Dictionary } from "../../dictionary.ts";
import type { leaveWords as source } from "../../es/leave/leave-words.ts";

/** Names of the kinds of request, and purposes of those with several rules, or none. */
export const leaveWords: Dictionary<typeof source> = {
  kind: {
    1: "Holiday",
    2: "Personal days",
    3: "Paid hours",
    4: "Paid leave",
    5: "Unpaid leave",
    6: "Short sick leave",
    7: "Medical leave",
    8: "Birth and childcare leave",
    9: "Expense",
  },
  about: {
    4: "Paid absences that the law or the collective agreement grants, such as a wedding, moving home or a relative's hospital stay.",
    5: "Unpaid absences, in days or hours: parental leave, personal matters, care or leaves of absence.",
    9: "Claim what you have paid in advance: fuel, travel, taxis, meals, couriers or other expenses.",
  },
  /** The holiday rule that a company begins with. */
  holidays: {
    title: "What the law guarantees",
    text: "The law guarantees at least 30 calendar days of holiday a year. Dates are agreed with the company and known two months ahead. If medical leave falls on your holidays, those days are kept: you can take them until 18 months after the end of the year that they belong to. Holidays cannot be exchanged for money, except for days left when the contract ends.",
  },
};
