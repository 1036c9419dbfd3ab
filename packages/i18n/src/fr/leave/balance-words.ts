import type { Dictionary } from "../../dictionary.ts";
import type { balanceWords as es } from "../../es/leave/balance-words.ts";

/** The file of everybody's balances. */
export const balanceWords: Dictionary<typeof es> = {
  file: "soldes",
  sheet: "Soldes",
  /** Reason of the adjustment that gives expired holidays back. */
  kept: "Congés de {{year}}, conservés faute de rappel",
  column: {
    code: "Code",
    person: "Personne",
    centre: "Centre de travail",
    dias_totales: "Accordé",
    dias_ajuste: "Ajustements et report",
    dias_usados: "Pris",
    dias_aprobados: "Approuvé à prendre",
    dias_pendientes: "En attente de décision",
    dias_caducados: "Expiré",
    dias_restantes: "Disponible",
    expires: "Expire le",
  },
};
