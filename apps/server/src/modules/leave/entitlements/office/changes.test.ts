import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as office from "@atrio/contract/leave/leave-office";
import * as rules from "@atrio/contract/leave/leave-rules";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../../test/harness.ts";
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

const grant = {
  saldo: "vacaciones",
  desde_anyo: 2026,
  cantidad: 24,
  arrastre_maximo: 0,
  arrastre_hasta: "12-31",
  proporcional: false,
} as const;

const preview = (changes: Record<string, unknown> = {}, token = admin.token) =>
  t.call(rules.previewBalanceRule, { token, body: { ...grant, ...changes } });

const limitOf = (limite: number, limite_por: "anyo" | "hecho" = "anyo", token = admin.token) =>
  t.call(rules.previewLeaveRule, {
    token,
    body: {
      pe_solicitud_tipo_id: 1,
      codigo: "general",
      unidad: "laborables",
      limite,
      limite_por,
    },
  });

/** Approved holidays of the worker on dates, as one request. */
async function holidaysOn(...dates: string[]): Promise<void> {
  const [kind] = await t.sql<{ id: number }>(
    "select id from permiso_tipo where empresa_id = $1 and pe_solicitud_tipo_id = 1",
    [company.empresa_id],
  );
  const { empresa_id, trabajador_id } = worker;
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id,
    trabajador_id,
    pe_solicitud_tipo_id: 1,
    pe_solicitud_subtipo_id: kind?.id ?? 0,
    estado_id: 2,
    creada_en: "2026-01-10T08:00:00Z",
    decidida_en: "2026-01-11T08:00:00Z",
  });
  const day = { empresa_id, trabajador_id, solicitud_id: id, grupo_id: id };
  const cost = { minutos: 420, coste: 1, aprobada: true };
  await t.factory.insertAll(
    "ausencia",
    dates.map((fecha) => ({ ...day, fecha, ...cost })),
  );
}

describe("rules of the balances", () => {
  it("answers 401 without a session and 403 for a worker", async () => {
    expect((await t.call(rules.listBalanceRules)).status).toBe(401);
    const asked = { token: worker.token };
    expect((await t.call(rules.listBalanceRules, asked)).status).toBe(403);
    expect((await preview({}, worker.token)).status).toBe(403);
    expect((await limitOf(3, "anyo", worker.token)).status).toBe(403);
  });

  it("lists each balance's rules, newest first, and the locked years with who locked them", async () => {
    await leave.grant(company, "vacaciones", 23, { desde_anyo: 2027 });
    await t.call(office.lockYear, {
      token: admin.token,
      body: { anyo: 2025, bloqueado: true },
    });
    const { body } = await t.call(rules.listBalanceRules, { token: admin.token });
    expect(body.data).toMatchObject({ personas: 4, hoy: "2026-11-18" });
    expect(body.data.cerrados).toMatchObject([{ anyo: 2025 }]);
    expect(
      body.data.reglas.map((one: rules.BalanceRule) => [one.saldo, one.desde_anyo, one.cantidad]),
    ).toEqual([
      ["asuntos_propios", 2024, 4],
      ["horas_retribuidas", 2024, 1200],
      ["vacaciones", 2027, 23],
      ["vacaciones", 2024, 22],
    ]);
  });
});

describe("a changed rule of a balance before it is saved (Rule LEAVE-91)", () => {
  it("says how many people have more or less, with one of them as the example", async () => {
    const more = (await preview()).body.data;
    expect(more).toMatchObject({ personas: 4, suben: 4, bajan: 0, descubiertas: 0 });
    expect(more.ejemplo).toMatchObject({ anyo: 2026, antes: 22, despues: 24 });
    const same = (await preview({ cantidad: 22 })).body.data;
    expect(same).toMatchObject({ suben: 0, bajan: 0, ejemplo: null });
    const saved = await t.sql<{ cantidad: string }>(
      "select cantidad from saldo_regla where empresa_id = $1 and saldo = 'vacaciones'",
      [company.empresa_id],
    );
    expect(saved.map((row) => Number(row.cantidad))).toEqual([22]);
  });

  it("counts people whose requests exceed the changed balance", async () => {
    await holidaysOn("2026-11-24", "2026-11-25", "2026-11-26");
    const { data } = (await preview({ cantidad: 2 })).body;
    expect(data).toMatchObject({ bajan: 4, descubiertas: 1 });
    expect((await preview({ cantidad: 3 })).body.data.descubiertas).toBe(0);
  });

  it("a carry-over shows in the year after", async () => {
    const { data } = (await preview({ cantidad: 22, arrastre_maximo: 5, arrastre_hasta: "01-31" }))
      .body;
    expect(data.suben).toBe(4);
    expect(data.ejemplo).toMatchObject({ anyo: 2027, antes: 22, despues: 27 });
  });

  it("refuses figures that do not fit together, and rules of a locked year", async () => {
    expect((await preview({ arrastre_hasta: "02-30" })).status).toBe(422);
    await t.call(office.lockYear, {
      token: admin.token,
      body: { anyo: 2025, bloqueado: true },
    });
    const locked = await preview({ desde_anyo: 2025 });
    expect([locked.status, locked.body.code]).toEqual([409, "leave.year_locked"]);
  });

  it("needs the same statements for many people", async () => {
    const ask = async () => expect((await preview()).status).toBe(200);
    const few = await statementsOf(ask);
    for (let index = 0; index < 12; index += 1) await t.factory.worker({ company });
    expect(await statementsOf(ask)).toBe(few);
  });
});

describe("a changed limit of a leave rule before it is saved (Rule LEAVE-91)", () => {
  it("counts requests of this year and the people beyond the limit", async () => {
    await holidaysOn("2026-03-02", "2026-03-03");
    await holidaysOn("2026-12-01");
    const wide = (await limitOf(3)).body.data;
    expect(wide).toEqual({
      personas: 1,
      pendientes: 0,
      futuras: 1,
      por_encima: 0,
      ejemplo: null,
    });
    const narrow = (await limitOf(2)).body.data;
    expect(narrow).toMatchObject({
      por_encima: 1,
      ejemplo: { trabajador_id: worker.trabajador_id, usado: 3 },
    });
    // Two requests are two occasions: none of them has three days.
    expect((await limitOf(2, "hecho")).body.data.por_encima).toBe(0);
  });
});
