import { z } from "zod";

import { fill, wordsIn } from "../lib/words/words.ts";
import { examine } from "../modules/company/installation/doctor/doctor.service.ts";

import { withContext } from "./company/context.ts";
import { askedLanguage, noFiles, readOptions, say } from "./company/terminal.ts";
import { UsageError } from "./company/usage.ts";
import { runCommand } from "./run-command.ts";

const options = { rapido: { type: "boolean" } } as const;
const schema = z.object({ rapido: z.boolean().default(false), files: noFiles });

/** Prints the faults of the installation, each with its remedy; 1 if there is any. */
async function main(args: string[]): Promise<number> {
  const language = askedLanguage(args) ?? "es";
  const words = wordsIn(language, "company/doctor-words");
  if (args.includes("--help") || args.includes("-h")) {
    say(words.help);
    return 0;
  }
  try {
    const { rapido } = readOptions(args, options, schema);
    const findings = await withContext(async (ctx) => examine(ctx, { quick: rapido }));
    for (const { key, values } of findings) {
      const { text, advice } = words.faults[key];
      say(`✗ ${fill(text, values)}`, `  ${fill(advice, values)}`);
    }
    if (findings.length === 0) say(words.healthy);
    else say("", fill(words.total, { count: findings.length }));
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    throw error instanceof UsageError ? error.translated(language) : error;
  }
}

await runCommand("doctor", async () => main(process.argv.slice(2)));
