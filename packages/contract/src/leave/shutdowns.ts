import { z } from "zod";

import { data, date, done, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

import { leaveOffice } from "./leave-office.ts";

const shape = {
  nombre: z.string().trim().min(1).max(120).describe("Name, the title of each absence"),
  desde: date.describe("First day"),
  hasta: date.describe("Last day; at most 62 days"),
  descuenta: z.boolean().describe("Charged to holidays; else given"),
  centro_trabajo_id: id.nullable().describe("Work centre; null for all"),
  departamento: z.string().trim().min(1).max(200).nullable().describe("Department; null for all"),
};

const people = z.number().int().min(0);

/** A closure of the company with the state of its people. */
export const shutdown = z.object({
  id: id.describe("Id"),
  ...shape,
  centro_trabajo: z.string().nullable().describe("Name of the centre; null for all"),
  anulado_en: instant.nullable().describe("When it was undone"),
  registradas: people.describe("People with their absence"),
  pendientes: people.describe("People whose absence is being entered or withdrawn"),
  imposibles: people.describe("People whose absence could not be entered"),
  exceptuadas: people.describe("People who work during it"),
});
export type Shutdown = z.infer<typeof shutdown>;

/** States of a person in a closure. */
export const shutdownStates = ["pendiente", "registrada", "imposible", "retirada"] as const;
export type ShutdownState = (typeof shutdownStates)[number];

const exceptions = z.array(id).max(500).default([]).describe("People who work during the closure");

export const previewShutdown = endpoint({
  method: "POST",
  path: "/administrador/cierres-empresa/previa",
  tag: "administrator",
  summary: "Whom a closure would concern, and whose holidays do not suffice; nothing is kept",
  access: leaveOffice,
  body: z.strictObject({ ...identityFields, ...shape, exceptuados: exceptions }),
  response: data(
    z.object({
      personas: people.describe("People whom it concerns, without the exceptions"),
      dias: z.number().int().describe("Most days that it takes from one of them"),
      sin_dias: people.describe("People who do not work on any of its days, or are away already"),
      sin_saldo: z
        .array(
          z.object({
            persona: person.describe("Worker"),
            dias: z.number().int().describe("Days of the closure"),
            disponible: z.number().describe("Days available"),
          }),
        )
        .describe("The first 200 people whose holidays do not suffice, by name"),
      sin_saldo_total: people.describe("All of them"),
    }),
  ),
  errors: ["leave.rule_invalid", "leave.kind_unknown"],
});
export type ShutdownPreview = z.infer<(typeof previewShutdown)["response"]>["data"];

export const createShutdown = endpoint({
  method: "POST",
  path: "/administrador/cierres-empresa",
  tag: "administrator",
  summary: "Close the company, a centre or a department for some days: an absence for everybody",
  access: leaveOffice,
  creates: true,
  body: z.strictObject({ ...identityFields, ...shape, exceptuados: exceptions }),
  response: data(z.object({ id: id.describe("Id") })),
  errors: ["leave.rule_invalid", "leave.kind_unknown"],
});

const params = z.strictObject({ id: id.describe("Closure id") });

export const listShutdownPeople = endpoint({
  method: "GET",
  path: "/administrador/cierres-empresa/:id/personas",
  tag: "administrator",
  summary: "People of a closure with their absence, or why they have none; by name",
  access: { ...leaveOffice, subject: "none" },
  params,
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: z.string().trim().max(100).optional().describe("Text that finds people"),
      estado: z.enum(shutdownStates).optional().describe("State"),
    }).prefault("{}"),
  }),
  response: page(
    z.object({
      persona: person.describe("Worker"),
      exceptuado: z.boolean().describe("Works during the closure"),
      estado: z.enum(shutdownStates).describe("State of the absence"),
      problema: z
        .enum(["saldo", "sin_dias", "cerrado", "otra"])
        .nullable()
        .describe("Holidays, no day to charge, a closed month or year, anything else"),
      solicitud_id: id.nullable().describe("The absence"),
    }),
  ),
  errors: ["leave.date_rule_not_found"],
});

export const exceptFromShutdown = endpoint({
  method: "PUT",
  path: "/administrador/cierres-empresa/:id/personas/:trabajador_id",
  tag: "administrator",
  summary: "Leave somebody out of a closure, take them in again, or try again",
  access: leaveOffice,
  params: z.strictObject({
    id: id.describe("Closure id"),
    trabajador_id: id.describe("Worker"),
  }),
  body: z.strictObject({
    ...identityFields,
    exceptuado: z.boolean().describe("Works during the closure"),
  }),
  response: done,
  errors: ["leave.date_rule_not_found", "worker.not_found"],
});

export const undoShutdown = endpoint({
  method: "POST",
  path: "/administrador/cierres-empresa/:id/anular",
  tag: "administrator",
  summary: "Undo a closure: its absences are withdrawn and what they charged returns",
  access: leaveOffice,
  params,
  body: z.strictObject({ ...identityFields }),
  response: done,
  errors: ["leave.date_rule_not_found"],
});
