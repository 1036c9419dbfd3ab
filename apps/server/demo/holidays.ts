import { addDays, epochDay, weekdayOf } from "../src/lib/calendar/dates.ts";
import { easterSunday } from "../src/lib/calendar/easter.ts";

/** A public holiday as the table `festivo` keeps it. */
export type Holiday = {
  fecha: string;
  tipo_festivo_id: number;
  /** Free beyond the public holidays of a year. */
  de_convenio: boolean;
  nombre: string;
};

/** A city whose holidays are known. */
export type Place = "madrid" | "barcelona" | "las-palmas";

const NATIONAL = 2;
const REGIONAL = 3;
const LOCAL = 4;
const SUNDAY = 7;

type NamedDay = { fecha: string; nombre: string };

type DayOfKind = NamedDay & { tipo_festivo_id: number };

type DayName = readonly [monthDay: string, nombre: string];

const nationalDays: readonly DayName[] = [
  ["01-01", "Año Nuevo"],
  ["01-06", "Epifanía del Señor"],
  ["05-01", "Fiesta del Trabajo"],
  ["08-15", "Asunción de la Virgen"],
  ["10-12", "Fiesta Nacional de España"],
  ["11-01", "Todos los Santos"],
  ["12-06", "Día de la Constitución Española"],
  ["12-08", "Inmaculada Concepción"],
  ["12-25", "Natividad del Señor"],
];

/**
 * Substitutes of each region for national holidays that fell on a Sunday, from its yearly decree
 * (2024 to 2026) or, for 2027, from 2021, whose weekdays are the same. Catalonia's own holidays
 * fill its list, so it moves none.
 */
const substitutes: Readonly<Record<Place, Readonly<Record<number, readonly DayName[]>>>> = {
  madrid: {
    2024: [["07-25", "Santiago Apóstol"]],
    2025: [["07-25", "Santiago Apóstol"]],
    2026: [
      ["11-02", "Traslado de Todos los Santos"],
      ["12-07", "Traslado del Día de la Constitución Española"],
    ],
    2027: [["03-19", "San José"]],
  },
  barcelona: {},
  "las-palmas": {
    2026: [["11-02", "Traslado de Todos los Santos"]],
    2027: [["08-16", "Traslado de la Asunción de la Virgen"]],
  },
};

/** National and regional holidays of a year; a list that names thirteen says that one is worked off. */
const mostOfRegion = 12;

/** Holidays of a year in a city, in order: national, of the region and of the town. */
export function holidaysOf(place: Place, year: number): Holiday[] {
  const byDate = new Map<string, Holiday>();
  const ofRegion = [...nationalOf(year), ...regionalOf(place, year)].map((day, index) => {
    const isWorkedOff = index >= mostOfRegion;
    return {
      ...day,
      tipo_festivo_id: isWorkedOff ? LOCAL : day.tipo_festivo_id,
      de_convenio: isWorkedOff,
    };
  });
  for (const holiday of [...ofRegion, ...localOf(place, year)]) {
    if (!byDate.has(holiday.fecha)) byDate.set(holiday.fecha, holiday);
  }
  return [...byDate.values()].toSorted((one, other) => (one.fecha < other.fecha ? -1 : 1));
}

function nationalOf(year: number): DayOfKind[] {
  const goodFriday = { fecha: addDays(easterSunday(year), -2), nombre: "Viernes Santo" };
  const days = [
    ...nationalDays.map(([monthDay, nombre]) => on(year, monthDay, nombre)),
    goodFriday,
  ];
  return days.filter(isNotSunday).map((day) => ({ ...day, tipo_festivo_id: NATIONAL }));
}

function regionalOf(place: Place, year: number): DayOfKind[] {
  const easter = easterSunday(year);
  const maundyThursday = { fecha: addDays(easter, -3), nombre: "Jueves Santo" };
  const own: Record<Place, NamedDay[]> = {
    madrid: [maundyThursday, orMonday(on(year, "05-02", "Fiesta de la Comunidad de Madrid"))],
    barcelona: [
      { fecha: addDays(easter, 1), nombre: "Lunes de Pascua Florida" },
      on(year, "06-24", "San Juan"),
      on(year, "09-11", "Fiesta Nacional de Cataluña"),
      on(year, "12-26", "San Esteban"),
    ],
    "las-palmas": [
      maundyThursday,
      on(year, "05-30", "Día de Canarias"),
      orMonday(on(year, "09-08", "Nuestra Señora del Pino")),
    ],
  };
  const moved = (substitutes[place][year] ?? []).map(([monthDay, nombre]) =>
    on(year, monthDay, nombre),
  );
  return [...own[place], ...moved]
    .filter(isNotSunday)
    .map((day) => ({ ...day, tipo_festivo_id: REGIONAL }));
}

function localOf(place: Place, year: number): Holiday[] {
  const easter = easterSunday(year);
  const own: Record<Place, NamedDay[]> = {
    madrid: [
      orMonday(on(year, "05-15", "San Isidro")),
      orMonday(on(year, "11-09", "Nuestra Señora de la Almudena")),
    ],
    barcelona: [
      { fecha: addDays(easter, 50), nombre: "Lunes de Pascua Granada" },
      orMonday(on(year, "09-24", "La Merced")),
    ],
    "las-palmas": [
      { fecha: addDays(easter, -47), nombre: "Martes de Carnaval" },
      orMonday(on(year, "06-24", "San Juan")),
    ],
  };
  return own[place].map((day) => ({ ...day, tipo_festivo_id: LOCAL, de_convenio: false }));
}

function on(year: number, monthDay: string, nombre: string): NamedDay {
  return { fecha: `${year}-${monthDay}`, nombre };
}

function isNotSunday(day: { fecha: string }): boolean {
  return weekdayOf(epochDay(day.fecha)) !== SUNDAY;
}

function orMonday(day: NamedDay): NamedDay {
  return isNotSunday(day) ? day : { ...day, fecha: addDays(day.fecha, 1) };
}
