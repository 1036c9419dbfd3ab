import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startTestApp, type TestApp } from "../../../../../test/harness.ts";
import {
  companyCase,
  historyCase,
  spentBalances,
  weeks,
} from "../../../../../test/leave-histories.ts";
import type { CompanyCase, HistoryCase } from "../../../../../test/leave-histories.ts";
import { Play } from "../../../../../test/leave-play.ts";
import type { Home } from "../../../../../test/leave-play.ts";
import { readLeaveRules } from "../entitlements.read.ts";

const seed = 20_261_121;

let t: TestApp;
const homes: Home[] = [];

const texts = JSON.stringify({ es: "Texto", en: "Texto", fr: "Texto", pt: "Texto" });

async function makeCompany(made: CompanyCase): Promise<Home> {
  const home = await t.factory.company();
  const { empresa_id } = home;
  const row = { empresa_id, codigo: "general", nombre: texts, descripcion: texts };
  const rule = async (kind: number, more: Record<string, unknown>) =>
    t.factory.insert("permiso_tipo", { ...row, pe_solicitud_tipo_id: kind, ...more });
  await rule(1, { unidad: made.unit, saldo: "vacaciones" });
  await rule(2, { unidad: "laborables", saldo: "asuntos_propios" });
  await rule(3, { unidad: "horas", saldo: "horas_retribuidas" });
  await rule(7, { unidad: "naturales" });
  for (const saldo of spentBalances) {
    const grant = made.grants[saldo];
    const shape = { empresa_id, saldo, arrastre_maximo: grant.carry / 100 };
    const common = { ...shape, arrastre_hasta: grant.until, proporcional: grant.share };
    const first = { ...common, desde_anyo: 2024, cantidad: grant.amount / 100 };
    await t.factory.insert("saldo_regla", first);
    if (grant.later === null) continue;
    await t.factory.insert("saldo_regla", {
      ...first,
      desde_anyo: 2026,
      cantidad: grant.later / 100,
    });
  }
  for (const date of made.holidays) await t.factory.holiday(home, date);
  const rules = await t.ctx.db.read(empresa_id, (tx) => readLeaveRules(tx, { language: "es" }));
  const admin = await t.factory.signedIn({ company: home, trabajador: { administrador: true } });
  return {
    ...home,
    case: made,
    rules: new Map(rules.map((one) => [one.pe_solicitud_tipo_id, one])),
    admin,
  };
}

beforeAll(async () => {
  t = await startTestApp();
  for (const made of fc.sample(companyCase, { seed, numRuns: 20 })) {
    homes.push(await makeCompany(made));
  }
});

afterAll(() => t.stop());

async function startPlay(made: HistoryCase): Promise<Play> {
  const home = homes[made.company];
  if (home === undefined) throw new Error("no company");
  t.clock.set(`${made.today}T08:00:00Z`);
  const person = await t.factory.signedIn({
    company: home,
    trabajador: { fecha_alta: made.hired, fecha_baja: made.left },
  });
  // The administrator's session, too, lives twelve hours.
  home.admin.token = await t.factory.session(home.admin);
  const halves = [
    { week: made.week, desde: "2020-01-01", hasta: made.change },
    { week: made.nextWeek, desde: made.change, hasta: null },
  ];
  const clock = (minutes: number): string =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  for (const { week, ...dates } of halves) {
    const { days, from, to } = weeks[week] ?? { days: [], from: 0, to: 0 };
    const tramos = days.map((day): [number, string, string] => [day, clock(from), clock(to)]);
    await t.factory.schedule({ worker: person, ...dates, tramos });
  }
  return new Play(t, { home, person, made });
}

it("balances equal a day-by-day recount, for 200 generated histories", async () => {
  const property = fc.asyncProperty(historyCase, async (made) => {
    const play = await startPlay(made);
    for (const step of made.steps) await play.take(step);
    await play.check();
    expect(play.differences).toEqual([]);
  });
  await fc.assert(property, { numRuns: 200, seed, endOnFailure: true });
}, 120_000);
