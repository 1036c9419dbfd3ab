import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createRequest } from "@atrio/contract/leave/absences";
import * as requests from "@atrio/contract/leave/requests";
import { requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let first: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, worker, first } = await leave.team());
});

afterAll(() => t.stop());

/** Sends a request one minute after the last one; answers its id. */
async function ask(pe_solicitud_tipo_id: number, rest: object): Promise<number> {
  t.clock.advance({ minutes: 1 });
  const sent = await t.call(createRequest, {
    token: worker.token,
    body: { pe_solicitud_tipo_id, ...rest },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body.data.id;
}

const holiday = async (day: string): Promise<number> =>
  ask(1, { periodos: [{ fecha_inicio: day, fecha_fin: day }] });

async function closure(month: number): Promise<number> {
  t.clock.advance({ minutes: 1 });
  const body = { trabajador_id: worker.trabajador_id, year: 2026, month };
  const sent = await t.call(requestClosure, { token: worker.token, body });
  return sent.body.data.solicitud.id;
}

const bodyOf = (filters: object) => ({ paramsFront: JSON.stringify(filters) });

function idsIn(answer: Answer): number[] {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.map(({ id }: { id: number }) => id);
}

const list = async (filters: object): Promise<number[]> =>
  idsIn(await t.call(requests.listTeamRequests, { token: first.token, body: bodyOf(filters) }));

const ofLastYear = async (filters: object): Promise<number[]> =>
  idsIn(
    await t.call(requests.listLastYearPending, {
      token: first.token,
      body: bodyOf({ anyo: 2026, ...filters }),
    }),
  );

describe("order of a supervisor's list (Rule LEAVE-90)", () => {
  it("requests are in order of their first day, expenses of theirs and closures of their month", async () => {
    const late = await holiday("2026-12-21");
    const expense = await ask(9, {
      pe_gasto_tipo_id: 2,
      kilometros: 100,
      fecha_gasto: "2026-11-10",
    });
    const early = await holiday("2026-12-09");
    const october = await closure(10);
    const byDay = [october, expense, early, late];
    expect(await list({ orden: "fecha_inicio", sentido: "asc" })).toEqual(byDay);
    expect(await list({ orden: "fecha_inicio" })).toEqual(byDay.toReversed());
    const sent = [late, expense, early, october];
    expect(await list({ orden: "creada_en", sentido: "asc" })).toEqual(sent);
    expect(await list({})).toEqual(sent.toReversed());
    await t.sql("update gasto set fecha_gasto = '2026-12-31' where solicitud_id = $1", [expense]);
    await t.sql("delete from solicitud_periodo where solicitud_id = $1", [early]);
    const moved = [october, late, expense, early];
    expect(await list({ orden: "fecha_inicio", sentido: "asc" })).toEqual(moved);
  });

  it("requests without a day come last, and of one day the newest first", async () => {
    const colleague = await leave.worker(company);
    await t.factory.supervise(first, colleague);
    const [one, early] = [await holiday("2026-12-14"), await holiday("2026-12-09")];
    t.clock.advance({ minutes: 1 });
    const body = {
      pe_solicitud_tipo_id: 1,
      periodos: [{ fecha_inicio: "2026-12-14", fecha_fin: "2026-12-14" }],
    };
    const sent = await t.call(createRequest, { token: colleague.token, body });
    const two: number = sent.body.data.id;
    const bare = await closure(10);
    await t.sql("delete from cierre_mes where solicitud_id = $1", [bare]);
    expect(await list({ orden: "fecha_inicio", sentido: "asc" })).toEqual([early, two, one, bare]);
    expect(await list({ orden: "fecha_inicio", sentido: "desc" })).toEqual([two, one, early, bare]);
  });

  it("pages in order of the day hold each request once", async () => {
    const days = Array.from({ length: 13 }, (_, index) => 9 + index).filter(
      (day) => ![12, 13, 19, 20].includes(day),
    );
    const asked = new Map<number, string>();
    for (const day of days.toSorted((a, b) => (a % 5) - (b % 5))) {
      const date = `2026-12-${String(day).padStart(2, "0")}`;
      asked.set(await holiday(date), date);
    }
    for (const month of [8, 9, 10]) {
      asked.set(await closure(month), `2026-${String(month).padStart(2, "0")}`);
    }
    const order = { orden: "fecha_inicio", sentido: "asc", take: 10 };
    const pages = [await list({ ...order, skip: 0 }), await list({ ...order, skip: 10 })];
    expect(pages.map((page) => page.length)).toEqual([10, asked.size - 10]);
    expect(new Set(pages.flat())).toEqual(new Set(asked.keys()));
    const shown = pages.flat().map((id) => asked.get(id) ?? "");
    expect(shown).toEqual(shown.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it("the list of last year has the same orders", async () => {
    const [late, early] = [await holiday("2026-12-21"), await holiday("2026-12-09")];
    expect(await ofLastYear({ orden: "creada_en", sentido: "asc" })).toEqual([late, early]);
    expect(await ofLastYear({ orden: "fecha_inicio", sentido: "asc" })).toEqual([early, late]);
    expect(await ofLastYear({ orden: "fecha_inicio" })).toEqual([late, early]);
    expect(await ofLastYear({})).toEqual([early, late]);
  });

  it("an order that the lists do not know is refused", async () => {
    const answer = await t.call(requests.listTeamRequests, {
      token: first.token,
      body: bodyOf({ orden: "trabajador" }),
    });
    expect(answer.status).toBe(422);
  });
});
