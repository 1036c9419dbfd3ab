import { z } from "zod";

import {
  data,
  date,
  done,
  id,
  identityFields,
  instant,
  minutes,
  time,
  workerParams,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { restWarning } from "./rest-rules.ts";

/** Asking for an open shift, giving an own one away, swapping it for a colleague's. */
export const exchangeKinds = ["abierto", "cesion", "cambio"] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

/** Course of a request: the colleague's answer, then the manager's decision. */
export const exchangeStates = [
  "pendiente_companero",
  "pendiente_gestor",
  "confirmada",
  "rechazada_companero",
  "rechazada_gestor",
  "retirada",
  "caducada",
] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Availability and wishes for a day. */
export const dayPreferences = [
  "disponible",
  "no_disponible",
  "prefiere_trabajar",
  "prefiere_librar",
] as const;
export type DayPreference = (typeof dayPreferences)[number];

const own = {
  audience: "worker",
  subject: "self",
  module: moduleIds.supervisorQuadrants,
  target: "params.id",
} as const;
const asking = {
  audience: "worker",
  subject: "none",
  module: moduleIds.supervisorQuadrants,
} as const;
const deciding = {
  audience: "shift_manager",
  subject: "work_area",
  module: moduleIds.supervisorQuadrants,
} as const;

const comment = z.string().trim().max(300).nullable().default(null).describe("Comment");
const exchangeParams = z.strictObject({ id: id.describe("Request id") });

/** A published shift as people of its area see it. */
export const areaShift = z.object({
  id: id.describe("Shift id"),
  fecha: date.describe("Local date on which it starts"),
  hora_inicio: time.describe("Start"),
  hora_fin: time.describe("End"),
  termina_dia_siguiente: z.boolean().describe("Ends on the next day"),
  turno_24h: z.boolean().describe("Ends at the same time of the next day"),
  color: z.string().describe("Colour, #RRGGBB"),
  pe_area_trabajo_id: id.describe("Work area"),
  area: z.string().describe("Name of the area"),
  zona_horaria: z.string().describe("IANA zone of its times"),
  observaciones: z.string().nullable().describe("Remarks"),
  futuro: z.boolean().describe("It has not begun"),
});
export type AreaShift = z.infer<typeof areaShift>;

/** A request about shifts. */
export const exchange = z.object({
  id: id.describe("Request id"),
  tipo: z.enum(exchangeKinds).describe("Open shift, giving away, or swap"),
  estado: z.enum(exchangeStates).describe("State"),
  solicitante: person.describe("Asking worker"),
  companero: person.nullable().describe("Colleague who would take the shift"),
  turno: areaShift.describe("Shift that changes hands"),
  turno_companero: areaShift.nullable().describe("Shift of the colleague in a swap"),
  comentario: z.string().nullable().describe("Comment of the asking worker"),
  motivo: z.string().nullable().describe("Reason of the manager"),
  creada_en: instant.describe("When it was asked"),
});
export type Exchange = z.infer<typeof exchange>;

/** The same with what would break if it were confirmed. */
export const waitingExchange = exchange.extend({
  avisos: z.array(restWarning).describe("Rules that it would break"),
  posible: z.boolean().describe("No shift at the same time and no absence stand against it"),
});
export type WaitingExchange = z.infer<typeof waitingExchange>;

/** A worker's availability or wish for a day. */
export const dayWish = z.object({
  fecha: date.describe("Day"),
  preferencia: z.enum(dayPreferences).describe("Availability or wish"),
  comentario: z.string().nullable().describe("Comment"),
});
export type DayWish = z.infer<typeof dayWish>;

/** Shifts of a worker and of the worker's areas between two dates. */
export const myShifts = z.object({
  desde: date.describe("First day"),
  hasta: date.describe("Last day"),
  hoy: date.describe("Today, in the worker's zone"),
  turnos: z
    .array(areaShift.extend({ minutos: minutes.describe("Expected minutes") }))
    .describe("Own"),
  abiertos: z
    .array(areaShift.extend({ faltan: z.number().int().describe("People it lacks") }))
    .describe(
      "Shifts of the areas that have not begun, lack people and collide with none of the worker's",
    ),
  companeros: z
    .array(z.object({ trabajador: person, turnos: z.array(areaShift) }))
    .describe("People of the areas with their shifts that have not begun"),
  peticiones: z.array(exchange).describe("Requests of the worker and to the worker, newest first"),
  preferencias: z.array(dayWish).describe("Availability and wishes"),
});
export type MyShifts = z.infer<typeof myShifts>;

export const getMyShifts = endpoint({
  method: "GET",
  path: "/turnos-propios/:id",
  tag: "shifts",
  summary: "Published shifts of the worker and of the worker's areas, requests and wishes",
  access: own,
  params: workerParams,
  query: z.strictObject({
    from: date.describe("First day"),
    to: date.describe("Last day; at most 400 days"),
  }),
  response: data(myShifts),
  errors: ["calendar.range"],
});

const stepErrors = [
  "shift.not_found",
  "shift.not_open",
  "shift.colleague_not_found",
  "shift.overlap",
  "shift.away",
  "shift.rule_broken",
  "shift.exchange_lapsed",
] as const;

export const askExchange = endpoint({
  method: "POST",
  path: "/turno-peticion",
  tag: "shifts",
  summary: "Ask for an open shift, give an own one to a colleague, or swap it",
  access: asking,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    tipo: z.enum(exchangeKinds).describe("Open shift, giving away, or swap"),
    turno_id: id.describe("Open shift, or own shift"),
    companero_id: id.optional().describe("Colleague; not for an open shift"),
    turno_companero_id: id.optional().describe("Shift of the colleague, for a swap"),
    comentario: comment,
  }),
  response: data(exchange),
  errors: [...stepErrors, "shift.exchange_waiting", "shift.exchange_incomplete"],
});

