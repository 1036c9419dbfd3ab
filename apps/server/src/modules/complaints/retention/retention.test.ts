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
  secret,
  unlock,
} from "../../../../test/complaints.ts";
import type { Mailbox } from "../../../../test/complaints.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { keepLog } from "../../../../test/log-lines.ts";

import { cleanUp, forgetTraces, remind } from "./retention.service.ts";

let t: TestApp;
let box: Mailbox;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

const moveTo = (date: string) => t.clock.set(`${date}T08:00:00Z`);
const night = async () => cleanUp(t.ctx, box.company.empresa_id);
const morning = async () => remind(t.ctx, box.company.empresa_id);

async function fresh(): Promise<void> {
  moveTo("2026-11-18");
  box = await openMailbox(t);
}

const statusOf = async (uuid: string) =>
  (await asStranger(t, reports.findComplaint, { uuid })).status;

describe("retention", () => {
  it("deletes what was not acted upon after 3 months, not what got new content (COMPLAINTS-15)", async () => {
    await fresh();
    const silent = await fileAnonymously(t, box.company);
    const living = await fileAnonymously(t, box.company);
    const running = await fileAnonymously(t, box.company);
    await bringTo(t, box.handler, running.id, "en_investigacion");
    moveTo("2027-01-31");
    await asStranger(t, reports.writeToHandlers, { uuid: living.uuid, texto: "Sigue pasando" });
    moveTo("2027-02-17");
    await night();
    expect(await statusOf(silent.uuid)).toBe(200);
    moveTo("2027-02-18");
    await night();
    await night();
    const states = async () =>
      Promise.all([silent, living, running].map(({ uuid }) => statusOf(uuid)));
    expect(await states()).toEqual([404, 200, 200]);
    for (const table of ["denuncia_llave", "denuncia_mensaje", "denuncia_codigo"]) {
      expect(await t.sql(`select from ${table} where denuncia_id = $1`, [silent.id])).toEqual([]);
    }
    const [kept] = await t.sql(
      "select fecha_borrado, motivo_borrado from denuncia_registro where denuncia_id = $1",
      [silent.id],
    );
    expect(kept).toMatchObject({ motivo_borrado: "sin_actuaciones" });
    moveTo("2027-04-30");
    await night();
    expect(await states()).toEqual([404, 404, 200]);
  });

  it("deletes cases that ended after their term, and the log-book after ten years (COMPLAINTS-17)", async () => {
    await fresh();
    const rejected = await fileAnonymously(t, box.company);
    const concluded = await fileAnonymously(t, box.company);
    await bringTo(t, box.handler, rejected.id, "no_admitida");
    await bringTo(t, box.handler, concluded.id, "concluida");
    moveTo("2027-02-18");
    await night();
    expect([await statusOf(rejected.uuid), await statusOf(concluded.uuid)]).toEqual([404, 200]);
    moveTo("2029-11-18");
    await night();
    expect(await statusOf(concluded.uuid)).toBe(404);
    const logBook = async () =>
      t.sql("select from denuncia_registro where empresa_id = $1", [box.company.empresa_id]);
    expect(await logBook()).toHaveLength(2);
    moveTo("2036-11-19");
    await night();
    expect(await logBook()).toEqual([]);
  });

  it("retires the key of a handler who has left (COMPLAINTS-25)", async () => {
    await fresh();
    const second = await admitAnother(t, box);
    const { id } = await fileAnonymously(t, box.company);
    await t.sql("update trabajador set fecha_baja = '2026-11-20' where id = $1", [
      second.trabajador_id,
    ]);
    const wraps = async () =>
      t.sql("select from denuncia_llave where denuncia_id = $1 and destinatario = $2", [
        id,
        second.gestor_id,
      ]);
    moveTo("2026-11-20");
    await night();
    expect(await wraps()).toHaveLength(2);
    moveTo("2026-11-21");
    await night();
    expect(await wraps()).toEqual([]);
    moveTo("2026-11-18");
    const open = await t.call(cases.getCase, { ...box.handler, params: { id }, query: {} });
    expect(open.status).toBe(200);
  });
});

