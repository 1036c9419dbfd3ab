import { createInstance } from "i18next";
import type { BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";

import type { Language } from "@atrio/contract/common";

import type { Namespace } from "./i18n-resources.ts";

type DictionaryModule = Readonly<Record<string, object>>;

/** One file per language and feature, fetched when first asked for; the server keeps its own. */
const files = import.meta.glob<DictionaryModule>([
  "../../../../packages/i18n/src/*/**/*.ts",
  "!../../../../packages/i18n/src/*/**/{answers,errors,mail,notices,time-sheets,evidence,imports,signature-evidence}.ts",
  "!../../../../packages/i18n/src/*/**/*-{words,catalogue,notes,errors}.ts",
]);

/** Loaders by language and namespace, such as `es/team`, without the folder of the wing. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^.*\/i18n\/src\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/, "$1/$2"),
    load,
  ]),
);

/** Reads a dictionary; its export carries the name of its file, `documents-team` as `documentsTeam`. */
async function readDictionary(language: string, namespace: string): Promise<object> {
  const load = loaders.get(`${language}/${namespace}`);
  const dictionary = load === undefined ? undefined : (await load())[exportOf(namespace)];
  if (dictionary === undefined) throw new Error(`No dictionary ${language}/${namespace}`);
  return dictionary;
}

function exportOf(file: string): string {
  return file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const dictionaries: BackendModule = {
  type: "backend",
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    readDictionary(language, namespace).then(
      (dictionary) => callback(null, { ...dictionary }),
      (error: unknown) => callback(error instanceof Error ? error : String(error), null),
    );
  },
};

/** The translator; `useTranslation("time")` in components, `i18n.t("time:key")` elsewhere. */
export const i18n = createInstance();

/** Loads the texts every page needs and starts translating. */
export async function startI18n(language: Language): Promise<void> {
  await i18n
    .use(dictionaries)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ["common", "shell"],
      defaultNS: "common",
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Loads a feature's texts before its page is shown, so that nothing flickers. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
}
