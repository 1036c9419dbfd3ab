import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getWorker, updateLanguage } from "@atrio/contract/people/workers";

import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { ballastPath } from "../../../platform/disk.ts";

import { mayReadMetrics } from "./health.service.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

const statusOf = async (url: string): Promise<number> => (await t.app.inject({ url })).statusCode;

describe("/readyz", () => {
  it("/readyz is 200 while the database answers with every migration", async () => {
    expect(await statusOf("/readyz")).toBe(200);
  });

  it("/readyz is 503 while a migration is missing", async () => {
    await t.sql("update migracion set nombre = 'x' || nombre where nombre like '0010%'");
    expect(await statusOf("/readyz")).toBe(503);
    await t.sql("update migracion set nombre = substr(nombre, 2) where nombre like 'x0010%'");
    expect(await statusOf("/readyz")).toBe(200);
  });

  it("/readyz is 503 within 1.5 seconds while the database is frozen, and /healthz stays 200", async () => {
    await t.sql("select 1");
    const [{ pid } = { pid: 0 }] = await t.sql<{ pid: number }>("select pg_backend_pid() as pid");
    expect(pid).toBeGreaterThan(0);
    // A lock that blocks readers simulates a database that does not answer.
    const frozen = t.sql("begin; lock table migracion; select pg_sleep(2); commit");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const started = performance.now();
    expect(await statusOf("/readyz")).toBe(503);
    expect(performance.now() - started).toBeLessThan(1500);
    expect(await statusOf("/healthz")).toBe(200);
    await frozen;
    expect(await statusOf("/readyz")).toBe(200);
  });
});

describe("a disk that fills up", () => {
  const megabyte = 1024 * 1024;
  let room = 10_000 * megabyte;
  let full: TestApp;

  beforeAll(async () => {
    full = await startTestApp({ readRoom: async () => Promise.resolve(room) });
  });

  afterAll(() => full.stop());

  const read = async (url: string) => full.app.inject({ url });

  it("a disk that fills up is reported by /readyz, which still answers 200, and by /metrics", async () => {
    expect((await read("/readyz")).json()).toEqual({ status: "ready" });
    expect((await read("/metrics")).body).toContain("atrio_disk_low 0");
    room = 511 * megabyte;
    const answer = await read("/readyz");
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "degraded" }]);
    const { body } = await read("/metrics");
    expect(body).toContain(`atrio_disk_free_bytes{place="data"} ${room}`);
    expect(body).toContain(`atrio_disk_free_bytes{place="files"} ${room}`);
    expect(body).toContain("atrio_disk_low 1");
  });

  it.each([
    ["es", "El servidor no tiene espacio"],
    ["en", "The server has no space left"],
    ["fr", "Le serveur n’a plus d’espace"],
    ["pt", "O servidor não tem espaço"],
  ])(
    "a full disk answers writes with 507 in %s, and gives the ballast back",
    async (language, text) => {
      const ballast = ballastPath(full.ctx.config.dataDir);
      await writeFile(ballast, "x");
      await full.sql(`
      create or replace function no_room() returns trigger language plpgsql
        as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create or replace trigger no_room before update on trabajador execute function no_room()`);
      const worker = await full.factory.signedIn();
      const answer = await full.call(updateLanguage, {
        token: worker.token,
        params: { id: worker.trabajador_id },
        body: { worker_lang: "en" },
        headers: { "accept-language": language },
      });
      await full.sql("drop function no_room cascade");
      expect(answer).toMatchObject({ status: 507, body: { code: "server.disk_full" } });
      expect(answer.body.message).toContain(text);
      expect(answer.headers["retry-after"]).toBe("30");
      expect(existsSync(ballast)).toBe(false);
    },
  );
});

describe("/metrics", () => {
  it("/metrics has durations by route pattern, connections, jobs and the event loop's lag", async () => {
    await t.call(getWorker, { params: { id: 42 } });
    await t.app.inject({ url: "/trabajador/42/secret-name" });
    const { body, headers } = await t.app.inject({ url: "/metrics" });
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toContain(
      'atrio_http_request_duration_seconds_count{method="GET",route="/api/v1/trabajador/:id",status="401"} 1',
    );
    for (const name of [
      'atrio_database_connections{state="waiting"}',
      "atrio_jobs_outbox 0",
      "atrio_jobs_dead 0",
      "atrio_clock_skew_seconds 0",
      "atrio_clock_behind_seconds 0",
      "atrio_nodejs_eventloop_lag_seconds",
    ]) {
      expect(body).toContain(name);
    }
    expect(body).not.toContain("secret-name");
  });

  it("/metrics answers 404 to another machine", async () => {
    const answer = await t.app.inject({ url: "/metrics", remoteAddress: "10.0.0.7" });
    expect(answer.statusCode).toBe(404);
  });
});

describe("who may read the metrics", () => {
  const here = { peer: "127.0.0.1", forwarded: false, authorization: undefined };
  const token = "0123456789abcdef";

  it.each([
    ["this machine", undefined, here, true],
    ["this machine by IPv6", undefined, { ...here, peer: "::1" }, true],
    ["this machine, mapped", undefined, { ...here, peer: "::ffff:127.0.0.1" }, true],
    ["another machine", undefined, { ...here, peer: "192.0.2.7" }, false],
    ["somebody behind a proxy on this machine", undefined, { ...here, forwarded: true }, false],
    ["a closed connection", undefined, { ...here, peer: undefined }, false],
    ["this machine without the token", token, here, false],
    ["a wrong token", token, { ...here, authorization: "Bearer 0123456789abcdeX" }, false],
    [
      "the token from anywhere",
      token,
      { peer: "192.0.2.7", forwarded: true, authorization: `Bearer ${token}` },
      true,
    ],
  ] as const)("readers of the metrics: %s", (_who, configured, reader, expected) => {
    expect(mayReadMetrics(configured, reader)).toBe(expected);
  });
});
