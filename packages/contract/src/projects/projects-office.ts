import { z } from "zod";

import { data, date, done, id, identityFields, minutes } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import {
  activity,
  projectDocument,
  projectPart,
  projectPartKinds,
  projectSituations,
  projectStates,
  teamProject,
} from "./shapes.ts";
import { assignedWorker } from "./team-projects.ts";

const office = {
  audience: "administrator",
  office: "tiempo",
  subject: "none",
  module: moduleIds.supervisorProjects,
} as const;
const projectParams = z.strictObject({ id: id.describe("Project id") });
const text = z.string().trim().max(120).optional().describe("Text to find");
const name = z.string().trim().min(1).max(120).describe("Name");
const budget = minutes.min(1).max(60_000_000).nullable().default(null).describe("Budget, or none");

/** A project as administrators keep it. */
export const officeProject = teamProject.extend({
  cargos: z
    .array(
      z.object({
        trabajador: person,
        desde: date.describe("First day in charge"),
        hasta: date.nullable().describe("Last day; null: open"),
      }),
    )
    .describe("People in charge, past and future ones too"),
  actividades: z
    .array(activity.extend({ presupuesto_minutos: minutes.nullable() }))
    .describe("Activities, by name; former ones too"),
  documentos: z.array(projectDocument).describe("Documents, newest first"),
});
export type OfficeProject = z.infer<typeof officeProject>;

const projectBody = z.strictObject({
  ...identityFields,
  codigo: z.string().trim().min(1).max(30).describe("Code, unique in the company"),
  nombre: name,
  descripcion: z.string().trim().max(1500).nullable().default(null).describe("Description"),
  fecha_inicio: date.describe("First day"),
  fecha_fin: date.nullable().default(null).describe("Last day; null: open"),
  estado: z.enum(projectStates).default("activo").describe("Active or inactive"),
  presupuesto_minutos: budget,
  cargos: z
    .array(
      z.strictObject({
        trabajador_id: id.describe("Supervisor in charge"),
        desde: date.describe("First day"),
        hasta: date.nullable().default(null).describe("Last day; null: open"),
      }),
    )
    .max(50)
    .default([])
    .describe("People in charge"),
});
const projectErrors = [
  "project.code_taken",
  "project.dates",
  "project.worker_not_found",
  "project.not_supervisor",
  "project.charge_twice",
] as const;

export const listOfficeProjects = endpoint({
  method: "GET",
  path: "/administrador/proyectos",
  tag: "administrator",
  summary: "Projects of the company by name; a text finds name, code or somebody in charge",
  access: office,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: text,
      situacion: z.enum(projectSituations).optional().describe("Only in this situation today"),
    }).optional(),
  }),
  response: page(officeProject),
});

export const getOfficeProject = endpoint({
  method: "GET",
  path: "/administrador/proyectos/:id",
  tag: "administrator",
  summary: "A project as administrators keep it",
  access: office,
  params: projectParams,
  response: data(officeProject),
  errors: ["project.not_found"],
});

/** A person who may be put in charge or assigned. */
const candidate = person.extend({
  centro_trabajo: z.string().nullable().describe("Work centre today"),
});

export const findProjectPeople = endpoint({
  method: "GET",
  path: "/administrador/proyectos/personas",
  tag: "administrator",
  summary: "People who work here today, by name, to put them in charge or assign them",
  access: office,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: text,
      supervisores: z.boolean().default(false).describe("Only supervisors"),
    }).optional(),
  }),
  response: page(candidate),
});

export const listProjectWorkers = endpoint({
  method: "GET",
  path: "/administrador/proyectos/:id/trabajadores",
  tag: "administrator",
  summary: "People assigned to a project today or later, by name",
  access: office,
  params: projectParams,
  response: data(z.array(assignedWorker)),
  errors: ["project.not_found"],
});

export const createProject = endpoint({
  method: "POST",
  path: "/administrador/proyectos",
  tag: "administrator",
  summary: "Add a project; workers are assigned once it exists",
  access: office,
  creates: true,
  body: projectBody,
  response: data(officeProject),
  errors: projectErrors,
});

export const changeProject = endpoint({
  method: "PUT",
  path: "/administrador/proyectos/:id",
  tag: "administrator",
  summary: "Change a project; its registrations stay",
  access: office,
  params: projectParams,
  body: projectBody,
  response: data(officeProject),
  errors: ["project.not_found", ...projectErrors],
});

