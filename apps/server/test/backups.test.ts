// Backups and their restore (Rules COMPANY-90 to COMPANY-93).
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import * as documents from "@atrio/contract/papers/documents";
import * as payslips from "@atrio/contract/papers/payslips";

import { migrate } from "../src/db/migrate.ts";
import { releaseMails } from "../src/modules/company/installation/installation.service.ts";
import { verifyLedger } from "../src/modules/time/evidence/verification/verification.service.ts";
import { listBackups, makeBackup } from "../src/platform/backup/backup.ts";
import { openTarget } from "../src/platform/backup/open-target.ts";
import { openBackup, restoreBackup } from "../src/platform/backup/restore.ts";
import { openFolderTarget } from "../src/platform/backup/target.ts";
import type { BackupTarget } from "../src/platform/backup/target.ts";
import { checkDigests } from "../src/platform/backup/verify.ts";
import { openStoredBytes } from "../src/platform/storage.ts";

import { databaseUrl as urlOn } from "./database.ts";
import { startDesk } from "./desk.ts";
import type { Desk } from "./desk.ts";
import { uploadPersonal } from "./documents.ts";
import type { SignedIn } from "./factory.ts";
import { pdf } from "./files.ts";
import { startTestApp } from "./harness.ts";
import type { TestApp } from "./harness.ts";
import { allowSigning } from "./model145.ts";
import { createPayslipFactory } from "./payslips.ts";
import { signatureOf } from "./pdfs.ts";
import { startBuckets } from "./s3.ts";
import { signatureDesk } from "./signatures.ts";
import { startSystemPostgres, systemPostgres } from "./system-postgres.ts";

const passphrase = "nadie adivina esta frase";
const minute = 60_000;

let desk: Desk;
let folder: string;
let target: BackupTarget;
let worker: SignedIn;
let payslip: number;
let signed: number;
let withdrawn: number;
let name: string;

const backup = async (changes: { keep?: number; to?: BackupTarget } = {}) =>
  makeBackup({
    databaseUrl: desk.t.databaseUrl,
    storage: openStoredBytes(desk.t.ctx.config),
    secrets: desk.t.ctx.config.secrets,
    target: changes.to ?? target,
    passphrase,
    keep: changes.keep,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrio-backups-"));
  target = await openFolderTarget(folder);
  desk = await startDesk({
    now: "2026-11-18T12:00:00Z",
    config: { backupTo: folder, backupPassphrase: passphrase },
  });
  const { t } = desk;
  worker = await desk.hire({ nif: "00001000B" });
  const office = await desk.hire({ administrador: true });
  await desk.clock(worker, [["2026-11-18T08:00:00Z", "2026-11-18T11:00:00Z"]]);
  payslip = await createPayslipFactory(t).payslip(worker, { pdf: pdf() });
  await allowSigning(t, worker);
  const signing = signatureDesk(t);
  signed = await signing.asked(office, [worker]);
  await signing.signed(worker, signed);
  withdrawn = (await uploadPersonal(t, worker)).body.data.id;
  await t.ctx.jobs.idle();
  // Mail that the queue has not sent, and one still in the outbox, whose hour has not come.
  await t.ctx.db.tenant(worker.empresa_id, async (tx) =>
    t.ctx.mail.send(tx, plainMail(), { notBefore: "2036-01-01T00:00:00Z" }),
  );
  ({
    manifest: { id: name },
  } = await backup());
  const answer = await t.call(documents.deletePersonalDocument, {
    token: worker.token,
    params: { id: withdrawn },
  });
  if (answer.status !== 200) throw new Error("Not deleted");
  await t.ctx.jobs.idle();
}, 2 * minute);

afterAll(async () => {
  await desk.t.stop();
  await rm(folder, { recursive: true, force: true });
});

const plainMail = () => ({
  template: "password_changed" as const,
  to: worker.email,
  idioma: "es" as const,
  data: { nombre: "Ana", cambiada_en: "2026-11-18T12:00:00Z", zona_horaria: "Europe/Madrid" },
});

/** An empty database on a server, for the time of some work. */
async function inEmptyDatabase<T>(
  serverUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const empty = `r_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${empty}`);
  try {
    return await work(urlOn(serverUrl, empty));
  } finally {
    await admin.query(`drop database ${empty} with (force)`);
    await admin.end();
  }
}

