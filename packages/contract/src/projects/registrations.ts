import { z } from "zod";

import { data, date, done, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { activity, partValue, projectPart, registration, usableProject } from "./shapes.ts";
import { deletionReason, interval, intervalErrors, stated } from "./stated.ts";

/** Calls about the caller's own time; others' is not there. */
const own = { audience: "worker", subject: "self", module: moduleIds.supervisorProjects } as const;
const anybody = {
  audience: "worker",
  subject: "none",
  module: moduleIds.supervisorProjects,
} as const;
const registrationParams = z.strictObject({ id: id.describe("Registration id") });
const me = id.describe("Worker id; must be the session's");

export const listUsableProjects = endpoint({
  method: "GET",
  path: "/proyecto-trabajador",
  tag: "projects",
  summary: "Projects that the worker may use on a day, with favourites and last use",
  access: { ...own, target: "query.trabajador_id" },
  query: z.strictObject({
    ...identityFields,
    trabajador_id: me,
    dia: date.optional().describe("Local date; today without it"),
  }),
  response: data(z.array(usableProject)),
});

export const listActivities = endpoint({
  method: "GET",
  path: "/proyecto-trabajador/actividades",
  tag: "projects",
  summary: "Activities of the projects that the caller may use today or is in charge of",
  access: anybody,
  query: z.strictObject({ ...identityFields }),
  response: data(z.array(activity)),
});

export const listProjectParts = endpoint({
  method: "GET",
  path: "/proyecto-trabajador/partes",
  tag: "projects",
  summary: "Fields that the company asks for with activities",
  access: anybody,
  query: z.strictObject({ ...identityFields }),
  response: data(z.array(projectPart)),
});

export const createRegistration = endpoint({
  method: "POST",
  path: "/proyecto-trabajador/fichaje",
  tag: "projects",
  summary: "Assign an interval of an own signing to a project",
  access: { ...own, target: "body.trabajador_id" },
  creates: true,
  body: z.strictObject({ ...identityFields, trabajador_id: me, ...interval, ...stated }),
  response: data(registration),
  errors: intervalErrors,
});

export const changeRegistration = endpoint({
  method: "PUT",
  path: "/proyecto-trabajador/fichaje/:id",
  tag: "projects",
  summary:
    "Change an own registration that is not approved; with aprobado alone, approve one of a project in charge or take approval back",
  access: anybody,
  params: registrationParams,
  body: z.strictObject({
    ...identityFields,
    aprobado: z.boolean().optional().describe("Approve it, or take approval back"),
    hora_inicio: instant.optional().describe("Start; cut to the minute"),
    hora_fin: instant.nullable().optional().describe("End; null: with the signing"),
    proyecto_id: id.optional().describe("Project"),
    actividad_id: id.nullable().optional().describe("Activity"),
    partes: z.array(partValue).max(10).optional().describe("Values of the activity's fields"),
    observaciones: z.string().trim().max(500).nullable().optional().describe("Remarks"),
  }),
  response: data(registration),
  errors: [
    "project.registration_not_found",
    "project.approved",
    "project.running",
    "project.mixed",
    "approval.own",
    ...intervalErrors,
  ],
});

export const deleteRegistration = endpoint({
  method: "DELETE",
  path: "/proyecto-trabajador/fichaje/:id",
  tag: "projects",
  summary: "Delete a registration, own or of a project in charge, with a reason that is kept",
  access: anybody,
  params: registrationParams,
  query: z.strictObject({
    ...identityFields,
    userId: id.optional().describe("Account id; must be the session's"),
    motivo: deletionReason,
  }),
  response: done,
  errors: [
    "project.registration_not_found",
    "project.approved",
    "project.reason_required",
    "closure.month_closed",
  ],
});

export const registrationHistory = endpoint({
  method: "GET",
  path: "/proyecto-trabajador/fichaje/:id/historia",
  tag: "projects",
  summary: "History of a registration, oldest first; a deleted one too",
  access: anybody,
  params: registrationParams,
  response: data(
    z.array(
      z.object({
        id: id.describe("Entry"),
        accion: z
          .enum(["alta", "cambio", "aprobacion", "retirada", "borrado", "ajuste"])
          .describe(
            "Made, changed, approved, approval taken back, deleted, adjusted to its signing",
          ),
        autor: person.nullable().describe("Who; null: the portal itself"),
        hecho_en: instant.describe("When"),
        motivo: z.string().nullable().describe("Reason"),
        hora_inicio: instant.describe("Start after it"),
        hora_fin: instant.nullable().describe("End after it"),
        proyecto: z.string().describe("Project after it"),
        actividad: z.string().nullable().describe("Activity after it"),
      }),
    ),
  ),
  errors: ["project.registration_not_found"],
});
