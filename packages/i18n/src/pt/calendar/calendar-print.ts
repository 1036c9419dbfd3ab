import type { Dictionary } from "../../dictionary.ts";
import type { calendarPrint as es } from "../../es/calendar/calendar-print.ts";

export const calendarPrint: Dictionary<typeof es> = {
  title: "Calendário anual de trabalho",
  file: "calendario-de-trabalho",
  working_days: "Dias de trabalho",
  holidays: "Feriados",
  planned: "Horas programadas",
  absences: "Dias de ausência aprovados",
  legend: "Legenda",
  holiday_list: "Feriados do ano",
  no_holidays: "O calendário do seu local de trabalho não tem feriados este ano.",
  rest: "Dia sem horário",
  work: "Dia de trabalho",
  half: "½: apenas uma parte do dia",
  note: "De acordo com o seu horário e os feriados do seu local de trabalho. Só são indicadas as ausências aprovadas.",
  mark: {
    national: "N",
    regional: "R",
    local: "L",
    holidays: "F",
    personalAffairs: "AP",
    paidHours: "HR",
    paidLeave: "LR",
    unpaidLeave: "LN",
    paternity: "NC",
    away: "AU",
  },
};
