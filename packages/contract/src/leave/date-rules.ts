import { z } from "zod";

import { data, date, done, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { refusableKinds } from "../kinds.ts";
import { person } from "../person.ts";

import { leaveOffice } from "./leave-office.ts";
import { shutdown } from "./shutdowns.ts";

/** People whom a rule concerns. */
const ruleScope = {
  centro_trabajo_id: id.nullable().describe("Work centre; null for all"),
  departamento: z.string().trim().min(1).max(200).nullable().describe("Department; null for all"),
};

const ruleName = z.string().trim().min(1).max(120);

const blockedShape = {
  nombre: ruleName.describe("Reason, shown to whoever asks"),
  desde: date.describe("First day"),
  hasta: date.describe("Last day"),
  tipos: z.array(z.literal(refusableKinds)).min(1).max(3).describe("Kinds that are not asked for"),
  ...ruleScope,
  impide: z.boolean().describe("Refuses; else it warns"),
};

const coverShape = {
  nombre: ruleName.describe("Name"),
  ...ruleScope,
  supervisor_id: id.nullable().describe("Supervisor whose team it is; null for all"),
  personas: z.number().int().min(1).max(10_000).nullable().describe("Fewest people"),
  porcentaje: z.number().int().min(1).max(100).nullable().describe("Or their smallest share"),
  dias: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .describe("Days of the week, 1: Monday"),
  impide: z.boolean().describe("Refuses; else it warns"),
};

const centreName = z.string().nullable().describe("Name of the centre; null for all");

export const blockedPeriod = z.object({
  id: id.describe("Id"),
  ...blockedShape,
  centro_trabajo: centreName,
});
export type BlockedPeriod = z.infer<typeof blockedPeriod>;

export const minimumCover = z.object({
  id: id.describe("Id"),
  ...coverShape,
  centro_trabajo: centreName,
  supervisor: person.nullable().describe("Supervisor of the team"),
  miembros: z.number().int().describe("People whom it concerns today"),
});
export type MinimumCover = z.infer<typeof minimumCover>;

/** A rule by dates that a request breaks. */
export const brokenDateRule = z.object({
  clase: z.enum(["bloqueo", "cobertura"]).describe("Blocked period, or minimum cover"),
  nombre: z.string().describe("Reason, or name"),
  impide: z.boolean().describe("Refuses; else it warns"),
  dias: z
    .array(
      z.object({
        fecha: date.describe("Day"),
        presentes: z.number().int().nullable().describe("People left if it is approved"),
        previstos: z.number().int().nullable().describe("People with a schedule"),
        minimo: z.number().int().nullable().describe("Fewest people; null for a blocked period"),
      }),
    )
    .describe("Days of the request that break it"),
});
export type BrokenDateRule = z.infer<typeof brokenDateRule>;

export const listDateRules = endpoint({
  method: "GET",
  path: "/administrador/reglas-fechas",
  tag: "administrator",
  summary: "Blocked periods, minimum cover and closures of the company, and whom they may concern",
  access: { ...leaveOffice, subject: "none" },
  response: data(
    z.object({
      hoy: date.describe("Local date of the company"),
      bloqueos: z.array(blockedPeriod).describe("From this year on, by their first day"),
      coberturas: z.array(minimumCover).describe("By name"),
      cierres: z.array(shutdown).describe("From this year on, by their first day"),
      centros: z.array(z.object({ id: id.describe("Id"), nombre: z.string().describe("Name") })),
      departamentos: z.array(z.string()).describe("Names"),
      supervisores: z.array(person).describe("People who supervise"),
    }),
  ),
});
export type DateRules = z.infer<(typeof listDateRules)["response"]>["data"];

const ruleId = id.optional().describe("Rule that changes; absent for a new one");
const ruleParams = z.strictObject({ id: id.describe("Id") });
const saved = data(z.object({ id: id.describe("Id") }));

export const saveBlockedPeriod = endpoint({
  method: "PUT",
  path: "/administrador/periodos-bloqueados",
  tag: "administrator",
  summary: "Add or change a period in which some kinds of leave are not asked for",
  access: leaveOffice,
  body: z.strictObject({ ...identityFields, id: ruleId, ...blockedShape }),
  response: saved,
  errors: ["leave.rule_invalid", "leave.date_rule_not_found"],
});

export const deleteBlockedPeriod = endpoint({
  method: "DELETE",
  path: "/administrador/periodos-bloqueados/:id",
  tag: "administrator",
  summary: "Remove a blocked period",
  access: leaveOffice,
  params: ruleParams,
  response: done,
  errors: ["leave.date_rule_not_found"],
});

export const saveMinimumCover = endpoint({
  method: "PUT",
  path: "/administrador/coberturas",
  tag: "administrator",
  summary: "Add or change the fewest people who must stay of a centre, a department or a team",
  access: leaveOffice,
  body: z.strictObject({ ...identityFields, id: ruleId, ...coverShape }),
  response: saved,
  errors: ["leave.rule_invalid", "leave.date_rule_not_found"],
});

export const deleteMinimumCover = endpoint({
  method: "DELETE",
  path: "/administrador/coberturas/:id",
  tag: "administrator",
  summary: "Remove a minimum cover",
  access: leaveOffice,
  params: ruleParams,
  response: done,
  errors: ["leave.date_rule_not_found"],
});
