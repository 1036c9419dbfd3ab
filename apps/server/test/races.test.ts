import { setImmediate } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import { deleteTeamSigning, editSigning } from "@atrio/contract/time/changes";
import { requestClosure } from "@atrio/contract/time/closures";
import { punch } from "@atrio/contract/time/time";

import type { Company, SignedIn, Worker } from "./factory.ts";
import { type Answer, startTestApp, type TestApp } from "./harness.ts";
import { roundsOf } from "./rounds.ts";

const rounds = roundsOf({ usual: 240, full: 1000 });
/** People who race side by side, each with their own opponents. */
const lanes = 8;
const october = { year: 2026, month: 10 };

let t: TestApp;
let company: Company;
let office: number;

beforeAll(async () => {
  // 00:30 of 1 November in Madrid: October has ended, and the night shift of the 31st runs on.
  t = await startTestApp({ now: "2026-10-31T23:30:00Z" });
  company = await t.factory.company();
  const [type] = await t.sql<{ id: number }>("select id from fichador where nombre = 'Oficina'");
  office = type?.id ?? 0;
});

afterAll(() => t.stop());

function said(answer: Answer): string {
  return answer.status === 200 ? "ok" : String(answer.body.code);
}

async function askToClose(worker: SignedIn): Promise<Answer> {
  const body = { trabajador_id: worker.trabajador_id, ...october };
  return t.call(requestClosure, { token: worker.token, body });
}

async function clock(worker: SignedIn, accion: "entrada" | "salida"): Promise<Answer> {
  const body = { trabajador_id: worker.trabajador_id, accion, fichador_id: office };
  return t.call(punch, { token: worker.token, body });
}

/** Counts each ending, for the assertion that both orders really happened. */
function tally(): { count: (ending: string) => void; endings: Map<string, number> } {
  const endings = new Map<string, number>();
  const count = (ending: string): void => void endings.set(ending, (endings.get(ending) ?? 0) + 1);
  return { count, endings };
}

describe(`closure requested while a punch arrives, ${rounds} rounds`, () => {
  type Lane = { worker: SignedIn; punches: number; minutes: number; since: number | undefined };

  async function openLane(): Promise<Lane> {
    const worker = await t.factory.signedIn({ company });
    await t.factory.schedule({ worker, tramos: [[6, "22:00", "06:00"]] });
    return { worker, punches: 0, minutes: 0, since: undefined };
  }

  /** The month is opened again for the next round, as its worker would. */
  async function takeBack({ worker }: Lane, closed: Answer): Promise<void> {
    const params = { id: closed.body.data.solicitud.id };
    const answer = await t.call(requests.deleteRequest, { token: worker.token, params });
    expect(answer.status).toBe(200);
  }

  async function race(lane: Lane, step: number, count: (ending: string) => void): Promise<void> {
    const minute = t.clock.now().epochMilliseconds / 60_000;
    const isIn = lane.since === undefined;
    const both = [
      () => askToClose(lane.worker),
      () => clock(lane.worker, isIn ? "entrada" : "salida"),
    ] as const;
    // Either may be sent first, and the other up to three turns of the event loop later.
    const first = step % 2 === 0 ? both[0]() : both[1]();
    for (let turn = 0; turn < Math.floor(step / 2) % 4; turn += 1) await setImmediate();
    const second = step % 2 === 0 ? both[1]() : both[0]();
    const answers = await Promise.all([first, second]);
    const [closed, punched] = step % 2 === 0 ? answers : [answers[1], answers[0]];
    const ending = `${isIn ? "in" : "out"}: closure ${said(closed)}, punch ${said(punched)}`;
    count(ending);
    const legal = isIn
      ? ["in: closure ok, punch closure.month_closed", "in: closure closure.open_signing, punch ok"]
      : ["out: closure ok, punch ok", "out: closure closure.open_signing, punch ok"];
    expect(legal).toContain(ending);
    if (punched.status === 200) {
      lane.punches += 1;
      if (lane.since !== undefined) lane.minutes += minute - lane.since;
      lane.since = isIn ? minute : undefined;
    }
    if (closed.status !== 200) return;
    // The frozen figures contain all work until then, and nothing later.
    expect(closed.body.data.minutos_trabajados).toBe(lane.minutes);
    await takeBack(lane, closed);
  }

  it(
    "a closure request and a simultaneous punch lose no minute: one is refused",
    { timeout: 240_000 },
    async () => {
      const people = await Promise.all(Array.from({ length: lanes }, openLane));
      const { count, endings } = tally();
      for (let step = 0; step < rounds / lanes; step += 1) {
        await Promise.all(people.map((lane) => race(lane, step, count)));
        t.clock.advance({ minutes: 1 });
      }
      for (const { worker, punches, minutes } of people) {
        const [kept] = await t.sql<{ punches: number; minutes: number; closed: number }>(
          `select (select count(*) from fichaje_evento where trabajador_id = $1)::int as punches,
                (select coalesce(sum(extract(epoch from hora_fin - hora_inicio) / 60), 0)
                   from fichaje where trabajador_id = $1)::int as minutes,
                (select count(*) from cierre_mes where trabajador_id = $1 and vigente)::int as closed`,
          [worker.trabajador_id],
        );
        expect(kept).toEqual({ punches, minutes, closed: 0 });
      }
      expect([...endings.values()].reduce((sum, times) => sum + times, 0)).toBe(rounds);
      expect(endings.size, JSON.stringify([...endings])).toBeGreaterThanOrEqual(3);
    },
  );
});

