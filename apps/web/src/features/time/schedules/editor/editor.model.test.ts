import { describe, expect, it } from "vitest";

import type { CycleStretch, ScheduleReference } from "@atrio/contract/time/schedules-office";

import {
  axisOf,
  emptyDraft,
  fitted,
  hoursOf,
  minutesOfWeek,
  minutesOfYear,
  overlapping,
  placeOn,
  spanOf,
  timesOf,
  withCopiedDay,
  withWeeks,
} from "./editor.model.ts";

const stretch = (dia_semana: number, inicio: string, fin: string, semana = 1): CycleStretch => ({
  semana,
  dia_semana,
  inicio,
  fin,
});

const weekdays = (inicio: string, fin: string, semana = 1) =>
  [1, 2, 3, 4, 5].map((day) => stretch(day, inicio, fin, semana));

const reference: ScheduleReference = {
  year: 2026,
  horas_convenio: 1710,
  centro_trabajo: "Madrid",
  festivos: ["2026-12-08", "2026-12-25", "2026-12-26"],
  vacaciones: null,
  centros: [],
  departamentos: [],
  sin_horario: 0,
};

describe("times of a schedule", () => {
  it("a stretch that ends at or before its start ends the next day", () => {
    expect(spanOf(stretch(1, "22:00", "06:00"))).toEqual({ start: 1320, end: 1800 });
    expect(timesOf({ start: 1320, end: 1800 })).toEqual({ inicio: "22:00", fin: "06:00" });
    expect(spanOf(stretch(1, "00:00", "00:00"))).toEqual({ start: 0, end: 1440 });
  });

  it("a moved stretch stays in its day and keeps its length", () => {
    expect(fitted({ start: -60, end: 120 })).toEqual({ start: 0, end: 180 });
    expect(fitted({ start: 1500, end: 1680 })).toEqual({ start: 1425, end: 1605 });
    expect(fitted({ start: 600, end: 590 })).toEqual({ start: 600, end: 615 });
  });

  it("both stretches of an overlap are named, over the end of the cycle too", () => {
    const night = stretch(7, "22:00", "06:00");
    const early = stretch(1, "05:00", "13:00");
    const free = stretch(3, "08:00", "15:00");
    const found = overlapping({ semanas: 1, tramos: [early, free, night] });
    expect([...found]).toEqual([early, night]);
    const apart = [stretch(1, "06:00", "13:00"), night];
    expect(overlapping({ semanas: 1, tramos: apart }).size).toBe(0);
  });
});

describe("weeks of a schedule", () => {
  it("copying a day replaces the other days of its week and no other week", () => {
    const draft = {
      ...emptyDraft,
      semanas: 2,
      tramos: [
        stretch(1, "08:00", "15:00"),
        stretch(2, "10:00", "12:00"),
        stretch(2, "09:00", "10:00", 2),
      ],
    };
    expect(withCopiedDay(draft, { semana: 1, from: 1, to: [1, 2, 3] })).toEqual([
      stretch(1, "08:00", "15:00"),
      stretch(2, "08:00", "15:00"),
      stretch(3, "08:00", "15:00"),
      stretch(2, "09:00", "10:00", 2),
    ]);
  });

  it("a new week begins as the last one, and fewer weeks take theirs away", () => {
    const draft = { ...emptyDraft, tramos: [stretch(1, "08:00", "15:00")] };
    const longer = withWeeks(draft, 2);
    expect(longer.tramos).toEqual([stretch(1, "08:00", "15:00"), stretch(1, "08:00", "15:00", 2)]);
    expect(withWeeks(longer, 1).tramos).toEqual(draft.tramos);
  });
});

describe("sums against the agreement (Rule TIME-164)", () => {
  it("a week is the average of the cycle", () => {
    const tramos = [...weekdays("08:00", "15:00"), ...weekdays("08:00", "14:00", 2)];
    expect(minutesOfWeek({ semanas: 2, tramos })).toBe(32.5 * 60);
  });

  it("a year leaves out holidays on days of work, unless the schedule works them", () => {
    const draft = { ...emptyDraft, tramos: weekdays("08:00", "16:00") };
    // 261 weekdays in 2026; 26 December is a Saturday.
    expect(minutesOfYear(draft, reference)).toBe(259 * 480);
    expect(minutesOfYear({ ...draft, trabaja_festivos: true }, reference)).toBe(261 * 480);
  });

  it("a year leaves out the holidays of a person, by calendar or working days", () => {
    const draft = { ...emptyDraft, tramos: weekdays("08:00", "16:00") };
    const whole = 259 * 480;
    const naturales = { cantidad: 30, unidad: "naturales" as const };
    expect(minutesOfYear(draft, { ...reference, vacaciones: naturales })).toBe(
      Math.round(whole - (2400 / 7) * 30),
    );
    const laborables = { cantidad: 22, unidad: "laborables" as const };
    expect(minutesOfYear(draft, { ...reference, vacaciones: laborables })).toBe(whole - 22 * 480);
  });
});

describe("the hour axis", () => {
  it("shows an hour around the stretches, and the whole day for nights", () => {
    expect(axisOf(weekdays("08:00", "17:30"), false)).toEqual({ start: 420, end: 1140 });
    expect(axisOf([stretch(1, "22:00", "06:00")], false)).toEqual({ start: 0, end: 1440 });
    expect(hoursOf({ start: 420, end: 1140 })).toEqual([7, 9, 11, 13, 15, 17, 19]);
    expect(hoursOf({ start: 0, end: 1440 })).toEqual([0, 4, 8, 12, 16, 20, 24]);
  });

  it("places a span in per cent and nothing outside", () => {
    const axis = { start: 480, end: 1080 };
    expect(placeOn(axis, { start: 480, end: 780 })).toEqual({ left: 0, width: 50 });
    expect(placeOn(axis, { start: 60, end: 480 })).toBeNull();
  });
});
