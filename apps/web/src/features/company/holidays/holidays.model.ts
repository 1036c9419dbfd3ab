import { spanishRegions } from "@atrio/contract/company/centres";
import type { SpanishRegion } from "@atrio/contract/company/centres";
import { countHolidays, holidayLimits } from "@atrio/contract/company/holiday-limits";
import type { Holiday, HolidayYear } from "@atrio/contract/company/holidays";

import { weekdayOf } from "../../../lib/format.ts";

/** Kinds of a day as the form offers them. */
export const dayKinds = ["nacional", "autonomico", "local", "convenio", "laborable"] as const;
export type DayKind = (typeof dayKinds)[number];

/** A row of the form; `key` stays while it is edited. */
export type DayRow = { key: number; fecha: string; nombre: string; kind: DayKind };

/** Form of a calendar's year. */
export type CalendarForm = { nombre: string; centros: readonly number[]; dias: readonly DayRow[] };

const typeOf: Record<DayKind, number> = {
  laborable: 1,
  nacional: 2,
  autonomico: 3,
  local: 4,
  convenio: 4,
};

/** Kind of a stored day. */
function kindOf({ tipo_festivo_id, de_convenio }: Holiday): DayKind {
  if (de_convenio) return "convenio";
  return dayKinds.find((kind) => typeOf[kind] === tipo_festivo_id) ?? "local";
}

/** A row of a form as it is sent. */
export function dayOf({ fecha, nombre, kind }: DayRow): Holiday {
  const de_convenio = kind === "convenio";
  return { fecha, nombre: nombre.trim(), tipo_festivo_id: typeOf[kind], de_convenio };
}

/** Rows of stored or proposed days. */
export function rowsOf(days: readonly Holiday[]): DayRow[] {
  return days.map((day, key) => ({
    key,
    fecha: day.fecha,
    nombre: day.nombre,
    kind: kindOf(day),
  }));
}

/** Form of a stored year, or of a new calendar. */
export function formOf(year: HolidayYear | null): CalendarForm {
  if (year === null) return { nombre: "", centros: [], dias: [] };
  return {
    nombre: year.nombre,
    centros: year.centros.map(({ id }) => id),
    dias: rowsOf(year.festivos),
  };
}

/** Body of a form, days in order. */
export function bodyOf({ nombre, centros, dias }: CalendarForm, anyo: number) {
  const festivos = dias.map(dayOf).toSorted((one, other) => one.fecha.localeCompare(other.fecha));
  return { nombre: nombre.trim(), centros: [...centros], anyo, festivos };
}

/** Fault of a row, as its text's key. */
export type RowFault = "noDate" | "noName" | "otherYear" | "repeated";

/** Faults of a form before it is sent: of its name, of rows by their key, and of the whole year. */
export type FormFaults = {
  name: boolean;
  rows: ReadonlyMap<number, RowFault>;
  year: "too_many" | "too_many_local" | null;
};

/** Faults of a form's year. */
export function faultsOf(form: CalendarForm, year: number): FormFaults {
  const rows = new Map<number, RowFault>();
  const seen = new Set<string>();
  for (const { key, fecha, nombre } of form.dias) {
    if (fecha === "") rows.set(key, "noDate");
    else if (!fecha.startsWith(`${year}-`)) rows.set(key, "otherYear");
    else if (seen.has(fecha)) rows.set(key, "repeated");
    else if (nombre.trim() === "") rows.set(key, "noName");
    seen.add(fecha);
  }
  const { all, local } = countHolidays(form.dias.map(dayOf));
  const tooMany = all > holidayLimits.all ? "too_many" : null;
  return {
    name: form.nombre.trim() === "",
    rows,
    year: local > holidayLimits.local ? "too_many_local" : tooMany,
  };
}

/** True if a form can be sent. */
export function isSound({ name, rows, year }: FormFaults): boolean {
  return !name && rows.size === 0 && year === null;
}

/** The region that most of some centres are in; null where none has one. */
export function regionOf(centres: ReadonlyArray<{ region: string | null }>): SpanishRegion | null {
  const counts = spanishRegions.map(
    (region) => [region, centres.filter((one) => one.region === region).length] as const,
  );
  const [region, count] = counts.toSorted((one, other) => other[1] - one[1])[0] ?? [null, 0];
  return count === 0 ? null : region;
}

/** True for a day, `YYYY-MM-DD`, that is a Sunday. */
export function isSunday(fecha: string): boolean {
  return fecha !== "" && weekdayOf(fecha) === 7;
}
