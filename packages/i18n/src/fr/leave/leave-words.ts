import type { Dictionary } from "../../dictionary.ts";
import type { leaveWords as source } from "../../es/leave/leave-words.ts";

/** Names of the kinds of request, and purposes of those with several rules, or none. */
export const leaveWords: Dictionary<typeof source> = {
  kind: {
    1: "Congés payés",
    2: "Jours pour raisons personnelles",
    3: "Heures rémunérées",
    4: "Congé rémunéré",
    5: "Congé sans solde",
    6: "Arrêt court",
    7: "Arrêt maladie",
    8: "Naissance et soins de l’enfant",
    9: "Frais",
  },
  about: {
    4: "Absences rémunérées prévues par la loi ou la convention collective, comme un mariage, un déménagement ou l’hospitalisation d’un proche.",
    5: "Absences sans solde, en jours ou en heures : congé parental, raisons personnelles, soins ou disponibilités.",
    9: "Demandez le remboursement de ce que vous avez avancé : carburant, voyages, taxis, repas, coursier ou autres frais.",
  },
  /** The holiday rule that a company begins with. */
  holidays: {
    title: "Ce que la loi garantit",
    text: "La loi garantit au moins 30 jours calendaires de congés par an. Les dates sont convenues avec l’entreprise et connues deux mois à l’avance. Si un arrêt maladie coïncide avec vos congés, ces jours sont conservés : vous pouvez les prendre jusqu’à 18 mois après la fin de l’année à laquelle ils correspondent. Les congés ne peuvent pas être remplacés par de l’argent, sauf les jours restants à la fin du contrat.",
  },
};
