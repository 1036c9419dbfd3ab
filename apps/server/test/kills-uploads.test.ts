import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { systemClock } from "../src/lib/calendar/clock.ts";
import { pause } from "../src/platform/pause.ts";

import { createFactory } from "./factory.ts";
import type { SignedIn } from "./factory.ts";
import { boundary, formOf, pdf, pdfStream } from "./files.ts";
import { openGround } from "./kills/ground.ts";

const minute = 60_000;
const kills = 6;
const senders = 4;
/** Bytes of a document: enough that a kill meets it half written. */
const weight = 1_500_000;

type Sending = { who: SignedIn; title: string; bytes: Buffer; key: string };

const ground = await openGround();
const { dataDir, server } = ground;
let people: SignedIn[];

beforeAll(async () => {
  await ground.onDatabase(async (sql) => {
    const factory = createFactory(sql, systemClock);
    const company = await factory.company();
    people = [];
    for (let one = 0; one < senders; one += 1) people.push(await factory.signedIn({ company }));
  });
}, 2 * minute);

afterAll(async () => ground.clear(), minute);

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

/** Uploads documents for everybody until the server is gone; answers all of them. */
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
  "every document is stored once and whole, however the process was killed meanwhile",
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
    // Every upload, answered or not, is sent again with its key: nothing is there twice.
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

    // Other files on the disk are announced without a row; the sweep removes them an hour later.
    const kept = await ground.onDatabase(async (sql) => {
      const rows = await sql<{ clave: string }>(
        "select clave from documento union all select clave from archivo_pendiente",
      );
      const known = new Set(rows.map((row) => row.clave));
      expect(namesOnDisk().filter((name) => !known.has(name))).toEqual([]);
      await sql("update archivo_pendiente set creado_en = creado_en - interval '2 hours'");
      await sql("insert into trabajo_pendiente (nombre, datos) values ('files.sweep', '{}')");
      const documents = await sql<{ clave: string }>("select clave from documento");
      return documents.map((row) => row.clave).toSorted();
    });
    await server.start();
    await expect.poll(namesOnDisk, { timeout: minute, interval: 200 }).toEqual(kept);
    expect(await server.stop()).toBe(0);
  },
);
