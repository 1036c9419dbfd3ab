import { periodKinds, requestKinds } from "@atrio/contract/kinds";
import type { AskedPeriod } from "@atrio/contract/leave/absences";

import { addDays, dateOfEpochDay, epochDay, mondayOf } from "../src/lib/calendar/dates.ts";
import type { SlicePlan } from "../src/modules/leave/entitlements/entitlements.rules.ts";
import { scheduledDay } from "../src/modules/time/schedules/schedules.rules.ts";
import type { SchedulePlan } from "../src/modules/time/schedules/schedules.rules.ts";

import { fullDays } from "./absences.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { Window } from "./window.ts";
import type { Wish } from "./wishes.ts";

type Drawing = {
  random: Random;
  person: Person;
  plan: SchedulePlan;
  days: SlicePlan;
  window: Window;
  /** Frequency of requests beside holidays; 1 is the clinic's. */
  share: number;
};

/** Age in days of drawn requests: those around today are decided one by one. */
const settledDays = 27;

/** Draws all requests of a person, holidays first. */
export function drawWishes(drawing: Drawing): Wish[] {
  return [...holidayWishes(drawing), ...otherWishes(drawing)];
}

/** Weeks away are holidays, a loose day is a personal affair. */
function holidayWishes({ random, person, window }: Drawing): Wish[] {
  return person.away.flatMap((period): Wish[] => {
    const last = addDays(period.hasta ?? window.today, -1);
    const isLoose = last === period.desde;
    const lead = isLoose ? random.integer(5, 21) : random.integer(22, 80);
    const willBeApproved = random.chance(0.7);
    if (period.desde < window.from || period.desde < person.fecha_alta) return [];
    const sent = addDays(period.desde, -lead);
    if (sent >= addDays(window.today, -1)) return [];
    const isToCome = period.desde > addDays(window.today, 12);
    return [
      {
        kind: isLoose ? requestKinds.personalAffairs : requestKinds.holidays,
        codigo: "general",
        periods: [fullDays(period.desde, last)],
        sent,
        fate: willBeApproved || !isToCome ? "approved" : "pending",
      },
    ];
  });
}

/** Requests of ordinary months beside holidays. */
function otherWishes(drawing: Drawing): Wish[] {
  const { random, person, window, share } = drawing;
  const from = person.fecha_alta > window.from ? addDays(person.fecha_alta, 95) : window.from;
  const until = addDays(window.today, -settledDays);
  const wishes: Wish[] = [];
  for (let month = addDays(from, 20); month < until; month = addDays(month, 30)) {
    const date = addDays(month, random.integer(0, 25));
    const kinds = drawn.filter(({ chance }) => random.chance(chance * share));
    for (const { make } of kinds) {
      const wish = make(drawing, workdayFrom(drawing, date));
      if (wish !== undefined && lastOf(wish) < until) wishes.push(wish);
    }
  }
  return wishes;
}

const lastOf = ({ periods }: Wish): string => periods.at(-1)?.fecha_fin ?? "";

function workdayFrom({ days }: Drawing, date: string): string {
  const found = [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(date, more));
  return found.find((day) => days.dayOf(day).minutos_previstos > 0) ?? date;
}

type Make = (drawing: Drawing, date: string) => Wish | undefined;

const drawn: ReadonlyArray<{ chance: number; make: Make }> = [
  { chance: 0.05, make: halfDay },
  { chance: 0.07, make: paidHours },
  { chance: 0.05, make: medicalRest },
  { chance: 0.012, make: medicalLeave },
  { chance: 0.012, make: familyHours },
  { chance: 0.012, make: unpaidDays },
  { chance: 0.02, make: rejected },
  { chance: 0.02, make: cancelled },
  { chance: 0.06, make: sundayRest },
];

function halfDay({ random, days }: Drawing, date: string): Wish | undefined {
  const half = random.pick([periodKinds.morning, periodKinds.afternoon]);
  if (days.dayOf(date).minutos_previstos < 240) return undefined;
  return {
    kind: requestKinds.personalAffairs,
    codigo: "general",
    periods: [{ ...fullDays(date), pe_tipo_periodo_id: half }],
    sent: addDays(date, -random.integer(3, 12)),
    fate: "approved",
  };
}

