import type { Dictionary } from "../../dictionary.ts";
import type { contractKinds as es } from "../../es/people/contract-kinds.ts";

export const contractKinds: Dictionary<typeof es> = {
  families: {
    indefinite: "Permanent contract",
    indefinite_disability: "Permanent contract for people with disabilities",
    indefinite_promotion: "Permanent contract under an employment incentive scheme",
    promotion_conversion:
      "Permanent contract converted from a temporary one, under an incentive scheme",
    conversion: "Permanent contract converted from a temporary one",
    conversion_disability:
      "Permanent contract for people with disabilities, converted from a temporary one",
    seasonal: "Permanent seasonal contract",
    seasonal_disability: "Permanent seasonal contract for people with disabilities",
    seasonal_promotion: "Permanent seasonal contract under an employment incentive scheme",
    seasonal_conversion: "Permanent seasonal contract converted from a temporary one",
    project: "Contract for a specific project or service",
    production: "Temporary contract for production needs",
    insertion: "Temporary integration contract",
    administrative: "Temporary contract under administrative law",
    substitution: "Temporary replacement contract",
    administrative_substitution: "Interim contract under administrative law",
    practice: "Training contract for professional practice",
    alternation: "Work-study training contract",
    temporary_disability: "Temporary contract for people with disabilities",
    partial_retirement: "Partial retirement contract",
    relief: "Relief contract",
    temporary_promotion: "Temporary contract under an employment incentive scheme",
    insertion_company: "Temporary contract in a work integration company",
  },
  hours: { full: "full time", part: "part time" },
  unknown: "Contract with code {{codigo}}",
};
