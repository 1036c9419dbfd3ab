import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { events } from "@atrio/contract/messages/live";
import type { PortalEvent } from "@atrio/contract/messages/live";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

type OpenPage = {
  response: IncomingMessage;
  heard: PortalEvent[];
  /** Comments, which only keep the connection alive. */
  beats: () => number;
  ended: () => boolean;
  leave: () => void;
};

let t: TestApp;
let port = 0;
let pages: OpenPage[] = [];

beforeAll(async () => {
  t = await startTestApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  port = (t.app.server.address() as AddressInfo).port;
});

afterEach(async () => {
  for (const page of pages) page.leave();
  pages = [];
});

afterAll(() => t.stop());

/** Opens the stream over a real socket, as a page does. */
async function openPage(token: string): Promise<OpenPage> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: "127.0.0.1", path: "/api/v1/events", headers }, resolve).on("error", reject);
  });
  const heard: PortalEvent[] = [];
  let beats = 0;
  let ended = false;
  let rest = "";
  response.setEncoding("utf8");
  response.on("error", () => {});
  response.on("close", () => (ended = true));
  response.on("data", (chunk: string) => {
    const blocks = `${rest}${chunk}`.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      if (block.startsWith("data: ")) heard.push(JSON.parse(block.slice(6)));
      if (block.startsWith(":")) beats += 1;
    }
  });
  const leave = (): void => void response.destroy();
  const page = { response, heard, beats: () => beats, ended: () => ended, leave };
  pages.push(page);
  return page;
}

async function notify(worker: SignedIn, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await t.factory.insert("notificacion", {
      empresa_id: worker.empresa_id,
      trabajador_id: worker.trabajador_id,
      titulo: `Aviso ${index}`,
    });
  }
}

const keyOf = ({ empresa_id, trabajador_id }: Worker) => ({ empresa_id, trabajador_id });

async function sessionOf(token: string): Promise<string> {
  const [row] = await t.sql<{ id: string }>(
    "select id from sesion where token_hash = sha256($1::bytea)",
    [Buffer.from(token)],
  );
  return row?.id ?? "";
}

async function cutOff(): Promise<void> {
  await t.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrio-events' and datname = current_database()",
  );
}

describe("opening the stream", () => {
  it("the event stream needs a session", async () => {
    expect((await t.call(events)).status).toBe(401);
    expect((await t.call(events, { token: "x".repeat(43) })).status).toBe(401);
  });

  it("the event stream takes no token from the address", async () => {
    const { token } = await t.factory.signedIn();
    const answer = await t.app.inject({ url: `/api/v1/events?token=${token}` });
    expect(answer.statusCode).toBe(401);
  });

  it("the event stream begins with the worker's own unread count", async () => {
    const worker = await t.factory.signedIn();
    await notify(worker, 3);
    await t.sql("update notificacion set leida_en = now() where titulo = 'Aviso 0'");
    const { response, heard } = await openPage(worker.token);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    await vi.waitFor(() => expect(heard).toEqual([{ tipo: "sin_leer", total: 2 }]));
  });

  it("a seventh event stream of a session is refused, until one of six closes", async () => {
    const { token } = await t.factory.signedIn();
    for (let index = 0; index < 6; index += 1) await openPage(token);
    expect((await openPage(token)).response.statusCode).toBe(429);
    pages.at(-2)?.leave();
    await vi.waitFor(async () => expect((await openPage(token)).response.statusCode).toBe(200));
  });
});

