import { z } from "zod";

import { data, date, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";
import { leaveUnits } from "../request-view.ts";

import { balanceKinds } from "./leave.ts";

export const requestPhoto = endpoint({
  method: "GET",
  path: "/solicitud-foto-trabajador",
  tag: "requests",
  summary: "Name and photo of the worker of a request, for those who see it",
  access: { audience: "worker", subject: "none", module: null },
  query: z.strictObject({ trabajador_id: id.describe("Worker id") }),
  response: data(person),
  errors: ["worker.not_found"],
});

const teamAccess = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorAbsences,
  whileImpersonating: true,
} as const;

export const holidaySummary = endpoint({
  method: "POST",
  path: "/supervisor/resumen-vacaciones",
  reads: true,
  tag: "supervisor",
  summary: "Holidays and personal affairs of everybody supervised today in a year",
  access: teamAccess,
  body: z.strictObject({
    ...identityFields,
    year: z.number().int().min(2000).max(2199).optional().describe("Year; this one without it"),
    supervisados_ids: z.array(id).min(1).max(500).optional().describe("Only these"),
  }),
  response: data(
    z.array(
      z.object({
        trabajador: person,
        saldos: z.array(
          z.object({
            saldo: z.enum(balanceKinds).describe("Balance"),
            unidad: z.enum(leaveUnits).describe("Unit"),
            dias_resultantes: z.number().describe("Granted and adjusted"),
            dias_usados: z.number().describe("Enjoyed"),
            dias_aprobados: z.number().describe("Approved, to come"),
            dias_pendientes: z.number().describe("Waiting"),
            dias_caducados: z.number().describe("Expired"),
            dias_reservados: z.number().describe("Kept for requests of the next year"),
            dias_restantes: z.number().describe("Available"),
          }),
        ),
      }),
    ),
  ),
});

/** A day of a team: people with a schedule, those away, and those who wait for a decision. */
export const dayCoverage = z.object({
  fecha: date.describe("Day"),
  previstos: z.number().int().describe("People with a schedule on it"),
  ausentes: z.number().int().describe("Of them, away with approval"),
  pendientes: z.number().int().describe("Of them, with a request that waits"),
});

/** Absent people of a day, as supervisors see them. */
export const teamCalendar = endpoint({
  method: "POST",
  path: "/supervisor/calendario-ausencias",
  reads: true,
  tag: "supervisor",
  summary: "Absences of the people supervised today between two dates, with each day's coverage",
  access: teamAccess,
  body: z.strictObject({
    ...identityFields,
    desde: date.describe("First day"),
    hasta: date.describe("Last day; at most 92 days"),
    supervisados_ids: z.array(id).min(1).max(500).optional().describe("Only these"),
  }),
  response: data(
    z.object({
      personas: z.array(
        z.object({
          trabajador: person,
          ausencias: z.array(
            z.object({
              solicitud_id: id.describe("Request"),
              fecha: date.describe("Day"),
              pe_solicitud_tipo_id: z
                .number()
                .int()
                .nullable()
                .describe("Kind; null for medical kinds: only 'away'"),
              estado_id: z.number().int().describe("1 pending, 2 approved"),
              completo: z.boolean().describe("The whole day"),
            }),
          ),
        }),
      ),
      dias: z.array(dayCoverage),
      solicitudes: z
        .array(
          z.object({
            solicitud_id: id.describe("Request that waits"),
            dias: z.array(dayCoverage).describe("Its days, as they are if it is approved"),
            menos_gente: dayCoverage
              .nullable()
              .describe("The one with the fewest people; null if it takes no scheduled time"),
          }),
        )
        .describe("Requests with days in the range that wait, each as if approved"),
    }),
  ),
  errors: ["workday.range"],
});

/** Kinds of event of calendars, with the colours of each. */
export const listEventKinds = endpoint({
  method: "GET",
  path: "/evento-tipo",
  tag: "supervisor",
  summary: "Kinds of event of the calendars",
  access: { audience: "worker", subject: "none", module: null },
  response: data(
    z.array(
      z.object({
        id: z.number().int().describe("Kind of event"),
        clave: z.string().describe("Stable key"),
        nombre: z.string().describe("Name, in the caller's language"),
        background: z.string().describe("Background colour"),
        content: z.string().describe("Text colour"),
        icon: z.string().describe("Icon key"),
      }),
    ),
  ),
});
