import { parseArgs } from "node:util";

import { z } from "zod";

import { largeCompany } from "../../demo/large-company.ts";
import { DEMO_PASSWORD, loadCompany } from "../../demo/load.ts";
import { loadConfig } from "../config.ts";
import type { Config } from "../config.ts";
import { migrate } from "../db/migrate.ts";
import { joinDatabase } from "../db/open-database.ts";
import { createLog } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { explainStartFailure } from "../start-failure.ts";

const usage = `Makes a company of any size, with its whole clocking history up to now.

  npm run demo -- --workers N --years Y [--slug S]

  --workers  people, 1 to 100000
  --years    years of clockings, 0.05 to 10 (default 1)
  --slug     the company's name in the address (default "grande")`;

const optionsSchema = z.strictObject({
  workers: z.coerce.number("must be a number").int("must be a whole number").min(1).max(100_000),
  years: z.coerce.number("must be a number").min(0.05).max(10).default(1),
  slug: z
    .string()
    .max(40)
    .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
    .default("grande"),
});

type Options = z.infer<typeof optionsSchema>;

/** Interval of the progress output. */
const TICK_MS = 2000;

async function main(args: string[]): Promise<void> {
  const options = readOptions(args);
  const config = loadConfig();
  const log = createLog(config);
  const database = await joinDatabase(config, log);
  try {
    await migrate(database.url, log);
    await make(config, database.url, options);
  } finally {
    await database.stop();
  }
}

function readOptions(args: string[]): Options {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ args, options: { workers: text, years: text, slug: text } });
    return optionsSchema.parse(values);
  } catch (error) {
    const problem =
      error instanceof z.ZodError
        ? error.issues.map((issue) => `--${issue.path.join(".")} ${issue.message}`).join("; ")
        : String(error);
    throw new StartError(`These options cannot be used: ${problem}.`, usage, { cause: error });
  }
}

async function make(config: Config, databaseUrl: string, options: Options): Promise<void> {
  const { workers, years, slug } = options;
  say(`Making ${workers} people and ${years} years of clockings…`);
  const started = performance.now();
  let printed = started;
  const loaded = await loadCompany(
    {
      databaseUrl,
      config,
      onProgress: ({ people, events }) => {
        if (performance.now() - printed < TICK_MS) return;
        printed = performance.now();
        say(`  ${people} of ${workers} people · ${figures(events, printed - started)}`);
      },
    },
    { years, make: (window) => largeCompany({ slug, workers, window }) },
  );
  if (loaded === undefined) {
    throw new StartError(`The company "${slug}" exists.`, "Choose another name with --slug.");
  }
  const ms = performance.now() - started;
  const { people, signings, events } = loaded;
  const others = workers > 1 ? `, trabajador00002@${slug}.test…` : "";
  say(
    "",
    `Company "${slug}" (id ${loaded.empresa_id}) in ${(ms / 1000).toFixed(1)} s:`,
    `  ${people} people, ${signings} signings, ${figures(events, ms)}`,
    `Accounts, password ${DEMO_PASSWORD}: admin@${slug}.test${others}`,
  );
}

function figures(events: number, ms: number): string {
  return `${events} events · ${Math.round(events / (ms / 1000))} a second`;
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const problem = explainStartFailure(error, undefined);
  process.stderr.write(`\n${problem.message}\n${problem.advice}\n`);
  process.exitCode = 1;
}
