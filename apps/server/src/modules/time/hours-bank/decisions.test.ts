import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as bank from "@atrio/contract/time/hours-bank";

import type { SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";
import { startBank, type BankWorld } from "../../../../test/hours-bank.ts";
import { addDays } from "../../../lib/calendar/dates.ts";

let w: BankWorld;
let second: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  w = await startBank("2026-11-18T08:00:00Z");
  await w.configure({ tope_anual_minutos: 100 });
  const roles = { permiso_supervisor: true, supervisor_bolsa_horas: true };
  second = await w.hire(roles);
  await w.t.factory.supervise(second, w.worker);
  stranger = await w.hire(roles);
});

afterAll(() => w.t.stop());

const validate = (who: SignedIn, body: object): Promise<Answer> =>
  w.t.call(bank.validateIncidence, { token: who.token, body });
const reject = (who: SignedIn, body: object): Promise<Answer> =>
  w.t.call(bank.rejectIncidence, { token: who.token, body: { motivo: "No procede", ...body } });
const decide = (body: {
  incidencia_id: number;
  aprobada: boolean;
  respuesta?: string;
}): Promise<Answer> => w.t.call(bank.decideIncidence, { token: w.admin.token, body });
const codeOf = ({ status, body }: Answer): unknown[] => [status, body.code];

let raised = 0;
/** An incidence of a day that has none. */
const raise = (minutos = 60, compensation = 1, who = w.worker): Promise<number> => {
  raised += 1;
  return w.raise(who, addDays("2026-01-01", raised), minutos, compensation);
};

describe("the worker's own incidence", () => {
  it("answers 401 without a session, 404 for somebody else's, 422 for a wish that does not exist", async () => {
    const id = await raise();
    const change = (token: string | undefined, body: object) =>
      w.t.call(bank.updateIncidence, { token, params: { id }, body });
    expect((await change(undefined, {})).status).toBe(401);
    expect(codeOf(await change(stranger.token, {}))).toEqual([404, "incidence.not_found"]);
    expect((await change(w.worker.token, { pe_compensacion_id: 4 })).status).toBe(422);
  });

  it("an incidence takes remarks and a preference from its worker while it is pending", async () => {
    const id = await raise();
    const change = (body: object) =>
      w.t.call(bank.updateIncidence, { token: w.worker.token, params: { id }, body });
    const kept = await change({ observaciones: "Cierre del mes", pe_compensacion_id: 3 });
    expect(kept.body.data).toMatchObject({
      observaciones: "Cierre del mes",
      pe_compensacion_id: 3,
      minutos: 60,
    });
    expect((await change({ observaciones: "" })).body.data.observaciones).toBeNull();
    expect((await change({})).body.data.pe_compensacion_id).toBe(3);
    await decide({ incidencia_id: id, aprobada: true });
    expect(codeOf(await change({ pe_compensacion_id: 1 }))).toEqual([
      409,
      "incidence.already_decided",
    ]);
  });

  it("the worker's own incidence is listed by year and state, newest day first", async () => {
    const query = { worker_id: w.worker.trabajador_id, anyo: 2026 };
    const all = await w.t.call(bank.listOwnIncidences, { token: w.worker.token, query });
    const days = all.body.data.map((one: { dia: string }) => one.dia);
    expect(days).toEqual(days.toSorted().toReversed());
    const approved = await w.t.call(bank.listOwnIncidences, {
      token: w.worker.token,
      query: { ...query, estado_id: 3 },
    });
    expect(approved.body.data).toMatchObject([{ estado_id: 3 }]);
    const other = { ...query, worker_id: stranger.trabajador_id };
    expect(
      (await w.t.call(bank.listOwnIncidences, { token: w.worker.token, query: other })).status,
    ).toBe(404);
  });
});

