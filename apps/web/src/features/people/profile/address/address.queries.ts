import { queryOptions } from "@tanstack/react-query";

import {
  getPostalCode,
  listCountries,
  listProvinces,
  listStreetKinds,
  listTowns,
} from "@atrio/contract/people/districts";

import { api } from "../../../../lib/api.ts";
import { currentLanguage } from "../../../../lib/language.ts";

/** Lists that change with the maps only. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

/** The world's countries by name, in the language of the page. */
export function countriesQuery() {
  return queryOptions({
    queryKey: ["districts", "countries", currentLanguage()],
    queryFn: async ({ signal }) => (await api(listCountries, { signal })).data,
    ...forever,
  });
}

/** The provinces of Spain by name. */
export const provincesQuery = queryOptions({
  queryKey: ["districts", "provinces"],
  queryFn: async ({ signal }) => (await api(listProvinces, { signal })).data,
  ...forever,
});

/** The towns of a province of Spain by name. */
export function townsQuery(provinceId: number) {
  return queryOptions({
    queryKey: ["districts", "towns", provinceId],
    queryFn: async ({ signal }) =>
      (await api(listTowns, { query: { provincia_id: provinceId }, signal })).data,
    ...forever,
  });
}

/** The kinds of street of Spanish addresses. */
export const streetKindsQuery = queryOptions({
  queryKey: ["districts", "streets"],
  queryFn: async ({ signal }) => (await api(listStreetKinds, { signal })).data,
  ...forever,
});

/** Province and towns of a Spanish postal code of 5 digits. */
export function postalCodeQuery(code: string) {
  return queryOptions({
    queryKey: ["districts", "code", code],
    queryFn: async ({ signal }) =>
      (await api(getPostalCode, { params: { cp: code }, signal })).data,
    ...forever,
  });
}
