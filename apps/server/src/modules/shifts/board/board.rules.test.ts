import { describe, expect, it } from "vitest";

import { contractMinutes } from "./board.rules.ts";

describe("hours of contracts (SHIFTS-19)", () => {
  it.each([
    ["no contract", [], null],
    ["a week", [{ desde: "2026-11-16", hasta: "2026-11-22", horas_semanales: 40 }], 2400],
    ["a day", [{ desde: "2026-11-16", hasta: "2026-11-16", horas_semanales: 40 }], 343],
    ["30 days", [{ desde: "2026-11-01", hasta: "2026-11-30", horas_semanales: 37.5 }], 9643],
    [
      "a change of hours",
      [
        { desde: "2026-11-16", hasta: "2026-11-18", horas_semanales: 40 },
        { desde: "2026-11-19", hasta: "2026-11-22", horas_semanales: 20 },
      ],
      1714,
    ],
  ])("counts %s", (_, contracts, minutes) => {
    expect(contractMinutes(contracts)).toBe(minutes);
  });
});
