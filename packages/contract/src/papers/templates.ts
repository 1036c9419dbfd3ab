import { z } from "zod";

import { data, done, fileBytes, id, identityFields, instant, language } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

const office = {
  audience: "administrator",
  office: "documentos",
  subject: "none",
  module: moduleIds.documents,
} as const;

const text = {
  idioma: language.describe("Language of the text"),
  texto: z.string().trim().min(1).max(20_000).describe("Text with fields; `# ` heads, `- ` lists"),
};
const draft = z.strictObject({
  ...identityFields,
  nombre: z.string().trim().min(1).max(120).describe("Name, one of each"),
  ...text,
});

/** A text with fields, filled for each person when it is sent (Rule PAPERS-93). */
export const documentTemplate = z.object({
  id: id.describe("Template id"),
  nombre: z.string().describe("Name"),
  idioma: language,
  texto: z.string().describe("Text with fields"),
  guardado_por: person,
  guardado_en: instant,
});
export type DocumentTemplate = z.infer<typeof documentTemplate>;

export const documentTemplates = endpoint({
  method: "GET",
  path: "/administrador/documento-plantilla",
  tag: "documents",
  summary: "Texts with fields of the company, by name; at most 100",
  access: office,
  response: data(z.array(documentTemplate)),
});

export const addTemplate = endpoint({
  method: "POST",
  path: "/administrador/documento-plantilla",
  tag: "documents",
  summary: "Keep a text with fields",
  access: office,
  bodyLimit: 96 * 1024,
  creates: true,
  body: draft,
  response: data(documentTemplate),
  errors: ["template.field", "template.name_taken", "template.too_many"],
});

const params = z.strictObject({ id: id.describe("Template id") });

export const changeTemplate = endpoint({
  method: "PUT",
  path: "/administrador/documento-plantilla/:id",
  tag: "documents",
  summary: "Change a text with fields; sent documents keep what they said",
  access: office,
  bodyLimit: 96 * 1024,
  params,
  body: draft,
  response: data(documentTemplate),
  errors: ["template.not_found", "template.field", "template.name_taken"],
});

export const deleteTemplate = endpoint({
  method: "DELETE",
  path: "/administrador/documento-plantilla/:id",
  tag: "documents",
  summary: "Delete a text with fields",
  access: office,
  params,
  response: done,
  errors: ["template.not_found"],
});

export const previewTemplate = endpoint({
  method: "POST",
  path: "/administrador/documento-plantilla/previa",
  tag: "documents",
  summary: "The PDF of a text filled for one person; unknown values stand in brackets",
  access: office,
  bodyLimit: 96 * 1024,
  body: z.strictObject({
    ...identityFields,
    titulo: z.string().trim().min(1).max(200).describe("Title of the document"),
    ...text,
    trabajador_id: id.describe("Worker whose data fill it"),
  }),
  response: fileBytes,
  produces: "file",
  errors: ["worker.not_found", "template.field"],
});
