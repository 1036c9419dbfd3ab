import type { Random } from "./random.ts";

/** Clocking habits of a person. */
export type Habits = {
  /** Minutes after the start of the shift at which they usually arrive; negative is early. */
  arrives: number;
  /** ISO weekdays on which they usually work from home. */
  teleworks: readonly number[];
  /** Clocks lunch as a pause; otherwise clocks out and in again. */
  lunchAsPause: boolean;
  /** Sometimes works at the company's other place. */
  visits: boolean;
  /** Share of days with a counted break. */
  breaks: number;
  /** Share of days on which a punch is forgotten. */
  forgets: number;
  geolocation: "concedida" | "denegada" | "no_disponible";
};

/** An exception of a day from the usual course. */
export type Incident = "forgot-out" | "forgot-all" | "late" | "short" | "long";

/** Draws the habits of a person; telework is on one or two fixed days. */
export function drawHabits(random: Random, mayTelework: boolean): Habits {
  const homeDays: readonly [number[], ...number[][]] = [[2], [4], [5], [2, 4], [3, 5]];
  return {
    arrives: random.normal(-1, 2),
    teleworks: mayTelework && random.chance(0.7) ? random.pick(homeDays) : [],
    lunchAsPause: random.chance(0.35),
    visits: mayTelework && random.chance(0.1),
    breaks: random.chance(0.25) ? 0.6 : 0.04,
    forgets: random.chance(0.2) ? 0.02 : 0.005,
    geolocation: random.pick(["concedida", "concedida", "concedida", "denegada", "no_disponible"]),
  };
}
