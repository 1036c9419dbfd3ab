import type { Language } from "@atrio/contract/common";

/** The form of each language that is used for dates: 24 hours, day before month. */
const locales: Record<Language, string> = { es: "es-ES", en: "en-GB", fr: "fr-FR", pt: "pt-PT" };

/**
 * Writes an instant (ISO 8601) as people of a language read it in an IANA zone: the date in
 * words and the time as `HH:mm`. Throws RangeError when the zone is unknown.
 */
export function formatMoment(
  instant: string,
  zone: string,
  language: Language,
): { fecha: string; hora: string } {
  const moment = new Date(instant);
  const locale = locales[language];
  return {
    fecha: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: zone }).format(moment),
    hora: new Intl.DateTimeFormat(locale, {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: zone,
    }).format(moment),
  };
}
