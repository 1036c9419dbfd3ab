import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as patterns from "@atrio/contract/shifts/patterns";
import type * as shifts from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import {
  boardShifts,
  freshArea,
  ignoreRestRules,
  makeArea,
  shiftDatesSeenBy,
} from "../../../../test/shifts.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;
let other: SignedIn;
let luis: SignedIn;
let area: number;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  await ignoreRestRules(t, company);
  const manages = { permiso_gestor_turnos: true };
  manager = await t.factory.signedIn({ company, trabajador: manages });
  other = await t.factory.signedIn({ company, trabajador: manages });
  luis = await t.factory.signedIn({ company });
  area = await makeArea(t, { company, managers: [manager], workers: [luis] });
});

afterAll(() => t.stop());

const said = ({ status, body }: Answer): unknown[] => [status, body.code];
const morning = { hora_inicio: "06:00", hora_fin: "14:00" };
const afternoon = { hora_inicio: "14:00", hora_fin: "22:00" };
const datesOf = (all: ReadonlyArray<{ fecha: string }>): string[] => all.map(({ fecha }) => fecha);

const postPattern = async (body: object, who = manager): Promise<Answer> =>
  t.call(patterns.createPattern, { token: who.token, body: body as never });

const board = async (from: string, to: string): Promise<shifts.PlannedShift[]> =>
  boardShifts(t, manager, { from, to });

const seenBy = async (who: SignedIn, from: string, to: string): Promise<string[]> =>
  shiftDatesSeenBy(t, who, { from, to });

describe("a pattern (SHIFTS-14)", () => {
  it("rotates shifts and free days for workers with offsets", async () => {
    const { id, ids } = await freshArea(t, { company, manager }, 3);
    const [one, two, three] = ids.toSorted((a, b) => a - b);
    const answer = await postPattern({
      nombre: "Mañana, tarde, libre",
      fecha_inicio: "2026-12-01",
      pe_area_trabajo_id: id,
      tipo_fin: "veces",
      num_veces: 2,
      secuencia: [morning, morning, afternoon, null],
      rotacion: [
        { trabajador_id: one },
        { trabajador_id: two, desplazamiento: 1 },
        { trabajador_id: three, desplazamiento: 2 },
      ],
    });
    expect(answer.body.data.patron).toMatchObject({ num_turnos: 3, publicado: true, version: 1 });
    const made = (await board("2026-12-01", "2026-12-31")).filter(
      (shift) => shift.pe_patron_id === answer.body.data.patron.id,
    );
    const rows = made.map((shift) => [shift.fecha.slice(8), shift.hora_inicio, shift.worker_ids]);
    const round = (first: number): unknown[] => {
      const day = (index: number): string => String(first + index).padStart(2, "0");
      return [
        [day(0), "06:00", [one, two]],
        [day(0), "14:00", [three]],
        [day(1), "06:00", [one]],
        [day(1), "14:00", [two]],
        [day(2), "06:00", [three]],
        [day(2), "14:00", [one]],
        [day(3), "06:00", [two, three]],
      ];
    };
    expect(rows).toEqual([...round(1), ...round(5)]);
  });

  it("has the template of the specification, and shifts without workers", async () => {
    const { id } = await freshArea(t, { company, manager });
    const answer = await postPattern({
      nombre: "Plantilla",
      fecha_inicio: "2026-12-01",
      pe_area_trabajo_id: id,
      tipo_fin: "fecha",
      fecha_fin: "2026-12-04",
      secuencia: [{}, null],
    });
    expect(answer.body.data.patron.secuencia).toMatchObject([
      { hora_inicio: "00:00", hora_fin: "00:01", color: "#EC6814", num_minimo_trabajadores: 1 },
      null,
    ]);
    expect(answer.body.data.cambios.aparecen).toEqual([
      { fecha: "2026-12-01", hora_inicio: "00:00", hora_fin: "00:01", worker_ids: [] },
      { fecha: "2026-12-03", hora_inicio: "00:00", hora_fin: "00:01", worker_ids: [] },
    ]);
  });

  it("refuses a sequence without shifts and an offset beyond it", async () => {
    const body = { nombre: "Libre", fecha_inicio: "2026-12-01", pe_area_trabajo_id: area };
    const empty = await postPattern({ ...body, secuencia: [null, null] });
    expect(said(empty)).toEqual([422, "shift.pattern_empty"]);
    const beyond = await postPattern({
      ...body,
      secuencia: [morning, null],
      rotacion: [{ trabajador_id: luis.trabajador_id, desplazamiento: 2 }],
    });
    expect(said(beyond)).toEqual([422, "shift.pattern_offset"]);
    const stranger = await postPattern({ ...body, secuencia: [morning] }, other);
    expect(said(stranger)).toEqual([404, "shift.area_not_found"]);
  });

  it("is previewed, changed, copied and ended as a recurrence is", async () => {
    const { id, ids, workers } = await freshArea(t, { company, manager });
    const { token } = manager;
    const body = {
      nombre: "Cuatro y dos",
      fecha_inicio: "2026-12-01",
      pe_area_trabajo_id: id,
      tipo_fin: "veces" as const,
      num_veces: 2,
      secuencia: [morning, null],
      rotacion: [{ trabajador_id: ids[0] ?? 0, desplazamiento: 0 }],
    };
    const made = (await postPattern(body)).body.data.patron;
    const params = { id: made.id as number };
    const change = { ...body, rotacion: [{ trabajador_id: ids[0] ?? 0, desplazamiento: 1 }] };
    const preview = await t.call(patterns.updatePattern, {
      token,
      params,
      body: { ...change, simular: true },
    });
    const { huella, pierden } = preview.body.data.cambios;
    expect(datesOf(pierden)).toEqual(["2026-12-01", "2026-12-03"]);
    const unseen = await t.call(patterns.updatePattern, { token, params, body: change });
    expect(said(unseen)).toEqual([409, "shift.preview_needed"]);
    const changed = await t.call(patterns.updatePattern, {
      token,
      params,
      body: { ...change, huella },
    });
    expect(changed.body.data.patron).toMatchObject({ version: 2 });
    const [worker] = workers;
    if (worker === undefined) throw new Error("A worker");
    expect(await seenBy(worker, "2026-12-01", "2026-12-31")).toEqual(["2026-12-02", "2026-12-04"]);
    const copied = await t.call(patterns.clonePattern, {
      token,
      body: { patron_id: made.id, fecha_inicio: "2026-12-05" },
    });
    expect(copied.body.data.patron).toMatchObject({ publicado: false, rotacion: [] });
    const end = await t.call(patterns.deletePattern, { token, params, query: { simular: "1" } });
    await t.call(patterns.deletePattern, {
      token,
      params,
      query: { huella: end.body.data.cambios.huella },
    });
    const listing = await t.call(patterns.listPatterns, { token, query: {} });
    const listedIds = listing.body.data.map((one: { id: number }) => one.id);
    expect(listedIds).not.toContain(made.id);
    expect(listedIds).toContain(copied.body.data.patron.id);
    expect(await seenBy(worker, "2026-12-01", "2026-12-31")).toEqual([]);
  });
});
