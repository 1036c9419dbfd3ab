// `npm run bench -- complaints`: how well the time of an answer tells a wrong code of a report from an unknown
// one. A guesser who could tell them apart would learn which codes, reports and companies exist.
import { randomUUID } from "node:crypto";

import pg from "pg";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { systemClock } from "../apps/server/src/lib/calendar/clock.ts";
import { passphrase, secret } from "../apps/server/test/complaints.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import { showStep } from "../scripts/lib/progress.mjs";

import { dataDir, isQuick, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import { median } from "./rounds.ts";

/** Tries of each kind of code, by turns. */
const tries = isQuick ? 20 : 2000;
const warmUp = isQuick ? 5 : 200;
/** Bounds of the area under the curve: 0.5 is a coin. */
const bounds = { least: 0.45, most: 0.55 };

type Kind = { name: string; code: () => string };
type Measured = { name: string; auc: number; median: number };
type Answer = { status: number; text: string; milliseconds: number };

async function post(url: string, path: string, body: object, token?: string): Promise<Answer> {
  const headers = new Headers({ "content-type": "application/json" });
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, text, milliseconds: performance.now() - began };
}

/** Two reports of a company: the second one is withdrawn. */
async function fileReports(
  url: string,
  databaseUrl: string,
): Promise<{ id: string; kept: string; withdrawn: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = async <T extends Record<string, unknown>>(
      text: string,
      values: unknown[] = [],
    ): Promise<T[]> => (await client.query<T>(text, values)).rows;
    const factory = createFactory(sql, systemClock);
    const company = await factory.company();
    const trabajador = { gestor_denuncias: true };
    const { token } = await factory.signedIn({ company, trabajador });
    await post(url, "/buzon-denuncias/abrir", { frase: passphrase }, token);
    const [kept, withdrawn] = [randomUUID(), randomUUID()];
    for (const uuid of [kept, withdrawn]) await post(url, "/denuncia", { ...secret, uuid }, token);
    await post(url, "/denuncia-by-uuid/retirar", { uuid: withdrawn });
    const rows = await sql<{ id: string }>("select id from denuncia");
    if (rows.length !== 1) throw new Error(`There are ${rows.length} reports`);
    return { id: rows[0]?.id ?? "", kept, withdrawn };
  } finally {
    await client.end();
  }
}

/** A UUID whose last digit is another one. */
function changed(uuid: string): string {
  return `${uuid.slice(0, -1)}${uuid.endsWith("0") ? "1" : "0"}`;
}

/** Kinds of code that open nothing; the first is what the others are compared with. */
async function kindsOf(url: string, databaseUrl: string): Promise<Kind[]> {
  const { id, kept, withdrawn } = await fileReports(url, databaseUrl);
  const odd = "no es un código de denuncia: acaba";
  return [
    { name: "unknown", code: randomUUID },
    { name: "unknown again", code: randomUUID },
    { name: "one digit wrong", code: () => changed(kept) },
    { name: "malformed", code: () => `${odd}${Math.random() < 0.5 ? 1 : 2}` },
    { name: "id of a report", code: () => id },
    { name: "withdrawn", code: () => withdrawn },
  ];
}

/**
 * Probability that a time of the second kind is longer than one of the first: the area under the curve
 * of a guesser who goes by the time alone.
 */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const sorted = first.toSorted((one, other) => one - other);
  let wins = 0;
  for (const time of second) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < time) low = middle + 1;
      else high = middle;
    }
    wins += low;
  }
  return wins / (first.length * second.length);
}

async function measure(url: string, kinds: readonly Kind[]): Promise<Measured[]> {
  const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  let expected: string | undefined;
  for (let round = -warmUp; round < tries; round += 1) {
    // Another kind begins each round: none is always behind the same one.
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(turn + Math.abs(round)) % kinds.length];
      if (kind === undefined) continue;
      const answer = await post(url, "/denuncia-by-uuid", { uuid: kind.code() });
      expected ??= answer.text;
      if (answer.status !== 404 || answer.text !== expected) throw new Error(answer.text);
      if (round >= 0) times.get(kind.name)?.push(answer.milliseconds);
    }
  }
  const [first] = kinds;
  const ground = times.get(first?.name ?? "") ?? [];
  return [...times].map(([name, all]) => ({
    name,
    auc: areaUnderCurve(ground, all),
    median: median(all),
  }));
}

/** Prints how far each kind of code is told from an unknown one, and answers those out of bounds. */
export async function measureComplaints(): Promise<string[]> {
  return onDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    try {
      const kinds = await kindsOf(server.url, databaseUrl);
      const measured = await showStep(`Trying ${kinds.length * tries} codes by turns`, () =>
        measure(server.url, kinds),
      );
      return print(measured);
    } finally {
      await server.stop();
    }
  });
}

function print(measured: readonly Measured[]): string[] {
  console.log("\nCodes that open nothing: area under the curve beside unknown ones");
  for (const { name, auc, median: middle } of measured) {
    console.log(
      `${name.padEnd(20)}${auc.toFixed(3).padStart(8)}${`${middle.toFixed(2)} ms`.padStart(12)}`,
    );
  }
  const { least, most } = bounds;
  const out = measured.filter(
    ({ name, auc }) => name !== "unknown" && !(auc >= least && auc <= most),
  );
  console.log(`\nBudget: ${least} to ${most}.`);
  console.log(out.length === 0 ? "Everything keeps it." : `Out of it: ${out.length} kinds.`);
  return out.map(({ name }) => name);
}
