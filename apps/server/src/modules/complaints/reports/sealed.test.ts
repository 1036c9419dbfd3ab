import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
} from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as cases from "@atrio/contract/complaints/cases";
import * as reports from "@atrio/contract/complaints/reports";

import {
  admitAnother,
  asStranger,
  bringTo,
  fileAnonymously,
  openMailbox,
  passphrase,
} from "../../../../test/complaints.ts";
import type { Handler, Mailbox } from "../../../../test/complaints.ts";
import { boundary, formOf, pdf } from "../../../../test/files.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { deriveKey, unseal } from "../../../lib/crypto/cipher.ts";
import { readPrintedKey } from "../../../lib/crypto/mailbox-key.ts";
import { unwrapWithPassphrase } from "../../../lib/crypto/passphrase-key.ts";
import * as vault from "../../../lib/crypto/report-vault.ts";

let t: TestApp;
let box: Mailbox;
let excluded: Handler;
let id = "";
let uuid = "";

beforeAll(async () => {
  t = await startTestApp();
  box = await openMailbox(t);
  excluded = await admitAnother(t, box);
  const gestores_excluidos = [excluded.gestor_id];
  ({ id, uuid } = await fileAnonymously(t, box.company, { gestores_excluidos }));
  await bringTo(t, box.handler, id, "admitida");
  const note = { ...box.handler, params: { id }, body: { texto: "kanariNOTA" } };
  await t.call(cases.noteCase, note);
  const texto = "kanariMENSAJE";
  await asStranger(t, reports.writeToHandlers, { uuid, texto });
  await t.app.inject({
    method: "POST",
    url: "/api/v1/denuncia-by-uuid/documento",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: formOf([
      { name: "uuid", text: uuid },
      { name: "documento", file: { name: "kanari.pdf", bytes: pdf() } },
    ]),
  });
});

afterAll(() => t.stop());

const sealedTables = ["denuncia", "denuncia_llave", "denuncia_mensaje", "denuncia_archivo"];

/** Sealed texts, files, wrapped keys and ballots of reports. */
async function readSealed(): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const table of [...sealedTables, "denuncia_tipo"]) {
    const columns = table === "denuncia" ? "contenido" : "*";
    for (const row of await t.sql(`select ${columns} from ${table}`)) {
      found.push(...Object.values(row).filter((value) => Buffer.isBuffer(value)));
    }
  }
  return found;
}

/** Everything that the server keeps: each value of the database, each file, each secret. */
async function readKept(): Promise<{ bytes: Buffer[]; texts: string[] }> {
  const bytes: Buffer[] = [];
  const texts = new Set<string>();
  const tables = await t.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables) {
    for (const row of await t.sql(`select * from ${name} limit 500`)) {
      for (const value of Object.values(row)) {
        if (Buffer.isBuffer(value)) bytes.push(value);
        else if (typeof value === "string") texts.add(value);
      }
    }
  }
  const { dataDir, secrets } = t.ctx.config;
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes.push(await readFile(join(entry.parentPath, entry.name)));
  }
  bytes.push(secrets.pepper, secrets.storageKey, secrets.hmacKey);
  for (const pem of [secrets.ledgerKey, secrets.vapidKey]) texts.add(pem);
  return { bytes, texts: [...texts] };
}

const purposes = () => [
  "atrio/denuncia/codigo",
  "atrio/buzon/llave",
  "atrio/mail",
  "atrio/segundo-factor",
  `atrio/denuncia/correo/${box.company.empresa_id}`,
  `atrio/storage/${box.company.empresa_id}`,
  `atrio/cuentas/${box.company.empresa_id}`,
];