describe("mails", () => {
  const mailsTo = async (address: string) =>
    (await t.outbox()).filter(({ headers }) => headers["to"]?.includes(address));

  it("handlers get one neutral mail on mornings with news or a term near (COMPLAINTS-13)", async () => {
    await fresh();
    await fileAnonymously(t, box.company);
    const mails = async () => mailsTo(box.handler.email);
    await morning();
    expect(await mails()).toEqual([]);
    moveTo("2026-11-19");
    await morning();
    await morning();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.headers["subject"]).toBe("Tareas pendientes en el buzón de denuncias");
    expect(JSON.stringify(mail)).not.toContain("kanari");
    moveTo("2026-11-21");
    await morning();
    expect(await mails()).toHaveLength(1);
    moveTo("2026-11-22");
    await morning();
    expect(await mails()).toHaveLength(2);
  });

  it("an anonymous reporter hears on the morning after an answer; the address goes with the last (COMPLAINTS-9)", async () => {
    await fresh();
    const correo_personal = "gaviota@fuera.test";
    const filed = await asStranger(t, reports.fileAnonymousComplaint, {
      ...secret,
      slug: box.company.slug,
      correo_personal,
    });
    const { id } = filed.body.data;
    const mails = async () => mailsTo(correo_personal);
    await bringTo(t, box.handler, id, "en_investigacion");
    await morning();
    expect(await mails()).toEqual([]);
    moveTo("2026-11-19");
    await morning();
    await morning();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.headers["subject"]).toBe("Hay novedades");
    expect(JSON.stringify(mail)).not.toContain(box.company.slug);
    const again = await unlock(t, { ...box.handler, token: await t.factory.session(box.handler) });
    const body = { resultado: "archivo", texto: "Fin" } as const;
    const ended = await t.call(cases.concludeCase, { ...again, params: { id }, body });
    expect(ended.status).toBe(200);
    moveTo("2026-11-20");
    await morning();
    expect(await mails()).toHaveLength(2);
    const last = (await mails()).at(-1);
    expect(last?.text).toContain("último aviso");
    expect(JSON.stringify(last)).not.toMatch(/complaint|denuncia|buz/i);
    const [row] = await t.sql("select correo from denuncia where id = $1", [id]);
    expect(row).toEqual({ correo: null });
  });

  it("of that address nothing is left in tables, jobs, logs and files (COMPLAINTS-9)", async () => {
    await fresh();
    const { log, lines } = keepLog();
    const usual = t.ctx.log;
    t.ctx.log = log as typeof usual;
    const correo_personal = "ultimagaviota@fuera.test";
    const filed = await asStranger(t, reports.fileAnonymousComplaint, {
      ...secret,
      slug: box.company.slug,
      correo_personal,
    });
    await bringTo(t, box.handler, filed.body.data.id, "no_admitida");
    moveTo("2026-11-19");
    await morning();
    expect(await mailsTo(correo_personal)).toHaveLength(1);
    const outbox = join(t.ctx.config.dataDir, "outbox");
    const names = await readdir(outbox);
    expect(names.filter((name) => name.includes("reservado")).length).toBeGreaterThan(0);
    moveTo("2026-11-20");
    await forgetTraces(t.ctx);
    t.ctx.log = usual;
    const left: string[] = [JSON.stringify(lines)];
    for (const name of await readdir(outbox)) {
      left.push(name, await readFile(join(outbox, name), "utf8"));
    }
    const tables = await t.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'pgboss')`,
    );
    for (const { name } of tables) left.push(JSON.stringify(await t.sql(`select * from ${name}`)));
    for (const text of left) expect(text).not.toContain("ultimagaviota");
    const addresses = await t.sql("select from denuncia where correo is not null and id = $1", [
      filed.body.data.id,
    ]);
    expect(addresses).toEqual([]);
    expect(await t.sql("select from pgboss.job where name = 'mail.discreet'")).toEqual([]);
    // The mail of the next morning went nowhere: there is nobody to write to.
    await morning();
    expect(await mailsTo(correo_personal)).toEqual([]);
  });
});
