import { z } from "zod";

import { data, date, done, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { requestView } from "../request-view.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.absences } as const;

const expenseTotals = z.object({
  pedido: z.number().describe("Asked for, euros"),
  aprobado: z.number().describe("Approved"),
  pagado: z.number().describe("Paid"),
});

export const monthlyExpenses = endpoint({
  method: "GET",
  path: "/gasto-mensual",
  tag: "requests",
  summary: "Expenses of a month or a range by kind: asked for, approved and paid",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    empresa_id: id.optional().describe("Company id; must be the session's"),
    startDate: date.optional().describe("First day"),
    endDate: date.optional().describe("Last day"),
    month: z
      .string()
      .regex(/^(\d{4}-)?(0?[1-9]|1[0-2])$/)
      .optional()
      .describe("Month, YYYY-MM or MM of this year; this month without a range"),
  }),
  response: data(
    z.object({
      desde: date.describe("First day"),
      hasta: date.describe("Last day"),
      total: expenseTotals,
      tipos: z.array(expenseTotals.extend({ pe_gasto_tipo_id: z.number().int().describe("Kind") })),
      tarifa_km: z.number().describe("Euros a kilometre now"),
    }),
  ),
  errors: ["workday.range"],
});

export const checkSalary = endpoint({
  method: "POST",
  path: "/solicitud/check-salary",
  tag: "requests",
  summary: "Whether an amount is within what the company allows; never the salary",
  access: { ...access, target: "body.trabajador_id", whileImpersonating: true },
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.optional().describe("Worker id; must be the session's"),
    importe: z.number().positive().max(999_999.99).describe("Euros"),
    fecha_gasto: date.optional().describe("Day of the expense; today without it"),
  }),
  response: data(z.object({ permitido: z.boolean().describe("Within the limit") })),
});

export const payExpense = endpoint({
  method: "POST",
  path: "/administrador/pagar-gasto",
  tag: "administrator",
  summary: "Note that an approved expense was paid",
  access: {
    audience: "administrator",
    office: "nominas",
    subject: "company",
    module: moduleIds.absences,
  },
  body: z.strictObject({ ...identityFields, solicitud_id: id.describe("Request id") }),
  response: data(requestView),
  errors: ["approval.not_found", "approval.own", "expense.not_approved"],
});

export const saveExpenseRule = endpoint({
  method: "PUT",
  path: "/administrador/gastos/regla",
  tag: "administrator",
  summary: "Rate per kilometre and limit by salary from a date on",
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "company",
    module: moduleIds.absences,
  },
  body: z.strictObject({
    ...identityFields,
    desde: date.describe("From this day on"),
    tarifa_km: z.number().min(0.0001).max(5).multipleOf(0.0001).describe("Euros a kilometre"),
    limite_porcentaje_salario: z
      .number()
      .min(1)
      .max(500)
      .multipleOf(0.01)
      .nullable()
      .describe("Per cent of a month's gross salary"),
  }),
  response: done,
});
