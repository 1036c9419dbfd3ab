import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startEmbedded } from "../src/db/embedded/embedded.ts";
import { migrate } from "../src/db/migrate.ts";
import { systemClock } from "../src/lib/clock.ts";
import { createLog } from "../src/lib/log.ts";
import { pause } from "../src/lib/pause.ts";

import { createFactory } from "./factory.ts";
import type { SignedIn } from "./factory.ts";
import { boundary, formOf, pdf, pdfStream } from "./files.ts";
import { killableServer } from "./kills/killable-server.ts";
import type { KillableServer } from "./kills/killable-server.ts";

const minute = 60_000;
const kills = 6;
const senders = 4;
/** Bytes of a document: enough that a kill meets it half written. */
const weight = 1_500_000;

type Sending = { who: SignedIn; title: string; bytes: Buffer; key: string };

const log = createLog({ logLevel: "silent" });
const dataDir = mkdtempSync(join(tmpdir(), "atrio-kills-"));
let server: KillableServer;
let people: SignedIn[];

/** Runs `work` as superuser while no server runs. */
async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir, log });
  await migrate(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await database.stop();
  }
}

beforeAll(async () => {
  await onDatabase(async (client) => {
    const factory = createFactory(
      async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
        (await client.query(text, values)).rows,
      systemClock,
    );
    const company = await factory.company();
    people = [];
    for (let one = 0; one < senders; one += 1) people.push(await factory.signedIn({ company }));
  });
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No port");
  server = killableServer({ dataDir, port: address.port });
}, 2 * minute);

afterAll(async () => {
  await server.kill().catch(() => undefined);
  await (await startEmbedded({ dataDir, log })).stop();
  rmSync(dataDir, { recursive: true, force: true });
}, minute);

function sendingOf(who: SignedIn, title: string): Sending {
  const bytes = pdf({ objects: [pdfStream(4, "", Buffer.alloc(weight, title))] });
  return {
    who,
    title,
    bytes,
    key: `upload-${who.trabajador_id}-${title.replaceAll(/[^0-9]+/g, "-")}`,
  };
}

/** Sends a document; 0 when the server died before it answered. */
async function send({ who, title, bytes, key }: Sending): Promise<number> {
  const answer = await fetch(`${server.url}/api/v1/documento`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${who.token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "idempotency-key": key,
    },
    body: new Uint8Array(
      formOf([
        { name: "documento_tipo", text: "otro" },
        { name: "titulo", text: title },
        { name: "documento", file: { name: "papel.pdf", bytes } },
      ]),
    ),
  }).catch(() => undefined);
  return answer?.status ?? 0;
}

/** Everybody sends one document after the other until the server is gone; answers all of them. */
async function sendUntilKilled(round: number): Promise<Sending[]> {
  const all = await Promise.all(
    people.map(async (who) => {
      const sent: Sending[] = [];
      for (let turn = 0; ; turn += 1) {
        const title = `Papel ${round}.${turn}`;
        const sending = sendingOf(who, title);
        sent.push(sending);
        const status = await send(sending);
        if (status === 0) return sent;
        if (status !== 200) throw new Error(`${title} was answered ${status}`);
      }
    }),
  );
  return all.flat();
}

/** Names of the whole documents on the disk; the ledger's checkpoints lie there in clear. */
function namesOnDisk(): string[] {
  const all = readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile() && /^[^.]+\.enc$/.test(one.name))
    .map((one) => basename(one.name))
    .toSorted();
}

async function documentsOf(who: SignedIn): Promise<Array<{ id: number; titulo: string }>> {
  const answer = await fetch(`${server.url}/api/v1/trabajador/${who.trabajador_id}/documentos`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(answer.status).toBe(200);
  const { data } = JSON.parse(await answer.text());
  return data;
}

it(
  "has every document once and whole, however the process was killed while it came in",
  { timeout: 4 * minute },
  async () => {
    const sent: Sending[] = [];
    for (let round = 0; round < kills; round += 1) {
      await server.start();
      const sending = sendUntilKilled(round);
      await pause(randomInt(20, 500));
      await server.kill();
      sent.push(...(await sending));
    }

    await server.start();
    // What got no answer is sent again with its key, what got one too: nothing is there twice.
    for (const one of sent) expect(await send(one)).toBe(200);
    for (const who of people) {
      const own = sent.filter((one) => one.who === who);
      const found = await documentsOf(who);
      expect(found.map((one) => one.titulo).toSorted()).toEqual(
        own.map((one) => one.title).toSorted(),
      );
      for (const { id, titulo } of found) {
        const answer = await fetch(`${server.url}/api/v1/documento?documento_ids=${id}`, {
          headers: { authorization: `Bearer ${who.token}` },
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(own.find((one) => one.title === titulo)?.bytes.equals(bytes)).toBe(true);
      }
    }
    expect(await server.stop()).toBe(0);

    // Whatever else lies on the disk is announced as nobody's; the sweep removes it an hour later.
    const kept = await onDatabase(async (client) => {
      const { rows } = await client.query(
        "select clave from documento union all select clave from archivo_pendiente",
      );
      const known = new Set(rows.map((row) => row.clave));
      expect(namesOnDisk().filter((name) => !known.has(name))).toEqual([]);
      await client.query("update archivo_pendiente set creado_en = creado_en - interval '2 hours'");
      await client.query(
        "insert into trabajo_pendiente (nombre, datos) values ('files.sweep', '{}')",
      );
      const documents = await client.query<{ clave: string }>("select clave from documento");
      return documents.rows.map((row) => row.clave).toSorted();
    });
    await server.start();
    await expect.poll(namesOnDisk, { timeout: minute, interval: 200 }).toEqual(kept);
    expect(await server.stop()).toBe(0);
  },
);
