import type { Language } from "@atrio/contract/common";
import { welcome as en } from "@atrio/i18n/en/company/welcome";
import { welcome as es } from "@atrio/i18n/es/company/welcome";
import { welcome as fr } from "@atrio/i18n/fr/company/welcome";
import { welcome as pt } from "@atrio/i18n/pt/company/welcome";

const texts = { es, en, fr, pt };

type WelcomeText = { titulo: string; contenido: string };

/** The welcome message of a company that has not written its own; `contenido` is Markdown. */
export function defaultWelcome(language: Language): WelcomeText {
  const { title, content } = texts[language];
  return { titulo: title, contenido: content };
}
