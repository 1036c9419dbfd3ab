import type { SpanishRegion } from "@atrio/contract/company/centres";
import { countHolidays, holidayLimits } from "@atrio/contract/company/holiday-limits";
import type { Holiday } from "@atrio/contract/company/holidays";

import { addDays, epochDay, weekdayOf } from "../../../lib/calendar/dates.ts";
import { easterSunday } from "../../../lib/calendar/easter.ts";

/** Fault of the days of a year: the error's key, and the day where one is at fault. */
export type HolidayFault = {
  key: "repeated" | "other_year" | "too_many" | "too_many_local";
  index: number | null;
};

/**
 * First fault of a year's days: one twice, one of another year, more than fourteen public holidays or
 * more than two local ones (Rule COMPANY-71). Days of an agreement and working days do not count.
 */
export function faultOf(days: readonly Holiday[], year: number): HolidayFault | null {
  const seen = new Set<string>();
  for (const [index, { fecha }] of days.entries()) {
    if (!fecha.startsWith(`${year}-`)) return { key: "other_year", index };
    if (seen.has(fecha)) return { key: "repeated", index };
    seen.add(fecha);
  }
  const { local, all } = countHolidays(days);
  if (local > holidayLimits.local) return { key: "too_many_local", index: null };
  return all > holidayLimits.all ? { key: "too_many", index: null } : null;
}

type NamedDay = { fecha: string; nombre: string };

/** Days of the whole country (art. 37.2 of the Workers' Statute, art. 45 of RD 2001/1983). */
const nationalDays: ReadonlyArray<readonly [monthDay: string, nombre: string]> = [
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

/** A day of a region: its month and day, or its distance from Easter Sunday. */
type RegionalDay = readonly [when: string | number, nombre: string];

const thursday: RegionalDay = [-3, "Jueves Santo"];
const monday: RegionalDay = [1, "Lunes de Pascua"];

/** Days that the regions usually have beside the national ones. */
const regionalDays: Record<SpanishRegion, readonly RegionalDay[]> = {
  "ES-AN": [thursday, ["02-28", "Día de Andalucía"]],
  "ES-AR": [thursday, ["04-23", "San Jorge, Día de Aragón"]],
  "ES-AS": [thursday, ["09-08", "Día de Asturias"]],
  "ES-CB": [
    thursday,
    ["07-28", "Día de las Instituciones de Cantabria"],
    ["09-15", "La Bien Aparecida"],
  ],
  "ES-CE": [thursday, ["08-05", "Nuestra Señora de África"]],
  "ES-CL": [thursday, ["04-23", "Día de Castilla y León"]],
  "ES-CM": [thursday, ["05-31", "Día de Castilla-La Mancha"], [60, "Corpus Christi"]],
  "ES-CN": [thursday, ["05-30", "Día de Canarias"]],
  "ES-CT": [
    monday,
    ["06-24", "San Juan"],
    ["09-11", "Fiesta Nacional de Cataluña"],
    ["12-26", "San Esteban"],
  ],
  "ES-EX": [thursday, ["09-08", "Día de Extremadura"]],
  "ES-GA": [
    thursday,
    ["07-25", "Día Nacional de Galicia"],
    ["05-17", "Día de las Letras Gallegas"],
  ],
  "ES-IB": [thursday, monday, ["03-01", "Día de las Illes Balears"]],
  "ES-MC": [thursday, ["03-19", "San José"], ["06-09", "Día de la Región de Murcia"]],
  "ES-MD": [thursday, ["05-02", "Fiesta de la Comunidad de Madrid"]],
  "ES-ML": [thursday],
  "ES-NC": [thursday, monday, ["12-03", "San Francisco Javier"]],
  "ES-PV": [thursday, monday, ["07-25", "Santiago Apóstol"]],
  "ES-RI": [thursday, monday, ["06-09", "Día de La Rioja"]],
  "ES-VC": [
    monday,
    ["10-09", "Día de la Comunitat Valenciana"],
    ["03-19", "San José"],
    ["06-24", "San Juan"],
  ],
};

const sunday = 7;

/** National and regional holidays that a year may have (art. 37.2 of the Workers' Statute). */
const mostBeforeLocal = holidayLimits.all - holidayLimits.local;

/**
 * Probable holidays of a region in a year (Rule COMPANY-72): national ones, the region's own, and the
 * Mondays after those that fall on a Sunday as long as there are fewer than twelve. `before` is the year
 * before of a calendar, whose local and agreed days come along on the same dates.
 */
export function proposalOf(
  region: SpanishRegion,
  year: number,
  before: readonly Holiday[] = [],
): Holiday[] {
  const easter = easterSunday(year);
  const on = (when: string | number): string =>
    typeof when === "string" ? `${year}-${when}` : addDays(easter, when);
  const national = [...nationalDays, [-2, "Viernes Santo"] as const].map(([when, nombre]) => ({
    fecha: on(when),
    nombre,
  }));
  const regional = regionalDays[region].map(([when, nombre]) => ({ fecha: on(when), nombre }));
  const days = new Map<string, Holiday>();
  const put = ({ fecha, nombre }: NamedDay, tipo_festivo_id: number): void => {
    if (days.size >= mostBeforeLocal || days.has(fecha)) return;
    days.set(fecha, { fecha, nombre, tipo_festivo_id, de_convenio: false });
  };
  for (const day of national.filter(isNotSunday)) put(day, 2);
  for (const day of regional.filter(isNotSunday)) put(day, 3);
  for (const { fecha, nombre } of [...national, ...regional]) {
    if (!isNotSunday({ fecha })) {
      put({ fecha: addDays(fecha, 1), nombre: `Lunes siguiente a ${nombre}` }, 3);
    }
  }
  for (const day of before) {
    const fecha = `${year}${day.fecha.slice(4)}`;
    if (day.tipo_festivo_id === 4 && !fecha.endsWith("02-29") && !days.has(fecha)) {
      days.set(fecha, { ...day, fecha });
    }
  }
  return [...days.values()].toSorted((one, other) => (one.fecha < other.fecha ? -1 : 1));
}

function isNotSunday({ fecha }: { fecha: string }): boolean {
  return weekdayOf(epochDay(fecha)) !== sunday;
}
