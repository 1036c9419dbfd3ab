import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";

import type { PortalEvent } from "@atrio/contract/messages/live";

import { cloneDatabase } from "../../test/database.ts";
import { keepLog } from "../../test/log-lines.ts";

import { packAnnouncements, unpackAnnouncements } from "./events-wire.ts";
import type { Announcement } from "./events-wire.ts";
import { openEvents } from "./events.ts";
import type { BusEvent, EventBus } from "./events.ts";

const worker = { empresa_id: 1, trabajador_id: 7 };
const unread = (total: number): PortalEvent => ({ tipo: "sin_leer", total });

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let root: pg.Pool;
let open: EventBus[] = [];

beforeAll(async () => {
  database = await cloneDatabase(inject("templateUrl"));
  root = new pg.Pool({ connectionString: database.url, max: 1 });
  // The database is dropped while its last connections close.
  root.on("error", () => {});
});

afterEach(async () => {
  await Promise.all(open.map((bus) => bus.close()));
  open = [];
});

afterAll(async () => {
  await root.end();
  await database.drop();
});

async function newBus(): Promise<EventBus> {
  const bus = await openEvents({ databaseUrl: database.url, log: keepLog().log });
  open.push(bus);
  return bus;
}

function listen(bus: EventBus, who: Partial<Parameters<EventBus["subscribe"]>[0]> = {}) {
  const heard: BusEvent[] = [];
  const stop = bus.subscribe({ ...worker, sesion_id: "s1", ...who }, (event) => heard.push(event));
  return { heard, stop };
}

async function cutOff(): Promise<void> {
  await root.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrio-events' and datname = current_database()",
  );
}

describe("an event", () => {
  it("an event reaches the worker's pages on every server, in order", async () => {
    const [here, there] = [await newBus(), await newBus()];
    const pages = [listen(here), listen(there, { sesion_id: "s2" })];
    for (let total = 0; total < 5; total += 1) here.publish({ ...worker, event: unread(total) });
    for (const { heard } of pages) {
      await vi.waitFor(() => expect(heard).toEqual([0, 1, 2, 3, 4].map(unread)));
    }
  });

  it("an event reaches no other worker and no other company", async () => {
    const bus = await newBus();
    const own = listen(bus);
    const colleague = listen(bus, { trabajador_id: 8 });
    const stranger = listen(bus, { empresa_id: 2 });
    bus.publish({ ...worker, event: unread(1) });
    await vi.waitFor(() => expect(own.heard).toEqual([unread(1)]));
    expect([colleague.heard, stranger.heard]).toEqual([[], []]);
  });

  it("an event that names a session reaches only that one", async () => {
    const bus = await newBus();
    const [one, other] = [listen(bus), listen(bus, { sesion_id: "s2" })];
    bus.publish({ ...worker, sesion_id: "s2", event: { tipo: "sesion_cerrada" } });
    bus.publish({ ...worker, event: unread(3) });
    await vi.waitFor(() => expect(one.heard).toEqual([unread(3)]));
    expect(other.heard).toEqual([{ tipo: "sesion_cerrada" }, unread(3)]);
  });

  it("an event is not heard after the page has left", async () => {
    const bus = await newBus();
    const [gone, here] = [listen(bus), listen(bus)];
    gone.stop();
    bus.publish({ ...worker, event: unread(1) });
    await vi.waitFor(() => expect(here.heard).toHaveLength(1));
    expect(gone.heard).toEqual([]);
  });

  it("an event comes with many others in few notifications", async () => {
    const [here, there] = [await newBus(), await newBus()];
    const { heard } = listen(there);
    const query = vi.spyOn(pg.Client.prototype, "query");
    for (let total = 0; total < 1000; total += 1) here.publish({ ...worker, event: unread(total) });
    await vi.waitFor(() => expect(heard).toHaveLength(1000));
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it("an event published right before the server stops still arrives", async () => {
    const [stopping, staying] = [await newBus(), await newBus()];
    const { heard } = listen(staying);
    stopping.publish({ ...worker, event: unread(9) });
    await stopping.close();
    await vi.waitFor(() => expect(heard).toEqual([unread(9)]));
  });
});

describe("a listener that throws", () => {
  it("a listener that throws does not keep events from others", async () => {
    const bus = await newBus();
    bus.subscribe({ ...worker, sesion_id: "s0" }, () => {
      throw new Error("broken page");
    });
    const { heard } = listen(bus);
    bus.publish({ ...worker, event: unread(1) });
    await vi.waitFor(() => expect(heard).toEqual([unread(1)]));
  });
});

describe("a bus that is cut off", () => {
  it("the bus reconnects, says so, and then delivers announcements of the meantime", async () => {
    const [here, there] = [await newBus(), await newBus()];
    const { heard } = listen(there);
    await cutOff();
    here.publish({ ...worker, event: unread(1) });
    await vi.waitFor(() => expect(heard).toContainEqual({ tipo: "reconectado" }), 5000);
    here.publish({ ...worker, event: unread(2) });
    await vi.waitFor(() => expect(heard).toContainEqual(unread(2)), 5000);
  });

  it("publishing never throws while the bus is cut off", async () => {
    const bus = await newBus();
    await bus.close();
    expect(() => bus.publish({ ...worker, event: unread(1) })).not.toThrow();
  });

  it("the bus fails to open without a database, and says why", async () => {
    const url = new URL(database.url);
    url.pathname = "/none";
    const opened = openEvents({ databaseUrl: url.toString(), log: keepLog().log });
    await expect(opened).rejects.toThrow("does not exist");
  });
});

describe("the payloads", () => {
  it("payloads stay below PostgreSQL's limit and lose nothing", () => {
    const announcements = Array.from({ length: 700 }, (_, index): Announcement => {
      const event: PortalEvent = { tipo: "fichaje", trabajador_id: index };
      return { empresa_id: 1, trabajador_id: index, event };
    });
    const payloads = packAnnouncements(announcements);
    expect(payloads.length).toBeGreaterThan(1);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
    expect(payloads.flatMap(unpackAnnouncements)).toEqual(announcements);
  });

  it.each(["", "{}", "nonsense", '[[1,2,null,{"tipo":"of_tomorrow"}]]', '[["1",2,null,{}]]'])(
    "payloads of another version are ignored: %s",
    (payload) => expect(unpackAnnouncements(payload)).toEqual([]),
  );
});
