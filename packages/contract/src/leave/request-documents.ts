import { z } from "zod";

import { data, done, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.absences } as const;
const requestParams = z.strictObject({ id: id.describe("Request id") });

/** A file of a request. */
export const requestDocument = z.object({
  id: id.describe("Document id"),
  nombre: z.string().describe("File name"),
  tipo: z.string().describe("Media type"),
  bytes: z.number().int().describe("Size"),
  subido_en: instant.describe("When"),
  restringido: z.boolean().describe("Medical: only administrators open it"),
  can: z.object({
    abrir: z.boolean().describe("The caller may download it"),
    borrar: z.boolean().describe("The caller may delete it"),
  }),
});
export type RequestDocument = z.infer<typeof requestDocument>;

export const uploadDocument = endpoint({
  method: "POST",
  path: "/solicitud-document",
  tag: "requests",
  summary: "Upload a file for a request that is being written; forgotten after a day unless sent",
  access: { ...access, target: "body.trabajador_id" },
  form: true,
  file: "documento",
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    // The file part, checked by its content: PDF, JPEG, PNG, WebP or HEIC up to 5 MB.
    documento: z.unknown().describe("The file (form part)"),
  }),
  response: data(requestDocument),
  errors: [
    "document.too_large",
    "document.type",
    "document.empty",
    "document.unsafe",
    "document.damaged",
    "document.encrypted",
    "document.embedded",
    "document.too_many_drafts",
  ],
});

export const downloadDocuments = endpoint({
  method: "GET",
  path: "/solicitud-document",
  tag: "requests",
  summary: "Files of requests: one as it is, several as a ZIP",
  access: { audience: "worker", subject: "none", module: null },
  query: z.strictObject({
    solicitud_ids: z.string().max(600).optional().describe("Request ids, separated by commas"),
    documento_id: id.optional().describe("Only this file"),
  }),
  response: z.custom<Uint8Array | AsyncIterable<Uint8Array>>(),
  produces: "file",
  errors: ["document.not_found", "approval.not_found"],
});

export const deleteDocument = endpoint({
  method: "DELETE",
  path: "/solicitud-document/:id",
  tag: "requests",
  summary: "Delete a file of an own pending request or of a form",
  access,
  params: z.strictObject({ id: id.describe("Document id") }),
  response: done,
  errors: [
    "document.not_found",
    "document.not_pending",
    "leave.document_required",
    "expense.receipt_required",
  ],
});

export const manageDocuments = endpoint({
  method: "POST",
  path: "/solicitud-document/:id/manage-documents",
  tag: "requests",
  summary:
    "Add files to an own request, and delete some while it is pending; an approved one takes more only for leave",
  access,
  params: requestParams,
  body: z.strictObject({
    ...identityFields,
    anadir: z.array(id).max(10).default([]).describe("Uploaded files to add"),
    quitar: z.array(id).max(10).default([]).describe("Files to delete"),
  }),
  response: data(z.array(requestDocument)),
  errors: [
    "approval.not_found",
    "document.not_found",
    "document.not_pending",
    "document.not_addable",
    "document.too_many",
    "leave.document_required",
    "expense.receipt_required",
  ],
});