/** The first hours of a shift that begins in the morning or at noon, or undefined. */
export function firstHours(
  plan: SchedulePlan,
  date: string,
  hours: number,
): AskedPeriod | undefined {
  const [first] = scheduledDay(plan, date).tramos;
  if (first === undefined || first.inicio >= "17:00") return undefined;
  const [hour = 0, minute = 0] = first.inicio.split(":").map(Number);
  const end = `${String(hour + hours).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  if (end >= first.fin) return undefined;
  return { ...fullDays(date), pe_tipo_periodo_id: 4, hora_inicio: first.inicio, hora_fin: end };
}

function paidHours({ random, plan }: Drawing, date: string): Wish | undefined {
  const period = firstHours(plan, date, random.integer(1, 3));
  const sent = addDays(date, -random.integer(2, 10));
  if (period === undefined) return undefined;
  return {
    kind: requestKinds.paidHours,
    codigo: "general",
    periods: [period],
    sent,
    fate: "approved",
  };
}

function medicalRest({ random }: Drawing, date: string): Wish {
  return {
    kind: requestKinds.medicalRest,
    codigo: "general",
    periods: [fullDays(date, addDays(date, random.integer(0, 2)))],
    sent: date,
    fate: "approved",
  };
}

function medicalLeave({ random }: Drawing, date: string): Wish {
  return {
    kind: requestKinds.medicalLeave,
    codigo: "general",
    periods: [fullDays(date, addDays(date, random.integer(4, 17)))],
    sent: date,
    fate: "approved",
    hospitalizacion: random.chance(0.2),
  };
}

function familyHours({ random, plan }: Drawing, date: string): Wish | undefined {
  const period = firstHours(plan, date, random.integer(2, 3));
  if (period === undefined) return undefined;
  return {
    kind: requestKinds.paidLeave,
    codigo: "fuerza_mayor_familiar",
    periods: [period],
    sent: date,
    fate: "approved",
    descripcion: "Urgencia familiar.",
  };
}

function unpaidDays({ random }: Drawing, date: string): Wish {
  return {
    kind: requestKinds.unpaidLeave,
    codigo: "asuntos_propios_dias",
    periods: [fullDays(date, addDays(date, random.integer(0, 1)))],
    sent: addDays(date, -random.integer(9, 25)),
    fate: "approved",
    descripcion: "Mudanza.",
  };
}

const rejections = [
  "Ese día ya hay dos personas del equipo de vacaciones.",
  "Coincide con la auditoría. ¿Puedes moverlo una semana?",
  "No podemos dejar el turno sin cubrir.",
] as const;

function rejected({ random }: Drawing, date: string): Wish {
  const motivo = random.pick(rejections);
  return {
    kind: requestKinds.holidays,
    codigo: "general",
    periods: [fullDays(date, addDays(date, random.integer(0, 4)))],
    sent: addDays(date, -random.integer(15, 40)),
    fate: "rejected",
    motivo,
  };
}

function cancelled({ random }: Drawing, date: string): Wish {
  return {
    kind: requestKinds.personalAffairs,
    codigo: "general",
    periods: [fullDays(date)],
    sent: addDays(date, -random.integer(8, 20)),
    fate: "cancelled",
    motivo: "Al final no lo necesito.",
  };
}

/** A person who works every Sunday has earned a day off after half a year. */
function sundayRest({ random, person, window }: Drawing, date: string): Wish | undefined {
  const earns = person.horarios.some(({ codigo }) => codigo === "NOC" || codigo === "FIN");
  if (!earns || date < addDays(window.from, 180)) return undefined;
  return {
    kind: requestKinds.paidLeave,
    codigo: "descanso_domingo",
    periods: [fullDays(date)],
    sent: addDays(date, -random.integer(6, 15)),
    fate: "approved",
  };
}

/** The Monday some weeks after the one of a date's week. */
export function mondayAfter(date: string, weeks: number): string {
  return addDays(dateOfEpochDay(mondayOf(epochDay(date))), 7 * weeks);
}
