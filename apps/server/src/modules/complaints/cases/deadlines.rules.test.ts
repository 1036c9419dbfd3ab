import { describe, expect, it } from "vitest";

import type { CaseFacts } from "./cases.rules.ts";
import { addBusinessDays, clocksOf, deletionOf } from "./deadlines.rules.ts";

const facts = (changes: Partial<CaseFacts> = {}): CaseFacts => ({
  estado: "recibida",
  fecha_creacion: "2026-11-18",
  ultimo_contenido: changes.fecha_creacion ?? "2026-11-18",
  ultima_respuesta: null,
  fecha_acuse: null,
  fecha_decision: null,
  prorrogada: null,
  reunion_pedida: null,
  reunion_celebrada: null,
  fecha_conclusion: null,
  sellada: null,
  ...changes,
});
const none = { holidays: new Set<string>(), today: "2026-11-18" };

describe("acknowledgement (COMPLAINTS-12)", () => {
  it.each([
    // Filed on, holidays, 7 calendar days, 7 business days.
    ["2026-11-18", [], "2026-11-25", "2026-11-27"],
    ["2026-11-21", [], "2026-11-28", "2026-12-01"],
    ["2026-12-02", ["2026-12-07", "2026-12-08"], "2026-12-09", "2026-12-15"],
    ["2026-12-23", ["2026-12-25", "2027-01-01", "2027-01-06"], "2026-12-30", "2027-01-05"],
    ["2028-02-25", [], "2028-03-03", "2028-03-07"],
    ["2027-02-25", [], "2027-03-04", "2027-03-08"],
  ])("of a report of %s with holidays %j", (fecha_creacion, holidays, calendar, business) => {
    const clocks = clocksOf(facts({ fecha_creacion }), { ...none, holidays: new Set(holidays) });
    expect([clocks.acuse_naturales, clocks.acuse_habiles]).toEqual([calendar, business]);
    expect(clocks.acuse).toBe(calendar);
    expect(clocks.vence).toBe(calendar);
  });

  it("neither weekends nor holidays are business days", () => {
    expect(addBusinessDays("2026-11-20", 1, new Set())).toBe("2026-11-23");
    expect(addBusinessDays("2026-11-20", 1, new Set(["2026-11-23"]))).toBe("2026-11-24");
  });
});

describe("conclusion (COMPLAINTS-14)", () => {
  it.each([
    ["2026-11-18", null, "2027-02-18"],
    ["2026-11-30", null, "2027-02-28"],
    ["2027-11-30", null, "2028-02-29"],
    ["2026-11-18", "2027-01-10", "2027-05-18"],
    ["2026-08-31", "2026-10-01", "2027-02-28"],
  ])("of a report of %s, extended on %s, is due on %s", (fecha_creacion, prorrogada, due) => {
    expect(clocksOf(facts({ fecha_creacion, prorrogada }), none).conclusion).toBe(due);
  });

  it("waits for the handlers once the report is admitted, and is over the day after", () => {
    const admitted = facts({
      estado: "admitida",
      fecha_acuse: "2026-11-19",
      fecha_decision: "2026-11-19",
    });
    const on = (today: string) => clocksOf(admitted, { ...none, today });
    expect([on("2027-02-18").vence, on("2027-02-18").vencido]).toEqual(["2027-02-18", false]);
    expect(on("2027-02-19").vencido).toBe(true);
  });

  it("nothing waits once the case is concluded or not admitted", () => {
    const over = { fecha_acuse: "2026-11-19", fecha_decision: "2026-11-19" };
    expect(clocksOf(facts({ estado: "no_admitida", ...over }), none).vence).toBeNull();
    const concluded = { estado: "concluida", fecha_conclusion: "2026-12-01", ...over } as const;
    expect(clocksOf(facts(concluded), none).vence).toBeNull();
  });
});