describe(`two supervisors decide at once, ${rounds} rounds`, () => {
  type Lane = { worker: Worker; supervisors: [SignedIn, SignedIn] };

  async function openLane(): Promise<Lane> {
    const worker = await t.factory.worker({ company });
    const trabajador = { permiso_supervisor: true };
    const one = await t.factory.signedIn({ company, trabajador });
    const other = await t.factory.signedIn({ company, trabajador });
    await t.factory.supervise(one, worker);
    await t.factory.supervise(other, worker);
    return { worker, supervisors: [one, other] };
  }

  /** A pending closure that waits for both; that of the former round no longer counts. */
  async function putRequest({ worker, supervisors }: Lane): Promise<number> {
    const [made] = await t.sql<{ id: number }>(
      `with earlier as (update cierre_mes set vigente = false where trabajador_id = $2),
       request as (insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id, creada_en)
         values ($1, $2, 10, now()) returning id)
       select id from request`,
      [company.empresa_id, worker.trabajador_id],
    );
    const id = made?.id ?? 0;
    await t.sql(
      `with deciders as (insert into solicitud_aprobacion (empresa_id, solicitud_id, trabajador_id, supervisor_id)
         select $1, $2, $3, unnest($4::integer[]))
       insert into cierre_mes (empresa_id, solicitud_id, trabajador_id, anyo, mes, minutos_previstos,
         minutos_trabajados, saldo_minutos) values ($1, $2, $3, 2026, 10, 0, 0, 0)`,
      [company.empresa_id, id, worker.trabajador_id, supervisors.map((one) => one.trabajador_id)],
    );
    return id;
  }

  async function decide(supervisor: SignedIn, id: number, isApproved: boolean): Promise<string> {
    const { token } = supervisor;
    const body = { solicitud_id: id, motivo: "Revisado" };
    return said(
      isApproved
        ? await t.call(requests.approveRequest, { token, body })
        : await t.call(requests.rejectRequest, { token, body }),
    );
  }

  async function race(lane: Lane, step: number, count: (ending: string) => void): Promise<void> {
    const wishes: [boolean, boolean] = [step % 2 === 0, Math.floor(step / 2) % 2 === 0];
    const id = await putRequest(lane);
    const [one, other] = lane.supervisors;
    const told = await Promise.all([decide(one, id, wishes[0]), decide(other, id, wishes[1])]);
    const [kept] = await t.sql<{
      estado_id: number;
      vigente: boolean;
      aprobadas: number;
      rechazadas: number;
    }>(
      `select s.estado_id, c.vigente,
        (select count(*) from solicitud_aprobacion a where a.solicitud_id = s.id and a.aprobada)::int as aprobadas,
        (select count(*) from solicitud_aprobacion a where a.solicitud_id = s.id and not a.aprobada)::int as rechazadas
       from solicitud s join cierre_mes c on c.solicitud_id = s.id where s.id = $1`,
      [id],
    );
    const ending = JSON.stringify({ wishes, told, ...kept });
    count(ending);
    const isApproved = wishes[0] && wishes[1];
    // The call answered as done has decided; the late one is refused, and left no mark.
    const done = [0, 1].filter((index) => told[index] === "ok");
    const late = told.filter((answer) => answer === "approval.already_decided");
    const marks = {
      aprobadas: done.filter((index) => wishes[index] === true).length,
      rechazadas: done.filter((index) => wishes[index] === false).length,
    };
    expect(done.length + late.length, ending).toBe(2);
    expect(kept, ending).toEqual({
      estado_id: isApproved ? 2 : 3,
      vigente: isApproved,
      ...marks,
    });
    expect(marks.rechazadas, ending).toBe(isApproved ? 0 : 1);
  }

  it(
    "every request decided by two supervisors at once ends in one legal state, told once",
    { timeout: 240_000 },
    async () => {
      const people = await Promise.all(Array.from({ length: lanes }, openLane));
      const { count, endings } = tally();
      await Promise.all(
        people.map(async (lane) => {
          for (let step = 0; step < rounds / lanes; step += 1) await race(lane, step, count);
        }),
      );
      expect([...endings.values()].reduce((sum, times) => sum + times, 0)).toBe(rounds);
      const workers = people.map(({ worker }) => worker.trabajador_id);
      const [notices] = await t.sql<{ told: number; asked: number }>(
        `select (select count(*) from notificacion where trabajador_id = any($1)
                 and clave like 'closure_decided:%')::int as told,
              (select count(*) from solicitud where trabajador_id = any($1))::int as asked`,
        [workers],
      );
      expect(notices).toEqual({ told: rounds, asked: rounds });
    },
  );
});

