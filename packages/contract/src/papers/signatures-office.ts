import { z } from "zod";

import { data, date, fileBytes, fileOrArchive, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { audienceErrors, audienceFields, paperAudiences } from "./audiences.ts";
import { signatureDocument, signatureStates } from "./signatures.ts";

const office = {
  audience: "administrator",
  office: "documentos",
  subject: "none",
  module: moduleIds.documents,
} as const;
const roundParams = z.strictObject({ id: id.describe("Id of the sending") });
const count = (text: string) => z.number().int().describe(text);

/** Reasons for which a person of a sending was not asked. */
export const omissions = ["baja", "sin_firma", "sin_datos", "anulado"] as const;

/** A document that was sent to people for signature, with the state of their copies (Rule PAPERS-87). */
export const signatureRound = z.object({
  id: id.describe("Id of the sending"),
  titulo: z.string(),
  texto_adicional: z.string().nullable(),
  importante: z.boolean(),
  caduca_el: date.nullable().describe("Last day to sign"),
  destinatarios: z.enum(paperAudiences).describe("Whom it was sent to"),
  total: count("People who were chosen"),
  solicitado_por: person,
  fecha: instant,
  nombre: z.string().describe("File name"),
  paginas: z.number().int().nullable().describe("null where each person has their own text"),
  con_campos: z.boolean().describe("Made from a text with fields, one for each person"),
  en_cola: count("People whose document is still being made"),
  omitidos: count("People who were left out"),
  pendientes: count("Not signed yet"),
  firmados: count("Signed"),
  rechazados: count("Rejected"),
  anulados: count("Taken back"),
  caducados: count("Expired"),
});
export type SignatureRound = z.infer<typeof signatureRound>;

export const signatureRounds = endpoint({
  method: "GET",
  path: "/administrador/firma-documento/envios",
  tag: "documents",
  summary: "Documents that were sent for signature, newest first, with counts by state",
  access: office,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: z.string().trim().max(100).optional().describe("In title or file name"),
      abierto: z.boolean().optional().describe("True: somebody still has to sign"),
    }).optional(),
  }),
  response: page(signatureRound),
});

export const signatureRoundById = endpoint({
  method: "GET",
  path: "/administrador/firma-documento/envios/:id",
  tag: "documents",
  summary: "A sending, and the people who were left out with the reason; at most 200 of them",
  access: office,
  params: roundParams,
  response: data(
    signatureRound.extend({
      fuera: z.array(person.extend({ omitido: z.enum(omissions).describe("Why") })),
    }),
  ),
  errors: ["signature.not_found"],
});

export const requestSignature = endpoint({
  method: "POST",
  path: "/administrador/firma-documento",
  tag: "documents",
  summary:
    "Ask people to sign a PDF, or a text whose fields are filled for each: one signature document a person, made by a job",
  access: office,
  form: true,
  file: "fichero",
  creates: true,
  bodyLimit: 320 * 1024,
  body: z.strictObject({
    ...identityFields,
    ...audienceFields,
    titulo: z.string().trim().min(1).max(200),
    texto_adicional: z.string().trim().max(2000).optional(),
    importante: z.enum(["0", "1"]).default("0").describe("1: stays on the home page until done"),
    caduca_el: date.optional().describe("Last day to sign"),
    plantilla_id: id.optional().describe("Text with fields, or a file"),
    fichero: z.unknown().optional().describe("The PDF (form part)"),
  }),
  response: data(signatureRound),
  errors: [
    ...audienceErrors,
    "signature.not_enabled",
    "signature.date",
    "signature.content",
    "template.not_found",
    "document.type",
    "document.too_large",
    "document.empty",
    "document.unsafe",
    "document.damaged",
    "document.encrypted",
    "document.embedded",
    "signature.encrypted",
  ],
});

/** A signature document as administrators follow it. */
const officeSignature = signatureDocument.omit({ can: true, email: true, link: true }).extend({
  trabajador: person,
  envio_id: id.nullable().describe("Sending that it belongs to"),
  recordado_en: instant.nullable().describe("Last reminder"),
});
export type OfficeSignature = z.infer<typeof officeSignature>;

const filters = {
  texto: z.string().trim().max(100).optional().describe("Name of the person, or title"),
  estado: z.enum(signatureStates).optional().describe("Only in this state"),
  envio_id: id.optional().describe("Only of this sending"),
};

export const officeSignatures = endpoint({
  method: "GET",
  path: "/administrador/firma-documento",
  tag: "documents",
  summary: "Signature documents of the company, newest first, each with its person",
  access: office,
  query: z.strictObject({ ...identityFields, paramsFront: paramsFront(filters).optional() }),
  response: page(officeSignature),
});

export const exportSignatures = endpoint({
  method: "GET",
  path: "/administrador/firma-documento/exportar",
  tag: "documents",
  summary: "The filtered list as a file, at most 20,000 rows; leaves an audit entry",
  access: { ...office, confirmed: true },
  query: z.strictObject({
    ...identityFields,
    formato: z.enum(["csv", "xlsx"]).describe("Format of the file"),
    paramsFront: paramsFront(filters).prefault("{}"),
  }),
  produces: "file",
  response: fileBytes,
  errors: ["directory.too_large"],
});

/** Documents of an act: some, or all pending ones of a sending. */
const chosen = {
  firma_documento_ids: z.array(id).min(1).max(1000).optional().describe("These documents"),
  envio_id: id.optional().describe("Or all pending ones of this sending"),
};

export const remindSignatures = endpoint({
  method: "POST",
  path: "/administrador/firma-documento/recordar",
  tag: "documents",
  summary: "Remind people who have not signed; nobody twice within 24 hours for one document",
  access: office,
  bodyLimit: 32 * 1024,
  body: z.strictObject({ ...identityFields, ...chosen }),
  response: data(
    z.object({
      recordados: count("People who are reminded"),
      recientes: count("Pending ones that were asked or reminded within 24 hours"),
    }),
  ),
  errors: ["signature.not_found", "signature.choice"],
});

export const cancelSignatures = endpoint({
  method: "POST",
  path: "/administrador/firma-documento/anular",
  tag: "documents",
  summary: "Take back pending documents; signed and rejected ones stay",
  access: office,
  bodyLimit: 32 * 1024,
  body: z.strictObject({ ...identityFields, ...chosen }),
  response: data(z.object({ anulados: count("Documents that were taken back") })),
  errors: ["signature.not_found", "signature.choice"],
});

export const cancelSignature = endpoint({
  method: "POST",
  path: "/administrador/firma-documento/:id/anular",
  tag: "documents",
  summary: "Take back a document that is not signed yet",
  access: office,
  params: z.strictObject({ id: id.describe("Signature document id") }),
  body: z.strictObject(identityFields),
  response: data(officeSignature),
  errors: ["signature.not_found", "signature.not_pending"],
});

export const signatureEvidence = endpoint({
  method: "GET",
  path: "/administrador/firma-documento/evidencias",
  tag: "documents",
  summary:
    "Sealed copies with their evidence page: one as it is, several or a whole sending as a ZIP; each opening is recorded for its worker",
  access: { ...office, confirmed: true, writes: true },
  query: z.strictObject({
    ...identityFields,
    envio_id: id.optional().describe("All signed ones of this sending"),
    firma_documento_ids: z
      .string()
      .max(600)
      .regex(/^\d{1,10}(,\d{1,10}){0,49}$/)
      .optional()
      .describe("Or these, separated by commas; at most 50"),
  }),
  response: fileOrArchive,
  produces: "file",
  errors: ["signature.not_found", "signature.not_sealed", "signature.choice"],
});
