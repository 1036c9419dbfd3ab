import { z } from "zod";

/** ISO 3166-1 numeric code of the country whose provinces, towns and postal codes are known. */
export const spain = 724;

/** ISO 3166-1 numeric code of a country. */
export const countryId = z.coerce.number().int().min(1).max(999).describe("Country, ISO numeric");
/** Code of a Spanish province as the statistics institute gives it, 1 to 52. */
export const provinceId = z.coerce.number().int().min(1).max(99).describe("Province, INE code");
/** Code of a Spanish municipality as the statistics institute gives it: 28079 is Madrid. */
export const townId = z.coerce.number().int().min(1001).max(99_999).describe("Town, INE code");
/** Id of a kind of street. */
export const streetKindId = z.coerce.number().int().min(1).max(999).describe("Kind of street");

/** Longest texts of an address; the database holds the same. */
export const addressLengths = {
  nombre_via: 120,
  numero_via: 10,
  piso: 10,
  puerta: 10,
  escalera: 10,
  codigo_postal: 12,
  provincia_texto: 80,
  poblacion_texto: 80,
} as const;

/** Text of an address that may be taken away: an empty one is none. */
const part = (field: keyof typeof addressLengths) =>
  z
    .string()
    .trim()
    .max(addressLengths[field])
    .transform((text) => (text === "" ? null : text))
    .nullable();

/** Fields of an address as they are sent. */
export const addressFields = {
  pais_id: countryId.nullable(),
  provincia_id: provinceId.nullable(),
  poblacion_id: townId.nullable(),
  provincia_texto: part("provincia_texto").describe("Province or region outside Spain"),
  poblacion_texto: part("poblacion_texto").describe("Town outside Spain"),
  tipo_via_id: streetKindId.nullable(),
  nombre_via: part("nombre_via").describe("Name of the street"),
  numero_via: part("numero_via").describe("Number, or 's/n'"),
  escalera: part("escalera").describe("Staircase"),
  piso: part("piso").describe("Floor"),
  puerta: part("puerta").describe("Door"),
  codigo_postal: part("codigo_postal").describe("5 digits in Spain"),
};

const text = z.string().nullable();

/** A postal address: codes in Spain, texts elsewhere. */
export const postalAddress = z.object({
  pais_id: countryId.nullable(),
  provincia_id: provinceId.nullable(),
  poblacion_id: townId.nullable(),
  provincia_texto: text.describe("Province or region outside Spain"),
  poblacion_texto: text.describe("Town outside Spain"),
  tipo_via_id: streetKindId.nullable(),
  nombre_via: text.describe("Name of the street"),
  numero_via: text.describe("Number, or 's/n'"),
  escalera: text.describe("Staircase"),
  piso: text.describe("Floor"),
  puerta: text.describe("Door"),
  codigo_postal: text.describe("5 digits in Spain"),
});
export type PostalAddress = z.infer<typeof postalAddress>;
