import { z } from "zod";

import {
  data,
  date,
  done,
  fileOrArchive,
  id,
  identityFields,
  instant,
  workerParams,
  year,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { fileAccess } from "./payslips.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.documents } as const;
const own = { audience: "worker", subject: "none", module: moduleIds.documents } as const;

const documentCategories = [
  "empresa",
  "trabajador",
  "laboral",
  "contrato",
  "acuerdo_jornada",
] as const;
const approvalStates = ["pendiente", "aprobada", "rechazada"] as const;

/** Ids separated by commas; at most 50. */
const documentIds = z
  .string()
  .max(600)
  .regex(/^\d{1,10}(,\d{1,10}){0,49}$/);

/** A file of the documents page. */
export const portalDocument = z.object({
  id: id.describe("Document id"),
  categoria: z.enum(documentCategories),
  documento_tipo: z.string().nullable().describe("Kind of a personal document, its code"),
  tipo_nombre: z.string().nullable().describe("Kind, in the caller's language"),
  carpeta: z.string().nullable().describe("Folder of what the company shares"),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  clase: z
    .enum(["general", "bancaria", "medica"])
    .describe("Bank and medical files are never for supervisors"),
  nombre: z.string().describe("File name"),
  tipo: z.string().describe("Media type"),
  bytes: z.number().int(),
  subido_por: person,
  subido_en: instant,
  fecha: date.nullable().describe("Date that the document bears"),
  caduca_el: date.nullable().describe("Last day on which it holds; null: it does not expire"),
  version: z.number().int().describe("1 for the first"),
  aprobacion: z.enum(approvalStates).nullable().describe("null: nobody has to approve it"),
  decidida_por: person.nullable(),
  decidida_en: instant.nullable(),
  motivo_rechazo: z.string().nullable(),
  visible_supervisor: z.boolean().describe("Supervisors can open it"),
  nuevo: z.boolean().describe("The worker has not opened it yet"),
  can: z.object({
    borrar: z.boolean().describe("Own and not decided"),
    sustituir: z.boolean().describe("Own: a newer version may be uploaded"),
  }),
});
export type PortalDocument = z.infer<typeof portalDocument>;

/** Kinds of personal document that the company accepts. */
export const documentKind = z.object({
  codigo: z.string(),
  nombre: z.string().describe("In the caller's language"),
  clase: z.enum(["general", "bancaria", "medica"]),
  visible_supervisor: z.boolean(),
  requiere_aprobacion: z.boolean(),
  caduca_meses: z.number().int().nullable().describe("Months for which its documents hold"),
  aviso_dias: z.number().int().nullable().describe("Days before the end at which people are told"),
  conserva_meses: z
    .number()
    .int()
    .nullable()
    .describe("Months for which they are kept once they hold no more; null: without an end"),
  laboral: z.boolean().describe("Labour document, which the law makes the company keep"),
});
export type DocumentKind = z.infer<typeof documentKind>;

export const workerDocuments = endpoint({
  method: "GET",
  path: "/trabajador/:id/documentos",
  tag: "documents",
  summary: "The worker's personal and labour documents, newest version of each, newest first",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: z.object({
    data: z.array(portalDocument),
    tipos: z.array(documentKind).describe("Kinds that may be uploaded"),
  }),
  errors: ["worker.not_found"],
});

export const sharedDocuments = endpoint({
  method: "GET",
  path: "/documento-personalizado/:id/documentos-compartidos",
  tag: "documents",
  summary: "What the company shares with the worker, by folder",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: data(
    z.array(z.object({ carpeta: z.string().nullable(), documentos: z.array(portalDocument) })),
  ),
  errors: ["worker.not_found"],
});

export const documentFile = endpoint({
  method: "GET",
  path: "/documento",
  tag: "documents",
  summary:
    "Files that the caller may open: one as it is, several as a ZIP; opening is written down",
  access: own,
  query: z.strictObject({
    documento_ids: documentIds.describe("Document ids, separated by commas"),
    modo: z.enum(["visto", "descargado"]).default("descargado"),
  }),
  response: fileOrArchive,
  produces: "file",
  errors: ["document.not_found"],
});

export const uploadPersonalDocument = endpoint({
  method: "POST",
  path: "/documento",
  tag: "documents",
  summary: "Upload a personal document, or a newer version of one",
  access: { ...access, target: "body.trabajador_id" },
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    documento_tipo: z.string().max(60).describe("Kind, its code"),
    titulo: z.string().trim().min(1).max(200),
    descripcion: z.string().trim().max(1000).optional(),
    sustituye_id: id.optional().describe("The document that this is a newer version of"),
    // PDF, JPEG, PNG, WebP or HEIC up to 5 MB, checked by its content.
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(portalDocument),
  errors: [
    "document.not_found",
    "document.kind_unknown",
    "document.not_replaceable",
    "document.too_large",
    "document.type",
    "document.empty",
    "document.unsafe",
    "document.damaged",
    "document.encrypted",
    "document.embedded",
    "document.quota",
  ],
});

export const deletePersonalDocument = endpoint({
  method: "DELETE",
  path: "/documento/:id",
  tag: "documents",
  summary: "Delete an own document that nobody has decided",
  access: own,
  params: z.strictObject({ id: id.describe("Document id") }),
  response: done,
  errors: ["document.not_found", "document.not_deletable"],
});

export const documentHistory = endpoint({
  method: "GET",
  path: "/documento/:id/historial",
  tag: "documents",
  summary: "Versions of a document, newest first, and who opened them",
  access: own,
  params: z.strictObject({ id: id.describe("Document id") }),
  response: data(
    z.object({
      versiones: z.array(portalDocument),
      accesos: z
        .array(fileAccess)
        .describe("Empty for what the company shares with all; at most 100"),
    }),
  ),
  errors: ["document.not_found"],
});

/** The contract in force. */
export const contract = z.object({
  id: id.describe("Contract id"),
  codigo_contrato: z.string().describe("Code of the public employment service, three digits"),
  tipo_contrato: z.string().describe("What that code is called, in the caller's language"),
  fecha_inicio: date,
  fecha_fin: date.nullable(),
  jornada_porcentaje: z.number().describe("Per cent of full time"),
  horas_semanales: z.number(),
  puesto: z.string(),
  grupo_profesional: z.string().nullable(),
  convenio: z.string().nullable().describe("Collective agreement"),
  periodo_prueba_hasta: date.nullable(),
  path: z.string().nullable().describe("File name; null without a file"),
});
export type Contract = z.infer<typeof contract>;

export const currentContract = endpoint({
  method: "GET",
  path: "/trabajador/:id/contrato-vigente",
  tag: "documents",
  summary: "The worker's contract in force today, null without one, and the earlier ones",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: z.object({ data: contract.nullable(), anteriores: z.array(contract) }),
  errors: ["worker.not_found"],
});

export const contractFile = endpoint({
  method: "GET",
  path: "/contrato-document",
  tag: "documents",
  summary: "Files of own contracts: one as it is, several as a ZIP",
  access: own,
  query: z.strictObject({
    contrato_ids: documentIds.describe("Contract ids, separated by commas"),
  }),
  response: fileOrArchive,
  produces: "file",
  errors: ["contract.not_found"],
});

/** A worker's own calendar, or an agreement that changes their hours. */
export const workerCalendar = z.object({
  id: id.describe("Calendar id"),
  anyo: year,
  titulo: z.string(),
  acuerdo_cambio_jornada: z.boolean(),
  fecha_inicio: date,
  fecha_fin: date.nullable(),
  horas_semanales_antes: z.number().nullable(),
  horas_semanales: z.number().nullable(),
  motivo: z.string().nullable(),
  path: z.string().describe("File name"),
});
export type WorkerCalendar = z.infer<typeof workerCalendar>;

export const workerCalendars = endpoint({
  method: "GET",
  path: "/trabajador/:id/calendariosTrabajador",
  tag: "documents",
  summary: "The worker's calendars or working-hours change agreements, newest first",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({
    acuerdo_cambio_jornada: z
      .enum(["0", "1"])
      .optional()
      .describe("1: agreements only; 0: calendars only"),
  }),
  response: data(z.array(workerCalendar)),
  errors: ["worker.not_found"],
});

export const workerCalendarFile = endpoint({
  method: "GET",
  path: "/calendario-trabajador-document",
  tag: "documents",
  summary: "Files of own calendars and agreements: one as it is, several as a ZIP",
  access: own,
  query: z.strictObject({
    calendarioTrabajador_ids: documentIds.describe("Calendar ids, separated by commas"),
  }),
  response: fileOrArchive,
  produces: "file",
  errors: ["calendar.not_found"],
});
