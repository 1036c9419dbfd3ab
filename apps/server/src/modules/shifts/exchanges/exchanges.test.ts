import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { workerShifts } from "@atrio/contract/calendar/calendar";
import { listNotifications } from "@atrio/contract/messages/company-messages";
import { myData } from "@atrio/contract/people/profile";
import * as exchanges from "@atrio/contract/shifts/exchanges";
import { restRules } from "@atrio/contract/shifts/rest-rules";
import * as shifts from "@atrio/contract/shifts/shifts";

import { makeAway } from "../../../../test/away.ts";
import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { makeArea } from "../../../../test/shifts.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;
let stranger: SignedIn;
let ana: SignedIn;
let luis: SignedIn;
let outsider: SignedIn;
let area: number;

const hours = { hora_inicio: "08:00", hora_fin: "16:00" };
const said = ({ status, body }: Answer): unknown[] => [status, body.code];

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const { empresa_id } = company;
  await t.factory.insertAll(
    "turno_norma",
    restRules.flatMap((norma) =>
      norma === "descanso_diario" ? [] : [{ empresa_id, norma, nivel: "ninguna" }],
    ),
  );
  const trabajador = { permiso_gestor_turnos: true };
  manager = await t.factory.signedIn({ company, trabajador });
  stranger = await t.factory.signedIn({ company, trabajador });
  ana = await t.factory.signedIn({ company });
  luis = await t.factory.signedIn({ company });
  outsider = await t.factory.signedIn({ company });
  area = await makeArea(t, { company, managers: [manager], workers: [ana, luis] });
  await makeArea(t, {
    company,
    managers: [stranger],
    workers: [outsider],
    nombre: "Urgencias",
  });
});

afterAll(() => t.stop());

/** A shift of the area with its workers; published unless stated otherwise. */
async function give(body: object, people: readonly Worker[] = []): Promise<number> {
  const { token } = manager;
  const made = await t.call(shifts.createShift, {
    token,
    body: { ...hours, pe_area_trabajo_id: area, ...body } as never,
  });
  const turno_id: number = made.body.data.id;
  const worker_ids = people.map((one) => one.trabajador_id);
  const assigned = await t.call(shifts.assignWorkers, { token, body: { turno_id, worker_ids } });
  if (assigned.status !== 200) throw new Error(JSON.stringify(assigned.body));
  return turno_id;
}

async function onBoard(fecha: string): Promise<Answer["body"]> {
  const answer = await t.call(shifts.getBoard, {
    token: manager.token,
    params: { supervisorId: manager.trabajador_id },
    query: { from: fecha, to: fecha },
  });
  return answer.body.data;
}

const workersOn = async (fecha: string): Promise<number[][]> =>
  (await onBoard(fecha)).turnos.map((one: { worker_ids: number[] }) => one.worker_ids);

async function mine(who: SignedIn, from: string, to = from): Promise<Answer["body"]> {
  const answer = await t.call(exchanges.getMyShifts, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: { from, to },
  });
  return answer.body.data;
}

const ask = async (who: SignedIn, body: object): Promise<Answer> =>
  t.call(exchanges.askExchange, { token: who.token, body: body as never });

const open = (turno_id: number) => ({ tipo: "abierto", turno_id });

const swap = (turno_id: number, companero: Worker, turno_companero_id: number) => ({
  tipo: "cambio",
  turno_id,
  companero_id: companero.trabajador_id,
  turno_companero_id,
});

const answer = async (who: SignedIn, id: number, aceptar: boolean): Promise<Answer> =>
  t.call(exchanges.answerExchange, { token: who.token, params: { id }, body: { aceptar } });

const decide = async (who: SignedIn, id: number, body: object): Promise<Answer> =>
  t.call(exchanges.decideExchange, {
    token: who.token,
    params: { id },
    body: body as never,
  });

const waiting = async (who: SignedIn): Promise<Answer["body"]> => {
  const listed = await t.call(exchanges.listWaitingExchanges, {
    token: who.token,
    params: { supervisorId: who.trabajador_id },
  });
  return listed.body.data;
};

