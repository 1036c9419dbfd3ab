import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as labels from "@atrio/contract/shifts/labels";
import { listWorkAreas } from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { makeArea } from "../../../../test/shifts.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  manager = await t.factory.signedIn({ company, trabajador: { permiso_gestor_turnos: true } });
});

afterAll(() => t.stop());

describe("labels and pauses", () => {
  it("labels are added, changed and deleted, with an audit entry by person", async () => {
    const { token } = manager;
    const made = await t.call(labels.createLabel, { token, body: { nombre: "Mañanas" } });
    const { id } = made.body.data;
    expect(made.body.data).toEqual({ id, nombre: "Mañanas", color: "#EC6814" });
    const body = { nombre: "Tardes", color: "#1D4F91" };
    const changed = await t.call(labels.updateLabel, { token, params: { id }, body });
    expect(changed.body.data).toEqual({ id, ...body });
    const list = await t.call(labels.listLabels, { token, query: {} });
    expect(list.body.data).toEqual([{ id, ...body }]);
    expect((await t.call(labels.deleteLabel, { token, params: { id } })).status).toBe(200);
    const again = await t.call(labels.deleteLabel, { token, params: { id } });
    expect([again.status, again.body.code]).toEqual([404, "shift.label_not_found"]);
    const trail = await t.sql("select accion, actor_id from auditoria order by id");
    expect(trail).toEqual(
      ["creada", "cambiada", "borrada"].map((verb) => ({
        accion: `etiqueta.${verb}`,
        actor_id: manager.trabajador_id,
      })),
    );
  });

  it("a pause has a length, and its name is free again once it is deleted", async () => {
    const { token } = manager;
    const body = { nombre: "Café", hora_inicio: "10:00", hora_fin: "10:20" };
    const empty = await t.call(labels.createPause, { token, body: { ...body, hora_fin: "10:00" } });
    expect([empty.status, empty.body.code]).toEqual([422, "shift.pause_empty"]);
    const made = await t.call(labels.createPause, { token, body });
    const { id } = made.body.data;
    const taken = await t.call(labels.createPause, { token, body });
    expect([taken.status, taken.body.code]).toEqual([409, "shift.name_taken"]);
    const longer = { ...body, hora_fin: "10:30", cuenta_como_trabajo: true };
    await t.call(labels.updatePause, { token, params: { id }, body: longer });
    const list = await t.call(labels.listPauses, { token, query: {} });
    expect(list.body.data).toEqual([{ id, ...longer }]);
    await t.call(labels.deletePause, { token, params: { id } });
    expect((await t.call(labels.createPause, { token, body })).status).toBe(200);
  });
});

describe("work areas", () => {
  it("a manager sees the areas assigned to them, with people who still work there", async () => {
    const ana = await t.factory.signedIn({ company, nombre: "Ana", apellido1: "Ruiz" });
    const left = await t.factory.signedIn({ company, trabajador: { fecha_baja: "2026-11-01" } });
    const other = await t.factory.signedIn({ company });
    const own = { company, managers: [manager], workers: [ana, left], nombre: "Barra" };
    const id = await makeArea(t, own);
    await makeArea(t, { company, managers: [other], workers: [ana], nombre: "Sala" });
    const { token, trabajador_id } = manager;
    const answer = await t.call(listWorkAreas, { token, query: { worker_id: trabajador_id } });
    expect(answer.body.data).toEqual([
      {
        id,
        nombre: "Barra",
        centro_trabajo_id: company.centro_id,
        centro_trabajo: "Centro",
        zona_horaria: "Europe/Madrid",
        observaciones: null,
        personas: [{ id: ana.trabajador_id, nombre_completo: "Ana Ruiz", link_foto: null }],
        gestores: [expect.objectContaining({ id: trabajador_id })],
      },
    ]);
    const foreign = await t.call(listWorkAreas, { token, query: { worker_id: ana.trabajador_id } });
    expect(foreign.status).toBe(404);
  });
});
