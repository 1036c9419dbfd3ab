import { describe, expect, it } from "vitest";

import { emptyDraft, faultsOf, isCode, isTyped, plainCode } from "./report.model.ts";

const complete = {
  ...emptyDraft,
  tipo: "soborno",
  titulo: "Un título",
  descripcion: "Hechos",
} as const;

describe("the faults of a new report", () => {
  it("an empty anonymous report lacks its kind, its texts and the choice about e-mail", () => {
    const found = faultsOf(emptyDraft, { isAnonymous: true, handlers: 2 });
    expect(found).toEqual(["type", "subject", "description", "email_choice"]);
  });

  it("texts of spaces only are refused (COMPLAINTS-2)", () => {
    const blank = { ...complete, titulo: "  ", descripcion: "\n \t" };
    const found = faultsOf(blank, { isAnonymous: false, handlers: 2 });
    expect(found).toEqual(["subject", "description"]);
  });

  it("an anonymous reporter gives an e-mail or chooses to do without (COMPLAINTS-3)", () => {
    const about = { isAnonymous: true, handlers: 2 };
    expect(faultsOf({ ...complete, wantsEmail: false }, about)).toEqual([]);
    expect(faultsOf({ ...complete, wantsEmail: true, email: "nadie" }, about)).toEqual(["email"]);
    expect(faultsOf({ ...complete, wantsEmail: true, email: " yo@fuera.test " }, about)).toEqual(
      [],
    );
  });

  it("at least one handler is left to read a report (COMPLAINTS-7)", () => {
    const about = { isAnonymous: false, handlers: 2 };
    expect(faultsOf({ ...complete, excluded: ["a"] }, about)).toEqual([]);
    expect(faultsOf({ ...complete, excluded: ["a", "b"] }, about)).toEqual(["excluded"]);
  });

  it("a chosen kind alone is nothing that leaving would lose", () => {
    expect(isTyped({ ...emptyDraft, tipo: "otros" })).toBe(false);
    expect(isTyped({ ...emptyDraft, descripcion: "Hechos" })).toBe(true);
  });
});

describe("a code", () => {
  it("a code has 36 characters with its hyphens; capitals and spaces around it do not matter", () => {
    expect(isCode(plainCode(" 5A0C1D2E-3F40-4A5B-8C6D-7E8F90A1B2C3\n"))).toBe(true);
    for (const wrong of ["", "5a0c1d2e3f404a5b8c6d7e8f90a1b2c3", "5a0c1d2e-3f40-4a5b-8c6d-7e8f"]) {
      expect(isCode(wrong)).toBe(false);
    }
  });
});
