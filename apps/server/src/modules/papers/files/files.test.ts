import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { uploadPersonal } from "../../../../test/documents.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { pdf } from "../../../../test/files.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";

import { discardFile, dropFiles, keepFiles, storeFile, storeWithRow } from "./files.service.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

const bytes = Buffer.from("so weit so gut");
const place = (): { empresa_id: number } => ({ empresa_id: company.empresa_id });
const isThere = async (clave: string): Promise<boolean> =>
  t.ctx.storage.exists({ ...place(), clave });

/** Names of the company's bytes that no row points to yet. */
async function waiting(): Promise<string[]> {
  const rows = await t.sql<{ clave: string }>(
    "select clave from archivo_pendiente where empresa_id = $1 order by creado_en",
    [company.empresa_id],
  );
  return rows.map((row) => row.clave);
}

async function sweep(): Promise<void> {
  await t.ctx.db.gate(async (tx) => t.ctx.jobs.enqueue(tx, "files.sweep", {}));
  await t.ctx.jobs.idle();
}

describe("bytes without a row", () => {
  it("bytes without a row are swept an hour after they were stored, as a kill leaves them", async () => {
    const name = await storeFile(t.ctx, { ...place(), bytes });
    expect(await waiting()).toEqual([name]);
    t.clock.advance({ minutes: 59 });
    await sweep();
    expect(await isThere(name)).toBe(true);
    t.clock.advance({ minutes: 2 });
    await sweep();
    expect([await isThere(name), await waiting()]).toEqual([false, []]);
  });

  it("the sweep also takes records whose bytes were never stored, in every company", async () => {
    const other = await t.factory.company();
    const absent = "0".repeat(32);
    for (const { empresa_id } of [company, other]) {
      await t.factory.insert("archivo_pendiente", {
        empresa_id,
        clave: `${absent}.enc`,
        creado_en: "2026-11-18T06:00:00Z",
      });
    }
    await sweep();
    expect(await t.sql("select from archivo_pendiente")).toEqual([]);
  });

  it("bytes without a row are swept where the row's transaction did not end", async () => {
    const name = await storeFile(t.ctx, { ...place(), bytes });
    const broken = t.ctx.db.tenant(company.empresa_id, async (tx) => {
      await keepFiles(tx, [name]);
      throw new Error("killed here");
    });
    await expect(broken).rejects.toThrow("killed here");
    expect(await waiting()).toEqual([name]);
    t.clock.advance({ hours: 2 });
    await sweep();
    expect(await isThere(name)).toBe(false);
  });
});

describe("bytes with a row", () => {
  it("bytes with a row are never swept", async () => {
    const name = await storeFile(t.ctx, { ...place(), bytes });
    await t.ctx.db.tenant(company.empresa_id, async (tx) => keepFiles(tx, [name]));
    await uploadPersonal(t, worker);
    const [row] = await t.sql<{ clave: string }>(
      "select clave from documento where trabajador_id = $1",
      [worker.trabajador_id],
    );
    t.clock.advance({ hours: 48 });
    await sweep();
    expect([await isThere(name), await isThere(row?.clave ?? "")]).toEqual([true, true]);
  });

  it("bytes are deleted only after the transaction that deletes their row has committed", async () => {
    const name = await storeFile(t.ctx, { ...place(), bytes });
    const forget = async (fails: boolean): Promise<void> =>
      t.ctx.db.tenant(company.empresa_id, async (tx) => {
        await dropFiles(t.ctx, tx, { ...place(), claves: [name] });
        if (fails) throw new Error("killed here");
      });
    await expect(forget(true)).rejects.toThrow("killed here");
    await t.ctx.jobs.idle();
    expect(await isThere(name)).toBe(true);
    await forget(false);
    await t.ctx.jobs.idle();
    expect(await isThere(name)).toBe(false);
  });
});

describe("bytes and row together", () => {
  it("a refused row leaves no stored bytes", async () => {
    let stored = "";
    const write = async (_tx: unknown, name: string): Promise<{ clave: string }> => {
      stored = name;
      throw new Error("refused");
    };
    await expect(storeWithRow(t.ctx, { ...place(), bytes }, write)).rejects.toThrow("refused");
    expect([await isThere(stored), await waiting()]).toEqual([false, []]);
  });

  it("bytes wait for the sweep where the outcome of the row is unknown", async () => {
    let stored = "";
    const write = async (_tx: unknown, name: string): Promise<{ clave: string }> => {
      stored = name;
      throw Object.assign(new Error("gone"), { code: "57P01" });
    };
    await expect(storeWithRow(t.ctx, { ...place(), bytes }, write)).rejects.toThrow("gone");
    expect([await isThere(stored), await waiting()]).toEqual([true, [stored]]);
  });

  it("the first upload's bytes stay where another call's row stands", async () => {
    const first = await storeFile(t.ctx, { ...place(), bytes });
    let second = "";
    await storeWithRow(t.ctx, { ...place(), bytes }, async (_tx, name) => {
      second = name;
      return { clave: first };
    });
    expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
  });

  it("bytes and row together are discarded for good, twice as well as once", async () => {
    const clave = await storeFile(t.ctx, { ...place(), bytes });
    await discardFile(t.ctx, { ...place(), clave });
    await discardFile(t.ctx, { ...place(), clave });
    expect([await isThere(clave), await waiting()]).toEqual([false, []]);
  });
});

describe("a process that ends in the middle of an upload", () => {
  it("a killed upload leaves no half file and no row: the next process sweeps and continues", async () => {
    const put = t.ctx.storage.put.bind(t.ctx.storage);
    // A power cut after the bytes were written and before the row was.
    t.ctx.storage.put = async (file) => {
      await put(file);
      throw Object.assign(new Error("gone"), { code: "57P01" });
    };
    const cut = await uploadPersonal(t, worker, { bytes: pdf() });
    t.ctx.storage.put = put;
    expect(cut.status).toBe(503);
    const [name = ""] = await waiting();
    expect(await isThere(name)).toBe(true);
    expect(
      await t.sql("select from documento where trabajador_id = $1", [worker.trabajador_id]),
    ).toEqual([]);
    t.clock.advance({ hours: 2 });
    await sweep();
    expect(await isThere(name)).toBe(false);
    expect((await uploadPersonal(t, worker, { bytes: pdf() })).status).toBe(200);
  });

  it("a killed write leaves no half file", async () => {
    const name = await storeFile(t.ctx, { ...place(), bytes });
    const folder = fileURLToPath(t.ctx.config.storageUrl);
    const path = join(folder, String(company.empresa_id), name.slice(0, 2));
    // The name that a file has while it is written.
    await writeFile(join(path, `.${name}.0d6c0b6e`), "so weit");
    await rm(join(path, name));
    t.clock.advance({ hours: 2 });
    await sweep();
    expect(await readdir(path)).toEqual([]);
  });
});