/** Keys that follow from what is kept: stored ones, pieces of longer values, and derived ones. */
function keysFrom(bytes: readonly Buffer[]): Buffer[] {
  const pieces = bytes.flatMap((value) => [
    ...(value.length === 32 ? [value] : []),
    ...(value.length > 32 && value.length < 200
      ? [value.subarray(0, 32), value.subarray(-32)]
      : []),
  ]);
  const { pepper, storageKey, hmacKey } = t.ctx.config.secrets;
  const derived = [pepper, storageKey, hmacKey].flatMap((secret) =>
    purposes().map((purpose) => deriveKey(secret, purpose)),
  );
  const unique = new Map([...pieces, ...derived].map((key) => [key.toString("hex"), key]));
  return [...unique.values()];
}

const halves = ["compartida", "interna"] as const;

function contexts(ballots: readonly string[]): string[] {
  return [
    ...halves.flatMap((clase) =>
      ["llave", "texto", "archivo"].map((kind) => `denuncia/${kind}/${clase}/${id}`),
    ),
    ...ballots.map((ballot) => `denuncia/tipo/${ballot}`),
    "denuncia/correo",
    "atrio/clave-con-frase",
  ];
}

function isOpened(way: () => unknown): boolean {
  try {
    way();
    return true;
  } catch {
    return false;
  }
}

/** Opens with the functions of the product. */
function openAsProduct(key: Buffer, sealed: Buffer, all: readonly string[]): boolean {
  const ballots = all.flatMap((context) => /^denuncia\/tipo\/(.*)$/.exec(context)?.[1] ?? []);
  return (
    all.some((context) => isOpened(() => unseal(key, sealed, context))) ||
    ballots.some((ballot) => isOpened(() => vault.openKind(key, sealed, ballot))) ||
    halves.some((clase) => {
      const own = { denuncia_id: id, clase };
      return (
        isOpened(() => vault.unwrapByKey(key, sealed, own)) ||
        isOpened(() => vault.openValue(key, sealed, own)) ||
        isOpened(() => vault.openBytes(key, sealed, own))
      );
    })
  );
}

const pkcs8 = Buffer.from("302e020100300506032b656e04220420", "hex");
const spki = Buffer.from("302a300506032b656e032100", "hex");

/** AES-256-GCM of node:crypto alone: version (1) ‖ nonce (12) ‖ tag (16) ‖ text. */
function gcm(key: Buffer, sealed: Buffer, context: string): boolean {
  return isOpened(() => {
    const opening = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 13));
    opening.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(13, 29));
    opening.update(sealed.subarray(29));
    opening.final();
  });
}

/** Opens with node:crypto alone, written from the description of the format. */
function openByHand(key: Buffer, sealed: Buffer, all: readonly string[]): boolean {
  if (all.some((context) => gcm(key, sealed, context))) return true;
  const ephemeral = sealed.subarray(0, 32);
  if (ephemeral.length < 32) return false;
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8, key]),
    format: "der",
    type: "pkcs8",
  });
  const der = { format: "der", type: "spki" } as const;
  const own = createPublicKey(privateKey).export(der).subarray(-32);
  let shared: Buffer;
  try {
    const publicKey = createPublicKey({ key: Buffer.concat([spki, ephemeral]), ...der });
    shared = diffieHellman({ privateKey, publicKey });
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
  const salt = Buffer.concat([ephemeral, own]);
  return all.some((context) =>
    gcm(Buffer.from(hkdfSync("sha256", shared, salt, context, 32)), sealed.subarray(32), context),
  );
}

async function ballotIds(): Promise<string[]> {
  const rows = await t.sql<{ id: string }>("select distinct id from denuncia_tipo");
  return rows.map((row) => row.id);
}

/** Sealed values that a set of keys opens, by either way. */
async function openedWith(keys: readonly Buffer[]): Promise<{ product: number; byHand: number }> {
  const sealed = await readSealed();
  const all = contexts(await ballotIds());
  const count = (opens: typeof openByHand): number =>
    sealed.filter((value) => keys.some((key) => opens(key, value, all))).length;
  return { product: count(openAsProduct), byHand: count(openByHand) };
}

