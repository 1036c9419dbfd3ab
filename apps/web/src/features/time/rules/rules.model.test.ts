import { describe, expect, it } from "vitest";

import { isWithin, minutesOf, usualBank } from "./rules.model.ts";

describe("rules of the hours bank", () => {
  it("a new year begins with the rules of the newest one, without its expiry", () => {
    const first = usualBank([], 2026);
    expect(first).toMatchObject({ anyo: 2026, umbral_minutos: 15 });
    const before = { ...first, anyo: 2026, umbral_minutos: 30, caduca_el: "2027-03-31" };
    expect(usualBank([before], 2026)).toMatchObject({
      anyo: 2027,
      umbral_minutos: 30,
      caduca_el: null,
    });
  });

  it("numbers stay within the limits of the call", () => {
    expect(isWithin("umbral_minutos", 0)).toBe(true);
    expect(isWithin("umbral_minutos", 481)).toBe(false);
    expect(isWithin("intervalo_minutos", "")).toBe(false);
  });

  it("an adjustment has whole hours and minutes and is not nothing", () => {
    expect(minutesOf(2, 30)).toBe(150);
    expect(minutesOf("", 45)).toBe(45);
    expect(minutesOf(0, 0)).toBeNull();
    expect(minutesOf(1, 60)).toBeNull();
    expect(minutesOf(1.5, 0)).toBeNull();
  });
});
