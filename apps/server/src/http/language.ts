import { language, type Language } from "@atrio/contract/common";

/** The first language of Accept-Language that the portal speaks; Spanish otherwise. */
export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? "").split(",").slice(0, 10)) {
    const parsed = language.safeParse(part.trim().slice(0, 2).toLowerCase());
    if (parsed.success) return parsed.data;
  }
  return "es";
}