export const answerExchange = endpoint({
  method: "PUT",
  path: "/turno-peticion/:id/respuesta",
  tag: "shifts",
  summary: "Accept or refuse what a colleague proposes",
  access: asking,
  params: exchangeParams,
  body: z.strictObject({ ...identityFields, aceptar: z.boolean().describe("Accept or refuse") }),
  response: data(exchange),
  errors: [...stepErrors, "shift.exchange_not_found", "shift.exchange_decided"],
});

export const withdrawExchange = endpoint({
  method: "DELETE",
  path: "/turno-peticion/:id",
  tag: "shifts",
  summary: "Withdraw an own request that waits",
  access: asking,
  params: exchangeParams,
  response: done,
  errors: ["shift.exchange_not_found", "shift.exchange_decided"],
});

export const savePreferences = endpoint({
  method: "PUT",
  path: "/turno-preferencias/:id",
  tag: "shifts",
  summary: "State availability or a wish for days, or take it back",
  access: own,
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    fechas: z.array(date).min(1).max(62).describe("Days"),
    preferencia: z.enum(dayPreferences).nullable().describe("Availability or wish; null: none"),
    comentario: comment,
  }),
  response: data(z.array(dayWish)),
});

export const listWaitingExchanges = endpoint({
  method: "GET",
  path: "/turno-peticiones-gestor/:supervisorId",
  tag: "shifts",
  summary: "Requests about shifts that wait for the caller's decision, oldest first",
  access: { ...deciding, subject: "self", target: "params.supervisorId" },
  params: z.strictObject({ supervisorId: id.describe("Worker id; must be the session's") }),
  response: data(z.array(waitingExchange)),
});

export const decideExchange = endpoint({
  method: "PUT",
  path: "/turno-peticion/:id/decision",
  tag: "shifts",
  summary: "Confirm a request, which moves its shifts, or refuse it",
  access: deciding,
  params: exchangeParams,
  body: z.strictObject({
    ...identityFields,
    confirmar: z.boolean().describe("Confirm or refuse"),
    motivo: z.string().trim().min(1).max(300).optional().describe("Reason"),
  }),
  response: data(exchange),
  errors: [
    ...stepErrors,
    "shift.exchange_not_found",
    "shift.exchange_decided",
    "shift.reason_required",
    "closure.month_closed",
  ],
});
