import { z } from "zod";

import { data } from "../common.ts";
import { endpoint } from "../endpoint.ts";

import { countryId, provinceId, streetKindId, townId } from "./address.ts";

const access = { audience: "worker", subject: "none", module: null } as const;

const country = z.object({
  id: countryId,
  codigo: z.string().describe("ISO 3166-1 alpha-2"),
  nombre: z.string().describe("In the caller's language"),
});
export type Country = z.infer<typeof country>;

const province = z.object({ id: provinceId, nombre: z.string().describe("Official name") });
export type Province = z.infer<typeof province>;

const town = z.object({
  id: townId,
  provincia_id: provinceId,
  nombre: z.string().describe("Official name, as it is read: 'La Oliva'"),
});
export type Town = z.infer<typeof town>;

const streetKind = z.object({
  id: streetKindId,
  codigo: z.string().describe("Abbreviation: 'CL'"),
  nombre: z.string().describe("As it stands in Spanish addresses: 'Calle'"),
});
export type StreetKind = z.infer<typeof streetKind>;

const postalCode = z.object({
  codigo_postal: z.string(),
  provincia: province.describe("The one that its first two digits say"),
  poblaciones: z.array(town).describe("Towns that have the code; a few stand in another province"),
});
export type PostalCode = z.infer<typeof postalCode>;

export const listCountries = endpoint({
  method: "GET",
  path: "/pais",
  tag: "districts",
  summary: "Countries by name: Spain first, then in the order of the caller's language",
  access,
  response: data(z.array(country)),
});

export const listProvinces = endpoint({
  method: "GET",
  path: "/provincia",
  tag: "districts",
  summary: "Provinces of Spain by name",
  access,
  response: data(z.array(province)),
});

export const getProvince = endpoint({
  method: "GET",
  path: "/provincia/:id",
  tag: "districts",
  summary: "A province of Spain",
  access,
  params: z.strictObject({ id: provinceId }),
  response: data(province),
  errors: ["province.not_found"],
});

export const listTowns = endpoint({
  method: "GET",
  path: "/poblacion",
  tag: "districts",
  summary: "Towns of a province of Spain by name",
  access,
  query: z.strictObject({ provincia_id: provinceId }),
  response: data(z.array(town)),
  errors: ["province.not_found"],
});

export const getTown = endpoint({
  method: "GET",
  path: "/poblacion/:id",
  tag: "districts",
  summary: "A town of Spain",
  access,
  params: z.strictObject({ id: townId }),
  response: data(town),
  errors: ["town.not_found"],
});

export const listStreetKinds = endpoint({
  method: "GET",
  path: "/tipo-via",
  tag: "districts",
  summary: "Kinds of street: the common ones first, then by name",
  access,
  response: data(z.array(streetKind)),
});

export const getPostalCode = endpoint({
  method: "GET",
  path: "/codigopostal/:cp",
  tag: "districts",
  summary: "Province and towns of a Spanish postal code",
  access,
  params: z.strictObject({
    cp: z
      .string()
      .regex(/^\d{5}$/, { error: "postal_code.form" })
      .describe("Postal code, 5 digits"),
  }),
  response: data(postalCode),
  errors: ["postal_code.not_found"],
});
