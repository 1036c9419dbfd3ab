/** People whose absences somebody sees: of the own team, of everybody, of nobody (Rule CALENDAR-23). */
export const colleagueAbsences = ["equipo", "todos", "nadie"] as const;
export type ColleagueAbsences = (typeof colleagueAbsences)[number];
