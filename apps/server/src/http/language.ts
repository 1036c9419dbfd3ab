import { language, type Language } from "@atrio/contract/common";

const spoken: ReadonlyMap<string, Language> = new Map(language.options.map((one) => [one, one]));

/** The first language of Accept-Language that the portal speaks; Spanish otherwise. */
export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? "").split(",").slice(0, 10)) {
    const known = spoken.get(part.trim().slice(0, 2).toLowerCase());
    if (known !== undefined) return known;
  }
  return "es";
}
