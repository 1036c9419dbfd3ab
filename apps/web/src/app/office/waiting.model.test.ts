import { describe, expect, it } from "vitest";

import { readInboxSearch } from "./inbox-search.model.ts";
import { addressOfIncidences, incidencesOf, monthsOf } from "./inbox.model.ts";
import { addressOf, stripOf, tintOf } from "./waiting.model.ts";

const everywhere = () => true;

describe("rows of the first page of the office (Rule TIME-146)", () => {
  it("a row leads to the first page that the app has, and nowhere without one", () => {
    const row = { tipo: "firmas", total: 2, parte: 1 } as const;
    expect(addressOf(row, (path) => path === "/admin/signatures")?.to).toBe("/admin/signatures");
    expect(addressOf(row, () => false)).toBeNull();
    const closures = { tipo: "cierres", total: 2, parte: null } as const;
    expect(addressOf(closures, everywhere)).toEqual({
      to: "/admin/inbox",
      search: { vista: "cierres" },
    });
  });

  it("invitations whose links have all expired lead to the expired ones", () => {
    const row = { tipo: "invitaciones", total: 2 } as const;
    expect(addressOf({ ...row, parte: 2 }, everywhere)?.search).toEqual({ estado: "caducado" });
    expect(addressOf({ ...row, parte: 1 }, everywhere)?.search).toEqual({ estado: "invitado" });
  });

  it("a tile is red only when late and yellow when near", () => {
    expect(tintOf({ tipo: "cierres", urgencia: "tarde" })).toBe("red");
    expect(tintOf({ tipo: "cierres", urgencia: "cerca" })).toBe("yellow");
    expect(tintOf({ tipo: "cierres", urgencia: "normal" })).toBe("blue");
  });

  it("the strip has two weeks, with the deadlines of each day and the near ones marked", () => {
    const strip = stripOf("2026-11-23", "2026-11-26", [{ el: "2026-11-27" }, { el: "2026-12-06" }]);
    expect(strip).toHaveLength(14);
    expect(strip.filter(({ count }) => count > 0)).toEqual([
      { day: "2026-11-27", count: 1, isNear: true },
      { day: "2026-12-06", count: 1, isNear: false },
    ]);
  });
});

describe("the inbox's address", () => {
  it("wrong parameters are left out, and each list falls back to what waits", () => {
    const search = readInboxSearch({ vista: "otra", tipo: -1, estado: "9", mes: "2026-13" });
    expect(search).toEqual({ estado: "9" });
    expect(incidencesOf(search)).toMatchObject({ state: 1, words: "", skip: 0, take: 25 });
    expect(monthsOf(search)).toMatchObject({ state: "abierto", month: null });
  });

  it("a list comes back from its address", () => {
    const asked = { words: "12", state: null, year: 2025, skip: 50, take: 50 } as const;
    const address = addressOfIncidences(asked);
    expect(address).toEqual({
      vista: "incidencias",
      texto: "12",
      estado: "0",
      anyo: 2025,
      pagina: 2,
      filas: 50,
    });
    expect(incidencesOf(readInboxSearch({ ...address, texto: 12 }))).toEqual(asked);
  });
});
