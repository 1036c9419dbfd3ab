import { describe, expect, it } from "vitest";

import { projectOf } from "../../../test/projects.ts";

import { hoursPageOf } from "./hours/hours.model.ts";
import { countEnded, draftOf, idsToSend, offered } from "./people/assign.model.ts";
import { isPeriod, orderProjects, shownProject, usedPercent } from "./team-projects.model.ts";

const former = projectOf({ id: 1, situacion: "inactivo" });
const coming = projectOf({ id: 2, situacion: "sin_empezar" });
const current = projectOf({ id: 3 });
const pressing = projectOf({ id: 4, registros_pendientes: 2 });

describe("the project that the page shows", () => {
  it("shows the project that the address asks for, and none where it is in other hands", () => {
    expect(shownProject([former, current], 1)?.id).toBe(1);
    expect(shownProject([former, current], 9)).toBeUndefined();
  });

  it("starts with a project that has something to approve, else with one under way", () => {
    expect(shownProject([former, current, pressing], undefined)?.id).toBe(4);
    expect(shownProject([former, coming, current], undefined)?.id).toBe(3);
    expect(shownProject([], undefined)).toBeUndefined();
  });

  it("puts projects under way before those to come and the former ones", () => {
    expect(orderProjects([former, coming, current]).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe("hours against a budget (PROJECTS-13)", () => {
  it("measures minutes in per cent of the budget, and goes above it", () => {
    expect(usedPercent(1500, 6000)).toBe(25);
    expect(usedPercent(9000, 6000)).toBe(150);
    expect(usedPercent(1500, null)).toBeNull();
  });
});

describe("a period of hours", () => {
  it("takes at most 366 days in order", () => {
    expect(isPeriod("2026-01-01", "2026-12-31")).toBe(true);
    expect(isPeriod("2026-01-01", "2027-01-01")).toBe(true);
    expect(isPeriod("2026-01-01", "2027-01-02")).toBe(false);
    expect(isPeriod("2026-02-01", "2026-01-31")).toBe(false);
    expect(isPeriod("", "2026-01-31")).toBe(false);
  });

  it("starts with the month so far", () => {
    const page = hoursPageOf(8, {}, "2026-11-18");
    expect(page).toMatchObject({ from: "2026-11-01", to: "2026-11-18", words: "" });
  });
});

const assigned = [7, 8].map((id) => ({
  id,
  nombre_completo: `Persona ${id}`,
  link_foto: null,
  proyecto_id: 1,
  desde: "2026-01-01",
  hasta: null,
}));
const colleagues = [
  { id: 5, nombre_completo: "Ángela Ruiz", link_foto: null, centro_trabajo: "Getafe" },
  { id: 7, nombre_completo: "Lucía García", link_foto: null, centro_trabajo: null },
];

describe("assigning people to a project (PROJECTS-3)", () => {
  it("sends an empty list where everybody may use the project", () => {
    const draft = draftOf(true, assigned, "2026-11-18");
    expect(idsToSend(draft)).toEqual([]);
    expect(idsToSend({ ...draft, everybody: false })).toEqual([7, 8]);
  });

  it("counts the people who lose the project; everybody takes it from nobody", () => {
    const draft = draftOf(false, assigned, "2026-11-18");
    expect(countEnded([7, 8], draft)).toBe(0);
    expect(countEnded([7, 8], { ...draft, ids: new Set([8, 9]) })).toBe(1);
    expect(countEnded([7, 8, 9, 10], draft)).toBe(2);
    expect(countEnded([7, 8], { ...draft, everybody: true, ids: new Set() })).toBe(0);
  });

  it("finds people by name or centre without accents, those assigned first", () => {
    expect(offered(colleagues, "", new Set([7])).shown.map(({ id }) => id)).toEqual([7, 5]);
    expect(offered(colleagues, "angela", new Set()).shown.map(({ id }) => id)).toEqual([5]);
    expect(offered(colleagues, "GETAFE", new Set()).shown.map(({ id }) => id)).toEqual([5]);
    expect(offered(colleagues, "nadie", new Set())).toEqual({ shown: [], more: 0 });
  });
});
