import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { dictionariesOf } from "../e2e/support/dictionaries.ts";

const folder = join(import.meta.dirname, "../packages/i18n/src/es");

/** Words that Spanish texts avoid, with the files that may have them (docs/rules/words.md). */
const avoided: ReadonlyArray<readonly [what: string, word: RegExp, allowed: readonly string[]]> = [
  ["deciding a request", /pendientes? de decidir|por decidir|sin decidir|quienes? deciden?/i, []],
  [
    "decision on a request",
    /(?:esperan?|falta|de) (?:tu|su|la) decisión|esperan? decisión|hasta que (?:se )?decidan?/i,
    ["complaints/", "company/privacy-policy"],
  ],
  ["turn for a queue", /\btu turno\b/i, []],
  ["clock that runs", /reloj en marcha|para el reloj|parar el reloj/i, []],
  ["granted days", /\bconcedid[oa]s?\b|arrastrad[oa]|\barrastre\b|por disfrutar/i, []],
  ["days that are spent", /\bgastas\b/i, []],
  ["copies", /\bclona(?:r|d[oa]s?|ción)\b/i, ["shifts/"]],
  ["receipts of the clock", /\brecibos? (?:del (?:inicio|final)|copiad|\{\{seq)/i, []],
  ["people of a supervisor", /\bsupervisados\b/i, []],
  ["days that need a look", /\bdías? incorrect/i, []],
  ["names of the notices' page", /comunicación interna|últimas notificaciones/i, []],
  ["sheet of the month", /\bhojas? del mes\b/i, []],
  ["name of the own profile", /\bárea personal\b/i, []],
  ["people who are away", /\bfuera (?:en|esos|esas)\b/i, []],
  ["electronic mail", /\bcorreo electrónico\b|\bemail (?:válido|de)\b|\botro email\b/i, []],
];

/** Quoted texts of a dictionary with their lines. */
function textsOf(file: string): string[] {
  const source = readFileSync(join(folder, file), "utf8");
  return [...source.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/gu)].map(([text]) => text);
}

describe("words of the Spanish texts (Rule WORDS-1)", () => {
  it.each(avoided)("%s: %s", (_, word, allowed) => {
    const found = globSync("**/*.ts", { cwd: folder })
      .filter((file) => !allowed.some((part) => file.startsWith(part)))
      .flatMap((file) => textsOf(file).filter((text) => word.test(text)));
    expect(found).toEqual([]);
  });
});

/** Texts of two words or more that English or French have in common with Spanish. */
const shared = new Set([
  "Google Calendar",
  "{{kilometres}} km × {{rate}}/km = {{amount}}",
  "Excel (.xlsx)",
  "Excel (XLSX)",
  "PDF en A4",
  "PDF en A3",
  "HH:mm",
]);

/** Texts of a dictionary by their keys. */
function leavesOf(part: unknown, key = ""): Array<[string, string]> {
  if (typeof part === "string") return [[key, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`));
}

// Portuguese shares whole sentences with Spanish: no list tells them from forgotten ones.
it.each(["en", "fr"] as const)(
  "no text of two words is left in Spanish in %s",
  { timeout: 30_000 },
  async (language) => {
    const spanish = new Map(leavesOf(await dictionariesOf("es")));
    const own = leavesOf(await dictionariesOf(language));
    const isTelling = (text: string): boolean =>
      /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""));
    const left = own.filter(
      ([key, text]) => spanish.get(key) === text && isTelling(text) && !shared.has(text),
    );
    expect(own.length).toBeGreaterThan(9000);
    expect(left).toEqual([]);
  },
);
