import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { enterAbsence, withdrawAbsence } from "@atrio/contract/leave/absence-office";
import * as absences from "@atrio/contract/leave/absences";
import { listBalances } from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

import { natures } from "./displacing.rules.ts";
import type { Nature } from "./displacing.rules.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let administrator: SignedIn;
/** Rules of kinds 4 and 5, by nature; other kinds have one rule. */
const subtypes = new Map<Nature, number>();

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  const rule = async (nature: Nature, input: Parameters<typeof leave.rule>[1]) =>
    subtypes.set(nature, await leave.rule(company, { admite_medio_dia: true, ...input }));
  await rule("paid_leave", { kind: 4, codigo: "boda" });
  await rule("earned_rest", { kind: 4, codigo: "descanso_domingo", saldo: "domingos" });
  await rule("unpaid_leave", { kind: 5, codigo: "asuntos_propios_dias" });
  await t.sql(
    `update permiso_tipo set admite_medio_dia = true
     where empresa_id = $1 and pe_solicitud_tipo_id in (7, 8)`,
    [company.empresa_id],
  );
  subtypes.set("birth", await leave.rule(company, { kind: 4, codigo: "nacimiento_monoparental" }));
});

afterAll(() => t.stop());

async function person(): Promise<SignedIn> {
  const worker = await leave.worker(company);
  await t.factory.insert("saldo_ajuste", {
    empresa_id: company.empresa_id,
    trabajador_id: worker.trabajador_id,
    saldo: "domingos",
    anyo: 2026,
    cantidad: 3,
    motivo: "Domingos trabajados",
    autor_id: administrator.trabajador_id,
    creado_en: "2026-11-01T08:00:00Z",
  });
  return worker;
}

const kindOf: Record<Nature, number> = {
  holidays: 1,
  personal_affairs: 2,
  paid_hours: 3,
  paid_leave: 4,
  earned_rest: 4,
  unpaid_leave: 5,
  medical_rest: 6,
  medical_leave: 7,
  birth: 8,
};

type Period = { fecha_inicio: string; fecha_fin: string; pe_tipo_periodo_id?: number };

type Changes = { period?: Partial<Period>; subtype?: number };

/** Fields of an absence of one day. */
function fieldsOf(nature: Nature, changes: Changes = {}) {
  const hours = { pe_tipo_periodo_id: 4, hora_inicio: "09:00", hora_fin: "10:00" };
  const period = {
    fecha_inicio: "2026-12-14",
    fecha_fin: "2026-12-14",
    ...(nature === "paid_hours" && hours),
    ...changes.period,
  };
  const subtype = changes.subtype ?? (kindOf[nature] === 8 ? undefined : subtypes.get(nature));
  return {
    pe_solicitud_tipo_id: kindOf[nature],
    ...(subtype === undefined ? {} : { pe_solicitud_subtipo_id: subtype }),
    periodos: [period],
  };
}

async function enter(worker: SignedIn, nature: Nature, changes?: Changes): Promise<Answer> {
  const { trabajador_id } = worker;
  const body = { trabajador_id, ...fieldsOf(nature, changes), motivo: "Parte de la mutua" };
  return t.call(enterAbsence, { token: administrator.token, body });
}

