import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as colleagues from "@atrio/contract/calendar/colleagues";
import type { ColleagueToday, TeamAbsences } from "@atrio/contract/calendar/colleagues";
import * as absences from "@atrio/contract/leave/absences";

import { makeAway } from "../../../../test/away.ts";
import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let boss: SignedIn;
let worker: SignedIn;
let mate: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  // A Wednesday.
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  boss = await leave.supervisor(company, "Ana");
  await leave.office(boss);
  const other = await leave.supervisor(company, "Berta");
  worker = await leave.worker(company, [boss]);
  mate = await leave.worker(company, [boss]);
  stranger = await leave.worker(company, [other]);
});

afterAll(() => t.stop());

const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 420 };
const morning = { desde_minuto: 480, hasta_minuto: 690, minutos: 210 };

/** Approved holidays of somebody on each day of a list. */
async function away(who: Worker, dates: readonly string[]): Promise<void> {
  for (const fecha of dates) await makeAway(t, who, { fecha, slice: wholeDay });
}

async function show(value: "equipo" | "todos" | "nadie"): Promise<void> {
  await t.sql("update empresa set ausencias_companeros = $2 where empresa_id = $1", [
    company.empresa_id,
    value,
  ]);
}

async function month(who: SignedIn, query: object = {}): Promise<Answer> {
  return t.call(colleagues.absencesOfTeam, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: { desde: "2026-11-01", hasta: "2026-11-30", ...query },
  });
}

async function monthOf(who: SignedIn): Promise<TeamAbsences> {
  const answer = await month(who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function today(who: SignedIn, people: readonly Worker[]): Promise<ColleagueToday[]> {
  const answer = await t.call(colleagues.colleaguesToday, {
    token: who.token,
    body: { persona_ids: people.map((one) => one.trabajador_id) },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

const idsOf = ({ personas }: TeamAbsences) =>
  personas.map((one) => one.trabajador.id).toSorted((one, other) => one - other);

describe("absences of the own team (CALENDAR-23)", () => {
  it("the team is oneself, the supervisors and who has one in common; approved days only, never why", async () => {
    await away(mate, ["2026-11-19", "2026-11-20"]);
    await makeAway(t, mate, { fecha: "2026-11-23", slice: morning });
    await makeAway(t, mate, { fecha: "2026-11-24", slice: wholeDay, estado_id: 1 });
    await away(stranger, ["2026-11-19"]);
    const found = await monthOf(worker);
    expect(idsOf(found)).toEqual([boss, worker, mate].map((one) => one.trabajador_id));
    const days = found.personas.find((one) => one.trabajador.id === mate.trabajador_id)?.ausencias;
    expect(days).toEqual([
      { fecha: "2026-11-19", completo: true },
      { fecha: "2026-11-20", completo: true },
      { fecha: "2026-11-23", completo: false },
    ]);
    expect(idsOf(await monthOf(boss))).toContain(mate.trabajador_id);
  });

  it("people who left, and supervision that is over, are no part of it", async () => {
    const gone = await leave.worker(company, [boss]);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      gone.trabajador_id,
    ]);
    expect(idsOf(await monthOf(worker))).not.toContain(gone.trabajador_id);
    await t.sql(
      `update supervision set vigencia = daterange(lower(vigencia), '2026-11-18')
       where supervisado_id = $1`,
      [mate.trabajador_id],
    );
    expect(idsOf(await monthOf(worker))).not.toContain(mate.trabajador_id);
  });

  it("a company that shows nobody's absences names nobody, in the form of a request neither", async () => {
    await away(mate, ["2026-12-21"]);
    const preview = async () => {
      const answer = await t.call(absences.previewRequest, {
        token: worker.token,
        body: {
          pe_solicitud_tipo_id: 1,
          periodos: [{ fecha_inicio: "2026-12-21", fecha_fin: "2026-12-22" }],
        },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data.equipo;
    };
    expect(await preview()).toHaveLength(1);
    await show("nadie");
    expect(await preview()).toEqual([]);
    const hidden = await monthOf(worker);
    expect(hidden).toEqual({ ausencias_companeros: "nadie", personas: [] });
    expect(await today(worker, [worker, mate, boss])).toEqual([]);
  });

  it("refuses a range that goes backwards or is longer than 92 days", async () => {
    expect((await month(worker, { hasta: "2026-10-31" })).status).toBe(422);
    expect((await month(worker, { hasta: "2027-02-01" })).status).toBe(422);
    expect((await month(worker, { hasta: "2027-01-31" })).status).toBe(200);
  });

  it("takes the same statements for a team of three and of thirty", async () => {
    await monthOf(worker);
    const few = await statementsOf(() => monthOf(worker));
    for (let count = 0; count < 27; count += 1) await leave.worker(company, [boss]);
    expect(await statementsOf(() => monthOf(worker))).toEqual(few);
  });
});

describe("the day of a colleague (CALENDAR-24)", () => {
  it("tells who works, who is away and when they are back, over a weekend and a holiday", async () => {
    await away(mate, ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-23"]);
    expect(await today(worker, [mate, boss])).toEqual([
      { persona_id: boss.trabajador_id, estado: "trabaja", vuelve: null },
      { persona_id: mate.trabajador_id, estado: "ausente", vuelve: "2026-11-24" },
    ]);
    // The Saturday between two days of the absence.
    t.clock.set("2026-11-21T08:00:00Z");
    const late = await leave.worker(company, [boss]);
    expect(await today(late, [mate, boss])).toEqual([
      { persona_id: boss.trabajador_id, estado: "libre", vuelve: "2026-11-23" },
      { persona_id: mate.trabajador_id, estado: "ausente", vuelve: "2026-11-24" },
    ]);
  });

  it("a part of a day leaves it a day of work, and a request that waits is not told", async () => {
    await makeAway(t, mate, { fecha: "2026-11-18", slice: morning });
    await makeAway(t, boss, { fecha: "2026-11-18", slice: wholeDay, estado_id: 1 });
    const states = (await today(worker, [mate, boss])).map((one) => one.estado);
    expect(states).toEqual(["trabaja", "trabaja"]);
  });

  it("an absence without a last day tells no return", async () => {
    for (const fecha of ["2026-11-18", "2026-11-19"]) {
      await makeAway(t, mate, { fecha, slice: wholeDay, kind: 7 });
    }
    await t.sql("update solicitud set sin_fecha_fin = true where trabajador_id = $1", [
      mate.trabajador_id,
    ]);
    const [state] = await today(worker, [mate]);
    expect(state).toMatchObject({ estado: "ausente", vuelve: null });
  });

  it("people of other teams are told by companies that show everybody, of other companies never", async () => {
    const elsewhere = await leave.worker(await leave.company(), []);
    expect(await today(worker, [stranger, elsewhere])).toEqual([]);
    await show("todos");
    expect((await today(worker, [stranger, elsewhere])).map((one) => one.persona_id)).toEqual([
      stranger.trabajador_id,
    ]);
    expect(idsOf(await monthOf(worker))).not.toContain(stranger.trabajador_id);
  });
});
