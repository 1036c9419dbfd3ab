import {
  addDays,
  dateOfEpochDay,
  datesBetween,
  epochDay,
  mondayOf,
  weekdayOf,
} from "../src/lib/calendar/dates.ts";
import { scheduledDay } from "../src/modules/time/schedules/schedules.rules.ts";

import type { Company } from "./company.ts";
import { planOf } from "./hire.ts";
import type { Person } from "./people.ts";
import type { Window } from "./window.ts";

/** A work area of the demo: the people of a centre who work by the given schedules. */
export type DemoArea = {
  nombre: string;
  centro: string;
  observaciones: string | null;
  /** Codes of the schedules whose people belong to it. */
  horarios: readonly string[];
  /** Maximum number of people of each schedule. */
  most: Readonly<Record<string, number>>;
};

export const demoAreas: readonly DemoArea[] = [
  {
    nombre: "Hospitalización",
    centro: "MAD",
    observaciones: "Plantas segunda y tercera",
    horarios: ["CIC", "NOC"],
    most: { NOC: 1 },
  },
  { nombre: "Urgencias", centro: "LPA", observaciones: null, horarios: ["CIC", "NOC"], most: {} },
];

/** Labels by name, with their colours. */
export const demoLabels = {
  Planta: "#1B6B3A",
  Refuerzo: "#7A4F00",
  "Fin de semana": "#6B3FA0",
} as const;
export type DemoLabel = keyof typeof demoLabels;

/** Paid pauses: the shifts last as long as the schedules that people had before. */
export const demoPauses = {
  "Descanso de mañana": ["10:45", "11:00"],
  "Descanso de tarde": ["18:00", "18:15"],
  "Descanso de noche": ["02:00", "02:15"],
} as const;
export type DemoPause = keyof typeof demoPauses;

type Kind = {
  hora_inicio: string;
  hora_fin: string;
  color: string;
  pausa: DemoPause;
  /** Minimum number of workers by centre. */
  minimum: Readonly<Record<string, number>>;
};

const kinds: readonly Kind[] = [
  {
    hora_inicio: "07:00",
    hora_fin: "15:00",
    color: "#B45309",
    pausa: "Descanso de mañana",
    minimum: { MAD: 2, LPA: 1 },
  },
  {
    hora_inicio: "14:00",
    hora_fin: "22:00",
    color: "#1D4F91",
    pausa: "Descanso de tarde",
    minimum: { MAD: 2, LPA: 1 },
  },
  {
    hora_inicio: "22:00",
    hora_fin: "06:00",
    color: "#4C3A8C",
    pausa: "Descanso de noche",
    minimum: { MAD: 1, LPA: 1 },
  },
];

/** A shift of the demo with the codes of its workers. */
export type DemoShift = Omit<Kind, "minimum"> & {
  area: string;
  fecha: string;
  num_minimo_trabajadores: number;
  observaciones: string | null;
  publicado: boolean;
  etiqueta: DemoLabel;
  workers: ReadonlyArray<{ codigo: string; motivo: string | null }>;
};

type RosterInput = {
  company: Company;
  window: Window;
  /** True for a day on which a person has an approved absence. */
  isAway: (person: Person, date: string) => boolean;
};

const weeksBack = 4;
const weeksAhead = 6;
/** Weeks from today's on that are published. */
const weeksPublished = 4;

/** Reasons for which rules of rest were broken. */
const reasons = {
  nights: "Adscripción voluntaria al turno de noche",
  guard: "Cubre una baja imprevista; descansa el lunes siguiente",
} as const;

/** People of an area: workers of its centre with one of its schedules. */
export function peopleOf(area: DemoArea, { personas }: Pick<Company, "personas">): Person[] {
  const counts = new Map<string, number>();
  return personas.filter((person) => {
    const codigo = person.horarios[0]?.codigo ?? "";
    if (person.centro !== area.centro || person.fecha_baja !== null) return false;
    if (!area.horarios.includes(codigo)) return false;
    const count = (counts.get(codigo) ?? 0) + 1;
    counts.set(codigo, count);
    return count <= (area.most[codigo] ?? Number.POSITIVE_INFINITY);
  });
}

