/** The annual calendar on paper. */
export const calendarPrint = {
  title: "Calendario laboral",
  file: "calendario-laboral",
  working_days: "Días laborables",
  holidays: "Festivos",
  planned: "Horas programadas",
  absences: "Días de ausencia aprobados",
  legend: "Leyenda",
  holiday_list: "Festivos del año",
  no_holidays: "El calendario de tu centro de trabajo no tiene festivos este año.",
  rest: "Día sin horario",
  work: "Día laborable",
  half: "½: solo una parte del día",
  note: "Según el horario y los festivos de tu centro de trabajo. Las ausencias son las aprobadas.",
  /** Short mark in a day's cell: one or two letters. */
  mark: {
    national: "N",
    regional: "A",
    local: "L",
    holidays: "V",
    personalAffairs: "AP",
    paidHours: "HR",
    paidLeave: "PR",
    unpaidLeave: "PN",
    paternity: "NC",
    away: "AU",
  },
} as const;
