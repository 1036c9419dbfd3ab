export const download = {
  title: "Descargar el registro de jornada",
  close: "Cerrar",
  cancel: "Cancelar",
  save: "Descargar",
  done: "El archivo se ha descargado.",
  from: "Desde",
  to: "Hasta",
  period: {
    label: "Periodo",
    thisMonth: "Este mes ({{month}})",
    lastMonth: "El mes pasado ({{month}})",
    year: "Todo el año {{year}}",
    custom: "Otras fechas",
  },
  format: {
    label: "Formato",
    pdf: "PDF",
    xlsx: "Excel (XLSX)",
    pdf_hint:
      "Para imprimir o firmar: una página por mes, con el primer y el último recibo de cada uno.",
    xlsx_hint: "Para hacer cuentas: resumen, jornadas, fichajes con sus recibos y cambios.",
  },
  problem: {
    empty: "Indica la fecha.",
    order: "La fecha final no puede ser anterior a la inicial.",
    long: "El periodo puede abarcar como máximo un año (366 días).",
  },
} as const;
