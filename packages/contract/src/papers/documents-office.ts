import { z } from "zod";

import { data, date, done, fileBytes, id, identityFields, instant, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { inEachLanguage } from "../languages.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { audienceErrors, audienceFields, paperAudiences } from "./audiences.ts";
import { contract, documentKind, portalDocument, workerCalendar } from "./documents.ts";

const team = {
  audience: "supervisor",
  subject: "none",
  module: moduleIds.supervisorDocuments,
} as const;
const office = {
  audience: "administrator",
  office: "documentos",
  subject: "none",
  module: moduleIds.documents,
} as const;
const documentParams = z.strictObject({ id: id.describe("Document id") });
const fileErrors = [
  "document.too_large",
  "document.type",
  "document.empty",
  "document.unsafe",
  "document.damaged",
  "document.encrypted",
  "document.embedded",
] as const;

const documentClasses = ["general", "bancaria", "medica"] as const;
/** Categories of what the company shares; the files of contracts and calendars have calls of their own. */
export const sharedCategories = ["empresa", "trabajador", "laboral"] as const;

/** A document of somebody supervised. */
export const teamDocument = portalDocument
  .omit({ can: true, nuevo: true })
  .extend({ trabajador: person, can: z.object({ decidir: z.boolean() }) });
export type TeamDocument = z.infer<typeof teamDocument>;

export const teamDocuments = endpoint({
  method: "POST",
  path: "/supervisor/documentos",
  tag: "supervisor",
  summary: "Documents of those supervised today that the company lets supervisors see",
  access: { ...team, whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      aprobacion: z.enum(["pendiente", "aprobada", "rechazada"]).optional(),
      trabajador_ids: z.array(id).min(1).max(500).optional(),
      texto: z.string().trim().max(100).optional().describe("In title, file name, kind or person"),
    }),
  }),
  response: page(teamDocument).extend({
    pendientes: z.number().int().describe("To be decided, in all pages"),
  }),
});

const decided = data(teamDocument);

export const approveDocument = endpoint({
  method: "POST",
  path: "/supervisor/aprobar-documento",
  tag: "supervisor",
  summary: "Approve a document that asks for it",
  access: team,
  body: z.strictObject({ ...identityFields, id }),
  response: decided,
  errors: ["document.not_found", "document.already_decided"],
});

export const rejectDocument = endpoint({
  method: "POST",
  path: "/supervisor/rechazar-documento",
  tag: "supervisor",
  summary: "Reject a document that asks for approval, with a reason",
  access: team,
  body: z.strictObject({ ...identityFields, id, motivo: z.string().trim().max(1000) }),
  response: decided,
  errors: ["document.not_found", "document.already_decided", "approval.reason_required"],
});

export const publishDocument = endpoint({
  method: "POST",
  path: "/administrador/documento",
  tag: "documents",
  summary: "Share a document with the company, a work centre or one worker",
  access: office,
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    categoria: z.enum(sharedCategories),
    trabajador_id: id.optional().describe("Whose it is; none for the company's"),
    centro_trabajo_id: id.optional().describe("Only for those of this centre"),
    carpeta: z.string().trim().min(1).max(100).optional(),
    titulo: z.string().trim().min(1).max(200),
    descripcion: z.string().trim().max(1000).optional(),
    clase: z.enum(documentClasses).default("general"),
    visible_supervisor: z.enum(["0", "1"]).default("0"),
    fecha: date.optional().describe("Date that the document bears"),
    avisar: z.enum(["0", "1"]).default("1").describe("0: its worker is not told"),
    sustituye_id: id.optional(),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(portalDocument),
  errors: [
    "worker.not_found",
    "centre.not_found",
    "document.not_found",
    "document.whose",
    "document.never_supervisor",
    "document.not_replaceable",
    ...fileErrors,
  ],
});

