import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createPause } from "@atrio/contract/shifts/labels";
import { listRemedies } from "@atrio/contract/shifts/remedies";
import type { Remedy } from "@atrio/contract/shifts/remedies";
import type { RestRule } from "@atrio/contract/shifts/rest-rules";
import * as shifts from "@atrio/contract/shifts/shifts";

import { makeAway } from "../../../../test/away.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { freshArea } from "../../../../test/shifts.ts";

// The tests' today is Wednesday 18 November 2026, 09:00 in Madrid.

let t: TestApp;
let company: Company;
let manager: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  manager = await t.factory.signedIn({ company, trabajador: { permiso_gestor_turnos: true } });
});

afterAll(() => t.stop());

type Times = [fecha: string, hora_inicio: string, hora_fin: string];

/** A shift of a worker of an area, whatever it breaks. */
async function give(
  area: number,
  [fecha, hora_inicio, hora_fin]: Times,
  ids: number[],
  publicado = 0,
): Promise<number> {
  const { token } = manager;
  const made = await t.call(shifts.createShift, {
    token,
    body: { fecha, hora_inicio, hora_fin, pe_area_trabajo_id: area, publicado } as never,
  });
  const turno_id: number = made.body.data.id;
  const body = { turno_id, worker_ids: ids, motivo: "Prueba" };
  if (ids.length > 0) {
    expect((await t.call(shifts.assignWorkers, { token, body })).status).toBe(200);
  }
  return turno_id;
}

const ask = async (
  id: number,
  query: { trabajador_id?: number; norma?: RestRule },
  who = manager,
): Promise<Answer> => t.call(listRemedies, { token: who.token, params: { id }, query });

const remediesOf = async (...asked: Parameters<typeof ask>): Promise<Remedy[]> =>
  (await ask(...asked)).body.data;

const inShort = (one: Remedy): string =>
  [one.tipo, one.trabajador?.id, one.turno_id, one.hora_inicio, one.hora_fin]
    .filter((part) => part !== null && part !== undefined)
    .join(" ");

describe("ways out of a warning (SHIFTS-38)", () => {
  it("a short rest: a colleague who breaks nothing, another shift, later hours, nobody", async () => {
    const { id: area, ids, workers } = await freshArea(t, { company, manager }, 5);
    const [ana = 0, free = 0, tired = 0, busy = 0] = ids;
    await give(area, ["2026-12-07", "16:00", "20:00"], [ana]);
    const early = await give(area, ["2026-12-08", "06:00", "10:00"], [ana]);
    await give(area, ["2026-12-07", "16:00", "20:00"], [tired]);
    await give(area, ["2026-12-08", "07:00", "09:00"], [busy]);
    const open = await give(area, ["2026-12-08", "11:00", "15:00"], []);
    const slice = { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 };
    for (const away of workers.slice(4)) await makeAway(t, away, { fecha: "2026-12-08", slice });
    const found = await remediesOf(early, { trabajador_id: ana, norma: "descanso_diario" });
    expect(found.map(inShort)).toEqual([
      `dar ${free}`,
      `pasar ${open}`,
      "cambiar_hora 08:00 12:00",
      "cambiar_hora 16:00 20:00",
      "liberar",
    ]);
    expect(found.flatMap(({ avisos }) => avisos)).toEqual([]);
  });

  it("an open shift goes to a free colleague; the one who would break a rule is not offered", async () => {
    const { id: area, ids } = await freshArea(t, { company, manager }, 2);
    const [free = 0, tired = 0] = ids;
    await give(area, ["2026-12-07", "16:00", "23:00"], [tired]);
    const open = await give(area, ["2026-12-08", "08:00", "12:00"], []);
    expect((await remediesOf(open, {})).map(inShort)).toEqual([`dar ${free}`]);
  });

  it("a missing pause is added, and days of notice are named with a way out", async () => {
    const { token } = manager;
    const pause = { nombre: "Comida", hora_inicio: "14:00", hora_fin: "14:30" };
    const { body } = await t.call(createPause, { token, body: pause });
    const { id: area, ids } = await freshArea(t, { company, manager }, 1);
    const [ana = 0] = ids;
    const long = await give(area, ["2026-11-20", "09:00", "16:00"], [ana], 1);
    const found = await remediesOf(long, { trabajador_id: ana, norma: "pausa_jornada" });
    expect(found.map(inShort)).toEqual(["pausa", "liberar"]);
    expect(found[0]).toMatchObject({ pausa_id: body.data.id, avisos: [] });
    expect(found[1]?.avisos).toMatchObject([
      { trabajador_id: ana, norma: "preaviso", fecha: "2026-11-20", valor: 2, limite: 5 },
    ]);
  });

  it("refuses workers who do not have the shift, and shifts of other managers", async () => {
    const { id: area, ids } = await freshArea(t, { company, manager }, 1);
    const open = await give(area, ["2026-12-08", "08:00", "12:00"], []);
    const refused = await ask(open, { trabajador_id: ids[0] ?? 0 });
    expect([refused.status, refused.body.code]).toEqual([404, "shift.worker_not_found"]);
    const other = await t.factory.signedIn({
      company,
      trabajador: { permiso_gestor_turnos: true },
    });
    const hidden = await ask(open, {}, other);
    expect([hidden.status, hidden.body.code]).toEqual([404, "shift.not_found"]);
  });
});
