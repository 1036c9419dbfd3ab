// `npm run bench -- morning`: everybody clocks in within a minute while others read. Each punch
// and each read begins at its own moment, whatever the server does meanwhile, as people do.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { loadConfig } from "../apps/server/src/config.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { showStep } from "../scripts/lib/progress.mjs";

import { lastWeek } from "./cases.ts";
import { forgetTodaysPunches, makeCompany, withClient } from "./company.ts";
import type { SignedIn } from "./company.ts";
import { dataDir, isQuick, onDatabase, readNumbers } from "./place.ts";
import { startProduct } from "./processes.ts";

/** A reader looks, then thinks for about so long. */
const THINK_MS = 2000;
const LAST_ANSWER_MS = 30_000;
const usual = isQuick
  ? { workers: 8, readers: 2, years: 0.02, seconds: 2 }
  : { workers: 500, readers: 100, years: 1, seconds: 60 };

type Timed = { ms: number; problem: string | undefined };

/** Runs the morning and answers the failures: there may be none. */
export async function measureMorning(args: readonly string[]): Promise<string[]> {
  const size = readNumbers(args, usual);
  const config = loadConfig({ DATA_DIR: dataDir });
  return onDatabase(async (url) => {
    await migrate(url);
    const people = size.workers + size.readers;
    // Some more people, because former workers are among them.
    const company = await showStep(`Making ${people} people, ${size.years} years`, () =>
      makeCompany(url, config, {
        workers: Math.ceil(people * 1.1) + 5,
        years: size.years,
        slug: "morning",
      }),
    );
    await forgetTodaysPunches(url);
    const arriving = company.workers.slice(0, size.workers);
    const reading = company.workers.slice(size.workers, people);
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: url });
    try {
      const [punches, reads] = await showStep(
        `${arriving.length} clock in within ${size.seconds} s while ${reading.length} read`,
        () =>
          Promise.all([
            arrive(server.url, arriving, size.seconds),
            read(server.url, reading, size.seconds),
          ]),
      );
      print("clock-in", punches);
      print("read", reads);
      const open = await countOpen(url, company.empresa_id);
      console.log(`Open signings afterwards: ${open} of ${arriving.length}`);
      const problems = [...punches, ...reads].flatMap(({ problem }) => problem ?? []);
      for (const problem of problems.slice(0, 5)) console.log(`  ${problem}`);
      return [
        ...(problems.length === 0 ? [] : [`${problems.length} errors`]),
        ...(open === arriving.length ? [] : ["punches were lost"]),
      ];
    } finally {
      await server.stop();
    }
  });
}

/** Random moments within the time, one for each person. */
async function arrive(url: string, people: readonly SignedIn[], seconds: number): Promise<Timed[]> {
  return Promise.all(
    people.map(async (person) => {
      await sleep(Math.random() * seconds * 1000);
      return timed(`${url}/api/v1/fichaje`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${person.token}`,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify({
          trabajador_id: person.trabajador_id,
          accion: "entrada",
          fichador_id: person.fichador_id,
        }),
      });
    }),
  );
}

/** Readers look at their week, or at their people, again and again until the time is over. */
async function read(url: string, people: readonly SignedIn[], seconds: number): Promise<Timed[]> {
  const until = performance.now() + seconds * 1000;
  const days = lastWeek(new Date());
  const one = async (person: SignedIn): Promise<Timed[]> => {
    const path =
      person.supervisados > 0
        ? `/supervisor/info-supervisados/${person.trabajador_id}`
        : `/jornada?trabajador_id=${person.trabajador_id}&dia=${days}`;
    const all: Timed[] = [];
    await sleep(Math.random() * THINK_MS);
    while (performance.now() < until) {
      const headers = { authorization: `Bearer ${person.token}` };
      all.push(await timed(`${url}/api/v1${path}`, { headers }));
      await sleep(THINK_MS * (0.5 + Math.random()));
    }
    return all;
  };
  return (await Promise.all(people.map(one))).flat();
}

async function timed(url: string, request: RequestInit): Promise<Timed> {
  const began = performance.now();
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(LAST_ANSWER_MS) });
    const text = await answer.text();
    const ms = performance.now() - began;
    return { ms, problem: answer.ok ? undefined : `${answer.status} ${text}` };
  } catch (error) {
    return { ms: performance.now() - began, problem: String(error) };
  }
}

function print(name: string, all: readonly Timed[]): void {
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number): string => (times[Math.ceil(times.length * part) - 1] ?? 0).toFixed(1);
  const errors = all.filter(({ problem }) => problem !== undefined).length;
  console.log(
    `${name.padEnd(10)}${String(all.length).padStart(6)} requests, ${errors} errors, ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`,
  );
}

async function countOpen(databaseUrl: string, companyId: number): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ total: number }>(
      "select count(*)::integer as total from fichaje where empresa_id = $1 and hora_fin is null and not borrado",
      [companyId],
    );
    return rows[0]?.total ?? 0;
  });
}
