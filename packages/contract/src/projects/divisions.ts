import { z } from "zod";

import { data, date, done, id, identityFields, instant, minutes, month, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

import { dayDivision, registration } from "./shapes.ts";
import { deletionReason, interval, intervalErrors, stated, statedErrors } from "./stated.ts";

/** Calls about the caller's own time; others' is not there. */
const own = { audience: "worker", subject: "self", module: moduleIds.supervisorProjects } as const;
const me = id.describe("Worker id; must be the session's");

export const assignmentsDay = endpoint({
  method: "POST",
  path: "/proyecto-trabajador/getAssignmentsDay",
  tag: "projects",
  summary: "A day of the worker, divided among projects",
  reads: true,
  access: { ...own, target: "body.trabajador_id", whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: me,
    dia: date.describe("Local date of the working day"),
  }),
  response: data(dayDivision),
});

export const saveDivision = endpoint({
  method: "PUT",
  path: "/proyecto-trabajador/dia/:dia",
  tag: "projects",
  summary: "Save the whole division of a day; saving the same again changes nothing",
  access: { ...own, target: "body.trabajador_id" },
  params: z.strictObject({ dia: date.describe("Local date of the working day") }),
  bodyLimit: 512 * 1024,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: me,
    version: z.number().int().min(0).describe("Version that was read"),
    motivo: deletionReason,
    registros: z
      .array(
        z.strictObject({
          id: id.optional().describe("Registration that it changes; none: a new one"),
          ...interval,
          ...stated,
        }),
      )
      .max(50)
      .describe(
        "All registrations of the day; approved ones as they are, others that are left out go",
      ),
  }),
  response: data(dayDivision),
  errors: [
    "project.changed",
    "project.registration_not_found",
    "project.approved",
    "project.reason_required",
    ...intervalErrors,
  ],
});

export const copyDivision = endpoint({
  method: "GET",
  path: "/proyecto-trabajador/dia/:dia/copia",
  tag: "projects",
  summary:
    "An earlier division on the signings of this day, to be looked at and saved; nothing is written",
  access: { ...own, target: "query.trabajador_id" },
  params: z.strictObject({ dia: date.describe("Local date to fill") }),
  query: z.strictObject({
    ...identityFields,
    trabajador_id: me,
    desde: date.optional().describe("Day to copy; without it the last one before with a division"),
  }),
  response: data(
    z.object({
      desde: date.describe("Day that was copied"),
      registros: z
        .array(
          registration.pick({
            fichaje_id: true,
            proyecto_id: true,
            proyecto: true,
            actividad_id: true,
            actividad: true,
            hora_inicio: true,
            hora_fin: true,
            partes: true,
            observaciones: true,
          }),
        )
        .describe("Proposal for what has no project yet, at the same times of day"),
    }),
  ),
  errors: ["project.nothing_to_copy"],
});

export const runProject = endpoint({
  method: "POST",
  path: "/proyecto-trabajador/en-curso",
  tag: "projects",
  summary: "Work on a project from now on, or on none, without clocking out",
  access: { ...own, target: "body.trabajador_id" },
  creates: true,
  // As with punches: sent at once first, then, without an answer, as made offline.
  resent: ["sin_conexion", "hora_envio"],
  body: z.strictObject({
    ...identityFields,
    trabajador_id: me,
    accion: z.enum(["empezar", "parar"]).describe("Start or switch, or go on without a project"),
    ...stated,
    proyecto_id: id.optional().describe("Project; required to start"),
    hora_dispositivo: instant.optional().describe("The device's clock"),
    sin_conexion: z
      .boolean()
      .optional()
      .describe("Made without network and sent later: it happened at hora_dispositivo"),
    hora_envio: instant
      .optional()
      .describe("The device's clock at the moment of sending; required with sin_conexion"),
  }),
  response: data(
    z.object({
      registro: registration.nullable().describe("Registration of that moment"),
      division: dayDivision.describe("The day after it"),
    }),
  ),
  errors: [
    ...statedErrors,
    "project.clock_stopped",
    "project.offline_order",
    "project.approved",
    "clock.offline_times",
    "clock.offline_too_old",
  ],
});

export const ownProjectHours = endpoint({
  method: "GET",
  path: "/proyecto-trabajador/horas",
  tag: "projects",
  summary: "The worker's minutes by project and activity, of a month or month by month of a year",
  access: { ...own, target: "query.trabajador_id" },
  query: z.strictObject({
    ...identityFields,
    trabajador_id: me,
    year,
    month: month.optional().describe("Month; without it the whole year"),
  }),
  response: data(
    z.object({
      year: z.number().int().describe("Year"),
      month: z.number().int().nullable().describe("Month; null: the year"),
      minutos: minutes.describe("Minutes of ended work signings"),
      minutos_asignados: minutes.describe("Assigned to projects"),
      minutos_sin_asignar: minutes.describe("Left over"),
      proyectos: z
        .array(
          z.object({
            proyecto_id: id.describe("Project"),
            proyecto: z.string().describe("Name"),
            link_imagen: z.string().nullable().describe("Picture"),
            minutos: minutes.describe("Minutes"),
            minutos_aprobados: minutes.describe("Approved minutes"),
            minutos_pendientes: minutes.describe("Minutes that wait for approval"),
            actividades: z
              .array(
                z.object({
                  actividad_id: id.nullable().describe("Activity"),
                  actividad: z.string().nullable().describe("Name"),
                  minutos: minutes,
                }),
              )
              .describe("By activity, most first"),
            meses: z
              .array(z.object({ month: z.number().int().describe("1 to 12"), minutos: minutes }))
              .describe("By month, those with minutes"),
          }),
        )
        .describe("By project, most first"),
    }),
  ),
});

export const markFavourite = endpoint({
  method: "PUT",
  path: "/proyecto-trabajador/favorito",
  tag: "projects",
  summary: "Mark a project, or one of its activities, as a favourite, or no longer",
  access: { ...own, target: "body.trabajador_id" },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: me,
    proyecto_id: id.describe("Project that the worker may use today"),
    actividad_id: id.nullable().default(null).describe("One of its activities"),
    favorito: z.boolean().describe("It is one from now on"),
  }),
  response: done,
  errors: ["project.not_found", "project.activity_not_found"],
});
