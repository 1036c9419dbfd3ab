import { describe, expect, it } from "vitest";

import { grouped, isKeyFile, sealState } from "./seal.model.ts";

describe("the company's certificate", () => {
  it("is good, near its end from sixty days on, or over", () => {
    const now = "2026-11-18T08:00:00Z";
    const stateAt = (end: string) => sealState(end, now);
    expect(stateAt("2027-01-18T08:00:00Z")).toBe("vigente");
    expect(stateAt("2027-01-17T08:00:00Z")).toBe("pronto");
    expect(stateAt("2026-11-18T08:00:01Z")).toBe("pronto");
    expect(stateAt("2026-11-18T07:59:59Z")).toBe("caducado");
  });

  it("its fingerprint is read in groups of four", () => {
    expect(grouped("ab12cd34e")).toBe("AB12 CD34 E");
  });

  it("comes in a file that ends in .p12 or .pfx", () => {
    expect(isKeyFile({ name: "Sello.PFX" })).toBe(true);
    expect(isKeyFile({ name: "sello.pem" })).toBe(false);
  });
});
