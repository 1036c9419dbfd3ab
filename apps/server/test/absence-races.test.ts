import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import * as requests from "@atrio/contract/leave/requests";

import type { Company, SignedIn } from "./factory.ts";
import { type Answer, startTestApp, type TestApp } from "./harness.ts";
import { createLeaveFactory } from "./leave.ts";
import { roundsOf } from "./rounds.ts";

const eachRace = roundsOf({ usual: 240, full: 1000 });
const rounds = { decided: eachRace, lastDay: eachRace };
/** People who race side by side, each with their own opponents. */
const lanes = 8;

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
  company = await leave.company();
  await leave.grant(company, "vacaciones", 1, { desde_anyo: 2026 });
  // Log of queued mails, a line for each: the queue itself deletes sent ones.
  await t.sql("create table mail_line (id uuid)");
  await t.sql(`create function note_mail() returns trigger language plpgsql security definer as $$
    begin
      insert into public.mail_line values (new.id);
      return null;
    end $$`);
  await t.sql(`create trigger note_mail after insert on trabajo_pendiente
    for each row when (new.nombre = 'mail.send') execute function note_mail()`);
});

afterAll(() => t.stop());

const said = (answer: Answer): string => (answer.status === 200 ? "ok" : String(answer.body.code));

const days = (from: string, to = from, kind = 1) => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: from, fecha_fin: to }],
});

const send = async (who: SignedIn, body: ReturnType<typeof days>): Promise<Answer> =>
  t.call(absences.createRequest, { token: who.token, body });
const cancel = async (who: SignedIn, id: number): Promise<Answer> =>
  t.call(absences.cancelRequest, { token: who.token, params: { id }, body: {} });
const decide = async (who: SignedIn, id: number, isApproved: boolean): Promise<Answer> => {
  const body = { solicitud_id: id, motivo: "Revisado" };
  return isApproved
    ? t.call(requests.approveRequest, { token: who.token, body })
    : t.call(requests.rejectRequest, { token: who.token, body });
};
const decideFinally = async (who: SignedIn, id: number, isApproved: boolean): Promise<Answer> =>
  t.call(requests.decideAsAdministrator, {
    token: who.token,
    body: { solicitud_id: id, aprobada: isApproved, respuesta: "Revisado" },
  });

/** Counts each ending, for the assertion that the orders really differ. */
function tally(): { count: (ending: string) => void; endings: Map<string, number> } {
  const endings = new Map<string, number>();
  const count = (ending: string): void => void endings.set(ending, (endings.get(ending) ?? 0) + 1);
  return { count, endings };
}

/** Runs one race after the other in each lane, the lanes side by side. */
async function inLanes<T>(
  people: readonly T[],
  total: number,
  race: (lane: T, step: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    people.map(async (lane) => {
      for (let step = 0; step < total / lanes; step += 1) await race(lane, step);
    }),
  );
}

/** Starts everything at once, in an order that turns with the step. */
async function together<T>(step: number, work: ReadonlyArray<() => Promise<T>>): Promise<T[]> {
  const order = work.map((_, index) => (index + step) % work.length);
  const running = new Map(order.map((index) => [index, work[index]?.()]));
  const answers = await Promise.all(work.map(async (_, index) => running.get(index)));
  return answers.filter((one) => one !== undefined);
}

type Kept = {
  estado_id: number;
  in_force: number;
  reserved: number;
  approvals: number;
  rejections: number;
  administrador_id: number | null;
};

async function keptOf(id: number): Promise<Kept | undefined> {
  const [kept] = await t.sql<Kept>(
    `select s.estado_id, s.administrador_id,
       (select count(*) from ausencia a where a.solicitud_id = s.id and a.aprobada)::int as in_force,
       (select count(*) from ausencia a where a.solicitud_id = s.id and a.vigente and not a.aprobada)::int as reserved,
       (select count(*) from solicitud_aprobacion p where p.solicitud_id = s.id and p.aprobada)::int as approvals,
       (select count(*) from solicitud_aprobacion p where p.solicitud_id = s.id and not p.aprobada)::int as rejections
     from solicitud s where s.id = $1`,
    [id],
  );
  return kept;
}

