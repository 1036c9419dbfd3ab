import { describe, expect, it } from "vitest";

import { splitPay } from "@atrio/contract/people/bank-shares";

import { spanishIban, withCheckDigits } from "../../../../demo/ibans.ts";

import { groupedIban, judgeIban, maskedIban, plainIban } from "./bank-accounts.rules.ts";

const problemOf = (typed: string) => {
  const verdict = judgeIban(typed);
  return "problem" in verdict ? verdict.problem : verdict.iban;
};

describe("an IBAN", () => {
  it("an IBAN is stored without the usual separators of people and banks", () => {
    const iban = "ES9121000418450200051332";
    expect(problemOf("ES91 2100 0418 4502 0005 1332")).toBe(iban);
    expect(problemOf(" es91-2100-0418-45-0200051332\u200B")).toBe(iban);
    expect(problemOf("ES91\u00A02100\u202F0418 4502 0005 1332")).toBe(iban);
    expect(problemOf("IBAN: ES91 2100 0418 4502 0005 1332")).toBe(iban);
    expect(plainIban("es91 2100")).toBe("ES912100");
  });

  it("an IBAN of other countries follows their rules", () => {
    expect(problemOf("DE89 3704 0044 0532 0130 00")).toBe("DE89370400440532013000");
    expect(problemOf("FR14 2004 1010 0505 0001 3M02 606")).toBe("FR1420041010050500013M02606");
    expect(problemOf("PT50 0002 0123 1234 5678 9015 4")).toBe("PT50000201231234567890154");
    expect(problemOf("DE89 3704 0044 0532 0130 0A")).toEqual({ code: "bank.iban_letters" });
  });

  it("a wrong IBAN is told its most basic fault first", () => {
    expect(problemOf("  ")).toEqual({ code: "bank.iban_required" });
    expect(problemOf("2100 0418 4502 0005 1332")).toEqual({ code: "bank.iban_country" });
    expect(problemOf("XX91 2100")).toEqual({ code: "bank.iban_country" });
    expect(problemOf("ES91 2100 0418 4502 0005 13")).toEqual({
      code: "bank.iban_length",
      country: "ES",
      wanted: 24,
      given: 22,
    });
    expect(problemOf("ES91 2100 0418 4502 0005 133A")).toEqual({ code: "bank.iban_letters" });
    expect(problemOf("ESAB 2100 0418 4502 0005 1332")).toEqual({ code: "bank.iban_check" });
    expect(problemOf("ES91 2100 0418 4502 0005 1333")).toEqual({ code: "bank.iban_check" });
  });

  it("an IBAN of Spain also needs the account's own check digits", () => {
    expect(problemOf(withCheckDigits("ES", "21000418450200051333"))).toEqual({
      code: "bank.iban_account_check",
    });
    expect(problemOf(withCheckDigits("ES", "21000418550200051332"))).toEqual({
      code: "bank.iban_account_check",
    });
    for (let number = 1; number < 200; number += 1) {
      const iban = spanishIban("21000418", number * 7919);
      expect(problemOf(iban)).toBe(iban);
    }
  });

  it("an IBAN is shown in groups of four, or its ends alone", () => {
    expect(groupedIban("ES9121000418450200051332")).toBe("ES91 2100 0418 4502 0005 1332");
    expect(groupedIban("NO9386011117947")).toBe("NO93 8601 1117 947");
    expect(maskedIban("ES91", "1332")).toBe("ES91 •••• 1332");
  });
});

describe("a net pay", () => {
  const fixed = (importe: number) => ({ importe, porcentaje: 0, nomina: true });
  const part = (porcentaje: number) => ({ importe: 0, porcentaje, nomina: true });
  const rest = (porcentaje: number) => ({ importe: "Restante" as const, porcentaje, nomina: true });
  const outside = { importe: 0, porcentaje: 0, nomina: false };

  it("the net pay goes whole to the only account", () => {
    expect(splitPay(150_000, [rest(100)])).toEqual([150_000]);
  });

  it("fixed amounts of a net pay are served first, and the rest is split", () => {
    const set = [part(25), fixed(300), rest(75), outside];
    expect(splitPay(150_000, set)).toEqual([30_000, 30_000, 90_000, 0]);
  });

  it("the cents of rounding go to 'Restante'", () => {
    expect(splitPay(100, [part(33.33), part(33.33), rest(33.34)])).toEqual([33, 33, 34]);
    expect(splitPay(101, [part(50), rest(50)])).toEqual([50, 51]);
    expect(splitPay(1, [part(60), part(40), rest(0)])).toEqual([0, 0, 1]);
  });

  it("a small net pay serves fixed amounts in their order as far as it goes", () => {
    expect(splitPay(50_000, [fixed(400), fixed(300), rest(100)])).toEqual([40_000, 10_000, 0]);
    expect(splitPay(0, [fixed(400), rest(100)])).toEqual([0, 0]);
  });
});