/** A row of the office's list: a document, or a document that many people have (Rule PAPERS-95). */
export const officeDocument = portalDocument
  .pick({
    carpeta: true,
    titulo: true,
    descripcion: true,
    clase: true,
    nombre: true,
    tipo: true,
    bytes: true,
    subido_por: true,
    fecha: true,
    visible_supervisor: true,
  })
  .extend({
    categoria: z.enum(sharedCategories),
    documento_id: id.nullable().describe("null: a document for many, which `envio_id` names"),
    envio_id: id.nullable().describe("Document for many that it is, or is a copy of"),
    trabajador: person.nullable().describe("Whose it is; null for the company's and for many"),
    centro: z
      .object({ id, nombre: z.string() })
      .nullable()
      .describe("Only for those of this centre"),
    destinatarios: z.enum(paperAudiences).nullable().describe("Whom a document for many is for"),
    personas: z.number().int().nullable().describe("People of a document for many"),
    subido_en: instant,
    version: z.number().int().describe("1 for the first"),
  });
export type OfficeDocument = z.infer<typeof officeDocument>;

const officeFilters = {
  texto: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("In title, file name or folder, or name of the person"),
  trabajador_id: id.optional().describe("Documents of this person, copies of those for many too"),
  envio_id: id.optional().describe("Copies of this document for many"),
  categoria: z.enum(sharedCategories).optional(),
  carpeta: z.string().max(100).optional(),
  desde: date.optional().describe("Shared on this day or later"),
  hasta: date.optional().describe("Shared on this day or before"),
};

export const officeDocuments = endpoint({
  method: "GET",
  path: "/administrador/documento",
  tag: "documents",
  summary: "Documents that the company shares, newest first; one for many is one row",
  access: office,
  query: z.strictObject({ ...identityFields, paramsFront: paramsFront(officeFilters).optional() }),
  response: page(officeDocument).extend({
    carpetas: z.array(z.string()).describe("Folders of all documents, by name; at most 500"),
  }),
});

export const exportOfficeDocuments = endpoint({
  method: "GET",
  path: "/administrador/documento/exportar",
  tag: "documents",
  summary: "The filtered list as a file, at most 20,000 rows; leaves an audit entry",
  access: { ...office, confirmed: true },
  query: z.strictObject({
    ...identityFields,
    formato: z.enum(["csv", "xlsx"]).describe("Format of the file"),
    paramsFront: paramsFront(officeFilters).prefault("{}"),
  }),
  produces: "file",
  response: fileBytes,
  errors: ["directory.too_large"],
});

export const officeDocumentFile = endpoint({
  method: "GET",
  path: "/administrador/documento/fichero",
  tag: "documents",
  summary: "File of a document that the company shares; its worker sees who opened it",
  access: { ...office, writes: true },
  query: z.strictObject({
    ...identityFields,
    documento_id: id.optional().describe("This document"),
    envio_id: id.optional().describe("Or this document for many"),
    modo: z.enum(["visto", "descargado"]).default("descargado"),
  }),
  produces: "file",
  response: fileBytes,
  errors: ["document.not_found"],
});