async function told(who: SignedIn): Promise<string[]> {
  const listed = await t.call(listNotifications, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: {},
  });
  return listed.body.data.map((one: { titulo: string }) => one.titulo);
}

describe("seen shifts (SHIFTS-30)", () => {
  const fecha = "2026-12-01";
  const seenBy = async (): Promise<number[]> => (await onBoard(fecha)).turnos[0].visto_por;

  it("a shift is seen once its worker's calendar shows it, and unseen after a change", async () => {
    const id = await give({ fecha }, [ana, luis]);
    expect(await seenBy()).toEqual([]);
    await t.call(workerShifts, {
      token: ana.token,
      params: { id: ana.trabajador_id },
      query: { from: fecha, to: fecha },
    });
    expect(await seenBy()).toEqual([ana.trabajador_id]);
    const change = async (body: object): Promise<Answer> =>
      t.call(shifts.updateShift, {
        token: manager.token,
        params: { id },
        body: { fecha, ...hours, pe_area_trabajo_id: area, ...body },
      });
    expect((await change({ color: "#1D4F91" })).status).toBe(200);
    expect(await seenBy()).toEqual([ana.trabajador_id]);
    expect((await change({ hora_fin: "15:00" })).status).toBe(200);
    expect(await seenBy()).toEqual([]);
    expect((await mine(luis, fecha)).turnos).toMatchObject([{ id, minutos: 420 }]);
    expect(await seenBy()).toEqual([luis.trabajador_id]);
  });

  it("a handed-over session reads shifts without a trace", async () => {
    const at = "2026-12-02";
    await give({ fecha: at }, [ana]);
    const administrator = await t.factory.signedIn({
      company,
      trabajador: { administrador: true },
    });
    const token = await t.factory.session(ana, { suplantada_por: administrator.trabajador_id });
    expect((await mine({ ...ana, token }, at)).turnos).toHaveLength(1);
    expect((await onBoard(at)).turnos[0].visto_por).toEqual([]);
  });
});

describe("open shifts (SHIFTS-31)", () => {
  it("a worker asks for a shift that lacks people, and gets it when the manager confirms", async () => {
    const fecha = "2026-12-07";
    const id = await give({ fecha, num_minimo_trabajadores: 2 }, [luis]);
    expect((await mine(ana, fecha)).abiertos).toMatchObject([{ id, faltan: 1, area: "Planta" }]);
    expect((await mine(luis, fecha)).abiertos).toEqual([]);
    expect((await mine(outsider, fecha)).abiertos).toEqual([]);
    const asked = await ask(ana, open(id));
    expect(asked.body.data).toMatchObject({ estado: "pendiente_gestor", companero: null });
    expect(said(await ask(ana, open(id)))).toEqual([409, "shift.exchange_waiting"]);
    expect(await workersOn(fecha)).toEqual([[luis.trabajador_id]]);
    expect(await waiting(manager)).toMatchObject([
      { id: asked.body.data.id, posible: true, avisos: [] },
    ]);
    expect(await waiting(stranger)).toEqual([]);
    const done = await decide(manager, asked.body.data.id, { confirmar: true });
    expect(done.body.data.estado).toBe("confirmada");
    expect(await workersOn(fecha)).toEqual([[ana.trabajador_id, luis.trabajador_id]]);
  });

  it("drafts, full shifts, past ones and those of other areas cannot be asked for", async () => {
    const draft = await give({ fecha: "2026-12-08", publicado: 0 });
    expect(said(await ask(ana, open(draft)))).toEqual([404, "shift.not_found"]);
    const full = await give({ fecha: "2026-12-09" }, [luis]);
    expect(said(await ask(ana, open(full)))).toEqual([409, "shift.not_open"]);
    const past = await give({ fecha: "2026-11-17" });
    expect(said(await ask(ana, open(past)))).toEqual([409, "shift.not_open"]);
    const free = await give({ fecha: "2026-12-10" });
    expect(said(await ask(outsider, open(free)))).toEqual([404, "shift.not_found"]);
  });

  it("of two who ask for the last place of a shift one is confirmed", async () => {
    const fecha = "2026-12-11";
    const id = await give({ fecha });
    const first = (await ask(ana, open(id))).body.data;
    const second = (await ask(luis, open(id))).body.data;
    const answers = await Promise.all(
      [first.id, second.id].map((one) => decide(manager, one, { confirmar: true })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await workersOn(fecha))[0]).toHaveLength(1);
  });
});