const maintenance = () => urlOn(inject("templateUrl"), "postgres");

async function restoreInto(
  url: string,
  dataDir: string,
  from = target,
  storageUrl = pathToFileURL(join(dataDir, "files")).href,
) {
  return restoreBackup(url, await openBackup(from, passphrase), {
    storage: openStoredBytes({ storageUrl }),
    beforeCommit: async () => {},
  });
}

/** At the tenth minute of each hour the server signs a checkpoint, after the backup too. */
function expectSame(after: Record<string, unknown[]>, before: Record<string, unknown[]>): void {
  for (const [title, rows] of Object.entries(before)) {
    if (title === "punto_control") expect(rows).toEqual(expect.arrayContaining(after[title] ?? []));
    else expect(after[title], title).toEqual(rows);
  }
}

/** Everything that the catalogue and the tables hold, in an order of its own. */
async function contentsOf(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set timezone = 'UTC'");
  const found: Record<string, unknown[]> = {};
  const read = async (title: string, text: string) => {
    found[title] = (await client.query(text)).rows;
  };
  await read("migrations", "select nombre from migracion order by 1");
  await read(
    "policies",
    "select tablename, policyname, roles::text, cmd, qual, with_check from pg_policies order by 1, 2",
  );
  await read(
    "row security",
    `select relname, relrowsecurity, relforcerowsecurity from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  await read(
    "grants",
    `select table_name, grantee, privilege_type from information_schema.role_table_grants
     where grantee like 'atrio\\_%' order by 1, 2, 3`,
  );
  await read(
    "constraints",
    `select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  );
  await read(
    "triggers",
    `select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger
     where not tgisinternal order by 1, 2`,
  );
  const tables = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('migracion', 'instalacion', 'respaldo', 'trabajo_pendiente')`,
  );
  for (const { relname } of tables.rows) {
    await read(relname, `select t::text as row from ${relname} t order by 1`);
  }
  await client.end();
  return found;
}

describe("a backup restored into an empty database", { timeout: 3 * minute }, () => {
  it("holds every row, key, trigger and policy as they were, and what was erased after it is gone", async () => {
    await inEmptyDatabase(maintenance(), async (url) => {
      const dataDir = await mkdtemp(join(tmpdir(), "atrio-restored-"));
      expect(await restoreInto(url, dataDir)).toMatchObject({ erased: 1, unerased: 0 });
      const [before, after] = [await contentsOf(desk.t.databaseUrl), await contentsOf(url)];
      expectSame(after, before);
      const next = new pg.Client({ connectionString: url });
      await next.connect();
      const { rows } = await next.query(
        "select nextval('fichaje_id_seq')::int > max(id) as ok from fichaje",
      );
      expect(rows).toEqual([{ ok: true }]);
      await next.end();
      await rm(dataDir, { recursive: true });
    });
  });

  it.each(["folders", "buckets"])(
    "serves sessions, payslips and signed documents, verifies, and sends no mail before the release, on %s",
    async (places) => {
      const buckets = places === "buckets" ? await startBuckets() : undefined;
      const inBucket = buckets && (await openTarget(buckets.address("backups")));
      if (inBucket !== undefined) await backup({ to: inBucket });
      await inEmptyDatabase(maintenance(), async (url) => {
        const dataDir = await mkdtemp(join(tmpdir(), "atrio-restored-"));
        const storageUrl = buckets?.address("files") ?? pathToFileURL(join(dataDir, "files")).href;
        await restoreInto(url, dataDir, inBucket, storageUrl);
        const { secrets } = desk.t.ctx.config;
        const restored = await startTestApp({
          templateUrl: url,
          now: "2026-11-18T12:00:00Z",
          config: { secrets, storageUrl },
        });
        await expectWorking(restored);
        await expectHeldMails(restored);
        await restored.stop();
        await rm(dataDir, { recursive: true });
      });
      await buckets?.stop();
    },
  );

  const version = systemPostgres();
  it(`moves to ${version === undefined ? "another database" : `PostgreSQL ${version} of the system`} and back, and nothing differs`, async () => {
    const other =
      version === undefined
        ? { url: maintenance(), stop: async () => {} }
        : await startSystemPostgres(version);
    const dataDir = await mkdtemp(join(tmpdir(), "atrio-moved-"));
    const second = await openFolderTarget(join(dataDir, "second"));
    await inEmptyDatabase(urlOn(other.url, "postgres"), async (there) => {
      await restoreInto(there, dataDir);
      await makeBackup({
        databaseUrl: there,
        storage: openStoredBytes({ storageUrl: pathToFileURL(join(dataDir, "files")).href }),
        secrets: desk.t.ctx.config.secrets,
        target: second,
        passphrase,
        keep: undefined,
      });
      await inEmptyDatabase(maintenance(), async (back) => {
        await restoreInto(back, join(dataDir, "back"), second);
        const [before, after] = [await contentsOf(desk.t.databaseUrl), await contentsOf(back)];
        expectSame(after, before);
      });
    });
    await other.stop();
    await rm(dataDir, { recursive: true });
  });

  it("works with a login role that row security binds", async () => {
    const role = `plain_${Math.random().toString(36).slice(2, 8)}`;
    const admin = new pg.Client({ connectionString: maintenance() });
    await admin.connect();
    await admin.query(
      `create role ${role} login createrole nosuperuser password 'x';
       grant atrio_app, atrio_gate, atrio_backup to ${role} with admin option`,
    );
    await admin.query(`create database ${role} owner ${role}`);
    const url = new URL(urlOn(maintenance(), role));
    url.username = role;
    url.password = "x";
    const dataDir = await mkdtemp(join(tmpdir(), "atrio-plain-"));
    await restoreInto(url.href, dataDir);
    const again = await openFolderTarget(join(dataDir, "again"));
    const { manifest } = await makeBackup({
      databaseUrl: url.href,
      storage: openStoredBytes({ storageUrl: pathToFileURL(join(dataDir, "files")).href }),
      secrets: desk.t.ctx.config.secrets,
      target: again,
      passphrase,
      keep: undefined,
    });
    expect(manifest.tables["fichaje"]).toBe(1);
    expect(manifest.tables["trabajador"]).toBe(2);
    await admin.query(`drop database ${role} with (force)`);
    await admin.query(`drop role ${role}`);
    await admin.end();
    await rm(dataDir, { recursive: true });
  });
});

async function expectWorking(restored: TestApp): Promise<void> {
  const { token } = worker;
  const opened = await restored.call(payslips.payslipPdf, {
    token,
    query: { nomina_ids: String(payslip) },
  });
  expect(opened.status).toBe(200);
  const { bytes } = await signatureDesk(restored).open(worker, signed, "con");
  expect(await signatureOf(bytes)).toMatchObject({ isValid: true, isWhole: true });
  const gone = await restored.call(documents.documentFile, {
    token,
    query: { documento_ids: String(withdrawn) },
  });
  expect(gone.status).toBe(404);
  const [report] = await verifyLedger(restored.ctx, { slug: undefined, received: [] });
  expect(report).toMatchObject({ apuntes: 2, findings: [] });
  const company = await restored.factory.company({ slug: "otra" });
  const stranger = await restored.factory.signedIn({ company });
  const foreign = await restored.call(payslips.payslipPdf, {
    token: stranger.token,
    query: { nomina_ids: String(payslip) },
  });
  expect(foreign.status).toBe(404);
}

async function expectHeldMails(restored: TestApp): Promise<void> {
  const { ctx, databaseUrl } = restored;
  const options = { dropOlder: false, show: true };
  await ctx.db.tenant(worker.empresa_id, async (tx) => ctx.mail.send(tx, plainMail()));
  expect(await restored.outbox()).toEqual([]);
  expect(await releaseMails(databaseUrl, options)).toMatchObject({ held: true, waiting: 2 });
  const released = await releaseMails(databaseUrl, { dropOlder: true, show: false });
  expect(released).toMatchObject({ older: 1, dropped: 1 });
  expect(await restored.outbox()).toHaveLength(1);
  expect(await releaseMails(databaseUrl, options)).toMatchObject({ held: false });
}

describe("a restore is refused", { timeout: 3 * minute }, () => {
  it("with another passphrase, over companies, and beside a running server", async () => {
    await expect(openBackup(target, "otra frase cualquiera")).rejects.toThrow("do not open");
    await expect(openBackup(target, passphrase, "atrio-none")).rejects.toThrow("no backup");
    await expect(restoreInto(desk.t.databaseUrl, folder)).rejects.toThrow("running");
    await inEmptyDatabase(maintenance(), async (url) => {
      await restoreInto(url, join(folder, "out"));
      await expect(restoreInto(url, join(folder, "out"))).rejects.toThrow("not empty");
    });
    await rm(join(folder, "out"), { recursive: true });
  });

  it("for a changed, cut or missing part, and the database stays as it was", async () => {
    const copy = join(folder, "copy");
    const parts = [join(name, "database.atrio"), join(name, "manifest.json")];
    const all = await readdir(join(folder, "files"), { recursive: true });
    const stored = all.find((path) => path.endsWith(".enc")) ?? "";
    for (const part of [...parts, join("files", stored)]) {
      await cp(join(folder, name), join(copy, name), { recursive: true });
      await cp(join(folder, "files"), join(copy, "files"), { recursive: true });
      const bytes = await readFile(join(copy, part));
      // The last byte is sealed; one in the middle may be of a frame's length, and then the data end too early.
      const last = bytes.length - 1;
      bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
      await writeFile(join(copy, part), bytes);
      const damaged = await openFolderTarget(copy);
      const isManifest = part.endsWith("manifest.json");
      if (!isManifest) {
        const opened = await openBackup(damaged, passphrase);
        expect(await checkDigests(opened)).toHaveLength(1);
      }
      await inEmptyDatabase(maintenance(), async (url) => {
        await migrate(url);
        await expect(restoreInto(url, join(copy, "out"), damaged), part).rejects.toThrow(
          /open|changed|length|read/,
        );
        expect((await contentsOf(url))["empresa"]).toEqual([]);
      });
      await rm(copy, { recursive: true });
    }
  });
});

describe("a target", { timeout: 3 * minute }, () => {
  it("gets only new files, and loses old backups with the files that nothing else needs", async () => {
    const place = await openFolderTarget(join(folder, "pruned"));
    const first = await backup({ to: place });
    expect(first.copied).toBeGreaterThan(2);
    expect(await backup({ to: place })).toMatchObject({ copied: 0, removed: 0 });
    const { id } = (await uploadPersonal(desk.t, worker)).body.data;
    expect(await backup({ to: place })).toMatchObject({ copied: 1 });
    const remove = { token: worker.token, params: { id } };
    expect(await desk.t.call(documents.deletePersonalDocument, remove)).toMatchObject({
      status: 200,
    });
    await desk.t.ctx.jobs.idle();
    const files = await place.listFiles();
    expect(await backup({ to: place, keep: 1 })).toMatchObject({ copied: 0, removed: 3 });
    expect(await place.listFiles()).toHaveLength(files.length - 1);
    expect(await checkDigests(await openBackup(place, passphrase))).toEqual([]);
    // Several in the same second: the newest stays.
    for (let round = 0; round < 6; round += 1) {
      const { manifest } = await backup({ to: place, keep: 1 });
      expect((await listBackups(place)).map((one) => one.id)).toEqual([manifest.id]);
    }
  });

  it("holds no text, name or key in clear", async () => {
    const all = Buffer.concat(
      await Promise.all(
        ["database.atrio", "files.atrio", "keys.atrio", "manifest.json"].map(async (part) =>
          readFile(join(folder, name, part)),
        ),
      ),
    );
    const { pepper, ledgerKey } = desk.t.ctx.config.secrets;
    for (const secret of [pepper, ledgerKey, worker.email, "Sol", pepper.toString("base64")]) {
      expect(all.includes(secret)).toBe(false);
    }
  });

  it("gets the backup of the daily job, which is written down", async () => {
    const { t } = desk;
    await t.ctx.db.gate(async (tx) => t.ctx.jobs.enqueue(tx, "backup.daily", {}));
    await t.ctx.jobs.idle();
    const [last] = await t.sql(
      "select nombre, archivos, fallo from respaldo order by id desc limit 1",
    );
    expect(last).toMatchObject({ fallo: null, nombre: (await target.list()).at(-1) });
  });
});
