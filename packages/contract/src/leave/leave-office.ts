import { z } from "zod";

import { data, date, done, id, identityFields, instant, leaveKind } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { inEachLanguage } from "../languages.ts";
import { moduleIds } from "../modules.ts";

import { balance, balanceKinds, leaveRuleShape, leaveType } from "./leave.ts";

/** Access of the office's calls about rules and balances. */
export const leaveOffice = {
  audience: "administrator",
  office: "tiempo",
  subject: "company",
  module: moduleIds.absences,
} as const;

const texts = z.strictObject(inEachLanguage(() => z.string().trim().min(1).max(2000)));

export const listLeaveRules = endpoint({
  method: "GET",
  path: "/administrador/permisos",
  tag: "administrator",
  summary: "The company's leave rules, also those it has switched off, with their texts",
  access: { ...leaveOffice, subject: "none" },
  response: data(
    z.array(
      leaveType.extend({
        activo: z.boolean().describe("Can be asked for"),
        nombres: texts.describe("Name in each language"),
        descripciones: texts.describe("Description in each language"),
      }),
    ),
  ),
});

export const saveLeaveRule = endpoint({
  method: "PUT",
  path: "/administrador/permisos",
  tag: "administrator",
  summary: "Add a leave rule or change it by its kind and key; requests already sent keep theirs",
  access: leaveOffice,
  bodyLimit: 64 * 1024,
  body: z.strictObject({
    ...identityFields,
    pe_solicitud_tipo_id: leaveKind,
    codigo: z
      .string()
      .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)
      .max(60)
      .describe("Key"),
    nombres: texts.describe("Name in each language"),
    descripciones: texts.describe("Description in each language"),
    norma: z.string().trim().max(300).nullable().describe("Law or agreement"),
    ...leaveRuleShape,
    limite: z
      .number()
      .positive()
      .max(100_000)
      .multipleOf(0.01)
      .nullable()
      .describe("Days or minutes"),
    activo: z.boolean().describe("Can be asked for"),
  }),
  response: data(leaveType),
  errors: ["leave.rule_invalid"],
});

export const loadStatutoryRules = endpoint({
  method: "POST",
  path: "/administrador/permisos/catalogo-legal",
  tag: "administrator",
  summary:
    "Load the statutory leave rules that the company does not have yet; changes none of its own",
  access: leaveOffice,
  body: z.strictObject({ ...identityFields }),
  response: data(z.object({ cargados: z.number().int().describe("Rules added") })),
});

/** Grant of a balance from a year on, with its carry-over. */
export const balanceRuleShape = {
  saldo: z.enum(balanceKinds).describe("Balance"),
  desde_anyo: z.number().int().min(2000).max(2199).describe("First year"),
  cantidad: z
    .number()
    .min(0)
    .max(100_000)
    .multipleOf(0.01)
    .describe("Days, or minutes of paid hours"),
  arrastre_maximo: z
    .number()
    .min(0)
    .max(100_000)
    .multipleOf(0.01)
    .describe("Most that is carried over"),
  arrastre_hasta: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .describe("Last day of the next year to enjoy it, MM-DD"),
  proporcional: z.boolean().describe("People who join or leave get their share"),
};

export const saveBalanceRule = endpoint({
  method: "PUT",
  path: "/administrador/saldos/regla",
  tag: "administrator",
  summary: "What a balance grants from a year on, with its carry-over",
  access: leaveOffice,
  body: z.strictObject({
    ...identityFields,
    ...balanceRuleShape,
  }),
  response: done,
  errors: ["leave.rule_invalid", "leave.year_locked"],
});

export const adjustBalance = endpoint({
  method: "POST",
  path: "/administrador/saldos/ajuste",
  tag: "administrator",
  summary: "Add to or take from one worker's balance, with a reason",
  access: leaveOffice,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    trabajador_id: id.describe("Worker"),
    saldo: z.enum(balanceKinds).describe("Balance"),
    anyo: z.number().int().min(2000).max(2199).describe("Year"),
    cantidad: z
      .number()
      .min(-100_000)
      .max(100_000)
      .multipleOf(0.01)
      .refine((value) => value !== 0, { error: "leave.adjustment_zero" })
      .describe("Days, or minutes of paid hours; negative takes away"),
    caduca_el: date.optional().describe("Own expiry"),
    motivo: z.string().trim().min(1).max(500).describe("Reason, shown to the worker"),
  }),
  response: data(balance),
  errors: [
    "worker.not_found",
    "leave.own_balance",
    "leave.adjustment_not_enough",
    "leave.year_locked",
  ],
});

export const lockYear = endpoint({
  method: "PUT",
  path: "/administrador/saldos/bloqueo-anual",
  tag: "administrator",
  summary: "Lock a year of balances, or unlock it",
  access: leaveOffice,
  body: z.strictObject({
    ...identityFields,
    anyo: z.number().int().min(2000).max(2199).describe("Year"),
    bloqueado: z.boolean().describe("Lock or unlock"),
  }),
  response: data(
    z.object({
      anyo: z.number().int().describe("Year"),
      cerrado_en: instant.nullable().describe("Since when; null when open"),
    }),
  ),
  errors: ["leave.year_not_ended"],
});
