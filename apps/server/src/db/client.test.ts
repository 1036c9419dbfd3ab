import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";

import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";

import { openDb } from "./client.ts";
import type { Db } from "./client.ts";
import { isUnavailable } from "./failures.ts";

let server: Server;
let db: Db;

afterEach(async () => {
  await db.close();
  server.close();
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

/** A server that answers whoever connects with the same bytes, in one packet, and hangs up. */
async function serverSaying(...messages: Buffer[]): Promise<string> {
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(Buffer.concat(messages)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return `postgres://somebody@127.0.0.1:${port}/some`;
}

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => undefined,
    (error: unknown) => error,
  );
}

// Without a listener on the connection this ends the whole process.
it("takes a server that dies with its first packet for one that is away", async () => {
  db = openDb(await serverSaying(authenticated, ready, dying));
  const lookup = { name: "one", text: "select 1", values: [] };
  expect(isUnavailable(await failureOf(() => db.gateLookup(lookup)))).toBe(true);
  expect(isUnavailable(await failureOf(() => db.gate((tx) => sql`select 1`.execute(tx))))).toBe(
    true,
  );
});

it("takes a server that refuses connections while it starts for one that is away", async () => {
  const starting = message("E", Buffer.from("SFATAL\0C57P03\0Mthe database is starting up\0\0"));
  db = openDb(await serverSaying(starting));
  const lookup = { name: "one", text: "select 1", values: [] };
  expect(isUnavailable(await failureOf(() => db.gateLookup(lookup)))).toBe(true);
});
