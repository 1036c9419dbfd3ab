import { z } from "zod";

import { data, id, identityFields, minutes, month, workerParams, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { requestView } from "../request-view.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.timeRegistration } as const;

export const closureStates = ["abierto", "pendiente", "aprobado", "rechazado"] as const;
export type ClosureState = (typeof closureStates)[number];

/** Obstacles to asking for a month's closure. */
const closureObstacles = [
  "closure.not_ended",
  "closure.open_signing",
  "closure.correction_pending",
  "closure.incidence_pending",
  "closure.already_requested",
  "closure.already_approved",
  "closure.outside_employment",
  "closure.before_recording",
  "clock.running",
] as const;

/** A month of the worker's sheet, with the actions on its closure (Rule TIME-52). */
export const monthClosure = z.object({
  year: z.number().int().describe("Year"),
  month: z.number().int().describe("Month"),
  estado: z.enum(closureStates).describe("Open, pending, approved or rejected"),
  solicitud: requestView.nullable().describe("The newest request for the month"),
  minutos_previstos: minutes.describe("Scheduled; frozen while pending or approved"),
  minutos_trabajados: minutes.describe("Worked; frozen while pending or approved"),
  saldo_minutos: minutes.describe("Balance; frozen while pending or approved"),
  ha_terminado: z.boolean().describe("The month has ended"),
  puede_solicitar: z.boolean().describe("Its closure can be asked for now"),
  impedimentos: z
    .array(z.enum(closureObstacles))
    .describe("What stands against asking, as error codes"),
});
export type MonthClosure = z.infer<typeof monthClosure>;

export const requestClosure = endpoint({
  method: "POST",
  path: "/solicitud-registro-horario",
  tag: "time",
  summary: "Ask for the closure of an ended month",
  access: { ...access, target: "body.trabajador_id" },
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker id; must be the session's"),
    year,
    month,
    descripcion: z.string().trim().max(500).optional().describe("Remarks"),
  }),
  response: data(monthClosure),
  errors: closureObstacles,
});

export const listClosureRequests = endpoint({
  method: "GET",
  path: "/solicitud-registro-horario-trabajador",
  tag: "time",
  summary: "The own closure requests of a month, newest first",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    year,
    month,
  }),
  response: data(z.array(requestView)),
});

export const currentClosure = endpoint({
  method: "GET",
  path: "/obtener-cierre-mes-actual/:id",
  tag: "time",
  summary:
    "State of the month to close: the oldest ended month still open, else the last ended one",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({
    year: year.optional(),
    month: month.optional(),
  }),
  response: data(monthClosure),
});
