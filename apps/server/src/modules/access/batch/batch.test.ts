import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser } from "@atrio/contract/access/auth";
import { batch, mostCalls } from "@atrio/contract/batch";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
  other = await t.factory.signedIn({ company });
});

afterAll(async () => t.stop());

const user = { call: "GET /auth/user" };
const sheetOf = ({ trabajador_id }: SignedIn) => ({
  call: "GET /jornada",
  query: { trabajador_id: String(trabajador_id), dia: "2026-11-18" },
});

const ask = async (calls: object[], token: string | undefined = worker.token) =>
  t.call(batch, { token, body: { calls: calls as never } });

describe("a batch of reads", () => {
  it("refuses callers without a session", async () => {
    const answer = await ask([user], "x".repeat(43));
    expect([answer.status, answer.body.code]).toEqual([401, "session.expired"]);
  });

  it("refuses more calls than allowed, none, and unknown fields", async () => {
    for (const calls of [
      Array.from({ length: mostCalls + 1 }, () => user),
      [],
      [{ ...user, x: 1 }],
    ]) {
      expect((await ask(calls)).status).toBe(422);
    }
  });

  it("answers each call with what the call answers by itself (Rule ACCESS-70)", async () => {
    const calls = [user, sheetOf(worker), sheetOf(other), { call: "GET /trabajador/:id" }];
    const { status, body } = await ask([
      ...calls,
      { call: "GET /nowhere" },
      { call: "POST /fichaje", payload: { trabajador_id: worker.trabajador_id } },
      { call: "GET /auth/logout" },
    ]);
    expect(status).toBe(200);
    expect(body.answers.map((one: { status: number }) => one.status)).toEqual([
      200, 200, 404, 422, 404, 404, 404,
    ]);
    const alone = await t.call(currentUser, { token: worker.token });
    expect(body.answers[0].content).toEqual(alone.body);
    expect(body.answers[2].content.code).toBe("request.not_found");
    expect((await t.call(currentUser, { token: worker.token })).status).toBe(200);
  });

  it("reads all calls in one transaction", async () => {
    const alone = await statementsOf(() => t.call(currentUser, { token: worker.token }));
    const two = await statementsOf(() => ask([user, user]));
    const five = await statementsOf(() => ask([user, user, user, user, user]));
    // Only a batch has BEGIN and COMMIT; the session is remembered (ACCESS-54).
    expect([two, five]).toEqual([2 * alone + 2, 5 * alone + 2]);
  });

  it("reads the plan and the marks of a worker's days once for all calls about them", async () => {
    const week = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "09:00", "17:00"]);
    await t.factory.schedule({ worker, tramos: week });
    for (const date of ["2026-10-26", "2026-11-09"]) await t.factory.holiday(company, date);
    const own = { trabajador_id: String(worker.trabajador_id) };
    const sheet = { call: "GET /jornada", query: { ...own, dia: "2026-10-25to2026-11-02" } };
    const month = {
      call: "GET /resumen-horas-trabajadas",
      query: { ...own, year: "2026", month: "11" },
    };
    const today = { call: "GET /horario-hoy/:id", params: { id: own.trabajador_id } };
    const alone = await Promise.all(
      [sheet, month, today].map(async (call) => (await ask([call])).body.answers[0]),
    );
    expect((await ask([sheet, month, today])).body.answers).toEqual(alone);
    expect((await ask([today, month, sheet])).body.answers).toEqual(alone.toReversed());
    const counts: number[] = [];
    for (const calls of [[today], [sheet], [month], [sheet, month, today]]) {
      counts.push(await statementsOf(() => ask([user, ...calls])));
    }
    const [ofPlan = 0, ...others] = counts;
    // Beside the plan: signings and marks, times and marks; for all, signings, times and marks.
    expect(others.map((count) => count - ofPlan)).toEqual([2, 2, 3]);
  });

  it("a failing statement of one call leaves the others their answers", async () => {
    const pauses = { call: "GET /obtener-lista-paradas" };
    await t.sql("alter table parada rename to parada_ausente");
    const { body } = await ask([user, pauses, user]);
    await t.sql("alter table parada_ausente rename to parada");
    expect(body.answers.map((one: { status: number }) => one.status)).toEqual([200, 500, 200]);
    const again = await ask([user, pauses]);
    expect(again.body.answers.map((one: { status: number }) => one.status)).toEqual([200, 200]);
  });

  it("counts each call by its own route", async () => {
    await ask([user, sheetOf(other)]);
    const { body } = await t.app.inject({ url: "/metrics" });
    expect(body).toMatch(/method="GET",route="\/api\/v1\/jornada",status="404"/);
    expect(body).toMatch(/method="POST",route="\/api\/v1\/batch",status="200"/);
  });
});