/** Notices of a kind, by recipient. */
async function toldTo(people: readonly SignedIn[], kind: string): Promise<number> {
  const [row] = await t.sql<{ told: number }>(
    `select count(*)::int as told from notificacion
     where trabajador_id = any($1) and clave like $2 || ':%'`,
    [people.map((one) => one.trabajador_id), kind],
  );
  return row?.told ?? 0;
}

/** Mails that were queued since the last look. */
async function takeMails(): Promise<number> {
  const gone = await t.sql("delete from mail_line returning id");
  return gone.length;
}

describe(`two supervisors and an administrator decide while the worker cancels, ${rounds.decided} rounds`, () => {
  type Lane = { worker: SignedIn; supervisors: [SignedIn, SignedIn]; office: SignedIn };

  async function openLane(): Promise<Lane> {
    const supervisors: [SignedIn, SignedIn] = [
      await leave.supervisor(company),
      await leave.supervisor(company),
    ];
    const trabajador = { administrador: true };
    const office = await t.factory.signedIn({ company, trabajador });
    return { worker: await leave.worker(company, supervisors), supervisors, office };
  }

  /** A pending request of 14 December that waits for both; the former one no longer counts. */
  async function putRequest({ worker, supervisors }: Lane): Promise<number> {
    const [made] = await t.sql<{ id: number }>(
      `with request as (
         insert into solicitud (empresa_id, trabajador_id, pe_solicitud_tipo_id,
           pe_solicitud_subtipo_id, creada_en)
         select empresa_id, $2, 1, id, now() from permiso_tipo
         where empresa_id = $1 and pe_solicitud_tipo_id = 1 returning id)
       select id from request`,
      [company.empresa_id, worker.trabajador_id],
    );
    const id = made?.id ?? 0;
    await t.sql(
      `with deciders as (
         insert into solicitud_aprobacion (empresa_id, solicitud_id, trabajador_id, supervisor_id)
         select $1, $2, $3, unnest($4::integer[])),
       period as (
         insert into solicitud_periodo (empresa_id, solicitud_id, trabajador_id, fecha_inicio,
           fecha_fin, diferencia_dias) values ($1, $2, $3, '2026-12-14', '2026-12-14', 1))
       insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, fecha, minutos, coste)
       values ($1, $2, $3, $2, '2026-12-14', 420, 1)`,
      [company.empresa_id, id, worker.trabajador_id, supervisors.map((one) => one.trabajador_id)],
    );
    return id;
  }

  /** Expected messages: decisions to workers, cancellations to everybody involved. */
  const expected = { decided: 0, cancelled: 0, cancelledAfterOffice: 0 };

  async function race(lane: Lane, step: number, count: (ending: string) => void): Promise<void> {
    const id = await putRequest(lane);
    const wishes = [step % 2 === 0, Math.floor(step / 2) % 2 === 0, Math.floor(step / 4) % 2 === 0];
    const [one, other] = lane.supervisors;
    const answers = await together(step, [
      () => decide(one, id, wishes[0] === true),
      () => decide(other, id, wishes[1] === true),
      () => decideFinally(lane.office, id, wishes[2] === true),
      () => cancel(lane.worker, id),
    ]);
    const told = answers.map(said);
    const kept = await keptOf(id);
    const ending = JSON.stringify({ wishes, told, ...kept });
    count(JSON.stringify({ told, state: kept?.estado_id }));
    const isDone = told.map((answer) => answer === "ok");
    // Late calls are told so; the days of tomorrow can be cancelled after any decision but a
    // rejection.
    for (const answer of told.slice(0, 3)) {
      expect(["ok", "approval.already_decided"], ending).toContain(answer);
    }
    expect(["ok", "leave.not_cancellable"], ending).toContain(told[3]);
    const isRejected = isDone.slice(0, 3).some((done, index) => done && wishes[index] === false);
    expect(kept?.estado_id, ending).toBe(isDone[3] === true && !isRejected ? 4 : 3);
    // The administrator decides while it is open, and no two decide against each other.
    const isApproved =
      !isRejected && (isDone[2] === true || (isDone[0] === true && isDone[1] === true));
    if (isRejected) expect(isDone[3], ending).toBe(false);
    expect(kept, ending).toMatchObject({
      in_force: 0,
      reserved: 0,
      approvals: [0, 1].filter((index) => isDone[index] && wishes[index]).length,
      rejections: [0, 1].filter((index) => isDone[index] && !wishes[index]).length,
    });
    if (isRejected || isApproved) expected.decided += 1;
    if (isDone[3] !== true) return;
    expected.cancelled += 1;
    if (kept?.administrador_id !== null) expected.cancelledAfterOffice += 1;
  }

  it("every request ends in one legal state, and is told once", { timeout: 240_000 }, async () => {
    const people = await Promise.all(Array.from({ length: lanes }, openLane));
    const { count, endings } = tally();
    await inLanes(people, rounds.decided, async (lane, step) => race(lane, step, count));
    const workers = people.map((lane) => lane.worker);
    const supervisors = people.flatMap((lane) => lane.supervisors);
    const office = people.map((lane) => lane.office);
    const { decided, cancelled, cancelledAfterOffice } = expected;
    expect(await toldTo(workers, "request_decided")).toBe(decided);
    expect(await toldTo(supervisors, "request_cancelled")).toBe(2 * cancelled);
    expect(await toldTo(office, "request_cancelled")).toBe(cancelledAfterOffice);
    expect(await takeMails()).toBe(decided + 2 * cancelled + cancelledAfterOffice);
    expect([...endings.values()].reduce((sum, times) => sum + times, 0)).toBe(rounds.decided);
    expect(endings.size, JSON.stringify([...endings])).toBeGreaterThanOrEqual(4);
    expect(Math.min(decided, cancelled)).toBeGreaterThan(0);
  });
});

