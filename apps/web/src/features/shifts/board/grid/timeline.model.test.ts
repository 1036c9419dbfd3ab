import { describe, expect, it } from "vitest";

import { barOf, minuteAt, movedTimes, resizedTimes, timesBetween } from "./timeline.model.ts";

const morning = { hora_inicio: "06:00", hora_fin: "14:00", turno_24h: false };
const night = { hora_inicio: "22:00", hora_fin: "06:00", turno_24h: false };
const extent = { left: 100, width: 960 };

describe("timeline of a day", () => {
  it("places a shift by its share of the day; a night ends at the edge", () => {
    expect(barOf(morning)).toEqual({ start: 0.25, span: 8 / 24 });
    expect(barOf(night)).toEqual({ start: 22 / 24, span: 2 / 24 });
  });

  it("reads quarters of an hour from a position, within the day", () => {
    expect(minuteAt(100 + 40 * 9 + 9, extent)).toBe(9 * 60 + 15);
    expect(minuteAt(0, extent)).toBe(0);
    expect(minuteAt(5000, extent)).toBe(1440);
  });

  it("a stroke in either direction gives times; to the edge it ends on the next day", () => {
    expect(timesBetween(600, 480)).toMatchObject({ hora_inicio: "08:00", hora_fin: "10:00" });
    expect(timesBetween(480, 480)).toMatchObject({ hora_fin: "08:15" });
    expect(timesBetween(1320, 1440)).toMatchObject({
      hora_fin: "00:00",
      termina_dia_siguiente: true,
    });
  });

  it("an edge changes one time and never passes the other", () => {
    expect(resizedTimes(morning, "end", 900)).toMatchObject({
      hora_inicio: "06:00",
      hora_fin: "15:00",
      termina_dia_siguiente: false,
    });
    expect(resizedTimes(morning, "start", 900)).toMatchObject({
      hora_inicio: "13:45",
      hora_fin: "14:00",
    });
  });

  it("a shift moves with its length and may pass midnight", () => {
    expect(movedTimes(morning, 95)).toMatchObject({ hora_inicio: "07:30", hora_fin: "15:30" });
    expect(movedTimes(morning, 720)).toMatchObject({
      hora_inicio: "18:00",
      hora_fin: "02:00",
      termina_dia_siguiente: true,
    });
    expect(movedTimes(morning, -720)).toMatchObject({ hora_inicio: "00:00", hora_fin: "08:00" });
  });
});
