import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let pool: pg.Pool;
let company: Company;
let worker: SignedIn;
/** The general rule of each kind. */
let rules: Map<number, number>;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
  pool = new pg.Pool({ connectionString: t.databaseUrl, max: 8 });
  // The database is dropped while its last connections close.
  pool.on("error", () => {});
  company = await leave.company();
  const rows = await t.sql<{ kind: number; id: number }>(
    "select pe_solicitud_tipo_id as kind, id from permiso_tipo where empresa_id = $1",
    [company.empresa_id],
  );
  rules = new Map(rows.map((row) => [row.kind, row.id]));
});

beforeEach(async () => {
  worker = await leave.worker(company);
});

afterAll(async () => {
  await pool.end();
  await t.stop();
});

type Part = [from: number, to: number];
const whole: Part = [0, 1440];
const morning: Part = [0, 690];
const afternoon: Part = [690, 1440];

/** A pending request of a kind, without days. */
async function request(kind: number, person: Worker = worker): Promise<number> {
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id: company.empresa_id,
    trabajador_id: person.trabajador_id,
    pe_solicitud_tipo_id: kind,
    pe_solicitud_subtipo_id: rules.get(kind),
    creada_en: "2026-11-18T08:00:00Z",
  });
  return id;
}

/** Inserts a part of 14 December directly; answers the violated constraint. */
async function put(
  id: number,
  [from, to]: Part,
  more: { group?: number; inForce?: boolean; person?: Worker } = {},
): Promise<string> {
  try {
    await pool.query(
      `insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, fecha, desde_minuto,
         hasta_minuto, minutos, coste, vigente) values ($1, $2, $3, $4, '2026-12-14', $5, $6, 0, 1, $7)`,
      [
        company.empresa_id,
        id,
        (more.person ?? worker).trabajador_id,
        more.group ?? id,
        from,
        to,
        more.inForce ?? true,
      ],
    );
    return "kept";
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.constraint ?? error.message;
    throw error;
  }
}

const kinds = [1, 2, 3, 6, 7, 8];
const pairs = kinds.flatMap((one) => kinds.map((other): [number, number] => [one, other]));

describe("the database", () => {
  it.each(pairs)(
    "the database refuses kind %i and kind %i on the same part of a day",
    async (one, other) => {
      expect(await put(await request(one), whole)).toBe("kept");
      for (const part of [whole, morning, afternoon, [600, 660] satisfies Part]) {
        expect(await put(await request(other), part)).toBe("ausencia_sin_solape");
      }
    },
  );

  it.each<[string, Part, Part, string]>([
    ["a morning and the same morning", morning, morning, "ausencia_sin_solape"],
    ["a morning and hours within it", morning, [600, 660], "ausencia_sin_solape"],
    ["hours that reach into the afternoon", afternoon, [680, 700], "ausencia_sin_solape"],
    ["hours by one minute", [600, 660], [659, 700], "ausencia_sin_solape"],
    ["a morning and the afternoon", morning, afternoon, "kept"],
    ["hours side by side", [600, 660], [660, 700], "kept"],
  ])("the database tells parts of a day apart: %s", async (_, one, other, outcome) => {
    expect(await put(await request(1), one)).toBe("kept");
    expect(await put(await request(2), other)).toBe(outcome);
  });

  it("the database lets a rectification overlap the request it replaces, and nothing else", async () => {
    const approved = await request(1);
    expect(await put(approved, whole)).toBe("kept");
    const group = { group: approved };
    expect(await put(await request(1), whole, group)).toBe("kept");
    expect(await put(await request(1), whole)).toBe("ausencia_sin_solape");
  });

  it("the database keeps the same part of a request once, in force or not", async () => {
    const id = await request(1);
    expect(await put(id, morning)).toBe("kept");
    expect(await put(id, morning)).toBe("ausencia_sin_repetir");
    expect(await put(id, [0, 60], { inForce: false })).toBe("ausencia_sin_repetir");
    expect(await put(id, afternoon)).toBe("kept");
  });

  it("the database ignores cancelled days and other people's in its overlap check", async () => {
    expect(await put(await request(1), whole, { inForce: false })).toBe("kept");
    expect(await put(await request(1), whole)).toBe("kept");
    const person = await leave.worker(company);
    expect(await put(await request(1, person), whole, { person })).toBe("kept");
  });

  it("the database lets days come into force again only without an overlap", async () => {
    const old = await request(1);
    await put(old, whole, { inForce: false });
    await put(await request(2), afternoon);
    const waking = pool.query("update ausencia set vigente = true where solicitud_id = $1", [old]);
    await expect(waking).rejects.toMatchObject({ constraint: "ausencia_sin_solape" });
  });

  it(
    "the database keeps one of several overlapping requests at the same moment",
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 40; round += 1) {
        const person = await t.factory.worker({ company });
        const asked = await Promise.all(kinds.map(async (kind) => request(kind, person)));
        const parts: Part[] = [whole, morning, [600, 660], whole, afternoon, [300, 1200]];
        const outcomes = await Promise.all(
          asked.map(async (id, index) => put(id, parts[index] ?? whole, { person })),
        );
        const kept = outcomes.filter((outcome) => outcome === "kept").length;
        const others = outcomes.filter((outcome) => outcome !== "kept");
        // A single request, or the two that do not touch: a part of the morning beside the afternoon.
        // Without the worker's lock, which requests take first, some may wait for each other and be
        // refused.
        expect(kept, outcomes.join()).toBeGreaterThanOrEqual(1);
        expect(kept, outcomes.join()).toBeLessThanOrEqual(2);
        const refusals = new Set(["ausencia_sin_solape", "deadlock detected"]);
        expect(others.filter((outcome) => !refusals.has(outcome))).toEqual([]);
        const [overlapping] = await t.sql<{ pairs: number }>(
          `select count(*)::int as pairs from ausencia a join ausencia b
           on b.trabajador_id = a.trabajador_id and b.fecha = a.fecha and b.id > a.id
           and a.desde_minuto < b.hasta_minuto and b.desde_minuto < a.hasta_minuto
         where a.trabajador_id = $1`,
          [person.trabajador_id],
        );
        expect(overlapping?.pairs).toBe(0);
      }
    },
  );
});

describe("requests sent at the same moment", () => {
  type Body = EndpointRequest<typeof absences.createRequest>["body"];
  const day = { fecha_inicio: "2026-12-14", fecha_fin: "2026-12-14" };
  const hours = { ...day, pe_tipo_periodo_id: 4, hora_inicio: "09:00", hora_fin: "10:00" };
  const bodies: Body[] = [
    { pe_solicitud_tipo_id: 1, periodos: [day] },
    { pe_solicitud_tipo_id: 2, periodos: [{ ...day, pe_tipo_periodo_id: 2 }] },
    { pe_solicitud_tipo_id: 3, periodos: [hours] },
    { pe_solicitud_tipo_id: 6, periodos: [day] },
    { pe_solicitud_tipo_id: 6, periodos: [{ ...day, fecha_fin: "2026-12-16" }] },
    { pe_solicitud_tipo_id: 1, periodos: [{ ...day, fecha_inicio: "2026-12-09" }] },
  ];

  it("one of simultaneous requests of any kind and part wins; the others are told why", async () => {
    const answers = await Promise.all(
      bodies.map(async (body) => t.call(absences.createRequest, { token: worker.token, body })),
    );
    const told = answers.map((answer) => (answer.status === 200 ? "ok" : answer.body.code));
    expect(told.filter((one) => one === "ok")).toHaveLength(1);
    expect(new Set(told)).toEqual(new Set(["ok", "leave.overlap"]));
  });
});
