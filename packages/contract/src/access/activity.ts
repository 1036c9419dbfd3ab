import { z } from "zod";

import { date, fileBytes, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

/** Groups of audited acts, as the filter of the activity offers them. */
export const activityGroups = [
  "acceso",
  "empresa",
  "personas",
  "tiempo",
  "ausencias",
  "nominas",
  "documentos",
  "turnos",
  "proyectos",
  "comunicacion",
  "denuncias",
] as const;
export type ActivityGroup = (typeof activityGroups)[number];

const filters = {
  desde: date.optional().describe("From this day on"),
  hasta: date.optional().describe("Until this day"),
  grupo: z.enum(activityGroups).optional().describe("Only acts of a group"),
  autor_id: id.optional().describe("Only acts of this person"),
};

const act = z.object({
  id: z.number().int().describe("Number of the line"),
  en: instant.describe("When"),
  autor: person.nullable().describe("Who; null for the portal, the operator or a stranger"),
  suplantada_por: person.nullable().describe("The administrator behind a handed-over session"),
  grupo: z.enum(activityGroups).describe("Group"),
  accion: z.string().describe("Key of the act"),
  texto: z.string().describe("The act in the caller's language"),
  sobre: person.nullable().describe("The person whom the act is about, where it is about one"),
});
/** A line of the audit trail. */
export type OfficeAct = z.infer<typeof act>;

const access = {
  audience: "administrator",
  office: "titular",
  subject: "none",
  module: null,
} as const;

export const listActivity = endpoint({
  method: "GET",
  path: "/administrador/actividad",
  tag: "administrator",
  summary: "The audit trail of the company, newest first; a total of 10,000 stands for more",
  access,
  query: z.strictObject({ ...identityFields, paramsFront: paramsFront(filters).optional() }),
  response: page(act),
});

export const exportActivity = endpoint({
  method: "POST",
  path: "/administrador/actividad/exportar",
  tag: "administrator",
  summary: "The audit trail of a period as CSV, at most a year and 100,000 lines",
  access: { ...access, confirmed: true },
  body: z.strictObject({ ...identityFields, ...filters }),
  response: fileBytes,
  produces: "file",
});
