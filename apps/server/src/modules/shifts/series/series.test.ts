import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listNotifications } from "@atrio/contract/messages/company-messages";
import * as patterns from "@atrio/contract/shifts/patterns";
import * as recurrences from "@atrio/contract/shifts/recurrences";
import type { SeriesChanges } from "@atrio/contract/shifts/series";
import * as shifts from "@atrio/contract/shifts/shifts";

import { makeAway } from "../../../../test/away.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import {
  boardShifts,
  freshArea,
  ignoreRestRules,
  makeArea,
  shiftDatesSeenBy,
} from "../../../../test/shifts.ts";

import { continueAll } from "./continuing.service.ts";

// The tests' today is Wednesday 18 November 2026, 09:00 in Madrid.

let t: TestApp;
let company: Company;
let manager: SignedIn;
let other: SignedIn;
let ana: SignedIn;
let area: number;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  await ignoreRestRules(t, company);
  const manages = { permiso_gestor_turnos: true, permiso_supervisor: true };
  manager = await t.factory.signedIn({ company, trabajador: manages });
  other = await t.factory.signedIn({ company, trabajador: manages });
  ana = await t.factory.signedIn({ company });
  area = await makeArea(t, { company, managers: [manager], workers: [ana] });
  await makeArea(t, { company, managers: [other], workers: [ana], nombre: "Urgencias" });
});

afterAll(() => t.stop());

const said = ({ status, body }: Answer): unknown[] => [status, body.code];
const morning = { hora_inicio: "06:00", hora_fin: "14:00" };
const afternoon = { hora_inicio: "14:00", hora_fin: "22:00" };

type Body = Record<string, unknown>;

function repeated(more: Body = {}, shift: Body = {}): Body {
  return {
    nombre: "Mañanas",
    fecha_inicio: "2026-12-07",
    tipo_intervalo: 2,
    dias_semana: [1, 3],
    tipo_fin: "veces",
    num_veces: 4,
    turno: { ...morning, pe_area_trabajo_id: area, ...shift },
    ...more,
  };
}

const post = async (body: Body, who = manager): Promise<Answer> =>
  t.call(recurrences.createRecurrence, { token: who.token, body: body as never });
const put = async (id: number, body: Body, who = manager): Promise<Answer> =>
  t.call(recurrences.updateRecurrence, { token: who.token, params: { id }, body: body as never });
const remove = async (id: number, query: Body = {}, who = manager): Promise<Answer> =>
  t.call(recurrences.deleteRecurrence, {
    token: who.token,
    params: { id },
    query,
  });

const board = async (from: string, to: string): Promise<shifts.PlannedShift[]> =>
  boardShifts(t, manager, { from, to });

const seenBy = async (who: SignedIn, from: string, to: string): Promise<string[]> =>
  shiftDatesSeenBy(t, who, { from, to });

const toldTo = async (who: SignedIn): Promise<number> => {
  const answer = await t.call(listNotifications, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: {},
  });
  return answer.body.data.length;
};

const datesOf = (all: ReadonlyArray<{ fecha: string }>): string[] => all.map(({ fecha }) => fecha);

/** A recurrence with one worker on Mondays and Wednesdays of two weeks of December. */
async function started(more: Body = {}) {
  const place = await freshArea(t, { company, manager });
  const shift = { pe_area_trabajo_id: place.id, worker_ids: place.ids };
  const answer = await post(repeated(more, shift));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { recurrencia } = answer.body.data;
  const [worker] = place.workers;
  if (worker === undefined) throw new Error("An area has a worker");
  const body = (change: Body = {}, turno: Body = {}): Body =>
    repeated({ ...more, ...change }, { ...shift, ...turno });
  return { ...place, worker, recurrencia, body };
}

/** Previews a change and carries it out with the preview's hash. */
async function putSeen(id: number, body: Body): Promise<Answer> {
  const preview = await put(id, { ...body, simular: true });
  const { huella } = preview.body.data.cambios as SeriesChanges;
  return put(id, { ...body, ...(huella !== null && { huella }) });
}

