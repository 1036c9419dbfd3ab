import { z } from "zod";

import { data, date, fileBytes, id, identityFields, minutes } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import {
  activity,
  projectDocument,
  registration,
  registrationStates,
  teamProject,
} from "./shapes.ts";

/** People in charge of projects: those of others are not found. */
const charge = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorProjects,
} as const;
const anybody = {
  audience: "worker",
  subject: "none",
  module: moduleIds.supervisorProjects,
} as const;
const projectParams = z.strictObject({ id: id.describe("Project id") });
const companyParams = z.strictObject({ companyId: id.describe("Company id; the session's") });
const text = z.string().trim().max(100).optional().describe("In the name of the person");

export const listTeamProjects = endpoint({
  method: "GET",
  path: "/proyecto-trabajador/proyectos-empresa",
  tag: "projects",
  summary: "Projects that the caller is in charge of today, with picture, state and progress",
  access: charge,
  query: z.strictObject({ ...identityFields }),
  response: data(z.array(teamProject)),
});

export const getTeamProject = endpoint({
  method: "GET",
  path: "/supervisor/proyectos/:id",
  tag: "projects",
  summary: "A project in charge: details, documents, activities with budget against hours",
  access: charge,
  params: projectParams,
  response: data(
    teamProject.extend({
      actividades: z
        .array(
          activity.extend({
            presupuesto_minutos: minutes.nullable().describe("Budget; null: none"),
            minutos: minutes.describe("Minutes of its ended registrations"),
            minutos_aprobados: minutes.describe("Approved minutes"),
            registros_pendientes: z.number().int().describe("Registrations that wait"),
          }),
        )
        .describe("Activities, by name"),
      documentos: z.array(projectDocument).describe("Documents, newest first"),
    }),
  ),
  errors: ["project.not_found"],
});

/** A registration with its worker, as people in charge see it. */
export const teamRegistration = registration.extend({ trabajador: person });
export type TeamRegistration = z.infer<typeof teamRegistration>;

const registrationFilters = {
  trabajador_ids: z.array(id).min(1).max(100).optional().describe("Only of these people"),
  actividad_ids: z.array(id).min(1).max(100).optional().describe("Only of these activities"),
  estado: z.enum(registrationStates).optional().describe("Only in this state"),
  desde: date.optional().describe("First day"),
  hasta: date.optional().describe("Last day"),
};

export const listRegistrations = endpoint({
  method: "POST",
  reads: true,
  path: "/supervisor/proyectos/:id/registros",
  tag: "projects",
  summary: "Registrations of a project in charge, newest first",
  access: { ...charge, whileImpersonating: true },
  params: projectParams,
  body: z.strictObject({ ...identityFields, paramsFront: paramsFront(registrationFilters) }),
  response: page(teamRegistration).extend({
    minutos: minutes.describe("Minutes of the ended ones, in all pages"),
  }),
  errors: ["project.not_found", "calendar.range"],
});

export const decideRegistrations = endpoint({
  method: "POST",
  path: "/supervisor/proyectos/decidir-registros",
  tag: "projects",
  summary: "Approve, take approval back from or delete several registrations, each by itself",
  access: charge,
  body: z.strictObject({
    ...identityFields,
    ids: z.array(id).min(1).max(100).describe("Registrations"),
    accion: z.enum(["aprobar", "retirar", "borrar"]).describe("What to do"),
    motivo: z.string().trim().max(500).optional().describe("Reason; a deletion needs one"),
  }),
  response: data(
    z.array(
      z.object({
        id: id.describe("Registration"),
        registro: registration.nullable().describe("As it is now; null: deleted or refused"),
        error: z.string().nullable().describe("Why it was refused, in the caller's language"),
      }),
    ),
  ),
  errors: ["project.reason_required"],
});

/** A worker who may use a project, between dates. */
export const assignedWorker = person.extend({
  proyecto_id: id.describe("Project"),
  desde: date.describe("First day"),
  hasta: date.nullable().describe("Last day; null: open"),
});
export type AssignedWorker = z.infer<typeof assignedWorker>;

