import { describe, expect, it } from "vitest";

import { bodyOf, faultsOf, inspectedOn, stateOf } from "./evidence.model.ts";

describe("the form of an inspection", () => {
  it("begins with the whole company since the first day of the year", () => {
    const form = inspectedOn("2026-11-24");
    expect(faultsOf(form)).toEqual([]);
    expect(bodyOf(form)).toEqual({ alcance: "empresa", desde: "2026-01-01", hasta: "2026-11-24" });
  });

  it("asks for the person or the centre, and for days in order", () => {
    const form = { ...inspectedOn("2026-11-24"), scope: "centro", from: "2026-12-01" } as const;
    expect(faultsOf(form)).toEqual(["object", "range"]);
    const object = { id: 3, name: "Getafe" };
    expect(bodyOf({ ...form, object })).toMatchObject({ alcance: "centro", centro_trabajo_id: 3 });
  });
});

describe("the state of a link", () => {
  it("a withdrawn link stays withdrawn, another one ends with its last instant", () => {
    const link = { revocado_en: null, expira_en: "2026-11-24T10:00:00Z" };
    expect(stateOf(link, "2026-11-24T09:59:00Z")).toBe("active");
    expect(stateOf(link, "2026-11-24T10:00:00Z")).toBe("expired");
    const revoked = { ...link, revocado_en: "2026-11-20T10:00:00Z" };
    expect(stateOf(revoked, "2026-11-24T09:59:00Z")).toBe("revoked");
  });
});
