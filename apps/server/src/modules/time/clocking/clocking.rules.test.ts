import { describe, expect, it } from "vitest";

import {
  endOf,
  figuresOf,
  minutesBetween,
  planPunch,
  skewOf,
  workdayFor,
} from "./clocking.rules.ts";

const at = (instant: string): number => Date.parse(instant);
const work = { parada_id: null };
const pause = { parada_id: 3 };

describe("effects of a punch", () => {
  it.each([
    ["entrada", null, { ends: false, starts: "work" }],
    ["entrada", work, "clock.already_running"],
    ["entrada", pause, "clock.already_running"],
    ["salida", null, "clock.not_running"],
    ["salida", work, { ends: true, starts: null }],
    ["salida", pause, { ends: true, starts: null }],
    ["pausa", null, "clock.not_running"],
    ["pausa", work, { ends: true, starts: "pause" }],
    ["pausa", pause, "clock.already_paused"],
    ["reanudar", null, "clock.not_paused"],
    ["reanudar", work, "clock.not_paused"],
    ["reanudar", pause, { ends: true, starts: "work" }],
    [undefined, null, { ends: false, starts: "work" }],
    [undefined, work, { ends: true, starts: null }],
    [undefined, pause, { ends: true, starts: "work" }],
  ] as const)("the punch %s with %o open leads to %o", (action, open, plan) => {
    expect(planPunch(action, open)).toEqual(plan);
  });
});

describe("the end of a signing", () => {
  const start = at("2026-11-17T08:00:00Z");

  it("the end of a signing is now while it is open for a day at most", () => {
    const now = at("2026-11-18T08:00:00Z");
    expect(endOf({ start, now, stated: undefined })).toEqual({ end: now, declared: false });
    expect(endOf({ start, now, stated: now })).toBe("clock.end_not_expected");
  });

  it("after a day the end of a signing is stated by its worker, within a day and not in the future", () => {
    const now = at("2026-11-18T08:00:01Z");
    const stated = at("2026-11-17T16:00:00Z");
    expect(endOf({ start, now, stated: undefined })).toBe("clock.end_required");
    expect(endOf({ start, now, stated })).toEqual({ end: stated, declared: true });
    expect(endOf({ start, now, stated: start })).toBe("clock.end_out_of_range");
    expect(endOf({ start, now, stated: at("2026-11-18T08:00:01Z") })).toBe(
      "clock.end_out_of_range",
    );
    expect(
      endOf({ start, now: at("2026-11-18T08:00:00.5Z"), stated: at("2026-11-18T09:00:00Z") }),
    ).toBe("clock.end_out_of_range");
  });
});

describe("durations", () => {
  it("durations are the whole minutes of the printed HH:mm", () => {
    expect(minutesBetween(at("2026-11-18T08:00:59.999Z"), at("2026-11-18T09:00:00Z"))).toBe(60);
    expect(minutesBetween(at("2026-11-18T08:00:00Z"), at("2026-11-18T08:00:59Z"))).toBe(0);
  });
});

describe("the working day of a new signing", () => {
  const night = {
    fecha: "2026-11-17",
    intervals: [{ start: at("2026-11-17T21:00:00Z"), end: at("2026-11-18T05:00:00Z") }],
  };
  const today = { fecha: "2026-11-18", intervals: [] };

  it("the working day of a new signing is the date on which a running night shift began", () => {
    expect(workdayFor(at("2026-11-18T01:00:00Z"), "2026-11-18", [night, today])).toBe("2026-11-17");
  });

  it("the working day of a new signing is the calendar date once the shift is over", () => {
    expect(workdayFor(at("2026-11-18T05:00:00Z"), "2026-11-18", [night, today])).toBe("2026-11-18");
  });

  it("the working day is the next date for somebody early to a shift that starts at midnight", () => {
    const midnight = {
      fecha: "2026-11-19",
      intervals: [{ start: at("2026-11-18T23:00:00Z"), end: at("2026-11-19T07:00:00Z") }],
    };
    const early = at("2026-11-18T22:45:00Z");
    expect(workdayFor(early, "2026-11-18", [night, today, midnight])).toBe("2026-11-19");
    const tooEarly = at("2026-11-18T20:00:00Z");
    expect(workdayFor(tooEarly, "2026-11-18", [night, today, midnight])).toBe("2026-11-18");
  });
});

