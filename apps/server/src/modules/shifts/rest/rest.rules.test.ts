import { describe, expect, it } from "vitest";

import { Temporal } from "../../../lib/calendar/clock.ts";

import { findBreaks, shortNotice } from "./rest.rules.ts";
import type { RestBreak, WorkedShift } from "./rest.rules.ts";

const MADRID = "Europe/Madrid";
const range = { from: "2026-03-02", to: "2026-03-29", born: null };

/** Epoch milliseconds of a local time. */
const at = (zone: string, local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;

let id = 0;

/** A shift by its local times; a pause interrupts work and effort, a paid one effort alone. */
function shift(
  fecha: string,
  from: string,
  to: string,
  { zone = MADRID, pause }: { zone?: string; pause?: [string, string, paid?: boolean] } = {},
): WorkedShift {
  const next = to <= from ? Temporal.PlainDate.from(fecha).add({ days: 1 }).toString() : fecha;
  const start = at(zone, `${fecha}T${from}`);
  const end = at(zone, `${next}T${to}`);
  const whole = [{ start, end }];
  const cut =
    pause === undefined
      ? whole
      : [
          { start, end: at(zone, `${fecha}T${pause[0]}`) },
          { start: at(zone, `${fecha}T${pause[1]}`), end },
        ];
  return {
    turno_id: (id += 1),
    fecha,
    zona_horaria: zone,
    periodo: { start, end },
    work: pause?.[2] === true ? whole : cut,
    effort: cut,
  };
}

const named = (found: readonly RestBreak[]): unknown[] =>
  found.map(({ norma, fecha, valor }) => [norma, fecha, valor]);

const of = (norma: RestBreak["norma"], shifts: WorkedShift[], more = {}): unknown[] =>
  named(findBreaks(shifts, { ...range, ...more }).filter((one) => one.norma === norma));

describe("rules of rest and working time", () => {
  it("twelve hours lie between two working days; a split day is one (ET 34.3)", () => {
    const late = shift("2026-03-02", "14:00", "22:00");
    expect(of("descanso_diario", [late, shift("2026-03-03", "10:00", "14:00")])).toEqual([]);
    expect(of("descanso_diario", [late, shift("2026-03-03", "09:59", "14:00")])).toEqual([
      ["descanso_diario", "2026-03-03", 719],
    ]);
    const split = [shift("2026-03-02", "09:00", "13:00"), shift("2026-03-02", "16:00", "20:00")];
    expect(of("descanso_diario", split)).toEqual([]);
  });

  it("a day has at most nine hours, eight under 18", () => {
    const long = [shift("2026-03-02", "08:00", "17:01")];
    expect(of("jornada_diaria", long)).toEqual([["jornada_diaria", "2026-03-02", 541]]);
    expect(of("jornada_diaria", [shift("2026-03-02", "08:00", "17:00")])).toEqual([]);
    const minor = { born: "2008-03-03" };
    const day = [shift("2026-03-02", "08:00", "16:30"), shift("2026-03-03", "08:00", "16:30")];
    expect(of("menores_jornada", day, minor)).toEqual([["menores_jornada", "2026-03-02", 510]]);
  });

  it("a week has a rest of 36 hours, or shares one of 72 with the next (ET 37.1)", () => {
    const week = (monday: number, days: number[]): WorkedShift[] =>
      days.map((day) => {
        const fecha = `2026-03-${String(monday + day).padStart(2, "0")}`;
        return shift(fecha, "08:00", "14:00");
      });
    const all = [0, 1, 2, 3, 4, 5, 6];
    // Saturday 14:00 to Monday 08:00 are 42 hours.
    expect(of("descanso_semanal", [...week(2, [0, 1, 2, 3, 4, 5]), ...week(9, [0])])).toEqual([]);
    const full = [...week(2, all), ...week(9, all), ...week(16, all)];
    expect(of("descanso_semanal", full)).toEqual([["descanso_semanal", "2026-03-15", 1080]]);
    const shared = [...week(2, all), ...week(9, [0, 1, 2, 3]), ...week(16, [0])];
    expect(of("descanso_semanal", shared)).toEqual([]);
  });

  it("four weeks have forty hours on average (ET 34.1)", () => {
    const weeks = [2, 9, 16, 23].flatMap((monday) =>
      [0, 1, 2, 3, 4].map((day) =>
        shift(`2026-03-${String(monday + day).padStart(2, "0")}`, "08:00", "16:00"),
      ),
    );
    expect(of("jornada_semanal", weeks)).toEqual([]);
    expect(of("jornada_semanal", [...weeks, shift("2026-03-28", "08:00", "10:00")])).toEqual([
      ["jornada_semanal", "2026-03-28", 2430],
    ]);
  });

  it("nights average eight hours, and are two weeks in a row at most (ET 36)", () => {
    const nights = [2, 9, 16].map((day) =>
      shift(`2026-03-${String(day).padStart(2, "0")}`, "21:00", "06:00"),
    );
    expect(of("noches_media", nights).length).toBe(3);
    expect(of("noches_seguidas", nights)).toEqual([["noches_seguidas", "2026-03-16", 3]]);
    expect(of("noches_seguidas", nights.slice(0, 2))).toEqual([]);
    // Two hours and 59 minutes after 22:00 make no night shift.
    const evenings = [2, 9, 16].map((day) =>
      shift(`2026-03-${String(day).padStart(2, "0")}`, "17:00", "00:59"),
    );
    expect(of("noches_seguidas", evenings)).toEqual([]);
  });

  it("people under 18 do not work at night (ET 6.2)", () => {
    const evening = [shift("2026-03-02", "18:00", "22:15")];
    expect(of("menores_noche", evening, { born: "2009-05-01" })).toEqual([
      ["menores_noche", "2026-03-02", 15],
    ]);
    expect(of("menores_noche", evening)).toEqual([]);
  });

  it("more than six hours on end need a pause of fifteen minutes, paid or not (ET 34.4)", () => {
    const day = (pause?: [string, string, boolean?]): unknown[] =>
      of("pausa_jornada", [
        shift("2026-03-02", "08:00", "14:30", pause === undefined ? {} : { pause }),
      ]);
    expect(day()).toEqual([["pausa_jornada", "2026-03-02", 390]]);
    expect(day(["11:00", "11:10"])).toEqual([["pausa_jornada", "2026-03-02", 380]]);
    expect(day(["11:00", "11:15"])).toEqual([]);
    expect(day(["11:00", "11:15", true])).toEqual([]);
  });
});

/** Numbers between 0 and 1 that repeat with their seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Quarters of an hour of a shift before its pause, in it and after it. */
type Parts = { before: number; pause: number; after: number; isPaid: boolean };

type Roster = {
  zone: string;
  shifts: WorkedShift[];
  first: string;
  /** Birth of a person who is under 18 at first, or all the time. */
  born: string | null;
  parts: Map<WorkedShift, Parts>;
};

/** The shift with a pause of its parts, as the planner stores it. */
function withPause(one: WorkedShift, { before, pause, isPaid }: Parts): WorkedShift {
  if (pause === 0) return one;
  const quarter = 900_000;
  const { start, end } = one.periodo;
  const from = start + before * quarter;
  const cut = [
    { start, end: from },
    { start: from + pause * quarter, end },
  ];
  return { ...one, work: isPaid ? one.work : cut, effort: cut };
}

/**
 * A roster of six weeks around a clock change: shifts of any length that do not overlap, some days with two,
 * most shifts with a pause, half of the rosters of a minor.
 */
function rosterOf(seed: number): Roster {
  const random = randomOf(seed);
  const zone = random() < 0.5 ? MADRID : "Atlantic/Canary";
  const first = random() < 0.5 ? "2026-03-02" : "2026-10-05";
  const busy = 0.55 + random() * 0.45;
  const days = random() < 0.5 ? 20 : 400;
  const birth = Temporal.PlainDate.from(first).subtract({ years: 18 }).add({ days });
  const born = random() < 0.5 ? null : birth.toString();
  const shifts: WorkedShift[] = [];
  const parts: Roster["parts"] = new Map();
  for (let half = 0; half < 84; half += 1) {
    const fecha = Temporal.PlainDate.from(first)
      .add({ days: Math.floor(half / 2) })
      .toString();
    // The second shift of a day is rarer.
    if (random() > (half % 2 === 0 ? busy : 0.2)) continue;
    const clock = (minutes: number): string =>
      `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    const from = Math.floor(random() * 96) * 15;
    const length = 60 + Math.floor(random() * 44) * 15;
    const whole = shift(fecha, clock(from), clock(from + length), { zone });
    const quarters = (whole.periodo.end - whole.periodo.start) / 900_000;
    const pause = Math.min(Math.floor(random() * 4), quarters - 2);
    const before = 1 + Math.floor(random() * (quarters - pause - 1));
    const own = { before, pause, after: quarters - before - pause, isPaid: random() < 0.5 };
    const one = withPause(whole, own);
    const previous = shifts.at(-1);
    if (previous !== undefined && previous.periodo.end > one.periodo.start) continue;
    shifts.push(one);
    parts.set(one, own);
  }
  return { zone, shifts, first, born, parts };
}

/** A function of a shift that is computed once for each. */
function memo<T>(compute: (one: WorkedShift) => T): (one: WorkedShift) => T {
  const known = new Map<WorkedShift, T>();
  return (one) => {
    const value = known.get(one) ?? compute(one);
    known.set(one, value);
    return value;
  };
}

/** The same rules by quarters of an hour, on wall clocks of Temporal. */
function recount({ zone, shifts, first, born, parts }: Roster): string[] {
  const found: string[] = [];
  const wall = (instant: number): Temporal.ZonedDateTime =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const partsOf = (one: WorkedShift): Parts => {
    const own = parts.get(one);
    if (own === undefined) throw new Error("A shift of another roster");
    return own;
  };
  const minutesOf = (one: WorkedShift): number => {
    const { before, pause, after, isPaid } = partsOf(one);
    return (before + after + (isPaid ? pause : 0)) * 15;
  };
  const nightMinutes = memo((one: WorkedShift): number => {
    const { before, pause, after, isPaid } = partsOf(one);
    let minutes = 0;
    for (let quarter = 0; quarter < before + pause + after; quarter += 1) {
      const isFree = !isPaid && quarter >= before && quarter < before + pause;
      const { hour } = wall(one.periodo.start + quarter * 900_000);
      if (!isFree && (hour >= 22 || hour < 6)) minutes += 15;
    }
    return minutes;
  });
  const isNight = (one: WorkedShift): boolean => nightMinutes(one) >= 180;
  const isMinor = (fecha: string): boolean =>
    born !== null && Temporal.PlainDate.from(born).add({ years: 18 }).toString() > fecha;
  const dayOf = (date: string): WorkedShift[] => shifts.filter(({ fecha }) => fecha === date);
  const sum = (some: readonly WorkedShift[], value: (one: WorkedShift) => number): number =>
    some.reduce((total, one) => total + value(one), 0);
  const lacksPause = (one: WorkedShift): boolean => {
    const { before, pause, after } = partsOf(one);
    const [most, least] = isMinor(one.fecha) ? [18, 2] : [24, 1];
    return pause >= least ? Math.max(before, after) > most : before + after > most;
  };
  const weekOf = (fecha: string): string => {
    const date = Temporal.PlainDate.from(fecha);
    return date.subtract({ days: date.dayOfWeek - 1 }).toString();
  };
  const weeks = [...new Set(shifts.map((one) => weekOf(one.fecha)))];
  const days = [...new Set(shifts.map(({ fecha }) => fecha))];
  for (const [index, fecha] of days.entries()) {
    const own = dayOf(fecha);
    const [last] = dayOf(days[index - 1] ?? "").slice(-1);
    const start = Math.min(...own.map(({ periodo }) => periodo.start));
    if (last !== undefined && start - last.periodo.end < 12 * 3_600_000) {
      found.push(`descanso_diario ${fecha}`);
    }
    if (isMinor(fecha)) {
      if (sum(own, minutesOf) > 480) found.push(`menores_jornada ${fecha}`);
      if (sum(own, nightMinutes) > 0) found.push(`menores_noche ${fecha}`);
    } else if (sum(own, minutesOf) > 540) found.push(`jornada_diaria ${fecha}`);
    if (own.some(lacksPause)) found.push(`pausa_jornada ${fecha}`);
    if (own.some(isNight)) {
      const since = Temporal.PlainDate.from(fecha).subtract({ days: 14 }).toString();
      const worked = days.filter((day) => day >= since && day <= fecha);
      const total = worked.reduce((minutes, day) => minutes + sum(dayOf(day), minutesOf), 0);
      if (total / worked.length > 480) found.push(`noches_media ${fecha}`);
    }
  }
  for (const week of weeks) {
    const inWeek = shifts.filter(({ fecha }) => weekOf(fecha) === week);
    const since = Temporal.PlainDate.from(week).subtract({ days: 21 }).toString();
    const four = shifts.filter(({ fecha }) => weekOf(fecha) >= since && weekOf(fecha) <= week);
    const total = sum(four, minutesOf);
    const last = inWeek.at(-1)?.fecha ?? "";
    if (total > 4 * 2400) found.push(`jornada_semanal ${last}`);
    const night = inWeek.find((one) => isNight(one));
    const earlier = [1, 2].every((back) => {
      const other = Temporal.PlainDate.from(week)
        .subtract({ days: 7 * back })
        .toString();
      return shifts.some((one) => weekOf(one.fecha) === other && isNight(one));
    });
    if (night !== undefined && earlier) found.push(`noches_seguidas ${night.fecha}`);
  }
  return found.filter((line) => line.slice(-10) >= first).toSorted();
}

it("a notice is short if midnight came fewer than five times since, on the clocks of the centre", () => {
  const random = randomOf(29);
  const counts = new Map<number | null, number>();
  for (let round = 0; round < 500; round += 1) {
    const zone = random() < 0.5 ? MADRID : "Atlantic/Canary";
    const opens = random() < 0.5 ? "2026-03-26T00:00" : "2026-10-22T00:00";
    const now = at(zone, opens) + Math.floor(random() * 96) * 3_600_000;
    const fecha = Temporal.PlainDate.from(opens.slice(0, 10))
      .add({ days: Math.floor(random() * 10) })
      .toString();
    let midnights = 0;
    const day = (instant: number): number =>
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).day;
    for (let hour = now; hour < at(zone, `${fecha}T00:00`); hour += 3_600_000) {
      if (day(hour) !== day(hour + 3_600_000)) midnights += 1;
    }
    const isPast =
      Temporal.Instant.fromEpochMilliseconds(now)
        .toZonedDateTimeISO(zone)
        .toPlainDate()
        .toString() > fecha;
    const expected = isPast || midnights >= 5 ? null : midnights;
    expect(shortNotice({ fecha, zona_horaria: zone }, now), `${fecha} ${now} ${zone}`).toBe(
      expected,
    );
    counts.set(expected, (counts.get(expected) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
});

describe("generated rosters", { timeout: 180_000 }, () => {
  it("breaks of 500 rosters equal a recount by quarters of an hour", () => {
    const counts: Record<string, number> = {};
    for (let seed = 1; seed <= 500; seed += 1) {
      const roster = rosterOf(seed);
      const { first: from, born } = roster;
      const to = Temporal.PlainDate.from(from).add({ days: 50 }).toString();
      const found = findBreaks(roster.shifts, { from, to, born })
        .filter(({ norma }) => norma !== "descanso_semanal")
        .map(({ norma, fecha }) => `${norma} ${fecha}`)
        .toSorted();
      expect(found, `seed ${seed}`).toEqual(recount(roster));
      for (const line of found) {
        const name = line.slice(0, -11);
        counts[name] = (counts[name] ?? 0) + 1;
      }
    }
    expect(Object.keys(counts).toSorted()).toEqual([
      "descanso_diario",
      "jornada_diaria",
      "jornada_semanal",
      "menores_jornada",
      "menores_noche",
      "noches_media",
      "noches_seguidas",
      "pausa_jornada",
    ]);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  });

  it("a week has its rest if and only if one of 36 hours, or of 72 nearby, lies around it", () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const { zone, shifts, first } = rosterOf(seed);
      const to = Temporal.PlainDate.from(first).add({ days: 50 }).toString();
      const found = new Set(
        findBreaks(shifts, { from: first, to, born: null })
          .filter(({ norma }) => norma === "descanso_semanal")
          .map(({ fecha }) => fecha),
      );
      const dateOf = (instant: number): Temporal.PlainDate =>
        Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate();
      const mondayOf = (date: Temporal.PlainDate): string =>
        date.subtract({ days: date.dayOfWeek - 1 }).toString();
      const ends = [Number.NEGATIVE_INFINITY, ...shifts.map(({ periodo }) => periodo.end)];
      const starts = [...shifts.map(({ periodo }) => periodo.start), Number.POSITIVE_INFINITY];
      const hasRest = (monday: string, hours: number): boolean => {
        const week = Temporal.PlainDate.from(monday);
        const opens = at(zone, `${monday}T00:00`);
        const closes = at(zone, `${week.add({ days: 7 }).toString()}T00:00`);
        return ends.some((end, index) => {
          const start = starts[index] ?? end;
          if (start - end < hours * 3_600_000) return false;
          const isMiddle =
            Number.isFinite(start - end) && mondayOf(dateOf((start + end) / 2)) === monday;
          let covered = 0;
          for (let now = opens; now < closes; now += 900_000) {
            if (now >= end && now < start) covered += 15;
          }
          return isMiddle || covered >= 36 * 60;
        });
      };
      const weeks = Map.groupBy(shifts, ({ fecha }) => mondayOf(Temporal.PlainDate.from(fecha)));
      for (const [monday, own] of weeks) {
        const near = [-7, 7].map((days) =>
          Temporal.PlainDate.from(monday).add({ days }).toString(),
        );
        const isServed = hasRest(monday, 36) || near.some((other) => hasRest(other, 72));
        const last = own.at(-1)?.fecha ?? "";
        expect(found.has(last), `seed ${seed}, week of ${monday}`).toBe(!isServed);
      }
    }
  });
});
