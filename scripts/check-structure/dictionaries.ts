import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Problem } from "./project.ts";

const SOURCE = "es";
const TRANSLATIONS = ["en", "fr", "pt"];
/**
 * Maximum length of a text equal to the Spanish one; longer ones were forgotten, not translated.
 * Portuguese shares whole phrases ("recursos humanos"), so it may share longer ones.
 */
const SAME_TEXT_LIMIT: Record<string, number> = { en: 25, fr: 25, pt: 40 };

/** Texts of a language by file and dotted key: `home.home.greeting`. */
export type Dictionary = Map<string, string>;

/** Imports the dictionaries of the four languages. */
export async function loadDictionaries(root: string): Promise<Map<string, Dictionary>> {
  const languages = await Promise.all(
    [SOURCE, ...TRANSLATIONS].map(async (language): Promise<[string, Dictionary]> => {
      const folder = join(root, "packages/i18n/src", language);
      const files = existsSync(folder)
        ? readdirSync(folder, { encoding: "utf8", recursive: true })
        : [];
      const texts = await Promise.all(
        files
          .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
          .map(async (file) => {
            const values: unknown = await import(pathToFileURL(join(folder, file)).href);
            return leaves(values, basename(file, ".ts"));
          }),
      );
      return [language, new Map(texts.flat())];
    }),
  );
  return new Map(languages);
}

function leaves(value: unknown, key: string): Array<[string, string]> {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    leaves(inner, `${key}.${name}`),
  );
}

/** The four languages say the same things, with the same parameters, each in its own words. */
export function checkDictionaries(languages: Map<string, Dictionary>): Problem[] {
  const source = languages.get(SOURCE) ?? new Map<string, string>();
  return TRANSLATIONS.flatMap((language) => {
    const texts = languages.get(language) ?? new Map<string, string>();
    const path = `packages/i18n/src/${language}`;
    const extra = [...texts.keys()].filter((key) => !source.has(key));
    const missing = missingFiles(source, texts);
    return [
      ...missing.map((file) => ({ path, message: `${file}.ts is missing` })),
      ...[...source]
        .filter(([key]) => !missing.includes(fileOf(key)))
        .flatMap(([key, spanish]) => textProblems({ key, language, spanish, text: texts.get(key) }))
        .map((message) => ({ path, message })),
      ...extra.map((key) => ({ path, message: `${key} does not exist in Spanish` })),
    ].map((problem) => ({ rule: "dictionaries", ...problem }));
  }).concat(
    [...source]
      .filter(([, text]) => text.trim() === "")
      .map(([key]) => ({
        rule: "dictionaries",
        path: `packages/i18n/src/${SOURCE}`,
        message: `${key} is empty`,
      })),
  );
}

function fileOf(key: string): string {
  return key.split(".", 1)[0] ?? key;
}

function missingFiles(source: Dictionary, texts: Dictionary): string[] {
  const present = new Set([...texts.keys()].map(fileOf));
  return [...new Set([...source.keys()].map(fileOf))].filter((file) => !present.has(file));
}

type Translation = { key: string; language: string; spanish: string; text: string | undefined };

function textProblems({ key, language, spanish, text }: Translation): string[] {
  if (text === undefined) return [`${key} is missing`];
  if (text.trim() === "") return [`${key} is empty`];
  const [wanted, got] = [placeholders(spanish), placeholders(text)];
  if (wanted !== got) return [`${key} has the parameters (${got}), Spanish has (${wanted})`];
  const letters = text.replaceAll(/\{\{[^}]*\}\}|[^\p{L}]/gu, "").length;
  if (text === spanish && letters > (SAME_TEXT_LIMIT[language] ?? 0)) {
    return [`${key} is still Spanish`];
  }
  return [];
}

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? "");
  return [...new Set(names)].toSorted().join(", ");
}