describe("a supervisor", () => {
  it("a supervisor needs the role, and to supervise the worker today", async () => {
    const id = await raise();
    expect(codeOf(await validate(w.worker, { incidencia_id: id }))).toEqual([403, "access.denied"]);
    expect(codeOf(await validate(stranger, { incidencia_id: id }))).toEqual([
      404,
      "incidence.not_found",
    ]);
    expect(codeOf(await reject(stranger, { incidencia_id: id }))).toEqual([
      404,
      "incidence.not_found",
    ]);
    const past = await w.hire({ permiso_supervisor: true, supervisor_bolsa_horas: true });
    await w.t.factory.supervise(past, w.worker, "[2026-01-01,2026-11-18)");
    expect((await validate(past, { incidencia_id: id })).status).toBe(404);
  });

  it("a supervisor never decides an own incidence", async () => {
    const own = await raise(60, 1, second);
    expect((await validate(second, { incidencia_id: own })).status).toBe(404);
    expect((await reject(second, { incidencia_id: own })).status).toBe(404);
  });

  it("a validation leaves the incidence pending for the administrator", async () => {
    const id = await raise();
    await validate(w.supervisor, { incidencia_id: id });
    const answer = await validate(second, { incidencia_id: id });
    const [{ incidencia }] = answer.body.data;
    expect(incidencia).toMatchObject({
      estado_id: 1,
      can: { editar: false, validar: false, rechazar: false, aprobar: false },
    });
    const validators = incidencia.validaciones.map(
      (one: { supervisor: { id: number } }) => one.supervisor.id,
    );
    expect(new Set(validators)).toEqual(
      new Set([w.supervisor.trabajador_id, second.trabajador_id]),
    );
    // Repeated it answers the same; the contrary comes too late.
    const again = await validate(second, { incidencia_id: id });
    expect(again.body.data[0].incidencia.validaciones).toHaveLength(2);
    expect(codeOf(await reject(second, { incidencia_id: id }))).toEqual([
      409,
      "incidence.already_decided",
    ]);
  });

  it("a supervisor's rejection of an incidence is final and has a reason", async () => {
    const id = await raise();
    expect((await reject(w.supervisor, { incidencia_id: id, motivo: " " })).status).toBe(422);
    const answer = await reject(w.supervisor, { incidencia_id: id });
    expect(answer.body.data).toMatchObject([
      { incidencia: { estado_id: 2, respuesta: "No procede" }, error: null },
    ]);
    expect((await reject(w.supervisor, { incidencia_id: id })).status).toBe(200);
    const late = [409, "incidence.already_decided"];
    expect(codeOf(await reject(second, { incidencia_id: id }))).toEqual(late);
    expect(codeOf(await validate(second, { incidencia_id: id }))).toEqual(late);
    expect(codeOf(await decide({ incidencia_id: id, aprobada: true }))).toEqual(late);
    expect(codeOf(await decide({ incidencia_id: id, aprobada: false, respuesta: "x" }))).toEqual(
      late,
    );
  });

  it("a supervisor decides several incidences separately; a single one answers its error", async () => {
    const [open, rejected, foreign] = [await raise(), await raise(), await raise(60, 1, second)];
    await reject(w.supervisor, { incidencia_id: rejected });
    const ids = [open, rejected, foreign, 2_000_000_000];
    const answer = await validate(second, { incidencia_ids: ids });
    expect(answer.body.data).toMatchObject([
      { incidencia_id: open, incidencia: { estado_id: 1 }, error: null },
      { incidencia_id: rejected, incidencia: null, error: "Esta incidencia ya está resuelta." },
      { incidencia_id: foreign, incidencia: null, error: "Incidencia no encontrada." },
      { incidencia_id: 2_000_000_000, incidencia: null, error: "Incidencia no encontrada." },
    ]);
    expect(codeOf(await validate(second, { incidencia_ids: [rejected] }))).toEqual([
      409,
      "incidence.already_decided",
    ]);
    expect(codeOf(await validate(second, {}))).toEqual([422, "incidence.ids_required"]);
  });
});

