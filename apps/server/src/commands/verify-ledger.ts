import { readFile } from "node:fs/promises";

import { z } from "zod";

import { parseCheckpoint } from "../modules/time/evidence/checkpoints/checkpoints.rules.ts";
import { retentionRules } from "../modules/time/evidence/retention/retention.rules.ts";
import { applyRetention } from "../modules/time/evidence/retention/retention.service.ts";
import type { Received } from "../modules/time/evidence/verification/signatures.service.ts";
import { verifyLedger } from "../modules/time/evidence/verification/verification.service.ts";
import type {
  LedgerReport,
  Weakness,
} from "../modules/time/evidence/verification/verification.service.ts";
import { confirmClock } from "../platform/clock-watch.ts";
import { StartError, errorCode } from "../platform/start-error.ts";

import { withContext } from "./company/context.ts";
import { readOptions, say } from "./company/terminal.ts";
import { UsageError } from "./company/usage.ts";
import { runCommand } from "./run-command.ts";

const usage = `Proves that no time record was altered, removed or reordered. Works with the server
running or stopped, on the database of DATABASE_URL or the one in DATA_DIR.

  npm run verify-ledger [-- --empresa SLUG]
      Recomputes every chain and compares it with the heads that are kept, with every signed
      checkpoint (files and signatures) and with the current signings. Ends with 1 when
      something differs, and says whose and which entry. Lines with ! weaken the proof.

  npm run verify-ledger -- --received punto-de-control-000123.json …
      The same, and compares with checkpoints that were received by mail: only they tell
      when somebody rewrote chains and removed or replaced the checkpoints in here.

  npm run verify-ledger -- --retention
      Shows what tonight's retention would erase, and erases nothing.

  npm run verify-ledger -- --confirm-clock
      Says that this machine's clock is right although later moments are recorded, because the
      clock ran ahead then: punches are accepted again within a minute.

docs/ledger-checks.md lists every check and the tamperings that each one finds.`;

/** Number of printed findings of one company. */
const mostPrinted = 200;

const options = {
  empresa: { type: "string" },
  retention: { type: "boolean" },
  received: { type: "string" },
  "confirm-clock": { type: "boolean" },
} as const;

const schema = z
  .object({
    empresa: z.string().optional(),
    retention: z.boolean().default(false),
    received: z.string().optional(),
    "confirm-clock": z.boolean().default(false),
    files: z.array(z.string()),
  })
  .refine((given) => given.received !== undefined || given.files.length === 0, {
    path: ["files"],
    message: "File names stand behind --received",
  });

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const given = readOptions(args, options, schema);
  const { empresa, retention, received: first, files } = given;
  if (given["confirm-clock"]) return confirm();
  if (retention) return showRetention(empresa);
  const names = first === undefined ? [] : [first, ...files];
  return showVerification({ slug: empresa, received: await Promise.all(names.map(openReceived)) });
}

async function openReceived(name: string): Promise<Received> {
  const bytes = await readFile(name).catch((error: unknown) => {
    if (errorCode(error) === undefined) throw error;
    throw new UsageError(() => `${name} cannot be read.`, error);
  });
  const point = parseCheckpoint(bytes.toString());
  if (point === undefined) {
    throw new UsageError(() => `${name} is not the JSON file of a checkpoint.`);
  }
  return { bytes, point };
}

type Asked = { slug: string | undefined; received: Received[] };

async function showVerification(asked: Asked): Promise<number> {
  const reports = await withContext((ctx) => verifyLedger(ctx, asked));
  if (asked.slug !== undefined && reports.length === 0) throw unknown(asked.slug);
  const ids = new Set(reports.map((one) => one.empresa_id));
  const stranger = asked.received.find(({ point }) => !ids.has(point.empresa_id));
  if (stranger !== undefined) {
    const { numero, empresa_id } = stranger.point;
    throw new StartError(
      `The received checkpoint ${numero} is of company ${empresa_id}, which is not looked at here.`,
      "Either it is another company's, or that company is gone from this database.",
    );
  }
  for (const report of reports) say(...describe(report));
  const total = reports.reduce((sum, one) => sum + one.findings.length, 0);
  const erased = reports.reduce((sum, one) => sum + one.borrados, 0);
  say(
    total === 0
      ? `Everything agrees; ${erased} entries erased (retention).`
      : `${total} problems; ${erased} entries erased (retention).`,
  );
  return total === 0 ? 0 : 1;
}

async function confirm(): Promise<number> {
  const newest = await withContext((ctx) => confirmClock(ctx.db, ctx.clock));
  say(
    newest === undefined
      ? "Nothing is recorded of a later moment than this machine's clock shows."
      : `Noted: the clock is right, and what is recorded up to ${newest} was recorded by one that ran ahead.`,
  );
  return 0;
}

const warnings: Record<Weakness, string> = {
  "no-checkpoints": "no checkpoint was ever signed: nothing but the chains themselves is checked",
  "no-recipients":
    "nobody receives the checkpoints: whoever owns this database could replace them unseen",
  "none-mailed": "no checkpoint was ever mailed, so none was received by anybody",
  "none-received": "no received checkpoint was compared: --received FILE… does it",
};

function describe(report: LedgerReport): string[] {
  const { slug, personas, apuntes: entries, puntos, findings } = report;
  const lines = findings.slice(0, mostPrinted).map(({ trabajador_id, seq, problem }) => {
    const where = [
      ...(trabajador_id === null ? [] : [`worker ${trabajador_id}`]),
      ...(seq === null ? [] : [`entry ${seq}`]),
    ].join(", ");
    return `  ${where === "" ? "" : `${where}: `}${problem}`;
  });
  const more = findings.length - lines.length;
  const compared = report.recibidos === 0 ? "" : ` (${report.recibidos} received compared)`;
  return [
    `${slug}: ${personas} people, ${entries} entries, ${puntos} checkpoints${compared}, ${findings.length} problems`,
    ...lines,
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...report.weaknesses.map((one) => `  ! ${warnings[one]}`),
  ];
}

async function showRetention(slug: string | undefined): Promise<number> {
  const reports = await withContext((ctx) => applyRetention(ctx, { dryRun: true }));
  const asked = reports.filter((one) => slug === undefined || one.slug === slug);
  if (slug !== undefined && asked.length === 0) throw unknown(slug);
  for (const { clase, desde, anyos, base } of retentionRules) {
    say(
      `${clase}: ${anyos === "empresa" ? "the company's" : anyos} years from "${desde}" (${base})`,
    );
  }
  for (const one of asked) {
    const { personas, fichajes, eventos } = one;
    say(`${one.slug}: ${fichajes} signings and ${eventos} entries of ${personas} people to erase`);
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