describe(`a worker edits while the supervisor deletes, ${rounds} rounds`, () => {
  const day = "2026-10-20";

  type Lane = { worker: SignedIn; supervisor: SignedIn; edited: number };

  async function openLane(): Promise<Lane> {
    const worker = await t.factory.signedIn({ company });
    const trabajador = { permiso_supervisor: true };
    const supervisor = await t.factory.signedIn({ company, trabajador });
    await t.factory.supervise(supervisor, worker);
    return { worker, supervisor, edited: 0 };
  }

  /** A signing of nine to ten in Madrid, straight into the ledger. */
  async function makeSigning({ worker }: Lane): Promise<number> {
    const version = {
      hora_inicio: `${day}T07:00:00Z`,
      hora_fin: `${day}T08:00:00Z`,
      fichador_id: office,
      teletrabajo: false,
      ip_invalida_inicio: false,
      ip_invalida_fin: false,
      fin_declarado: false,
      borrado: false,
    };
    const content = { tipo: "importacion", dia: day, antes: null, despues: version };
    const [made] = await t.sql<{ fichaje_id: number }>(
      `select a.fichaje_id from set_config('app.empresa_id', $1::text, true) c,
         lateral fichaje_apuntar($2, $3, 'Europe/Madrid', $4::jsonb, now(), '\\x00', $5) a
       where c is not null`,
      [
        company.empresa_id,
        worker.trabajador_id,
        day,
        JSON.stringify(version),
        JSON.stringify(content),
      ],
    );
    if (made === undefined) throw new Error("No signing");
    return made.fichaje_id;
  }

  async function edit({ worker }: Lane, id: number): Promise<Answer> {
    const body = { hora_inicio: `${day}T07:00:00Z`, hora_fin: `${day}T09:00:00Z` };
    const wanted = { ...body, motivo: "Turno" };
    return t.call(editSigning, { token: worker.token, params: { id }, body: wanted });
  }

  async function remove({ worker, supervisor }: Lane, id: number): Promise<Answer> {
    const query = { trabajador_id: worker.trabajador_id, id, motivo: "Duplicado" };
    return t.call(deleteTeamSigning, { token: supervisor.token, query });
  }

  async function race(lane: Lane, step: number, count: (ending: string) => void): Promise<void> {
    const id = await makeSigning(lane);
    const first = step % 2 === 0 ? edit(lane, id) : remove(lane, id);
    const second = step % 2 === 0 ? remove(lane, id) : edit(lane, id);
    const answers = await Promise.all([first, second]);
    const [edited, removed] = step % 2 === 0 ? answers : [answers[1], answers[0]];
    const ending = `edit ${said(edited)}, deletion ${said(removed)}`;
    count(ending);
    // The second call finds the first one's result; the deletion always stands.
    expect(["edit ok, deletion ok", "edit signing.not_found, deletion ok"]).toContain(ending);
    const isEdited = edited.status === 200;
    if (isEdited) lane.edited += 1;
    const versions = await t.sql<{ tipo: string; antes: string | null; despues: string }>(
      `select e.entrada ->> 'tipo' as tipo, e.entrada -> 'antes' ->> 'hora_fin' as antes,
              e.entrada -> 'despues' ->> 'hora_fin' as despues
       from set_config('app.empresa_id', $1::text, true) c, lateral fichaje_entradas($2) e
       where c is not null order by e.seq`,
      [company.empresa_id, id],
    );
    const kinds = ["importacion", ...(isEdited ? ["edicion"] : []), "borrado_supervisor"];
    expect(versions.map((one) => one.tipo)).toEqual(kinds);
    // Each version begins with what the one before it ended with.
    for (const [index, one] of versions.entries()) {
      if (index === 0 || one.antes === null) continue;
      expect(Date.parse(one.antes)).toBe(Date.parse(versions[index - 1]?.despues ?? ""));
    }
  }

  it(
    "a worker's edit during a supervisor's deletion keeps versions ordered and the deletion",
    { timeout: 240_000 },
    async () => {
      const people = await Promise.all(Array.from({ length: lanes }, openLane));
      const { count, endings } = tally();
      await Promise.all(
        people.map(async (lane) => {
          for (let step = 0; step < rounds / lanes; step += 1) await race(lane, step, count);
        }),
      );
      for (const { worker, edited } of people) {
        const [kept] = await t.sql<{
          standing: number;
          asked: number;
          events: number;
          seq: number;
        }>(
          `select (select count(*) from fichaje where trabajador_id = $1 and not borrado)::int as standing,
                (select count(*) from cambio_fichaje where trabajador_id = $1)::int as asked,
                (select count(*) from fichaje_evento where trabajador_id = $1)::int as events,
                (select seq from cadena where trabajador_id = $1) as seq`,
          [worker.trabajador_id],
        );
        const each = rounds / lanes;
        const events = 2 * each + edited;
        expect(kept).toEqual({ standing: 0, asked: each, events, seq: events });
      }
      expect([...endings.values()].reduce((sum, times) => sum + times, 0)).toBe(rounds);
      expect(endings.size, JSON.stringify([...endings])).toBe(2);
    },
  );
});
