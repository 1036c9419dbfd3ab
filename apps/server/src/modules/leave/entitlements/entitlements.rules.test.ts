import { describe, expect, it, test } from "vitest";

import { slicesOf } from "./entitlements.rules.ts";
import type { DayOfPlan, LeaveRule, SlicePlan } from "./entitlements.rules.ts";

const zone = "Europe/Madrid";

/** Instants of `HH:mm` on a date in winter time; past midnight as 25:00. */
function at(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return Date.parse(`${date}T00:00:00+01:00`) + (hours * 60 + minutes) * 60_000;
}

function dayWith(date: string, stretches: Array<[string, string]>): DayOfPlan {
  const intervals = stretches.map(([from, to]) => ({ start: at(date, from), end: at(date, to) }));
  const minutes = intervals.reduce((all, one) => all + (one.end - one.start) / 60_000, 0);
  return { zona_horaria: zone, festivo: null, intervals, minutos_previstos: minutes };
}

const free: DayOfPlan = { zona_horaria: zone, festivo: null, intervals: [], minutos_previstos: 0 };

function planOf(days: Record<string, DayOfPlan>): SlicePlan {
  const dates = { fecha_alta: "2025-01-08", fecha_baja: "2027-01-15" };
  return { ...dates, dayOf: (date) => days[date] ?? free };
}

function rule(unidad: LeaveRule["unidad"], kind = 1): LeaveRule {
  return {
    id: 1,
    pe_solicitud_tipo_id: kind,
    codigo: "general",
    nombre: "Regla",
    descripcion: "Regla",
    norma: null,
    unidad,
    saldo: null,
    retribuido: true,
    limite: null,
    limite_por: null,
    maximo_consecutivo: null,
    preaviso_dias: 0,
    requiere_documento: false,
    documento_restringido: false,
    admite_medio_dia: true,
    admite_horas: true,
    minimo_meses: null,
    maximo_meses: null,
    ocasion: null,
    plazo_meses: null,
    prorroga_dias: null,
    prorroga_meses: null,
    decide: "supervisores",
    activo: true,
  };
}

const full = (from: string, to = from) => ({
  fecha_inicio: from,
  fecha_fin: to,
  pe_tipo_periodo_id: 1,
});
const part = (date: string, kind: number) => ({ ...full(date), pe_tipo_periodo_id: kind });
const hours = (date: string, from: string, to: string) => ({
  ...part(date, 4),
  hora_inicio: from,
  hora_fin: to,
});

const split = dayWith("2026-12-14", [
  ["09:00", "13:00"],
  ["15:00", "18:00"],
]);
const night = dayWith("2026-12-14", [["22:00", "30:00"]]);

describe("cost of a day", () => {
  const plan = planOf({
    "2026-12-04": dayWith("2026-12-04", [["08:00", "15:00"]]),
    "2026-12-07": { ...free, festivo: { nombre: "Puente" } },
  });

  it("a working day costs one, days off and holidays nothing, with the reason", () => {
    const slices = slicesOf(plan, rule("laborables"), [full("2026-12-04", "2026-12-07")]);
    expect(slices.map((one) => [one.fecha, one.coste, one.motivo_no_cuenta, one.festivo])).toEqual([
      ["2026-12-04", 1, null, null],
      ["2026-12-05", 0, "descanso", null],
      ["2026-12-06", 0, "descanso", null],
      ["2026-12-07", 0, "festivo", "Puente"],
    ]);
    expect(slices[0]).toMatchObject({ desde_minuto: 0, hasta_minuto: 1440, minutos: 420 });
  });

  it("a calendar day costs one, on any weekday", () => {
    const slices = slicesOf(plan, rule("naturales"), [full("2026-12-04", "2026-12-07")]);
    expect(slices.map((one) => one.coste)).toEqual([1, 1, 1, 1]);
  });

  it("a day outside the contract costs nothing", () => {
    const slices = slicesOf(plan, rule("naturales"), [full("2027-01-15", "2027-01-16")]);
    expect(slices.map((one) => [one.coste, one.motivo_no_cuenta])).toEqual([
      [1, null],
      [0, "fuera_de_contrato"],
    ]);
    const early = slicesOf(plan, rule("naturales"), [full("2025-01-07", "2025-01-08")]);
    expect(early.map((one) => one.coste)).toEqual([0, 1]);
  });

  it("a day costs its scheduled minutes where the rule counts hours", () => {
    const [slice] = slicesOf(plan, rule("horas", 4), [full("2026-12-04")]);
    expect(slice).toMatchObject({ coste: 420, minutos: 420 });
  });

  it("each counted day keeps the period that it comes from", () => {
    const periods = [full("2026-12-04", "2026-12-05"), full("2026-12-08")];
    const slices = slicesOf(plan, rule("naturales"), periods);
    expect(slices.map((one) => one.periodo)).toEqual([0, 0, 1]);
  });
});

