import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  unpack,
  emptyFolder,
  filesOf,
  kitOf,
  python,
  type EvidenceWorld,
  night,
  workedWorld,
} from "../../../../../test/evidence/world.ts";
import { verifyLedger } from "../verification/verification.service.ts";

import { erasedBefore } from "./retention.rules.ts";
import { applyRetention } from "./retention.service.ts";

let world: EvidenceWorld;

beforeAll(async () => {
  world = await workedWorld({ people: 2, days: 2, firstDay: "2020-11-02" });
  await world.t.sql("update empresa set correos_puntos_control = '{}'");
}, 60_000);

afterAll(() => world.t.stop());

const counts = async () =>
  (
    await world.t.sql<{
      fichajes: number;
      jornadas: number;
      contenidos: number;
      eslabones: number;
    }>(
      `select (select count(*) from fichaje)::int as fichajes, (select count(*) from jornada)::int as jornadas,
         count(contenido)::int as contenidos, count(eslabon)::int as eslabones from fichaje_evento`,
    )
  )[0];

describe("retention periods", () => {
  const company = { anyos_registro_horario: 5 };
  it.each([
    [
      "the company's five years back, by whole months",
      { fecha_baja: null },
      "2026-11-18",
      "2021-11-01",
    ],
    ["the same for who left lately", { fecha_baja: "2026-01-31" }, "2026-11-18", "2021-11-01"],
    [
      "all of four years ago once somebody left five years ago",
      { fecha_baja: "2021-11-18" },
      "2026-11-18",
      "2022-11-01",
    ],
    ["one day earlier not yet", { fecha_baja: "2021-11-19" }, "2026-11-18", "2021-11-01"],
    [
      "who left on 29 February is counted from 1 March",
      { fecha_baja: "2020-02-29" },
      "2025-02-28",
      "2020-02-01",
    ],
  ])("retention period: %s", (_, worker, today, expected) => {
    expect(erasedBefore(worker, company, today)).toBe(expected);
  });
});

describe("retention", () => {
  it("retention is previewed before it erases anything", async () => {
    world.t.clock.set("2026-11-18T08:00:00Z");
    const before = await counts();
    const [report] = await applyRetention(world.t.ctx, { dryRun: true });
    expect(report).toMatchObject({ personas: 2, fichajes: 12, eventos: 24 });
    expect(await counts()).toEqual(before);
  });

  it("the database refuses to erase anything younger than four years", async () => {
    const early = world.t.sql(
      `begin; set local app.empresa_id = '${world.company.empresa_id}';
       select * from registro_horario_borrar(${world.people[0]?.trabajador_id}, '2022-11-19', '2026-11-18'); commit`,
    );
    await expect(early).rejects.toThrow(/kept for four years/);
    await world.t.sql("rollback").catch(() => []);
  });

  it("retention erases contents of old records and keeps a proof that still verifies", async () => {
    const { t, company } = world;
    await t.ctx.db.tenant(company.empresa_id, (tx) =>
      t.ctx.jobs.enqueue(tx, "evidence.retention", {}),
    );
    await t.ctx.jobs.idle();
    expect(await counts()).toEqual({ fichajes: 0, jornadas: 0, contenidos: 0, eslabones: 24 });
    const rows = await t.sql<{ sal: unknown; registrado_en: Date }>(
      "select distinct sal, registrado_en from fichaje_evento",
    );
    expect(rows.map((row) => [row.sal, row.registrado_en.toISOString()])).toEqual([
      [null, "2020-11-01T00:00:00.000Z"],
    ]);
    expect(
      await t.sql("select detalle from auditoria where accion = 'retencion.aplicada'"),
    ).toEqual([{ detalle: { personas: 2, fichajes: 12, eventos: 24 } }]);
    const [report] = await verifyLedger(t.ctx);
    expect(report).toMatchObject({ apuntes: 24, findings: [] });
  });

  it("retention finds nothing more the next night", async () => {
    await night(world);
    const [report] = await applyRetention(world.t.ctx, { dryRun: false });
    expect(report).toMatchObject({ personas: 0, fichajes: 0, eventos: 0 });
  });

  it("a kit after retention is verified by Python", async () => {
    const folder = await emptyFolder();
    await unpack(
      filesOf(await kitOf(world, { desde: "2024-11-01", hasta: "2026-11-30" })),
      folder.path,
    );
    const { status, out } = await python(folder.path, "verify_ledger.py");
    await folder.remove();
    expect({ status, out }).toMatchObject({
      status: 0,
      out: expect.stringContaining("24 apuntes (0 con contenido)"),
    });
  });
});
