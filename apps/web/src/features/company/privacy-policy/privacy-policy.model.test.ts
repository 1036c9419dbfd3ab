import { describe, expect, it } from "vitest";

import { asPlainText, sectionsOf } from "./privacy-policy.model.ts";
import { readPolicySearch } from "./search.model.ts";

describe("the sections of a policy", () => {
  it("the sections of a policy begin at its large headings; smaller ones stay in the text", () => {
    expect(sectionsOf("Antes\r\n\r\n# Uno\nA\n### Menor\nB\n## **Dos** ##\n")).toEqual([
      { id: "s1", title: null, body: "Antes" },
      { id: "s2", title: "Uno", body: "A\n### Menor\nB" },
      { id: "s3", title: "Dos", body: "" },
    ]);
    expect(sectionsOf("")).toEqual([]);
    expect(sectionsOf("#sin espacio")).toEqual([{ id: "s1", title: null, body: "#sin espacio" }]);
  });

  it("sections name the company with any signs in its name", () => {
    expect(asPlainText("A*B* [C](https://x.example) _D_")).toBe("A B C (https://x.example) D");
    expect(asPlainText("Clínica Castellana, S.L.")).toBe("Clínica Castellana, S.L.");
  });
});

describe("the page's address", () => {
  it("the policy's address holds a company and a version, and nothing else", () => {
    expect(readPolicySearch({ empresa: "demo", version: "2" })).toEqual({
      empresa: "demo",
      version: 2,
    });
    expect(readPolicySearch({ empresa: 7, otro: 1 })).toEqual({ empresa: "7" });
    for (const wrong of ["../x", "", "a b", null]) {
      expect(readPolicySearch({ empresa: wrong, version: "0" })).toEqual({});
    }
  });
});
