import { z } from "zod";

import { data, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Regions of Spain by their code of ISO 3166-2. */
export const spanishRegions = [
  "ES-AN",
  "ES-AR",
  "ES-AS",
  "ES-CB",
  "ES-CE",
  "ES-CL",
  "ES-CM",
  "ES-CN",
  "ES-CT",
  "ES-EX",
  "ES-GA",
  "ES-IB",
  "ES-MC",
  "ES-MD",
  "ES-ML",
  "ES-NC",
  "ES-PV",
  "ES-RI",
  "ES-VC",
] as const;
export type SpanishRegion = (typeof spanishRegions)[number];

/** Names of the regions, alike in every language of the portal. */
export const regionNames: Record<SpanishRegion, string> = {
  "ES-AN": "Andalucía",
  "ES-AR": "Aragón",
  "ES-AS": "Asturias",
  "ES-CB": "Cantabria",
  "ES-CE": "Ceuta",
  "ES-CL": "Castilla y León",
  "ES-CM": "Castilla-La Mancha",
  "ES-CN": "Canarias",
  "ES-CT": "Cataluña",
  "ES-EX": "Extremadura",
  "ES-GA": "Galicia",
  "ES-IB": "Illes Balears",
  "ES-MC": "Región de Murcia",
  "ES-MD": "Comunidad de Madrid",
  "ES-ML": "Melilla",
  "ES-NC": "Navarra",
  "ES-PV": "País Vasco",
  "ES-RI": "La Rioja",
  "ES-VC": "Comunitat Valenciana",
};

const text = (most: number) => z.string().trim().min(1).max(most);
const rangos = z
  .array(z.union([z.cidrv4({ error: "centre.network" }), z.cidrv6({ error: "centre.network" })]))
  .max(50)
  .describe("Networks from which punches are expected, like 10.1.0.0/16; none: any");

const shape = {
  codigo: text(40).describe("Code, once in the company"),
  nombre: text(120).describe("Name"),
  direccion: text(250).nullable().describe("Address"),
  municipio: text(120).nullable().describe("Town"),
  region: z.enum(spanishRegions).nullable().describe("Region of Spain"),
  zona_horaria: z
    .string()
    .max(60)
    .regex(/^[\w+/-]+$/)
    .describe("IANA time zone"),
  calendario_festivo_id: id.nullable().describe("Calendar of holidays"),
  rangos_ip: rangos,
};

const centre = z.object({
  id: id.describe("Work centre id"),
  ...shape,
  region: z.string().nullable().describe("Region, ISO 3166-2"),
  rangos_ip: z.array(z.string()).describe("Networks from which punches are expected"),
  calendario: z.string().nullable().describe("Name of its calendar"),
  activo: z.boolean().describe("False for one that is no longer used"),
  personas: z.number().int().describe("People of today"),
});
export type Centre = z.infer<typeof centre>;

const department = z.object({
  nombre: z.string().describe("Name"),
  personas: z.number().int().describe("People who work here today"),
});
export type Department = z.infer<typeof department>;

const common = {
  tag: "administrator",
  access: { audience: "administrator", office: "personas", subject: "none", module: null },
} as const;

export const listCentres = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/centros",
  summary: "All work centres with their people, the calendars and the departments",
  response: data(
    z.object({
      centros: z.array(centre),
      calendarios: z.array(z.object({ id, nombre: z.string() })),
      departamentos: z.array(department),
    }),
  ),
});

export const addCentre = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/centros",
  summary: "Add a work centre",
  creates: true,
  body: z.strictObject({ ...identityFields, ...shape }),
  response: data(centre),
  errors: ["centre.code_taken", "centre.zone", "centre.network", "centre.calendar"],
});

export const changeCentre = endpoint({
  ...common,
  method: "PATCH",
  path: "/administrador/centros/:id",
  summary: "Change a work centre, or put it out of use",
  params: z.strictObject({ id: id.describe("Work centre id") }),
  body: z.strictObject({
    ...identityFields,
    ...z.object({ ...shape, activo: z.boolean().describe("In use") }).partial().shape,
  }),
  response: data(centre),
  errors: [
    "centre.not_found",
    "centre.code_taken",
    "centre.zone",
    "centre.network",
    "centre.calendar",
    "centre.in_use",
  ],
});

export const renameDepartment = endpoint({
  ...common,
  method: "PUT",
  path: "/administrador/departamentos",
  summary: "Give a department another name; with the name of another one they become one",
  body: z.strictObject({
    ...identityFields,
    nombre: text(120).describe("Name of the department"),
    nuevo: text(120).nullable().describe("New name; null: its people have none"),
  }),
  response: data(z.object({ personas: z.number().int().describe("People whose data changed") })),
  errors: ["centre.no_department"],
});
