import { execFile } from "node:child_process";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { workedWorld, type EvidenceWorld } from "../../../../../test/evidence/world.ts";

const run = promisify(execFile);
const command = join(import.meta.dirname, "../../../../commands/verify-ledger.ts");

let world: EvidenceWorld;

beforeAll(async () => {
  world = await workedWorld({ people: 2, days: 3 });
}, 60_000);

afterAll(() => world.t.stop());

type Outcome = { status: number; out: string; err: string };

/** Runs the command as a person would, on the database and the files of the running application. */
async function verifyLedger(...args: string[]): Promise<Outcome> {
  const { config } = world.t.ctx;
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    DATABASE_URL: world.t.databaseUrl,
    DATA_DIR: config.dataDir,
    SECRET_LEDGER_KEY: config.secrets.ledgerKey,
    LOG_LEVEL: "warn",
  };
  try {
    const { stdout, stderr } = await run(process.execPath, [command, ...args], { env });
    return { status: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, out: stdout, err: stderr };
  }
}

/** Changes something past the application, looks, and puts it back. */
async function tampered(change: string, undo: string): Promise<Outcome> {
  await world.t.sql(change);
  const outcome = await verifyLedger();
  await world.t.sql(undo);
  return outcome;
}

const victim = (): number => world.people[1]?.trabajador_id ?? 0;

