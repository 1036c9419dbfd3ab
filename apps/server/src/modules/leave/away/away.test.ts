import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/languages";
import * as absences from "@atrio/contract/leave/absences";
import * as delegations from "@atrio/contract/leave/delegations";
import * as requests from "@atrio/contract/leave/requests";
import * as teamAbsences from "@atrio/contract/leave/team-absences";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let boss: SignedIn;
let stand: SignedIn;
let worker: SignedIn;
let mate: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  boss = await leave.supervisor(company, "Ana");
  stand = await leave.supervisor(company, "Berta");
  worker = await leave.worker(company, [boss]);
  mate = await leave.worker(company, [boss]);
});

afterAll(() => t.stop());

type Period = { fecha_inicio: string; fecha_fin: string; pe_tipo_periodo_id?: number };

async function ask(who: SignedIn, periodos: Period[], kind = 1): Promise<number> {
  const answer = await t.call(absences.createRequest, {
    token: who.token,
    body: { pe_solicitud_tipo_id: kind, periodos },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

const approve = async (id: number, who = boss): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });

async function calendar(body: object = {}, who = boss): Promise<Answer> {
  return t.call(teamAbsences.teamCalendar, {
    token: who.token,
    body: { desde: "2026-12-11", hasta: "2026-12-15", ...body },
  });
}

async function summary(body: object = {}, who = boss): Promise<Answer> {
  return t.call(teamAbsences.holidaySummary, { token: who.token, body });
}

async function delegate(): Promise<void> {
  const body = { delegado_id: stand.trabajador_id, desde: "2026-11-18", hasta: "2026-11-18" };
  const answer = await t.call(delegations.createDelegation, { token: boss.token, body });
  expect(answer.status).toBe(200);
}

type Shown = { trabajador: { id: number } };

const peopleIn = (shown: Shown[]): number[] =>
  shown.map((one) => one.trabajador.id).toSorted((a, b) => a - b);

const full = (fecha_inicio: string, fecha_fin = fecha_inicio): Period => ({
  fecha_inicio,
  fecha_fin,
});

describe("POST supervisor/calendario-ausencias", () => {
  it("the team's absence calendar needs a session and the supervisor's role", async () => {
    const body = { desde: "2026-12-11", hasta: "2026-12-15" };
    expect((await t.call(teamAbsences.teamCalendar, { body })).status).toBe(401);
    expect((await calendar({}, worker)).body.code).toBe("access.denied");
  });

  it("the absence calendar has absent people, pending requests and the rest of each day", async () => {
    const id = await ask(worker, [full("2026-12-11", "2026-12-14")]);
    await approve(id);
    const half = { ...full("2026-12-14"), pe_tipo_periodo_id: 2 };
    const waiting = await ask(mate, [half, full("2026-12-15")], 2);
    const { personas, dias } = (await calendar()).body.data;
    const of = (who: Worker): unknown =>
      personas.find((one: Shown) => one.trabajador.id === who.trabajador_id).ausencias;
    const away = { solicitud_id: id, pe_solicitud_tipo_id: 1, estado_id: 2, completo: true };
    expect(of(worker)).toEqual(
      ["2026-12-11", "2026-12-12", "2026-12-13", "2026-12-14"].map((fecha) => ({
        ...away,
        fecha,
      })),
    );
    const asked = { solicitud_id: waiting, pe_solicitud_tipo_id: 2, estado_id: 1 };
    expect(of(mate)).toEqual([
      { ...asked, fecha: "2026-12-14", completo: false },
      { ...asked, fecha: "2026-12-15", completo: true },
    ]);
    // Saturday and Sunday have nobody to be away.
    expect(dias).toEqual([
      { fecha: "2026-12-11", previstos: 2, ausentes: 1, pendientes: 0 },
      { fecha: "2026-12-12", previstos: 0, ausentes: 0, pendientes: 0 },
      { fecha: "2026-12-13", previstos: 0, ausentes: 0, pendientes: 0 },
      { fecha: "2026-12-14", previstos: 2, ausentes: 1, pendientes: 1 },
      { fecha: "2026-12-15", previstos: 2, ausentes: 0, pendientes: 1 },
    ]);
  });

  it("a waiting request is covered as if it were approved (LEAVE-80)", async () => {
    const third = await leave.worker(company, [boss]);
    await approve(await ask(third, [full("2026-12-14")]));
    const first = await ask(worker, [full("2026-12-11", "2026-12-14")]);
    const second = await ask(mate, [full("2026-12-14", "2026-12-15")]);
    const { solicitudes } = (await calendar()).body.data;
    const monday = { fecha: "2026-12-14", previstos: 3, ausentes: 2, pendientes: 1 };
    const friday = { fecha: "2026-12-11", previstos: 3, ausentes: 1, pendientes: 0 };
    const none = { previstos: 0, ausentes: 0, pendientes: 0 };
    expect(solicitudes).toEqual([
      {
        solicitud_id: first,
        dias: [friday, { fecha: "2026-12-12", ...none }, { fecha: "2026-12-13", ...none }, monday],
        menos_gente: monday,
      },
      {
        solicitud_id: second,
        dias: [monday, { ...friday, fecha: "2026-12-15" }],
        menos_gente: monday,
      },
    ]);
    await approve(first);
    const after = (await calendar()).body.data;
    expect(after.dias[3]).toEqual(monday);
    expect(after.solicitudes).toHaveLength(1);
    const all = { ...monday, ausentes: 3, pendientes: 0 };
    expect(after.solicitudes[0].menos_gente).toEqual(all);
  });

  it("a rectification is covered without the days that it replaces (LEAVE-80)", async () => {
    const id = await ask(worker, [full("2026-12-11", "2026-12-14")]);
    await approve(id);
    const answer = await t.call(absences.rectifyRequest, {
      token: worker.token,
      params: { id },
      body: { pe_solicitud_tipo_id: 1, periodos: [full("2026-12-14", "2026-12-15")] },
    });
    expect(answer.status).toBe(200);
    const { solicitudes } = (await calendar()).body.data;
    const one = { previstos: 2, ausentes: 1, pendientes: 0 };
    expect(solicitudes).toMatchObject([
      {
        solicitud_id: answer.body.data.id,
        dias: [
          { fecha: "2026-12-14", ...one },
          { fecha: "2026-12-15", ...one },
        ],
      },
    ]);
  });

  it("the coverage ignores pending rectifications, holidays and rejected requests", async () => {
    await t.factory.holiday(company, "2026-12-15");
    const id = await ask(worker, [full("2026-12-14")]);
    await approve(id);
    await t.call(absences.rectifyRequest, {
      token: worker.token,
      params: { id },
      body: {
        pe_solicitud_tipo_id: 1,
        periodos: [{ ...full("2026-12-14"), pe_tipo_periodo_id: 3 }],
      },
    });
    const refused = await ask(mate, [full("2026-12-11")]);
    const body = { solicitud_id: refused, motivo: "No" };
    await t.call(requests.rejectRequest, { token: boss.token, body });
    const { dias } = (await calendar()).body.data;
    expect(dias).toEqual([
      { fecha: "2026-12-11", previstos: 2, ausentes: 0, pendientes: 0 },
      expect.anything(),
      expect.anything(),
      { fecha: "2026-12-14", previstos: 2, ausentes: 1, pendientes: 0 },
      { fecha: "2026-12-15", previstos: 0, ausentes: 0, pendientes: 0 },
    ]);
  });

  it.each([6, 7])(
    "an absence of kind %i is shown to supervisors as being away only",
    async (kind) => {
      await approve(await ask(worker, [full("2026-12-14")], kind));
      const { personas } = (await calendar()).body.data;
      const kinds = personas.flatMap((one: { ausencias: Array<Record<string, unknown>> }) =>
        one.ausencias.map((day) => day["pe_solicitud_tipo_id"]),
      );
      expect(kinds).toEqual([null]);
    },
  );

  it("the absence calendar has the people supervised today, or a selection of them", async () => {
    const stranger = await leave.worker(company, [stand]);
    const ids = [worker.trabajador_id, mate.trabajador_id];
    expect(peopleIn((await calendar()).body.data.personas)).toEqual(ids);
    const some = await calendar({ supervisados_ids: [mate.trabajador_id] });
    expect(peopleIn(some.body.data.personas)).toEqual([mate.trabajador_id]);
    expect(some.body.data.dias[0].previstos).toBe(1);
    for (const id of [stranger.trabajador_id, boss.trabajador_id]) {
      const other = await calendar({ supervisados_ids: [id, mate.trabajador_id] });
      expect([other.status, other.body.code]).toEqual([404, "worker.not_found"]);
    }
  });

  it("the absence calendar shows a delegate the delegated team, while it lasts", async () => {
    await t.factory.supervise(boss, stand);
    expect((await calendar({}, stand)).body.data.personas).toEqual([]);
    await delegate();
    const ids = [worker.trabajador_id, mate.trabajador_id];
    expect(peopleIn((await calendar({}, stand)).body.data.personas)).toEqual(ids);
    expect(peopleIn((await summary({}, stand)).body.data)).toEqual(ids);
    t.clock.set("2026-11-18T23:00:00Z");
    const token = await t.factory.session(stand);
    expect((await calendar({}, { ...stand, token })).body.data.personas).toEqual([]);
  });

  it.each([
    ["2026-12-11", "2026-12-10"],
    ["2026-01-01", "2026-04-03"],
  ])("the absence calendar refuses the range %s to %s", async (desde, hasta) => {
    const answer = await calendar({ desde, hasta });
    expect([answer.status, answer.body.code]).toEqual([422, "workday.range"]);
  });

  it("the absence calendar needs a constant number of queries for any team", async () => {
    const count = async (): Promise<number> => statementsOf(async () => calendar());
    const few = await count();
    for (let more = 0; more < 5; more += 1) {
      const one = await leave.worker(company, [boss]);
      await ask(one, [full("2026-12-14")]);
    }
    expect(await count()).toBe(few);
  });
});

describe("POST supervisor/resumen-vacaciones", () => {
  it("the holiday summary has holidays and personal affairs of a year of all supervised people", async () => {
    await approve(await ask(worker, [full("2026-11-19", "2026-11-20")]));
    await ask(worker, [full("2026-12-14")]);
    await ask(worker, [full("2026-12-15")], 2);
    const { data } = (await summary()).body;
    const of = (who: Worker): unknown =>
      data.find((one: Shown) => one.trabajador.id === who.trabajador_id).saldos;
    expect(of(worker)).toEqual([
      {
        saldo: "vacaciones",
        unidad: "laborables",
        dias_resultantes: 22,
        dias_usados: 0,
        dias_aprobados: 2,
        dias_pendientes: 1,
        dias_caducados: 0,
        dias_reservados: 0,
        dias_restantes: 19,
      },
      {
        saldo: "asuntos_propios",
        unidad: "laborables",
        dias_resultantes: 4,
        dias_usados: 0,
        dias_aprobados: 0,
        dias_pendientes: 1,
        dias_caducados: 0,
        dias_reservados: 0,
        dias_restantes: 3,
      },
    ]);
    expect(of(mate)).toMatchObject([{ dias_restantes: 22 }, { dias_restantes: 4 }]);
    const coming = (await summary({ year: 2027 })).body.data;
    expect(coming[0].saldos[0]).toMatchObject({ dias_aprobados: 0, dias_restantes: 22 });
  });

  it("the holiday summary leaves out ungranted balances and unsupervised people", async () => {
    await t.sql("delete from saldo_regla where empresa_id = $1 and saldo = 'asuntos_propios'", [
      company.empresa_id,
    ]);
    const [one] = (await summary({ supervisados_ids: [mate.trabajador_id] })).body.data;
    expect(one.saldos.map((each: { saldo: string }) => each.saldo)).toEqual(["vacaciones"]);
    const stranger = await leave.worker(company, [stand]);
    const other = await summary({ supervisados_ids: [stranger.trabajador_id] });
    expect(other.body.code).toBe("worker.not_found");
  });

  it("the holiday summary needs the same number of queries for any team", async () => {
    const count = async (): Promise<number> => statementsOf(async () => summary());
    const few = await count();
    for (let more = 0; more < 5; more += 1) await leave.worker(company, [boss]);
    expect(await count()).toBe(few);
  });
});

describe("GET solicitud-foto-trabajador", () => {
  it("photos are shown of oneself, own supervisors and supervisees; administrators see all", async () => {
    const administrator = await t.factory.signedIn({
      company,
      trabajador: { administrador: true },
    });
    const away = await t.factory.worker();
    const photo = async (who: SignedIn, of: Worker): Promise<Answer> =>
      t.call(teamAbsences.requestPhoto, {
        token: who.token,
        query: { trabajador_id: of.trabajador_id },
      });
    const seen: Array<[SignedIn, Worker, boolean]> = [
      [worker, worker, true],
      [worker, boss, true],
      [boss, worker, true],
      [administrator, mate, true],
      [worker, mate, false],
      [stand, worker, false],
      [worker, stand, false],
      [administrator, away, false],
    ];
    for (const [who, of, isSeen] of seen) {
      const answer = await photo(who, of);
      expect(answer.status).toBe(isSeen ? 200 : 404);
      if (isSeen) expect(answer.body.data.id).toBe(of.trabajador_id);
      else expect(answer.body.code).toBe("worker.not_found");
    }
    await delegate();
    expect((await photo(stand, worker)).status).toBe(200);
  });
});

describe("GET evento-tipo", () => {
  it.each(languages)(
    "each kind of event is named once in %s, with its colours",
    async (language) => {
      const answer = await t.call(teamAbsences.listEventKinds, {
        token: worker.token,
        headers: { "accept-language": language },
      });
      const kinds: Array<{ id: number; nombre: string; icon: string }> = answer.body.data;
      expect(new Set(kinds.map((one) => one.id)).size).toBe(kinds.length);
      expect(new Set(kinds.map((one) => one.nombre)).size).toBe(kinds.length);
      expect(kinds.map((one) => one.id)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8]));
    },
  );
});

