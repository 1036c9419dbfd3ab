import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { correctAbsence } from "@atrio/contract/leave/absence-office";
import * as absences from "@atrio/contract/leave/absences";
import { listDateRules } from "@atrio/contract/leave/date-rules";
import { listBalances } from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import * as contract from "@atrio/contract/leave/shutdowns";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";
import { statementsOf } from "../../../../../test/statements.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let admin: SignedIn;
let boss: SignedIn;
let worker: SignedIn;
let mate: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  company = await leave.company();
  boss = await leave.supervisor(company, "Ana");
  worker = await leave.worker(company, [boss]);
  mate = await leave.worker(company, [boss]);
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

/** Monday to Thursday. */
const christmas = {
  nombre: "Cierre de Navidad",
  desde: "2026-12-28",
  hasta: "2026-12-31",
  descuenta: true,
  centro_trabajo_id: null,
  departamento: null,
};

const preview = (changes: object = {}, token = admin.token): Promise<Answer> =>
  t.call(contract.previewShutdown, { token, body: { ...christmas, ...changes } });

async function close(changes: object = {}): Promise<number> {
  const answer = await t.call(contract.createShutdown, {
    token: admin.token,
    body: { ...christmas, ...changes },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  return answer.body.data.id;
}

const peopleOf = async (id: number, filters: object = {}): Promise<Answer> =>
  t.call(contract.listShutdownPeople, {
    token: admin.token,
    params: { id },
    query: { paramsFront: JSON.stringify(filters) },
  });

async function placeOf(id: number, who: SignedIn) {
  const { data } = (await peopleOf(id)).body;
  return data.find((one: { persona: { id: number } }) => one.persona.id === who.trabajador_id);
}

async function except(id: number, who: SignedIn, exceptuado: boolean): Promise<void> {
  const answer = await t.call(contract.exceptFromShutdown, {
    token: admin.token,
    params: { id, trabajador_id: who.trabajador_id },
    body: { exceptuado },
  });
  expect(answer.status).toBe(200);
  await t.ctx.jobs.idle();
}

async function undo(id: number): Promise<void> {
  const answer = await t.call(contract.undoShutdown, {
    token: admin.token,
    params: { id },
    body: {},
  });
  expect(answer.status).toBe(200);
  await t.ctx.jobs.idle();
}

async function available(who: SignedIn): Promise<number> {
  const { body } = await t.call(listBalances, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: { year: 2026 },
  });
  const found = body.data.find((one: Balance) => one.saldo === "vacaciones");
  return found.dias_restantes;
}

const approvedDays = ["28", "29", "30", "31"].map((day) => `2026-12-${day} 1 aprobada`);

const setHolidays = (days: number): Promise<unknown> =>
  t.sql("update saldo_regla set cantidad = $2 where empresa_id = $1 and saldo = 'vacaciones'", [
    company.empresa_id,
    days,
  ]);

describe("a closure before it is stored (Rule LEAVE-103)", () => {
  it("answers 401 without a session, 403 for a worker, 422 for days out of order or too many", async () => {
    expect((await t.call(contract.previewShutdown, { body: christmas })).status).toBe(401);
    expect((await preview({}, worker.token)).status).toBe(403);
    expect((await preview({ hasta: "2026-12-27" })).body.code).toBe("leave.rule_invalid");
    expect((await preview({ hasta: "2027-03-01" })).body.errors).toHaveProperty("hasta");
    expect((await preview({ centro_trabajo_id: 999_999 })).status).toBe(422);
    expect(
      (await t.call(contract.createShutdown, { token: worker.token, body: christmas })).status,
    ).toBe(403);
    expect((await peopleOf(999_999)).status).toBe(404);
  });

  it("says whom it concerns, how many days it takes and whose holidays do not suffice; nothing is kept", async () => {
    await setHolidays(3);
    const answer = await preview({ exceptuados: [mate.trabajador_id] });
    expect(answer.body.data).toMatchObject({
      personas: 3,
      dias: 4,
      sin_dias: 2,
      sin_saldo_total: 1,
    });
    expect(answer.body.data.sin_saldo).toMatchObject([
      { persona: { id: worker.trabajador_id }, dias: 4, disponible: 3 },
    ]);
    expect(await leave.daysOf(worker)).toEqual([]);
    expect((await preview({ descuenta: false })).body.data.sin_saldo_total).toBe(0);
  });

  it("costs the same statements for more people", async () => {
    const few = await statementsOf(() => preview());
    for (let index = 0; index < 4; index += 1) await leave.worker(company, [boss]);
    expect(await statementsOf(() => preview())).toBe(few);
  });
});

describe("a closure of the company (Rules LEAVE-103 to LEAVE-106)", () => {
  it("charges its days to the holidays of everybody, with the closure's name as the title", async () => {
    const id = await close();
    expect(await leave.daysOf(worker)).toEqual(approvedDays);
    expect(await available(worker)).toBe(18);
    expect(await placeOf(id, worker)).toMatchObject({ estado: "registrada", problema: null });
    const { solicitud_id } = await placeOf(id, worker);
    const detail = await t.call(absences.getRequest, {
      token: worker.token,
      params: { id: solicitud_id },
    });
    expect(detail.body.data).toMatchObject({
      titulo: "Cierre de Navidad",
      estado_id: 2,
      pe_solicitud_tipo_id: 1,
      can: { cancelar: false, rectificar: false },
      motivos: { cancelar: expect.stringContaining("Es un cierre de la empresa") },
    });
  });

  it("days that are given spend no holidays, and nobody can ask for their rule", async () => {
    await close({ descuenta: false });
    expect(await leave.daysOf(worker)).toEqual(approvedDays);
    expect(await available(worker)).toBe(22);
    const [rule] = await t.sql<{ id: number; activo: boolean }>(
      "select id, activo from permiso_tipo where empresa_id = $1 and codigo = 'cierre_empresa'",
      [company.empresa_id],
    );
    expect(rule?.activo).toBe(false);
    const asked = await t.call(absences.createRequest, {
      token: worker.token,
      body: {
        pe_solicitud_tipo_id: 4,
        pe_solicitud_subtipo_id: rule?.id,
        periodos: [{ fecha_inicio: "2026-12-14", fecha_fin: "2026-12-14" }],
      },
    });
    expect(asked.body.code).toBe("leave.kind_unknown");
  });

  it("leaves days on which somebody is away already, and says why somebody has none", async () => {
    await t.call(absences.createRequest, {
      token: worker.token,
      body: {
        pe_solicitud_tipo_id: 1,
        periodos: [{ fecha_inicio: "2026-12-29", fecha_fin: "2026-12-29" }],
      },
    });
    const id = await close();
    expect(await leave.daysOf(worker)).toEqual([
      "2026-12-28 1 aprobada",
      "2026-12-29 1",
      "2026-12-30 1 aprobada",
      "2026-12-31 1 aprobada",
    ]);
    // The supervisor has no schedule.
    expect(await placeOf(id, boss)).toMatchObject({ estado: "imposible", problema: "sin_dias" });
  });

  it("people without enough holidays are tried again each night", async () => {
    await setHolidays(3);
    const id = await close();
    expect(await placeOf(id, worker)).toMatchObject({ estado: "imposible", problema: "saldo" });
    const listed = await t.call(listDateRules, { token: admin.token });
    expect(listed.body.data.cierres).toMatchObject([{ id, registradas: 0, imposibles: 4 }]);
    await setHolidays(22);
    await t.ctx.db.gate((tx) => t.ctx.jobs.enqueue(tx, "shutdowns.nightly", {}));
    await t.ctx.jobs.idle();
    expect(await placeOf(id, worker)).toMatchObject({ estado: "registrada" });
  });

  it("somebody who is left out gets the days back, and is charged again once taken in", async () => {
    const id = await close({ exceptuados: [mate.trabajador_id] });
    expect(await leave.daysOf(mate)).toEqual([]);
    await except(id, worker, true);
    expect(await leave.daysOf(worker)).toEqual([]);
    expect(await available(worker)).toBe(22);
    await except(id, worker, false);
    await except(id, mate, false);
    expect(await leave.daysOf(worker)).toEqual(approvedDays);
    expect(await leave.daysOf(mate)).toEqual(approvedDays);
  });

  it("undone, its absences are withdrawn and what they charged returns; again it changes nothing", async () => {
    const id = await close();
    await undo(id);
    await undo(id);
    expect(await leave.daysOf(worker)).toEqual([]);
    expect(await available(worker)).toBe(22);
    expect(await placeOf(id, worker)).toMatchObject({ estado: "retirada" });
  });

  it("is applied once, whatever number of times its job runs, and takes in people who come later", async () => {
    const id = await close();
    const later = await leave.worker(company, [boss]);
    const job = { empresa_id: company.empresa_id, cierre_id: id };
    const apply = async () => {
      await t.ctx.db.gate((tx) => t.ctx.jobs.enqueue(tx, "shutdowns.apply", job));
      await t.ctx.jobs.idle();
    };
    await apply();
    await apply();
    expect(await leave.daysOf(worker)).toEqual(approvedDays);
    expect(await leave.daysOf(later)).toEqual(approvedDays);
  });

  it("cannot be cancelled by its worker, and gives way to sick leave", async () => {
    const id = await close();
    const { solicitud_id } = await placeOf(id, worker);
    const cancelled = await t.call(absences.cancelRequest, {
      token: worker.token,
      params: { id: solicitud_id },
      body: {},
    });
    expect([cancelled.status, cancelled.body.code]).toEqual([409, "leave.company_shutdown"]);
    const rectified = await t.call(absences.rectifyRequest, {
      token: worker.token,
      params: { id: solicitud_id },
      body: {
        pe_solicitud_tipo_id: 1,
        periodos: [{ fecha_inicio: "2026-12-28", fecha_fin: "2026-12-28" }],
      },
    });
    expect(rectified.body.code).toBe("leave.company_shutdown");
    const ill = await t.call(absences.createRequest, {
      token: worker.token,
      body: {
        pe_solicitud_tipo_id: 7,
        periodos: [{ fecha_inicio: "2026-12-29", fecha_fin: "2026-12-30" }],
      },
    });
    expect(ill.status).toBe(200);
  });

  it.each([true, false])(
    "stays out of its worker's hands once the office has corrected it, until it is undone (charged: %s)",
    async (descuenta) => {
      const id = await close({ descuenta });
      const { solicitud_id } = await placeOf(id, worker);
      const corrected = await t.call(correctAbsence, {
        token: admin.token,
        params: { id: solicitud_id },
        body: {
          periodos: [{ fecha_inicio: "2026-12-30", fecha_fin: "2026-12-31" }],
          motivo: "Trabaja dos días",
        },
      });
      expect(corrected.status, JSON.stringify(corrected.body)).toBe(200);
      expect(await leave.daysOf(worker)).toEqual(approvedDays.slice(2));
      const request = { token: worker.token, params: { id: corrected.body.data.id } };
      const detail = (): Promise<Answer> => t.call(absences.getRequest, request);
      expect((await detail()).body.data.can).toMatchObject({ cancelar: false, rectificar: false });
      const cancelled = await t.call(absences.cancelRequest, { ...request, body: {} });
      expect([cancelled.status, cancelled.body.code]).toEqual([409, "leave.company_shutdown"]);
      await undo(id);
      // The absence in its place stays (Rule LEAVE-106), as any other.
      expect(await leave.daysOf(worker)).toEqual(approvedDays.slice(2));
      expect((await detail()).body.data.can).toMatchObject({ cancelar: true });
    },
  );

  it("concerns the people of its department alone", async () => {
    await t.sql("update trabajador set nombre_departamento_trabajador = 'Caja' where id = $1", [
      worker.trabajador_id,
    ]);
    const id = await close({ departamento: "Caja" });
    expect((await peopleOf(id)).body.total).toBe(1);
    expect(await leave.daysOf(mate)).toEqual([]);
  });
});
