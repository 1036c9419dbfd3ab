import { z } from "zod";

import { fileBytes, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

const office = {
  audience: "administrator",
  office: "documentos",
  subject: "none",
  module: moduleIds.documents,
} as const;

/** A person of a document that the company shares. */
const documentOpening = z.object({
  trabajador: person,
  abierto_en: instant.nullable().describe("First opening; null: not opened yet"),
});
export type DocumentOpening = z.infer<typeof documentOpening>;

const named = {
  documento_id: id.optional().describe("This document"),
  envio_id: id.optional().describe("Or this document for many"),
};

const filters = {
  texto: z.string().trim().max(100).optional().describe("In the name"),
  abierto: z.enum(["si", "no"]).optional().describe("Only people who have opened it, or have not"),
};

export const documentOpenings = endpoint({
  method: "GET",
  path: "/administrador/documento/aperturas",
  tag: "documents",
  summary: "People of a document that the company shares, and when each opened it first",
  access: office,
  query: z.strictObject({
    ...identityFields,
    ...named,
    paramsFront: paramsFront(filters).optional(),
  }),
  response: page(documentOpening).extend({
    titulo: z.string().describe("Title of the document"),
    personas: z.number().int().describe("People of the document"),
    abiertos: z.number().int().describe("Of them, those who have opened it"),
  }),
  errors: ["document.not_found"],
});

export const exportDocumentOpenings = endpoint({
  method: "GET",
  path: "/administrador/documento/aperturas/exportar",
  tag: "documents",
  summary: "That list as a file, at most 20,000 rows; leaves an audit entry",
  access: { ...office, confirmed: true },
  query: z.strictObject({
    ...identityFields,
    ...named,
    formato: z.enum(["csv", "xlsx"]).describe("Format of the file"),
    paramsFront: paramsFront(filters).prefault("{}"),
  }),
  produces: "file",
  response: fileBytes,
  errors: ["document.not_found", "directory.too_large"],
});
