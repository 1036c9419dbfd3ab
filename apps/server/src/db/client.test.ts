import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";

import { sql } from "kysely";
import pg from "pg";
import { afterEach, expect, inject, it } from "vitest";

import { cloneDatabase } from "../../test/database.ts";

import { openDb } from "./client.ts";
import type { Db, Tx } from "./client.ts";
import { isUnavailable } from "./failures.ts";
import { patience } from "./pulse.ts";

let server: Server | undefined;
let db: Db | undefined;

afterEach(async () => {
  await db?.close();
  server?.close();
  [db, server] = [undefined, undefined];
});

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const authenticated = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const dying = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

/** A server on which `greet` answers the first bytes of each connection; its address. */
async function serverThat(greet: (socket: Socket) => void): Promise<string> {
  const fake = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => greet(socket));
  });
  server = fake;
  fake.listen(0, "127.0.0.1");
  await once(fake, "listening");
  const { port } = fake.address() as AddressInfo;
  return `postgres://somebody@127.0.0.1:${port}/some`;
}

/** A server that answers every connection with the same bytes, in one packet, and hangs up. */
const serverSaying = async (...messages: Buffer[]): Promise<string> =>
  serverThat((socket) => socket.end(Buffer.concat(messages)));

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => undefined,
    (error: unknown) => error,
  );
}

// Without a listener on the connection this ends the whole process.
it("a server that dies with its first packet counts as unavailable", async () => {
  const doomed = openDb(await serverSaying(authenticated, ready, dying));
  db = doomed;
  const lookup = { name: "one", text: "select 1", values: [] };
  expect(isUnavailable(await failureOf(() => doomed.gateLookup(lookup)))).toBe(true);
  const work = () => doomed.gate(async (tx) => sql`select 1`.execute(tx));
  expect(isUnavailable(await failureOf(work))).toBe(true);
});

it("a server that refuses connections while it starts counts as unavailable", async () => {
  const starting = message("E", Buffer.from("SFATAL\0C57P03\0Mthe database is starting up\0\0"));
  const refused = openDb(await serverSaying(starting));
  db = refused;
  const lookup = { name: "one", text: "select 1", values: [] };
  expect(isUnavailable(await failureOf(() => refused.gateLookup(lookup)))).toBe(true);
});

it("a connection starts as the door role and returns to it after a company's transaction", async () => {
  const clone = await cloneDatabase(inject("templateUrl"));
  const one = openDb(clone.url, { max: 1 });
  const who = { name: "who", text: "select current_user::text as name", values: [] };
  expect(await one.gateLookup(who)).toEqual([{ name: "atrio_gate" }]);
  const inside = await one.tenant(1, async (tx) => sql`select current_user::text`.execute(tx));
  expect(inside.rows).toEqual([{ current_user: "atrio_app" }]);
  expect(await one.gateLookup(who)).toEqual([{ name: "atrio_gate" }]);
  const door = await one.gate(async (tx) => sql`select current_user::text`.execute(tx));
  expect(door.rows).toEqual([{ current_user: "atrio_gate" }]);
  await one.close();
  await clone.drop();
});

it("the answer kept of a repeatable call is undone with its transaction", async () => {
  const clone = await cloneDatabase(inject("templateUrl"));
  const one = openDb(clone.url, { max: 1 });
  const owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
  const { rows } = await owner.query<{ empresa_id: number; trabajador_id: number }>(
    `with e as (insert into empresa (slug, nombre, zona_horaria, inicio_registro)
         values ('una', 'Una', 'Europe/Madrid', '2024-01-01') returning empresa_id),
       a as (insert into account (email) values ('una@prueba.test') returning account_user_id)
     insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
     select empresa_id, account_user_id, 1, 'N', 'A', '2024-01-08' from e, a
     returning empresa_id, id as trabajador_id`,
  );
  const [{ empresa_id, trabajador_id } = { empresa_id: 0, trabajador_id: 0 }] = rows;
  // Fails at the COMMIT, which follows the answer.
  await owner.query(`create table late (id integer primary key,
    other integer references late deferrable initially deferred)`);
  await owner.query("grant insert on late to atrio_app");
  const key = { trabajador_id, clave: "late-0001", operacion: "POST /late" };
  const asked = { ...key, peticion_hash: Buffer.from("late") };
  const work = async (other: number) =>
    one.tenant(
      empresa_id,
      async (tx) => {
        await sql`insert into late values (1, ${other}::integer)`.execute(tx);
        return { other };
      },
      asked,
    );
  await expect(work(2)).rejects.toMatchObject({ code: "23503", table: "late" });
  const kept = "select respuesta from respuesta_idempotente where clave = 'late-0001'";
  expect((await owner.query(kept)).rows).toEqual([]);
  expect(await work(1)).toEqual({ other: 1 });
  expect((await owner.query(kept)).rows).toEqual([{ respuesta: { other: 1 } }]);
  expect(await work(2)).toEqual({ other: 1 });
  await owner.end();
  await one.close();
  await clone.drop();
});

