import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { getCase } from "@atrio/contract/complaints/cases";
import { mailboxKeyHeader, unlockMailbox } from "@atrio/contract/complaints/mailbox";

import { systemClock } from "../src/lib/calendar/clock.ts";

import { passphrase, secret } from "./complaints.ts";
import { cloneDatabase } from "./database.ts";
import { createFactory } from "./factory.ts";
import type { Company, SignedIn } from "./factory.ts";
import { boundary, formOf } from "./files.ts";
import { startOwnServer } from "./own-server.ts";
import type { OwnServer } from "./own-server.ts";
import { ogg } from "./recordings.ts";

const canaries = {
  agent: "KanariAgente/9.7",
  language: "pt-KN",
  email: "kanaricorreo@fuera.test",
  key: "kanari-idempotencia",
  address: "203.0.113.77",
};

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let root: pg.Pool;
let server: OwnServer;
let company: Company;
let handler: SignedIn;
let ana: SignedIn;

const sql = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await root.query<T>(text, values)).rows;

const agentHeaders = {
  "user-agent": canaries.agent,
  "accept-language": canaries.language,
  "x-forwarded-for": canaries.address,
  "idempotency-key": canaries.key,
};

type Sent = { token?: string; body?: unknown; headers?: Record<string, string> };

// oxlint-disable-next-line typescript/no-explicit-any -- a test says itself what it expects of an answer
async function post(path: string, { token, body, headers = {} }: Sent): Promise<any> {
  const isForm = Buffer.isBuffer(body);
  const type = isForm ? `multipart/form-data; boundary=${boundary}` : "application/json";
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: "POST",
    headers: {
      ...agentHeaders,
      "content-type": type,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm ? new Uint8Array(body) : JSON.stringify(body ?? {}),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(told)}`);
  return told;
}

beforeAll(async () => {
  database = await cloneDatabase(inject("templateUrl"));
  root = new pg.Pool({ connectionString: database.url, max: 2 });
  root.on("error", () => {});
  const factory = createFactory(sql, systemClock);
  company = await factory.company();
  handler = await factory.signedIn({ company, trabajador: { gestor_denuncias: true } });
  ana = await factory.signedIn({ company, nombre: "KanariNombre" });
  server = await startOwnServer(database.url);
  // The tests say themselves when it is time.
  await sql("delete from pgboss.schedule");
  await post("/buzon-denuncias/abrir", { token: handler.token, body: { frase: passphrase } });
});

afterAll(async () => {
  await server.stop();
  await root.end();
  await database.drop();
});

type Row = { table: string; xmin: number; text: string };

/** Every row of every table with its system columns, also of the queue. */
async function dump(): Promise<Row[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss')`,
  );
  const rows: Row[] = [];
  for (const { name } of tables) {
    const found = await sql<{ xmin: string; line: string }>(
      `select w.xmin::text, concat_ws(' ', w.xmax, w.ctid, row_to_json(w)) as line from ${name} w`,
    );
    rows.push(...found.map(({ xmin, line }) => ({ table: name, xmin: Number(xmin), text: line })));
  }
  return rows;
}

/** Views of the server about connections, locks and statements. */
async function views(): Promise<string> {
  const names = ["pg_stat_activity", "pg_locks", "pg_prepared_statements", "pg_stat_statements"];
  const texts: string[] = [];
  for (const name of names) {
    const [there] = await sql<{ there: boolean }>("select to_regclass($1) is not null as there", [
      name,
    ]);
    if (there?.there !== true) continue;
    texts.push(JSON.stringify(await sql(`select row_to_json(v)::text from ${name} v`)));
  }
  return texts.join("\n");
}

const isOwn = ({ table }: Row): boolean => table.startsWith("public.denuncia");
// The queue notes its own clockwork: beats of its maintenance and its schedules.
const isClockwork = ({ table }: Row): boolean =>
  /^pgboss\.(queue|schedule|version|job)/.test(table);

/** A row of the audit trail, which knows its moment, between two reports. */
const clockIn = async () =>
  sql("insert into auditoria (empresa_id, accion, objeto) values ($1, 'prueba', 'fichaje')", [
    company.empresa_id,
  ]);

