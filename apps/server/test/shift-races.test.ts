import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as exchanges from "@atrio/contract/shifts/exchanges";
import * as recurrences from "@atrio/contract/shifts/recurrences";
import * as shifts from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn } from "./factory.ts";
import { type Answer, startTestApp, type TestApp } from "./harness.ts";
import { roundsOf } from "./rounds.ts";
import { ignoreRestRules, makeArea } from "./shifts.ts";

const rounds = roundsOf({ usual: 60, full: 500 });
/** Areas whose two managers race side by side. */
const lanes = 4;
const monday = "2026-12-07";
const sunday = "2026-12-13";
const week = { from: monday, to: sunday };
const night = { hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true };

type Lane = {
  area: number;
  managers: [SignedIn, SignedIn];
  workers: [SignedIn, SignedIn];
  people: number[];
};

let t: TestApp;
let company: Company;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  await ignoreRestRules(t, company);
});

afterAll(() => t.stop());

const said = ({ status, body }: Answer): string => (status === 200 ? "ok" : String(body.code));

async function openLane(): Promise<Lane> {
  const manager = { company, trabajador: { permiso_gestor_turnos: true } };
  const managers: Lane["managers"] = [
    await t.factory.signedIn(manager),
    await t.factory.signedIn(manager),
  ];
  const workers: Lane["workers"] = [
    await t.factory.signedIn({ company }),
    await t.factory.signedIn({ company }),
  ];
  const area = await makeArea(t, {
    company,
    managers,
    workers,
    nombre: `Carril ${managers[0].trabajador_id}`,
  });
  return { area, managers, workers, people: workers.map((one) => one.trabajador_id) };
}

/** A shift of the lane with its people, as the first manager made it. */
async function planned({ area, managers: [one], people }: Lane, body: object) {
  const { token } = one;
  const fecha = monday;
  const made = await t.call(shifts.createShift, {
    token,
    body: { fecha, ...night, pe_area_trabajo_id: area, publicado: 0, ...body } as never,
  });
  const assigned = await t.call(shifts.assignWorkers, {
    token,
    body: { turno_id: made.body.data.id, worker_ids: people },
  });
  expect(assigned.status, JSON.stringify(assigned.body)).toBe(200);
  return assigned.body.data as shifts.PlannedShift;
}

const edit = async (who: SignedIn, shift: shifts.PlannedShift, change: object): Promise<Answer> => {
  const { fecha, pe_area_trabajo_id, publicado, version } = shift;
  return t.call(shifts.updateShift, {
    token: who.token,
    params: { id: shift.id },
    body: { fecha, ...night, pe_area_trabajo_id, publicado, version, ...change },
  });
};

const publish = async (who: SignedIn, area: number): Promise<Answer> =>
  t.call(shifts.publishMassive, { token: who.token, body: { ...week, area_ids: [area] } });

const clone = async (who: SignedIn, area: number, fechas: string[]): Promise<Answer> =>
  t.call(shifts.cloneShifts, {
    token: who.token,
    body: { ...week, area_ids: [area], fechas, con_trabajadores: true },
  });

async function stored(id: number) {
  const [row] = await t.sql<{ publicado: boolean; observaciones: string | null }>(
    "select publicado, observaciones from turno where id = $1",
    [id],
  );
  return row;
}

/** Empties the lane for the next round. */
const clear = async ({ area }: Lane): Promise<unknown> =>
  t.sql("delete from turno where pe_area_trabajo_id = $1", [area]);

/** Pairs of shifts of one person that overlap, found without the database's constraint. */
async function overlaps(): Promise<number> {
  const [row] = await t.sql<{ pairs: number }>(`
    select count(*)::int as pairs
    from turno_trabajador a join turno s on s.id = a.turno_id
    join turno_trabajador b on b.trabajador_id = a.trabajador_id and b.turno_id > a.turno_id
    join turno r on r.id = b.turno_id
    where lower(s.periodo) < upper(r.periodo) and lower(r.periodo) < upper(s.periodo)`);
  return row?.pairs ?? -1;
}