describe("shifts that change hands (SHIFTS-32, SHIFTS-33)", () => {
  it("a swap moves both shifts once colleague and manager agree", async () => {
    const [first, second] = ["2026-12-14", "2026-12-16"];
    const own = await give({ fecha: first }, [ana]);
    const other = await give({ fecha: second }, [luis]);
    const { companeros } = await mine(ana, first, second);
    expect(companeros).toMatchObject([
      { trabajador: { id: luis.trabajador_id }, turnos: [{ id: other }] },
    ]);
    const asked = (await ask(ana, swap(own, luis, other))).body.data;
    expect(asked.estado).toBe("pendiente_companero");
    expect(said(await answer(ana, asked.id, true))).toEqual([404, "shift.exchange_not_found"]);
    expect(said(await decide(manager, asked.id, { confirmar: true }))).toEqual([
      404,
      "shift.exchange_not_found",
    ]);
    expect((await answer(luis, asked.id, true)).body.data.estado).toBe("pendiente_gestor");
    expect((await answer(luis, asked.id, true)).status).toBe(200);
    expect(said(await answer(luis, asked.id, false))).toEqual([409, "shift.exchange_decided"]);
    expect([...(await workersOn(first)), ...(await workersOn(second))]).toEqual([
      [ana.trabajador_id],
      [luis.trabajador_id],
    ]);
    expect(said(await decide(stranger, asked.id, { confirmar: true }))).toEqual([
      404,
      "shift.exchange_not_found",
    ]);
    expect((await decide(manager, asked.id, { confirmar: true })).status).toBe(200);
    expect([...(await workersOn(first)), ...(await workersOn(second))]).toEqual([
      [luis.trabajador_id],
      [ana.trabajador_id],
    ]);
    expect((await decide(manager, asked.id, { confirmar: true })).status).toBe(200);
    expect(said(await decide(manager, asked.id, { confirmar: false }))).toEqual([
      409,
      "shift.exchange_decided",
    ]);
  });

  it("a shift that is given away stays with its worker when somebody refuses", async () => {
    const fecha = "2026-12-18";
    const own = await give({ fecha }, [ana]);
    const gift = { tipo: "cesion", turno_id: own, companero_id: luis.trabajador_id };
    const first = (await ask(ana, gift)).body.data;
    expect((await answer(luis, first.id, false)).body.data.estado).toBe("rechazada_companero");
    const second = (await ask(ana, gift)).body.data;
    await answer(luis, second.id, true);
    const refused = await decide(manager, second.id, { confirmar: false, motivo: "Formación" });
    expect(refused.body.data).toMatchObject({ estado: "rechazada_gestor", motivo: "Formación" });
    const third = (await ask(ana, gift)).body.data;
    const { token } = ana;
    const params = { id: third.id };
    expect((await t.call(exchanges.withdrawExchange, { token, params })).status).toBe(200);
    expect(said(await answer(luis, third.id, true))).toEqual([409, "shift.exchange_decided"]);
    expect(await workersOn(fecha)).toEqual([[ana.trabajador_id]]);
  });

  it("a proposal names a colleague of the area, and a shift for a swap", async () => {
    const own = await give({ fecha: "2026-12-21" }, [ana]);
    const to = (who: Worker) => ({ turno_id: own, companero_id: who.trabajador_id });
    expect(said(await ask(ana, { tipo: "cesion", turno_id: own }))).toEqual([
      422,
      "shift.exchange_incomplete",
    ]);
    expect(said(await ask(ana, { tipo: "cambio", ...to(luis) }))).toEqual([
      422,
      "shift.exchange_incomplete",
    ]);
    expect(said(await ask(ana, { tipo: "cesion", ...to(outsider) }))).toEqual([
      404,
      "shift.colleague_not_found",
    ]);
    expect(said(await ask(luis, { tipo: "cesion", ...to(ana) }))).toEqual([
      409,
      "shift.exchange_lapsed",
    ]);
  });
});

