import { expect, it } from "vitest";

import { lucia, marcos } from "../../../../test/team.ts";

import { awayColours, teamAwayOf } from "./team-away.model.ts";

const on = (...days: readonly string[]) => days.map((fecha) => ({ fecha, completo: true }));

it("the calendar has each of the team by day, with one colour over the months, and not oneself", () => {
  const team = teamAwayOf(
    [
      { trabajador: marcos, ausencias: on("2026-12-23", "2026-12-24") },
      { trabajador: { ...lucia, id: 900 }, ausencias: on("2026-12-22") },
      {
        trabajador: { ...lucia, id: 901, nombre_completo: "Ana Gil" },
        ausencias: on("2026-12-01", "2026-12-23"),
      },
      { trabajador: { ...lucia, id: 902 }, ausencias: [] },
      { trabajador: marcos, ausencias: on("2027-01-04") },
    ],
    900,
  );
  expect(team.people.map(({ name, colour }) => [name, colour])).toEqual([
    ["Ana Gil", 1],
    [marcos.nombre_completo, 2],
  ]);
  expect(team.byDay.get("2026-12-23")?.map(({ id }) => id)).toEqual([901, marcos.id]);
  expect(team.byDay.get("2027-01-04")?.map(({ colour }) => colour)).toEqual([2]);
  expect(team.byDay.has("2026-12-22")).toBe(false);
});

it("people beyond the colours of the calendar share none", () => {
  const crowd = Array.from({ length: awayColours + 2 }, (_, index) => ({
    trabajador: { ...lucia, id: 100 + index },
    ausencias: on("2026-12-01"),
  }));
  expect(teamAwayOf(crowd, 1).people.map(({ colour }) => colour)).toEqual([1, 2, 3, 4, 5, 6, 0, 0]);
});
