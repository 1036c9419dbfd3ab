import { z } from "zod";

import { data, date, id, identityFields, instant, minutes, workerParams, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { dayAbsence } from "./day-absences.ts";
import { holiday, scheduleItem } from "./schedules.ts";
import { workday } from "./time.ts";

const team = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorTimeRegistration,
  // Their POST only carries filters.
  whileImpersonating: true,
} as const;

/** Groups of the supervisor's dashboard (Rule TIME-82). */
export const teamGroups = ["fichado", "fichado_tarde", "no_ficha_hoy", "pendiente"] as const;
export type TeamGroup = (typeof teamGroups)[number];

export const teamMember = person.extend({
  puesto: z.string().nullable().describe("Occupation"),
  nombre_departamento_trabajador: z.string().nullable().describe("Department"),
  centro_trabajo: z.string().nullable().describe("Work centre today"),
  zona_horaria: z.string().describe("IANA zone today"),
  grupo: z
    .enum(teamGroups)
    .describe(
      "Clocked, clocked late, not clocking today (nothing scheduled, or away), pending to clock",
    ),
  situacion: z
    .enum(["trabajando", "en_pausa", "ha_salido", "sin_fichar"])
    .describe("Working, on a pause, gone, not there yet"),
  teletrabajo: z.boolean().describe("The open signing is telework"),
  hora_prevista: instant
    .nullable()
    .describe("Start of the day's schedule, less what approved absences cover; null for none"),
  hora_entrada: instant.nullable().describe("First clock-in of the day"),
  minutos_retraso: minutes.describe("Minutes late at the first clock-in, or so far when pending"),
  llega_tarde: z
    .boolean()
    .describe("Later than the schedule's tolerance: at the first clock-in, or so far when pending"),
  minutos_trabajados: minutes.describe("Worked today so far"),
  minutos_previstos: minutes.describe("Scheduled today, less what approved absences cover"),
  horario: z.array(scheduleItem).describe("Schedule of today"),
  festivo: holiday.nullable().describe("Holiday today"),
  ausencias: z.array(dayAbsence).describe("Approved absences of today, in order"),
  abierto_mas_de_un_dia: z.boolean().describe("A signing has been open for more than a day"),
  solicitudes_pendientes: z
    .number()
    .int()
    .describe("Corrections and closures that wait for the caller"),
});
export type TeamMember = z.infer<typeof teamMember>;

export const teamToday = endpoint({
  method: "GET",
  path: "/supervisor/info-supervisados/:id",
  tag: "supervisor",
  summary: "The people supervised today with their clocking group, and the totals of each group",
  access: { audience: "supervisor", subject: "self", module: null, target: "params.id" },
  params: workerParams,
  query: z.strictObject({ year: year.optional() }),
  response: data(
    z.object({
      dia: date.describe("Today at the supervisor's centre"),
      totales: z.object({
        supervisados: z.number().int().describe("Everybody"),
        fichado: z.number().int().describe("Clocked"),
        fichado_tarde: z.number().int().describe("Clocked late"),
        no_ficha_hoy: z.number().int().describe("Not clocking today"),
        pendiente: z.number().int().describe("Pending to clock"),
      }),
      supervisados: z.array(teamMember).describe("By name"),
    }),
  ),
});

export const teamClockings = endpoint({
  method: "POST",
  path: "/supervisor/get-clockings",
  reads: true,
  tag: "supervisor",
  summary: "Working days of supervised people in a range; people × days at most 3,100",
  access: team,
  body: z.strictObject({
    ...identityFields,
    supervisados_ids: z
      .array(id)
      .min(1)
      .max(100)
      .optional()
      .describe("Only these; everybody without it"),
    desde: date.describe("First day"),
    hasta: date.describe("Last day; at most 366 days"),
    skip: z.number().int().min(0).max(100_000).default(0).describe("People to leave out"),
    take: z.number().int().min(1).max(100).default(25).describe("People to answer"),
  }),
  response: z.object({
    data: z.array(z.object({ trabajador: person, jornadas: z.array(workday) })),
    total: z.number().int().describe("People in all"),
  }),
  errors: ["workday.range", "team.too_many"],
});

export const teamSundayClockings = endpoint({
  method: "POST",
  reads: true,
  path: "/supervisor/get-sunday-clockings",
  tag: "supervisor",
  summary: "Sundays and holidays that supervised people worked in a year",
  access: team,
  body: z.strictObject({
    ...identityFields,
    year: z.number().int().min(2000).max(2199).describe("Year"),
    supervisados_ids: z
      .array(id)
      .min(1)
      .max(500)
      .optional()
      .describe("Only these; everybody without it"),
  }),
  response: data(
    z.array(
      z.object({
        trabajador: person.describe("Who"),
        domingos: z.number().int().describe("Sundays worked"),
        festivos: z.number().int().describe("Holidays worked that are not Sundays"),
        minutos: minutes.describe("Minutes worked on them"),
        dias: z.array(
          z.object({
            dia: date.describe("Day"),
            minutos: minutes.describe("Worked"),
            festivo: holiday.nullable().describe("Holiday"),
          }),
        ),
      }),
    ),
  ),
});

export const teamPhotos = endpoint({
  method: "GET",
  path: "/supervisor/supervisors-and-supervisees-photos/:id",
  tag: "supervisor",
  summary: "Names and photos of the caller's supervisors and of the people supervised today",
  access: { audience: "supervisor", subject: "self", module: null, target: "params.id" },
  params: workerParams,
  response: data(z.object({ supervisores: z.array(person), supervisados: z.array(person) })),
});
