import type { Dictionary } from "../../dictionary.ts";
import type { balanceWords as es } from "../../es/leave/balance-words.ts";

/** The file of everybody's balances. */
export const balanceWords: Dictionary<typeof es> = {
  file: "balances",
  sheet: "Balances",
  /** Reason of the adjustment that gives expired holidays back. */
  kept: "Holiday of {{year}}, kept because no reminder was sent",
  column: {
    code: "Code",
    person: "Person",
    centre: "Work centre",
    dias_totales: "Granted",
    dias_ajuste: "Adjustments and carry-over",
    dias_usados: "Taken",
    dias_aprobados: "Approved, still to come",
    dias_pendientes: "Pending approval",
    dias_caducados: "Expired",
    dias_restantes: "Available",
    expires: "Expires on",
  },
};
