import pg from "pg";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from "vitest";

import { cloneDatabase } from "../../test/database.ts";
import { keepLog } from "../../test/log-lines.ts";
import { openDb } from "../db/client.ts";
import type { Db } from "../db/client.ts";

import { queueSettings } from "./jobs-catalogue.ts";
import type { QueueSettings } from "./jobs-catalogue.ts";
import { HopelessJob, openJobs } from "./jobs.ts";
import type { Jobs } from "./jobs.ts";

const settings: QueueSettings = {
  retries: 2,
  firstDelay: 0,
  longestDelay: 0,
  timeout: 30,
  forget: false,
};

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;
let root: pg.Pool;
let open: Jobs[] = [];
let { log, lines } = keepLog();

beforeAll(async () => {
  database = await cloneDatabase(inject("templateUrl"));
  db = openDb(database.url, { max: 4 });
  root = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database is dropped while its last connections close.
  root.on("error", () => {});
});

beforeEach(() => {
  ({ log, lines } = keepLog());
});

afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
  open = [];
  await root.query("delete from trabajo_pendiente; delete from pgboss.job");
});

afterAll(async () => {
  await db.close();
  await root.end();
  await database.drop();
});

function newJobs(changes: Partial<QueueSettings> = {}): Jobs {
  const jobs = openJobs({
    databaseUrl: database.url,
    log,
    settings: { ...queueSettings, "mail.send": { ...settings, ...changes } },
    pollSeconds: 0.5,
  });
  open.push(jobs);
  return jobs;
}

const rowsOf = async (text: string): Promise<unknown[]> => (await root.query(text)).rows;

describe("asking for work", () => {
  it("a job runs once its transaction commits", async () => {
    const jobs = newJobs();
    const done: string[] = [];
    jobs.handle("mail.send", async ({ sealed }) => void done.push(sealed));
    await jobs.start();
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "at the door" }));
    await db.tenant(1, (tx) => jobs.enqueue(tx, "mail.send", { sealed: "in a company" }));
    await jobs.idle();
    expect(done.toSorted()).toEqual(["at the door", "in a company"]);
  });

  it("a job does not run when its transaction is rolled back", async () => {
    const jobs = newJobs();
    const done = vi.fn<() => Promise<void>>(async () => {});
    jobs.handle("mail.send", done);
    await jobs.start();
    const undone = db.gate(async (tx) => {
      await jobs.enqueue(tx, "mail.send", { sealed: "never" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await jobs.idle();
    expect(done).not.toHaveBeenCalled();
    expect(await rowsOf("select 1 from pgboss.job where name = 'mail.send'")).toEqual([]);
  });

  it("pending jobs of a server that died are picked up", async () => {
    const dead = newJobs();
    await db.gate((tx) => dead.enqueue(tx, "mail.send", { sealed: "left" }));
    const jobs = newJobs();
    const done: string[] = [];
    jobs.handle("mail.send", async ({ sealed }) => void done.push(sealed));
    await jobs.start();
    await jobs.idle();
    expect(done).toEqual(["left"]);
  });

  it("a job does not run before its time", async () => {
    const jobs = newJobs();
    const done = vi.fn<() => Promise<void>>(async () => {});
    jobs.handle("mail.send", done);
    await jobs.start();
    await db.gate((tx) =>
      jobs.enqueue(tx, "mail.send", { sealed: "later" }, { notBefore: "2199-01-01T00:00:00Z" }),
    );
    await jobs.idle();
    expect(done).not.toHaveBeenCalled();
    expect((await jobs.stats()).queues).toEqual([{ name: "mail.send", waiting: 1, active: 0 }]);
  });

  it("only the relay role reads or deletes pending jobs", async () => {
    const jobs = newJobs();
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "hidden" }));
    const reads = db.gate((tx) => tx.selectFrom("trabajo_pendiente").selectAll().execute());
    await expect(reads).rejects.toThrow("permission denied");
    const deletes = db.tenant(1, (tx) => tx.deleteFrom("trabajo_pendiente").execute());
    await expect(deletes).rejects.toThrow("permission denied");
  });
});

describe("several servers on one database", () => {
  it("several servers on one database start at once and run each job exactly once", async () => {
    const done: string[] = [];
    const servers = [newJobs(), newJobs(), newJobs()];
    for (const jobs of servers) {
      const work = async ({ sealed }: { sealed: string }): Promise<void> => void done.push(sealed);
      jobs.handle("mail.send", work, { concurrency: 5 });
    }
    await Promise.all(servers.map((jobs) => jobs.start()));
    const names = Array.from({ length: 300 }, (_, index) => `n${index}`);
    await Promise.all(
      names.map((sealed, index) =>
        db.gate(async (tx) => servers[index % 3]?.enqueue(tx, "mail.send", { sealed })),
      ),
    );
    await servers[0]?.idle();
    expect(done.toSorted()).toEqual(names.toSorted());
  });
});

