import { z } from "zod";

import {
  anyRequestKind,
  data,
  date,
  fileBytes,
  id,
  identityFields,
  leaveKind,
  workerParams,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { leaveUnits } from "../request-view.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.absences } as const;
const planYear = z.coerce.number().int().min(2000).max(2199).describe("Year");

/** Balances that requests spend; days, but `horas_retribuidas` whole minutes. */
export const balanceKinds = [
  "vacaciones",
  "asuntos_propios",
  "horas_retribuidas",
  "domingos",
] as const;
export type BalanceKind = (typeof balanceKinds)[number];

/** Days with at most 2 decimals, or whole minutes where the unit is hours. */
const amount = z.number();

/** Fields of a leave rule beside its texts. */
export const leaveRuleShape = {
  unidad: z.enum(leaveUnits).describe("Charged by calendar day, working day or minute"),
  saldo: z.enum(balanceKinds).nullable().describe("Balance that it spends"),
  retribuido: z.boolean().describe("Paid"),
  limite: amount.nullable().describe("The most that may be asked for: days, or minutes by hours"),
  limite_por: z
    .enum(["hecho", "anyo"])
    .nullable()
    .describe("The limit is for one occasion or a year"),
  maximo_consecutivo: z
    .number()
    .int()
    .min(1)
    .max(366)
    .nullable()
    .describe("The most days in a row"),
  preaviso_dias: z.number().int().min(0).max(366).describe("Days of notice; less is warned about"),
  requiere_documento: z.boolean().describe("A document must be attached"),
  admite_medio_dia: z.boolean().describe("Half days may be asked for"),
  admite_horas: z.boolean().describe("Hours may be asked for"),
  decide: z.enum(["supervisores", "administrador"]).describe("Who decides"),
};

/** Facts that leave is given for; each of them is an occasion (Rule LEAVE-71). */
export const occasionKinds = ["matrimonio", "hijo", "familiar", "mudanza", "hecho"] as const;
export type OccasionKind = (typeof occasionKinds)[number];

const months = z.number().int().nullable();

/** Terms that the law sets for a rule, in calendar months (Rule LEAVE-70). */
const leaveTermsShape = {
  minimo_meses: months.describe("The shortest period, in months"),
  maximo_meses: months.describe("The longest period, in months; it may end so far ahead"),
  ocasion: z.enum(occasionKinds).nullable().describe("Fact that it is for; null for none"),
  plazo_meses: months.describe("Months from the fact within which its days lie"),
  prorroga_dias: z.number().int().nullable().describe("Days that may lie later than that"),
  prorroga_meses: months.describe("Months from the fact within which those days lie"),
};

/** A kind of request or one of its subtypes, with the rule behind it. */
export const leaveType = z.object({
  id: id.describe("Subtype id (pe_solicitud_subtipo_id)"),
  pe_solicitud_tipo_id: leaveKind,
  codigo: z.string().describe("Stable key; 'general' is the kind itself"),
  nombre: z.string().describe("Name, in the caller's language"),
  descripcion: z.string().describe("What it is for and how it is counted, in plain words"),
  norma: z.string().nullable().describe("Law or agreement it comes from"),
  ...leaveRuleShape,
  ...leaveTermsShape,
  documento_restringido: z.boolean().describe("Only administrators open its files"),
});
export type LeaveType = z.infer<typeof leaveType>;

/** A lot of a balance: where days come from and how long they last. */
const lot = z.object({
  origen: z
    .enum(["anual", "arrastre", "ajuste", "devolucion", "domingo"])
    .describe(
      "Yearly grant, carried over, adjustment, given back by a medical leave or a birth, worked Sunday",
    ),
  anyo: z.number().int().describe("Year that it was granted for"),
  cantidad: amount.describe("Granted"),
  usado: amount.describe("Of it, approved"),
  pendiente: amount.describe("Of it, waiting for a decision"),
  desde: date.describe("First day on which it can be enjoyed"),
  caduca_el: date
    .nullable()
    .describe("Last day on which it can be enjoyed; null for one that does not expire"),
  caducado: amount.describe("Lost because it expired"),
  motivo: z.string().nullable().describe("Reason of an adjustment"),
});

const use = z.object({
  solicitud_id: id.describe("Request"),
  fecha: date.describe("Day"),
  coste: amount.describe("What it charges"),
  estado_id: z.number().int().describe("1 pending, 2 approved"),
  devuelta: z.boolean().describe("A medical leave gave the day back; its lot stays charged"),
});

/** A balance of a year (Rule LEAVE-27). */
export const balance = z.object({
  saldo: z.enum(balanceKinds).describe("Which"),
  anyo: z.number().int().describe("Year"),
  unidad: z.enum(leaveUnits).describe("Unit of every amount"),
  habilitado: z.boolean().describe("The company grants it"),
  bloqueo_anual: z.boolean().describe("The year is locked"),
  dias_totales: amount.describe("Granted for the year"),
  dias_ajuste: amount.describe("Adjustments, carried over and given back"),
  dias_resultantes: amount.describe("Granted and adjusted"),
  dias_usados: amount.describe("Approved and enjoyed up to today"),
  dias_aprobados: amount.describe("Approved and still to come"),
  dias_pendientes: amount.describe("Waiting for a decision"),
  dias_aprobados_pendientes: amount.describe("Approved, enjoyed or to come, and waiting"),
  dias_caducados: amount.describe("Expired without being enjoyed"),
  dias_reservados: amount.describe("Kept for requests of the next year, or no longer given"),
  dias_restantes: amount.describe("Available: what can still be asked for; negative if overdrawn"),
  dias_disponibles_anyo: amount.describe("The same, 0 if overdrawn"),
  fechas: z.array(use).describe("Approved days"),
  fechas_pendientes: z.array(use).describe("Days that wait for a decision"),
  lotes: z.array(lot).describe("What it is made of, first expiring first"),
  observaciones_trabajador: z.array(z.string()).describe("Reasons of the adjustments"),
  anyos: z.array(z.number().int()).describe("Years that can be looked at, newest first"),
});
export type Balance = z.infer<typeof balance>;

export const holidayRule = z.object({
  id: id.describe("Rule id"),
  titulo: z.string().describe("Title, in the caller's language"),
  descripcion: z.string().describe("Text"),
  documento: z
    .object({ nombre: z.string().describe("File name") })
    .nullable()
    .describe("Rule document, downloaded by its own call"),
});
export type HolidayRule = z.infer<typeof holidayRule>;

export const listHolidayRules = endpoint({
  method: "GET",
  path: "/trabajador/:id/regla-vacaciones",
  tag: "leave",
  summary: "The company's holiday rules in plain words",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: data(z.array(holidayRule)),
});

export const downloadHolidayRule = endpoint({
  method: "GET",
  path: "/regla-vacaciones-document/:id",
  tag: "leave",
  summary: "The document of a holiday rule",
  access: { ...access, subject: "none" },
  params: z.strictObject({ id: id.describe("Rule id") }),
  response: fileBytes,
  produces: "file",
  errors: ["document.not_found"],
});

export const holidayBalance = endpoint({
  method: "GET",
  path: "/vacaciones-trabajador/:year",
  tag: "leave",
  summary: "The own holidays of a year",
  access: { ...access, target: "query.trabajador_id" },
  params: z.strictObject({ year: planYear }),
  query: z.strictObject({
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
  }),
  response: data(balance),
});

export const personalBalance = endpoint({
  method: "POST",
  reads: true,
  path: "/asuntos-propios-trabajador",
  tag: "leave",
  summary: "The own days for personal affairs of a year",
  access: { ...access, target: "body.trabajador_id", whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    year: planYear,
  }),
  response: data(balance),
});

