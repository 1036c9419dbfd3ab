import { epochOf } from "../src/lib/calendar/clock.ts";
import { addDays, datesBetween, monthRange } from "../src/lib/calendar/dates.ts";
import type { SigningVersion } from "../src/modules/time/clocking/clocking.rules.ts";
import { minutesBetween } from "../src/modules/time/clocking/clocking.rules.ts";

import type { Random } from "./random.ts";
import { askedOn } from "./work-plan.ts";
import type { WorkPlan } from "./work-plan.ts";

type Signing = Pick<SigningVersion, "hora_inicio" | "hora_fin"> & { counts: boolean };

/** Figures of a month, in whole minutes. */
export type MonthFigures = {
  anyo: number;
  mes: number;
  minutos_previstos: number;
  minutos_trabajados: number;
  saldo_minutos: number;
};

/** Course of a month's closure; `sent` is a date. */
export type MonthClosing = MonthFigures & {
  sent: string;
  state: "pending" | "approved" | "rejected";
};

/** The months that have ended between two dates, with the figures that their sheets show. */
export function monthFigures(
  days: ReadonlyMap<string, readonly Signing[]>,
  work: WorkPlan,
  { from, today }: { from: string; today: string },
): MonthFigures[] {
  const figures: MonthFigures[] = [];
  let [year = 0, month = 0] = from.split("-").map(Number);
  for (;;) {
    const { desde, hasta } = monthRange({ year, month });
    if (hasta >= today) return figures;
    figures.push(figuresOf(days, work, { year, month, first: desde, last: hasta }));
    year += month === 12 ? 1 : 0;
    month = (month % 12) + 1;
  }
}

type MonthKey = { year: number; month: number; first: string; last: string };

function figuresOf(
  days: ReadonlyMap<string, readonly Signing[]>,
  work: WorkPlan,
  { year, month, first, last }: MonthKey,
): MonthFigures {
  let scheduled = 0;
  let worked = 0;
  for (const date of datesBetween(first, last)) {
    scheduled += askedOn(work, date).minutes;
    for (const { hora_inicio, hora_fin, counts } of days.get(date) ?? []) {
      if (counts && hora_fin !== null) {
        worked += minutesBetween(epochOf(hora_inicio), epochOf(hora_fin));
      }
    }
  }
  return {
    anyo: year,
    mes: month,
    minutos_previstos: scheduled,
    minutos_trabajados: worked,
    saldo_minutos: worked - scheduled,
  };
}

/** Days after its end in which a month's hours may still be undecided. */
const settledAfterDays = 12;

/**
 * Closures of one person's months: all but the last one are closed; of the last one, once its hours
 * are decided, some are pending and a few rejected.
 */
export function drawClosings(
  random: Random,
  months: readonly MonthFigures[],
  today: string,
): MonthClosing[] {
  return months.flatMap((figures, index): MonthClosing[] => {
    const { hasta } = monthRange({ year: figures.anyo, month: figures.mes });
    const isNewest = index === months.length - 1;
    const sent = addDays(hasta, random.integer(2, 6));
    const draw = random.next();
    if (!isNewest) return [{ ...figures, sent, state: "approved" }];
    if (addDays(hasta, settledAfterDays) >= today || draw > 0.4) return [];
    return [{ ...figures, sent, state: draw < 0.06 ? "rejected" : "pending" }];
  });
}