/** Sends the worker's own request, which waits. */
async function asked(worker: SignedIn, nature: Nature): Promise<number> {
  const call = { token: worker.token, body: fieldsOf(nature) };
  const answer = await t.call(absences.createRequest, call);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function entered(...input: Parameters<typeof enter>): Promise<number> {
  const answer = await enter(...input);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

/** Rows of a request's days: minutes, cost and state. */
async function rowsOf(id: number): Promise<string[]> {
  const rows = await t.sql<{ row: string }>(
    `select desde_minuto || '–' || hasta_minuto || ' ' || coste::float8 || case
       when aprobada then ' in force' when devuelta_por is not null then ' ' || devolucion
       when vigente then ' reserved' else ' free' end as row
     from ausencia where solicitud_id = $1 order by fecha, desde_minuto`,
    [id],
  );
  return rows.map(({ row }) => row);
}

async function balanceOf(worker: SignedIn, saldo: string): Promise<Balance> {
  const answer = await t.call(listBalances, {
    token: worker.token,
    params: { id: worker.trabajador_id },
    query: { year: 2026 },
  });
  return answer.body.data.find((one: Balance) => one.saldo === saldo);
}

const balances: Partial<Record<Nature, [saldo: string, whole: number]>> = {
  holidays: ["vacaciones", 22],
  personal_affairs: ["asuntos_propios", 4],
  paid_hours: ["horas_retribuidas", 1200],
  earned_rest: ["domingos", 3],
};

/** Fate of each nature in the way: -, refused; 18, ∞, a lot of holidays; =, back to its balance. */
const columns = natures;
const refusesAll = "- - - - - - - - -";
/** In the order of `natures`. */
const table: Record<Nature, string> = {
  holidays: refusesAll,
  personal_affairs: refusesAll,
  paid_hours: refusesAll,
  paid_leave: refusesAll,
  earned_rest: refusesAll,
  unpaid_leave: refusesAll,
  medical_rest: refusesAll,
  medical_leave: "18 = = - = - = - -",
  birth: "∞ = = - = - = - -",
};
const fates: Record<string, string> = { "18": "dieciocho_meses", "∞": "sin_limite", "=": "saldo" };

const cases = natures.flatMap((over) =>
  columns.map((under, index): [over: Nature, under: Nature, fate: string] => [
    over,
    under,
    table[over].split(" ")[index] ?? "",
  ]),
);

describe("an absence over another (Rule LEAVE-60)", () => {
  it.each(cases)("%s over %s: %s", async (over, under, fate) => {
    const worker = await person();
    const [saldo, whole] = balances[under] ?? ["vacaciones", 22];
    const first = await entered(worker, under);
    const [before] = await rowsOf(first);
    const answer = await enter(worker, over);
    if (fate === "-") {
      expect([answer.status, answer.body.code]).toEqual([409, "leave.overlap"]);
      expect(await rowsOf(first)).toEqual([before]);
      return;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [after] = await rowsOf(first);
    expect(after).toBe(before?.replace("in force", fates[fate] ?? ""));
    const balance = await balanceOf(worker, saldo);
    expect(balance.dias_restantes).toBe(whole);
    const lot = balance.lotes.find((one) => one.origen === "devolucion");
    const last: Record<string, string | null> = { "18": "2028-06-30", "∞": null };
    expect(lot?.caduca_el).toBe(last[fate]);
  });

  it("a single parent's leave of kind 4 displaces as a birth", async () => {
    const worker = await person();
    const holidays = await entered(worker, "holidays");
    const subtype = subtypes.get("birth") ?? 0;
    await entered(worker, "paid_leave", { subtype });
    expect(await rowsOf(holidays)).toEqual(["0–1440 1 sin_limite"]);
  });
});

describe("an absence over a request that waits (Rules LEAVE-39 and LEAVE-60)", () => {
  it.each(cases)("%s over %s: %s", async (over, under, fate) => {
    const worker = await person();
    const [saldo, whole] = balances[under] ?? ["vacaciones", 22];
    const first = await asked(worker, under);
    const [before] = await rowsOf(first);
    expect(before).toContain("reserved");
    const answer = await enter(worker, over);
    const [after] = await rowsOf(first);
    if (fate === "-") {
      expect([answer.status, answer.body.code]).toEqual([409, "leave.overlap"]);
      expect(after).toBe(before);
      return;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    // Nothing is given back: it was only reserved.
    expect(after).toBe(before?.replace("reserved", "free"));
    const balance = await balanceOf(worker, saldo);
    expect([balance.dias_restantes, balance.dias_pendientes]).toEqual([whole, 0]);
    expect(balance.lotes.filter((one) => one.origen === "devolucion")).toEqual([]);
  });
});

describe("a part of a day", () => {
  it("half a day of leave gives back half a day of holidays, and the whole of it when withdrawn", async () => {
    const worker = await person();
    const holidays = await entered(worker, "holidays");
    const half = { pe_tipo_periodo_id: 2 };
    const sick = await entered(worker, "medical_leave", { period: half });
    // From 8 to 15: half of it is over at 11:30.
    expect(await rowsOf(holidays)).toEqual(["0–690 0.5 dieciocho_meses", "690–1440 0.5 in force"]);
    expect((await balanceOf(worker, "vacaciones")).dias_restantes).toBe(21.5);
    const answer = await t.call(withdrawAbsence, {
      token: administrator.token,
      params: { id: sick },
      body: { motivo: "Parte anulado" },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await rowsOf(holidays)).toEqual(["0–690 0.5 in force", "690–1440 0.5 in force"]);
    expect((await balanceOf(worker, "vacaciones")).dias_restantes).toBe(21);
  });

  it("half a day of leave over paid hours gives back the hours under it", async () => {
    const worker = await person();
    const period = {
      pe_tipo_periodo_id: 4,
      hora_inicio: "11:00",
      hora_fin: "12:30",
    };
    const hours = await entered(worker, "paid_hours", { period });
    await entered(worker, "medical_leave", { period: { pe_tipo_periodo_id: 2 } });
    // 11:00 to 11:30 under the leave, an hour after it.
    expect(await rowsOf(hours)).toEqual(["660–690 30 saldo", "690–750 60 in force"]);
    expect((await balanceOf(worker, "horas_retribuidas")).dias_restantes).toBe(1140);
    const detail = await t.call(absences.getRequest, {
      token: worker.token,
      params: { id: hours },
    });
    expect(detail.body.data.sucesos.at(-1)).toMatchObject({
      tipo: "dias_devueltos",
      dias: null,
      minutos: 30,
    });
  });

  it("a whole day of leave gives back half a day of personal affairs, once in its history", async () => {
    const worker = await person();
    const half = { pe_tipo_periodo_id: 3 };
    const own = await entered(worker, "personal_affairs", { period: half });
    const sick = await entered(worker, "medical_leave", { period: { fecha_fin: "2026-12-16" } });
    expect((await balanceOf(worker, "asuntos_propios")).dias_restantes).toBe(4);
    await t.call(withdrawAbsence, {
      token: administrator.token,
      params: { id: sick },
      body: { motivo: "Parte anulado" },
    });
    expect((await balanceOf(worker, "asuntos_propios")).dias_restantes).toBe(3.5);
    const detail = await t.call(absences.getRequest, { token: worker.token, params: { id: own } });
    const told = detail.body.data.sucesos.map((one: { tipo: string; dias: number | null }) => [
      one.tipo,
      one.dias,
    ]);
    expect(told).toEqual([
      ["registrada", null],
      ["dias_devueltos", 0.5],
      ["dias_repuestos", 0.5],
    ]);
  });
});
