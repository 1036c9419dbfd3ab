/** The file of everybody's balances. */
export const balanceWords = {
  file: "saldos",
  sheet: "Saldos",
  /** Reason of the adjustment that gives expired holidays back. */
  kept: "Vacaciones de {{year}}, conservadas por falta de aviso",
  column: {
    code: "Código",
    person: "Persona",
    centre: "Centro",
    dias_totales: "Días del año",
    dias_ajuste: "Ajustes y días de otros años",
    dias_usados: "Disfrutado",
    dias_aprobados: "Aprobado, sin disfrutar",
    dias_pendientes: "Pendiente de aprobación",
    dias_caducados: "Caducado",
    dias_restantes: "Disponible",
    expires: "Caduca el",
  },
} as const;
