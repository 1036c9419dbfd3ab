import { z } from "zod";

import { data, id, identityFields, instant, leaveKind } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { leaveUnits } from "../request-view.ts";

import { balanceRuleShape, leaveOffice } from "./leave-office.ts";

const balanceRule = z.object(balanceRuleShape);
export type BalanceRule = z.infer<typeof balanceRule>;

export const listBalanceRules = endpoint({
  method: "GET",
  path: "/administrador/saldos/regla",
  tag: "administrator",
  summary: "Rules of the balances by balance and first year, and the locked years",
  access: { ...leaveOffice, subject: "none" },
  response: data(
    z.object({
      reglas: z.array(balanceRule).describe("Of each balance the newest rule first"),
      cerrados: z
        .array(
          z.object({
            anyo: z.number().int().describe("Year"),
            cerrado_en: instant.describe("Since when"),
            cerrado_por: z.string().describe("Name of who locked it"),
          }),
        )
        .describe("Locked years, newest first"),
      personas: z.number().int().describe("People who work here today"),
      hoy: z.iso.date().describe("Local date of the company"),
    }),
  ),
});
export type BalanceRules = z.infer<typeof listBalanceRules.response>["data"];

const amount = z.number();

/** Person whose balance a changed rule changes. */
const example = z.object({
  trabajador_id: id.describe("Worker"),
  nombre_completo: z.string().describe("Name"),
  anyo: z.number().int().describe("Year of the figures"),
  antes: amount.describe("Can be asked for now: days, or minutes of paid hours"),
  despues: amount.describe("The same by the changed rule"),
});

export const previewBalanceRule = endpoint({
  method: "POST",
  path: "/administrador/saldos/regla/previa",
  tag: "administrator",
  summary:
    "What a rule of a balance would change for people, this year and the next; saves nothing",
  access: leaveOffice,
  body: z.strictObject({ ...identityFields, ...balanceRuleShape }),
  response: data(
    z.object({
      personas: z.number().int().describe("People judged"),
      suben: z.number().int().describe("Of them, with more than now"),
      bajan: z.number().int().describe("Of them, with less than now"),
      descubiertas: z
        .number()
        .int()
        .describe("Of them, with requests that exceed the changed balance; these stay"),
      ejemplo: example.nullable().describe("The one with the largest change"),
    }),
  ),
  errors: ["leave.rule_invalid", "leave.year_locked"],
});
export type BalanceRulePreview = z.infer<typeof previewBalanceRule.response>["data"];

export const previewLeaveRule = endpoint({
  method: "POST",
  path: "/administrador/permisos/previa",
  tag: "administrator",
  summary: "Whom a changed limit of a leave rule concerns this year; saves nothing",
  access: leaveOffice,
  body: z.strictObject({
    ...identityFields,
    pe_solicitud_tipo_id: leaveKind,
    codigo: z.string().max(60).describe("Key"),
    unidad: z.enum(leaveUnits).describe("Unit of the limit"),
    limite: z.number().positive().max(100_000).nullable().describe("Days or minutes"),
    limite_por: z.enum(["hecho", "anyo"]).nullable().describe("For one occasion or a year"),
  }),
  response: data(
    z.object({
      personas: z.number().int().describe("People with days of it this year"),
      pendientes: z.number().int().describe("Requests that wait for a decision"),
      futuras: z.number().int().describe("Approved requests with days to come"),
      por_encima: z
        .number()
        .int()
        .describe("People with more this year, or on one occasion, than the limit"),
      ejemplo: z
        .object({
          trabajador_id: id.describe("Worker"),
          nombre_completo: z.string().describe("Name"),
          usado: amount.describe("Asked for and approved, in the rule's unit"),
        })
        .nullable()
        .describe("The one with most"),
    }),
  ),
});
export type LeaveRulePreview = z.infer<typeof previewLeaveRule.response>["data"];