/** A handler's private key, from the database and the passphrase. */
async function privateKeyOf(who: Handler, phrase: string): Promise<Buffer | undefined> {
  const [row] = await t.sql<{ clave_envuelta: Buffer }>(
    "select clave_envuelta from buzon_gestor where id = $1",
    [who.gestor_id],
  );
  const wrapped = row?.clave_envuelta ?? Buffer.alloc(0);
  return unwrapWithPassphrase(t.ctx.config.secrets.pepper, phrase, wrapped);
}

/** Keys of a report that a private key unwraps. */
async function reportKeys(holder: Buffer): Promise<Buffer[]> {
  const rows = await t.sql<{ clase: "compartida" | "interna"; envuelta: Buffer }>(
    "select clase, envuelta from denuncia_llave where denuncia_id = $1",
    [id],
  );
  return rows.flatMap(({ clase, envuelta }) => {
    try {
      return [vault.unwrapByKey(holder, envuelta, { denuncia_id: id, clase })];
    } catch {
      return [];
    }
  });
}

describe("everything that the server keeps, without passphrase and code (COMPLAINTS-6)", () => {
  it("opens no text, no file, no wrapped key and no ballot", async () => {
    const { bytes, texts } = await readKept();
    const keys = keysFrom(bytes);
    expect(keys.length).toBeGreaterThan(20);
    expect((await readSealed()).length).toBeGreaterThan(12);
    expect(await openedWith(keys)).toEqual({ product: 0, byHand: 0 });
    // Nor does any stored text serve as the code of a report, or as a passphrase.
    const [row] = await t.sql<{ sal: Buffer; envuelta: Buffer }>(
      `select b.sal, l.envuelta from buzon b join denuncia_llave l using (empresa_id)
       where l.denuncia_id = $1 and l.destinatario = 'codigo'`,
      [id],
    );
    const { sal, envuelta } = row ?? { sal: Buffer.alloc(0), envuelta: Buffer.alloc(0) };
    const key = { denuncia_id: id, clase: "compartida" } as const;
    const byCode = (code: string) =>
      isOpened(() => vault.unwrapByCode(envuelta, key, { uuid: code, salt: sal }));
    expect(texts.filter(byCode)).toEqual([]);
    expect(byCode(uuid)).toBe(true);
    for (const guess of ["", box.company.slug, id]) {
      expect(await privateKeyOf(box.handler, guess)).toBeUndefined();
    }
    const clear = [...texts, ...bytes.map((value) => value.toString("latin1"))].join("\n");
    for (const canary of [uuid, passphrase, "kanari"]) expect(clear).not.toContain(canary);
  });

  it("control: with the passphrase all of it opens, by hand too", async () => {
    const holder = await privateKeyOf(box.handler, passphrase);
    if (holder === undefined) throw new Error("The passphrase opens nothing");
    const keys = await reportKeys(holder);
    expect(keys).toHaveLength(2);
    const opened = await openedWith([holder, ...keys]);
    // The content, a decision, a note, a message, a file with its card, both keys, the ballot.
    expect(opened).toEqual({ product: 9, byHand: 9 });
  });

  it("control: with the recovery key all of it opens too", async () => {
    const holder = readPrintedKey(box.recoveryKey);
    if (holder === undefined) throw new Error("Not a key");
    const keys = await reportKeys(holder);
    expect(await openedWith([holder, ...keys])).toEqual({ product: 9, byHand: 9 });
  });
});

describe("a handler whom the reporter excluded (COMPLAINTS-7)", () => {
  it("has an own key and passphrase that open nothing of the report, nor its ballot", async () => {
    const holder = await privateKeyOf(excluded, passphrase);
    if (holder === undefined) throw new Error("The passphrase opens nothing");
    expect(await reportKeys(holder)).toEqual([]);
    const { bytes } = await readKept();
    expect(await openedWith([holder, ...keysFrom(bytes)])).toEqual({ product: 0, byHand: 0 });
  });
});