describe("access to recurrences and patterns", () => {
  it("a supervisor without the flag gets 403, a manager of another area 404", async () => {
    const supervisor = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    expect(said(await post(repeated(), supervisor))).toEqual([403, "access.denied"]);
    expect(said(await post(repeated(), other))).toEqual([404, "shift.area_not_found"]);
    const { recurrencia, body } = await started();
    const gone = [404, "shift.recurrence_not_found"];
    expect(said(await put(recurrencia.id, body(), other))).toEqual(gone);
    expect(said(await remove(recurrencia.id, {}, other))).toEqual(gone);
    const { token } = other;
    const copied = await t.call(recurrences.cloneRecurrence, {
      token,
      body: { recurrencia_id: recurrencia.id },
    });
    expect(said(copied)).toEqual(gone);
    expect((await t.call(recurrences.listRecurrences, { token, query: {} })).body.data).toEqual([]);
    // A recurrence is no pattern.
    const asPattern = await t.call(patterns.clonePattern, {
      token: manager.token,
      body: { patron_id: recurrencia.id },
    });
    expect(said(asPattern)).toEqual([404, "shift.pattern_not_found"]);
  });
});

describe("a recurrence", () => {
  it("has the defaults of the specification and repeats its shift (SHIFTS-11)", async () => {
    const answer = await post({
      nombre: "Diario",
      fecha_inicio: "2027-01-30",
      tipo_fin: "fecha",
      fecha_fin: "2027-02-02",
      turno: { ...morning, pe_area_trabajo_id: area },
    });
    expect(answer.body.data.recurrencia).toMatchObject({
      frecuencia_intervalo: 1,
      tipo_intervalo: 1,
      dias_semana: [],
      turnos: 4,
      version: 1,
      turno: { color: "#EC6814", num_minimo_trabajadores: 1, publicado: true, worker_ids: [] },
    });
    const made = await board("2027-01-30", "2027-02-05");
    expect(datesOf(made)).toEqual(["2027-01-30", "2027-01-31", "2027-02-01", "2027-02-02"]);
    expect(made[0]).toMatchObject({
      pe_recurrencia_id: answer.body.data.recurrencia.id,
      pe_patron_id: null,
      ...morning,
      minutos: 480,
    });
  });

  it("refuses an end that is missing or before the start, and a start long ago", async () => {
    const end = [422, "shift.series_end"];
    expect(said(await post(repeated({ num_veces: null })))).toEqual(end);
    const early = repeated({ tipo_fin: "fecha", fecha_fin: "2026-12-06" });
    expect(said(await post(early))).toEqual(end);
    const old = await post(repeated({ fecha_inicio: "2025-09-01" }));
    expect(said(old)).toEqual([422, "shift.series_start"]);
    const backwards = repeated({}, { hora_fin: "05:00" });
    expect(said(await post(backwards))).toEqual([422, "shift.end_before_start"]);
    const stranger = repeated({}, { worker_ids: [other.trabajador_id] });
    expect(said(await post(stranger))).toEqual([404, "shift.worker_not_found"]);
  });

  it("makes no shift that has begun, and none after 13 months", async () => {
    const { id } = await freshArea(t, { company, manager });
    const answer = await post(
      repeated(
        { fecha_inicio: "2026-11-16", dias_semana: [], tipo_intervalo: 1, tipo_fin: "nunca" },
        { pe_area_trabajo_id: id, hora_inicio: "08:00", hora_fin: "10:00" },
      ),
    );
    const { aparecen, hasta } = answer.body.data.cambios;
    expect([aparecen[0].fecha, aparecen.at(-1).fecha, hasta]).toEqual([
      "2026-11-19",
      "2027-12-18",
      "2027-12-18",
    ]);
  });

  it("assigns who is free, present and employed, and names the others (SHIFTS-13)", async () => {
    const { id, workers, ids } = await freshArea(t, { company, manager }, 2);
    const [one, two] = workers;
    if (one === undefined || two === undefined) throw new Error("Two workers");
    await t.sql("update trabajador set fecha_baja = '2026-12-10' where id = $1", [
      two.trabajador_id,
    ]);
    await makeAway(t, one, {
      fecha: "2026-12-09",
      slice: { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 },
    });
    const place = { pe_area_trabajo_id: id, worker_ids: [one.trabajador_id] };
    const single = await post(repeated({ num_veces: 1, dias_semana: [1] }, place));
    expect(single.status).toBe(200);
    const answer = await post(repeated({}, { ...place, worker_ids: ids, hora_inicio: "08:00" }));
    const [first, second] = ids;
    expect(answer.body.data.cambios).toMatchObject({
      aparecen: [
        { fecha: "2026-12-07", worker_ids: [second] },
        { fecha: "2026-12-09", worker_ids: [second] },
        { fecha: "2026-12-14", worker_ids: [first] },
        { fecha: "2026-12-16", worker_ids: [first] },
      ],
      sin_asignar: expect.arrayContaining([
        { fecha: "2026-12-07", trabajador_id: first, causa: "otro_turno" },
        { fecha: "2026-12-09", trabajador_id: first, causa: "ausencia" },
        { fecha: "2026-12-14", trabajador_id: second, causa: "no_trabaja" },
        { fecha: "2026-12-16", trabajador_id: second, causa: "no_trabaja" },
      ]),
    });
  });

  it("published shifts of it reach their workers at once, in one notice", async () => {
    const { worker } = await started();
    expect(await seenBy(worker, "2026-12-07", "2026-12-31")).toEqual([
      "2026-12-07",
      "2026-12-09",
      "2026-12-14",
      "2026-12-16",
    ]);
    expect(await toldTo(worker)).toBe(1);
  });

  it("asks for a reason where a soft rule is newly broken, and refuses a hard one", async () => {
    const norms =
      "update turno_norma set nivel = $2 where empresa_id = $1 and norma = 'jornada_diaria'";
    await t.sql(norms, [company.empresa_id, "blanda"]);
    const { id, ids } = await freshArea(t, { company, manager });
    const place = { pe_area_trabajo_id: id, worker_ids: ids };
    const long = repeated({}, { ...place, hora_fin: "16:00" });
    const preview = await post({ ...long, simular: true });
    expect(preview.body.data.cambios.avisos).toHaveLength(4);
    expect(said(await post(long))).toEqual([422, "shift.reason_required"]);
    expect((await post({ ...long, motivo: "Campaña" })).status).toBe(200);
    await t.sql(norms, [company.empresa_id, "dura"]);
    const later = { ...long, fecha_inicio: "2027-01-04", motivo: "Campaña" };
    expect(said(await post(later))).toEqual([409, "shift.rule_broken"]);
    await t.sql(norms, [company.empresa_id, "ninguna"]);
  });
});

