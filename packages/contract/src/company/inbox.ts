import { z } from "zod";

import { date, id, identityFields, instant, minutes } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";
import { leaveUnits } from "../request-view.ts";

import { inboxActs, inboxKinds } from "./inbox-kinds.ts";

const kind = z.enum(inboxKinds).describe("Kind");
const act = z.enum(inboxActs).describe("What it asks for");

/** A thing that waits for the caller (Rule COMPANY-113). */
const inboxRow = z.object({
  tipo: kind,
  acto: act,
  id: id.describe(
    "Id of the thing, of its kind: of a question its request, of registrations their project; of a month to close its year and month as YYYYMM",
  ),
  persona: person.nullable().describe("Who asks; null for the company"),
  pe_solicitud_tipo_id: z.number().int().nullable().describe("Kind of request"),
  texto: z
    .string()
    .nullable()
    .describe("Name of the rule of leave, title, area, project or question"),
  fecha_inicio: date.nullable().describe("First day that it is about"),
  fecha_fin: date.nullable().describe("Last day that it is about"),
  coste: z.number().nullable().describe("Cost in days, or minutes where the rule counts hours"),
  unidad: z.enum(leaveUnits).nullable().describe("Unit of the cost"),
  importe: z.number().nullable().describe("Euros"),
  minutos: minutes
    .nullable()
    .describe("Minutes of an incidence or of registrations, or balance of a month"),
  espera_desde: instant.describe("Since when it waits"),
  hasta: date.nullable().describe("Last day to do it, or first day that is asked for"),
  ausentes: z
    .number()
    .int()
    .describe(
      "Others of the caller's team with an approved absence on the days that are asked for",
    ),
  ausente: z.string().nullable().describe("Name of one of them"),
  bloqueo: z.string().nullable().describe("Blocked period in which the days lie"),
  link: z.string().describe("Page of the portal that does it"),
});
export type InboxRow = z.infer<typeof inboxRow>;

const answer = page(inboxRow).extend({
  pendientes: z.number().int().describe("Things that wait, of all kinds"),
  espera_desde: instant.nullable().describe("Since when the oldest waits"),
  tipos: z
    .array(z.object({ tipo: kind, acto: act, total: z.number().int().describe("Number") }))
    .describe("Number of each kind that waits"),
});
export type InboxPage = z.infer<typeof answer>;

export const listInbox = endpoint({
  method: "GET",
  path: "/pendientes",
  tag: "company",
  summary:
    "What waits for the caller as worker and supervisor, by act; warnings first, then what is near its day, then the oldest",
  access: { audience: "worker", subject: "none", module: null },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      acto: act.optional(),
      solo_totales: z.boolean().default(false).describe("Only the numbers, without rows"),
    }).prefault("{}"),
  }),
  response: answer,
});