describe("POST supervisor/solicitudes-pendientes-anyo-anterior", () => {
  const listed = async (params?: object, who = boss): Promise<Answer> =>
    t.call(requests.listLastYearPending, {
      token: who.token,
      body: params === undefined ? {} : { paramsFront: JSON.stringify(params) },
    });
  const idsIn = (answer: Answer): number[] => answer.body.data.map((one: { id: number }) => one.id);

  it("last year's pending requests of the caller are listed newest first", async () => {
    t.clock.set("2026-12-22T08:00:00Z");
    const token = await t.factory.session(worker);
    const asker = { ...worker, token };
    const old = await ask(asker, [full("2026-12-23")]);
    const both = await ask(asker, [full("2026-12-30", "2027-01-04")]);
    const decided = await ask(asker, [full("2026-12-28")]);
    await approve(decided, { ...boss, token: await t.factory.session(boss) });
    const next = await ask(asker, [full("2027-01-18")]);
    t.clock.set("2027-01-07T08:00:00Z");
    const mine = { ...boss, token: await t.factory.session(boss) };
    const answer = await listed(undefined, mine);
    expect([idsIn(answer), answer.body.total]).toEqual([[both, old], 2]);
    expect(idsIn(await listed({ take: 10, skip: 1 }, mine))).toEqual([old]);
    expect(idsIn(await listed({ anyo: 2027 }, mine))).toEqual([next, both]);
    expect(idsIn(await listed({ pe_solicitud_tipo_id: [2] }, mine))).toEqual([]);
    const other = { ...stand, token: await t.factory.session(stand) };
    expect(idsIn(await listed(undefined, other))).toEqual([]);
  });
});
