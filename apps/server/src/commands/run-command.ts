import { explainStartFailure } from "../start-failure.ts";

import { UsageError } from "./company/usage.ts";

/**
 * Runs a command to its end: its exit status, 2 after wrong arguments with a pointer to the help, 1
 * after any other failure, with advice.
 */
export async function runCommand(name: string, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`\n${error.message}\n${error.hint(name)}\n`);
      process.exitCode = 2;
      return;
    }
    const problem = explainStartFailure(error, undefined);
    process.stderr.write(`\n${problem.message}\n${problem.advice}\n`);
    process.exitCode = 1;
  }
}
