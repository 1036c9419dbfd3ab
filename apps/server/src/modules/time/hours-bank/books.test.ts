import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as bank from "@atrio/contract/time/hours-bank";

import type { SignedIn } from "../../../../test/factory.ts";
import { startBank, type BankWorld } from "../../../../test/hours-bank.ts";

let w: BankWorld;
let worker: SignedIn;

beforeAll(async () => {
  w = await startBank("2026-11-18T08:00:00Z");
});

beforeEach(async () => {
  await w.configure();
  worker = await w.hire();
});

afterAll(() => w.t.stop());

async function approve(dia: string, minutos: number, compensation = 1): Promise<number> {
  const id = await w.raise(worker, dia, minutos, compensation);
  const body = { incidencia_id: id, aprobada: true };
  const { status } = await w.t.call(bank.decideIncidence, { token: w.admin.token, body });
  expect(status).toBe(200);
  return id;
}

const transfer = (incidencia_ids: number[], destino: "nomina" | "anyo_siguiente") =>
  w.t.call(bank.transferIncidences, { token: w.admin.token, body: { incidencia_ids, destino } });

const adjust = (minutos: number, extra: Record<string, unknown> = {}, key?: string) =>
  w.t.call(bank.adjustBank, {
    token: w.admin.token,
    body: {
      trabajador_id: worker.trabajador_id,
      anyo: 2026,
      minutos,
      motivo: "Horas disfrutadas",
      ...extra,
    },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

async function lines(anyo = 2026): Promise<unknown[]> {
  const query = { worker_id: worker.trabajador_id, anyo };
  const { body } = await w.t.call(bank.bankStatement, { token: worker.token, query });
  return body.data.movimientos.map((one: Record<string, unknown>) => [
    one["tipo"],
    one["minutos"],
    one["saldo_minutos"],
    one["motivo"],
  ]);
}

describe("a transfer", () => {
  it("a transfer to payroll empties the bank of the incidence's minutes and ends it, once", async () => {
    const ids = [await approve("2026-11-02", 60), await approve("2026-11-03", 45, 2)];
    const answer = await transfer(ids, "nomina");
    expect(answer.body.data).toMatchObject([{ estado_id: 4 }, { estado_id: 4 }]);
    expect(answer.body.data[0].trasladada_en).toMatch(/^2026-11-18T08:00/);
    expect((await transfer(ids, "nomina")).body.data).toEqual(answer.body.data);
    expect(await lines()).toEqual([
      ["incidencia", 60, 60, null],
      ["traslado_nomina", -60, 0, null],
    ]);
    const other = await transfer([ids[0] ?? 0], "anyo_siguiente");
    expect([other.status, other.body.code]).toEqual([409, "incidence.not_approved"]);
  });

  it("a transfer to the next year is two movements, one in each year", async () => {
    const ids = [await approve("2026-11-02", 60), await approve("2026-11-03", -30)];
    expect((await transfer(ids, "anyo_siguiente")).status).toBe(200);
    expect((await transfer(ids, "anyo_siguiente")).status).toBe(200);
    expect(await lines()).toEqual([
      ["incidencia", 60, 60, null],
      ["incidencia", -30, 30, null],
      ["traspaso", 30, 60, "Pasa a 2027."],
      ["traspaso", -60, 0, "Pasa a 2027."],
    ]);
    expect(await lines(2027)).toEqual([
      ["traspaso", -30, -30, "Viene de 2026."],
      ["traspaso", 60, 30, "Viene de 2026."],
    ]);
  });

  it("a transfer never takes out more than the balance, and says so", async () => {
    const id = await approve("2026-11-02", 120);
    await adjust(-90);
    await transfer([id], "nomina");
    expect((await lines()).at(-1)).toEqual([
      "traslado_nomina",
      -30,
      0,
      "En la bolsa quedaba menos tiempo: 1 h 30 min no se trasladan.",
    ]);
  });

  it("a transfer is all or nothing, for approved incidences that fit, of others", async () => {
    const [bag, holidays] = [await approve("2026-11-02", 60), await approve("2026-11-03", 60, 3)];
    const pending = await w.raise(worker, "2026-11-04", 60);
    const codeOf = async (ids: number[], destino: "nomina" | "anyo_siguiente" = "nomina") => {
      const { status, body } = await transfer(ids, destino);
      return [status, body.code];
    };
    expect(await codeOf([bag, pending])).toEqual([409, "incidence.not_approved"]);
    expect(await codeOf([bag, holidays])).toEqual([409, "incidence.not_transferable"]);
    expect(await codeOf([bag, 2_000_000_000])).toEqual([404, "incidence.not_found"]);
    const own = await w.raise(w.admin, "2026-11-02", 60);
    expect(await codeOf([bag, own])).toEqual([403, "incidence.own_bank"]);
    await w.t.sql("delete from incidencia where id = $1", [own]);
    expect(await lines()).toEqual([["incidencia", 60, 60, null]]);
  });

  it("a transfer of the same incidences twice at once happens once", async () => {
    const ids = [await approve("2026-11-02", 60), await approve("2026-11-03", 30)];
    const answers = await Promise.all([
      transfer(ids, "nomina"),
      transfer(ids.toReversed(), "nomina"),
      transfer(ids, "nomina"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await lines()).toHaveLength(4);
  });
});

describe("an adjustment", () => {
  it("adds a line with its reason, once for a key", async () => {
    const first = await adjust(90, { motivo: "Saldo del sistema anterior" }, "ajuste-000001");
    expect(first.body.data).toMatchObject({
      tipo: "ajuste",
      fecha: "2026-11-18",
      minutos: 90,
      saldo_minutos: 90,
      motivo: "Saldo del sistema anterior",
    });
    const again = await adjust(90, { motivo: "Saldo del sistema anterior" }, "ajuste-000001");
    expect(again.body).toEqual(first.body);
    expect(await lines()).toHaveLength(1);
  });

  it("an adjustment is not zero, not of the administrator's own and not of nobody", async () => {
    const codeOf = async (answer: ReturnType<typeof adjust>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect(await codeOf(adjust(0))).toEqual([422, "incidence.adjustment_zero"]);
    const own = { trabajador_id: w.admin.trabajador_id };
    expect(await codeOf(adjust(30, own))).toEqual([403, "incidence.own_bank"]);
    expect(await codeOf(adjust(30, { trabajador_id: 2_000_000_000 }))).toEqual([
      404,
      "worker.not_found",
    ]);
    expect((await adjust(30, { motivo: " " })).status).toBe(422);
  });
});

describe("expiry", () => {
  it("expiry writes off the rest of the day that is still there, once", async () => {
    await w.configure({ anyo: 2025, caduca_el: "2026-11-18" });
    await approve("2025-10-01", 100);
    await adjust(-40, { anyo: 2025 });
    w.t.clock.set("2026-11-18T22:59:00Z");
    await w.review();
    expect(await lines(2025)).toHaveLength(2);
    // Thursday in Madrid: 60 are left of 2025; 25 more are approved too late to be used.
    w.t.clock.set("2026-11-18T23:30:00Z");
    await approve("2025-10-02", 25);
    await w.review();
    await w.review();
    expect(await lines(2025)).toEqual([
      ["incidencia", 100, 100, null],
      ["ajuste", -40, 60, "Horas disfrutadas"],
      ["incidencia", 25, 85, null],
      ["caducidad", -60, 25, null],
    ]);
    expect(await lines(2026)).toEqual([]);
  });

  it("expiry leaves owed and unlimited hours alone", async () => {
    await w.configure({ anyo: 2024, caduca_el: "2025-06-30" });
    await adjust(-30, { anyo: 2024 });
    await adjust(30, { anyo: 2026 });
    await w.review();
    expect(await lines(2024)).toHaveLength(1);
    expect(await lines(2026)).toHaveLength(1);
  });
});