describe("an open stream", () => {
  it("an open stream tells the worker's events, and nothing of others", async () => {
    const [worker, stranger] = [await t.factory.signedIn(), await t.factory.signedIn()];
    const [page, other] = [await openPage(worker.token), await openPage(stranger.token)];
    const event = { tipo: "fichaje", trabajador_id: worker.trabajador_id } as const;
    t.ctx.events.publish({ ...worker, event });
    await vi.waitFor(() => expect(page.heard).toContainEqual(event));
    expect(other.heard).not.toContainEqual(event);
  });

  it("an open stream ends with its session, and the worker's other sessions go on", async () => {
    const worker = await t.factory.signedIn();
    const second = await t.factory.session(worker);
    const [page, other] = [await openPage(worker.token), await openPage(second)];
    const session = await sessionOf(worker.token);
    t.ctx.events.publish({ ...worker, sesion_id: session, event: { tipo: "sesion_cerrada" } });
    await vi.waitFor(() => expect(page.ended()).toBe(true));
    expect(page.heard.at(-1)).toEqual({ tipo: "sesion_cerrada" });
    expect(other.ended()).toBe(false);
  });

  it("an open stream tells its page to refetch after a database outage", async () => {
    const worker = await t.factory.signedIn();
    const page = await openPage(worker.token);
    await vi.waitFor(() => expect(page.heard).toHaveLength(1));
    await notify(worker, 1);
    await cutOff();
    await vi.waitFor(() => expect(page.heard).toHaveLength(3), 10_000);
    expect(page.heard.slice(1)).toEqual([
      { tipo: "fichaje", trabajador_id: worker.trabajador_id },
      { tipo: "sin_leer", total: 1 },
    ]);
  });

  it("an open stream ends after an outage when its session ended meanwhile", async () => {
    const worker = await t.factory.signedIn();
    const page = await openPage(worker.token);
    await vi.waitFor(() => expect(page.heard).toHaveLength(1));
    await t.sql("delete from sesion where trabajador_id = $1", [worker.trabajador_id]);
    await cutOff();
    await vi.waitFor(() => expect(page.ended()).toBe(true), 10_000);
    expect(page.heard.at(-1)).toEqual({ tipo: "sesion_cerrada" });
  });
});

