import type { Dictionary } from "../../dictionary.ts";
import type { bankWords as es } from "../../es/people/bank-words.ts";

export const bankWords: Dictionary<typeof es> = {
  reason: {
    over_cap: "Plafond annuel atteint : {{minutes}} de cet écart n’entrent pas dans la banque.",
    not_left: "Il restait moins de temps dans la banque : {{minutes}} ne sont pas transférées.",
    carried_out: "Reporté sur {{year}}.",
    carried_in: "Report de {{year}}.",
  },
  file: {
    name: "banque-d-heures",
    incidences: "Écarts",
    balances: "Soldes",
    worker: "Salarié",
    day: "Jour",
    difference: "Différence (min)",
    saved: "Retenu (min)",
    saved_hours: "Retenu",
    compensation: "Compensation",
    state: "État",
    remarks: "Observations",
    validated_by: "Validé par",
    decided_by: "Décidé par",
    decided_on: "Date de décision",
    answer: "Réponse",
    year: "Année",
    balance: "Solde (min)",
    balance_hours: "Solde",
    pending: "En attente d’approbation (min)",
    pending_incidences: "Écarts en attente",
  },
  state: { 1: "En attente", 2: "Refusé", 3: "Approuvé", 4: "Transféré" },
  compensation: { 1: "Banque d’heures", 2: "Paie", 3: "Congés" },
};
