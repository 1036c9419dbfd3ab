import { z } from "zod";

import { data, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

const common = {
  tag: "administrator",
  access: {
    audience: "administrator",
    office: "tiempo",
    subject: "none",
    module: moduleIds.supervisorQuadrants,
  },
} as const;
const text = z.string().trim().max(120).optional().describe("Text to find");
const params = z.strictObject({ id: id.describe("Work area") });

const area = z.object({
  id: id.describe("Work area (pe_area_trabajo_id)"),
  nombre: z.string().describe("Name"),
  centro_trabajo_id: id.describe("Work centre, whose time zone its shifts have"),
  centro_trabajo: z.string().describe("Name of the centre"),
  observaciones: z.string().nullable().describe("Remarks"),
  activa: z.boolean().describe("Its managers plan it"),
  num_trabajadores: z.number().int().describe("People who may be given its shifts"),
  gestores: z.array(person).describe("Managers who plan it, by name"),
});
/** A work area as administrators keep it. */
export type OfficeArea = z.infer<typeof area>;

export const listOfficeAreas = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/areas",
  summary: "Work areas of the company by name; a text finds area, centre or manager",
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({ texto: text }).optional(),
  }),
  response: page(area).extend({
    centros: z
      .array(z.object({ id: id.describe("Centre id"), nombre: z.string().describe("Name") }))
      .describe("Work centres in use, by name"),
  }),
});

const whole = area.extend({
  trabajadores: z.array(person).describe("People who may be given its shifts, by name"),
});

export const getOfficeArea = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/areas/:id",
  summary: "A work area with its people",
  params,
  response: data(whole),
  errors: ["shift.area_not_found"],
});
export type WholeArea = z.infer<typeof whole>;

export const findAreaPeople = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/areas/personas",
  summary: "People who work here today, by name, or only those who may plan shifts",
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      texto: text,
      gestores: z.boolean().default(false).describe("Only people who may plan shifts"),
    }).optional(),
  }),
  response: page(person),
});

const body = z.strictObject({
  ...identityFields,
  nombre: z.string().trim().min(1).max(80).describe("Name, unique in the company"),
  centro_trabajo_id: id.describe("Work centre"),
  observaciones: z.string().trim().max(500).nullable().default(null).describe("Remarks"),
  activa: z.boolean().default(true).describe("Its managers plan it"),
  trabajadores_ids: z.array(id).max(5000).describe("All people who may be given its shifts"),
  gestores_ids: z.array(id).max(100).describe("All managers who plan it"),
});
const errors = [
  "shift.name_taken",
  "shift.worker_not_found",
  "shift.not_manager",
  "centre.not_found",
] as const;

export const createArea = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/areas",
  summary: "Add a work area with its people",
  creates: true,
  bodyLimit: 128 * 1024,
  body,
  response: data(whole),
  errors,
});

export const changeArea = endpoint({
  ...common,
  method: "PUT",
  path: "/administrador/areas/:id",
  summary: "Change a work area and its people; assigned shifts stay",
  bodyLimit: 128 * 1024,
  params,
  body,
  response: data(whole),
  errors: ["shift.area_not_found", ...errors],
});
