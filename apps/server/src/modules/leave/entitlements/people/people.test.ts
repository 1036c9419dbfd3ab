import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { exportOfficeBalances, listOfficeBalances } from "@atrio/contract/leave/balances-office";
import type { OfficeBalance } from "@atrio/contract/leave/balances-office";
import { balanceKinds, listBalances } from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import { adjustBalance } from "@atrio/contract/leave/leave-office";

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
  ({ company, administrator: admin, worker } = await leave.team());
});

afterAll(() => t.stop());

const list = (filters: Record<string, unknown> = {}, token = admin.token): Promise<Answer> =>
  t.call(listOfficeBalances, { token, query: { paramsFront: JSON.stringify(filters) } });

const rowOf = (answer: Answer): OfficeBalance | undefined =>
  answer.body.data.find((one: OfficeBalance) => one.persona.id === worker.trabajador_id);

const save = (formato: "csv" | "xlsx", filters: Record<string, unknown> = {}): Promise<Answer> =>
  t.call(exportOfficeBalances, {
    token: admin.token,
    query: { formato, paramsFront: JSON.stringify(filters) },
  });

async function adjust(cantidad: number): Promise<void> {
  const body = {
    trabajador_id: worker.trabajador_id,
    saldo: "vacaciones" as const,
    anyo: 2026,
    cantidad,
    motivo: "Antigüedad",
  };
  expect((await t.call(adjustBalance, { token: admin.token, body })).status).toBe(200);
}

describe("balances of everybody (Rule LEAVE-92)", () => {
  it("answers 401 without a session and 403 for a worker", async () => {
    expect((await t.call(listOfficeBalances)).status).toBe(401);
    expect((await list({}, worker.token)).status).toBe(403);
    const asked = { token: worker.token, query: { formato: "csv" as const } };
    expect((await t.call(exportOfficeBalances, asked)).status).toBe(403);
  });

  it("has the figures of the person's own card, of each balance and year", async () => {
    await leave.grant(company, "domingos", 1);
    await adjust(2.5);
    for (const year of [2026, 2027]) {
      const own = await t.call(listBalances, {
        token: worker.token,
        params: { id: worker.trabajador_id },
        query: { year },
      });
      for (const saldo of balanceKinds) {
        const card = own.body.data.find((one: Balance) => one.saldo === saldo);
        const row = rowOf(await list({ saldo, anyo: year }));
        expect(card).toMatchObject({ ...row?.saldo });
        expect(row?.saldo.lotes).toEqual(card.lotes);
      }
    }
  });

  it("says what is lost next and when", async () => {
    await adjust(1);
    expect(rowOf(await list())?.caduca).toEqual({ fecha: "2026-12-31", cantidad: 23 });
  });

  it("finds people by name, code and centre, by pages and in their order", async () => {
    const all = (await list()).body;
    expect(all).toMatchObject({ total: 4, anyo: 2026, hoy: "2026-11-18" });
    const names = all.data.map((one: OfficeBalance) => one.persona.nombre_completo);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, "es")));
    expect((await list({ take: 10, skip: 3 })).body.data).toHaveLength(1);
    const named = (await list({ texto: "berta" })).body;
    expect([named.total, named.data[0].persona.nombre_completo]).toEqual([
      1,
      expect.stringContaining("Berta"),
    ]);
    const [centre] = all.centros;
    const inCentre = (await list({ centro_trabajo_id: centre?.id ?? 1 })).body.data;
    expect(inCentre.every((one: OfficeBalance) => one.centro_trabajo === centre?.nombre)).toBe(
      true,
    );
    expect((await list({ centro_trabajo_id: 999_999 })).body.total).toBe(0);
  });

  it("leaves out people who have left and those of other companies", async () => {
    const other = await leave.team();
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      worker.trabajador_id,
    ]);
    const ids = (await list()).body.data.map((one: OfficeBalance) => one.persona.id);
    expect(ids).toHaveLength(3);
    expect(ids).not.toContain(worker.trabajador_id);
    expect(ids).not.toContain(other.worker.trabajador_id);
  });

  it("needs the same statements for four people and for forty", async () => {
    const ask = async () => expect((await list({ take: 50 })).status).toBe(200);
    const few = await statementsOf(ask);
    for (let index = 0; index < 36; index += 1) await t.factory.worker({ company });
    expect((await list({ take: 50 })).body.data).toHaveLength(40);
    expect(await statementsOf(ask)).toBe(few);
  });

  it("is saved as CSV with the same figures, and the audit trail keeps it", async () => {
    await adjust(1.5);
    const answer = await save("csv");
    expect(answer.status).toBe(200);
    const [row] = (await list({ texto: "berta" })).body.data;
    const lines = String(answer.body).split(/\r?\n/);
    const own = lines.find((line: string) => line.includes(row.persona.nombre_completo));
    expect(own).toContain(";22;0;0;0;0;0;22;31/12/2026");
    expect(lines.find((line: string) => line.includes("23,5"))).toContain("1,5");
    const [kept] = await t.sql<{ detalle: object }>(
      "select detalle from auditoria where empresa_id = $1 and accion = 'saldo.exportados'",
      [company.empresa_id],
    );
    expect(kept?.detalle).toEqual({ saldo: "vacaciones", anyo: 2026, formato: "csv" });
    expect((await save("xlsx", { saldo: "horas_retribuidas" })).status).toBe(200);
  });
});
