import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
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
import {
  keysOfReports,
  readWrappedKeys,
  tryCodes,
  tryKeys,
  tryPhrases,
} from "../../../commands/mailbox/attempts.ts";
import { keysFrom, readKept, readSealed } from "../../../commands/mailbox/kept.ts";
import type { Kept } from "../../../commands/mailbox/kept.ts";
import type { BareSql } from "../../../db/bare.ts";
import { readPrintedKey } from "../../../lib/crypto/mailbox-key.ts";

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

const sql: BareSql = async (text, values) => t.sql(text, values);

const kept = async () => readKept(sql, t.ctx.config, 500);
const keysOf = (all: Kept) => keysFrom(all, t.ctx.config.secrets, [box.company.empresa_id]);

/** Counts of sealed values that a set of keys opens, by either way. */
async function openedWith(keys: readonly Buffer[]): Promise<{ product: number; byHand: number }> {
  const { product, byHand } = tryKeys(keys, await readSealed(sql));
  return { product: product.length, byHand: byHand.length };
}

/** A handler's private key, from the database and a phrase. */
async function privateKeyOf(who: Handler, phrase: string): Promise<Buffer | undefined> {
  const keys = (await readWrappedKeys(sql)).filter((one) => one.id === who.gestor_id);
  const [key] = await tryPhrases(t.ctx.config.secrets.pepper, keys, [phrase]);
  return key;
}

describe("everything that the server keeps, without passphrase and code (COMPLAINTS-6)", () => {
  it("opens no text, no file, no wrapped key and no ballot", async () => {
    const all = await kept();
    const { bytes, texts } = all;
    const keys = keysOf(all);
    expect(keys.length).toBeGreaterThan(20);
    expect((await readSealed(sql)).length).toBeGreaterThan(12);
    expect(await openedWith(keys)).toEqual({ product: 0, byHand: 0 });
    // Nor does any stored text serve as the code of a report, or as a passphrase.
    expect(await tryCodes(sql, texts)).toEqual([]);
    expect(await tryCodes(sql, [uuid])).toEqual([uuid]);
    for (const guess of ["", box.company.slug, id]) {
      expect(await privateKeyOf(box.handler, guess)).toBeUndefined();
    }
    const clear = [...texts, ...bytes.map((value) => value.toString("latin1"))].join("\n");
    for (const canary of [uuid, passphrase, "kanari"]) expect(clear).not.toContain(canary);
  });

  it("control: with the passphrase all of it opens, by hand too", async () => {
    const holder = await privateKeyOf(box.handler, passphrase);
    if (holder === undefined) throw new Error("The passphrase opens nothing");
    const keys = await keysOfReports(sql, holder);
    expect(keys).toHaveLength(2);
    const opened = await openedWith([holder, ...keys]);
    // The content, a decision, a note, a message, a file with its card, both keys, the ballot.
    expect(opened).toEqual({ product: 9, byHand: 9 });
  });

  it("control: with the recovery key all of it opens too", async () => {
    const holder = readPrintedKey(box.recoveryKey);
    if (holder === undefined) throw new Error("Not a key");
    const keys = await keysOfReports(sql, holder);
    expect(await openedWith([holder, ...keys])).toEqual({ product: 9, byHand: 9 });
  });
});

describe("a handler whom the reporter excluded (COMPLAINTS-7)", () => {
  it("has an own key and passphrase that open nothing of the report, nor its ballot", async () => {
    const holder = await privateKeyOf(excluded, passphrase);
    if (holder === undefined) throw new Error("The passphrase opens nothing");
    expect(await keysOfReports(sql, holder)).toEqual([]);
    expect(await openedWith([holder, ...keysOf(await kept())])).toEqual({ product: 0, byHand: 0 });
  });
});

describe("npm run verify-mailbox (COMPLAINTS-6)", () => {
  const command = join(import.meta.dirname, "../../../commands/verify-mailbox.ts");

  async function verify(...args: string[]): Promise<{ status: number; output: string }> {
    const { secrets, dataDir, storageUrl } = t.ctx.config;
    const child = spawn(process.execPath, [command, ...args], {
      env: {
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        DATABASE_URL: t.databaseUrl,
        DATA_DIR: dataDir,
        STORAGE_URL: storageUrl,
        SECRET_PEPPER: secrets.pepper.toString("base64"),
        SECRET_STORAGE_KEY: secrets.storageKey.toString("base64"),
        SECRET_HMAC_KEY: secrets.hmacKey.toString("base64"),
        SECRET_LEDGER_KEY: secrets.ledgerKey,
        SECRET_VAPID_KEY: secrets.vapidKey,
      },
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [status] = await once(child, "close");
    return { status: Number(status), output };
  }

  it("opens nothing, and with a handler's passphrase as a control what that handler reads", async () => {
    const alone = await verify();
    expect(alone.output).toContain("Nothing opens");
    expect(alone.status).toBe(0);
    const file = join(t.ctx.config.dataDir, "frase-de-control");
    await writeFile(file, `${passphrase}\n`);
    const control = await verify("--control", file);
    await rm(file);
    expect(control.output).toMatch(/9 of \d+ values open with the product's functions, 9 by hand/);
    expect(control.status).toBe(1);
  });
});
