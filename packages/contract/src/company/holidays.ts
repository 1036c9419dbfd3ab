import { z } from "zod";

import { data, date, id, identityFields, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";

import { spanishRegions } from "./centres.ts";

const holiday = z.strictObject({
  fecha: date.describe("Day"),
  nombre: z.string().trim().min(1).max(120).describe("Name"),
  tipo_festivo_id: z
    .number()
    .int()
    .min(1)
    .max(4)
    .describe("1 a working day that the calendar only names, 2 national, 3 regional, 4 local"),
  de_convenio: z
    .boolean()
    .describe("Free day of the agreement: of type 4, and not among the public holidays"),
});
export type Holiday = z.infer<typeof holiday>;

const calendar = z.object({
  id: id.describe("Calendar id"),
  nombre: z.string().describe("Name"),
  centros: z
    .array(z.object({ id, nombre: z.string(), region: z.string().nullable() }))
    .describe("Work centres that follow it"),
  anyos: z.array(z.number().int()).describe("Years with days, the first one first"),
});
export type HolidayCalendar = z.infer<typeof calendar>;

const shape = {
  nombre: z.string().trim().min(1).max(80).describe("Name, once in the company"),
  centros: z.array(id).max(500).describe("Work centres that follow it"),
  anyo: year.describe("Year whose days are written"),
  festivos: z.array(holiday).max(100).describe("All its days of that year"),
};

const days = z.object({ ...calendar.shape, anyo: year, festivos: z.array(holiday) });
export type HolidayYear = z.infer<typeof days>;

const common = {
  tag: "administrator",
  access: { audience: "administrator", office: "personas", subject: "none", module: null },
} as const;

const refused = [
  "holiday.name_taken",
  "holiday.too_many",
  "holiday.too_many_local",
  "holiday.repeated",
  "holiday.other_year",
  "holiday.centre",
] as const;

const params = z.strictObject({ id: id.describe("Calendar id") });

export const listHolidayCalendars = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/calendarios",
  summary: "Calendars of holidays with their centres and years, and all centres in use",
  response: data(
    z.object({
      calendarios: z.array(calendar),
      centros: z.array(
        z.object({
          id,
          nombre: z.string(),
          region: z.string().nullable(),
          calendario_festivo_id: id.nullable(),
        }),
      ),
    }),
  ),
});

export const getHolidayYear = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/calendarios/:id",
  summary: "A calendar with its days of a year",
  params,
  query: z.strictObject({ anyo: year }),
  response: data(days),
  errors: ["holiday.not_found"],
});

export const addHolidayCalendar = endpoint({
  ...common,
  method: "POST",
  path: "/administrador/calendarios",
  bodyLimit: 64 * 1024,
  summary: "Add a calendar of holidays with the days of a year",
  creates: true,
  body: z.strictObject({ ...identityFields, ...shape }),
  response: data(days),
  errors: refused,
});

export const changeHolidayCalendar = endpoint({
  ...common,
  method: "PUT",
  path: "/administrador/calendarios/:id",
  bodyLimit: 64 * 1024,
  summary: "Write name, centres and the days of one year of a calendar; other years stay",
  params,
  body: z.strictObject({ ...identityFields, ...shape }),
  response: data(days),
  errors: ["holiday.not_found", ...refused],
});

export const removeHolidayCalendar = endpoint({
  ...common,
  method: "DELETE",
  path: "/administrador/calendarios/:id",
  summary: "Remove a calendar that no centre follows",
  params,
  response: data(z.object({ id })),
  errors: ["holiday.not_found", "holiday.in_use"],
});

export const proposeHolidays = endpoint({
  ...common,
  method: "GET",
  path: "/administrador/calendarios/propuesta",
  summary: "Probable holidays of a year in a region, to be confirmed; nothing is written",
  query: z.strictObject({
    region: z.enum(spanishRegions).describe("Region of Spain"),
    anyo: year,
    calendario: id.optional().describe("Calendar whose local days of the year before come along"),
  }),
  response: data(z.array(holiday)),
  errors: ["holiday.not_found"],
});