describe("npm run verify-ledger", () => {
  it("verify-ledger finds that everything agrees", async () => {
    const { status, out, err } = await verifyLedger();
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toMatch(
      /: 2 people, 36 entries, 3 checkpoints, 0 problems\n(  ! .*\n){3}Everything agrees; 0 entries erased \(retention\)\.\n$/,
    );
  }, 30_000);

  it("verify-ledger finds an entry whose content was changed, and its worker", async () => {
    const who = `trabajador_id = ${victim()} and seq = 4`;
    await world.t.sql(`create table was as select * from fichaje_evento where ${who}`);
    const { status, out } = await tampered(
      `update fichaje_evento set contenido = replace(contenido, '"motivo":null', '"motivo":"x"') where ${who}`,
      `update fichaje_evento e set contenido = w.contenido from was w
         where e.empresa_id = w.empresa_id and e.trabajador_id = w.trabajador_id and e.seq = w.seq`,
    );
    await world.t.sql("drop table was");
    expect(status).toBe(1);
    expect(out).toContain(`  worker ${victim()}, entry 4: what it says was changed\n`);
    expect(out).toContain("\n1 problems; 0 entries erased (retention).\n");
  }, 30_000);

  it("verify-ledger finds a current signing that differs from its newest version", async () => {
    const own = `where id = (select max(id) from fichaje where trabajador_id = ${victim()})`;
    const { status, out } = await tampered(
      `update fichaje set hora_fin = hora_fin + interval '1 hour' ${own}`,
      `update fichaje set hora_fin = hora_fin - interval '1 hour' ${own}`,
    );
    expect(status).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `worker ${victim()}, entry 18: signing \\d+ differs from its newest version: hora_fin`,
      ),
    );
  }, 30_000);

  it("verify-ledger finds a tail cut with its head, by the signed checkpoint", async () => {
    const own = `trabajador_id = ${victim()}`;
    await world.t.sql(`create table tail as select * from fichaje_evento where ${own} and seq > 16;
      create table head as select * from cadena where ${own}`);
    const { status, out } = await tampered(
      `delete from fichaje_evento where ${own} and seq > 16;
       update cadena c set seq = 16, eslabon = (select eslabon from fichaje_evento e where e.${own} and e.seq = 16) where ${own}`,
      `insert into fichaje_evento select * from tail;
       update cadena c set seq = h.seq, eslabon = h.eslabon from head h where c.trabajador_id = h.trabajador_id and c.empresa_id = h.empresa_id`,
    );
    await world.t.sql("drop table tail; drop table head");
    expect(status).toBe(1);
    expect(out).toContain(
      `worker ${victim()}, entry 18: checkpoint 3 signed entries that are missing now`,
    );
  }, 30_000);

  it("verify-ledger finds a content that was erased as if its term were over", async () => {
    const who = `trabajador_id = ${victim()} and seq = 8`;
    await world.t.sql(`create table was as select * from fichaje_evento where ${who}`);
    const { status, out } = await tampered(
      `update fichaje_evento set sal = null, contenido = null where ${who}`,
      `update fichaje_evento e set sal = w.sal, contenido = w.contenido from was w
         where e.empresa_id = w.empresa_id and e.trabajador_id = w.trabajador_id and e.seq = w.seq`,
    );
    await world.t.sql("drop table was");
    expect(status).toBe(1);
    expect(out).toContain(
      `worker ${victim()}, entry 8: what it says was erased before four years had passed`,
    );
  }, 30_000);

  it("verify-ledger compares with checkpoints that were received by mail", async () => {
    const [row] = await world.t.sql<{ clave: string; empresa_id: number }>(
      "select clave, empresa_id from punto_control where numero = 1",
    );
    const bytes = await world.t.ctx.storage.get({
      empresa_id: row?.empresa_id ?? 0,
      clave: row?.clave ?? "",
    });
    const [kept, other] = ["kept.json", "other.json"].map((name) =>
      join(world.t.ctx.config.dataDir, name),
    );
    if (bytes === undefined || kept === undefined || other === undefined) throw new Error("None");
    await writeFile(kept, bytes);
    await writeFile(other, bytes.toString().replace('"numero":1,', '"numero":9,'));
    const good = await verifyLedger("--received", kept);
    expect([good.status, good.out]).toEqual([0, expect.stringContaining("(1 received compared)")]);
    const bad = await verifyLedger("--received", kept, other);
    expect([bad.status, bad.out]).toEqual([
      1,
      expect.stringContaining("the received checkpoint 9 is not here"),
    ]);
  }, 30_000);

  it("verify-ledger finds a checkpoint whose file is gone", async () => {
    const files = fileURLToPath(world.t.ctx.config.storageUrl);
    const before = await readdir(files, { recursive: true });
    const [row] = await world.t.sql<{ clave: string; empresa_id: number }>(
      "select clave, empresa_id from punto_control where numero = 2",
    );
    const name = row?.clave ?? "";
    await rm(join(files, String(row?.empresa_id), name.slice(0, 2), name));
    expect(before.some((one) => one.endsWith(name))).toBe(true);
    const { status, out } = await verifyLedger("--empresa", "empresa-1");
    expect([status, out]).toEqual([
      1,
      expect.stringContaining("checkpoint 2: its file is missing"),
    ]);
  }, 30_000);

  it("verify-ledger previews the records that retention would erase, by rule, and erases nothing", async () => {
    const { status, out } = await verifyLedger("--retention");
    expect(status).toBe(0);
    expect(out).toContain("art. 34.9 ET");
    expect(out).toMatch(/: 0 signings and 0 entries of 0 people to erase\n/);
  }, 30_000);

  it("verify-ledger refuses files without --received, and confirms a right clock", async () => {
    const stray = await verifyLedger("mail.json");
    expect([stray.status, stray.err]).toEqual([2, expect.stringContaining("behind --received")]);
    const confirmed = await verifyLedger("--confirm-clock");
    expect([confirmed.status, confirmed.out]).toEqual([0, expect.stringMatching(/clock/)]);
  }, 30_000);

  it("verify-ledger prints its usage", async () => {
    const help = await verifyLedger("--help");
    expect([help.status, help.out]).toEqual([0, expect.stringContaining("--retention")]);
    const wrong = await verifyLedger("--empresas");
    expect([wrong.status, wrong.err]).toEqual([2, expect.stringContaining("--help explains")]);
    const nobody = await verifyLedger("--empresa", "nadie");
    expect([nobody.status, nobody.err]).toEqual([1, expect.stringContaining('company "nadie"')]);
  }, 30_000);
});
