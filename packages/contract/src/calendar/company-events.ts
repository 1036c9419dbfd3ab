import { z } from "zod";

import { colour, data, date, done, id, identityFields, instant, time, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const administrator = {
  audience: "administrator",
  office: "personas",
  subject: "none",
  module: null,
} as const;

/** Colour of an event that is given none. */
export const eventColour = "#54308C";

const fields = {
  titulo: z.string().trim().min(1).max(120),
  descripcion: z.string().trim().max(2000).nullable().default(null),
  desde: date.describe("First day"),
  hasta: date.describe("Last day, at most 366 days"),
  todo_el_dia: z.boolean().default(true),
  hora_inicio: time.nullable().default(null).describe("On the first day; null: all day"),
  hora_fin: time.nullable().default(null).describe("On the last day; null: all day"),
  centro_id: id.nullable().default(null).describe("Only for this centre; null: the company"),
  color: colour.default(eventColour),
};

/** An event as administrators keep it: times are those of its centre, else of the company. */
export const companyEvent = z.object({
  id: id.describe("Event id"),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  desde: date,
  hasta: date,
  todo_el_dia: z.boolean(),
  hora_inicio: time.nullable(),
  hora_fin: time.nullable(),
  centro_id: id.nullable(),
  centro_trabajo: z.string().nullable().describe("Name of the centre"),
  color: z.string(),
  actualizado_en: instant.describe("When it was last changed"),
});
export type CompanyEvent = z.infer<typeof companyEvent>;

const eventErrors = ["calendar.event_dates", "centre.not_found"] as const;
const eventParams = z.strictObject({ id: id.describe("Event id") });

export const listCompanyEvents = endpoint({
  method: "GET",
  path: "/administrador/eventos",
  tag: "administrator",
  summary: "Events of the company that touch a year, in order",
  access: administrator,
  query: z.strictObject({ anyo: year.optional().describe("Year; this one without it") }),
  response: data(z.array(companyEvent)),
});

export const eventCentres = endpoint({
  method: "GET",
  path: "/administrador/eventos/centros",
  tag: "administrator",
  summary: "Work centres that an event can be for, by name",
  access: administrator,
  response: data(z.array(z.object({ id, nombre: z.string().describe("Name") }))),
});

export const createCompanyEvent = endpoint({
  method: "POST",
  path: "/administrador/eventos",
  tag: "administrator",
  summary: "Add an event to the calendars of a centre or of the whole company",
  access: administrator,
  creates: true,
  body: z.strictObject({ ...identityFields, ...fields }),
  response: data(companyEvent),
  errors: eventErrors,
});

export const updateCompanyEvent = endpoint({
  method: "PUT",
  path: "/administrador/eventos/:id",
  tag: "administrator",
  summary: "Change an event",
  access: administrator,
  params: eventParams,
  body: z.strictObject({ ...identityFields, ...fields }),
  response: data(companyEvent),
  errors: ["calendar.event_not_found", ...eventErrors],
});

export const deleteCompanyEvent = endpoint({
  method: "DELETE",
  path: "/administrador/eventos/:id",
  tag: "administrator",
  summary: "Take an event out of the calendars",
  access: administrator,
  params: eventParams,
  response: done,
  errors: ["calendar.event_not_found"],
});