export const uploadProjectPicture = endpoint({
  method: "POST",
  path: "/administrador/proyectos/:id/imagen",
  tag: "administrator",
  summary: "Put or change a project's picture: PNG, JPEG or WebP up to 5 MB",
  access: office,
  form: true,
  file: "imagen",
  creates: true,
  params: projectParams,
  body: z.strictObject({
    ...identityFields,
    imagen: z.unknown().describe("The picture (form part)"),
  }),
  response: data(officeProject),
  errors: ["project.not_found", "photo.type", "photo.unreadable", "document.empty"],
});

export const removeProjectPicture = endpoint({
  method: "DELETE",
  path: "/administrador/proyectos/:id/imagen",
  tag: "administrator",
  summary: "Remove a project's picture",
  access: office,
  params: projectParams,
  response: data(officeProject),
  errors: ["project.not_found"],
});

export const addProjectDocument = endpoint({
  method: "POST",
  path: "/administrador/proyectos/:id/documentos",
  tag: "administrator",
  summary: "Add a document to a project",
  access: office,
  form: true,
  file: "documento",
  creates: true,
  params: projectParams,
  body: z.strictObject({
    ...identityFields,
    titulo: z.string().trim().min(1).max(200).describe("Title"),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(projectDocument),
  errors: [
    "project.not_found",
    "document.too_large",
    "document.type",
    "document.empty",
    "document.unsafe",
    "document.damaged",
    "document.encrypted",
    "document.embedded",
  ],
});

export const removeProjectDocument = endpoint({
  method: "DELETE",
  path: "/administrador/proyectos/documentos/:id",
  tag: "administrator",
  summary: "Remove a document from its project",
  access: office,
  params: z.strictObject({ id: id.describe("Document id") }),
  response: done,
  errors: ["project.document_not_found"],
});

const activityFields = {
  nombre: name,
  requiere_aprobacion: z.boolean().default(true).describe("Its registrations wait for approval"),
  presupuesto_minutos: budget,
  activo: z.boolean().default(true).describe("It takes new registrations"),
  parte_ids: z.array(id).max(10).default([]).describe("Fields that it asks for, in order"),
};
const officeActivity = activity.extend({ presupuesto_minutos: minutes.nullable() });

export const createActivity = endpoint({
  method: "POST",
  path: "/administrador/proyectos/:id/actividades",
  tag: "administrator",
  summary: "Add an activity to a project",
  access: office,
  creates: true,
  params: projectParams,
  body: z.strictObject({ ...identityFields, ...activityFields }),
  response: data(officeActivity),
  errors: ["project.not_found", "project.part_not_found", "project.name_taken"],
});

export const changeActivity = endpoint({
  method: "PUT",
  path: "/administrador/proyectos/actividades/:id",
  tag: "administrator",
  summary: "Change an activity; its registrations keep their state",
  access: office,
  params: z.strictObject({ id: id.describe("Activity id") }),
  body: z.strictObject({ ...identityFields, ...activityFields }),
  response: data(officeActivity),
  errors: ["project.activity_not_found", "project.part_not_found", "project.name_taken"],
});

const partBody = z.strictObject({
  ...identityFields,
  nombre: z.string().trim().min(1).max(60).describe("Name, unique in the company"),
  tipo: z.enum(projectPartKinds).describe("Text, number or one of some options"),
  obligatorio: z.boolean().default(false).describe("A registration needs its value"),
  opciones: z
    .array(z.string().trim().min(1).max(80))
    .max(50)
    .default([])
    .describe("Options of a choice; at least two, each once"),
  activo: z.boolean().default(true).describe("It is asked for"),
});

export const createProjectPart = endpoint({
  method: "POST",
  path: "/administrador/proyectos/partes",
  tag: "administrator",
  summary: "Add a field that activities may ask for",
  access: office,
  creates: true,
  body: partBody,
  response: data(projectPart),
  errors: ["project.name_taken", "project.part_options"],
});

export const changeProjectPart = endpoint({
  method: "PUT",
  path: "/administrador/proyectos/partes/:id",
  tag: "administrator",
  summary: "Change a field; registrations keep their values",
  access: office,
  params: z.strictObject({ id: id.describe("Field id") }),
  body: partBody.omit({ tipo: true }),
  response: data(projectPart),
  errors: ["project.part_not_found", "project.name_taken", "project.part_options"],
});