export const listBalances = endpoint({
  method: "GET",
  path: "/saldos-trabajador/:id",
  tag: "leave",
  summary: "Every balance of a year: holidays, personal affairs, paid hours, Sundays",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({ year: planYear.optional() }),
  response: data(z.array(balance)),
});

const leaveTotals = z.object({
  total: amount.nullable().describe("Days of the year; null without a yearly limit"),
  usados: amount.describe("Days approved in the year"),
  pendientes: amount.describe("Days that wait for a decision"),
  restantes: amount.nullable().describe("Left; null without a yearly limit"),
  subtipos: z.array(
    leaveType.extend({
      usados: amount.describe("Approved in the year, in the rule's unit"),
      pendientes: amount.describe("Waiting, in the rule's unit"),
      restantes: amount.nullable().describe("Left of a yearly limit"),
    }),
  ),
});
export type LeaveTotals = z.infer<typeof leaveTotals>;

export const paidLeave = endpoint({
  method: "GET",
  path: "/permisos-retribuidos/:id",
  tag: "leave",
  summary: "The own paid leave of a year, with each subtype",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({ year: planYear.optional() }),
  response: data(leaveTotals),
});

export const paidLeaveTypes = endpoint({
  method: "GET",
  path: "/permisos-retribuidos/:id/tipos",
  tag: "leave",
  summary: "Subtypes of paid leave",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: data(z.array(leaveType)),
});

export const unpaidLeave = endpoint({
  method: "GET",
  path: "/permisos-no-retribuidos/:id",
  tag: "leave",
  summary: "The own unpaid leave of a year, with each subtype",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({ year: planYear.optional() }),
  response: data(leaveTotals),
});

export const unpaidLeaveTypes = endpoint({
  method: "GET",
  path: "/permisos-no-retribuidos/:id/tipos",
  tag: "leave",
  summary: "Subtypes of unpaid leave",
  access: { ...access, target: "params.id" },
  params: workerParams,
  response: data(z.array(leaveType)),
});

/** A kind of request that a worker may use now. */
export const requestKind = z.object({
  id: anyRequestKind,
  nombre: z.string().describe("Name, in the caller's language"),
  descripcion: z.string().describe("What it is for"),
  subtipos: z.array(leaveType).describe("Rules to choose from; of a kind without subtypes one"),
});
export type RequestKind = z.infer<typeof requestKind>;

export const listRequestKinds = endpoint({
  method: "GET",
  path: "/solicitud-tipo",
  tag: "requests",
  summary: "Kinds of request that the worker may use now",
  access: { ...access, target: "query.workerId" },
  query: z.strictObject({ workerId: id.optional().describe("Worker id; must be the session's") }),
  response: data(z.array(requestKind)),
});
