import type { Language } from "@atrio/contract/common";
import { spain } from "@atrio/contract/people/address";
import type {
  Country,
  PostalCode,
  Province,
  StreetKind,
  Town,
} from "@atrio/contract/people/districts";

import { fail } from "../../../http/errors.ts";
import { comparison } from "../../../lib/calendar/format.ts";
import { loadTowns } from "../../../lib/files/towns.ts";
import { countriesByName, countryName, isCountry } from "../../../lib/spain/countries.ts";

import { streetKinds, streetKindsInOrder } from "./places.rules.ts";

/** Countries in a language: Spain, where nearly everybody lives, then the others by name. */
export function listCountries(language: Language): Country[] {
  const all = countriesByName(language);
  return [
    ...all.filter((country) => country.id === spain),
    ...all.filter((country) => country.id !== spain),
  ];
}

/** Kinds of street, the common ones first. */
export function listStreetKinds(): readonly StreetKind[] {
  return streetKindsInOrder(comparison("es"));
}

/** Provinces of Spain by name. */
export async function listProvinces(): Promise<readonly Province[]> {
  return (await loadTowns()).provinces;
}

/** A province of Spain. Fails with province.not_found. */
export async function getProvince(id: number): Promise<Province> {
  return (await loadTowns()).province(id) ?? fail("province.not_found");
}

/** Towns of a province by name. Fails with province.not_found. */
export async function listTowns(provinceId: number): Promise<readonly Town[]> {
  const towns = await loadTowns();
  if (towns.province(provinceId) === undefined) fail("province.not_found");
  return towns.townsOf(provinceId);
}

/** A town of Spain. Fails with town.not_found. */
export async function getTown(id: number): Promise<Town> {
  return (await loadTowns()).town(id) ?? fail("town.not_found");
}

/** Province and towns of a postal code of five digits. Fails with postal_code.not_found. */
export async function getPostalCode(code: string): Promise<PostalCode> {
  const towns = await loadTowns();
  const found = towns.townsWith(code);
  const province = towns.province(Number(code.slice(0, 2)));
  if (province === undefined || found.length === 0) fail("postal_code.not_found");
  return { codigo_postal: code, provincia: province, poblaciones: [...found] };
}

/** Places for checking and writing an address. */
export type Places = {
  isSpain: (countryId: number | null) => boolean;
  isCountry: (id: number) => boolean;
  countryName: (id: number, language: Language) => string | undefined;
  province: (id: number) => Province | undefined;
  town: (id: number) => Town | undefined;
  townsWith: (code: string) => readonly Town[];
  streetKind: (id: number) => StreetKind | undefined;
};

/** Loads all places into memory. */
export async function loadPlaces(): Promise<Places> {
  const { province, town, townsWith } = await loadTowns();
  return {
    isSpain: (countryId) => countryId === spain,
    isCountry,
    countryName,
    province,
    town,
    townsWith,
    streetKind: (id) => streetKinds.find((kind) => kind.id === id),
  };
}
