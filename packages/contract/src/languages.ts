/** Languages of the portal, in order; Spanish is the default and has no URL prefix. */
export const languages = ["es", "en", "fr", "pt"] as const;

type Language = (typeof languages)[number];

type Facts = {
  /** In the language itself. */
  name: string;
  /** For dates and numbers: 24 hours, day before month. */
  locale: string;
  /** Hours at which a greeting says afternoon and evening. */
  greetingHours: readonly [afternoon: number, evening: number];
};

/** Facts of each language that are not texts. */
export const languageFacts: Readonly<Record<Language, Facts>> = {
  es: { name: "Español", locale: "es-ES", greetingHours: [14, 21] },
  en: { name: "English", locale: "en-GB", greetingHours: [12, 18] },
  fr: { name: "Français", locale: "fr-FR", greetingHours: [12, 18] },
  pt: { name: "Português", locale: "pt-PT", greetingHours: [12, 20] },
};

/** Record with one value for each language. */
export function inEachLanguage<T>(valueOf: (language: Language) => T): Record<Language, T> {
  return { es: valueOf("es"), en: valueOf("en"), fr: valueOf("fr"), pt: valueOf("pt") };
}
