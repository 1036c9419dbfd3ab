import { z } from "zod";

import { data, date, fileBytes, id, identityFields, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import {
  directoryAudiences,
  directoryColumns,
  directoryOrders,
  grantableColumns,
  relations,
} from "./directory-columns.ts";

const column = z.enum(directoryColumns).describe("Column");

/** A worker in the list; columns hidden from the caller are null. */
export const directoryRow = z.object({
  id: id.describe("Worker id"),
  nombre_completo: z.string().describe("Full name"),
  link_foto: z.string().nullable().describe("Photo"),
  relacion: z
    .enum(relations)
    .describe("To the caller: none, below them, sharing a supervisor, above them"),
  puesto: z.string().nullable().describe("Occupation"),
  nombre_departamento_trabajador: z.string().nullable().describe("Department"),
  centro_trabajo: z.string().nullable().describe("Work centre today"),
  nombre_empresa: z.string().nullable().describe("Company name"),
  email: z
    .string()
    .nullable()
    .describe("E-mail at work; without one, the account's where the caller may see it"),
  telefono: z
    .string()
    .nullable()
    .describe("Phone at work; without one, the person's own where the caller may see it"),
  supervisores: z.array(person).nullable().describe("Who supervises them today, by name"),
  antiguedad: z
    .object({
      anyos: z.number().int().describe("Years"),
      meses: z.number().int().describe("Months"),
      dias: z.number().int().describe("Days"),
    })
    .nullable()
    .describe("Time in the company"),
  fin_contrato: date.nullable().describe("Last day of the contract; null without an end"),
  cumpleanyos: z
    .string()
    .regex(/^\d{2}-\d{2}$/)
    .nullable()
    .describe("Birthday as MM-DD, never the year; null where the person does not show it"),
  vacaciones_totales: z.number().nullable().describe("Holidays of this year"),
  vacaciones_disponibles: z.number().nullable().describe("Holidays of this year that are left"),
  sexo: z.enum(["H", "M", "X"]).nullable().describe("Sex"),
  salario_bruto_anual: z.number().nullable().describe("Gross salary of a year, in euros"),
});
export type DirectoryRow = z.infer<typeof directoryRow>;

const filters = {
  busqueda: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("Words that name, occupation, department or e-mail have; accents do not matter"),
  departamento: z.string().trim().min(1).max(200).optional().describe("Only of this department"),
  centro_id: id.optional().describe("Only of this work centre"),
  relacion: z.enum(relations).optional().describe("Only who is this to the caller"),
  orden: z.enum(directoryOrders).default("nombre_completo").describe("In order of"),
  sentido: z.enum(["asc", "desc"]).default("asc").describe("Direction"),
};

const access = {
  audience: "worker",
  subject: "self",
  module: moduleIds.allWorkers,
  target: "params.id",
} as const;

export const listWorkers = endpoint({
  method: "GET",
  path: "/trabajador/:id/showall-workers",
  tag: "directory",
  summary: "Everybody who works in the company today, with what the caller may see of each",
  access,
  params: workerParams,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront(filters).prefault("{}"),
  }),
  response: page(directoryRow).extend({
    columnas: z.array(column).describe("Columns that the caller may see, in order"),
  }),
  errors: ["directory.column"],
});
export type WorkersPage = z.infer<(typeof listWorkers)["response"]>;

export const directoryChoices = endpoint({
  method: "GET",
  path: "/trabajador/:id/showall-workers/opciones",
  tag: "directory",
  summary: "Departments and work centres by which the caller may filter the list",
  access,
  params: workerParams,
  response: data(
    z.object({
      departamentos: z.array(z.string()).describe("Departments of those who work here"),
      centros: z
        .array(z.object({ id, nombre: z.string().describe("Name") }))
        .describe("Work centres of those who work here"),
    }),
  ),
});
export type DirectoryChoices = z.infer<(typeof directoryChoices)["response"]>["data"];

export const exportWorkers = endpoint({
  method: "GET",
  path: "/trabajador/:id/showall-workers/export",
  tag: "directory",
  summary:
    "Every worker that the filters leave as a file, with the columns of returnValues that the caller may see; leaves an audit entry",
  access: { ...access, confirmed: true },
  params: workerParams,
  query: z.strictObject({
    ...identityFields,
    formato: z.enum(["xlsx", "pdf", "csv"]).describe("Format of the file"),
    paramsFront: paramsFront(filters).prefault("{}"),
  }),
  produces: "file",
  response: fileBytes,
  errors: ["directory.column", "directory.too_large"],
});

export const workerCard = endpoint({
  method: "GET",
  path: "/trabajador/:id/showall-workers/:persona_id",
  tag: "directory",
  summary: "One worker with what the caller may see, and the people above and below them",
  access,
  params: workerParams.extend({ persona_id: id.describe("Worker whose card it is") }),
  response: data(
    directoryRow.extend({
      columnas: z.array(column).describe("What the caller may see of this person, in order"),
      equipo: z
        .array(person.extend({ puesto: z.string().nullable().describe("Occupation") }))
        .nullable()
        .describe("Whom they supervise today, by name; null where the caller may not know"),
    }),
  ),
  errors: ["worker.not_found"],
});
export type WorkerCard = z.infer<(typeof workerCard)["response"]>["data"];

const grant = z.object({
  campo: z.enum(grantableColumns).describe("Column"),
  audiencia: z.enum(directoryAudiences).describe("Who sees it"),
});

const office = {
  audience: "administrator",
  office: "titular",
  subject: "none",
  module: moduleIds.allWorkers,
} as const;

export const directoryGrants = endpoint({
  method: "GET",
  path: "/administrador/directorio-permisos",
  tag: "administrator",
  summary: "Who sees each column of the list of workers",
  access: { ...office, office: "personas" },
  query: z.strictObject(identityFields),
  response: data(z.array(grant)),
});
export type DirectoryGrant = z.infer<typeof grant>;

export const writeDirectoryGrants = endpoint({
  method: "PUT",
  path: "/administrador/directorio-permisos",
  tag: "administrator",
  summary: "Say who sees columns of the list of workers; those not named stay as they are",
  access: office,
  body: z.strictObject({
    ...identityFields,
    permisos: z
      .array(z.strictObject({ ...grant.shape }))
      .min(1)
      .max(grantableColumns.length),
  }),
  response: data(z.array(grant)),
  errors: ["directory.reserved"],
});
