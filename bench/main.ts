// `npm run bench`: the product's cost over a bare server with the same queries on the same
// database, the weight of a first page, the time to make a company and to start the server. `npm
// run bench -- scale` and `-- morning` measure a large company and a busy morning, `-- batch` 300
// pages of payslips, `-- org-chart` a chart of 2,000 people, `-- bodies` how long bodies of 5 MB
// block the server, `-- board` the shift planner, `-- complaints` what times tell of codes, `-- search`
// the search of the portal, `-- compare` processor time beside an earlier version; `-- all` does everything,
// one after another.
import { join } from "node:path";

import { loadConfig } from "../apps/server/src/config.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { showStep } from "../scripts/lib/progress.mjs";
import { browserVariables, installTestTools } from "../scripts/lib/system-tools.ts";
import { buildWebIfStale } from "../scripts/lib/web-build.ts";

import { measureBatch } from "./batch.ts";
import { measureBoard } from "./board.ts";
import { measureBodies } from "./bodies.ts";
import { cases } from "./cases.ts";
import { forgetTodaysPunches, makeCompany } from "./company.ts";
import type { BenchCompany } from "./company.ts";
import { measureComparison } from "./compare.ts";
import { measureComplaints } from "./complaints.ts";
import { measureMorning } from "./morning.ts";
import { measureOrgChart } from "./org-chart.ts";
import { weighPages } from "./page-weight.ts";
import { benchArguments, dataDir, emptyPlace, isQuick, onDatabase, printMachine } from "./place.ts";
import { startBare, startProduct } from "./processes.ts";
import { printComparison, printPages, printVerdict } from "./report.ts";
import { compare, median } from "./rounds.ts";
import type { Compared } from "./rounds.ts";
import { measureScale } from "./scale.ts";
import { measureSearch } from "./search.ts";

const root = join(import.meta.dirname, "..");
const size = { workers: isQuick ? 20 : 500, years: isQuick ? 0.1 : 1, slug: "bench" };
const plan = isQuick
  ? { connections: 2, rounds: 1, seconds: 0.3, warmUp: 0.1 }
  : { connections: 16, rounds: 9, seconds: 2, warmUp: 4 };
const starts = isQuick ? 1 : 3;

/** Name of a bench with its options, or words to select cases of the usual one. */
const [first, ...options] = benchArguments;
const words = first === "all" ? [] : benchArguments;

printMachine();
const misses = await measure();
process.exitCode = misses.length === 0 || isQuick ? 0 : 1;

/** Benches by name; each answers the exceeded budgets. */
type Bench = (args: readonly string[]) => Promise<string[]>;

async function measure(): Promise<string[]> {
  const benches: Record<string, Bench> = {
    scale: measureScale,
    morning: measureMorning,
    batch: measureBatch,
    "org-chart": inBrowser(measureOrgChart),
    bodies: measureBodies,
    board: inBrowser(measureBoard),
    complaints: measureComplaints,
    search: measureSearch,
    compare: inBrowser(measureComparison),
  };
  if (first === "all") {
    const over = await measureCosts();
    for (const bench of Object.values(benches)) {
      emptyPlace();
      over.push(...(await bench([])));
    }
    return over;
  }
  const bench = first === undefined ? undefined : benches[first];
  return bench === undefined ? measureCosts() : bench(options);
}

async function measureCosts(): Promise<string[]> {
  const over = [...(await measurePages()), ...(await measureServer())];
  printVerdict(over);
  return over;
}

/** The bench, with the browser that the tests use; it is installed where it is missing. */
function inBrowser(bench: Bench): Bench {
  return async (args) => {
    await installTestTools();
    process.env["CHROMIUM_PATH"] ??= browserVariables()["CHROMIUM_PATH"];
    return bench(args);
  };
}

async function measurePages(): Promise<string[]> {
  await buildWebIfStale(root);
  return printPages(weighPages(join(root, "apps", "web", "dist")));
}

async function measureServer(): Promise<string[]> {
  const config = loadConfig({ DATA_DIR: dataDir });
  const company = await onDatabase(async (url) => {
    await migrate(url);
    return showStep(`Making ${size.workers} people and ${size.years} year of clockings`, () =>
      makeCompany(url, config, size),
    );
  });
  const rate = Math.round(company.events / company.seconds);
  console.log(`  ${company.events} events in real chains, ${rate} a second`);
  await measureStarts();
  const compared = await onDatabase((url) => compareAll(url, company));
  return printComparison(compared);
}

/** A start brings its own database up. */
async function measureStarts(): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const server = await startProduct({ DATA_DIR: dataDir });
    times.push(server.startedIn);
    await server.stop();
  }
  console.log(`Start of the server with its database: ${(median(times) / 1000).toFixed(2)} s\n`);
}

async function compareAll(databaseUrl: string, { workers }: BenchCompany): Promise<Compared[]> {
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const bare = await startBare(databaseUrl);
  const chosen = cases.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  try {
    const compared: Compared[] = [];
    for (const one of chosen) {
      const sides = { product: product.url, bare: bare.url };
      const beforeRound = () => forgetTodaysPunches(databaseUrl);
      compared.push(
        await showStep(`Measuring ${one.name}`, () =>
          compare(one, sides, workers, { ...plan, beforeRound }),
        ),
      );
    }
    return compared;
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}
