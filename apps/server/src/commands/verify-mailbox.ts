import { readFile } from "node:fs/promises";

import { z } from "zod";

import { loadConfig } from "../config.ts";
import { withBareDatabase } from "../db/bare.ts";
import type { BareSql } from "../db/bare.ts";
import { joinDatabase } from "../db/open-database.ts";
import { readPrintedKey } from "../lib/crypto/mailbox-key.ts";
import { createLog } from "../platform/log.ts";
import { errorCode } from "../platform/start-error.ts";

import { noFiles, readOptions, say } from "./company/terminal.ts";
import { UsageError } from "./company/usage.ts";
import {
  keysOfReports,
  readWrappedKeys,
  tryCodes,
  tryKeys,
  tryPhrases,
} from "./mailbox/attempts.ts";
import { keysFrom, readKept, readSealed } from "./mailbox/kept.ts";
import type { SealedValue } from "./mailbox/kept.ts";
import { runCommand } from "./run-command.ts";

const usage = `Tries to open every text, file and key of the complaints mailbox with all that the server keeps:
the database of DATABASE_URL or the one in DATA_DIR, the files and the secrets. Changes nothing.
Ends with 1 when something opens.

  npm run verify-mailbox [-- --rows 500]
      Tries stored values, the ends of longer ones and what follows from the secrets as keys, every
      stored text as a report's code, and the words that a company is known by as passphrases. Of
      each table at most 500 rows, or as many as --rows says.

  npm run verify-mailbox -- --control FILE
      The same with what the server does not keep: a handler's passphrase or the printed recovery key,
      the only line of a file. Then reports open, which shows that the attempts are able to.

DATABASE_URL must log in as a superuser: any other role sees no company's rows.`;

const options = { rows: { type: "string" }, control: { type: "string" } } as const;
const schema = z.object({
  rows: z.coerce
    .number("must be a number")
    .int("must be whole")
    .min(1, "must be 1 or more")
    .default(500),
  control: z.string().optional(),
  files: noFiles,
});

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const { rows, control } = readOptions(args, options, schema);
  const known = control === undefined ? undefined : await readControl(control);
  const config = loadConfig();
  const database = await joinDatabase(config, createLog(config));
  try {
    return await withBareDatabase(database.url, async (sql) =>
      attempt(sql, config, { rows, known }),
    );
  } finally {
    await database.stop();
  }
}

async function readControl(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (errorCode(error) === undefined) throw error;
    throw new UsageError(() => `${file} cannot be read.`, error);
  });
  return text.trim();
}

type Asked = { rows: number; known: string | undefined };

async function attempt(
  sql: BareSql,
  config: ReturnType<typeof loadConfig>,
  { rows, known }: Asked,
): Promise<number> {
  const { secrets } = config;
  const companies = await sql<{ id: number; slug: string; nombre: string }>(
    "select empresa_id as id, slug, nombre from empresa",
  );
  const kept = await readKept(sql, config, rows);
  const ids = companies.map(({ id }) => id);
  const keys = keysFrom(kept, secrets, ids);
  const sealed = await readSealed(sql);
  const wrapped = await readWrappedKeys(sql);
  const phrases = ["", ...companies.flatMap(({ slug, nombre }) => [slug, nombre])].slice(0, 10);
  say(
    `Kept: ${kept.rows} rows of ${kept.tables} tables, ${kept.files} files, 5 secrets.`,
    `Sealed: ${sealed.length} values of reports, ${wrapped.length} keys of handlers.`,
    `Tried: ${keys.length} keys, ${kept.texts.length} codes, ${phrases.length} passphrases.`,
  );
  const holders = await tryPhrases(secrets.pepper, wrapped, phrases);
  if (known !== undefined) holders.push(...(await holdersOf(known, secrets.pepper, wrapped)));
  const more = await Promise.all(holders.map(async (holder) => keysOfReports(sql, holder)));
  const opened = tryKeys([...keys, ...holders, ...more.flat()], sealed);
  const codes = await tryCodes(sql, kept.texts);
  return tell(sealed, { ...opened, holders: holders.length, codes: codes.length });
}

/** Private keys that a passphrase or the printed recovery key stands for. */
async function holdersOf(
  known: string,
  pepper: Buffer,
  wrapped: Parameters<typeof tryPhrases>[1],
): Promise<Buffer[]> {
  const printed = readPrintedKey(known);
  return printed === undefined ? tryPhrases(pepper, wrapped, [known]) : [printed];
}

type Opened = { product: string[]; byHand: string[]; holders: number; codes: number };

function tell(sealed: readonly SealedValue[], opened: Opened): number {
  const { product, byHand, holders, codes } = opened;
  const places = [...new Set([...product, ...byHand])];
  if (sealed.length === 0) {
    say("There is no report: nothing to open.");
    return 0;
  }
  if (places.length === 0 && holders === 0 && codes === 0) {
    say("Nothing opens: neither a text nor a file, nor a key or kind of a report.");
    return 0;
  }
  say(
    ...places.map((place) => `  opened: ${place}`),
    `${product.length} of ${sealed.length} values open with the product's functions, ${byHand.length} by hand;`,
    `${holders} keys of handlers and ${codes} codes were found.`,
  );
  return 1;
}

await runCommand("verify-mailbox", async () => main(process.argv.slice(2)));
