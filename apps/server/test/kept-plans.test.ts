import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { Endpoint } from "@atrio/contract/endpoint";
import { punch } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "./factory.ts";
import { startTestApp } from "./harness.ts";
import type { TestApp } from "./harness.ts";
import { fillWithHistory } from "./history.ts";
import { hotReads, readPrepared, repeats, withPayslip } from "./hot-reads.ts";
import { overhear } from "./statements.ts";

/** Cost that PostgreSQL adds for making a plan, of the smallest statement. */
const planning = 2.5;
const minute = 60_000;
const sizes = { small: 60, large: 5000 };

type People = {
  company: Company;
  worker: Awaited<ReturnType<typeof withPayslip<SignedIn>>>;
  head: SignedIn;
  fichador_id: number;
};
type Sent = { name: string; values: readonly unknown[] };

let t: TestApp;
let small: People;
let large: People;
let sent = new Map<string, Sent>();

async function companyOf(slug: string, people: number): Promise<People> {
  const company = await t.factory.company({ slug });
  const roles = { permiso_supervisor: true, supervisor_bolsa_horas: true, administrador: true };
  const head = await t.factory.signedIn({ company, trabajador: roles });
  const person = await t.factory.signedIn({ company });
  await fillWithHistory(t, { company, head, people: people - 2 });
  const worker = await withPayslip(t, person);
  const [type] = await t.sql<{ id: number }>(
    "select min(id) as id from fichador where empresa_id = $1",
    [company.empresa_id],
  );
  return { company, worker, head, fichador_id: type?.id ?? 0 };
}

/** Hot reads and a day's punches. */
async function askAll({ worker, head, fichador_id }: People): Promise<void> {
  const { trabajador_id, token } = worker;
  const asked: Array<[Endpoint, object]> = [
    ...hotReads({ worker, head }),
    [punch, { token, body: { trabajador_id, accion: "entrada", fichador_id } }],
    [punch, { token, body: { trabajador_id, accion: "salida" } }],
  ];
  for (const [endpoint, input] of asked) {
    // Time passes between a punch and the next.
    t.clock.advance({ minutes: 1 });
    const answer = await t.call(endpoint, input);
    expect([endpoint.path, answer.status, answer.body.code]).toEqual([
      endpoint.path,
      200,
      undefined,
    ]);
  }
}

/** Blocks that a plan takes by its text. */
function blocksIn(plan: readonly string[]): number {
  const buffers = plan.find((line) => line.includes("Buffers:")) ?? "";
  const [, hit = "0"] = /hit=(\d+)/.exec(buffers) ?? [];
  const [, read = "0"] = /read=(\d+)/.exec(buffers) ?? [];
  return Number(hit) + Number(read);
}

/** Cost that the planner expects of a plan by its text. */
function costIn([first = ""]: readonly string[]): number {
  const [, cost = "NaN"] = /cost=[\d.]+\.\.([\d.]+)/.exec(first) ?? [];
  return Number(cost);
}

/** Plan of a statement: the one that the connection keeps, or the one made for its values. */
async function planOf({ company }: People, one: Sent, kind: "kept" | "own"): Promise<string[]> {
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return "null";
    if (Buffer.isBuffer(value)) return `'\\x${value.toString("hex")}'::bytea`;
    if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(",")}}`);
    return pg.escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));
  };
  const values = one.values.length === 0 ? "" : `(${one.values.map(literal).join(", ")})`;
  const how = kind === "kept" ? "analyze, buffers, timing off" : "costs";
  const mode = sql.raw(
    `set local plan_cache_mode = force_${kind === "kept" ? "generic" : "custom"}_plan`,
  );
  const explain = sql.raw<{ "QUERY PLAN": string }>(
    `explain (${how}) execute ${one.name}${values}`,
  );
  const work = async (tx: Parameters<typeof explain.execute>[0]) => {
    await mode.execute(tx);
    return explain.execute(tx);
  };
  const { rows } =
    one.name === "session_check"
      ? await t.ctx.db.gate(work)
      : await t.ctx.db.tenant(company.empresa_id, work);
  return rows.map((row) => row["QUERY PLAN"]);
}

beforeAll(async () => {
  // A single connection: it keeps all the plans.
  t = await startTestApp({ poolSize: 1 });
  small = await companyOf("poca", sizes.small);
  large = await companyOf("mucha", sizes.large);
  // The planner expects years of history of a person, of which only days were inserted.
  for (const table of [
    "jornada",
    "fichaje",
    "fichaje_evento",
    "incidencia",
    "ausencia",
    "solicitud",
    "nomina",
  ]) {
    await t.sql(`alter table ${table} alter column trabajador_id set (n_distinct = 100)`);
  }
  await t.sql("vacuum analyze");
}, 2 * minute);

afterAll(async () => t.stop());

it(
  "PostgreSQL keeps the plan of each hot statement, and the plan serves a large company",
  { timeout: 2 * minute },
  async () => {
    const stop = overhear(({ name, values = [] }) => {
      if (name !== undefined) sent.set(name, { name, values });
    });
    try {
      for (let time = 0; time < repeats; time += 1) await askAll(small);
      const ofSmall = sent;
      sent = new Map();
      await askAll(large);
      const hot = await readPrepared(t);
      expect(hot.length).toBeGreaterThan(15);
      expect(hot.filter(({ generic }) => generic === 0).map((one) => one.statement)).toEqual([]);
      const grown: string[] = [];
      const guessed: string[] = [];
      let compared = 0;
      for (const { name, statement } of hot) {
        const [mine, theirs] = [ofSmall.get(name), sent.get(name)];
        if (mine === undefined || theirs === undefined || !/^\s*(select|with)/i.test(statement)) {
          continue;
        }
        if (/for update|cadena_bloquear|fichaje_apuntar/.test(statement)) continue;
        compared += 1;
        const kept = await planOf(small, mine, "kept");
        const [few, many] = [blocksIn(kept), blocksIn(await planOf(large, theirs, "kept"))];
        const [usual, own] = [costIn(kept), costIn(await planOf(small, mine, "own"))];
        if (usual > own * 1.05 + planning) guessed.push(`${usual} and ${own}: ${statement}`);
        // Indexes of a larger table are a level or two deeper.
        if (many > 2 * few + 40) grown.push(`${few} and ${many} blocks: ${statement}`);
      }
      expect(compared).toBeGreaterThan(30);
      expect(grown).toEqual([]);
      expect(guessed).toEqual([]);
    } finally {
      stop();
    }
  },
);
