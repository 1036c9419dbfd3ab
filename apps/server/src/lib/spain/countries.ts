import { alpha2ToNumeric, getAlpha2Codes, numericToAlpha2 } from "i18n-iso-countries/index.js";

import type { Country } from "@atrio/contract/people/districts";

import { comparison, formatCountry } from "../calendar/format.ts";

type Language = Parameters<typeof formatCountry>[1];

/** ISO 3166-1 numeric codes have three digits, with leading zeros. */
function alpha2Of(id: number): string | undefined {
  return numericToAlpha2(String(id).padStart(3, "0"));
}

/** Name of a country (ISO 3166-1 numeric) in a language; undefined where there is none. */
export function countryName(id: number, language: Language): string | undefined {
  const code = alpha2Of(id);
  return code === undefined ? undefined : formatCountry(code, language);
}

/** True if there is a country of this ISO 3166-1 numeric code. */
export function isCountry(id: number): boolean {
  return alpha2Of(id) !== undefined;
}

/** All countries by their name in a language. */
export function countriesByName(language: Language): Country[] {
  const byName = comparison(language);
  return Object.keys(getAlpha2Codes())
    .map((code) => ({
      id: Number(alpha2ToNumeric(code)),
      codigo: code,
      nombre: formatCountry(code, language),
    }))
    .toSorted((a, b) => byName(a.nombre, b.nombre));
}