/** Starts both in an order that turns with the step; answers in the order given. */
async function both(
  step: number,
  acts: readonly [() => Promise<Answer>, () => Promise<Answer>],
): Promise<[Answer, Answer]> {
  const [one, other] = acts;
  if (step % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
}

/** Runs the race in all lanes, one after the other in each; answers how often it ended in which way. */
async function inLanes(
  race: (lane: Lane, step: number) => Promise<string>,
): Promise<Map<string, number>> {
  const people = await Promise.all(Array.from({ length: lanes }, () => openLane()));
  const endings = new Map<string, number>();
  await Promise.all(
    people.map(async (lane) => {
      for (let step = 0; step < rounds / lanes; step += 1) {
        const ending = await race(lane, step);
        endings.set(ending, (endings.get(ending) ?? 0) + 1);
        await clear(lane);
      }
    }),
  );
  return endings;
}

describe(`two managers of one week at once, ${rounds} rounds each`, { timeout: 240_000 }, () => {
  it("of two edits of one version one is told that the shift has changed", async () => {
    const endings = await inLanes(async (lane, step) => {
      const shift = await planned(lane, {});
      const [one, other] = lane.managers;
      const answers = await both(step, [
        () => edit(one, shift, { observaciones: "una" }),
        () => edit(other, shift, { observaciones: "otra" }),
      ]);
      const ending = answers.map((answer) => said(answer)).join(", ");
      const winner = answers[0].status === 200 ? "una" : "otra";
      expect(await stored(shift.id)).toEqual({ publicado: false, observaciones: winner });
      return ending;
    });
    expect([...endings.keys()].toSorted()).toEqual(["ok, shift.changed", "shift.changed, ok"]);
  });

  it("an edit beside a publication is not lost, and neither is the publication", async () => {
    const endings = await inLanes(async (lane, step) => {
      const shift = await planned(lane, {});
      const [one, other] = lane.managers;
      const [edited, published] = await both(step, [
        () => edit(one, shift, { observaciones: "mía" }),
        () => publish(other, lane.area),
      ]);
      expect(published.body.data).toEqual({ turnos: 1, avisados: 2 });
      const observaciones = edited.status === 200 ? "mía" : null;
      expect(await stored(shift.id)).toEqual({ publicado: true, observaciones });
      return said(edited);
    });
    for (const ending of endings.keys()) expect(["ok", "shift.changed"]).toContain(ending);
  });

  it("copies of one week to the same days give nobody two shifts and name who is left out", async () => {
    await inLanes(async (lane, step) => {
      await planned(lane, {});
      await planned(lane, { fecha: "2026-12-09" });
      const [one, other] = lane.managers;
      const days = ["2026-12-14", "2026-12-21"];
      const answers = await both(step, [
        () => clone(one, lane.area, days),
        () => clone(other, lane.area, days.toReversed()),
      ]);
      expect(answers.map(said)).toEqual(["ok", "ok"]);
      type Cloned = { turnos: Array<{ worker_ids: number[] }>; sin_asignar: unknown[] };
      const all = answers.map(({ body }) => body.data as Cloned);
      const assigned = all.flatMap(({ turnos }) => turnos.flatMap(({ worker_ids }) => worker_ids));
      // Four copies twice, two people each: every assignment is made once, or named.
      expect(assigned).toHaveLength(8);
      expect(all.flatMap(({ sin_asignar }) => sin_asignar)).toHaveLength(8);
      return "ok";
    });
    expect(await overlaps()).toBe(0);
  });

  it("a replaced recurrence and an assignment beside it lose no work unseen", async () => {
    const endings = await inLanes(async (lane, step) => {
      const [one, other] = lane.managers;
      const [first, second] = lane.people;
      const body = {
        nombre: "Noches",
        fecha_inicio: monday,
        tipo_fin: "veces" as const,
        num_veces: 3,
        turno: { ...night, pe_area_trabajo_id: lane.area, worker_ids: [first ?? 0] },
      };
      const { token } = one;
      const made = (await t.call(recurrences.createRecurrence, { token, body })).body.data;
      const params = { id: made.recurrencia.id as number };
      const change = { ...body, turno: { ...body.turno, hora_inicio: "21:00" } };
      const preview = await t.call(recurrences.updateRecurrence, {
        token,
        params,
        body: { ...change, simular: true },
      });
      const { desaparecen, huella } = preview.body.data.cambios;
      const turno_id = desaparecen[0].turno_id as number;
      const [replaced, assigned] = await both(step, [
        () => t.call(recurrences.updateRecurrence, { token, params, body: { ...change, huella } }),
        () =>
          t.call(shifts.assignWorkers, {
            token: other.token,
            body: { turno_id, worker_ids: [first ?? 0, second ?? 0] },
          }),
      ]);
      const [kept] = await t.sql<{ people: number }>(
        "select count(*)::int as people from turno_trabajador where turno_id = $1",
        [turno_id],
      );
      // Either the assignment came first and the replacement has to be looked at again, or the shift was gone.
      expect(kept).toEqual({ people: assigned.status === 200 ? 2 : 0 });
      await t.sql("delete from turno where pe_recurrencia_id = $1", [params.id]);
      return `${said(replaced)}, ${said(assigned)}`;
    });
    const legal = ["shift.preview_needed, ok", "ok, shift.not_found"];
    for (const ending of endings.keys()) expect(legal).toContain(ending);
  });

  it("a swap that two managers decide at once moves its shifts once or not at all", async () => {
    const endings = await inLanes(async (lane, step) => {
      const [ana, luis] = lane.workers;
      const only = ({ trabajador_id }: SignedIn): Lane => ({ ...lane, people: [trabajador_id] });
      const hers = await planned(only(ana), { publicado: 1 });
      const his = await planned(only(luis), { publicado: 1, fecha: "2026-12-09" });
      const swap = {
        tipo: "cambio" as const,
        turno_id: hers.id,
        companero_id: luis.trabajador_id,
        turno_companero_id: his.id,
      };
      const asked = await t.call(exchanges.askExchange, { token: ana.token, body: swap });
      const params = { id: asked.body.data.id as number };
      const answer = { token: luis.token, params, body: { aceptar: true } };
      expect((await t.call(exchanges.answerExchange, answer)).status).toBe(200);
      const decide =
        ({ token }: SignedIn, confirmar: boolean) =>
        async (): Promise<Answer> =>
          t.call(exchanges.decideExchange, { token, params, body: { confirmar, motivo: "Turno" } });
      const [one, other] = lane.managers;
      const again = step % 3 === 0;
      const answers = await both(step, [decide(one, true), decide(other, again)]);
      const isMoved = answers[0].status === 200;
      const holders = await t.sql<{ turno_id: number; trabajador_id: number }>(
        `select turno_id, trabajador_id from turno_trabajador where turno_id = any($1::integer[])
         order by turno_id`,
        [[hers.id, his.id]],
      );
      const [first, second] = isMoved ? [luis, ana] : [ana, luis];
      expect(holders).toEqual([
        { turno_id: hers.id, trabajador_id: first.trabajador_id },
        { turno_id: his.id, trabajador_id: second.trabajador_id },
      ]);
      return `${again ? "twice" : "apart"}: ${answers.map(said).join(", ")}`;
    });
    const decided = "shift.exchange_decided";
    const legal = ["twice: ok, ok", `apart: ok, ${decided}`, `apart: ${decided}, ok`];
    for (const ending of endings.keys()) expect(legal).toContain(ending);
  });

  it("the database itself refuses two shifts of a person at the same time", async () => {
    const lane = await openLane();
    const [one] = lane.people;
    const shift = await planned(lane, {});
    const copy = await planned({ ...lane, people: [] }, { fecha: "2026-12-08" });
    await expect(
      t.sql(
        `insert into turno_trabajador (empresa_id, turno_id, trabajador_id, periodo, asignado_por, asignado_en)
         select empresa_id, $1, $2, tstzrange(lower(periodo), upper(periodo) + interval '20 hours'), $2, now()
         from turno where id = $3`,
        [copy.id, one, shift.id],
      ),
    ).rejects.toThrow(/turno_trabajador_(?:sin_solape|turno)/);
    await t.sql(
      "update turno set periodo = (select periodo from turno where id = $1) where id = $2",
      [shift.id, copy.id],
    );
    await expect(
      t.sql(
        `insert into turno_trabajador (empresa_id, turno_id, trabajador_id, periodo, asignado_por, asignado_en)
         select empresa_id, id, $1, periodo, $1, now() from turno where id = $2`,
        [one, copy.id],
      ),
    ).rejects.toThrow(/turno_trabajador_sin_solape/);
  });
});