describe("a changed recurrence", () => {
  it("a preview says what goes, stays and appears, and saves nothing (SHIFTS-12)", async () => {
    const { recurrencia, body, ids, id } = await started();
    const before = await board("2026-12-01", "2026-12-31");
    const preview = await put(recurrencia.id, body({ dias_semana: [1, 4], simular: true }));
    const { cambios } = preview.body.data;
    expect(preview.body.data.recurrencia).toBeNull();
    expect(cambios).toMatchObject({
      iguales: 2,
      desaparecen: [
        { fecha: "2026-12-09", worker_ids: ids },
        { fecha: "2026-12-16", worker_ids: ids },
      ],
      aparecen: [
        { fecha: "2026-12-10", worker_ids: ids },
        { fecha: "2026-12-17", worker_ids: ids },
      ],
      se_mantienen: [],
      pierden: [
        { trabajador_id: ids[0], fecha: "2026-12-09" },
        { trabajador_id: ids[0], fecha: "2026-12-16" },
      ],
      huella: expect.any(String),
    });
    expect(await board("2026-12-01", "2026-12-31")).toEqual(before);
    const listing = await t.call(recurrences.listRecurrences, { token: manager.token, query: {} });
    const stored = listing.body.data.find((one: { id: number }) => one.id === recurrencia.id);
    expect(stored).toMatchObject({ version: 1, dias_semana: [1, 3], pe_area_trabajo_id: id });
  });

  it("takes no shift from anybody without the preview's hash (SHIFTS-12)", async () => {
    const { recurrencia, body } = await started();
    const change = body({ dias_semana: [1] });
    const needed = [409, "shift.preview_needed"];
    expect(said(await put(recurrencia.id, change))).toEqual(needed);
    expect(said(await remove(recurrencia.id))).toEqual(needed);
    const preview = await put(recurrencia.id, { ...change, simular: true });
    const { huella, desaparecen } = preview.body.data.cambios;
    // Meanwhile one of the shifts is withdrawn: the preview is out of date.
    const turno_ids = [desaparecen[0].turno_id];
    const range = { from: "2026-12-01", to: "2026-12-31" };
    await t.call(shifts.publishMassive, {
      token: manager.token,
      body: { ...range, turno_ids, accion: "retirar" },
    });
    expect(said(await put(recurrencia.id, { ...change, huella }))).toEqual(needed);
    expect((await putSeen(recurrencia.id, change)).status).toBe(200);
  });

  it("replaces the shifts and tells people of the days that differ", async () => {
    const { recurrencia, body, worker } = await started();
    const told = await toldTo(worker);
    const same = await putSeen(recurrencia.id, body({ nombre: "Mañanas de invierno" }));
    expect(same.body.data).toMatchObject({
      recurrencia: { nombre: "Mañanas de invierno", version: 2, turnos: 4 },
      cambios: { iguales: 4, desaparecen: [], aparecen: [] },
    });
    expect(await toldTo(worker)).toBe(told);
    const moved = await putSeen(recurrencia.id, body({}, afternoon));
    expect(moved.body.data.cambios).toMatchObject({ iguales: 0, pierden: [] });
    expect(await toldTo(worker)).toBe(told + 1);
    expect(await seenBy(worker, "2026-12-01", "2026-12-31")).toHaveLength(4);
  });

  it("keeps shifts that were edited by hand, published ones on demand", async () => {
    const { recurrencia, body, id, ids } = await started();
    const [first, second] = (await board("2026-12-07", "2026-12-09")).filter(
      (one) => one.pe_area_trabajo_id === id,
    );
    if (first === undefined || second === undefined) throw new Error("Two shifts");
    await t.call(shifts.assignWorkers, {
      token: manager.token,
      body: { turno_id: first.id, worker_ids: [] },
    });
    const range = { from: "2026-12-14", to: "2026-12-31", area_ids: [id] };
    await t.call(shifts.publishMassive, {
      token: manager.token,
      body: { ...range, accion: "retirar" },
    });
    const change = body({ simular: true }, afternoon);
    const edited = (await put(recurrencia.id, change)).body.data.cambios as SeriesChanges;
    expect(edited.se_mantienen).toMatchObject([
      { fecha: "2026-12-07", worker_ids: [], causa: "editado" },
    ]);
    expect(datesOf(edited.desaparecen)).toEqual(["2026-12-09", "2026-12-14", "2026-12-16"]);
    expect(datesOf(edited.aparecen)).toEqual(["2026-12-09", "2026-12-14", "2026-12-16"]);
    const kept = (await put(recurrencia.id, { ...change, conservar_publicados: true })).body.data
      .cambios;
    expect(kept.se_mantienen).toMatchObject([
      { fecha: "2026-12-07", causa: "editado" },
      { fecha: "2026-12-09", causa: "publicado" },
    ]);
    const nothing = (await put(recurrencia.id, { ...change, conservar_editados: false })).body.data;
    expect(nothing.cambios.se_mantienen).toEqual([]);
    expect(nothing.cambios.aparecen[0]).toMatchObject({ fecha: "2026-12-07", worker_ids: ids });
  });

  it("keeps a shift that was deleted by hand away, and one that begun as it is", async () => {
    const { recurrencia, body, id } = await started({
      fecha_inicio: "2026-11-18",
      dias_semana: [3],
    });
    // 18 November, 06:00, had begun when the series was made.
    expect(datesOf(await board("2026-11-18", "2026-11-18"))).toEqual([]);
    const own = (await board("2026-11-19", "2026-12-31")).filter(
      (one) => one.pe_area_trabajo_id === id,
    );
    expect(datesOf(own)).toEqual(["2026-11-25", "2026-12-02", "2026-12-09"]);
    await t.call(shifts.deleteShift, {
      token: manager.token,
      params: { id: own[1]?.id ?? 0 },
    });
    const answer = await putSeen(
      recurrencia.id,
      body({ nombre: "Sin el 2" }, { color: "#123456" }),
    );
    expect(answer.body.data.cambios).toMatchObject({
      excluidas: ["2026-12-02"],
      aparecen: [{ fecha: "2026-11-25" }, { fecha: "2026-12-09" }],
    });
  });

  it("a change is refused to a manager who read an older version", async () => {
    const { recurrencia, body } = await started();
    expect((await put(recurrencia.id, body({ version: 1 }))).status).toBe(200);
    const late = await put(recurrencia.id, body({ version: 1 }));
    expect(said(late)).toEqual([409, "shift.series_changed"]);
    expect(said(await remove(recurrencia.id, { version: 1 }))).toEqual([
      409,
      "shift.series_changed",
    ]);
  });

  it("its end deletes what has not begun and leaves what was edited by hand", async () => {
    const { recurrencia, worker, id } = await started();
    const all = await board("2026-12-07", "2026-12-07");
    const first = all.find((one) => one.pe_area_trabajo_id === id);
    if (first === undefined) throw new Error("A shift");
    const body = { ...first, publicado: true, observaciones: "Inventario" };
    const { fecha, hora_inicio, hora_fin, publicado, observaciones, pe_area_trabajo_id } = body;
    await t.call(shifts.updateShift, {
      token: manager.token,
      params: { id: first.id },
      body: { fecha, hora_inicio, hora_fin, publicado, observaciones, pe_area_trabajo_id },
    });
    const preview = await remove(recurrencia.id, { simular: "1" });
    const { cambios } = preview.body.data;
    expect(cambios.se_mantienen).toMatchObject([{ fecha: "2026-12-07", causa: "editado" }]);
    expect(cambios.pierden).toHaveLength(3);
    expect((await remove(recurrencia.id, { huella: cambios.huella })).status).toBe(200);
    expect(await seenBy(worker, "2026-12-01", "2026-12-31")).toEqual(["2026-12-07"]);
    expect(said(await remove(recurrencia.id))).toEqual([404, "shift.recurrence_not_found"]);
  });

  it("a copy is a draft that may begin elsewhere (SHIFTS-10)", async () => {
    const { recurrencia, id, ids } = await started();
    const { token } = manager;
    const body = { recurrencia_id: recurrencia.id, nombre: "Copia", con_trabajadores: true };
    const copied = await t.call(recurrences.cloneRecurrence, {
      token,
      body: { ...body, fecha_inicio: "2026-12-21" },
    });
    expect(copied.body.data.recurrencia).toMatchObject({
      nombre: "Copia",
      fecha_inicio: "2026-12-21",
      turno: { publicado: false, worker_ids: ids },
    });
    expect(datesOf(copied.body.data.cambios.aparecen)).toEqual([
      "2026-12-21",
      "2026-12-23",
      "2026-12-28",
      "2026-12-30",
    ]);
    const drafts = (await board("2026-12-21", "2026-12-31")).filter(
      (one) => one.pe_area_trabajo_id === id,
    );
    expect(drafts.map((one) => [one.publicado, one.worker_ids])).toEqual(
      Array.from({ length: 4 }, () => [false, ids]),
    );
    const busy = await t.call(recurrences.cloneRecurrence, { token, body });
    expect(busy.body.data.cambios.sin_asignar).toHaveLength(4);
  });
});