describe("meeting (COMPLAINTS-16)", () => {
  it("is due 7 days after it was asked for, until it took place", () => {
    const asked = facts({ fecha_creacion: "2026-11-01", reunion_pedida: "2026-11-02" });
    const acknowledged = { ...asked, estado: "admitida", fecha_acuse: "2026-11-03" } as const;
    expect(clocksOf(acknowledged, none).vence).toBe("2026-11-09");
    const held = { ...acknowledged, reunion_celebrada: "2026-11-05" };
    expect(clocksOf(held, none).vence).toBe("2027-02-01");
  });
});

describe("deletion (COMPLAINTS-15, COMPLAINTS-17)", () => {
  it.each([
    [facts(), "2027-02-18"],
    [facts({ ultimo_contenido: "2027-01-31" }), "2027-04-30"],
    [facts({ estado: "admitida", fecha_decision: "2026-11-20" }), "2027-02-18"],
    [facts({ estado: "en_investigacion" }), null],
    [facts({ estado: "no_admitida", fecha_decision: "2026-11-25" }), "2027-02-25"],
    [facts({ estado: "concluida", fecha_conclusion: "2028-02-29" }), "2031-02-28"],
  ])("of a case with %j is on %s", (one, day) => {
    expect(deletionOf(one)).toBe(day);
  });
});

const day = 86_400_000;
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The same day some months later, the last of a shorter month; without the product's calendar. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return dateOf(first.getTime() + (Math.min(dayOfMonth, length) - 1) * day);
}

/** The seventh of the days that are no weekend and no holiday, listed one by one. */
function seventhBusinessDay(date: string, holidays: ReadonlySet<string>): string {
  const days = Array.from({ length: 60 }, (_, index) => timeOf(date) + (index + 1) * day);
  const worked = days.filter((time) => {
    const weekday = new Date(time).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !holidays.has(dateOf(time));
  });
  return dateOf(worked[6] ?? Number.NaN);
}

describe("terms of every day of nine years, beside a calendar of their own", () => {
  it("acknowledgement, conclusion, extension, meeting and deletion (COMPLAINTS-12, 14, 15, 16, 17)", () => {
    const fixed = ["01-01", "01-06", "05-01", "08-15", "10-12", "11-01", "12-06", "12-08", "12-25"];
    for (let time = timeOf("2026-01-01"); time < timeOf("2035-01-01"); time += day) {
      const fecha_creacion = dateOf(time);
      // Some holidays of every year, and by turns a week of them right behind the filing.
      const extra =
        time % (7 * day) === 0 ? [1, 2, 3, 4, 5].map((one) => dateOf(time + one * day)) : [];
      const years = [0, 1].map((one) => Number(fecha_creacion.slice(0, 4)) + one);
      const holidays = new Set([
        ...years.flatMap((year) => fixed.map((one) => `${year}-${one}`)),
        ...extra,
      ]);
      const calendar = dateOf(time + 7 * day);
      const business = seventhBusinessDay(fecha_creacion, holidays);
      const one = facts({ fecha_creacion, reunion_pedida: fecha_creacion });
      const clocks = clocksOf(one, { ...none, holidays });
      expect(clocks, fecha_creacion).toMatchObject({
        acuse_naturales: calendar,
        acuse_habiles: business,
        acuse: calendar < business ? calendar : business,
        reunion: calendar,
        conclusion: monthsLater(fecha_creacion, 3),
        borrado: monthsLater(fecha_creacion, 3),
        vence: calendar < business ? calendar : business,
      });
      const extended = clocksOf({ ...one, prorrogada: calendar }, { ...none, holidays });
      expect(extended.conclusion, fecha_creacion).toBe(monthsLater(fecha_creacion, 6));
      const concluded = { ...one, estado: "concluida", fecha_conclusion: fecha_creacion } as const;
      expect(deletionOf(concluded), fecha_creacion).toBe(monthsLater(fecha_creacion, 36));
    }
  });
});
