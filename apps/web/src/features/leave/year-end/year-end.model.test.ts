import { describe, expect, it } from "vitest";

import { readYearEndSearch } from "./search.model.ts";
import { askedOf, yearsOf } from "./year-end.model.ts";

describe("the end of a year in the address", () => {
  it("until March the last year is shown, to be recorded, then this one", () => {
    expect(askedOf({}, "2027-01-04").anyo).toBe(2026);
    expect(askedOf({}, "2027-04-01").anyo).toBe(2027);
    expect(askedOf(readYearEndSearch({ anyo: "2024" }), "2027-04-01").anyo).toBe(2024);
  });

  it("unknown parts of the list fall back to everybody", () => {
    expect(askedOf(readYearEndSearch({ ver: "otra" }), "2026-12-01").ver).toBe("todas");
    expect(askedOf(readYearEndSearch({ ver: "sin_aviso", pagina: 3 }), "2026-12-01")).toMatchObject(
      { ver: "sin_aviso", skip: 20 },
    );
  });

  it("years that are recorded can be looked up, each once", () => {
    expect(yearsOf(2026, [2026, 2022], "2026-12-01")).toEqual([2026, 2025, 2024, 2022]);
  });
});