describe("figures and status of a day", () => {
  const day = {
    fecha: "2026-11-17",
    today: "2026-11-18",
    now: at("2026-11-18T08:00:00Z"),
    intervals: [{ start: at("2026-11-17T08:00:00Z"), end: at("2026-11-17T16:00:00Z") }],
    scheduledMinutes: 480,
    toleranceMinutes: 15,
    isWorkedAway: false,
  };
  const worked = (start: string, end: string | null) => ({
    start: at(start),
    end: end === null ? null : at(end),
    isPause: false,
    countsAsWork: true,
  });

  it("a day is correct (4) within tolerance and wrong (3) a minute beyond it", () => {
    const exact = figuresOf({
      ...day,
      signings: [worked("2026-11-17T08:15:00Z", "2026-11-17T16:00:00Z")],
    });
    expect(exact).toMatchObject({
      minutos_trabajados: 465,
      saldo_minutos: -15,
      minutos_retraso: 15,
      estado_id: 4,
    });
    const short = figuresOf({
      ...day,
      signings: [worked("2026-11-17T08:16:00Z", "2026-11-17T16:00:00Z")],
    });
    expect(short.estado_id).toBe(3);
    const long = figuresOf({
      ...day,
      signings: [worked("2026-11-17T08:00:00Z", "2026-11-17T16:16:00Z")],
    });
    expect(long.estado_id).toBe(3);
  });

  it("a scheduled past day without signings is wrong (3), an unscheduled one rest (1)", () => {
    expect(figuresOf({ ...day, signings: [] })).toMatchObject({
      estado_id: 3,
      saldo_minutos: -480,
    });
    expect(figuresOf({ ...day, signings: [], scheduledMinutes: 0 }).estado_id).toBe(1);
  });

  it("a future day has neither status nor balance", () => {
    const coming = figuresOf({ ...day, fecha: "2026-11-19", signings: [] });
    expect(coming).toMatchObject({ estado_id: null, saldo_minutos: 0 });
    const today = figuresOf({ ...day, fecha: "2026-11-18", signings: [] });
    expect(today).toMatchObject({ estado_id: null, saldo_minutos: 0 });
  });

  it("a day with an open signing is in progress (2), and wrong (3) after more than a day", () => {
    const open = worked("2026-11-17T08:00:00Z", null);
    expect(figuresOf({ ...day, signings: [open] }).estado_id).toBe(2);
    const forgotten = figuresOf({ ...day, now: at("2026-11-18T08:00:01Z"), signings: [open] });
    expect(forgotten).toMatchObject({ estado_id: 3, minutos_trabajados: 0, saldo_minutos: -480 });
  });

  it("clocking in costs no balance: missing minutes of a running day may still be worked", () => {
    const morning = { ...day, fecha: "2026-11-18", now: at("2026-11-18T08:01:00Z") };
    const begun = { ...morning, signings: [worked("2026-11-18T08:00:00Z", null)] };
    expect(figuresOf(begun)).toMatchObject({ minutos_trabajados: 1, saldo_minutos: 0 });
    const gone = [worked("2026-11-18T06:00:00Z", "2026-11-18T08:00:00Z")];
    expect(figuresOf({ ...morning, signings: gone }).saldo_minutos).toBe(0);
    expect(figuresOf({ ...morning, signings: gone, scheduledMinutes: 90 }).saldo_minutos).toBe(30);
    expect(figuresOf({ ...morning, signings: gone, today: "2026-11-19" }).saldo_minutos).toBe(-360);
  });

  it("a night shift is measured against its whole schedule once its last signing has ended", () => {
    const midnight = { ...day, now: at("2026-11-17T23:30:00Z") };
    const running = [worked("2026-11-17T21:00:00Z", null)];
    expect(figuresOf({ ...midnight, signings: running }).saldo_minutos).toBe(0);
    const ended = [worked("2026-11-17T21:00:00Z", "2026-11-17T23:00:00Z")];
    expect(figuresOf({ ...midnight, signings: ended }).saldo_minutos).toBe(-360);
  });

  it("a counted pause is work, and any other is left out", () => {
    const pauseOf = (countsAsWork: boolean) => ({
      ...worked("2026-11-17T12:00:00Z", "2026-11-17T12:30:00Z"),
      isPause: true,
      countsAsWork,
    });
    const before = worked("2026-11-17T08:00:00Z", "2026-11-17T12:00:00Z");
    const after = worked("2026-11-17T12:30:00Z", "2026-11-17T16:00:00Z");
    const counting = figuresOf({ ...day, signings: [before, pauseOf(true), after] });
    expect(counting).toMatchObject({ minutos_trabajados: 480, minutos_pausa: 0 });
    const not = figuresOf({ ...day, signings: [before, pauseOf(false), after] });
    expect(not).toMatchObject({ minutos_trabajados: 450, minutos_pausa: 30 });
  });
});

describe("device clock", () => {
  it("the skew of a device clock is clamped to 32 bits", () => {
    expect(skewOf(undefined, 0)).toBeNull();
    expect(skewOf(1500, 1000)).toBe(500);
    expect(skewOf(at("2199-01-01T00:00:00Z"), 0)).toBe(2_147_483_647);
  });
});
