import { explainStartFailure } from "../start-failure.ts";

import { runCompany } from "./company/run.ts";
import { UsageError } from "./company/terminal.ts";

try {
  process.exitCode = await runCompany(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    const hint = "npm run company -- --help explains the options.";
    process.stderr.write(`\n${error.message}\n${hint}\n`);
    process.exitCode = 2;
  } else {
    const problem = explainStartFailure(error, undefined);
    process.stderr.write(`\n${problem.message}\n${problem.advice}\n`);
    process.exitCode = 1;
  }
}
