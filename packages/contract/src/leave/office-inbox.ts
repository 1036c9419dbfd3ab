import { z } from "zod";

import { data, date, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { decidedRequests } from "./requests.ts";

export const decideManyAsAdministrator = endpoint({
  method: "POST",
  path: "/administrador/decidir-solicitudes",
  tag: "administrator",
  summary: "The administrator's final decision on several pending requests, each by itself",
  access: { audience: "administrator", office: "ausencias", subject: "none", module: null },
  body: z.strictObject({
    ...identityFields,
    solicitud_ids: z.array(id).min(1).max(100).describe("Request ids"),
    aprobada: z.boolean().describe("Approve or reject"),
    respuesta: z.string().trim().max(500).optional().describe("Answer; required to reject"),
  }),
  response: decidedRequests,
  errors: ["approval.reason_required"],
});

const approvedExpense = z.object({
  solicitud_id: id.describe("Request id"),
  trabajador: person.describe("Who asked for it"),
  pe_gasto_tipo_id: z.number().int().describe("Kind of expense"),
  titulo: z.string().nullable().describe("Title"),
  fecha_gasto: date.describe("Day of the expense"),
  importe: z.number().describe("Euros"),
  kilometros: z.number().nullable().describe("Kilometres, where the amount comes from them"),
  aprobado_en: instant.nullable().describe("When it was approved"),
  pagado_en: instant.nullable().describe("When it was paid"),
  can: z.object({ pagar: z.boolean().describe("May be noted as paid") }).describe("Actions"),
});
/** An approved expense as the office pays it. */
export type ApprovedExpense = z.infer<typeof approvedExpense>;

export const listOfficeExpenses = endpoint({
  method: "GET",
  path: "/administrador/gastos",
  tag: "administrator",
  summary: "Approved expenses, still to be paid or paid already; the oldest approval first",
  access: {
    audience: "administrator",
    office: "nominas",
    subject: "none",
    module: moduleIds.absences,
  },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      pagado: z.boolean().default(false).describe("Paid ones instead of those to be paid"),
      texto: z.string().trim().max(120).optional().describe("Text that finds people"),
    }).prefault("{}"),
  }),
  response: page(approvedExpense).extend({
    importe_total: z.number().describe("Euros in all pages"),
  }),
});

const expenseRule = z.object({
  desde: date.describe("From this day on"),
  tarifa_km: z.number().describe("Euros a kilometre"),
  limite_porcentaje_salario: z
    .number()
    .nullable()
    .describe("Per cent of a month's gross salary; null without a limit"),
});
/** The company's rule of expenses from a day on. */
export type ExpenseRule = z.infer<typeof expenseRule>;

export const listExpenseRules = endpoint({
  method: "GET",
  path: "/administrador/gastos/regla",
  tag: "administrator",
  summary: "The company's rules of expenses, the newest first",
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "none",
    module: moduleIds.absences,
  },
  response: data(z.array(expenseRule)),
});
