import { z } from "zod";

import { data, date, id, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { person } from "../person.ts";

const foundPerson = person.extend({
  puesto: z.string().nullable().describe("Occupation"),
  centro_trabajo: z.string().nullable().describe("Work centre today"),
  fecha_baja: date.nullable().describe("Last day of work of a person who has left"),
});
/** A person whom the search of the office finds. */
export type FoundPerson = z.infer<typeof foundPerson>;

const foundCentre = z.object({
  id: id.describe("Work centre id"),
  nombre: z.string().describe("Name"),
});
/** A work centre that the search of the office finds. */
export type FoundCentre = z.infer<typeof foundCentre>;

export const searchOffice = endpoint({
  method: "GET",
  path: "/administrador/buscar",
  tag: "administrator",
  summary: "People, also those who have left, and work centres by name; at most ten of each",
  access: { audience: "administrator", office: "cualquiera", subject: "none", module: null },
  query: z.strictObject({
    ...identityFields,
    texto: z.string().trim().max(120).default("").describe("Text to find; without it the first"),
  }),
  response: data(
    z.object({
      personas: z.array(foundPerson).describe("People who work here first, then by name"),
      centros: z.array(foundCentre).describe("Work centres by name"),
    }),
  ),
});
