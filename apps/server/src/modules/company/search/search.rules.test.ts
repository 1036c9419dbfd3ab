import { describe, expect, it } from "vitest";

import { isNearly, searchWords } from "@atrio/contract/company/search-words";

import { readQuestion } from "./search.rules.ts";

const today = "2026-11-18";
const read = (text: string) => readQuestion(text, today);

describe("words of a search (Rule COMPANY-81)", () => {
  it("are compared without capitals, accents and punctuation", () => {
    expect(searchWords("  ¿Última NÓMINA, de octubre?")).toEqual([
      "ultima",
      "nomina",
      "de",
      "octubre",
    ]);
  });

  it.each([
    ["vacacoines", "vacaciones", true],
    ["vacasiones", "vacaciones", true],
    ["bacasiones", "vacaciones", true],
    ["bacasoines", "vacaciones", false],
    ["nomnia", "nomina", true],
    ["nomi", "nomina", true],
    ["gato", "gasto", true],
    ["ana", "eva", false],
    ["taxi", "tapa", false],
  ])("%s is nearly %s: %s", (typed, word, expected) => {
    expect(isNearly(typed, word)).toBe(expected);
  });
});

describe("question of a search (Rule COMPANY-80)", () => {
  it.each([
    ["última nómina", { asksPayslips: true, asksNewest: true, month: null }],
    ["nómina octubre 2025", { asksPayslips: true, month: 10, year: 2025, names: [] }],
    ["payslip march", { asksPayslips: true, month: 3 }],
    ["bulletin de paie août", { asksPayslips: true, month: 8 }],
    ["recibo de vencimento março", { asksPayslips: true, month: 3 }],
    ["nonima de novienbre", { month: 11 }],
    ["teléfono de Carmen Soler", { names: ["carmen", "soler"], asksPayslips: false }],
    ["julio", { names: ["julio"], month: 7 }],
    ["marcos", { names: ["marcos"], month: null }],
    ["vacaciones de agosto", { kinds: [1], month: 8, names: [] }],
    ["congés", { kinds: [1] }],
    ["mis gastos", { kinds: [9] }],
    ["sick leave", { kinds: [4, 7] }],
    ["próximo turno de urgencias", { asksShifts: true, places: ["urgencias"], names: [] }],
    ["mes créneaux du 12 décembre", { asksShifts: true, places: [], date: "2026-12-12" }],
    ["turnos de diciembre 2026", { asksShifts: true, places: [], month: 12, year: 2026 }],
  ])("%s", (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each([
    ["hoy", "2026-11-18"],
    ["ayer", "2026-11-17"],
    ["yesterday", "2026-11-17"],
    ["amanhã", "2026-11-19"],
    ["12/11", "2026-11-12"],
    ["12/11/2025", "2025-11-12"],
    ["12.11.2025", "2025-11-12"],
    ["aujourd'hui", "2026-11-18"],
    ["2026-11-02", "2026-11-02"],
    ["12 de noviembre", "2026-11-12"],
    ["november 3", "2026-11-03"],
    ["3 novembre 2024", "2024-11-03"],
    ["lunes", "2026-11-16"],
    ["el miércoles", "2026-11-18"],
    ["jeudi", "2026-11-12"],
    ["2/1", "2026-01-02"],
    ["31/02", null],
    ["nómina 2025", null],
  ])("the day of '%s' is %s", (text, expected) => {
    expect(read(text).date).toBe(expected);
  });
});
