import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { systemClock } from "../src/lib/calendar/clock.ts";

import { passphrase, secret } from "./complaints.ts";
import { cloneDatabase } from "./database.ts";
import { createFactory } from "./factory.ts";
import type { Company, SignedIn } from "./factory.ts";
import { boundary, formOf } from "./files.ts";
import { freePort } from "./free-port.ts";
import { ogg } from "./recordings.ts";

const main = join(import.meta.dirname, "..", "src", "main.ts");
const canaries = {
  agent: "KanariAgente/9.7",
  language: "pt-KN",
  email: "kanaricorreo@fuera.test",
  key: "kanari-idempotencia",
  address: "203.0.113.77",
};

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let root: pg.Pool;
let place = "";
let child: ChildProcess;
let url = "";
let output = "";
let company: Company;
let handler: SignedIn;
let ana: SignedIn;

const sql = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await root.query<T>(text, values)).rows;

/** A server of its own process, behind a proxy that it believes, with folders that a test can read. */
async function launch(): Promise<void> {
  const port = await freePort();
  for (const name of ["data", "tmp", "home"]) await mkdir(join(place, name));
  child = spawn(process.execPath, [main], {
    cwd: place,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      HOME: join(place, "home"),
      TMPDIR: join(place, "tmp"),
      DATA_DIR: join(place, "data"),
      DATABASE_URL: database.url,
      PORT: String(port),
      HOST: "127.0.0.1",
      TRUST_PROXY: "127.0.0.1",
      DEMO: "0",
      BALLAST_MB: "0",
      LOG_LEVEL: "trace",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null || tries > 600) throw new Error(output);
    await sleep(50);
  }
}

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
  const answer = await fetch(`${url}/api/v1${path}`, {
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
  place = await mkdtemp(join(tmpdir(), "atrio-traces-"));
  database = await cloneDatabase(inject("templateUrl"));
  root = new pg.Pool({ connectionString: database.url, max: 2 });
  root.on("error", () => {});
  const factory = createFactory(sql, systemClock);
  company = await factory.company();
  handler = await factory.signedIn({ company, trabajador: { gestor_denuncias: true } });
  ana = await factory.signedIn({ company, nombre: "KanariNombre" });
  await launch();
  await post("/buzon-denuncias/abrir", { token: handler.token, body: { frase: passphrase } });
});

afterAll(async () => {
  if (child.exitCode === null) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  await root.end();
  await database.drop();
  await rm(place, { recursive: true, force: true });
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

/** Every file below the server's folders with its times and bytes. */
async function files(): Promise<Map<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const all = new Map<string, string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs, ctimeMs } = await stat(path);
    const bytes = entry.isFile() ? (await readFile(path)).toString("latin1") : "";
    all.set(path.slice(place.length), `${mtimeMs} ${ctimeMs} ${bytes}`);
  }
  return all;
}

const metrics = async () => (await fetch(`${url}/metrics`)).text();
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
    await fetch(`${url}/api/v1/auth/user`, {
      headers: { ...agentHeaders, authorization: `Bearer ${ana.token}` },
    });
    await metrics();
    await sleep(300);
    const [rowsBefore, filesBefore, from] = [await dump(), await files(), output.length];
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
    await fetch(`${url}/api/v1/denuncia-by-uuid/${uuid}`, { headers: agentHeaders });
    await post("/denuncia/anonima", { token, body: {} }).catch(() => undefined);
    await sleep(300);

    const known = new Set(rowsBefore.map(({ table, text }) => `${table} ${text}`));
    const fresh = (await dump()).filter(({ table, text }) => !known.has(`${table} ${text}`));
    const foreign = fresh.filter((row) => !isOwn(row) && !isClockwork(row));
    expect(foreign.map(({ table }) => table)).toEqual([]);
    expect(fresh.filter(isOwn).length).toBeGreaterThan(5);
    const filesAfter = await files();
    expect([...filesAfter].filter(([path, text]) => filesBefore.get(path) !== text)).toEqual([]);
    expect(filesAfter.size).toBe(filesBefore.size);
    const log = output.slice(from);
    const told = [JSON.stringify(fresh), log, await metrics(), await views()]
      .join("\n")
      .toLowerCase();
    const tied = [...Object.values(canaries), uuid, "kanari", token, ana.email, "nota.ogg"];
    for (const canary of tied) expect(told).not.toContain(canary.toLowerCase());
    expect(log).not.toMatch(/denuncia/);
    expect(await metrics()).not.toMatch(/denuncia-by-uuid|denuncia.anonima/);
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
async function nightOf(): Promise<void> {
  await sql("insert into trabajo_pendiente (nombre, datos) values ('complaints.nightly', '{}')");
  const before = Date.now();
  for (;;) {
    const [row] = await sql<{ count: string }>(
      `select (select count(*) from trabajo_pendiente where nombre = 'complaints.nightly')
        + (select count(*) from pgboss.job where name = 'complaints.nightly'
           and state in ('created', 'active', 'retry')) as count`,
    );
    if (row?.count === "0") return;
    if (Date.now() - before > 25_000) throw new Error(output);
    await sleep(100);
  }
}

describe("the order of rows and transactions (COMPLAINTS-19)", () => {
  const reports = 8;

  it("tells neighbours until the night, and nothing afterwards", async () => {
    const order: string[] = [];
    const addresses = Array.from({ length: reports }, (_, index) => `203.0.113.${100 + index}`);
    for (const address of addresses) {
      await clockIn();
      const body = { ...secret, slug: company.slug, sin_correo: true };
      const headers = { "x-forwarded-for": address };
      order.push((await post("/denuncia/anonima", { body, headers })).data.id);
    }
    const [kind] = await sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 order by id limit 1",
      [company.empresa_id],
    );
    const { trabajador_id, token } = ana;
    const punch = { trabajador_id, fichador_id: kind?.id, observaciones: "prueba" };
    await post("/fichaje", { token, body: punch });
    await clockIn();
    const between = async () => {
      const rows = await dump();
      const clockings = rows
        .filter(({ text }) => text.includes('"prueba"'))
        .map(({ xmin }) => xmin);
      const [first, last] = [Math.min(...clockings), Math.max(...clockings)];
      return rows.filter((row) => isOwn(row) && row.xmin > first && row.xmin < last).length;
    };
    const byPlace = async () =>
      (
        await sql<{ id: string }>("select id from denuncia where id = any($1) order by ctid", [
          order,
        ])
      )
        .map(({ id }) => id)
        .join();
    // Until then the promise is that of the day: whoever reads along learns no more than the server.
    expect(await between()).toBeGreaterThan(0);
    expect(await byPlace()).toBe(order.join());
    await nightOf();
    expect(await between()).toBe(0);
    const ids = await sql<{ xmin: string }>(
      ["denuncia", "denuncia_codigo", "denuncia_llave", "denuncia_mensaje"]
        .concat(["denuncia_archivo", "denuncia_registro", "denuncia_tipo"])
        .map((table) => `select xmin::text from ${table}`)
        .join(" union "),
    );
    expect(ids).toHaveLength(1);
    // One of 40,320 orders is the old one.
    expect(await byPlace()).not.toBe(order.join());
    const dead = await sql<{ relname: string }>(
      "select relname from pg_stat_user_tables where relname like 'denuncia%' and n_dead_tup > 0",
    );
    expect(dead).toEqual([]);
  });
});
