import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as office from "@atrio/contract/shifts/areas-office";
import { listWorkAreas } from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { makeArea } from "../../../../test/shifts.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let manager: SignedIn;
let ana: Worker;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  manager = await t.factory.signedIn({ company, trabajador: { permiso_gestor_turnos: true } });
  ana = await t.factory.worker({ company });
});

afterAll(() => t.stop());

const codeOf = ({ status, body }: Answer) => [status, body.code];
const facts = (more: object = {}) => ({
  nombre: "Planta 1",
  centro_trabajo_id: company.centro_id,
  trabajadores_ids: [ana.trabajador_id],
  gestores_ids: [manager.trabajador_id],
  ...more,
});
const create = (more: object = {}) =>
  t.call(office.createArea, { token: admin.token, body: facts(more) });

describe("work areas of the office (Rule SHIFTS-41)", () => {
  it("are added with people and managers, who plan them at once", async () => {
    const made = await create();
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body.data).toMatchObject({
      nombre: "Planta 1",
      activa: true,
      num_trabajadores: 1,
      trabajadores: [{ id: ana.trabajador_id }],
      gestores: [{ id: manager.trabajador_id }],
    });
    const { token, trabajador_id } = manager;
    const query = { worker_id: trabajador_id };
    const seen = await t.call(listWorkAreas, { token, query });
    expect(JSON.stringify(seen.body)).toContain("Planta 1");
  });

  it("refuse a name twice, an unknown centre or person, and managers who may not plan shifts", async () => {
    const stranger = await t.factory.worker({ company: await t.factory.company() });
    const refused = [
      await create(),
      await create({ nombre: "B", centro_trabajo_id: 2_000_000_000 }),
      await create({ nombre: "B", trabajadores_ids: [stranger.trabajador_id] }),
      await create({ nombre: "B", gestores_ids: [ana.trabajador_id] }),
    ];
    expect(refused.map(codeOf)).toEqual([
      [409, "shift.name_taken"],
      [404, "centre.not_found"],
      [404, "shift.worker_not_found"],
      [422, "shift.not_manager"],
    ]);
  });

  it("change as a whole; former workers keep their place; other companies' are not found", async () => {
    const gone = await t.factory.worker({ company, trabajador: { fecha_baja: "2026-11-17" } });
    const id = await makeArea(t, {
      company,
      managers: [manager],
      workers: [ana, gone],
      nombre: "Almacén",
    });
    const { token } = admin;
    const body = facts({ nombre: "Almacén sur", trabajadores_ids: [], activa: false });
    const changed = await t.call(office.changeArea, { token, params: { id }, body });
    expect(changed.body.data, JSON.stringify(changed.body)).toMatchObject({
      nombre: "Almacén sur",
      activa: false,
      trabajadores: [],
    });
    const rows = await t.sql(
      "select trabajador_id from area_trabajador where pe_area_trabajo_id = $1",
      [id],
    );
    expect(rows).toEqual([{ trabajador_id: gone.trabajador_id }]);
    const other = await t.factory.company();
    const foreign = await makeArea(t, { company: other, managers: [], workers: [] });
    const params = { id: foreign };
    expect(codeOf(await t.call(office.changeArea, { token, params, body }))).toEqual([
      404,
      "shift.area_not_found",
    ]);
    expect(codeOf(await t.call(office.getOfficeArea, { token, params }))).toEqual([
      404,
      "shift.area_not_found",
    ]);
  });

  it("are found by name, centre or manager, and people who may plan apart from the others", async () => {
    const { token } = admin;
    const find = async (texto: string): Promise<string[]> => {
      const query = { paramsFront: JSON.stringify({ texto }) };
      const { body } = await t.call(office.listOfficeAreas, { token, query });
      return body.data.map(({ nombre }: { nombre: string }) => nombre);
    };
    expect(await find("almacen")).toEqual(["Almacén sur"]);
    expect(await find("nada parecido")).toEqual([]);
    const query = { paramsFront: JSON.stringify({ gestores: true }) };
    const { body } = await t.call(office.findAreaPeople, { token, query });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([manager.trabajador_id]);
  });
});
