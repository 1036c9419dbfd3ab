// `npm run bench -- compare`: processor time of what people do most, on this version, an earlier one
// (`--before <folder>`) and other products (`--peer <adapter>`), by turns.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import type { CannonRequest } from "autocannon";

import { showStep } from "../scripts/lib/progress.mjs";

import { acts, hostSide, peerSide } from "./compare-side.ts";
import type { Act, Cpu, Hosted, LedgerSize, Recording, Side } from "./compare-side.ts";
import { enter, launchBrowser, restMs } from "./pages.ts";
import { isQuick } from "./place.ts";
import { fire, median, percentile } from "./rounds.ts";

/** Most processor time of this version, as a share of the earlier one's. */
const budget: Partial<Record<Act, number>> = {
  punch: 0.5,
  "month sheet": 0.5,
  home: 0.33,
  list: 0.7,
  "session check": 0.6,
};
const size = isQuick ? { workers: 20, years: 0.1 } : { workers: 200, years: 2 };
const plan = isQuick
  ? { connections: 2, rounds: 1, seconds: 0.3, warmUp: 0.1 }
  : { connections: 8, rounds: 7, seconds: 3, warmUp: 5 };
const root = join(import.meta.dirname, "..");

/** Figures of a round: acts a second, milliseconds that half of the requests stay below, processor time of one act. */
type Round = { perSecond: number; p50: number; cpu: Cpu };

/** Prints the comparison; answers the exceeded budgets. */
export async function measureComparison(args: readonly string[]): Promise<string[]> {
  const { values } = parseArgs({
    args: [...args],
    options: { before: { type: "string" }, peer: { type: "string", multiple: true } },
  });
  const sides: Side[] = [];
  try {
    for (const file of values.peer ?? []) sides.push(await peerSide(resolve(file)));
    const checkouts = [
      ...(values.before === undefined ? [] : [["before", resolve(values.before)] as const]),
      ["now", root] as const,
    ];
    for (const [name, checkout] of checkouts) {
      sides.push(
        await showStep(`Making a company of ${size.workers} people (${name})`, () =>
          hostSide(name, checkout, size, recordHome),
        ),
      );
    }
    return await compareSides(sides);
  } finally {
    for (const side of sides) await side.stop();
  }
}

async function compareSides(sides: readonly Side[]): Promise<string[]> {
  const over: string[] = [];
  console.log("");
  for (const { name, ledger } of sides) if (ledger !== undefined) printLedger(name, ledger);
  console.log("\nMilliseconds of processor time for one, medians:");
  for (const act of acts) {
    const known = sides.filter((side) => side.requests(act) !== undefined);
    const rounds = await measureAct(act, known);
    const total = (side: Side): number[] =>
      (rounds.get(side) ?? []).map(({ cpu }) => cpu.server + cpu.database);
    for (const side of known) printRow(act, side, rounds.get(side) ?? []);
    const [before, now] = ["before", "now"].map((name) => known.find((one) => one.name === name));
    if (before === undefined || now === undefined) continue;
    const [earlier, later] = [total(before), total(now)];
    // Rounds side by side: other load falls on both.
    const ratio = median(later.map((cpu, round) => cpu / (earlier[round] ?? Number.NaN)));
    const most = budget[act];
    const isOver = !isQuick && most !== undefined && ratio > most;
    const judged = most === undefined ? "" : `  (at most ${most})  ${isOver ? "OVER" : "ok"}`;
    console.log(`  ${"".padEnd(16)}ratio ${ratio.toFixed(2)}${judged}`);
    if (isOver) over.push(`${act} (${ratio.toFixed(2)})`);
  }
  return over;
}

async function measureAct(act: Act, sides: readonly Side[]): Promise<Map<Side, Round[]>> {
  const rounds = new Map<Side, Round[]>(sides.map((side) => [side, []]));
  for (const side of sides) await measureRound(act, side, plan.warmUp);
  for (let round = 0; round < plan.rounds; round += 1) {
    const inTurn = round % 2 === 0 ? sides : sides.toReversed();
    for (const side of inTurn) rounds.get(side)?.push(await measureRound(act, side, plan.seconds));
  }
  return rounds;
}

async function measureRound(act: Act, side: Side, seconds: number): Promise<Round> {
  await side.restore(act);
  const all = side.requests(act) ?? [];
  const length = side.lengthOf(act);
  const before = side.cpu();
  const fired = await fire({
    name: `${act} of ${side.name}`,
    url: side.url,
    connections: plan.connections,
    seconds,
    requestsOf: (connection) => shareOf(all, length, connection),
  });
  const after = side.cpu();
  const done = fired.answered / length;
  return {
    perSecond: done / fired.seconds,
    p50: percentile(fired.times, 0.5),
    cpu: {
      server: (after.server - before.server) / done,
      database: (after.database - before.database) / done,
    },
  };
}

/** Requests of one connection: whole acts, each of another person than the other connections'. */
function shareOf(
  requests: readonly CannonRequest[],
  length: number,
  connection: number,
): CannonRequest[] {
  return requests.filter(
    (_, index) => Math.floor(index / length) % plan.connections === connection,
  );
}

function printLedger(name: string, { events, rows, contents, database }: LedgerSize): void {
  const each = (bytes: number): string => (bytes / events).toFixed(0);
  console.log(
    `Ledger ${name}: ${events} events, ${each(rows)} bytes a row, ${each(contents)} of them content; ` +
      `database ${(database / 1e6).toFixed(0)} MB`,
  );
}

function printRow(act: Act, side: Side, rounds: readonly Round[]): void {
  const middle = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const [server, database] = [middle(({ cpu }) => cpu.server), middle(({ cpu }) => cpu.database)];
  console.log(
    `  ${act.padEnd(16)}${side.name.padEnd(10)}` +
      `${(server + database).toFixed(2).padStart(8)} ms (server ${server.toFixed(2)}, database ${database.toFixed(2)}), ` +
      `${middle(({ perSecond }) => perSecond).toFixed(0)} a second, ` +
      `half of the requests within ${middle(({ p50 }) => p50).toFixed(1)} ms`,
  );
}

/** Calls of the API that the home page of a worker makes, in their order. */
async function recordHome(hosted: Hosted): Promise<Recording> {
  const person = hosted.people.at(-1);
  if (person === undefined) throw new Error("A company without people");
  const browser = await launchBrowser();
  const requests: CannonRequest[] = [];
  try {
    const page = await enter(browser, {
      url: hosted.url,
      token: person.token,
      scheme: "light",
      link: "/timeRegistration",
      onPage: (opened) =>
        opened.on("request", (request) => {
          const { pathname, search } = new URL(request.url());
          if (!pathname.startsWith("/api/") || pathname.endsWith("/events")) return;
          // The request of the next holidays is the reader's own: nobody else has it.
          if (/\/solicitud\/\d+$/.test(pathname)) return;
          const body = request.postData();
          requests.push({
            method: request.method() === "POST" ? "POST" : "GET",
            path: `${pathname}${search}`,
            headers: { "content-type": "application/json" },
            ...(body !== null && { body }),
          });
        }),
    });
    await page.waitForTimeout(restMs);
  } finally {
    await browser.close();
  }
  return { trabajador_id: person.trabajador_id, requests };
}
