// The rules of the house that no other tool knows: names, sizes, and that contract, routes, tests,
// dictionaries and specification tell the same story. docs/architecture.md explains them.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { checkStructure } from "./check-structure/check.ts";

const { problems, summary } = await checkStructure(
  dirname(dirname(fileURLToPath(import.meta.url))),
);

for (const { rule, path, line, message } of problems) {
  console.error(`${rule}: ${path}${line === undefined ? "" : `:${line}`}  ${message}`);
}
console.log([...summary, `${problems.length} problems`].join("\n"));
process.exitCode = problems.length > 0 ? 1 : 0;