describe("each step looks again (SHIFTS-34)", () => {
  it("a soft rule is shown to the manager, whose reason stays; a hard one refuses", async () => {
    const late = { fecha: "2027-01-11", hora_inicio: "14:00", hora_fin: "22:00" };
    await give(late, [ana]);
    const id = await give({ fecha: "2027-01-12", hora_inicio: "06:00", hora_fin: "12:00" });
    const asked = (await ask(ana, open(id))).body.data;
    const listed = (await waiting(manager)).find((one: { id: number }) => one.id === asked.id);
    expect(listed.avisos).toMatchObject([
      { norma: "descanso_diario", trabajador_id: ana.trabajador_id, valor: 480 },
    ]);
    expect(said(await decide(manager, asked.id, { confirmar: true }))).toEqual([
      422,
      "shift.reason_required",
    ]);
    const { empresa_id } = company;
    await t.factory.insert("turno_norma", { empresa_id, norma: "descanso_diario", nivel: "dura" });
    const motivo = "Sin relevo";
    expect(said(await decide(manager, asked.id, { confirmar: true, motivo }))).toEqual([
      409,
      "shift.rule_broken",
    ]);
    expect(said(await ask(ana, open(await give({ ...hours, fecha: "2027-01-12" }))))).toEqual([
      409,
      "shift.rule_broken",
    ]);
    await t.sql("delete from turno_norma where norma = 'descanso_diario'");
    expect((await decide(manager, asked.id, { confirmar: true, motivo })).status).toBe(200);
    const [row] = await t.sql("select motivo from turno_trabajador where turno_id = $1", [id]);
    expect(row).toEqual({ motivo });
  });

  it("an absence and a shift at the same time refuse a step, and show in the list", async () => {
    const fecha = "2027-01-18";
    const id = await give({ fecha });
    const asked = (await ask(luis, open(id))).body.data;
    const slice = { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 };
    await makeAway(t, luis, { fecha, slice });
    const listed = (await waiting(manager)).find((one: { id: number }) => one.id === asked.id);
    expect(listed.posible).toBe(false);
    expect(said(await decide(manager, asked.id, { confirmar: true }))).toEqual([409, "shift.away"]);
    await give({ fecha: "2027-01-19" }, [ana]);
    const same = await give({ fecha: "2027-01-19", hora_inicio: "15:00", hora_fin: "20:00" });
    expect((await mine(ana, "2027-01-19")).abiertos).toEqual([]);
    expect((await mine(luis, "2027-01-19")).abiertos).toMatchObject([{ id: same }]);
    expect(said(await ask(ana, open(same)))).toEqual([409, "shift.overlap"]);
  });

  it("a request lapses when its shift changes or its giver loses it", async () => {
    const { token } = manager;
    const own = await give({ fecha: "2027-01-25" }, [ana]);
    const asked = (
      await ask(ana, { tipo: "cesion", turno_id: own, companero_id: luis.trabajador_id })
    ).body.data;
    await t.call(shifts.assignWorkers, { token, body: { turno_id: own, worker_ids: [] } });
    expect(said(await answer(luis, asked.id, true))).toEqual([409, "shift.exchange_decided"]);
    const moved = await give({ fecha: "2027-01-26" });
    const second = (await ask(ana, open(moved))).body.data;
    await t.call(shifts.updateShift, {
      token,
      params: { id: moved },
      body: { fecha: "2027-01-27", ...hours, pe_area_trabajo_id: area },
    });
    expect(said(await decide(manager, second.id, { confirmar: true }))).toEqual([
      409,
      "shift.exchange_decided",
    ]);
    const { peticiones } = await mine(ana, "2027-01-25");
    const states = [asked.id, second.id].map(
      (id) => peticiones.find((one: { id: number }) => one.id === id).estado,
    );
    expect(states).toEqual(["caducada", "caducada"]);
  });
});

