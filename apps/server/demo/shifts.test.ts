import { describe, expect, it } from "vitest";

import { epochDay, weekdayOf } from "../src/lib/calendar/dates.ts";
import { scheduledDay } from "../src/modules/time/schedules/schedules.rules.ts";

import { clinic } from "./clinic.ts";
import { planOf } from "./hire.ts";
import { demoAreas, peopleOf, rosterOf } from "./shifts.ts";
import type { Window } from "./window.ts";

const away = "1019";

function rosterFrom(window: Window) {
  const company = clinic(window);
  const roster = rosterOf({ company, window, isAway: ({ codigo }) => codigo === away });
  return { company, roster };
}

describe("the shifts of the demo", () => {
  const window = { from: "2024-11-18", today: "2026-11-18" };
  const { company, roster } = rosterFrom(window);

  it("demo shifts of two centres go from four weeks back to six ahead, the last as drafts", () => {
    const dates = roster.map(({ fecha }) => fecha).toSorted();
    expect([dates[0], dates.at(-1)]).toEqual(["2026-10-19", "2027-01-03"]);
    expect(new Set(roster.map(({ area }) => area)).size).toBe(2);
    expect(roster.filter((one) => one.publicado !== one.fecha < "2026-12-14")).toEqual([]);
    expect(roster.some(({ hora_fin }) => hora_fin === "06:00")).toBe(true);
  });

  it("demo shifts repeat the schedules of working days, except for people who are away", () => {
    for (const person of demoAreas.flatMap((area) => peopleOf(area, company))) {
      const plan = planOf(person, company, window);
      const own = roster.filter(({ workers }) =>
        workers.some(({ codigo }) => codigo === person.codigo),
      );
      const guards = own.filter(({ observaciones }) => observaciones !== null);
      for (const shift of own) {
        const { fecha } = shift;
        if (guards.some((one) => one.fecha === fecha)) continue;
        const [stretch] = scheduledDay(plan, fecha).tramos;
        expect([stretch?.inicio, stretch?.fin]).toEqual([shift.hora_inicio, shift.hora_fin]);
      }
      if (person.codigo === away) expect(own).toEqual([]);
      else expect(own.length).toBeGreaterThan(40);
    }
  });

  it("the first demo weekend is uncovered, and one demo rule of rest is broken with a reason", () => {
    const guards = roster.filter(({ observaciones }) => observaciones !== null);
    expect(guards.every(({ fecha }) => weekdayOf(epochDay(fecha)) > 5)).toBe(true);
    expect(guards.filter(({ fecha }) => fecha < "2026-12-01").map((one) => one.workers)).toEqual([
      [],
      [],
    ]);
    const tired = guards.flatMap(({ fecha, workers }) => workers.map((one) => ({ fecha, ...one })));
    expect(tired).toEqual([
      { fecha: "2026-12-05", codigo: expect.any(String), motivo: expect.any(String) },
    ]);
    const friday = roster.find(
      ({ fecha, workers }) =>
        fecha === "2026-12-04" && workers.some(({ codigo }) => codigo === tired[0]?.codigo),
    );
    expect(friday?.hora_fin).toBe("22:00");
  });

  it("any day of the week gives the demo both areas and an open weekend", () => {
    for (const today of ["2026-11-22", "2026-11-23", "2027-02-27", "2028-02-29"]) {
      const { roster: other } = rosterFrom({ from: "2025-01-01", today });
      expect(new Set(other.map(({ area }) => area)).size).toBe(2);
      expect(other.some((one) => one.publicado && one.workers.length === 0)).toBe(true);
    }
  });
});
