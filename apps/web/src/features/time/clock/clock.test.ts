import { describe, expect, it } from "vitest";

import { formatTime } from "../../../lib/format.ts";
import { signingOf, workdayOf } from "../../../test/workdays.ts";

import {
  daysAround,
  firstWork,
  lastEnd,
  lastTypeId,
  punchedAt,
  scheduledStretches,
  shownDay,
  timelineOf,
} from "./clock.model.ts";

const madrid = "Europe/Madrid";
const hhmm = (instant: string) => formatTime(instant, madrid);

describe("the timeline", () => {
  const work = signingOf({
    id: 1,
    hora_inicio: "2026-11-18T06:58:00.000Z",
    hora_fin: "2026-11-18T10:00:00.000Z",
  });
  const pause = signingOf({
    id: 2,
    hora_inicio: "2026-11-18T10:00:00.000Z",
    hora_fin: "2026-11-18T10:20:00.000Z",
    parada_id: 4,
    fichador_id: null,
    cuenta_como_trabajo: false,
  });
  const open = signingOf({ id: 3, hora_inicio: "2026-11-18T10:20:00.000Z" });
  const day = workdayOf({ fichajes: [work, pause, open] });
  const now = "2026-11-18T12:40:00.000Z";

  it("the timeline opens on the half hour before the first entry, with ticks on half hours", () => {
    const { ticks, from, to } = timelineOf({ day, now });
    expect(ticks.map(hhmm)).toEqual(["07:30", "10:00", "12:30", "15:00", "17:30"]);
    expect([hhmm(from), hhmm(to)]).toEqual(["07:30", "17:30"]);
  });

  it("the timeline draws work, pauses and the open signing, one after the other", () => {
    const { segments } = timelineOf({ day, now });
    expect(segments.map(({ kind }) => kind)).toEqual(["work", "pause", "work"]);
    expect(segments.map(({ to }) => to)).toEqual([work.hora_fin, pause.hora_fin, null]);
    const [first, second, third] = segments;
    expect(first?.left).toBeCloseTo((28 / 600) * 100);
    expect(first?.width).toBeCloseTo((182 / 600) * 100);
    expect(second?.left).toBeCloseTo(35);
    expect(third?.width).toBeCloseTo((140 / 600) * 100);
  });

  it("the timeline marks a pause that counts as work", () => {
    const paid = workdayOf({ fichajes: [{ ...pause, cuenta_como_trabajo: true }] });
    expect(timelineOf({ day: paid, now }).segments[0]?.kind).toBe("paidPause");
  });

  it("the timeline shows a plain day when nothing is known of it", () => {
    const { ticks, segments } = timelineOf({ day: workdayOf({ horario: [] }), now });
    expect(segments).toEqual([]);
    expect(hhmm(ticks[0] ?? "")).toBe("08:00");
  });

  it("the timeline grows in steps of two hours while work goes on", () => {
    const { from, to } = timelineOf({ day, now: "2026-11-18T19:40:00.000Z" });
    expect([hhmm(from), hhmm(to)]).toEqual(["07:30", "21:30"]);
  });

  it("the timeline never draws backwards when the device's clock is behind", () => {
    const { segments } = timelineOf({ day, now: "2026-11-18T06:00:00.000Z" });
    expect(segments.at(-1)?.width).toBe(0);
  });

  it("the timeline holds the whole night of a night shift", () => {
    const night = workdayOf({
      dia: "2026-10-24",
      horario: [{ inicio: "22:00", fin: "06:00" }],
      fichajes: [],
    });
    const { from, to } = timelineOf({ day: night, now: "2026-10-24T20:00:00.000Z" });
    expect(hhmm(from)).toBe("21:30");
    expect(hhmm(to)).toBe("06:30");
  });
});

describe("scheduled stretches", () => {
  it("scheduled stretches end on the next day when they end before they start", () => {
    const night = { dia: "2026-11-18", horario: [{ inicio: "22:00", fin: "06:00" }] };
    expect(scheduledStretches({ ...night, zona_horaria: madrid })).toEqual([
      { from: "2026-11-18T21:00:00.000Z", to: "2026-11-19T05:00:00.000Z" },
    ]);
  });
});

describe("contents of the card", () => {
  const yesterday = workdayOf({ dia: "2026-11-17" });
  const today = workdayOf({ dia: "2026-11-18" });

  it("the card is about today, or the day on which the open night shift began", () => {
    expect(shownDay([yesterday, today], null, "2026-11-18")).toBe(today);
    const open = signingOf({ dia: "2026-11-17" });
    expect(shownDay([yesterday, today], open, "2026-11-18")).toBe(yesterday);
    expect(shownDay([today], open, "2026-11-18")).toBeNull();
  });

  it("the card holds the known days around today, and none without today", () => {
    const days = ["2026-11-11", "2026-11-12", "2026-11-18", "2026-11-24", "2026-11-25"].map((dia) =>
      workdayOf({ dia }),
    );
    expect(daysAround(days, "2026-11-18").map(({ dia }) => dia)).toEqual([
      "2026-11-12",
      "2026-11-18",
      "2026-11-24",
    ]);
    expect(daysAround(days, "2026-11-19")).toEqual([]);
  });

  it("the card knows the first work and the last end", () => {
    const pause = signingOf({ id: 1, parada_id: 2, fichador_id: null });
    const work = signingOf({ id: 2, hora_fin: "2026-11-18T15:00:00.000Z" });
    const day = workdayOf({ fichajes: [pause, work] });
    expect(firstWork(day)?.id).toBe(2);
    expect(lastEnd(day)).toBe("2026-11-18T15:00:00.000Z");
    expect(lastEnd(workdayOf({ fichajes: [signingOf()] }))).toBeNull();
    expect(lastEnd(workdayOf())).toBeNull();
  });

  it("the card offers the type of the newest work again", () => {
    const work = signingOf({ fichador_id: 2 });
    const pause = signingOf({ fichador_id: null, parada_id: 4 });
    expect(lastTypeId([workdayOf({ fichajes: [work, pause] }), workdayOf()])).toBe(2);
    expect(lastTypeId([workdayOf()])).toBeNull();
  });

  it("the card tells the time of a punch from the started or ended signing", () => {
    const open = signingOf({ hora_inicio: "2026-11-18T08:00:00.000Z" });
    const ended = signingOf({ hora_fin: "2026-11-18T16:00:00.000Z" });
    expect(punchedAt(open, workdayOf({ fichajes: [open] }))).toBe("2026-11-18T08:00:00.000Z");
    expect(punchedAt(null, workdayOf({ fichajes: [ended] }))).toBe("2026-11-18T16:00:00.000Z");
  });
});
