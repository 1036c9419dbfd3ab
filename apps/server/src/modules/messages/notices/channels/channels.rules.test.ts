import { describe, expect, it } from "vitest";

import { lockedMails, noticeGroups } from "@atrio/contract/messages/notice-groups";
import type { QuietHours } from "@atrio/contract/messages/notice-preferences";

import { channelsOf, isOff, lastDigest, timesFor } from "./channels.rules.ts";

const at = (instant: string): number => Date.parse(instant);
const hours = (from: string, to: string) => ({ start: at(from), end: at(to) });
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const nowhere = { hours: [], isPlanned: false };

describe("the channels of a notice", () => {
  const habits = { frecuencia: "al_momento", elecciones: [] } as const;
  const off = (tipo: string) => ({ tipo, correo: false, push: false });

  it("a notice uses all channels for a worker without preferences", () => {
    for (const tipo of noticeGroups) {
      expect(channelsOf({ tipo, isUrgent: false }, habits)).toEqual({ mail: "now", push: true });
    }
  });

  it("channels are chosen by kind, except for locked mails", () => {
    for (const tipo of noticeGroups) {
      const chosen = { ...habits, elecciones: [off(tipo)] };
      const mail = lockedMails[tipo] === null ? "never" : "now";
      expect(channelsOf({ tipo, isUrgent: false }, chosen)).toEqual({ mail, push: false });
      const other = noticeGroups.find((one) => one !== tipo);
      const kept = { mail: "now", push: true };
      expect(channelsOf({ tipo: other ?? tipo, isUrgent: false }, chosen)).toEqual(kept);
    }
    expect(noticeGroups.filter((tipo) => lockedMails[tipo] !== null)).toEqual([
      "fichaje",
      "firma",
      "cuenta_bancaria",
      "acceso",
    ]);
  });

  it("the summary gathers notices that are neither urgent nor locked", () => {
    const daily = { ...habits, frecuencia: "diario" } as const;
    expect(channelsOf({ tipo: "nomina", isUrgent: false }, daily).mail).toBe("digest");
    expect(channelsOf({ tipo: "nomina", isUrgent: true }, daily).mail).toBe("now");
    expect(channelsOf({ tipo: "firma", isUrgent: false }, daily).mail).toBe("now");
    const silent = { ...daily, elecciones: [off("nomina")] };
    expect(channelsOf({ tipo: "nomina", isUrgent: false }, silent).mail).toBe("never");
  });
});

describe("quiet hours", () => {
  const sent = (now: string, quiet: QuietHours, zone = "Europe/Madrid"): string => {
    const habits = { desconexion: false, silencio: quiet, zona_horaria: zone };
    const { mail, push } = timesFor(at(now), habits, nowhere);
    expect(push).toBe(mail);
    return new Date(mail).toISOString();
  };
  const night = { desde: "22:00", hasta: "07:30", dias: everyDay };

  it.each([
    // Wednesday 18 November 2026 in Madrid is an hour ahead.
    ["2026-11-18T20:59:59Z", "2026-11-18T20:59:59.000Z"],
    ["2026-11-18T21:00:00Z", "2026-11-19T06:30:00.000Z"],
    ["2026-11-19T02:00:00Z", "2026-11-19T06:30:00.000Z"],
    ["2026-11-19T06:29:59Z", "2026-11-19T06:30:00.000Z"],
    ["2026-11-19T06:30:00Z", "2026-11-19T06:30:00.000Z"],
  ])("quiet hours across midnight: a push at %s goes at %s", (now, expected) => {
    expect(sent(now, night)).toBe(expected);
  });

  it("quiet hours belong to the day on which they begin", () => {
    const friday = { ...night, dias: [5] };
    expect(sent("2026-11-20T22:00:00Z", friday)).toBe("2026-11-21T06:30:00.000Z");
    expect(sent("2026-11-21T04:00:00Z", friday)).toBe("2026-11-21T06:30:00.000Z");
    expect(sent("2026-11-21T22:00:00Z", friday)).toBe("2026-11-21T22:00:00.000Z");
    expect(sent("2026-11-20T04:00:00Z", friday)).toBe("2026-11-20T04:00:00.000Z");
  });

  it("quiet hours within a day end on that day", () => {
    const siesta = { desde: "14:00", hasta: "16:00", dias: everyDay };
    expect(sent("2026-11-18T13:30:00Z", siesta)).toBe("2026-11-18T15:00:00.000Z");
    expect(sent("2026-11-18T15:30:00Z", siesta)).toBe("2026-11-18T15:30:00.000Z");
  });

  it("quiet hours end by the wall clock on the nights of a clock change", () => {
    // Spring: 02:00 becomes 03:00 on 29 March; autumn: 03:00 becomes 02:00 on 25 October.
    expect(sent("2026-03-28T22:00:00Z", night)).toBe("2026-03-29T05:30:00.000Z");
    expect(sent("2026-10-24T22:00:00Z", night)).toBe("2026-10-25T06:30:00.000Z");
    const early = { desde: "22:00", hasta: "02:30", dias: everyDay };
    // Half past two is skipped: the moment of the change.
    expect(sent("2026-03-28T22:00:00Z", early)).toBe("2026-03-29T01:00:00.000Z");
    // Half past two comes twice: the second one.
    expect(sent("2026-10-25T00:45:00Z", early)).toBe("2026-10-25T01:30:00.000Z");
  });

  it("quiet hours are in the person's zone", () => {
    expect(sent("2026-11-18T21:30:00Z", night, "Atlantic/Canary")).toBe("2026-11-18T21:30:00.000Z");
    expect(sent("2026-11-18T22:30:00Z", night, "Atlantic/Canary")).toBe("2026-11-19T07:30:00.000Z");
  });

  it("quiet hours of nearly all the week leave the minute that they do not cover", () => {
    const always = { desde: "08:00", hasta: "07:59", dias: everyDay };
    expect(sent("2026-11-18T12:00:00Z", always)).toBe("2026-11-19T06:59:00.000Z");
  });
});