describe("the nightly continuation (SHIFTS-11)", () => {
  it("makes the shifts of endless series 13 months ahead, once", async () => {
    const { empresa_id } = company;
    const zone = { empresa_id, zona_horaria: "Europe/Madrid" };
    const { recurrencia, ids } = await started({
      tipo_fin: "nunca",
      num_veces: null,
      dias_semana: [1],
    });
    const last = async (): Promise<unknown> => {
      const [row] = await t.sql(
        `select max(t.fecha)::text as fecha, count(*)::int as turnos, count(a.*)::int as asignados
         from turno t left join turno_trabajador a on a.turno_id = t.id and a.trabajador_id = $2
         where t.pe_recurrencia_id = $1`,
        [recurrencia.id, ids[0]],
      );
      return row;
    };
    expect(await last()).toEqual({ fecha: "2027-12-13", turnos: 54, asignados: 54 });
    await continueAll(t.ctx, zone);
    expect(await last()).toEqual({ fecha: "2027-12-13", turnos: 54, asignados: 54 });
    t.clock.advance({ hours: 24 * 35 });
    await continueAll(t.ctx, zone);
    const after = { fecha: "2028-01-17", turnos: 59, asignados: 59 };
    expect(await last()).toEqual(after);
    await continueAll(t.ctx, zone);
    expect(await last()).toEqual(after);
  });
});
