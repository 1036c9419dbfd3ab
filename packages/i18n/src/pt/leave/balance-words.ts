import type { Dictionary } from "../../dictionary.ts";
import type { balanceWords as es } from "../../es/leave/balance-words.ts";

/** The file of everybody's balances. */
export const balanceWords: Dictionary<typeof es> = {
  file: "saldos",
  sheet: "Saldos",
  /** Reason of the adjustment that gives expired holidays back. */
  kept: "Férias de {{year}}, mantidas por falta de aviso",
  column: {
    code: "Código",
    person: "Pessoa",
    centre: "Centro de trabalho",
    dias_totales: "Concedido",
    dias_ajuste: "Ajustes e transição",
    dias_usados: "Gozado",
    dias_aprobados: "Aprovado, por gozar",
    dias_pendientes: "A aguardar aprovação",
    dias_caducados: "Caducado",
    dias_restantes: "Disponível",
    expires: "Caduca em",
  },
};
