import { z } from "zod";

import { fileOrArchive, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

const access = {
  audience: "administrator",
  office: "nominas",
  module: moduleIds.documents,
} as const;

/** Parts of the list: signed and not handed over yet, everybody who works here, and people without a form. */
export const officeModel145Views = ["cambios", "todas", "sin_firmar"] as const;
export type OfficeModel145View = (typeof officeModel145Views)[number];

/** Most forms of one file. */
export const model145FileLimit = 1000;

const row = z.object({
  persona: person.describe("Worker"),
  codigo: z.string().describe("Code of the worker"),
  nif: z.string().nullable().describe("Tax number"),
  modelo145_id: id.nullable().describe("Version in force; null for a person who has signed none"),
  version: z.number().int().nullable().describe("Its number"),
  firmado_en: instant.nullable().describe("When it was signed"),
  confirmado_en: instant.nullable().describe("When the worker last said that nothing has changed"),
  entregado_en: instant.nullable().describe("When it was last handed over"),
  entregado_por: z.string().nullable().describe("Name of the administrator who did"),
});
export type OfficeModel145 = z.infer<typeof row>;

export const listOfficeModel145 = endpoint({
  method: "GET",
  path: "/administrador/modelo145",
  tag: "documents",
  summary:
    "Model 145 of the people of the company, without its answers: signed since the last hand-over, in force, or missing",
  access: { ...access, subject: "none" },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: z.string().trim().max(100).optional().describe("Text that finds people"),
      ver: z.enum(officeModel145Views).default("cambios").describe("Part of the list"),
    }).prefault("{}"),
  }),
  response: page(row).extend({
    cambios: z.number().int().describe("Signed forms that were not handed over"),
  }),
});

export const handOverModel145 = endpoint({
  method: "POST",
  path: "/administrador/modelo145/entregar",
  tag: "documents",
  summary:
    "Signed forms in force as PDF, several as a ZIP; each is recorded as handed over, and its worker sees who took it",
  access: { ...access, subject: "company", confirmed: true },
  body: z.strictObject({
    ...identityFields,
    modelo145_ids: z
      .array(id)
      .min(1)
      .max(500)
      .nullable()
      .describe("Versions in force; null for the first thousand that were not handed over"),
  }),
  response: fileOrArchive,
  produces: "file",
  errors: ["model145.not_found", "model145.not_in_force"],
});
