import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../packages/i18n/src/es");

/** Words that Spanish texts avoid, with the files that may have them (docs/rules/words.md). */
const avoided: ReadonlyArray<readonly [what: string, word: RegExp, allowed: readonly string[]]> = [
  ["deciding a request", /pendientes? de decidir|por decidir|sin decidir|quienes? deciden?/i, []],
  ["turn for a queue", /\btu turno\b/i, []],
  ["clock that runs", /reloj en marcha|para el reloj|parar el reloj/i, []],
  ["granted days", /\bconcedid[oa]s?\b|arrastrad[oa]|por disfrutar/i, []],
  ["days that are spent", /\bgastas\b/i, []],
  ["copies", /\bclonar\b/i, ["shifts/"]],
  ["people of a supervisor", /\bsupervisados\b/i, []],
  ["days that need a look", /\bdías? incorrect/i, []],
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