describe(`the last day is asked for from two tabs, ${rounds.lastDay} rounds`, () => {
  /** Requests of the tabs: different days, the same day, or a day in two halves. */
  const wishes = [
    [days("2026-12-14"), days("2026-12-15")],
    [days("2026-12-14"), days("2026-12-14")],
    [days("2026-12-14"), days("2026-12-14", "2026-12-15")],
  ] as const;

  type Lane = { worker: SignedIn; supervisor: SignedIn };

  async function openLane(): Promise<Lane> {
    const supervisor = await leave.supervisor(company);
    return { supervisor, worker: await leave.worker(company, [supervisor]) };
  }

  async function spent({ worker }: Lane): Promise<number> {
    const [row] = await t.sql<{ days: number }>(
      `select coalesce(sum(coste), 0)::float8 as days from ausencia
       where trabajador_id = $1 and vigente`,
      [worker.trabajador_id],
    );
    return row?.days ?? 0;
  }

  async function race(lane: Lane, step: number, count: (ending: string) => void): Promise<void> {
    const [one, other] = wishes[step % wishes.length] ?? wishes[0];
    const answers = await together(step, [
      () => send(lane.worker, one),
      () => send(lane.worker, other),
    ]);
    const told = answers.map(said);
    const ending = JSON.stringify({ wish: step % wishes.length, told });
    count(ending);
    expect(await spent(lane), ending).toBe(1);
    expect(
      told.filter((answer) => answer === "ok"),
      ending,
    ).toHaveLength(1);
    expect(
      told.find((answer) => answer !== "ok"),
      ending,
    ).toMatch(step % wishes.length === 0 ? /^leave.not_enough$/ : /^leave.(overlap|not_enough)$/);
    const id = answers.find((answer) => answer.status === 200)?.body.data.id;
    // The day is free again for the next round, as its worker would free it.
    await t.sql("update ausencia set vigente = false where solicitud_id = $1", [id]);
    await t.sql(
      "update solicitud set estado_id = 4, cancelada_en = now(), decidida_en = now() where id = $1",
      [id],
    );
  }

  it("the last day asked for from two tabs is spent once", { timeout: 240_000 }, async () => {
    const people = await Promise.all(Array.from({ length: lanes }, openLane));
    const { count, endings } = tally();
    await inLanes(people, rounds.lastDay, async (lane, step) => race(lane, step, count));
    const supervisors = people.map((lane) => lane.supervisor);
    expect(await toldTo(supervisors, "request_to_decide")).toBe(rounds.lastDay);
    expect(await takeMails()).toBe(rounds.lastDay);
    expect([...endings.values()].reduce((sum, times) => sum + times, 0)).toBe(rounds.lastDay);
    expect(endings.size, JSON.stringify([...endings])).toBeGreaterThanOrEqual(4);
  });
});
