import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";

import type { Language } from "@atrio/contract/common";

type DictionaryModule = Readonly<Record<string, object>>;

/** The few dictionaries of this page, by language. */
const files = import.meta.glob<DictionaryModule>([
  "../../../../../packages/i18n/src/*/common.ts",
  "../../../../../packages/i18n/src/*/complaints/complaint-{report,terms}.ts",
  "../../../../../packages/i18n/src/*/papers/files.ts",
]);

const namespaces = {
  common: "common.ts",
  files: "papers/files.ts",
  "complaint-report": "complaints/complaint-report.ts",
  "complaint-terms": "complaints/complaint-terms.ts",
} as const;

const i18n = createInstance();

/** Translator of the public mailbox, with the texts of a language. */
export async function startTexts(language: Language) {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(namespaces),
    defaultNS: "common",
    resources: { [language]: await readTexts(language) },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** The language chosen last: texts of an earlier choice can arrive after it. */
let chosen: Language | undefined;

/** Shows the page in another language, unless a later choice came first; what is typed stays. */
export async function changeTexts(language: Language): Promise<void> {
  chosen = language;
  for (const [namespace, texts] of Object.entries(await readTexts(language))) {
    i18n.addResourceBundle(language, namespace, texts);
  }
  if (chosen === language) await i18n.changeLanguage(language);
}

async function readTexts(language: Language): Promise<Record<string, object>> {
  const read = Object.entries(namespaces).map(async ([namespace, name]) => {
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}`))?.[1];
    const [texts = {}] = Object.values((await load?.()) ?? {});
    return [namespace, texts] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
