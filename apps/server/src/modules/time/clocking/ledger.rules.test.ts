import { describe, expect, it } from "vitest";

import { canonicalJson } from "./ledger.rules.ts";

describe("canonical JSON (RFC 8785)", () => {
  it("canonical JSON sorts members, leaves no spaces and drops undefined ones", () => {
    const value = { b: [3, null, "ñ\n"], a: { z: 1.5, y: undefined, A: true } };
    expect(canonicalJson(value)).toBe('{"a":{"A":true,"z":1.5},"b":[3,null,"ñ\\n"]}');
  });

  it("canonical JSON sorts by UTF-16 code units and writes numbers as ECMAScript does", () => {
    const value = { "\u20AC": 1, "\r": 2, "1": 3, "\uD83D\uDE00": 4, "\uFB33": 5 };
    const keys = [...canonicalJson(value).matchAll(/:(\d)/g)].map((match) => Number(match[1]));
    expect(keys).toEqual([2, 3, 1, 4, 5]);
    expect(canonicalJson([1e21, 1e-7, -0, 100])).toBe("[1e+21,1e-7,0,100]");
  });
});