describe("the right to disconnect", () => {
  const week = {
    isPlanned: true,
    hours: [
      hours("2026-11-18T07:00:00Z", "2026-11-18T15:00:00Z"),
      hours("2026-11-19T07:00:00Z", "2026-11-19T15:00:00Z"),
    ],
  };
  const habits = { desconexion: true, silencio: null, zona_horaria: "Europe/Madrid" };
  const evening = at("2026-11-18T19:00:00Z");

  it("the right to disconnect keeps mails and messages for the next working hours", () => {
    const morning = at("2026-11-19T07:00:00Z");
    expect(timesFor(evening, habits, week)).toEqual({ mail: morning, push: morning });
    const noon = at("2026-11-18T12:00:00Z");
    expect(timesFor(noon, habits, week)).toEqual({ mail: noon, push: noon });
  });

  it("the right to disconnect is for workers who want it", () => {
    const reachable = { ...habits, desconexion: false };
    expect(timesFor(evening, reachable, week)).toEqual({ mail: evening, push: evening });
  });

  it("the right to disconnect without coming working hours stops pushes, but not mails", () => {
    const later = at("2026-11-19T16:00:00Z");
    expect(timesFor(later, habits, week)).toEqual({ mail: later, push: null });
    const onLeave = { isPlanned: true, hours: [] };
    expect(timesFor(later, habits, onLeave)).toEqual({ mail: later, push: null });
    expect(timesFor(later, habits, nowhere)).toEqual({ mail: later, push: later });
  });

  it("the right to disconnect holds for all the days without work of who has a schedule", () => {
    const later = at("2026-11-19T15:00:00Z");
    expect(isOff(evening, habits, week)).toBe(false);
    expect(isOff(later - 1, habits, week)).toBe(false);
    expect(isOff(later, habits, week)).toBe(true);
    expect(isOff(later, { desconexion: false }, week)).toBe(false);
    expect(isOff(later, habits, nowhere)).toBe(false);
  });

  it("a held-back mail waits for working hours that are not quiet", () => {
    const silencio = { desde: "22:00", hasta: "09:30", dias: everyDay };
    const free = at("2026-11-19T08:30:00Z");
    expect(timesFor(evening, { ...habits, silencio }, week)).toEqual({ mail: free, push: free });
  });

  it("quiet hours hold even for a reader who works in them", () => {
    const nights = {
      isPlanned: true,
      hours: [
        hours("2026-11-18T21:00:00Z", "2026-11-19T05:00:00Z"),
        hours("2026-11-19T21:00:00Z", "2026-11-20T05:00:00Z"),
      ],
    };
    const silencio = { desde: "22:00", hasta: "07:00", dias: everyDay };
    const times = timesFor(evening, { ...habits, silencio }, nights);
    expect(times).toEqual({ mail: at("2026-11-20T06:00:00Z"), push: null });
  });
});

describe("the last summary that was due", () => {
  const due = (frecuencia: "al_momento" | "diario" | "semanal", now: string, zone: string) => {
    const { dia, at: instant } = lastDigest(at(now), { frecuencia, zona_horaria: zone });
    return [dia, new Date(instant).toISOString()];
  };

  it.each([
    ["diario", "2026-11-18T06:59:59Z", ["2026-11-17", "2026-11-17T07:00:00.000Z"]],
    ["diario", "2026-11-18T07:00:00Z", ["2026-11-18", "2026-11-18T07:00:00.000Z"]],
    ["semanal", "2026-11-18T12:00:00Z", ["2026-11-16", "2026-11-16T07:00:00.000Z"]],
    ["semanal", "2026-11-16T06:59:59Z", ["2026-11-09", "2026-11-09T07:00:00.000Z"]],
    ["al_momento", "2026-11-18T12:00:00Z", ["2026-11-18", "2026-11-18T12:00:00.000Z"]],
  ] as const)("the last summary that was due: %s at %s", (frequency, now, expected) => {
    expect(due(frequency, now, "Europe/Madrid")).toEqual(expected);
  });

  it("a summary is due at eight on the person's clock, also after a clock change", () => {
    expect(due("diario", "2026-11-18T07:30:00Z", "Atlantic/Canary")[0]).toBe("2026-11-17");
    const changed = ["2026-03-29", "2026-03-29T06:00:00.000Z"];
    expect(due("diario", "2026-03-29T12:00:00Z", "Europe/Madrid")).toEqual(changed);
  });
});
