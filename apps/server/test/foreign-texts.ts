// Finds texts of the dictionaries in answers that are in another language than asked for.
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

const folder = dirname(dirname(fileURLToPath(import.meta.resolve("@atrio/i18n/es/errors"))));

type Texts = {
  /** Texts without blanks to fill in. */
  plain: ReadonlySet<string>;
  /** Texts with blanks, by the words before the first blank. */
  filled: ReadonlyArray<{ start: string; pattern: RegExp }>;
};

/** Templates with fewer letters fit too many sentences. */
const fewestLetters = 12;

/** Every string of an object, however deep, but for texts that are given in all languages at once. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (languages.every((language) => language in value)) return [];
  return Object.values(value).flatMap(stringsIn);
}

function patternOf(template: string): RegExp {
  const literal = (part: string): string => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  const parts = template.split(/\{\{\w+\}\}/).map(literal);
  return new RegExp(`^${parts.join("[^]+")}$`, "u");
}

async function textsOf(language: Language): Promise<Texts> {
  const home = join(folder, language);
  const files = (await readdir(home, { recursive: true })).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(home, file))),
  );
  const all = modules.flatMap(stringsIn);
  const templates = all.filter((text) => text.includes("{{"));
  return {
    plain: new Set(all.filter((text) => !text.includes("{{"))),
    filled: templates
      .filter((text) => text.replaceAll(/\{\{\w+\}\}|[^\p{L}]/gu, "").length >= fewestLetters)
      .map((text) => ({ start: text.split("{{", 1)[0] ?? "", pattern: patternOf(text) })),
  };
}

let read: Promise<Map<Language, Texts>> | undefined;

/** Texts of all dictionaries, by language; read once a process, by who asks first. */
export async function readTexts(): Promise<Map<Language, Texts>> {
  return (read ??= readAll());
}

async function readAll(): Promise<Map<Language, Texts>> {
  const all = languages.map(async (one): Promise<[Language, Texts]> => [one, await textsOf(one)]);
  return new Map(await Promise.all(all));
}

function isOf({ plain, filled }: Texts, text: string): boolean {
  if (plain.has(text)) return true;
  return filled.some(({ start, pattern }) => text.startsWith(start) && pattern.test(text));
}

/** Sentences and names, rather than values of the wire, numbers and dates, which no language changes. */
function isText(text: string): boolean {
  return /\p{L}{3}/u.test(text) && (/\s/.test(text) || /^\p{Lu}\p{L}{3,}$/u.test(text));
}

/** Texts of an answer that only dictionaries of other languages than the one asked for have. */
export function foreignTexts(
  texts: ReadonlyMap<Language, Texts>,
  asked: Language,
  answer: unknown,
): string[] {
  const own = texts.get(asked);
  const others = languages.flatMap((one) => (one === asked ? [] : (texts.get(one) ?? [])));
  return [...new Set(stringsIn(answer))].filter(
    (text) =>
      isText(text) &&
      own !== undefined &&
      !isOf(own, text) &&
      others.some((other) => isOf(other, text)),
  );
}
