// `npm run bench -- board`: the shift planner of 200 people and a month of 5,000 shifts: one answer of the
// board, publishing 2,000 shifts, a year of a recurrence for 50 people, the statements that these take in
// a company of 60 and in one of 5,000, and the board in a browser.
import { join } from "node:path";

import type { CannonRequest } from "autocannon";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { showStep } from "../scripts/lib/progress.mjs";
import { buildWebIfStale } from "../scripts/lib/web-build.ts";

import { measureBoardPage } from "./board-page.ts";
import { board, days, makeSites, recurrence, request, size } from "./board-site.ts";
import type { Site } from "./board-site.ts";
import { withClient } from "./company.ts";
import { dataDir, isQuick, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import { countQueries } from "./queries.ts";
import { median } from "./rounds.ts";

/** Budget in seconds of an answer. */
const most = { board: 1, publish: 2, recurrence: 2 };

const publish = (site: Site, turno_ids: number[]): CannonRequest =>
  request(site, "POST", "/publish-massive", { from: site.from, to: site.to, turno_ids });

type Answer = { seconds: number; bytes: number; data: Record<string, unknown> };

async function ask(url: string, { method, path, headers, body }: CannonRequest): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: method ?? "GET",
    headers: headers ?? {},
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  const seconds = (performance.now() - began) / 1000;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the server's own contract says
  const { data } = JSON.parse(text) as { data: Record<string, unknown> };
  return { seconds, bytes: text.length, data };
}

/** Prints the figures of the shift planner; answers the exceeded budgets. */
export async function measureBoard(): Promise<string[]> {
  await buildWebIfStale(join(import.meta.dirname, ".."));
  return onDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const sites = await showStep(`Making ${size.large + size.small} people`, () =>
      withClient(databaseUrl, (client) => makeSites(client)),
    );
    const counted = await countAll(databaseUrl, sites);
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    try {
      // The page first: afterwards a year of shifts more is there.
      const page = await measureBoardPage(server.url, sites.large);
      return [...counted, ...page, ...(await measureOn(server.url, sites.large))];
    } finally {
      await server.stop();
    }
  });
}

async function countAll(
  databaseUrl: string,
  { small, large }: Record<"small" | "large", Site>,
): Promise<string[]> {
  const cases: Array<[string, CannonRequest, CannonRequest]> = [
    ["board", board(small), board(large)],
    ["recurrence", recurrence(small, 2, true), recurrence(large, 4, true)],
  ];
  const sent = cases.flatMap(([, one, other]) => [one, other]);
  const counts = await countQueries({ databaseUrl, dataDir }, sent);
  console.log(`\nStatements for one answer, in companies of ${size.small} and ${size.large}:`);
  return cases.flatMap(([name], index) => {
    const [one, other] = [counts[index * 2], counts[index * 2 + 1]];
    console.log(`  ${name.padEnd(18)}${one} and ${other}`);
    return one === other ? [] : [`${name} (statements)`];
  });
}

async function measureOn(url: string, site: Site): Promise<string[]> {
  const boards: Answer[] = [];
  for (let round = 0; round <= size.rounds; round += 1) boards.push(await ask(url, board(site)));
  const [opened] = boards;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the server's own contract says
  const turnos = (opened?.data["turnos"] ?? []) as Array<{ id: number }>;
  const chosen = turnos.slice(0, size.published).map(({ id }) => id);
  const published = await ask(url, publish(site, chosen));
  const previewed = await ask(url, recurrence(site, size.repeated, true));
  const repeated = await ask(url, recurrence(site, size.repeated, false));
  const usual = median(boards.slice(1).map(({ seconds }) => seconds));
  const row = (name: string, seconds: number, more: string): void =>
    console.log(`  ${name.padEnd(18)}${seconds.toFixed(2)} s, ${more}`);
  console.log(`\nShift planner of ${size.people} people and ${days} days:`);
  row("board, first", opened?.seconds ?? 0, `${turnos.length} shifts`);
  row("board", usual, `${((opened?.bytes ?? 0) / 1e6).toFixed(1)} MB before compression`);
  row("publish", published.seconds, JSON.stringify(published.data));
  row("preview of a year", previewed.seconds, `${size.repeated} people`);
  row("year", repeated.seconds, `${(repeated.bytes / 1e6).toFixed(1)} MB before compression`);
  const isOver = (name: keyof typeof most, seconds: number): string[] =>
    isQuick || seconds <= most[name] ? [] : [`${name} (${seconds.toFixed(2)} s)`];
  return [
    ...(published.data["turnos"] === chosen.length ? [] : ["published shifts"]),
    ...isOver("board", usual),
    ...isOver("publish", published.seconds),
    ...isOver("recurrence", Math.max(repeated.seconds, previewed.seconds)),
  ];
}
