import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { supervisedShifts, workerShifts } from "@atrio/contract/calendar/calendar";
import { listNotifications } from "@atrio/contract/messages/company-messages";
import * as labels from "@atrio/contract/shifts/labels";
import * as shifts from "@atrio/contract/shifts/shifts";

import { makeAway } from "../../../../test/away.ts";
import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { ignoreRestRules, makeArea } from "../../../../test/shifts.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;
let other: SignedIn;
let ana: SignedIn;
let luis: SignedIn;
let area: number;
let foreign: number;
let planner: ReturnType<typeof createPlanner>;

const day = { fecha: "2026-12-01", hora_inicio: "08:00", hora_fin: "16:00" };
const said = ({ status, body }: Answer): unknown[] => [status, body.code];

type Planned = { id: number; version: number; minutos: number; worker_ids: number[] };

/** Calls of a shift manager. */
function createPlanner(who: SignedIn, place: number) {
  const { token } = who;
  const post = async (body: object): Promise<Answer> =>
    t.call(shifts.createShift, {
      token,
      body: { pe_area_trabajo_id: place, ...body } as never,
    });
  const assign = async (turno_id: number, people: readonly Worker[], more = {}): Promise<Answer> =>
    t.call(shifts.assignWorkers, {
      token,
      body: { turno_id, worker_ids: people.map((one) => one.trabajador_id), ...more },
    });
  const put = async (id: number, body: object): Promise<Answer> =>
    t.call(shifts.updateShift, {
      token,
      params: { id },
      body: { pe_area_trabajo_id: place, ...body } as never,
    });
  const massive = async (body: object): Promise<Answer> =>
    t.call(shifts.publishMassive, { token, body: body as never });
  const board = async (from: string, to: string): Promise<Answer> =>
    t.call(shifts.getBoard, {
      token,
      params: { supervisorId: who.trabajador_id },
      query: { from, to },
    });
  /** A shift with its workers; throws for a refused one. */
  const give = async (body: object, people: readonly Worker[]): Promise<Planned> => {
    const made = await post(body);
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    const answer = await assign(made.body.data.id, people);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  return { post, put, assign, massive, board, give };
}

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  // Rules of rest and time have tests of their own.
  await ignoreRestRules(t, company);
  const manages = { permiso_gestor_turnos: true, permiso_supervisor: true };
  manager = await t.factory.signedIn({ company, trabajador: manages });
  other = await t.factory.signedIn({ company, trabajador: manages });
  ana = await t.factory.signedIn({ company });
  luis = await t.factory.signedIn({ company });
  area = await makeArea(t, { company, managers: [manager], workers: [ana, luis] });
  foreign = await makeArea(t, {
    company,
    managers: [other],
    workers: [ana],
    nombre: "Urgencias",
  });
  planner = createPlanner(manager, area);
});

afterAll(() => t.stop());

const shiftsOf = async (who: SignedIn, from: string, to = from): Promise<Answer["body"]> => {
  const answer = await t.call(workerShifts, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: { from, to },
  });
  return answer.body.data;
};

describe("access to shifts", () => {
  it("a supervisor without the flag gets 403, a manager of another area 404", async () => {
    const supervisor = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    const refused = await t.call(shifts.createShift, {
      token: supervisor.token,
      body: { ...day, pe_area_trabajo_id: area },
    });
    expect(said(refused)).toEqual([403, "access.denied"]);
    const made = await planner.post({ ...day, fecha: "2026-12-24" });
    const id = made.body.data.id as number;
    const stranger = createPlanner(other, foreign);
    const { token } = other;
    for (const answer of [
      await stranger.put(id, day),
      await stranger.assign(id, [ana]),
      await t.call(shifts.deleteShift, { token, params: { id } }),
      await t.call(shifts.listAvailableWorkers, { token, params: { id } }),
    ]) {
      expect(said(answer)).toEqual([404, "shift.not_found"]);
    }
    expect(said(await planner.post({ ...day, pe_area_trabajo_id: foreign }))).toEqual([
      404,
      "shift.area_not_found",
    ]);
    expect((await stranger.board("2026-12-24", "2026-12-24")).body.data.turnos).toEqual([]);
  });
});

