import { z } from "zod";

import { data, date, id, identityFields, instant, minutes } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { bankConfig, decidedIncidences, incidence } from "./hours-bank.ts";

const reading = {
  audience: "administrator",
  office: "tiempo",
  subject: "none",
  module: moduleIds.timeRegistration,
} as const;

const texto = z.string().trim().max(120).optional().describe("Text that finds people");
const anyo = z.number().int().min(2000).max(2199).optional().describe("Year");

export const listOfficeIncidences = endpoint({
  method: "GET",
  path: "/administrador/incidencias",
  tag: "administrator",
  summary: "Incidences of the company, newest first, filtered by person, state and year",
  access: reading,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto,
      anyo,
      estado_id: z.number().int().min(1).max(4).optional().describe("State"),
    }).prefault("{}"),
  }),
  response: page(incidence),
});

export const decideIncidences = endpoint({
  method: "POST",
  path: "/administrador/decidir-incidencias",
  tag: "administrator",
  summary: "Approve or reject several pending incidences for good, each by itself",
  access: reading,
  body: z.strictObject({
    ...identityFields,
    incidencia_ids: z.array(id).min(1).max(100).describe("Incidences"),
    aprobada: z.boolean().describe("Approve or reject"),
    respuesta: z.string().trim().max(500).optional().describe("Answer; required to reject"),
  }),
  response: decidedIncidences,
  errors: ["incidence.reason_required"],
});

/** Months of people: ended and not asked for, waiting for a decision, closed. */
export const officeMonthStates = ["abierto", "pendiente", "aprobado"] as const;
export type OfficeMonthState = (typeof officeMonthStates)[number];

const month = z.object({
  trabajador: person.describe("Whose month"),
  anyo: z.number().int().describe("Year"),
  mes: z.number().int().min(1).max(12).describe("Month"),
  estado: z.enum(officeMonthStates).describe("State"),
  vence_el: date.describe("Last day on which its closure is in time (Rule TIME-145)"),
  solicitud_id: id.nullable().describe("Request of the closure; null while nobody asked"),
  rechazado: z.boolean().describe("An open month whose last closure was rejected"),
  minutos_previstos: minutes.nullable().describe("Scheduled, frozen when asked for"),
  minutos_trabajados: minutes.nullable().describe("Worked, frozen when asked for"),
  saldo_minutos: minutes.nullable().describe("Balance, frozen when asked for"),
  solicitado_en: instant.nullable().describe("When the closure was asked for"),
  can: z.object({ reabrir: z.boolean().describe("May be reopened") }).describe("Actions"),
});
/** A month of a person as the office sees it. */
export type OfficeMonth = z.infer<typeof month>;

export const listOfficeMonths = endpoint({
  method: "GET",
  path: "/administrador/cierres",
  tag: "administrator",
  summary: "Months of the last year by state: still open, waiting, closed; the oldest month first",
  access: reading,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto,
      estado: z.enum(officeMonthStates).default("abierto").describe("State"),
      mes: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional()
        .describe("Only this month, YYYY-MM"),
    }).prefault("{}"),
  }),
  response: page(month),
});

export const listBankConfigs = endpoint({
  method: "GET",
  path: "/administrador/config-bolsa-horas",
  tag: "administrator",
  summary: "The hours bank's rules of each year that has any, the newest first",
  access: reading,
  response: data(z.array(bankConfig)),
});
