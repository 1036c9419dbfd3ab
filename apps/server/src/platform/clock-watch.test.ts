import { afterAll, beforeEach, beforeAll, expect, it } from "vitest";

import { punch } from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../test/desk.ts";
import type { SignedIn } from "../../test/factory.ts";
import type { Clock } from "../lib/calendar/clock.ts";

import { confirmClock, createClockWatch } from "./clock-watch.ts";

// Wednesday 18 November 2026, 12:00 in Madrid.
const now = "2026-11-18T11:00:00Z";

let desk: Desk;
let worker: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
});

beforeEach(async () => {
  desk.t.clock.set(now);
  await desk.t.sql("update cadena set registrado_en = null; delete from reloj_confirmado");
  watch(0);
  worker = await desk.hire();
});

afterAll(() => desk.t.stop());

/** From now on the database's clock is some seconds ahead of the server's. */
function watch(seconds: number): void {
  const { ctx } = desk.t;
  const databaseClock: Clock = { ...ctx.clock, now: () => ctx.clock.now().add({ seconds }) };
  ctx.clockWatch = createClockWatch({ clock: ctx.clock, db: ctx.db, log: ctx.log, databaseClock });
}

async function clockIn(who: SignedIn, accion = "entrada") {
  const body = { trabajador_id: who.trabajador_id, accion, fichador_id: desk.office };
  const { status, body: answer, headers } = await desk.t.call(punch, { token: who.token, body });
  return { status, code: answer.code, message: answer.message, retry: headers["retry-after"] };
}

const readiness = async () => (await desk.t.app.inject({ url: "/readyz" })).json();

it.each([
  [59, 200],
  [-59, 200],
  [61, 503],
  [-61, 503],
])("a punch with the database %i seconds ahead is answered %i", async (seconds, status) => {
  watch(seconds);
  await desk.t.ctx.clockWatch.sample();
  const answer = await clockIn(worker);
  expect(answer.status).toBe(status);
  if (status === 200) return;
  expect(answer).toMatchObject({ code: "clock.server_differs", retry: "60" });
  expect(answer.message).toContain("avisa a administración");
  expect(await readiness()).toEqual({ status: "ready", clock: "differs" });
});

it("all punches are refused while the clock is behind the newest entry, and no longer", async () => {
  const colleague = await desk.hire();
  expect((await clockIn(colleague)).status).toBe(200);
  await desk.t.ctx.clockWatch.sample();
  desk.t.clock.set("2026-11-17T11:00:00Z");
  expect(await clockIn(worker)).toMatchObject({ status: 503, code: "clock.server_behind" });
  expect(await readiness()).toEqual({ status: "ready", clock: "behind" });
  expect((await desk.t.app.inject({ url: "/metrics" })).body).toContain(
    "atrio_clock_behind_seconds 86400",
  );
  desk.t.clock.set("2026-11-18T10:59:30Z");
  expect((await clockIn(worker)).status).toBe(200);
});

it("accepts punches again when an operator confirms that the clock ran ahead before", async () => {
  desk.t.clock.set("2027-02-21T11:00:00Z");
  const colleague = await desk.hire();
  expect((await clockIn(colleague)).status).toBe(200);
  desk.t.clock.set(now);
  const { ctx } = desk.t;
  await ctx.clockWatch.sample();
  expect(await clockIn(worker)).toMatchObject({ status: 503, code: "clock.server_behind" });
  expect(await confirmClock(ctx.db, ctx.clock)).toContain("2027-02-21T11:00:00");
  expect(await confirmClock(ctx.db, ctx.clock)).toBeUndefined();
  await ctx.clockWatch.sample();
  expect((await clockIn(worker)).status).toBe(200);
  // The person who punched while the clock ran ahead reads why the later signing blocks this punch.
  for (const accion of ["salida", "pausa"]) {
    const answer = await clockIn(colleague, accion);
    expect(answer).toMatchObject({ status: 409, code: "clock.later_signing" });
    expect(answer.message).toContain("el reloj del servidor iba adelantado");
  }
});

it("a clock-in before a later closed signing names that signing instead of an overlap", async () => {
  await desk.clock(worker, [["2026-11-20T08:00:00Z", "2026-11-20T10:00:00Z"]]);
  expect(await clockIn(worker)).toMatchObject({ status: 409, code: "clock.later_signing" });
});
