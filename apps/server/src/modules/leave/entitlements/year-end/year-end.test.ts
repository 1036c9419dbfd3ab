import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { listBalances } from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import * as yearEnd from "@atrio/contract/leave/year-end";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";
import { statementsOf } from "../../../../../test/statements.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let admin: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-12-10T08:00:00Z");
  ({ company, administrator: admin, worker } = await leave.team());
  await t.sql(
    `update saldo_regla set arrastre_maximo = 5, arrastre_hasta = '01-31'
     where empresa_id = $1 and saldo = 'vacaciones'`,
    [company.empresa_id],
  );
});

afterAll(() => t.stop());

/** The clock stands at 9:00 in Madrid of a day; the session is opened again. */
async function on(date: string): Promise<void> {
  t.clock.set(`${date}T08:00:00Z`);
  for (const person of [admin, worker]) person.token = await t.factory.session(person);
}

const show = (filters: Record<string, unknown> = {}, token = admin.token): Promise<Answer> =>
  t.call(yearEnd.getYearEnd, {
    token,
    query: { paramsFront: JSON.stringify({ anyo: 2026, ...filters }) },
  });

const run = (conserva_sin_aviso = true, token = admin.token): Promise<Answer> =>
  t.call(yearEnd.runYearEnd, { token, body: { anyo: 2026, conserva_sin_aviso } });

const remind = (token = admin.token): Promise<Answer> =>
  t.call(yearEnd.remindOfYearEnd, { token, body: {} });

const rowOf = ({ body }: Answer, id = worker.trabajador_id): yearEnd.YearEndRow | undefined =>
  body.data.find((one: yearEnd.YearEndRow) => one.persona.id === id && one.saldo === "vacaciones");

async function holidays(year: number): Promise<Balance> {
  const { body } = await t.call(listBalances, {
    token: worker.token,
    params: { id: worker.trabajador_id },
    query: { year },
  });
  return body.data.find((one: Balance) => one.saldo === "vacaciones");
}

describe("the end of a year before it is recorded (Rule LEAVE-93)", () => {
  it("answers 401 without a session and 403 for a worker", async () => {
    expect((await t.call(yearEnd.getYearEnd)).status).toBe(401);
    expect((await show({}, worker.token)).status).toBe(403);
    expect((await run(true, worker.token)).status).toBe(403);
    expect((await remind(worker.token)).status).toBe(403);
  });

  it("says what each person loses and carries over until when, and the sums", async () => {
    const answer = await show();
    expect(answer.body).toMatchObject({ anyo: 2026, terminado: false, acto: null, hechos: [] });
    expect(rowOf(answer)).toMatchObject({
      unidad: "laborables",
      caduca: 17,
      pasa: 5,
      pasa_hasta: "2027-01-31",
      avisado_en: null,
      conservado: false,
    });
    expect(answer.body.sumas).toBeNull();
    const losing = await show({ ver: "caducan" });
    // Holidays alone are announced; personal days and paid hours are lost too.
    expect(losing.body.total).toBe(12);
    expect(losing.body.sumas[0]).toEqual({
      saldo: "vacaciones",
      unidad: "laborables",
      pasa: 20,
      caduca: 68,
      personas_pasa: 4,
      personas_caduca: 4,
      sin_aviso: 4,
    });
    expect(answer.body.data).toHaveLength(12);
    expect(answer.body.total).toBe(4);
    expect((await show({ ver: "pasan" })).body.total).toBe(4);
    expect((await show({ ver: "sin_aviso" })).body.total).toBe(4);
  });

  it("leaves out people who leave before the year ends: theirs are paid", async () => {
    await t.sql("update trabajador set fecha_baja = '2026-12-30' where id = $1", [
      worker.trabajador_id,
    ]);
    const answer = await show();
    expect(rowOf(answer)).toBeUndefined();
    expect(answer.body.total).toBe(3);
    expect((await show({ ver: "sin_aviso" })).body.sumas[0]).toMatchObject({ personas_caduca: 3 });
  });

  it("is what the person's card loses and shows in the next year", async () => {
    const row = rowOf(await show());
    await on("2027-01-04");
    expect((await holidays(2026)).lotes).toContainEqual(
      expect.objectContaining({ caduca_el: "2026-12-31", caducado: row?.caduca }),
    );
    expect((await holidays(2027)).lotes).toContainEqual(
      expect.objectContaining({ origen: "arrastre", cantidad: row?.pasa, caduca_el: "2027-01-31" }),
    );
  });

  it("an invitation to take the holidays is sent once a day and is the proof", async () => {
    expect((await remind()).body.data).toEqual({ avisados: 4 });
    expect((await remind()).status).toBe(200);
    const told = await t.sql<{ titulo: string; clave: string }>(
      "select titulo, clave from notificacion where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect(told).toEqual([
      { titulo: "Tienes vacaciones sin disfrutar", clave: "days_expiring:2026-12-31:2026-12-10" },
    ]);
    await t.sql(
      "update notificacion set leida_en = '2026-12-11T07:00:00Z' where trabajador_id = $1",
      [worker.trabajador_id],
    );
    const answer = await show();
    expect(rowOf(answer)).toMatchObject({
      avisado_en: "2026-12-10T08:00:00Z",
      leido_en: "2026-12-11T07:00:00Z",
    });
    expect((await show({ ver: "caducan" })).body.sumas[0].sin_aviso).toBe(0);
  });

  it("pages everybody by name, people with nothing left too", async () => {
    await t.sql(
      "update saldo_regla set cantidad = 0, arrastre_maximo = 0 where empresa_id = $1 and saldo <> 'domingos'",
      [company.empresa_id],
    );
    const { data, total, sumas } = (await show({ take: 10 })).body;
    expect([data.length, total, sumas]).toEqual([4, 4, null]);
    expect(data[0]).toMatchObject({ saldo: "vacaciones", pasa: 0, pasa_hasta: null, caduca: 0 });
    const names = data.map((row: yearEnd.YearEndRow) => row.persona.nombre_completo);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, "es")));
    expect((await show({ take: 10, skip: 10 })).body).toMatchObject({ data: [], total: 4 });
    expect((await show({ ver: "caducan" })).body).toMatchObject({ data: [], total: 0, sumas: [] });
  });

  it("costs the same statements for many people", async () => {
    const ask = async () => expect((await show()).status).toBe(200);
    const few = await statementsOf(ask);
    for (let index = 0; index < 12; index += 1) await t.factory.worker({ company });
    expect(await statementsOf(ask)).toBe(few);
  });
});

