import { describe, expect, it } from "vitest";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { caseOf } from "../../../../test/complaints.ts";
import {
  alarmsOf,
  distanceOf,
  filterCases,
  groupCases,
  isNew,
  termOf,
} from "../board/board.model.ts";

import { nextSteps, termsOf, timelineOf } from "./case.model.ts";

const today = "2026-11-18";
const rowOf = (changes: Partial<ComplaintCase>) => caseOf(changes);

describe("the board of cases", () => {
  it("groups cases by state, those with work to do first", () => {
    const cases = [
      rowOf({ id: "1", estado: "no_admitida" }),
      rowOf({ id: "2", estado: "en_investigacion" }),
      rowOf({ id: "3" }),
    ];
    expect(groupCases(cases).map(({ estado }) => estado)).toEqual([
      "recibida",
      "en_investigacion",
      "no_admitida",
    ]);
  });

  it("filters by state, behaviour and handler in charge, nobody included", () => {
    const cases = [
      rowOf({ id: "1", instructor_id: "k1", estado: "en_investigacion" }),
      rowOf({ id: "2", tipo: "acoso_moral" }),
    ];
    const none = { estado: null, tipo: null, gestor: null };
    const ids = (filters: object) =>
      filterCases(cases, { ...none, ...filters }).map(({ id }) => id);
    expect(ids({})).toEqual(["1", "2"]);
    expect(ids({ gestor: "nadie" })).toEqual(["2"]);
    expect(ids({ gestor: "k1" })).toEqual(["1"]);
    expect(ids({ tipo: "acoso_moral", estado: "recibida" })).toEqual(["2"]);
    expect(ids({ tipo: "soborno", gestor: "nadie" })).toEqual([]);
  });

  it.each([
    ["2026-11-17", "red", -1],
    ["2026-11-18", "yellow", 0],
    ["2026-11-21", "yellow", 3],
    ["2026-11-22", "gray", 4],
  ])("a term whose last day is %s is %s", (last, tone, days) => {
    expect(distanceOf(last, today)).toEqual({ tone, days });
  });

  it("alarms count open cases by the earlier of both acknowledgement days (COMPLAINTS-12)", () => {
    const plazos = { ...caseOf().plazos, acuse: "2026-11-17", vence: "2026-11-17" };
    const cases = [rowOf({ plazos }), rowOf({}), rowOf({ plazos: { ...plazos, vence: null } })];
    expect(alarmsOf(cases, today)).toEqual({ late: 1, soon: 0 });
    expect(cases.map((one) => termOf(one))).toEqual(["acuse", "acuse", null]);
    const meeting = { ...plazos, reunion: plazos.vence };
    expect(termOf(rowOf({ plazos: meeting }))).toBe("acuse");
    expect(termOf(rowOf({ plazos: meeting, estado: "admitida" }))).toBe("reunion");
  });

  it("a report is new until somebody acknowledges or answers it", () => {
    expect(isNew(caseOf())).toBe(true);
    expect(isNew(caseOf({ fecha_acuse: today }))).toBe(false);
    expect(isNew(caseOf({ ultima_respuesta: today }))).toBe(false);
  });
});

describe("a case", () => {
  it("offers the steps that the server allows, the decision as two", () => {
    const stepsOf = (changes: Partial<ComplaintCase>) => nextSteps(caseOf(changes));
    expect(stepsOf({})).toEqual(["acusar", "admitir", "no_admitir"]);
    expect(stepsOf({ can: ["anotar"] })).toEqual([]);
    const can: ComplaintCase["can"] = ["asignar", "concluir"];
    expect(stepsOf({ can })).toEqual(["asignar", "concluir"]);
    expect(stepsOf({ can, instructor_id: "k1" })).toEqual(["concluir", "asignar"]);
  });

  it("tells what happened by day, and on one day in the order of a case", () => {
    const one = caseOf({
      fecha_acuse: "2026-11-12",
      fecha_decision: "2026-11-12",
      reunion_pedida: "2026-11-11",
    });
    expect(timelineOf(one).map(({ moment }) => moment)).toEqual([
      "fecha_creacion",
      "reunion_pedida",
      "fecha_acuse",
      "fecha_decision",
    ]);
  });

  it("a report that was not admitted waits for no conclusion", () => {
    expect(termsOf(caseOf()).map(({ term }) => term)).toEqual(["acuse", "conclusion"]);
    expect(termsOf(caseOf({ estado: "no_admitida" })).map(({ term }) => term)).toEqual(["acuse"]);
  });
});