describe("a shift", () => {
  it("a shift has the defaults of the specification (SHIFTS-3)", async () => {
    const made = (await planner.post({ ...day, fecha: "2026-12-23" })).body.data;
    expect(made).toMatchObject({
      color: "#EC6814",
      num_minimo_trabajadores: 1,
      publicado: true,
      termina_dia_siguiente: false,
      turno_24h: false,
      worker_ids: [],
      minutos: 480,
      version: 1,
    });
  });

  it.each([
    [{ hora_inicio: "16:00", hora_fin: "08:00" }, 422],
    [{ hora_inicio: "08:00", hora_fin: "08:00" }, 422],
    [{ hora_inicio: "08:00", hora_fin: "16:00", termina_dia_siguiente: true }, 422],
    [{ hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true }, 200],
    [{ hora_inicio: "09:00", hora_fin: "10:00", turno_24h: true }, 200],
  ])(
    "a shift ends after its start, on the next day only by its flag (SHIFTS-2): %o",
    async (times, status) => {
      const answer = await planner.post({ fecha: "2027-03-01", ...times });
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body.code).toBe("shift.end_before_start");
    },
  );

  it("a shift counts real minutes on nights of a clock change, without its unpaid pause", async () => {
    const night = { hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true };
    const minutes = async (fecha: string, more = {}): Promise<number> =>
      (await planner.post({ fecha, ...night, ...more })).body.data.minutos;
    const { token } = manager;
    const pause = await t.call(labels.createPause, {
      token,
      body: { nombre: "Cena", hora_inicio: "03:30", hora_fin: "04:00" },
    });
    const pause_ids = [pause.body.data.id];
    // 29 March 2026 loses the hour from 02:00, 25 October repeats it.
    expect(await minutes("2026-03-28")).toBe(7 * 60);
    expect(await minutes("2026-10-24")).toBe(9 * 60);
    expect(await minutes("2026-11-20", { pause_ids })).toBe(8 * 60 - 30);
    expect(await minutes("2026-10-24", { pause_ids })).toBe(9 * 60 - 30);
    const outside = await planner.post({ ...day, pause_ids });
    expect(said(outside)).toEqual([422, "shift.pause_outside"]);
  });

  it("a shift keeps the times that its pauses had when they were added (SHIFTS-4)", async () => {
    const { token } = manager;
    const stated = { nombre: "Comida", hora_inicio: "13:00", hora_fin: "14:00" };
    const pause = (await t.call(labels.createPause, { token, body: stated })).body.data;
    const made = await planner.post({ ...day, fecha: "2026-12-22", pause_ids: [pause.id] });
    expect(made.body.data.minutos).toBe(420);
    const longer = { ...stated, hora_fin: "15:00" };
    await t.call(labels.updatePause, { token, params: { id: pause.id }, body: longer });
    await t.call(labels.deletePause, { token, params: { id: pause.id } });
    const { turnos, pausas } = (await planner.board("2026-12-22", "2026-12-22")).body.data;
    expect(turnos[0]).toMatchObject({ minutos: 420, pause_ids: [pause.id] });
    expect(pausas.map((one: { id: number }) => one.id)).not.toContain(pause.id);
    const moved = { ...day, fecha: "2026-12-23", pause_ids: [pause.id] };
    const kept = await planner.put(made.body.data.id, moved);
    expect([kept.status, kept.body.data?.minutos]).toEqual([200, 420]);
    const again = await planner.post({ ...day, fecha: "2026-12-23", pause_ids: [pause.id] });
    expect(said(again)).toEqual([404, "shift.pause_not_found"]);
  });

  it("a change of a shift is refused to a manager who read an older version", async () => {
    const made = (await planner.post({ ...day, fecha: "2026-12-21" })).body.data;
    const change = { ...day, fecha: "2026-12-21", observaciones: "Inventario" };
    const first = await planner.put(made.id, { ...change, version: made.version });
    expect(first.body.data).toMatchObject({ version: 2, observaciones: "Inventario" });
    const late = await planner.put(made.id, { ...change, version: made.version });
    expect(said(late)).toEqual([409, "shift.changed"]);
    expect(said(await planner.assign(made.id, [ana], { version: 1 }))).toEqual([
      409,
      "shift.changed",
    ]);
  });
});

