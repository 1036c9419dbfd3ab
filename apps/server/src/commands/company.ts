import { runCompany } from "./company/run.ts";
import { runCommand } from "./run-command.ts";

await runCommand("company", async () => runCompany(process.argv.slice(2)));
