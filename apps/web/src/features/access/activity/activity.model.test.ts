import { describe, expect, it } from "vitest";

import { askedOf, filterOf } from "./activity.model.ts";
import { readActivitySearch } from "./search.model.ts";

describe("the part of the activity that an address asks for", () => {
  it("an address without filters asks for the last 30 days, today among them", () => {
    expect(filterOf(askedOf({}), "2026-03-01")).toEqual({ desde: "2026-01-31" });
  });

  it("filters of the address reach the call, and unknown ones are left out", () => {
    const search = readActivitySearch({
      dias: "7",
      grupo: "acceso",
      autor: "9",
      pagina: "2",
      x: 1,
    });
    const asked = askedOf(search);
    expect(filterOf(asked, "2026-11-18")).toEqual({
      desde: "2026-11-12",
      grupo: "acceso",
      autor_id: 9,
    });
    expect(asked).toMatchObject({ skip: 25, take: 25 });
    expect(askedOf(readActivitySearch({ grupo: "otros", autor: -1 }))).toMatchObject({
      group: null,
      authorId: null,
    });
  });

  it("everything has no first day", () => {
    expect(filterOf(askedOf(readActivitySearch({ dias: 0 })), "2026-11-18")).toEqual({});
  });
});
