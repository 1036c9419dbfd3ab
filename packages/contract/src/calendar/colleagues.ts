import { z } from "zod";

import { data, date, id, identityFields, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { colleagueAbsences } from "../leave/colleague-absences.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

/** Most people whose day one call tells. */
const mostColleagues = 25;

/** Days that one answer of the team's absences covers at most. */
export const mostTeamDays = 92;

const teamAbsence = z.object({
  fecha: date.describe("Day"),
  completo: z.boolean().describe("The whole day"),
});

const teamAbsences = z.object({
  ausencias_companeros: z.enum(colleagueAbsences).describe("Whose absences people here see"),
  personas: z
    .array(
      z.object({
        trabajador: person,
        ausencias: z.array(teamAbsence).describe("Approved, in working time, in order; never why"),
      }),
    )
    .describe("Oneself, the own supervisors, and who has a supervisor in common; by name"),
});
export type TeamAbsences = z.infer<typeof teamAbsences>;

export const absencesOfTeam = endpoint({
  method: "GET",
  path: "/trabajador/:id/ausencias-equipo",
  tag: "calendar",
  summary: "Who of the own team is away between two dates, as much as the company shows",
  access: {
    audience: "worker",
    subject: "self",
    module: moduleIds.absences,
    target: "params.id",
    whileImpersonating: true,
  },
  params: workerParams,
  query: z.strictObject({
    desde: date.describe("First day"),
    hasta: date.describe(`Last day; at most ${mostTeamDays} days`),
  }),
  response: data(teamAbsences),
  errors: ["calendar.range"],
});

/** States of a person's day: works, is away, has nothing scheduled. */
const dayStates = ["trabaja", "ausente", "libre"] as const;

const colleagueToday = z.object({
  persona_id: id.describe("Worker"),
  estado: z.enum(dayStates).describe("Today; an absence of a part of the day does not count"),
  vuelve: date
    .nullable()
    .describe("Next day of work of who does not work today; null if not known, or far away"),
});
export type ColleagueToday = z.infer<typeof colleagueToday>;

export const colleaguesToday = endpoint({
  method: "POST",
  path: "/trabajador/companeros-hoy",
  reads: true,
  tag: "calendar",
  summary:
    "Who of some people works today, and when the others are back; those not shown are left out",
  access: {
    audience: "worker",
    subject: "none",
    module: moduleIds.absences,
    whileImpersonating: true,
  },
  body: z.strictObject({
    ...identityFields,
    persona_ids: z.array(id).min(1).max(mostColleagues).describe("People"),
  }),
  response: data(z.array(colleagueToday)),
});