describe("availability and wishes (SHIFTS-35)", () => {
  it("a worker's availability is on the board until it is taken back", async () => {
    const { token, trabajador_id } = ana;
    const fecha = "2027-02-01";
    const state = async (preferencia: exchanges.DayPreference | null): Promise<Answer> =>
      t.call(exchanges.savePreferences, {
        token,
        params: { id: trabajador_id },
        body: { fechas: [fecha], preferencia, comentario: "Examen" },
      });
    expect((await state("no_disponible")).body.data).toMatchObject([
      { fecha, preferencia: "no_disponible" },
    ]);
    expect((await state("prefiere_librar")).status).toBe(200);
    expect((await onBoard(fecha)).preferencias).toEqual([
      { trabajador_id, fecha, preferencia: "prefiere_librar", comentario: "Examen" },
    ]);
    expect((await mine(ana, fecha)).preferencias).toHaveLength(1);
    expect((await state(null)).body.data).toEqual([]);
    expect((await onBoard(fecha)).preferencias).toEqual([]);
  });
});

describe("notices of exchanges (SHIFTS-36)", () => {
  it("the colleague, the manager and both sides are told once of each step", async () => {
    const people = [manager, ana, luis];
    const own = await give({ fecha: "2027-03-01" }, [ana]);
    const published = await Promise.all(people.map(told));
    const gift = { tipo: "cesion", turno_id: own, companero_id: luis.trabajador_id };
    const asked = (await ask(ana, gift)).body.data;
    await answer(luis, asked.id, true);
    await answer(luis, asked.id, true);
    await decide(manager, asked.id, { confirmar: true });
    await decide(manager, asked.id, { confirmar: true });
    const after = await Promise.all(people.map(told));
    const news = after.map((all, index) =>
      all.slice(0, all.length - (published[index] ?? []).length),
    );
    const confirmed = "Cambio de turno confirmado";
    expect(news).toEqual([
      ["Petición de turno por confirmar"],
      [confirmed],
      [confirmed, "Te proponen un turno"],
    ]);
  });
});

describe("what is stored about a person", () => {
  it("shifts, requests about them, wishes and areas are among what is stored about a person", async () => {
    const worker = await t.factory.signedIn({ company });
    const own = await makeArea(t, {
      company,
      managers: [manager],
      workers: [worker],
      nombre: "Archivo",
    });
    await give({ fecha: "2027-05-03", pe_area_trabajo_id: own }, [worker]);
    const free = await give({ fecha: "2027-05-05", pe_area_trabajo_id: own });
    await ask(worker, open(free));
    const { token } = worker;
    const params = { id: worker.trabajador_id };
    const body = { fechas: ["2027-05-06"], preferencia: "disponible" as const };
    await t.call(exchanges.savePreferences, { token, params, body });
    const kinds = (await t.call(myData, { token, params })).body.data;
    const kept = kinds.find((one: { codigo: string }) => one.codigo === "turnos");
    expect(kept).toMatchObject({ nombre: "Turnos", cuantos: 4 });
  });
});

describe("what the database holds", () => {
  it.each([
    ["a swap without a colleague", { tipo: "cambio" }, "turno_peticion_forma"],
    ["an open shift with a colleague", { companero: true }, "turno_peticion_forma"],
    ["a confirmation by nobody", { estado: "confirmada" }, "turno_peticion_decidida"],
    [
      "an open shift for a colleague",
      { estado: "pendiente_companero" },
      "turno_peticion_respuesta",
    ],
  ])(
    "the database refuses %s",
    async (_name, { companero, ...wrong }: object & { companero?: boolean }, constraint) => {
      const turno_id = await give({ fecha: "2027-04-01" });
      const row = {
        empresa_id: company.empresa_id,
        tipo: "abierto",
        estado: "pendiente_gestor",
        turno_id,
        solicitante_id: ana.trabajador_id,
        companero_id: companero === true ? luis.trabajador_id : null,
        creada_en: "2026-11-18T08:00:00Z",
        ...wrong,
      };
      await expect(t.factory.insert("turno_peticion", row)).rejects.toThrow(constraint);
    },
  );
});