describe("a job that fails", () => {
  it("a job that fails is tried again until it succeeds, as the same job", async () => {
    const jobs = newJobs();
    const tries: Array<{ id: string; attempt: number }> = [];
    jobs.handle("mail.send", async (_data, { id, attempt }) => {
      tries.push({ id, attempt });
      if (attempt < 3) throw new Error("not yet");
    });
    await jobs.start();
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "stubborn" }));
    await jobs.idle();
    expect(tries.map((one) => one.attempt)).toEqual([1, 2, 3]);
    expect(new Set(tries.map((one) => one.id)).size).toBe(1);
    expect(await jobs.dead()).toEqual([]);
  });

  it("a failed job waits longer before each retry", async () => {
    const jobs = newJobs({ firstDelay: 100, longestDelay: 900 });
    jobs.handle("mail.send", () => Promise.reject(new Error("no")));
    await jobs.start();
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "patient" }));
    await jobs.idle();
    const [job] = await rowsOf(
      "select state, retry_delay, retry_delay_max, start_after > now() + interval '40 seconds' as waits from pgboss.job where name = 'mail.send'",
    );
    expect(job).toEqual({ state: "retry", retry_delay: 100, retry_delay_max: 900, waits: true });
  });

  it("a job without retries left is kept as dead, in the log and in the metrics", async () => {
    const jobs = newJobs();
    const error = Object.assign(new Error("secret of Lucía"), { code: "ECONNREFUSED" });
    jobs.handle("mail.send", () => Promise.reject(error));
    await jobs.start();
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "hopeless" }));
    await jobs.idle();
    const [dead] = await jobs.dead();
    expect(dead).toMatchObject({ name: "mail.send", attempts: 3, reason: "Error ECONNREFUSED" });
    expect(await jobs.stats()).toMatchObject({
      dead: 1,
      ended: expect.arrayContaining([
        { name: "mail.send", outcome: "failed", count: 2 },
        { name: "mail.send", outcome: "dead", count: 1 },
      ]),
    });
    expect(lines.filter((line) => line["level"] === "error")).toMatchObject([
      { msg: "Job given up; it waits among the dead", queue: "mail.send", attempt: 3 },
    ]);
    const kept = JSON.stringify([lines, await rowsOf("select output from pgboss.job")]);
    expect(kept).not.toContain("Lucía");
  });

  it("a job that fails is given up at once when trying again cannot help", async () => {
    const jobs = newJobs();
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new HopelessJob("refused")));
    jobs.handle("mail.send", work);
    await jobs.start();
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "refused" }));
    await jobs.idle();
    expect(work).toHaveBeenCalledTimes(1);
    expect(await jobs.dead()).toMatchObject([{ attempts: 1, reason: "HopelessJob" }]);
  });
});

describe("a job that is done", () => {
  it("a finished job leaves nothing behind when its payload must be forgotten", async () => {
    const jobs = newJobs({ forget: true });
    jobs.handle("mail.send", async () => {});
    await jobs.start();
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "forgotten" }));
    await jobs.idle();
    expect(await rowsOf("select 1 from pgboss.job where name = 'mail.send'")).toEqual([]);
    expect((await jobs.stats()).ended).toContainEqual({
      name: "mail.send",
      outcome: "completed",
      count: 1,
    });
  });
});

describe("schedules", () => {
  it("schedules of the running version alone are kept, once for all servers", async () => {
    const old = newJobs();
    old.schedule("mail.send", "0 3 * * *", { sealed: "old" });
    await old.start();
    const jobs = newJobs();
    jobs.schedule("mail.send", "15 4 * * *", { sealed: "new" }, { zone: "Europe/Madrid" });
    await jobs.start();
    expect(await rowsOf("select name, cron, timezone, data from pgboss.schedule")).toEqual([
      { name: "mail.send", cron: "15 4 * * *", timezone: "Europe/Madrid", data: { sealed: "new" } },
    ]);
    await newJobs().start();
    expect(await rowsOf("select name from pgboss.schedule")).toEqual([]);
  });
});

describe("a database that goes away", () => {
  it("a database that goes away is waited for, and the work is done when it is back", async () => {
    const jobs = newJobs();
    const done = vi.fn<() => Promise<void>>(async () => {});
    jobs.handle("mail.send", done);
    await jobs.start();
    await root.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrio-jobs' and datname = current_database()",
    );
    await db.gate((tx) => jobs.enqueue(tx, "mail.send", { sealed: "after" }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  });
});
