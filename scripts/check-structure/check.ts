import { checkCalls } from "./calls.ts";
import { checkCode } from "./code.ts";
import { checkDictionaries, loadDictionaries } from "./dictionaries.ts";
import { checkDocuments } from "./documents.ts";
import { checkEndpoints, loadEndpoints } from "./endpoints.ts";
import { readProject } from "./project.ts";
import type { Problem } from "./project.ts";
import { checkRules } from "./rules.ts";
import { checkSizes, measureSizes } from "./sizes.ts";
import { checkVocabulary } from "./vocabulary.ts";
import { checkWidths } from "./widths.ts";
import { checkWireNames, loadWireNames } from "./wire-names.ts";

/** Findings of the structure check and the figures it prints. */
export type StructureReport = { problems: Problem[]; summary: string[] };

/** Runs every structural rule over the project in `root`. */
export async function checkStructure(root: string): Promise<StructureReport> {
  const files = readProject(root);
  const [endpoints, dictionaries, wireNames] = await Promise.all([
    loadEndpoints(root),
    loadDictionaries(root),
    loadWireNames(root),
  ]);
  const calls = checkCalls(files, endpoints);
  const sizes = measureSizes(files);
  const texts = dictionaries.get("es")?.size ?? 0;
  return {
    problems: [
      ...checkVocabulary(files),
      ...checkSizes(files),
      ...checkCode(files),
      ...checkEndpoints(files, endpoints),
      ...calls.problems,
      ...checkDictionaries(dictionaries),
      ...checkRules(files),
      ...checkDocuments(files),
      ...checkWidths(files),
      ...checkWireNames(files, wireNames),
    ],
    summary: [
      `${calls.built} of ${calls.total} calls built, ${calls.open} open`,
      `${endpoints.length} endpoints, ${texts} texts in 4 languages, ${wireNames.all.size} names of the wire`,
      `${sizes.files} files, ${sizes.sourceLines} lines, median ${sizes.median}, p95 ${sizes.p95}`,
      `comments ${sizes.commentPercent.toFixed(1)} %, server tests ${sizes.serverTestRatio.toFixed(2)} lines per source line`,
    ],
  };
}
