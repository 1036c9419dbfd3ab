import { describe, expect, it } from "vitest";

import { plainText } from "../../../lib/plain-text.ts";

import { countText, readTeamSearch, viewOf } from "./team.model.ts";

describe("the page's address", () => {
  it("the address keeps known parameters and drops the rest", () => {
    expect(
      readTeamSearch({ vista: "hojas", persona: 7, mes: "2026-11", dia: "2026-11-10", x: 1 }),
    ).toEqual({ vista: "hojas", persona: 7, mes: "2026-11", dia: "2026-11-10" });
    expect(
      readTeamSearch({ vista: "otra", persona: "a", mes: "2026-13", dia: "hoy", solicitud: -1 }),
    ).toEqual({});
  });

  it("the links of notices open a request or somebody's day", () => {
    expect(viewOf(readTeamSearch({ solicitud: 41 }))).toBe("decidir");
    const day = readTeamSearch({ trabajador: "7", dia: "2026-11-10" });
    expect(day).toEqual({ persona: 7, dia: "2026-11-10" });
    expect(viewOf(day)).toBe("hojas");
  });

  it("the page's address begins with today, and keeps the tab that it names", () => {
    expect(viewOf({})).toBe("hoy");
    expect(viewOf({ persona: 7, vista: "decidir" })).toBe("decidir");
  });
});

describe("small texts", () => {
  it("a badge counts to 99", () => {
    expect([0, 99, 100].map(countText)).toEqual(["0", "99", "99+"]);
  });

  it("names compare without accents and capitals", () => {
    expect(plainText("  Nicolás PEÑA ")).toBe("nicolas pena");
  });
});