describe("the unread badge", () => {
  it("the unread badge is counted again when a change with a notice commits, not otherwise", async () => {
    const worker = await t.factory.signedIn();
    const page = await openPage(worker.token);
    await vi.waitFor(() => expect(page.heard).toEqual([{ tipo: "sin_leer", total: 0 }]));
    const change = async (work: () => Promise<void>): Promise<void> =>
      t.ctx.db.tenant(worker.empresa_id, async (tx) => {
        await tx
          .insertInto("notificacion")
          .values({ ...keyOf(worker), titulo: "Aviso" })
          .execute();
        await t.ctx.events.announce(tx, { ...keyOf(worker), event: { tipo: "avisos" } });
        await work();
      });
    await expect(change(async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await change(async () => {});
    await vi.waitFor(() => expect(page.heard.slice(1)).toEqual([{ tipo: "sin_leer", total: 1 }]));
  });
});

describe("a supervisor's page", () => {
  const boss = async (modulos?: number[]): Promise<SignedIn> => {
    const company = await t.factory.company(modulos === undefined ? {} : { modulos });
    return t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  };
  const colleague = async (of: Worker): Promise<Worker> => {
    const [home] = await t.sql<Company>(
      "select c.empresa_id, '' as slug, c.id as centro_id from centro_trabajo c where c.empresa_id = $1",
      [of.empresa_id],
    );
    if (home === undefined) throw new Error("No centre");
    return t.factory.worker({ company: home });
  };
  const centreOf = async ({ empresa_id }: Worker): Promise<number> => {
    const [row] = await t.sql<{ id: number }>(
      "select id from centro_trabajo where empresa_id = $1",
      [empresa_id],
    );
    return row?.id ?? 0;
  };
  const clocks = (worker: Worker): PortalEvent => {
    const event = { tipo: "fichaje", trabajador_id: worker.trabajador_id } as const;
    t.ctx.events.publish({ ...keyOf(worker), event });
    return event;
  };

  it("a supervisor's page gets clock events of the people supervised today, and no other events", async () => {
    const supervisor = await boss();
    const [one, former, other] = [
      await colleague(supervisor),
      await colleague(supervisor),
      await colleague(supervisor),
    ];
    await t.factory.supervise(supervisor, one);
    await t.factory.supervise(supervisor, former, "[2024-01-01,2026-11-18)");
    const page = await openPage(supervisor.token);
    await vi.waitFor(() => {
      const event = clocks(one);
      expect(page.heard).toContainEqual(event);
    });
    for (const tipo of ["avisos", "sesion_cerrada"] as const) {
      t.ctx.events.publish({ ...keyOf(one), event: { tipo } });
    }
    clocks(former);
    clocks(other);
    const own = clocks(supervisor);
    await vi.waitFor(() => expect(page.heard).toContainEqual(own));
    const heard = page.heard.map((event) => ("trabajador_id" in event ? event.trabajador_id : 0));
    expect(new Set(heard)).toEqual(new Set([0, one.trabajador_id, supervisor.trabajador_id]));
    expect(page.heard.filter(({ tipo }) => tipo === "sin_leer")).toHaveLength(1);
    expect(page.ended()).toBe(false);
  });

  it("a delegate's page gets clock events of the delegated team of today", async () => {
    const supervisor = await boss();
    const one = await colleague(supervisor);
    const other = await t.factory.worker({
      company: { empresa_id: supervisor.empresa_id, slug: "", centro_id: await centreOf(one) },
      trabajador: { permiso_supervisor: true },
    });
    await t.factory.supervise(other, one);
    await t.factory.insert("supervision_delegacion", {
      empresa_id: supervisor.empresa_id,
      supervisor_id: other.trabajador_id,
      delegado_id: supervisor.trabajador_id,
      vigencia: "[2026-11-18,2026-11-19)",
      creada_en: "2026-11-18T08:00:00Z",
    });
    const page = await openPage(supervisor.token);
    await vi.waitFor(() => {
      const event = clocks(one);
      expect(page.heard).toContainEqual(event);
    });
  });

  it("a supervisor's page gets events of requests alone where only absences are hired", async () => {
    const supervisor = await boss([2, 101]);
    const one = await colleague(supervisor);
    await t.factory.supervise(supervisor, one);
    const page = await openPage(supervisor.token);
    await vi.waitFor(() => {
      clocks(one);
      const event = { tipo: "solicitud", trabajador_id: one.trabajador_id } as const;
      t.ctx.events.publish({ ...keyOf(one), event });
      expect(page.heard).toContainEqual(event);
    });
    expect(page.heard.filter(({ tipo }) => tipo === "fichaje")).toEqual([]);
  });

  it("a supervisor's page gets no events where the module is not hired", async () => {
    const supervisor = await boss([3]);
    const one = await colleague(supervisor);
    await t.factory.supervise(supervisor, one);
    const page = await openPage(supervisor.token);
    await vi.waitFor(() => expect(page.heard).toHaveLength(1));
    clocks(one);
    const own = clocks(supervisor);
    await vi.waitFor(() => expect(page.heard.slice(1)).toEqual([own]));
  });
});

describe("a quiet stream", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("a quiet stream sends a heartbeat every 25 seconds", async () => {
    const page = await openPage((await t.factory.signedIn()).token);
    await vi.waitFor(() => expect(page.heard).toHaveLength(1));
    vi.advanceTimersByTime(24_000);
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(page.beats()).toBe(2));
  });

  it("a quiet stream notices a changed supervision within a minute", async () => {
    const company = await t.factory.company();
    const supervisor = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    const [former, present] = [
      await t.factory.worker({ company }),
      await t.factory.worker({ company }),
    ];
    await t.factory.supervise(supervisor, former);
    const clocks = (worker: Worker): PortalEvent => {
      const event = { tipo: "fichaje", trabajador_id: worker.trabajador_id } as const;
      t.ctx.events.publish({ ...keyOf(worker), event });
      return event;
    };
    const page = await openPage(supervisor.token);
    await vi.waitFor(() => {
      const event = clocks(former);
      expect(page.heard).toContainEqual(event);
    });
    await t.sql("delete from supervision where supervisor_id = $1", [supervisor.trabajador_id]);
    await t.factory.supervise(supervisor, present);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => {
      const event = clocks(present);
      expect(page.heard).toContainEqual(event);
    });
    // Earlier announcements have arrived once the page's own event has.
    const first = clocks(supervisor);
    await vi.waitFor(() => expect(page.heard).toContainEqual(first));
    page.heard.length = 0;
    clocks(former);
    const last = clocks(supervisor);
    await vi.waitFor(() => expect(page.heard).toContainEqual(last));
    expect(page.heard).not.toContainEqual({
      tipo: "fichaje",
      trabajador_id: former.trabajador_id,
    });
  });

  it("a quiet stream ends within a minute of its session's date", async () => {
    const worker = await t.factory.signedIn();
    const page = await openPage(worker.token);
    await vi.waitFor(() => expect(page.heard).toHaveLength(1));
    await t.sql("update sesion set expira_en = $2 where trabajador_id = $1", [
      worker.trabajador_id,
      t.clock.now().toString(),
    ]);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(page.ended()).toBe(true));
    expect(page.heard.at(-1)).toEqual({ tipo: "sesion_cerrada" });
  });
});

describe("a server that stops", () => {
  it("a server that stops ends its streams instead of waiting for them", async () => {
    const leaving = await startTestApp();
    await leaving.app.listen({ port: 0, host: "127.0.0.1" });
    port = (leaving.app.server.address() as AddressInfo).port;
    const worker = await leaving.factory.signedIn();
    const page = await openPage(worker.token);
    const started = performance.now();
    await leaving.stop();
    expect(performance.now() - started).toBeLessThan(5000);
    expect(page.ended()).toBe(true);
    port = (t.app.server.address() as AddressInfo).port;
  });
});
