import { describe, expect, it } from "vitest";

import { datesOf, isToAnswer, runsOf, timesOf } from "./mine.model.ts";

describe("own shifts", () => {
  it("the times of a shift say that it ends on the next day", () => {
    const night = { hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true };
    expect(timesOf(night)).toBe("22:00–06:00 +1");
    expect(timesOf({ ...night, hora_fin: "23:00", termina_dia_siguiente: false })).toBe(
      "22:00–23:00",
    );
  });

  it("a range of dates has at most 62 days and does not go backwards", () => {
    expect(datesOf("2026-11-30", "2026-12-02")).toEqual(["2026-11-30", "2026-12-01", "2026-12-02"]);
    expect(datesOf("2026-11-30", "2027-01-30")).toHaveLength(62);
    expect(datesOf("2026-11-30", "2027-01-31")).toBeUndefined();
    expect(datesOf("2026-12-02", "2026-12-01")).toBeUndefined();
    expect(datesOf("", "2026-12-01")).toBeUndefined();
  });

  it("wishes of days in a row are one, others stand alone", () => {
    const wish = { preferencia: "no_disponible", comentario: null } as const;
    const dates = ["2026-12-01", "2026-12-02", "2026-12-04"];
    const runs = runsOf(dates.map((fecha) => ({ ...wish, fecha })));
    expect(runs.map(({ from, to }) => [from, to])).toEqual([
      ["2026-12-01", "2026-12-02"],
      ["2026-12-04", "2026-12-04"],
    ]);
  });

  it("only the colleague is asked to answer, while nobody has", () => {
    const companero = { id: 7, nombre_completo: "Luis", link_foto: null };
    expect(isToAnswer({ estado: "pendiente_companero", companero }, 7)).toBe(true);
    expect(isToAnswer({ estado: "pendiente_companero", companero }, 8)).toBe(false);
    expect(isToAnswer({ estado: "pendiente_gestor", companero }, 7)).toBe(false);
  });
});