it("a statement after the end of its transaction or packet is refused, and reaches no other company", async () => {
  const clone = await cloneDatabase(inject("templateUrl"));
  const one = openDb(clone.url, { max: 1 });
  const keep = async (tx: Tx) => ({ tx, rows: await sql`select 1`.execute(tx) });
  const ended = [await one.read(7, keep), await one.tenant(7, keep)];
  const idOf = async (tx: Tx) => sql`select empresa_actual() as id`.execute(tx);
  for (const { tx: strayed } of ended) {
    const both = async (tx: Tx) => Promise.allSettled([idOf(strayed), idOf(tx)]);
    const refused = [{ status: "rejected" }, { value: { rows: [{ id: 8 }] } }];
    expect(await one.read(8, both)).toMatchObject(refused);
    expect(await one.tenant(8, both)).toMatchObject(refused);
  }
  await one.close();
  await clone.drop();
});

it("a read batch is sent in one packet, and refuses statements added later", async () => {
  const clone = await cloneDatabase(inject("templateUrl"));
  const one = openDb(clone.url, { max: 1 });
  const answers = await one.read(7, async (tx) =>
    Promise.all([
      sql`select empresa_actual() as id, current_user::text`.execute(tx),
      sql`show transaction_read_only`.execute(tx),
    ]),
  );
  expect(answers.map(({ rows }) => rows)).toEqual([
    [{ id: 7, current_user: "atrio_app" }],
    [{ transaction_read_only: "on" }],
  ]);
  const late = one.read(7, async (tx) => {
    await sql`select 1`.execute(tx);
    return sql`select 2`.execute(tx);
  });
  await expect(late).rejects.toThrow("too late");
  // The failed statement gives the reason, not the statements behind it, whichever answers first.
  const wrong = one.read(7, async (tx) =>
    Promise.all([
      sql`select 1 / 0`.execute(tx).then(async (result) => Promise.resolve(result)),
      sql`select 1`.execute(tx),
    ]),
  );
  await expect(wrong).rejects.toMatchObject({ code: "22012" });
  // The connection is as good as before.
  const after = await one.tenant(8, async (tx) => sql`select empresa_actual() as id`.execute(tx));
  expect(after.rows).toEqual([{ id: 8 }]);
  await one.close();
  await clone.drop();
});

const quick = { ...patience, queue: 1000, connection: 400, statement: 50, pulse: 200 };

/** A server that lets everybody in and then says nothing more. */
const muteServer = async (): Promise<string> =>
  serverThat((socket) => socket.write(Buffer.concat([authenticated, ready])));

it("queries on a frozen server fail within five seconds", async () => {
  expect(patience.connection + patience.statement + patience.pulse).toBeLessThan(5000);
  const mute = openDb(await muteServer(), { max: 1, patience: quick });
  db = mute;
  const lookup = { name: "one", text: "select 1", values: [] };
  const work = () => mute.gate(async (tx) => sql`select 1`.execute(tx));
  const read = () => mute.read(1, async (tx) => sql`select 1`.execute(tx));
  const failures = await Promise.all(
    [() => mute.gateLookup(lookup), work, read].map(async (call) => failureOf(call)),
  );
  expect(failures.map(isUnavailable)).toEqual([true, true, true]);
});

/** A server whose pulse beats, and which answers nothing else. */
async function deafServer(): Promise<string> {
  const beat = Buffer.concat([message("C", Buffer.from("SELECT 1\0")), ready]);
  return serverThat((socket) => {
    socket.write(Buffer.concat([authenticated, ready]));
    socket.on("data", ([type]) => {
      if (type === "Q".codePointAt(0)) socket.write(beat);
    });
  });
}

it("a connection without answers ends at the limit, though the server is alive", async () => {
  const deaf = openDb(await deafServer(), { max: 1, patience: { ...quick, end: -2500 } });
  db = deaf;
  const lookup = { name: "one", text: "select 1", values: [] };
  expect(isUnavailable(await failureOf(() => deaf.gateLookup(lookup)))).toBe(true);
});

it("a slow statement completes while the server still answers", async () => {
  const clone = await cloneDatabase(inject("templateUrl"));
  const one = openDb(clone.url, { max: 1, patience: { ...quick, pulse: 5000 } });
  const slow = { name: "slow", text: "select pg_sleep(0.4)::text as nap", values: [] };
  expect(await one.gateLookup(slow)).toEqual([{ nap: "" }]);
  await one.close();
  await clone.drop();
});

it("a large company's statements have plans of their own", async () => {
  const clone = await cloneDatabase(inject("templateUrl"));
  const owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
  const { rows } = await owner.query<{ empresa_id: number }>(
    `insert into empresa (slug, nombre, zona_horaria, inicio_registro)
     values ('chica', 'Chica', 'Europe/Madrid', '2024-01-01'),
       ('grande', 'Grande', 'Europe/Madrid', '2024-01-01') returning empresa_id`,
  );
  const [small = 0, large = 0] = rows.map((row) => row.empresa_id);
  await owner.query(
    `with a as (insert into account (email) select n || '@prueba.test' from generate_series(1, 500) n
       returning account_user_id)
     insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
     select $1, account_user_id, account_user_id, 'N', 'A', '2024-01-08' from a`,
    [large],
  );
  await owner.end();
  const one = openDb(clone.url, { max: 1 });
  const own = sql`select from pg_prepared_statements where statement like '%pg_prepared_statements%'`;
  const count = async (companyId: number): Promise<number> => {
    await one.read(companyId, async (tx) => own.execute(tx));
    const found = await one.read(companyId, async (tx) => own.execute(tx));
    return found.rows.length;
  };
  expect([await count(small), await count(large)]).toEqual([1, 1]);
  await one.learnSizes();
  expect([await count(small), await count(large)]).toEqual([1, 2]);
  await one.close();
  await clone.drop();
});