describe("a server of its own process, signed in before (COMPLAINTS-4)", () => {
  it("keeps nothing that ties an anonymous report to person, session, address, agent or minute", async () => {
    await fetch(`${server.url}/api/v1/auth/user`, {
      headers: { ...agentHeaders, authorization: `Bearer ${ana.token}` },
    });
    await server.metrics();
    await sleep(300);
    const [rowsBefore, filesBefore, from] = [
      await dump(),
      await server.files(),
      server.output().length,
    ];
    const { token } = ana;
    const body = { ...secret, slug: company.slug, correo_personal: canaries.email };
    const minute = new Date().toISOString().slice(11, 16);
    const filed = await post("/denuncia/anonima", { token, body });
    const { uuid, id } = filed.data;
    await post("/denuncia-by-uuid", { token, body: { uuid } });
    await post("/denuncia-by-uuid/mensaje", { token, body: { uuid, texto: "kanariMENSAJE" } });
    const file = { name: "nota.ogg", bytes: ogg("KanariVoz") };
    const form = formOf([
      { name: "uuid", text: uuid },
      { name: "documento", file },
    ]);
    await post("/denuncia-by-uuid/documento", { token, body: form });
    await fetch(`${server.url}/api/v1/denuncia-by-uuid/${uuid}`, { headers: agentHeaders });
    await post("/denuncia/anonima", { token, body: {} }).catch(() => undefined);
    await sleep(300);

    const known = new Set(rowsBefore.map(({ table, text }) => `${table} ${text}`));
    const fresh = (await dump()).filter(({ table, text }) => !known.has(`${table} ${text}`));
    const foreign = fresh.filter((row) => !isOwn(row) && !isClockwork(row));
    expect(foreign.map(({ table }) => table)).toEqual([]);
    expect(fresh.filter(isOwn).length).toBeGreaterThan(5);
    const filesAfter = await server.files();
    expect([...filesAfter].filter(([path, text]) => filesBefore.get(path) !== text)).toEqual([]);
    expect(filesAfter.size).toBe(filesBefore.size);
    const log = server.output().slice(from);
    const told = [JSON.stringify(fresh), log, await server.metrics(), await views()]
      .join("\n")
      .toLowerCase();
    const tied = [...Object.values(canaries), uuid, "kanari", token, ana.email, "nota.ogg"];
    for (const canary of tied) expect(told).not.toContain(canary.toLowerCase());
    expect(log).not.toMatch(/denuncia/);
    expect(await server.metrics()).not.toMatch(/denuncia-by-uuid|denuncia.anonima/);
    // Of the minute neither: the rows of the report know the day alone.
    expect(JSON.stringify(fresh.filter(isOwn))).not.toContain(minute);
    const [row] = await sql<{ anonima: boolean; trabajador_id: number | null }>(
      "select anonima, trabajador_id from denuncia where id = $1",
      [id],
    );
    expect(row).toEqual({ anonima: true, trabajador_id: null });
  });
});

/** Waits until the queue has done a job. */
async function run(job: "complaints.mix" | "complaints.nightly"): Promise<void> {
  await sql("insert into trabajo_pendiente (nombre, datos) values ($1, '{}')", [job]);
  const before = Date.now();
  for (;;) {
    const [row] = await sql<{ count: string }>(
      `select (select count(*) from trabajo_pendiente where nombre = $1)
        + (select count(*) from pgboss.job where name = $1
           and state in ('created', 'active', 'retry')) as count`,
      [job],
    );
    if (row?.count === "0") return;
    if (Date.now() - before > 25_000) throw new Error(server.output());
    await sleep(100);
  }
}

const tables = ["denuncia", "denuncia_codigo", "denuncia_llave", "denuncia_mensaje"].concat([
  "denuncia_archivo",
  "denuncia_registro",
  "denuncia_tipo",
]);

/** Transactions that rows of reports name as writer or locker, and those of their long values. */
async function transactions(): Promise<number[]> {
  const long = await sql<{ name: string }>(
    "select reltoastrelid::regclass::text as name from pg_class where relname = any($1)",
    [tables],
  );
  const all = [...tables, ...long.map(({ name }) => name)];
  const ids = await sql<{ id: string }>(
    all
      .flatMap((table) => [
        `select xmin::text as id from ${table}`,
        `select xmax::text as id from ${table} where xmax::text <> '0'`,
      ])
      .join(" union "),
  );
  return ids.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
}

