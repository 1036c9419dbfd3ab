import { describe, expect, it } from "vitest";

import type { BankShare } from "@atrio/contract/people/bank-accounts";

import {
  caretIn,
  draftOf,
  exampleOf,
  figureProblem,
  groupIban,
  isChanged,
  readFigure,
  rulesOf,
  sharesOf,
  withWay,
} from "./bank-accounts.model.ts";

const rest: BankShare = { id: 1, importe: "Restante", porcentaje: 70, nomina: true };
const fixed: BankShare = { id: 2, importe: 1250.5, porcentaje: 0, nomina: true };
const part: BankShare = { id: 3, importe: 0, porcentaje: 30, nomina: true };
const outside: BankShare = { id: 4, importe: 0, porcentaje: 0, nomina: false };
const accounts = [rest, fixed, part, outside];
const drafts = accounts.map((account) => draftOf(account));

describe("an IBAN that is typed", () => {
  it("a typed IBAN falls into groups of four, without other characters", () => {
    expect(groupIban("es9121000418450200051332")).toBe("ES91 2100 0418 4502 0005 1332");
    expect(groupIban("ES91-2100.04 18")).toBe("ES91 2100 0418");
    expect(groupIban("IBAN: ES91 2100 0418")).toBe("ES91 2100 0418");
    expect(groupIban("IBAN")).toBe("IBAN");
    expect(groupIban("x".repeat(50))).toHaveLength(34 + 8);
  });

  it("the caret stays behind the typed character of an IBAN", () => {
    expect(caretIn("ES91 2", "ES912")).toBe(6);
    expect(caretIn("ES91 2100", "ES9")).toBe(3);
    expect(caretIn("ES91 2100", "ES91 ")).toBe(5);
  });
});

it("reads figures as people write them, with at most two decimals", () => {
  const figures = ["300", "1.234,56", "1,234.56", "1234,5", " 12.50 € ", "0", "30 %"];
  expect(figures.map((typed) => readFigure(typed, 5000))).toEqual([
    300, 1234.56, 1234.56, 1234.5, 12.5, 0, 30,
  ]);
  const others = ["", "-1", "1,234", "1,2,3", "12,345,6", "abc", "1e3", "5000,01"];
  expect(others.map((typed) => readFigure(typed, 5000))).toEqual([
    null,
    null,
    1234,
    null,
    null,
    null,
    null,
    null,
  ]);
});

describe("shares that are edited", () => {
  it("edited shares begin as the accounts are, and are sent unchanged", () => {
    expect(drafts.map(({ way }) => way)).toEqual(["rest", "amount", "percent", "none"]);
    expect(sharesOf(drafts)).toEqual(accounts);
    expect(isChanged(drafts, accounts)).toBe(false);
    expect(rulesOf(drafts)).toMatchObject({ areKept: true, total: 100 });
  });

  it("shares leave the remainder the rest of the others", () => {
    const edited = drafts.map((draft) => (draft.id === 3 ? { ...draft, percent: "12,34" } : draft));
    expect(sharesOf(edited)[0]).toEqual({ ...rest, porcentaje: 87.66 });
    expect(isChanged(edited, accounts)).toBe(true);
  });

  it("moving the remainder to another account swaps how both are paid", () => {
    const passed = withWay(drafts, 3, "rest");
    expect(passed.map(({ way }) => way)).toEqual(["percent", "amount", "rest", "none"]);
    expect(rulesOf(passed).areKept).toBe(true);
    expect(sharesOf(withWay(drafts, 4, "rest")).map(({ nomina }) => nomina)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it("edited shares name the broken rule", () => {
    const noRest = rulesOf(withWay(drafts, 1, "none"));
    expect(noRest).toMatchObject({ kept: { remainder: false, sum: false }, total: 30 });
    const tooMuch = drafts.map((draft) => (draft.id === 3 ? { ...draft, percent: "100" } : draft));
    expect(rulesOf(tooMuch).areKept).toBe(true);
    const two = [...tooMuch, { id: 5, way: "percent", amount: "", percent: "20" } as const];
    expect(rulesOf(two)).toMatchObject({ kept: { sum: false }, total: 120 });
    const nobody = drafts.map((draft) => ({ ...draft, way: "none" as const }));
    expect(rulesOf(nobody).kept).toMatchObject({ payroll: false, remainder: false });
    const untyped = drafts.map((draft) => (draft.id === 2 ? { ...draft, amount: "x" } : draft));
    expect(untyped.map((draft) => figureProblem(draft))).toEqual([null, "amount", null, null]);
    expect(rulesOf(untyped)).toMatchObject({ areKept: false, kept: { values: false } });
  });

  it("shares show their parts of a net pay, and an insufficient pay", () => {
    expect(exampleOf(accounts, 2250.5)).toEqual({
      isShort: false,
      parts: [
        { id: 1, euros: 700, percent: (70_000 * 100) / 225_050 },
        { id: 2, euros: 1250.5, percent: (125_050 * 100) / 225_050 },
        { id: 3, euros: 300, percent: (30_000 * 100) / 225_050 },
        { id: 4, euros: 0, percent: 0 },
      ],
    });
    expect(exampleOf(accounts, 1000)).toMatchObject({ isShort: true });
    expect(exampleOf(accounts, 0).parts.every(({ percent }) => percent === 0)).toBe(true);
  });
});