export const publishForMany = endpoint({
  method: "POST",
  path: "/administrador/documento/envios",
  tag: "documents",
  summary: "Give one document to many people, each in their own folder; jobs tell them",
  access: office,
  form: true,
  file: "documento",
  creates: true,
  bodyLimit: 320 * 1024,
  body: z.strictObject({
    ...identityFields,
    ...audienceFields,
    categoria: z.enum(["trabajador", "laboral"]),
    carpeta: z.string().trim().min(1).max(100).optional(),
    titulo: z.string().trim().min(1).max(200),
    descripcion: z.string().trim().max(1000).optional(),
    clase: z.enum(documentClasses).default("general"),
    visible_supervisor: z.enum(["0", "1"]).default("0"),
    fecha: date.optional().describe("Date that the document bears"),
    avisar: z.enum(["0", "1"]).default("1").describe("0: nobody is told"),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(officeDocument),
  errors: [...audienceErrors, "document.never_supervisor", ...fileErrors],
});

export const withdrawForMany = endpoint({
  method: "DELETE",
  path: "/administrador/documento/envios/:id",
  tag: "documents",
  summary: "Withdraw a document for many from everybody; copies with a newer version stay",
  access: office,
  params: z.strictObject({ id: id.describe("Id of the document for many") }),
  response: data(z.object({ retirados: z.number().int().describe("Copies withdrawn") })),
  errors: ["document.not_found"],
});

export const withdrawDocument = endpoint({
  method: "DELETE",
  path: "/administrador/documento/:id",
  tag: "documents",
  summary: "Withdraw a document that the company shared; nothing is deleted",
  access: office,
  params: documentParams,
  response: done,
  errors: ["document.not_found"],
});

export const addContract = endpoint({
  method: "POST",
  path: "/administrador/contrato",
  tag: "documents",
  summary: "Write down a worker's contract, with its file",
  access: { ...office, office: "personas" },
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id,
    codigo_contrato: z.string().regex(/^\d{3}$/),
    fecha_inicio: date,
    fecha_fin: date.optional(),
    jornada_porcentaje: z.coerce.number().gt(0).max(100).default(100),
    horas_semanales: z.coerce.number().gt(0).max(60),
    puesto: z.string().trim().min(1).max(200),
    grupo_profesional: z.string().trim().max(200).optional(),
    convenio: z.string().trim().max(200).optional(),
    periodo_prueba_hasta: date.optional(),
    documento: z.unknown().optional().describe("The file (form part)"),
  }),
  response: data(contract),
  errors: ["worker.not_found", "contract.overlap", "contract.dates", ...fileErrors],
});

export const addCalendar = endpoint({
  method: "POST",
  path: "/administrador/calendario-trabajador",
  tag: "documents",
  summary: "Give a worker a calendar, or an agreement that changes their hours, with its file",
  access: { ...office, office: "personas" },
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id,
    anyo: year,
    titulo: z.string().trim().min(1).max(200),
    acuerdo_cambio_jornada: z.enum(["0", "1"]).default("0"),
    fecha_inicio: date,
    fecha_fin: date.optional(),
    horas_semanales_antes: z.coerce.number().min(0).max(60).optional(),
    horas_semanales: z.coerce.number().min(0).max(60).optional(),
    motivo: z.string().trim().max(1000).optional(),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(workerCalendar),
  errors: ["worker.not_found", "calendar.dates", ...fileErrors],
});

const kindName = z.string().max(120);

/** A kind of personal document as the office sees it, with its names. */
const officeDocumentKind = documentKind.omit({ nombre: true }).extend({
  nombres: z.object(inEachLanguage(() => z.string())),
  activo: z.boolean().describe("False: offered no more; documents of it keep its name"),
});
export type OfficeDocumentKind = z.infer<typeof officeDocumentKind>;

export const officeDocumentKinds = endpoint({
  method: "GET",
  path: "/administrador/documento-tipos",
  tag: "documents",
  summary: "Kinds of personal document in their order, also those offered no more",
  access: office,
  response: data(
    z.object({
      propios: z.boolean().describe("False: the company still uses the product's list"),
      tipos: z.array(officeDocumentKind),
    }),
  ),
});

export const writeDocumentKinds = endpoint({
  method: "PUT",
  path: "/administrador/documento-tipos",
  tag: "documents",
  summary: "Kinds of personal document that the company accepts; replaces the list",
  access: office,
  bodyLimit: 96 * 1024,
  body: z.strictObject({
    ...identityFields,
    tipos: z
      .array(
        documentKind.omit({ nombre: true }).extend({
          codigo: z.string().max(60),
          nombres: z.strictObject(inEachLanguage(() => kindName)),
          activo: z.boolean().default(true),
        }),
      )
      .min(1)
      .max(50),
  }),
  response: data(z.array(documentKind)),
  errors: ["document.never_supervisor"],
});