/**
 * Shifts from four weeks back to six ahead, the last of them drafts. On the days of people's schedules
 * they repeat these, so that clockings, sheets and requests are as they would be without them; weekends
 * of the future add shifts by day, the first of which nobody covers.
 */
export function rosterOf(input: RosterInput): DemoShift[] {
  const monday = dateOfEpochDay(mondayOf(epochDay(input.window.today)));
  const dates = datesBetween(addDays(monday, -7 * weeksBack), addDays(monday, 7 * weeksAhead + 6));
  return demoAreas.flatMap((area) => {
    const people = peopleOf(area, input.company).map((person) => ({
      person,
      plan: planOf(person, input.company, input.window),
    }));
    const usual = dates.flatMap((fecha) =>
      kinds.flatMap((kind): DemoShift[] => {
        const own = people.filter(
          ({ plan }) => scheduledDay(plan, fecha).tramos[0]?.inicio === kind.hora_inicio,
        );
        if (own.length === 0) return [];
        const present = own.filter(({ person }) => !input.isAway(person, fecha));
        const workers = present.map(({ person }) => ({
          codigo: person.codigo,
          motivo: person.horarios[0]?.codigo === "NOC" ? reasons.nights : null,
        }));
        return [{ ...shiftOf(kind, area, fecha), workers, publicado: isPublished(fecha, monday) }];
      }),
    );
    return area.centro === "MAD" ? [...usual, ...guards(usual, { area, monday, input })] : usual;
  });
}

function isPublished(date: string, monday: string): boolean {
  return date < addDays(monday, 7 * weeksPublished);
}

function shiftOf({ minimum, ...kind }: Kind, area: DemoArea, fecha: string) {
  return {
    ...kind,
    area: area.nombre,
    fecha,
    num_minimo_trabajadores: minimum[area.centro] ?? 1,
    observaciones: null,
    etiqueta: "Planta" as const,
  };
}

/**
 * Shifts of the Saturdays and Sundays after this week's. The first weekend has nobody; on a later
 * Saturday somebody begins nine hours after Friday's afternoon, with a reason.
 */
function guards(
  usual: readonly DemoShift[],
  { area, monday, input }: { area: DemoArea; monday: string; input: RosterInput },
): DemoShift[] {
  const [morning] = kinds;
  if (morning === undefined) return [];
  const days = datesBetween(addDays(monday, 7), addDays(monday, 7 * weeksAhead + 6)).filter(
    (date) => weekdayOf(epochDay(date)) > 5,
  );
  const tired = tiredOn(usual, {
    saturdays: days.filter((date) => weekdayOf(epochDay(date)) === 6),
    input,
  });
  return days.map((fecha) => ({
    ...shiftOf(morning, area, fecha),
    num_minimo_trabajadores: 1,
    color: "#EC6814",
    observaciones: "Guardia de fin de semana",
    publicado: isPublished(fecha, monday),
    etiqueta: "Fin de semana",
    workers: fecha === tired?.fecha ? [{ codigo: tired.codigo, motivo: reasons.guard }] : [],
  }));
}

/** First Saturday after the first for which somebody has worked on Friday afternoon, and who. */
function tiredOn(
  usual: readonly DemoShift[],
  { saturdays, input }: { saturdays: readonly string[]; input: RosterInput },
): { fecha: string; codigo: string } | undefined {
  for (const fecha of saturdays.slice(1)) {
    const friday = usual.find(
      (one) => one.fecha === addDays(fecha, -1) && one.hora_inicio === "14:00",
    );
    const found = friday?.workers.find(({ codigo }) => {
      const person = input.company.personas.find((one) => one.codigo === codigo);
      return person !== undefined && !input.isAway(person, fecha);
    });
    if (found !== undefined) return { fecha, codigo: found.codigo };
  }
  return undefined;
}