describe("the recorded end of a year (Rule LEAVE-94)", () => {
  it("is refused while the year lasts", async () => {
    const early = await run();
    expect([early.status, early.body.code]).toEqual([409, "leave.year_not_ended"]);
  });

  it("is recorded once, locks the year, and is found again with its figures", async () => {
    await on("2027-01-04");
    const views = ["caducan", "pasan", "sin_aviso"] as const;
    const looks = () => Promise.all(views.map(async (ver) => (await show({ ver })).body));
    const before = await looks();
    const first = await run(false);
    expect(first.body.data).toMatchObject({ anyo: 2026, conserva_sin_aviso: false });
    await on("2027-01-05");
    expect((await run(true)).body.data).toEqual(first.body.data);
    const after = await looks();
    for (const [index, { data, total, sumas }] of before.entries()) {
      expect(after[index], views[index]).toMatchObject({ data, total, sumas });
    }
    // A rule that changes later changes nothing of what was recorded.
    await t.sql("update saldo_regla set cantidad = 30 where empresa_id = $1", [company.empresa_id]);
    const found = await show();
    expect(found.body).toMatchObject({
      acto: { ejecutado_en: "2027-01-04T08:00:00Z" },
      hechos: [2026],
    });
    expect(rowOf(found)).toMatchObject({ caduca: 17, pasa: 5, conservado: false });
    expect((await holidays(2026)).bloqueo_anual).toBe(true);
    const audit = await t.sql(
      "select 1 from auditoria where empresa_id = $1 and accion = 'saldo.anyo_liquidado'",
      [company.empresa_id],
    );
    expect(audit).toHaveLength(1);
    const kept = await t.sql("select 1 from saldo_ajuste where empresa_id = $1", [
      company.empresa_id,
    ]);
    expect(kept).toEqual([]);
  });

  it("gives holidays back to people whom nobody invited, but never the administrator's own", async () => {
    await remind();
    // The worker never got the invitation.
    await t.sql("delete from notificacion where trabajador_id = $1", [worker.trabajador_id]);
    await t.sql("delete from notificacion where trabajador_id = $1", [admin.trabajador_id]);
    await on("2027-01-04");
    await run();
    const found = await show({ ver: "sin_aviso" });
    expect(rowOf(found)?.conservado).toBe(true);
    expect(rowOf(found, admin.trabajador_id)?.conservado).toBe(false);
    const next = await holidays(2027);
    expect(next.lotes).toContainEqual(
      expect.objectContaining({ origen: "ajuste", cantidad: 17, caduca_el: "2027-12-31" }),
    );
    expect(next.observaciones_trabajador).toEqual([
      "Vacaciones de 2026, conservadas por falta de aviso",
    ]);
  });
});
