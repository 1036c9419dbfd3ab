import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as reports from "@atrio/contract/complaints/reports";

import { asStranger, openMailbox, secret } from "../../../../test/complaints.ts";
import type { Mailbox } from "../../../../test/complaints.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { buildAppOn, createContext } from "../../../app.ts";
import type { App } from "../../../http/bind.ts";

let t: TestApp;
let other: App;
let box: Mailbox;

beforeAll(async () => {
  t = await startTestApp();
  box = await openMailbox(t);
  const { config } = t.ctx;
  const ctx = await createContext(config, {
    databaseUrl: t.databaseUrl,
    clock: t.clock,
    poolSize: 2,
  });
  other = await buildAppOn(ctx);
});

afterAll(async () => {
  await other.close();
  await t.stop();
});

const places = async () =>
  t.sql(
    `select l.* from pg_locks l join pg_stat_activity a using (pid)
     where a.application_name = 'atrio-slots' and a.datname = current_database()
       and l.locktype = 'advisory'`,
  );

describe("5 anonymous reports an hour from an address (COMPLAINTS-4)", () => {
  const body = () => ({ ...secret, slug: box.company.slug, sin_correo: true });
  const send = async (app: App, address: string) => {
    const process = { ...t, app };
    return asStranger(process, reports.fileAnonymousComplaint, body(), { address });
  };

  it("hold for two processes together, also when all arrive at once", async () => {
    const address = "203.0.113.40";
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        send(index % 2 === 0 ? t.app : other, address),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, next) => one - next);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe("request.too_many");
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send(other, "203.0.113.41")).status).toBe(200);
    expect((await send(t.app, "203.0.113.41")).status).toBe(200);
  });

  it("count an IPv6 subscriber as one, whatever the rest of the address", async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) {
      statuses.push((await send(t.app, `2001:db8:7:7::${host}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("are counted in no table, and in nothing that outlives the hour", async () => {
    const address = "203.0.113.42";
    const tables = await t.sql<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where tablename <> 'denuncia' and tablename not like 'denuncia\\_%' and schemaname in ('public', 'pgboss')",
    );
    const counts = async () => {
      const all: string[] = [];
      for (const { name } of tables) {
        const [row] = await t.sql<{ count: string }>(`select count(*) from ${name}`);
        all.push(`${name} ${row?.count}`);
      }
      return all;
    };
    const before = await counts();
    for (let index = 0; index < 6; index += 1) await send(t.app, address);
    expect(await counts()).toEqual(before);
    expect((await places()).length).toBeGreaterThanOrEqual(5);
    t.clock.advance({ hours: 1 });
    expect((await send(t.app, address)).status).toBe(200);
    await send(other, "203.0.113.43");
    // One of each process: those of the hour before are gone.
    expect(await places()).toHaveLength(2);
    t.clock.advance({ hours: -1 });
  });
});
