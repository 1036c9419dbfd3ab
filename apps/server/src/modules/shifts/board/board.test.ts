import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as shifts from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { makeArea } from "../../../../test/shifts.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;
let other: SignedIn;
let ana: SignedIn;
let luis: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const manages = { permiso_gestor_turnos: true, permiso_supervisor: true };
  manager = await t.factory.signedIn({ company, trabajador: manages });
  other = await t.factory.signedIn({ company, trabajador: manages });
  ana = await t.factory.signedIn({ company });
  luis = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

const give = async (who: SignedIn, place: number, fecha: string): Promise<void> => {
  const { token } = who;
  const times = { fecha, hora_inicio: "08:00", hora_fin: "14:00", publicado: 0 } as const;
  const made = await t.call(shifts.createShift, {
    token,
    body: { ...times, pe_area_trabajo_id: place },
  });
  const body = { turno_id: made.body.data.id, worker_ids: [ana.trabajador_id] };
  expect((await t.call(shifts.assignWorkers, { token, body })).status).toBe(200);
};

describe("hours of the board", () => {
  it("the board has contract hours, those of other areas and holidays (SHIFTS-19)", async () => {
    const people = { company, workers: [ana, luis] };
    const own = await makeArea(t, { ...people, managers: [manager] });
    const foreign = await makeArea(t, { ...people, managers: [other], nombre: "Urgencias" });
    await t.factory.insert("contrato", {
      empresa_id: company.empresa_id,
      trabajador_id: ana.trabajador_id,
      codigo_contrato: "100",
      fecha_inicio: "2026-12-03",
      horas_semanales: 35,
      puesto: "Auxiliar",
      creado_por: manager.trabajador_id,
      creado_en: "2026-11-01T09:00:00Z",
    });
    await t.factory.holiday(company, "2026-12-08");
    await give(manager, own, "2026-12-03");
    await give(other, foreign, "2026-12-04");
    await give(other, foreign, "2026-12-14");
    const { body } = await t.call(shifts.getBoard, {
      token: manager.token,
      params: { supervisorId: manager.trabajador_id },
      query: { from: "2026-11-30", to: "2026-12-13" },
    });
    expect(body.data.horas).toEqual([
      // Eleven days of 35 hours a week.
      { trabajador_id: ana.trabajador_id, minutos_contrato: 3300, minutos_otras_areas: 360 },
      { trabajador_id: luis.trabajador_id, minutos_contrato: null, minutos_otras_areas: 0 },
    ]);
    expect(body.data.festivos).toMatchObject([
      { centro_trabajo_id: company.centro_id, fecha: "2026-12-08" },
    ]);
  });
});