describe("half a day", () => {
  test.each([
    // a split day of seven hours: its half is over half an hour before the break
    ["a split day", split, [0, 750, 210], [750, 1440, 210]],
    // the half of a night lies past midnight: both halves stay within their date
    ["a night", night, [0, 1439, 240], [1439, 1440, 240]],
    ["a day off", free, [0, 720, 0], [720, 1440, 0]],
    ["an odd day", dayWith("2026-12-14", [["08:00", "14:31"]]), [0, 675, 195], [675, 1440, 196]],
  ])(
    "half a day, %s, ends where half of its scheduled time is over",
    (_, day, morning, afternoon) => {
      const plan = planOf({ "2026-12-14": day });
      for (const [kind, expected] of [
        [2, morning],
        [3, afternoon],
      ] as const) {
        const [slice] = slicesOf(plan, rule("naturales"), [part("2026-12-14", kind)]);
        expect([slice?.desde_minuto, slice?.hasta_minuto, slice?.minutos]).toEqual(expected);
        expect(slice?.coste).toBe(0.5);
      }
    },
  );

  it("half a day costs nothing on a day off where working days count", () => {
    const [slice] = slicesOf(planOf({}), rule("laborables"), [part("2026-12-14", 2)]);
    expect(slice).toMatchObject({ coste: 0, motivo_no_cuenta: "descanso" });
  });
});

describe("hours", () => {
  it("hours of a rule that counts days cost their share of the day's schedule", () => {
    const plan = planOf({ "2026-12-14": split });
    const [slice] = slicesOf(plan, rule("laborables"), [hours("2026-12-14", "12:00", "16:00")]);
    // 12–13 and 15–16 of seven hours
    expect(slice).toMatchObject({
      minutos: 120,
      coste: 0.29,
      desde_minuto: 720,
      hasta_minuto: 960,
    });
  });

  it("hours of a rule that counts hours cost the covered minutes, paid hours too", () => {
    const plan = planOf({ "2026-12-14": split });
    const asked = [hours("2026-12-14", "12:00", "16:00")];
    expect(slicesOf(plan, rule("horas", 4), asked)[0]).toMatchObject({ minutos: 120, coste: 120 });
    expect(slicesOf(plan, rule("horas", 3), asked)[0]).toMatchObject({ minutos: 120, coste: 120 });
  });

  it("hours past midnight cost the shift that began the evening before", () => {
    const plan = planOf({ "2026-12-14": night });
    const late = slicesOf(plan, rule("horas", 4), [hours("2026-12-14", "22:30", "23:30")]);
    expect(late[0]).toMatchObject({ minutos: 60, coste: 60 });
    const early = slicesOf(plan, rule("horas", 4), [hours("2026-12-14", "05:00", "07:00")]);
    expect(early[0]).toMatchObject({ minutos: 60, coste: 60 });
  });

  it("hours of a day off cost nothing", () => {
    const [slice] = slicesOf(planOf({}), rule("horas", 3), [hours("2026-12-14", "09:00", "10:00")]);
    expect(slice).toMatchObject({ coste: 0, motivo_no_cuenta: "descanso" });
  });
});
