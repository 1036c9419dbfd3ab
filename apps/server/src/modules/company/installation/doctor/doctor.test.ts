// Faults of an installation (Rule COMPANY-94).
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startDesk } from "../../../../../test/desk.ts";
import type { Desk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";
import { pdf } from "../../../../../test/files.ts";
import { createPayslipFactory } from "../../../../../test/payslips.ts";
import type { Config } from "../../../../config.ts";
import { fill, wordsIn } from "../../../../lib/words/words.ts";

import { examine } from "./doctor.service.ts";

const now = "2026-11-18T12:00:00Z";
const gigabyte = 1024 ** 3;
const settings: Partial<Config> = {
  publicUrl: "https://portal.test",
  smtpUrl: "smtp://127.0.0.1:9",
};

let desk: Desk;
let worker: SignedIn;
let payslip: string;
let room = gigabyte;

const sql = async (text: string, values: unknown[] = []) => desk.t.sql(text, values);
const pathOf = (path: string): string => fileURLToPath(`${desk.t.ctx.config.storageUrl}/${path}`);

beforeAll(async () => {
  desk = await startDesk({ now, config: settings, readRoom: () => Promise.resolve(room) });
  worker = await desk.hire();
  await desk.clock(worker, [["2026-11-18T08:00:00Z", "2026-11-18T11:00:00Z"]]);
  const id = await createPayslipFactory(desk.t).payslip(worker, { pdf: pdf() });
  const [row] = await desk.t.sql<{ clave: string }>("select clave from nomina where id = $1", [id]);
  const name = row?.clave ?? "";
  payslip = `${worker.empresa_id}/${name.slice(0, 2)}/${name}`;
  await desk.t.ctx.jobs.idle();
  await sql("update empresa set correos_puntos_control = '{control@sol.test}'");
  await sql("insert into respaldo (destino, nombre, terminado_en) values ('x', 'y', now())");
});

afterAll(async () => desk.t.stop());

const found = async (): Promise<string[]> =>
  (await examine(desk.t.ctx, { quick: false })).map(({ key }) => key);

/** A change of one statement, and the statement that takes it back. */
const bySql = (plant: string, mend: string) => ({
  plant: async () => sql(plant),
  mend: async () => sql(mend),
});

const bySetting = (changes: Partial<Config>) => ({
  plant: async () => Object.assign(desk.t.ctx, { config: { ...desk.t.ctx.config, ...changes } }),
  mend: async () => Object.assign(desk.t.ctx, { config: { ...desk.t.ctx.config, ...settings } }),
});

let kept: Buffer;
const stray = "1/aa/aa000000000000000000000000000000.enc";

const faults: Record<string, { plant: () => Promise<unknown>; mend: () => Promise<unknown> }> = {
  migrations: bySql(
    "delete from migracion where nombre = '0215_backups.sql'",
    "insert into migracion (nombre) values ('0215_backups.sql')",
  ),
  unprotected: bySql(
    "alter table nomina disable row level security",
    "alter table nomina enable row level security",
  ),
  ledger: bySql(
    "update fichaje set hora_fin = hora_fin + interval '1 hour'",
    "update fichaje set hora_fin = hora_fin - interval '1 hour'",
  ),
  clock_behind: {
    plant: async () => desk.t.clock.set("2026-11-18T10:59:00Z"),
    mend: async () => desk.t.clock.set(now),
  },
  room: {
    plant: async () => {
      room = 100;
    },
    mend: async () => {
      room = gigabyte;
    },
  },
  files_missing: {
    plant: async () => {
      kept = await readFile(pathOf(payslip));
      await rm(pathOf(payslip));
    },
    mend: async () => writeFile(pathOf(payslip), kept),
  },
  files_damaged: {
    plant: async () => writeFile(pathOf(payslip), kept.subarray(1)),
    mend: async () => writeFile(pathOf(payslip), kept),
  },
  files_orphaned: {
    plant: async () => {
      await mkdir(dirname(pathOf(stray)), { recursive: true });
      await writeFile(pathOf(stray), "");
    },
    mend: async () => rm(pathOf(stray)),
  },
  backup_none: bySql(
    "update respaldo set terminado_en = null",
    "update respaldo set terminado_en = now()",
  ),
  backup_old: bySql(
    "update respaldo set terminado_en = now() - interval '40 hours'",
    "update respaldo set terminado_en = now()",
  ),
  backup_failed: bySql(
    "insert into respaldo (destino, fallo) values ('x', 'ENOSPC')",
    "delete from respaldo where fallo is not null",
  ),
  work_stuck: bySql(
    "insert into trabajo_pendiente (nombre, datos, creado_en) values ('of.old', '{}', now() - interval '2 hours')",
    "delete from trabajo_pendiente where nombre = 'of.old'",
  ),
  work_dead: bySql(
    "insert into pgboss.job (name, data) values ('dead', '{}')",
    "delete from pgboss.job where name = 'dead'",
  ),
  mails_held: bySql(
    "update instalacion set envios_retenidos = now()",
    "update instalacion set envios_retenidos = null",
  ),
  seal_expires: bySql(
    `insert into certificado_sello (empresa_id, propio, sujeto, huella, valido_desde, valido_hasta, material, creado_en)
     select empresa_id, true, 'CN=x', repeat('0', 64), '2026-01-01', '2026-12-01', '\\x00', '2026-01-01' from empresa`,
    "delete from certificado_sello where sujeto = 'CN=x'",
  ),
  unwatched: bySql(
    "update empresa set correos_puntos_control = '{}'",
    "update empresa set correos_puntos_control = '{control@sol.test}'",
  ),
  demo_accounts: bySql(
    "insert into account (email, password_hash) values ('lucia@demo.test', 'x')",
    "delete from account where email = 'lucia@demo.test'",
  ),
  address_plain: bySetting({ publicUrl: "http://portal.test" }),
  mail_unset: bySetting({ smtpUrl: undefined }),
};

/** Kinds of fault that one cause raises. */
const raised: Record<string, string[]> = { room: ["room_data", "room_files"] };

describe("the doctor", { timeout: 60_000 }, () => {
  it("finds nothing on a healthy installation", async () => {
    expect(await found()).toEqual([]);
  });

  it.each(Object.keys(faults))(
    "finds the planted fault %s alone, and nothing once it is mended",
    async (name) => {
      const fault = faults[name];
      await fault?.plant();
      const seen = await found();
      await fault?.mend();
      expect(seen).toEqual(raised[name] ?? [name]);
      expect(await found()).toEqual([]);
    },
  );

  it("reads neither files nor time records when it is quick", async () => {
    await rm(pathOf(payslip));
    expect(await examine(desk.t.ctx, { quick: true })).toEqual([]);
    await writeFile(pathOf(payslip), kept);
  });

  it("has the values of each text in every language", () => {
    for (const language of ["es", "en", "fr", "pt"] as const) {
      const { faults: texts } = wordsIn(language, "company/doctor-words");
      for (const { text } of Object.values(texts)) {
        const values = {
          count: 1,
          names: "x",
          seconds: 1,
          megabytes: 1,
          hours: 1,
          reason: "x",
          address: "x",
        };
        expect(fill(text, values)).not.toContain("{{");
      }
    }
  });
});