describe("workers of a shift", () => {
  it("nobody has two shifts at the same time, in any area (SHIFTS-5)", async () => {
    await planner.give(day, [ana]);
    const elsewhere = createPlanner(other, foreign);
    const second = (await elsewhere.post({ ...day, hora_inicio: "15:00", hora_fin: "20:00" })).body
      .data;
    const double = await elsewhere.assign(second.id, [ana]);
    expect(said(double)).toEqual([409, "shift.overlap"]);
    // The database refuses it as well, but names no field.
    expect(double.body.errors).toHaveProperty("worker_ids");
    const available = await t.call(shifts.listAvailableWorkers, {
      token: other.token,
      params: { id: second.id },
    });
    expect(available.body.data).toMatchObject([
      { asignado: false, disponible: false, ocupado: true, otro_turno_id: null },
    ]);
    const later = (await elsewhere.post({ ...day, hora_inicio: "16:00", hora_fin: "20:00" })).body
      .data;
    expect((await elsewhere.assign(later.id, [ana])).status).toBe(200);
    const longer = await planner.board(day.fecha, day.fecha);
    const own = longer.body.data.turnos[0];
    const moved = await planner.put(own.id, { ...day, hora_fin: "17:00" });
    expect(said(moved)).toEqual([409, "shift.overlap"]);
  });

  it("simultaneous assignments of a worker at the same time: one wins", async () => {
    const at = { ...day, fecha: "2026-12-02" };
    const made = await Promise.all(Array.from({ length: 6 }, () => planner.post(at)));
    const answers = await Promise.all(made.map(({ body }) => planner.assign(body.data.id, [luis])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it("people of other areas are not found; an absence needs a reason", async () => {
    const made = (await planner.post({ ...day, fecha: "2026-12-03" })).body.data;
    expect(said(await planner.assign(made.id, [other]))).toEqual([404, "shift.worker_not_found"]);
    await makeAway(t, luis, {
      fecha: "2026-12-03",
      slice: { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 },
    });
    expect(said(await planner.assign(made.id, [luis]))).toEqual([409, "shift.absent"]);
    const forced = await planner.assign(made.id, [luis], { motivo: "Vuelve antes" });
    expect(forced.body.data.worker_ids).toEqual([luis.trabajador_id]);
    const [row] = await t.sql("select motivo from turno_trabajador where turno_id = $1", [made.id]);
    expect(row).toEqual({ motivo: "Vuelve antes" });
  });
});

describe("published shifts", () => {
  it("published shifts are the schedule of their day, drafts are not (SHIFTS-6)", async () => {
    const worker = await t.factory.signedIn({ company });
    await t.factory.schedule({
      worker,
      tramos: [1, 2, 3, 4, 5].map((weekday) => [weekday, "09:00", "15:00"]),
    });
    await t.factory.holiday(company, "2026-12-09");
    const own = await makeArea(t, {
      company,
      managers: [manager],
      workers: [worker],
      nombre: "Almacén",
    });
    const plan = createPlanner(manager, own);
    const draft = { ...day, fecha: "2026-12-10", publicado: 0 };
    const hidden = await plan.give(draft, [worker]);
    await plan.give({ ...day, fecha: "2026-12-09" }, [worker]);
    const before = await shiftsOf(worker, "2026-12-09", "2026-12-11");
    expect(before).toMatchObject([
      { fecha: "2026-12-09", id: expect.any(Number), hora_fin: "16:00", minutos: 480 },
      { fecha: "2026-12-10", id: null, hora_inicio: "09:00", minutos: 360 },
      { fecha: "2026-12-11", id: null, minutos: 360 },
    ]);
    const range = { from: "2026-12-01", to: "2026-12-31", area_ids: [own] };
    expect((await plan.massive(range)).body.data).toEqual({ turnos: 1, avisados: 1 });
    expect((await plan.massive(range)).body.data).toEqual({ turnos: 0, avisados: 0 });
    const [shown] = await shiftsOf(worker, "2026-12-10");
    expect(shown).toMatchObject({ id: hidden.id, hora_inicio: "08:00", minutos: 480 });
    await t.factory.supervise(manager, worker);
    const seen = await t.call(supervisedShifts, {
      token: manager.token,
      body: { worker_id: worker.trabajador_id, from: "2026-12-10", to: "2026-12-10" },
    });
    expect(seen.body.data).toEqual([shown]);
    const stranger = await t.call(supervisedShifts, {
      token: other.token,
      body: { worker_id: worker.trabajador_id, from: "2026-12-10", to: "2026-12-10" },
    });
    expect(said(stranger)).toEqual([404, "worker.not_found"]);
  });

  it("each worker is told once for a step of published shifts (SHIFTS-7)", async () => {
    const worker = await t.factory.signedIn({ company });
    const own = await makeArea(t, {
      company,
      managers: [manager],
      workers: [worker],
      nombre: "Cocina",
    });
    const plan = createPlanner(manager, own);
    const told = async (): Promise<string[]> => {
      const answer = await t.call(listNotifications, {
        token: worker.token,
        params: { id: worker.trabajador_id },
        query: {},
      });
      return answer.body.data.map((one: { descripcion: string }) => one.descripcion);
    };
    for (const fecha of ["2026-12-14", "2026-12-15", "2026-12-17"]) {
      await plan.give({ ...day, fecha, publicado: 0 }, [worker]);
    }
    expect(await told()).toEqual([]);
    await plan.massive({ from: "2026-12-14", to: "2026-12-20", area_ids: [own] });
    expect(await told()).toHaveLength(1);
    expect((await told())[0]).toContain("14");
    await plan.massive({
      from: "2026-12-14",
      to: "2026-12-14",
      area_ids: [own],
      accion: "retirar",
    });
    expect(await told()).toHaveLength(2);
    expect(await shiftsOf(worker, "2026-12-14", "2026-12-17")).toHaveLength(2);
  });

  it("a publication at night is mailed once, when the worker's hours begin (SHIFTS-7)", async () => {
    // Far ahead of the machine's clock, so that a delayed mail really waits.
    const before = t.clock.now().toString();
    t.clock.set("2030-11-20T20:00:00Z");
    const boss = await t.factory.signedIn({ company, trabajador: { permiso_gestor_turnos: true } });
    const worker = await t.factory.signedIn({ company });
    const tramos = [1, 2, 3, 4, 5].map((weekday): [number, string, string] => [
      weekday,
      "08:00",
      "16:00",
    ]);
    await t.factory.schedule({ worker, tramos });
    const place = { company, managers: [boss], workers: [worker], nombre: "Lavandería" };
    const plan = createPlanner(boss, await makeArea(t, place));
    for (const fecha of ["2030-12-02", "2030-12-03"]) {
      await plan.give({ ...day, fecha, publicado: 0 }, [worker]);
    }
    const range = { from: "2030-12-02", to: "2030-12-08" };
    expect((await plan.massive(range)).body.data).toEqual({ turnos: 2, avisados: 1 });
    expect((await plan.massive(range)).body.data).toEqual({ turnos: 0, avisados: 0 });
    await t.ctx.jobs.idle();
    const mails = await t.sql<{ start_after: Date }>(
      "select start_after from pgboss.job where name = 'mail.send' and start_after > now()",
    );
    // Thursday, eight o'clock in Madrid.
    expect(mails.map((mail) => new Date(mail.start_after).toISOString())).toEqual([
      "2030-11-21T07:00:00.000Z",
    ]);
    t.clock.set(before);
  });

  it("published shifts of a closed month stand (SHIFTS-8)", async () => {
    const shift = await planner.give({ ...day, fecha: "2026-10-05" }, [luis]);
    const closure = await t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: company.empresa_id,
      trabajador_id: luis.trabajador_id,
      pe_solicitud_tipo_id: 10,
      estado_id: 2,
      creada_en: "2026-11-02T08:00:00Z",
      decidida_en: "2026-11-02T08:00:00Z",
    });
    await t.factory.insert("cierre_mes", {
      empresa_id: company.empresa_id,
      solicitud_id: closure.id,
      trabajador_id: luis.trabajador_id,
      anyo: 2026,
      mes: 10,
      minutos_previstos: 0,
      minutos_trabajados: 0,
      saldo_minutos: 0,
    });
    const closed = [409, "closure.month_closed"];
    expect(said(await planner.put(shift.id, { ...day, fecha: "2026-10-06" }))).toEqual(closed);
    expect(said(await planner.assign(shift.id, []))).toEqual(closed);
    const { token } = manager;
    const removed = await t.call(shifts.deleteShift, { token, params: { id: shift.id } });
    expect(said(removed)).toEqual(closed);
    const late = (await planner.post({ ...day, fecha: "2026-10-07" })).body.data;
    expect(said(await planner.assign(late.id, [luis]))).toEqual(closed);
  });
});

describe("copies and massive actions", () => {
  it("a week is copied as drafts with the workers who are free (SHIFTS-10)", async () => {
    await planner.give({ ...day, fecha: "2027-02-01" }, [ana, luis]);
    await planner.give({ ...day, fecha: "2027-02-03" }, [ana]);
    await planner.give({ ...day, fecha: "2027-02-08" }, [luis]);
    const copied = await t.call(shifts.cloneShifts, {
      token: manager.token,
      body: {
        from: "2027-02-01",
        to: "2027-02-07",
        area_ids: [area],
        fechas: ["2027-02-08", "2027-02-15"],
        con_trabajadores: true,
      },
    });
    const { turnos, sin_asignar } = copied.body.data;
    type Copy = { fecha: string; publicado: boolean; worker_ids: number[] };
    expect(turnos.map((one: Copy) => [one.fecha, one.publicado, one.worker_ids.length])).toEqual([
      ["2027-02-08", false, 1],
      ["2027-02-10", false, 1],
      ["2027-02-15", false, 2],
      ["2027-02-17", false, 1],
    ]);
    expect(sin_asignar).toEqual([
      { turno_id: expect.any(Number), trabajador_id: luis.trabajador_id },
    ]);
  });

  it("without areas or labels an action concerns all shifts of the manager (SHIFTS-9)", async () => {
    const { token } = manager;
    const label = (await t.call(labels.createLabel, { token, body: { nombre: "Noche" } })).body
      .data;
    const dup = await t.call(labels.createLabel, { token, body: { nombre: "Noche" } });
    expect(said(dup)).toEqual([409, "shift.name_taken"]);
    await planner.post({ ...day, fecha: "2027-04-01", publicado: 0, label_ids: [label.id] });
    await planner.post({ ...day, fecha: "2027-04-02", publicado: 0 });
    const range = { from: "2027-04-01", to: "2027-04-30" };
    const labelled = await planner.massive({ ...range, label_ids: [label.id] });
    expect(labelled.body.data.turnos).toBe(1);
    expect((await planner.massive(range)).body.data.turnos).toBe(1);
    const relabelled = await planner.massive({
      ...range,
      accion: "etiquetar",
      etiquetas: [label.id],
    });
    expect(relabelled.body.data.turnos).toBe(1);
    await t.call(labels.deleteLabel, { token, params: { id: label.id } });
    const after = (await planner.board(range.from, range.to)).body.data;
    expect(after.turnos.map((one: { label_ids: number[] }) => one.label_ids)).toEqual([[], []]);
    expect((await planner.massive({ ...range, accion: "eliminar" })).body.data.turnos).toBe(2);
    expect((await planner.board(range.from, range.to)).body.data.turnos).toEqual([]);
  });
});