describe("the administrator", () => {
  it("an administrator's approval adds hours for the bank to the statement, and no other hours", async () => {
    const person = await w.hire();
    const [bag, payroll, holidays] = [
      await raise(60, 1, person),
      await raise(45, 2, person),
      await raise(30, 3, person),
    ];
    for (const id of [bag, payroll, holidays]) {
      const answer = await decide({ incidencia_id: id, aprobada: true, respuesta: "Visto" });
      expect(answer.body.data).toMatchObject({ estado_id: 3, respuesta: "Visto" });
    }
    const again = await decide({ incidencia_id: bag, aprobada: true });
    expect(again.body.data).toMatchObject({ estado_id: 3, respuesta: "Visto" });
    const query = { worker_id: person.trabajador_id, anyo: 2026 };
    const statement = await w.t.call(bank.bankStatement, { token: person.token, query });
    expect(statement.body.data).toMatchObject({
      saldo_minutos: 60,
      pendiente_minutos: 0,
      tope_anual_minutos: 100,
      movimientos: [
        { tipo: "incidencia", minutos: 60, saldo_minutos: 60, incidencia_id: bag, motivo: null },
      ],
    });
    const notices = await w.t.sql("select id from notificacion where trabajador_id = $1", [
      person.trabajador_id,
    ]);
    expect(notices).toHaveLength(3);
  });

  it("an approval credits hours up to the yearly cap, and the statement has the excess", async () => {
    const person = await w.hire();
    for (const minutes of [60, 60, 15, -30, 45]) {
      const id = await raise(minutes, 1, person);
      await decide({ incidencia_id: id, aprobada: true });
    }
    const query = { worker_id: person.trabajador_id, anyo: 2026 };
    const { body } = await w.t.call(bank.bankStatement, { token: person.token, query });
    // 60, then 40 of 60 to the cap of 100, then nothing of 15; 30 are owed, so 30 of 45 fit.
    const lines = body.data.movimientos.map((one: Record<string, unknown>) => [
      one["minutos"],
      one["saldo_minutos"],
      one["motivo"],
    ]);
    const lost = (minutes: string): string =>
      `Tope anual alcanzado: ${minutes} de esta incidencia no entran en la bolsa.`;
    expect(lines).toEqual([
      [60, 60, null],
      [40, 100, lost("20 min")],
      [0, 100, lost("15 min")],
      [-30, 70, null],
      [30, 100, lost("15 min")],
    ]);
    const english = await w.t.call(bank.bankStatement, {
      token: person.token,
      query,
      headers: { "accept-language": "en" },
    });
    expect(english.body.data.movimientos[1].motivo).toContain("Yearly cap reached");
  });

  it("an administrator rejects with a reason only, and never decides own incidences", async () => {
    const id = await raise();
    expect(codeOf(await decide({ incidencia_id: id, aprobada: false }))).toEqual([
      422,
      "incidence.reason_required",
    ]);
    const answer = await decide({ incidencia_id: id, aprobada: false, respuesta: "Duplicada" });
    expect(answer.body.data).toMatchObject({ estado_id: 2, respuesta: "Duplicada" });
    const own = await raise(60, 1, w.admin);
    expect(codeOf(await decide({ incidencia_id: own, aprobada: true }))).toEqual([
      403,
      "incidence.own",
    ]);
    expect(codeOf(await decide({ incidencia_id: 2_000_000_000, aprobada: true }))).toEqual([
      404,
      "incidence.not_found",
    ]);
  });
});

describe("two supervisors and the administrator at once", () => {
  it("simultaneous decisions leave one legal end state and at most one movement, 200 times", async () => {
    const person = await w.hire();
    await w.t.factory.supervise(second, person);
    await w.configure({ tope_anual_minutos: null });
    const ended = { approved: 0, rejected: 0 };
    for (let round = 0; round < 200; round += 1) {
      const day = addDays("2025-01-01", round);
      const id = await w.raise(person, day, 60);
      const answers = await Promise.all([
        reject(w.supervisor, { incidencia_id: id }),
        round % 2 === 0
          ? validate(second, { incidencia_id: id })
          : reject(second, { incidencia_id: id }),
        decide({ incidencia_id: id, aprobada: true }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      const [row] = await w.t.sql<{ estado_id: number; decidida_por: number; lines: number }>(
        `select i.estado_id, i.decidida_por, (select count(*)::int from bolsa_movimiento m
           where m.incidencia_id = i.id) as lines
         from incidencia i where i.id = $1 and i.trabajador_id = $2`,
        [id, person.trabajador_id],
      );
      const isApproved = row?.estado_id === 3;
      expect(row?.lines).toBe(isApproved ? 1 : 0);
      expect(statuses[2]).toBe(isApproved ? 200 : 409);
      if (isApproved) {
        expect(row.decidida_por).toBe(w.admin.trabajador_id);
        expect(statuses[0]).toBe(409);
      } else {
        expect(row?.estado_id).toBe(2);
        const winner = row?.decidida_por === w.supervisor.trabajador_id ? 0 : 1;
        expect(statuses[winner]).toBe(200);
      }
      ended[isApproved ? "approved" : "rejected"] += 1;
    }
    expect(ended.approved + ended.rejected).toBe(200);
  }, 120_000);
});
