import type { Dictionary } from "../../dictionary.ts";
import type { calendarPrint as es } from "../../es/calendar/calendar-print.ts";

export const calendarPrint: Dictionary<typeof es> = {
  title: "Calendrier annuel de travail",
  file: "calendrier-de-travail",
  working_days: "Jours de travail",
  holidays: "Jours fériés",
  planned: "Heures programmées",
  absences: "Jours d’absence approuvés",
  legend: "Légende",
  holiday_list: "Jours fériés de l’année",
  no_holidays: "Le calendrier de votre lieu de travail ne comporte aucun jour férié cette année.",
  rest: "Jour sans horaire",
  work: "Jour de travail",
  half: "½ : une partie de la journée seulement",
  note: "D’après votre horaire et les jours fériés de votre lieu de travail. Seules les absences approuvées sont indiquées.",
  mark: {
    national: "N",
    regional: "R",
    local: "L",
    holidays: "CP",
    personalAffairs: "CV",
    paidHours: "HR",
    paidLeave: "CR",
    unpaidLeave: "CS",
    paternity: "NE",
    away: "AB",
  },
};
