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
    dias_totales: "Concedido",
    dias_ajuste: "Ajustes y arrastre",
    dias_usados: "Disfrutado",
    dias_aprobados: "Aprobado por disfrutar",
    dias_pendientes: "Pendiente de decidir",
    dias_caducados: "Caducado",
    dias_restantes: "Disponible",
    expires: "Caduca el",
  },
} as const;
