import type { Language } from "@atrio/contract/common";
import { auth as authEn } from "@atrio/i18n/en/auth";
import { common as commonEn } from "@atrio/i18n/en/common";
import { errors as errorsEn } from "@atrio/i18n/en/errors";
import { home as homeEn } from "@atrio/i18n/en/home";
import { settings as settingsEn } from "@atrio/i18n/en/settings";
import { shell as shellEn } from "@atrio/i18n/en/shell";
import { time as timeEn } from "@atrio/i18n/en/time";
import { auth as authEs } from "@atrio/i18n/es/auth";
import { common as commonEs } from "@atrio/i18n/es/common";
import { errors as errorsEs } from "@atrio/i18n/es/errors";
import { home as homeEs } from "@atrio/i18n/es/home";
import { settings as settingsEs } from "@atrio/i18n/es/settings";
import { shell as shellEs } from "@atrio/i18n/es/shell";
import { time as timeEs } from "@atrio/i18n/es/time";
import { auth as authFr } from "@atrio/i18n/fr/auth";
import { common as commonFr } from "@atrio/i18n/fr/common";
import { errors as errorsFr } from "@atrio/i18n/fr/errors";
import { home as homeFr } from "@atrio/i18n/fr/home";
import { settings as settingsFr } from "@atrio/i18n/fr/settings";
import { shell as shellFr } from "@atrio/i18n/fr/shell";
import { time as timeFr } from "@atrio/i18n/fr/time";
import { auth as authPt } from "@atrio/i18n/pt/auth";
import { common as commonPt } from "@atrio/i18n/pt/common";
import { errors as errorsPt } from "@atrio/i18n/pt/errors";
import { home as homePt } from "@atrio/i18n/pt/home";
import { settings as settingsPt } from "@atrio/i18n/pt/settings";
import { shell as shellPt } from "@atrio/i18n/pt/shell";
import { time as timePt } from "@atrio/i18n/pt/time";

const es = {
  auth: authEs,
  common: commonEs,
  errors: errorsEs,
  home: homeEs,
  settings: settingsEs,
  shell: shellEs,
  time: timeEs,
};

/** The texts of one language, by the dictionary they are in. */
export type Texts = Loose<typeof es>;

type Loose<T> = { readonly [K in keyof T]: T[K] extends string ? string : Loose<T[K]> };

/** The texts a journey looks for, so that it speaks the language under test. */
export const texts: Readonly<Record<Language, Texts>> = {
  es,
  en: {
    auth: authEn,
    common: commonEn,
    errors: errorsEn,
    home: homeEn,
    settings: settingsEn,
    shell: shellEn,
    time: timeEn,
  },
  fr: {
    auth: authFr,
    common: commonFr,
    errors: errorsFr,
    home: homeFr,
    settings: settingsFr,
    shell: shellFr,
    time: timeFr,
  },
  pt: {
    auth: authPt,
    common: commonPt,
    errors: errorsPt,
    home: homePt,
    settings: settingsPt,
    shell: shellPt,
    time: timePt,
  },
};

/** Puts values into a text: `fill("of {{total}}", { total: "8h" })` → "of 8h". */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A pattern that finds a text whatever its values are: "In at {{time}}" finds "In at 07:58". */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join(".+")}$`);
}
