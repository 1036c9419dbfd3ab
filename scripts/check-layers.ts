// Runs the import rules of .dependency-cruiser.mjs and proves that the cruiser looked: a parser that
// cannot read TypeScript sees no module and finds nothing wrong.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { version as parserVersion } from "@swc/core";
import { cruise } from "dependency-cruiser";
import type { ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

import { isSource, readProject } from "./check-structure/project.ts";

const ROOMS = ["apps", "packages", "e2e", "bench", "scripts"];

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/** Source files that the cruiser missed, or read as if they imported nothing. */
function unseenFiles(modules: ICruiseResult["modules"]): string[] {
  const seen = new Map(modules.map((module) => [module.source, module.dependencies.length]));
  return readProject(".")
    .filter((file) => isSource(file.path) && ROOMS.some((room) => file.path.startsWith(`${room}/`)))
    .filter((file) => {
      const imports = /^import\s[^;]*?\bfrom\s+"/m.test(file.text);
      const found = seen.get(file.path);
      return found === undefined || (imports && found === 0);
    })
    .map((file) => file.path);
}

const { output } = await cruise(ROOMS, await extractOptions("./.dependency-cruiser.mjs"));
if (typeof output === "string") throw new Error(`dependency-cruiser answered with text: ${output}`);

const { violations } = output.summary;
const unseen = unseenFiles(output.modules);
const comments = new Map(
  output.summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]),
);
for (const { from, to, rule, cycle } of violations) {
  const path = cycle === undefined ? to : cycle.map((step) => step.name).join(" → ");
  console.error(`${rule.name}: ${from} → ${path}`);
  const comment = comments.get(rule.name);
  if (comment !== undefined) console.error(`  ${comment}`);
}
for (const path of unseen) console.error(`not-read: the cruiser did not see ${path}`);

const local = output.modules.filter((module) =>
  ROOMS.some((room) => module.source.startsWith(`${room}/`)),
);
console.log(
  `${local.length} modules read with swc ${parserVersion}, ${violations.length + unseen.length} problems`,
);
process.exitCode = violations.length + unseen.length > 0 ? 1 : 0;