export const workerAvatars = endpoint({
  method: "GET",
  path: "/trabajadores-avatares/:companyId",
  tag: "projects",
  summary: "People assigned today or later to the projects in charge, or to one, with photos",
  access: { ...charge, subject: "company", target: "params.companyId" },
  params: companyParams,
  query: z.strictObject({ proyecto_id: id.optional().describe("Only of this project") }),
  response: data(z.array(assignedWorker)),
  errors: ["project.not_found"],
});

export const allCompanyWorkers = endpoint({
  method: "GET",
  path: "/proyecto-trabajador/allCompanyWorkers/:companyId",
  tag: "projects",
  summary: "People who work in the company today, by name, to assign them",
  access: { ...charge, subject: "company", target: "params.companyId" },
  params: companyParams,
  response: data(
    z.array(person.extend({ centro_trabajo: z.string().nullable().describe("Work centre today") })),
  ),
});

export const assignProjectWorkers = endpoint({
  method: "PUT",
  path: "/proyecto-trabajador/assign-workers",
  tag: "projects",
  summary:
    "Set who may use a project from today on: everybody, with an empty list, or those of the list",
  access: anybody,
  bodyLimit: 128 * 1024,
  body: z.strictObject({
    ...identityFields,
    proyecto_id: id.describe("Project in charge; an administrator's any"),
    trabajador_ids: z.array(id).max(5000).describe("All its workers; the others end yesterday"),
    todos_trabajadores: z
      .union([z.boolean(), z.literal([0, 1])])
      .transform((value) => value === true || value === 1)
      .describe("Everybody in the company; the list is empty then"),
    desde: date.optional().describe("First day of those who are new; today without it"),
  }),
  response: data(
    z.object({
      todos_trabajadores: z.boolean().describe("Everybody in the company"),
      trabajadores: z.array(assignedWorker).describe("People assigned today or later, by name"),
    }),
  ),
  errors: ["project.not_found", "project.worker_not_found", "project.all_and_list"],
});

export const projectPeople = endpoint({
  method: "POST",
  reads: true,
  path: "/supervisor/proyectos/:id/personas",
  tag: "projects",
  summary: "Minutes of the project by person, and the gap between clocked and assigned ones",
  access: { ...charge, whileImpersonating: true },
  params: projectParams,
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      desde: date.describe("First day"),
      hasta: date.describe("Last day; at most 366 days"),
      texto: text,
    }),
  }),
  response: page(
    z.object({
      trabajador: person,
      minutos_proyecto: minutes.describe("Of this project"),
      minutos_aprobados: minutes.describe("Approved, of this project"),
      minutos: minutes.describe("Minutes of ended work signings"),
      minutos_asignados: minutes.describe("Assigned to any project"),
      minutos_sin_asignar: minutes.describe("The gap: clocked, with no project"),
    }),
  ),
  errors: ["project.not_found", "calendar.range"],
});

export const projectFile = endpoint({
  method: "GET",
  path: "/supervisor/proyectos/:id/archivo",
  tag: "projects",
  summary:
    "Registrations of a project in charge as a workbook or CSV, with hours by person and month",
  access: { ...charge, writes: true, confirmed: true },
  params: projectParams,
  query: z.strictObject({
    formato: z.enum(["xlsx", "csv"]).describe("Kind of file"),
    desde: date.describe("First day"),
    hasta: date.describe("Last day; at most 366 days"),
  }),
  response: fileBytes,
  produces: "file",
  errors: ["project.not_found", "project.too_many", "calendar.range"],
});

export const projectDocumentFile = endpoint({
  method: "GET",
  path: "/proyecto-documento/:id",
  tag: "projects",
  summary: "A document of a project in charge, or of one that the caller may use today",
  access: anybody,
  params: z.strictObject({ id: id.describe("Document id") }),
  response: fileBytes,
  produces: "file",
  errors: ["project.document_not_found"],
});

export const publicProjectPicture = endpoint({
  method: "GET",
  path: "/proyecto-imagen/:nombre",
  tag: "projects",
  summary: "A project's picture by its name, which a changed picture loses",
  access: { audience: "public", subject: "none", module: null },
  params: z.strictObject({ nombre: z.string().max(64).describe("Random name of the picture") }),
  response: fileBytes,
  produces: "file",
  errors: ["photo.not_found"],
});
