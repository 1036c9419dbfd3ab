import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listWorkers } from "@atrio/contract/people/directory";

import { startDesk } from "./desk.ts";
import type { Desk } from "./desk.ts";
import type { SignedIn } from "./factory.ts";

/** Tables of dated rows, with the columns that one row at a time may hold. */
const dated = [
  ["trabajador_centro", "empresa_id, trabajador_id"],
  ["trabajador_horario", "empresa_id, trabajador_id"],
  ["trabajador_salario", "empresa_id, trabajador_id"],
  ["supervision", "empresa_id, supervisado_id, supervisor_id"],
] as const;

describe("periods in the database", () => {
  let desk: Desk;
  let worker: SignedIn;

  beforeAll(async () => {
    desk = await startDesk({ now: "2026-11-18T12:00:00Z" });
    worker = await desk.hire({ email_trabajo: "obrador@sol.test" });
    const { factory } = desk.t;
    await factory.supervise(await desk.hire({ permiso_supervisor: true }), worker);
    await factory.schedule({ worker, tramos: [[3, "09:00", "17:00"]] });
    const { empresa_id, trabajador_id } = worker;
    const salary = { empresa_id, trabajador_id, salario_bruto_anual: 20_000 };
    await factory.insert("trabajador_salario", { ...salary, vigencia: "[2024-01-01,)" });
  });

  afterAll(() => desk.t.stop());

  it.each(dated)("%s has an exclusion constraint over its periods", async (table, columns) => {
    const [found] = await desk.t.sql<{ rule: string }>(
      "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1 and contype = 'x'",
      [`${table}_sin_solape`],
    );
    const equal = columns.replaceAll(/\w+/g, (column) => `${column} WITH =`);
    // Predicate that keeps the index out of reach of queries: the planner would take it for as cheap as a B-tree.
    expect(found?.rule).toBe(
      `EXCLUDE USING gist (${equal}, vigencia WITH &&) WHERE ((NOT isempty(vigencia)))`,
    );
  });

  it.each(dated)("%s refuses overlapping periods and takes adjoining ones", async (table) => {
    const owner = table === "supervision" ? "supervisado_id" : "trabajador_id";
    const [row] = await desk.t.sql(`select * from ${table} where ${owner} = $1`, [
      worker.trabajador_id,
    ]);
    const insert = async (vigencia: string) => desk.t.factory.insert(table, { ...row, vigencia });
    const refusal = { code: "23P01", constraint: `${table}_sin_solape` };
    await expect(insert("[2026-01-01,2026-02-01)")).rejects.toMatchObject(refusal);
    await expect(insert("[2023-06-01,2024-01-02)")).rejects.toMatchObject(refusal);
    await expect(insert("empty")).rejects.toMatchObject({ constraint: `${table}_vigencia` });
    await insert("[2023-01-01,2024-01-01)");
  });

  it("clockings, the day and the directory work through HTTP", async () => {
    const { token, trabajador_id } = worker;
    await desk.clock(worker, [["2026-11-18T08:00:00Z", "2026-11-18T12:00:00Z"]]);
    expect(await desk.signings(worker, "2026-11-18")).toHaveLength(1);
    const query = { paramsFront: JSON.stringify({ take: 25, busqueda: "obrador@sol" }) };
    const found = await desk.t.call(listWorkers, { token, params: { id: trabajador_id }, query });
    expect([found.status, found.body.total]).toEqual([200, 1]);
  });
});
