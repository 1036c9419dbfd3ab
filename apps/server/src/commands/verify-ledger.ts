import { z } from "zod";

import { StartError } from "../lib/start-error.ts";
import { retentionRules } from "../modules/evidence/retention/retention.rules.ts";
import { applyRetention } from "../modules/evidence/retention/retention.service.ts";
import { verifyLedger } from "../modules/evidence/verification/verification.service.ts";
import type { LedgerReport } from "../modules/evidence/verification/verification.service.ts";

import { withContext } from "./company/context.ts";
import { noFiles, readOptions, say } from "./company/terminal.ts";
import { runCommand } from "./run-command.ts";

const usage = `Proves that no time record was altered, removed or reordered. Works with the server
running or stopped, on the database of DATABASE_URL or the one in DATA_DIR.

  npm run verify-ledger [-- --empresa SLUG]
      Recomputes every chain and compares it with the heads that are kept, with every signed
      checkpoint (files and signatures) and with the current signings. Ends with 1 when
      something differs, and says whose and which entry.

  npm run verify-ledger -- --retention
      Shows what tonight's retention would erase, and erases nothing.`;

/** Findings that are printed of one company. */
const mostPrinted = 200;

const options = { empresa: { type: "string" }, retention: { type: "boolean" } } as const;

const schema = z.object({
  empresa: z.string().optional(),
  retention: z.boolean().default(false),
  files: noFiles,
});

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const { empresa: slug, retention } = readOptions(args, options, schema);
  return retention ? showRetention(slug) : showVerification(slug);
}

async function showVerification(slug: string | undefined): Promise<number> {
  const reports = await withContext((ctx) => verifyLedger(ctx, slug));
  if (slug !== undefined && reports.length === 0) throw unknown(slug);
  for (const report of reports) say(...describe(report));
  const total = reports.reduce((sum, one) => sum + one.findings.length, 0);
  say(total === 0 ? "Everything agrees." : `${total} problems.`);
  return total === 0 ? 0 : 1;
}

function describe(report: LedgerReport): string[] {
  const { slug, personas: people, apuntes: entries, puntos: points, findings } = report;
  const lines = findings.slice(0, mostPrinted).map(({ trabajador_id: worker, seq, problem }) => {
    const where = [
      ...(worker === null ? [] : [`worker ${worker}`]),
      ...(seq === null ? [] : [`entry ${seq}`]),
    ].join(", ");
    return `  ${where === "" ? "" : `${where}: `}${problem}`;
  });
  const more = findings.length - lines.length;
  return [
    `${slug}: ${people} people, ${entries} entries, ${points} checkpoints, ${findings.length} problems`,
    ...lines,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

async function showRetention(slug: string | undefined): Promise<number> {
  const reports = await withContext((ctx) => applyRetention(ctx, { dryRun: true }));
  const asked = reports.filter((one) => slug === undefined || one.slug === slug);
  if (slug !== undefined && asked.length === 0) throw unknown(slug);
  for (const { clase: kind, desde: since, anyos: years, base } of retentionRules) {
    say(
      `${kind}: ${years === "empresa" ? "the company's" : years} years from "${since}" (${base})`,
    );
  }
  for (const one of asked) {
    const { personas: people, fichajes: signings, eventos: entries } = one;
    say(`${one.slug}: ${signings} signings and ${entries} entries of ${people} people to erase`);
  }
  return 0;
}

function unknown(slug: string): StartError {
  return new StartError(
    `There is no company "${slug}".`,
    "npm run company -- list shows the companies.",
  );
}

await runCommand("verify-ledger", async () => main(process.argv.slice(2)));
