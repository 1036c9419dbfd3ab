import { z } from "zod";

import { data, date, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Rules of rest and working time, in the order in which they are shown (Rules SHIFTS-20 to SHIFTS-27, SHIFTS-29). */
export const restRules = [
  "descanso_diario",
  "descanso_semanal",
  "jornada_diaria",
  "jornada_semanal",
  "noches_media",
  "noches_seguidas",
  "menores_noche",
  "menores_jornada",
  "pausa_jornada",
  "preaviso",
] as const;
export type RestRule = (typeof restRules)[number];

/** Hard: refuses; soft: asks for a reason; off. */
export const restLevels = ["dura", "blanda", "ninguna"] as const;
export type RestLevel = (typeof restLevels)[number];

const level = z.enum(restLevels).describe("Hard, soft or off");

/** A broken rule of a worker's shifts. */
export const restWarning = z.object({
  trabajador_id: id.describe("Worker"),
  norma: z.enum(restRules).describe("Rule"),
  nivel: level,
  fecha: date.describe("Working day that breaks it"),
  valor: z.number().describe("Minutes; weeks of nights in a row; days of notice"),
  limite: z.number().describe("Limit in the same unit"),
});
export type RestWarning = z.infer<typeof restWarning>;

const restRuleLevel = z.object({
  norma: z.enum(restRules).describe("Rule"),
  nombre: z.string().describe("What it asks for, in the caller's language"),
  articulo: z.string().describe("Legal source"),
  nivel: level,
});
export type RestRuleLevel = z.infer<typeof restRuleLevel>;

const access = {
  audience: "administrator",
  office: "tiempo",
  subject: "none",
  module: null,
} as const;

export const listRestRules = endpoint({
  method: "GET",
  path: "/administrador/turno-normas",
  tag: "administrator",
  summary: "Rules of rest and working time with the company's levels",
  access,
  query: z.strictObject({ ...identityFields }),
  response: data(z.array(restRuleLevel)),
});

export const saveRestRules = endpoint({
  method: "PUT",
  path: "/administrador/turno-normas",
  tag: "administrator",
  summary: "Make rules of rest and working time hard, soft or off",
  access,
  body: z.strictObject({
    ...identityFields,
    normas: z
      .array(z.strictObject({ norma: z.enum(restRules).describe("Rule"), nivel: level }))
      .min(1)
      .max(restRules.length)
      .describe("Rules to change; the others stay"),
  }),
  response: data(z.array(restRuleLevel)),
});
