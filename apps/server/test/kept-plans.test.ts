import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { currentUser } from "@atrio/contract/access/auth";
import { hiredModules } from "@atrio/contract/company/company";
import type { Endpoint } from "@atrio/contract/endpoint";
import { listBalances } from "@atrio/contract/leave/leave";
import { listOwnRequests, listTeamRequests } from "@atrio/contract/leave/requests";
import { payslips } from "@atrio/contract/papers/payslips";
import { listWorkers } from "@atrio/contract/people/directory";
import { listTeamIncidences } from "@atrio/contract/time/hours-bank";
import { scheduleToday } from "@atrio/contract/time/schedules";
import { listWorkdays, openSigning, punch, workedHoursSummary } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "./factory.ts";
import { startTestApp } from "./harness.ts";
import type { TestApp } from "./harness.ts";
import { fillWithHistory } from "./history.ts";

/** Calls of each statement before its plan is looked at: PostgreSQL compares plans from the sixth on. */
const repeats = 8;
const minute = 60_000;
const sizes = { small: 60, large: 5000 };

type People = { company: Company; worker: SignedIn; head: SignedIn; fichador_id: number };
type Sent = { name: string; text: string; values: unknown[] };
type Prepared = { name: string; statement: string; generic: number; custom: number };

let t: TestApp;
let small: People;
let large: People;
let sent = new Map<string, Sent>();

async function companyOf(slug: string, people: number): Promise<People> {
  const company = await t.factory.company({ slug });
  const roles = { permiso_supervisor: true, supervisor_bolsa_horas: true, administrador: true };
  const head = await t.factory.signedIn({ company, trabajador: roles });
  const worker = await t.factory.signedIn({ company });
  await fillWithHistory(t, { company, head, people: people - 2 });
  const [type] = await t.sql<{ id: number }>(
    "select min(id) as id from fichador where empresa_id = $1",
    [company.empresa_id],
  );
  return { company, worker, head, fichador_id: type?.id ?? 0 };
}

/** Notes the values of each named statement that the connection runs, newest last. */
function overhear(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to its own client below
  const { query } = pg.Client.prototype;
  const noting = function noting(this: pg.Client, ...args: unknown[]): unknown {
    const [one] = args as [Partial<Sent>];
    if (typeof one === "object" && typeof one.name === "string") {
      sent.set(one.name, { name: one.name, text: one.text ?? "", values: one.values ?? [] });
    }
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, "query", noting);
  return () => void Reflect.set(pg.Client.prototype, "query", query);
}

/** Reads that people make all day, each for its usual caller. */
async function askAll({ worker, head, fichador_id }: People): Promise<void> {
  const { trabajador_id, token } = worker;
  const own = { trabajador_id };
  const paramsFront = JSON.stringify({ skip: 0, take: 25 });
  const asked: Array<[Endpoint, object]> = [
    [currentUser, { token }],
    [hiredModules, { token }],
    [listWorkdays, { token, query: { ...own, dia: "2026-11-12to2026-11-18" } }],
    [openSigning, { token, query: own }],
    [workedHoursSummary, { token, query: { ...own, year: 2026, month: 11 } }],
    [scheduleToday, { token, params: { id: trabajador_id } }],
    [listBalances, { token, params: { id: trabajador_id }, query: { year: 2026 } }],
    [listOwnRequests, { token, params: { id: trabajador_id }, body: { paramsFront } }],
    [payslips, { token, params: { id: trabajador_id } }],
    [listTeamIncidences, { token: head.token, body: { paramsFront } }],
    [
      listWorkers,
      { token: head.token, params: { id: head.trabajador_id }, query: { paramsFront } },
    ],
    [listTeamRequests, { token: head.token, body: { paramsFront } }],
    [punch, { token, body: { ...own, accion: "entrada", fichador_id } }],
    [punch, { token, body: { ...own, accion: "salida" } }],
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

async function prepared(): Promise<Prepared[]> {
  return t.ctx.db.gateLookup<Prepared>({
    name: "prepared",
    text: `select name, statement, generic_plans::integer as generic, custom_plans::integer as custom
      from pg_prepared_statements where name <> 'prepared'`,
    values: [],
  });
}

/** Blocks of a statement under the plan that the connection keeps. */
async function blocksOf({ company }: People, one: Sent): Promise<number> {
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return "null";
    if (Buffer.isBuffer(value)) return `'\\x${value.toString("hex")}'::bytea`;
    if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(",")}}`);
    return pg.escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));
  };
  const values = one.values.length === 0 ? "" : `(${one.values.map(literal).join(", ")})`;
  const explain = sql.raw<{ "QUERY PLAN": string }>(
    `explain (analyze, buffers, timing off) execute ${one.name}${values}`,
  );
  const work = async (tx: Parameters<typeof explain.execute>[0]) => explain.execute(tx);
  const { rows } =
    one.name === "session_check"
      ? await t.ctx.db.gate(work)
      : await t.ctx.db.tenant(company.empresa_id, work);
  const buffers = rows.map((row) => row["QUERY PLAN"]).find((line) => line.includes("Buffers:"));
  const [, hit = "0"] = /hit=(\d+)/.exec(buffers ?? "") ?? [];
  const [, read = "0"] = /read=(\d+)/.exec(buffers ?? "") ?? [];
  return Number(hit) + Number(read);
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
    const stop = overhear();
    try {
      for (let time = 0; time < repeats; time += 1) await askAll(small);
      const ofSmall = sent;
      sent = new Map();
      await askAll(large);
      const hot = (await prepared()).filter(({ generic, custom }) => generic + custom >= repeats);
      expect(hot.length).toBeGreaterThan(15);
      expect(hot.filter(({ generic }) => generic === 0).map((one) => one.statement)).toEqual([]);
      const grown: string[] = [];
      for (const { name, statement } of hot) {
        const [mine, theirs] = [ofSmall.get(name), sent.get(name)];
        if (mine === undefined || theirs === undefined || !/^\s*(select|with)/i.test(statement)) {
          continue;
        }
        if (/for update|cadena_bloquear|fichaje_apuntar/.test(statement)) continue;
        const few = await blocksOf(small, mine);
        const many = await blocksOf(large, theirs);
        // Indexes of a larger table are a level or two deeper.
        if (many > 2 * few + 40) grown.push(`${few} and ${many} blocks: ${statement}`);
      }
      expect(grown).toEqual([]);
    } finally {
      stop();
    }
  },
);
