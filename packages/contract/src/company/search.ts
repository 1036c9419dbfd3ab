import { z } from "zod";

import { data, date, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { payslipKinds } from "../papers/payslips.ts";
import { person } from "../person.ts";

const name = z.string().describe("Name");

const foundPerson = person.extend({
  puesto: z.string().nullable().describe("Occupation, where the caller may see it"),
  nombre_departamento_trabajador: z.string().nullable().describe("Department, likewise"),
  telefono: z.string().nullable().describe("Phone, likewise"),
  email: z.string().nullable().describe("E-mail, likewise"),
});

const foundPayslip = z.object({
  id: id.describe("Payslip id"),
  anyo: z.number().int().describe("Year"),
  mes_pago: z.number().int().describe("Month, 1 to 12"),
  tipo_nomina: z.enum(payslipKinds).describe("Kind of payslip"),
});

const foundDocument = z.object({
  id: id.describe("Document id"),
  titulo: z.string().describe("Title"),
  parte: z
    .enum(["empresa", "personales", "laborales", "firma"])
    .describe("Part of the page of documents that has it"),
});
/** A document of the caller that the search finds. */
export type FoundDocument = z.infer<typeof foundDocument>;

const foundRequest = z.object({
  id: id.describe("Request id"),
  pe_solicitud_tipo_id: z.number().int().describe("Kind"),
  subtipo: z.string().nullable().describe("Name of the rule of leave"),
  titulo: z.string().nullable().describe("Title"),
  estado_id: z.number().int().describe("State"),
  fecha_inicio: date.nullable().describe("First day, or the day of an expense"),
  fecha_fin: date.nullable().describe("Last day"),
  creada_en: instant.describe("Sent at"),
});
/** An own request that the search finds. */
export type FoundRequest = z.infer<typeof foundRequest>;

const foundShift = z.object({
  id: id.describe("Shift id"),
  fecha: date.describe("Day on which it begins"),
  hora_inicio: z.string().describe("Start, HH:MM"),
  hora_fin: z.string().describe("End, HH:MM"),
  area: name,
});
/** An own published shift that the search finds. */
export type FoundShift = z.infer<typeof foundShift>;

const found = z.object({
  personas: z.array(foundPerson).describe("Colleagues by name"),
  nominas: z.array(foundPayslip).describe("Own payslips, newest first"),
  documentos: z.array(foundDocument).describe("Own and shared documents, newest first"),
  solicitudes: z.array(foundRequest).describe("Own requests, newest first"),
  proyectos: z
    .array(z.object({ id: id.describe("Project id"), nombre: name }))
    .describe("Projects that the caller may use today"),
  turnos: z
    .array(foundShift)
    .describe("Own published shifts, in order; from today on where no time is named"),
  dias: z.array(date).describe("Days that the text names"),
});
export type Found = z.infer<typeof found>;

export const searchPortal = endpoint({
  method: "GET",
  path: "/buscar",
  tag: "company",
  summary:
    "Colleagues, own payslips, documents, requests and shifts, projects and days that a text finds, typing errors allowed; at most six of each, of hired modules only",
  access: { audience: "worker", subject: "none", module: null },
  query: z.strictObject({
    ...identityFields,
    texto: z.string().trim().max(120).describe("Text to find"),
  }),
  response: data(found),
});
