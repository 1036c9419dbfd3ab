import type { Dictionary } from "../../dictionary.ts";
import type { contractKinds as es } from "../../es/people/contract-kinds.ts";

export const contractKinds: Dictionary<typeof es> = {
  families: {
    indefinite: "Contrat à durée indéterminée",
    indefinite_disability: "Contrat à durée indéterminée pour personnes handicapées",
    indefinite_promotion: "Contrat à durée indéterminée aidé",
    promotion_conversion:
      "Contrat à durée indéterminée aidé, issu de la conversion d’un contrat temporaire",
    conversion: "Contrat à durée indéterminée issu de la conversion d’un contrat temporaire",
    conversion_disability:
      "Contrat à durée indéterminée pour personnes handicapées, issu de la conversion d’un contrat temporaire",
    seasonal: "Contrat fixe discontinu",
    seasonal_disability: "Contrat fixe discontinu pour personnes handicapées",
    seasonal_promotion: "Contrat fixe discontinu aidé",
    seasonal_conversion: "Contrat fixe discontinu issu de la conversion d’un contrat temporaire",
    project: "Contrat pour un ouvrage ou un service déterminé",
    production: "Contrat temporaire pour besoins de production",
    insertion: "Contrat temporaire d’insertion",
    administrative: "Contrat temporaire de droit administratif",
    substitution: "Contrat temporaire de remplacement",
    administrative_substitution: "Contrat d’intérim de droit administratif",
    practice: "Contrat de formation par la pratique professionnelle",
    alternation: "Contrat de formation en alternance",
    temporary_disability: "Contrat temporaire pour personnes handicapées",
    partial_retirement: "Contrat de retraite partielle",
    relief: "Contrat de relève",
    temporary_promotion: "Contrat temporaire aidé",
    insertion_company: "Contrat temporaire dans une entreprise d’insertion",
  },
  hours: { full: "à temps plein", part: "à temps partiel" },
  unknown: "Contrat de code {{codigo}}",
};
