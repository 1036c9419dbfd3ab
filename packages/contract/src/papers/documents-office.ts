import { z } from "zod";

import { data, date, done, fileBytes, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { inEachLanguage } from "../languages.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { audienceErrors, audienceFields, paperAudiences } from "./audiences.ts";
import { documentKind, portalDocument } from "./documents.ts";

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
/** Errors of a file that is published. */
export const fileErrors = [
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

/** Kind and last day of a document that the company shares (Rule PAPERS-98). */
const termFields = {
  clasificado_como: z.string().max(60).optional().describe("Kind whose terms apply, its code"),
  caduca_el: date.optional().describe("Last day on which it holds"),
};
const termErrors = ["document.kind_unknown", "document.expired"] as const;

/** Withdrawal of a document, with its reason (Rule PAPERS-103). */
const withdrawal = z.strictObject({
  ...identityFields,
  motivo: z.string().trim().min(1).max(300).describe("Reason, kept in the audit trail"),
});

/** A document of somebody supervised. */
export const teamDocument = portalDocument
  .omit({ can: true, nuevo: true })
  .extend({ trabajador: person, can: z.object({ decidir: z.boolean() }) });
export type TeamDocument = z.infer<typeof teamDocument>;

export const teamDocuments = endpoint({
  method: "POST",
  reads: true,
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
    ...termFields,
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
    ...termErrors,
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
    caduca_el: true,
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
    abiertos: z.number().int().nullable().describe("Of them, those who have opened it"),
    subido_en: instant,
    clasificado_como: z.string().nullable().describe("Kind whose terms apply, its code"),
    caduca_pronto: z.boolean().describe("It expires soon, or has expired"),
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
  caducan: z.literal("1").optional().describe("Only those that expire soon, or have expired"),
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
    ...termFields,
    avisar: z.enum(["0", "1"]).default("1").describe("0: nobody is told"),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(officeDocument),
  errors: [...audienceErrors, "document.never_supervisor", ...termErrors, ...fileErrors],
});

export const replaceForMany = endpoint({
  method: "POST",
  path: "/administrador/documento/envios/:id/sustituir",
  tag: "documents",
  summary: "Give a newer version of a document for many to all of its people",
  access: office,
  form: true,
  file: "documento",
  creates: true,
  params: z.strictObject({ id: id.describe("Id of the document for many") }),
  body: z.strictObject({
    ...identityFields,
    titulo: z.string().trim().min(1).max(200),
    fecha: date.optional().describe("Date that the document bears"),
    ...termFields,
    avisar: z.enum(["0", "1"]).default("1").describe("0: nobody is told"),
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(
    z.object({
      envio_id: id.describe("Id of the newer version"),
      sustituidos: z.number().int().describe("People who get it"),
      de_baja: z.number().int().describe("People left out because they work here no more"),
      con_version: z.number().int().describe("People left out because they have a newer version"),
    }),
  ),
  errors: [
    "document.not_found",
    "document.not_replaceable",
    "audience.nobody",
    ...termErrors,
    ...fileErrors,
  ],
});

export const withdrawForMany = endpoint({
  method: "DELETE",
  path: "/administrador/documento/envios/:id",
  tag: "documents",
  summary: "Withdraw a document for many from everybody; copies with a newer version stay",
  access: office,
  params: z.strictObject({ id: id.describe("Id of the document for many") }),
  query: withdrawal,
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
  query: withdrawal,
  response: done,
  errors: ["document.not_found"],
});

const kindName = z.string().max(120);
const months = (most: number) => z.number().int().min(1).max(most).nullable().default(null);

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
          caduca_meses: months(600),
          aviso_dias: z.number().int().min(1).max(365).nullable().default(null),
          conserva_meses: months(1200),
          laboral: z.boolean().default(false),
          nombres: z.strictObject(inEachLanguage(() => kindName)),
          activo: z.boolean().default(true),
        }),
      )
      .min(1)
      .max(50),
  }),
  response: data(z.array(documentKind)),
  errors: ["document.never_supervisor", "document.kept_too_short"],
});
