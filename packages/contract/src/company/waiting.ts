import { z } from "zod";

import { data, date, id, minutes } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { person } from "../person.ts";

/** Kinds of things that wait for administrators. */
export const waitingKinds = [
  "solicitudes",
  "cierres",
  "incidencias",
  "gastos",
  "nominas",
  "firmas",
  "invitaciones",
  "sello",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Late, near its day, or neither (Rule TIME-146). */
export const urgencies = ["tarde", "cerca", "normal"] as const;
export type Urgency = (typeof urgencies)[number];

const row = z.object({
  tipo: z.enum(waitingKinds).describe("Kind"),
  total: z.number().int().describe("Number that waits"),
  urgencia: z.enum(urgencies).describe("Urgency"),
  dias: z
    .number()
    .int()
    .nullable()
    .describe("Days that the oldest has waited, or between today and its date"),
  por: z
    .enum(["fecha", "espera"])
    .nullable()
    .describe("What `dias` counts: until or since a date, or since it began to wait"),
  parte: z
    .number()
    .int()
    .nullable()
    .describe("Signatures given already, or invitations whose link has expired"),
  minutos: minutes.nullable().describe("Minutes of incidences"),
  importe: z.number().nullable().describe("Euros of expenses"),
  mes: z.string().nullable().describe("Oldest open month, YYYY-MM"),
  titulos: z.array(z.string()).describe("Titles of documents to sign, at most two"),
  tipos: z
    .array(
      z.object({
        pe_solicitud_tipo_id: z.number().int().describe("Kind of request"),
        total: z.number().int().describe("Number"),
      }),
    )
    .describe("Requests by kind"),
  personas: z.array(person).describe("People who asked last, at most three"),
});
/** A row of the first page of the office. */
export type WaitingRow = z.infer<typeof row>;

/** Kinds of days in the strip of deadlines. */
const deadlineKinds = ["cierre", "nominas", "firmas", "sello", "contrato", "alta"] as const;

const deadline = z.object({
  tipo: z.enum(deadlineKinds).describe("Kind"),
  el: date.describe("Day"),
  total: z.number().int().describe("Number of things that the day ends or begins"),
  texto: z.string().nullable().describe("Title or name; null for a month's closure and payslips"),
  persona_id: id.nullable().describe("Person, where it is about one"),
});
export type Deadline = z.infer<typeof deadline>;

const answer = z.object({
  hoy: date.describe("Local day"),
  filas: z.array(row).describe("What waits for the caller's roles, the most urgent first"),
  plazos: z.array(deadline).describe("Days from this week's Monday on, for two weeks"),
  personas: z
    .object({
      total: z.number().int().describe("People who work here today"),
      trabajando: z.number().int().describe("Clock running"),
      ausentes: z.number().int().describe("Absent with an approved request"),
    })
    .nullable()
    .describe("Today's people; null without a role that reads time"),
});
/** Answer of the office's first page. */
export type Waiting = z.infer<typeof answer>;

export const getWaiting = endpoint({
  method: "GET",
  path: "/administrador/pendientes",
  tag: "administrator",
  summary: "What waits for the caller in the office, the deadlines of two weeks, today's people",
  access: { audience: "administrator", office: "cualquiera", subject: "none", module: null },
  response: data(answer),
});
