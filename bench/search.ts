// `npm run bench -- search`: the search of the portal in a company of 5,000 people, by what people type.
import { loadavg } from "node:os";

import { searchPortal } from "@atrio/contract/company/search";

import { loadConfig } from "../apps/server/src/config.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";

import type { SignedIn } from "./company.ts";
import { dataDir, isQuick, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import { median } from "./rounds.ts";
import { makeFullCompany } from "./scale.ts";

/** Milliseconds of half of the answers to the slowest text, at most. */
const budget = 100;
const people = isQuick ? 20 : 5000;
const rounds = isQuick ? 1 : 15;
const years = isQuick ? 0.1 : 0.3;

/** Texts of the four languages, some with typing errors, some that nothing has. */
const texts: readonly string[] = [
  "lopez",
  "lópez javier",
  "jaiver lopes",
  "garc",
  "maria garcia",
  "mraia gacria",
  "r00042",
  "teléfono de garcía",
  "última nómina",
  "ultima nomnia",
  "nómina octubre",
  "payslip september",
  "dernier bulletin",
  "recibo de vencimento de agosto",
  "convenio",
  "vacaciones",
  "vacacoines de agosto",
  "holidays in december",
  "congés août",
  "férias de dezembro",
  "ayer",
  "12/11",
  "nadie se llama así",
  "a",
];

type Timed = { text: string; median: number; most: number };

async function ask(url: string, { token }: SignedIn, text: string): Promise<number> {
  const query = new URLSearchParams({ texto: text });
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1${searchPortal.path}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  searchPortal.response.parse(await answer.json());
  return performance.now() - began;
}

/** Times of each text, asked one after another by turns. */
async function time(url: string, askers: readonly SignedIn[]): Promise<Timed[]> {
  const [first] = askers;
  if (first === undefined) throw new Error("Nobody is signed in");
  for (const text of texts) await ask(url, first, text);
  const times = new Map<string, number[]>(texts.map((text) => [text, []]));
  for (let round = 0; round < rounds; round += 1) {
    const person = askers[round % askers.length] ?? first;
    for (const text of texts) times.get(text)?.push(await ask(url, person, text));
  }
  return [...times].map(([text, all]) => ({ text, median: median(all), most: Math.max(...all) }));
}

/** Prints the times of workers and of supervisors; answers the exceeded budgets. */
export async function measureSearch(): Promise<string[]> {
  const config = loadConfig({ DATA_DIR: dataDir });
  return onDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const { workers: signedIn } = await makeFullCompany(databaseUrl, config, {
      workers: people,
      years,
      slug: "search",
    });
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    try {
      const over: string[] = [];
      const roleOf = (one: SignedIn) => (one.supervisados === 0 ? "workers" : "supervisors");
      for (const [role, askers] of Map.groupBy(signedIn, roleOf)) {
        over.push(...report(role, await time(server.url, askers)));
      }
      return over;
    } finally {
      await server.stop();
    }
  });
}

function report(who: string, timed: readonly Timed[]): string[] {
  console.log(
    `\nSearch by ${who} of ${people} people, load average ${loadavg()[0]?.toFixed(1)}, ms:`,
  );
  for (const one of timed) {
    console.log(`  ${one.text.padEnd(32)}${one.median.toFixed(1)}, at most ${one.most.toFixed(1)}`);
  }
  const over = isQuick ? [] : timed.filter((one) => one.median > budget);
  return over.map(
    ({ text, median: half }) => `search for '${text}' by ${who}: ${half.toFixed(0)} ms`,
  );
}
