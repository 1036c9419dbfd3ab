import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startEmbedded } from "../src/db/embedded/embedded.ts";
import { migrate } from "../src/db/migrate.ts";
import { systemClock } from "../src/lib/clock.ts";
import { createLog } from "../src/lib/log.ts";
import { pause } from "../src/lib/pause.ts";
import { digestOf } from "../src/lib/uploaded-file.ts";

import { createFactory } from "./factory.ts";
import type { SignedIn } from "./factory.ts";
import { formOf } from "./files.ts";
import { killableServer } from "./kills/killable-server.ts";
import type { KillableServer } from "./kills/killable-server.ts";
import { readMail } from "./mail-file.ts";
import { signatureOf } from "./pdfs.ts";
import { paper } from "./signatures.ts";

const minute = 60_000;
const kills = 3;

const log = createLog({ logLevel: "silent" });
const dataDir = mkdtempSync(join(tmpdir(), "atrio-kills-"));
let server: KillableServer;
let office: SignedIn;
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
    const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
      (await client.query(text, values)).rows;
    const factory = createFactory(sql, systemClock);
    const company = await factory.company();
    office = await factory.signedIn({ company, trabajador: { administrador: true } });
    people = [];
    for (let one = 0; one < kills; one += 1) people.push(await factory.signedIn({ company }));
    await sql("update empresa set firma_digital = true");
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

async function send(who: SignedIn, path: string, body?: object): Promise<Response> {
  return fetch(`${server.url}/api/v1${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function askAll(): Promise<Map<number, number>> {
  const payload = formOf([
    { name: "trabajador_ids", text: people.map((one) => one.trabajador_id).join(",") },
    { name: "titulo", text: "Acuerdo" },
    { name: "fichero", file: { name: "acuerdo.pdf", bytes: await paper() } },
  ]);
  const [, boundary = ""] = /^--(.+)\r\n/.exec(payload.toString("latin1")) ?? [];
  const answer = await fetch(`${server.url}/api/v1/administrador/firma-documento`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${office.token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: new Uint8Array(payload),
  });
  const { data } = (await answer.json()) as {
    data: Array<{ id: number; trabajador: { id: number } }>;
  };
  return new Map(data.map((one) => [one.trabajador.id, one.id]));
}

const fileOf = (who: SignedIn, id: number, which: "sin" | "con"): string =>
  `/trabajador/${who.trabajador_id}/documento-${which}-firma?firma_documento_id=${id}`;

/** Opens, reads and asks for a code; answers what it takes to sign. */
async function prepare(who: SignedIn, id: number): Promise<{ codigo: string; hash: string }> {
  const opened = await send(who, fileOf(who, id, "sin"));
  const hash = digestOf(Buffer.from(await opened.arrayBuffer()));
  await send(who, `/firma-documento/${id}/leido`, { paginas: 3 });
  await send(who, `/firma-documento/${id}/codigo`, {});
  const folder = join(dataDir, "outbox");
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.includes("codigo"));
    for (const file of files) {
      const mail = readMail(await readFile(join(folder, file), "utf8"));
      const codigo = /\b\d{6}\b/.exec(mail.text)?.[0];
      if (mail.headers["to"]?.includes(who.email) && codigo !== undefined) return { codigo, hash };
    }
    await pause(20);
  }
  throw new Error("No code came");
}

it(
  "has one whole sealed copy of what was signed, however the process was killed meanwhile",
  { timeout: 3 * minute },
  async () => {
    await server.start();
    const ids = await askAll();
    const codes = new Map<number, object>();
    for (const who of people) {
      const id = ids.get(who.trabajador_id) ?? 0;
      const given = await prepare(who, id);
      codes.set(id, given);
      // Before the answer, right after it, or while the copy is being made.
      const signing = send(who, `/firma-documento/${id}/firmar`, given).catch(() => undefined);
      await pause(randomInt(0, 120));
      await server.kill();
      await signing;
      await server.start();
    }
    const copies: Buffer[] = [];
    for (const who of people) {
      const id = ids.get(who.trabajador_id) ?? 0;
      const detail = (await (await send(who, `/firma-documento/${id}`)).json()) as {
        data: { estado: string };
      };
      // Not signed means not at all: the same code still signs it.
      if (detail.data.estado === "pendiente") {
        const answer = await send(who, `/firma-documento/${id}/firmar`, codes.get(id));
        expect(answer.status).toBe(200);
      }
      const sealed = await send(who, fileOf(who, id, "con"));
      expect(sealed.status).toBe(200);
      copies.push(Buffer.from(await sealed.arrayBuffer()));
    }
    for (const copy of copies) {
      expect(await signatureOf(copy)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
    }
    expect(await server.stop()).toBe(0);
    await onDatabase(async (client) => {
      const { rows } = await client.query(
        `select f.estado, f.hash_firmado = s.sha256 as registered,
           (select count(*)::integer from firma_suceso e where e.firma_documento_id = f.id and e.tipo = 'sellado') as seals,
           (select count(*)::integer from firma_suceso e where e.firma_documento_id = f.id and e.tipo = 'firmado') as signings
         from firma_documento f join documento_sellado s on s.clase = 'firma' and s.objeto_id = f.id`,
      );
      const whole = { estado: "firmado", registered: true, seals: 1, signings: 1 };
      expect(rows).toEqual(people.map(() => whole));
      const certificates = await client.query("select from certificado_sello");
      expect(certificates.rowCount).toBe(1);
    });
  },
);