/** Reports, or ballots, in the order of a table's rows. */
async function placesIn(table: string): Promise<string> {
  const id = table === "denuncia" || table === "denuncia_tipo" ? "id" : "denuncia_id";
  const rows = await sql<{ id: string }>(`select ${id} as id from ${table} order by ctid`);
  return [...new Set(rows.map((row) => row.id))].join();
}

/** Files a report with a message and a file, as someone with an address of their own. */
async function fileWhole(address: string): Promise<void> {
  const headers = { "x-forwarded-for": address };
  const body = { ...secret, slug: company.slug, sin_correo: true };
  const { uuid } = (await post("/denuncia/anonima", { body, headers })).data;
  await post("/denuncia-by-uuid/mensaje", { body: { uuid, texto: "Otra vez" }, headers });
  const form = formOf([
    { name: "uuid", text: uuid },
    { name: "documento", file: { name: "nota.ogg", bytes: ogg("Voz") } },
  ]);
  await post("/denuncia-by-uuid/documento", { body: form, headers });
}

/** Transactions of rows that know their moment; between two of them lies the minute. */
async function clockings(): Promise<{ first: number; last: number }> {
  const ids = (await dump()).filter(({ text }) => text.includes('"prueba"')).map((row) => row.xmin);
  return { first: Math.min(...ids), last: Math.max(...ids) };
}

const between = async () => {
  const { first, last } = await clockings();
  return (await transactions()).filter((id) => id > first && id < last);
};

describe("the order of rows and transactions (COMPLAINTS-19)", () => {
  const reports = 16;

  it("reading a report, by its code or as a handler, leaves no transaction in its rows", async () => {
    const body = { ...secret, slug: company.slug, sin_correo: true };
    const { uuid, id } = (await post("/denuncia/anonima", { body })).data;
    const { token } = handler;
    const { data } = await post(unlockMailbox.path, { token, body: { frase: passphrase } });
    const before = await transactions();
    await clockIn();
    const read = await fetch(`${server.url}/api/v1${getCase.path.replace(":id", id)}`, {
      headers: { authorization: `Bearer ${token}`, [mailboxKeyHeader]: data.llave },
    });
    expect(read.status).toBe(200);
    await post("/denuncia-by-uuid", { body: { uuid } });
    await fetch(`${server.url}/api/v1/denuncia-by-uuid/${uuid}`);
    await clockIn();
    expect(await transactions()).toEqual(before);
  });

  it("ten minutes after a report no row of one lies between two moments that others know", async () => {
    await clockIn();
    await fileWhole("203.0.113.99");
    const [kind] = await sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 order by id limit 1",
      [company.empresa_id],
    );
    const { trabajador_id, token } = ana;
    const punch = { trabajador_id, fichador_id: kind?.id, observaciones: "prueba" };
    await post("/fichaje", { token, body: punch });
    // Until then the promise is that of the day: a copy of this moment tells the order.
    expect(await between()).not.toEqual([]);
    await run("complaints.mix");
    expect(await between()).toEqual([]);
    const [first, ...others] = await transactions();
    expect(others).toEqual([]);
    // Each turn moves all of them on: the first one tells as little of the moment as the last.
    await clockIn();
    await run("complaints.mix");
    const again = await transactions();
    expect(again).toHaveLength(1);
    expect(again[0]).toBeGreaterThan(Math.max(first ?? 0, (await clockings()).last));
  });

  it("rows stand in another random order after each night, and the old ones are gone", async () => {
    for (let index = 0; index < reports; index += 1) await fileWhole(`203.0.113.${100 + index}`);
    const seen = new Map<string, string[]>();
    for (const table of tables) {
      const filed = await placesIn(table);
      seen.set(table, [filed, filed.split(",").toReversed().join()]);
    }
    for (let nights = 0; nights < 3; nights += 1) {
      await run("complaints.nightly");
      for (const table of tables) seen.get(table)?.push(await placesIn(table));
    }
    // Five orders of 16 reports or more that differ: by chance two are equal once in 10^11 runs.
    for (const [table, orders] of seen) {
      expect({ table, orders: new Set(orders).size }).toEqual({ table, orders: 5 });
    }
    expect(await transactions()).toHaveLength(1);
    expect(await between()).toEqual([]);
    const dead = await sql<{ relname: string }>(
      "select relname from pg_stat_user_tables where relname like 'denuncia%' and n_dead_tup > 0",
    );
    expect(dead).toEqual([]);
  });
});
