import { epochOf } from "../../../../../lib/calendar/clock.ts";
import { DAY_MS, dateOfEpochDay } from "../../../../../lib/calendar/dates.ts";
import { offsetAt } from "../../../../../lib/calendar/zone.ts";
import { hourKindsOf } from "../../../../../lib/values/hour-kinds.ts";

import { monthRows, summedColumns, unknown } from "./months.rules.ts";

const minuteMs = 60_000;
/** Punches recorded at their moment; all other entries of a chain are listed in `cambios`. */
const plainPunches = new Set(["entrada", "salida", "pausa", "reanudar"]);

/** A version of a signing as the chain says it; instants in ISO 8601, UTC. */
export type ChainVersion = {
  hora_inicio: string;
  hora_fin: string | null;
  fichador_id: number | null;
  parada_id: number | null;
  teletrabajo: boolean;
  fin_declarado: boolean;
  sin_conexion_inicio?: boolean;
  sin_conexion_fin?: boolean;
  observaciones: string | null;
  borrado: boolean;
};

/** Contents of a chain's event. */
export type ChainEntry = {
  seq: number;
  fichaje_id: number;
  tipo: string;
  dia: string;
  registrado_en: string;
  actor: { trabajador_id: number };
  /** Approvers of the correction behind the change. */
  aprobada_por?: number[];
  motivo: string | null;
  antes: ChainVersion | null;
  despues: ChainVersion | null;
};

/** Names for the ids that the chain holds. */
export type Names = {
  fichadores: ReadonlyMap<number, { nombre: string; clase_tiempo: string }>;
  paradas: ReadonlyMap<
    number,
    { nombre: string; cuenta_como_trabajo: boolean; clase_tiempo: string }
  >;
  personas: ReadonlyMap<number, string>;
};

/** Plan of a date. */
export type PlannedDate = {
  zona_horaria: string;
  centro: string | null;
  minutos_previstos: number;
  /** Percentage of full time; null where nobody has said. */
  jornada_porcentaje: number | null;
  /** Compensation of the minutes beyond the schedule; null where none is stored. */
  compensacion: string | null;
};

/** Input of the tables of a person. */
export type TableInput = {
  empresa: { nombre: string; cif: string | null };
  trabajador: { nombre: string; nif: string | null };
  entries: readonly ChainEntry[];
  days: ReadonlyArray<{ fecha: string } & PlannedDate>;
  /** Local date of the company: plans of later days are left out. */
  today: string;
  names: Names;
};

type Cell = string | number | null;
/** A row: names of columns with their values, the same in CSV and JSON. */
export type TableRow = Readonly<Record<string, Cell>>;

/**
 * The legal record of a person in a period: by month, day and signing, and changes with their
 * authors.
 */
export type LegalTables = {
  meses: TableRow[];
  jornadas: TableRow[];
  fichajes: TableRow[];
  cambios: TableRow[];
};

type Current = ChainEntry & { version: ChainVersion };

const yes = (flag: boolean | undefined): string => (flag === true ? "si" : "no");

/** Whole minutes as a person counts them from the printed HH:mm. */
function minutesOf(version: ChainVersion): number | null {
  if (version.hora_fin === null) return null;
  const [start, end] = [version.hora_inicio, version.hora_fin].map((one) =>
    Math.floor(epochOf(one) / minuteMs),
  );
  return (end ?? 0) - (start ?? 0);
}

/** `2026-11-18T09:00:12.000+01:00`: the instant as clocks showed it there. */
function localInstant(instant: string, zone: string): string {
  const epoch = epochOf(instant);
  const offset = offsetAt(zone, epoch);
  const local = epoch + offset;
  const day = Math.floor(local / DAY_MS);
  const rest = local - day * DAY_MS;
  const pad = (value: number, length = 2): string => String(value).padStart(length, "0");
  const clock = [rest / 3_600_000, (rest / minuteMs) % 60, (rest / 1000) % 60]
    .map((part) => pad(Math.floor(part)))
    .join(":");
  const away = Math.abs(offset) / minuteMs;
  const zoneText = `${offset < 0 ? "-" : "+"}${pad(Math.floor(away / 60))}:${pad(away % 60)}`;
  return `${dateOfEpochDay(day)}T${clock}.${pad(Math.floor(rest % 1000), 3)}${zoneText}`;
}

function optional<T, R>(value: T | null | undefined, tell: (value: T) => R): R | null {
  return value === null || value === undefined ? null : tell(value);
}

/** The newest version of every signing, by its id. */
function currentSignings(entries: readonly ChainEntry[]): Current[] {
  const newest = new Map<number, Current>();
  for (const entry of entries) {
    if (entry.despues !== null) newest.set(entry.fichaje_id, { ...entry, version: entry.despues });
  }
  return [...newest.values()].toSorted(
    (a, b) =>
      epochOf(a.version.hora_inicio) - epochOf(b.version.hora_inicio) ||
      a.fichaje_id - b.fichaje_id,
  );
}

type DayPlan = TableInput["days"][number];

function countsAsWork(version: ChainVersion, names: Names): boolean {
  if (version.parada_id === null) return true;
  return names.paradas.get(version.parada_id)?.cuenta_como_trabajo === true;
}

function kindName(version: ChainVersion, names: Names): string | null {
  if (version.parada_id !== null) return names.paradas.get(version.parada_id)?.nombre ?? null;
  return optional(version.fichador_id, (id) => names.fichadores.get(id)?.nombre ?? null);
}

function signingRow(signing: Current, day: DayPlan, input: TableInput): TableRow {
  const { version } = signing;
  const local = (instant: string): string => localInstant(instant, day.zona_horaria);
  const start = local(version.hora_inicio);
  const end = optional(version.hora_fin, local);
  return {
    trabajador: input.trabajador.nombre,
    nif: input.trabajador.nif,
    dia: day.fecha,
    centro: day.centro,
    tipo: version.parada_id === null ? "trabajo" : "pausa",
    concepto: kindName(version, input.names),
    cuenta_como_trabajo: yes(countsAsWork(version, input.names)),
    modalidad: version.teletrabajo ? "teletrabajo" : "presencial",
    hora_inicio: start.slice(11, 16),
    hora_fin: optional(end, (text) => text.slice(11, 16)),
    inicio: start,
    fin: end,
    minutos: minutesOf(version),
    fin_declarado: yes(version.fin_declarado),
    sin_conexion: yes(version.sin_conexion_inicio === true || version.sin_conexion_fin === true),
    observaciones: version.observaciones,
    fichaje_id: signing.fichaje_id,
    apunte: signing.seq,
  };
}

function modalityOf(work: readonly Current[]): string | null {
  const kinds = new Set(
    work.map((one) => (one.version.teletrabajo ? "teletrabajo" : "presencial")),
  );
  if (kinds.size > 1) return "mixta";
  return [...kinds][0] ?? null;
}

function sumOf(signings: readonly Current[]): number {
  return signings.reduce((sum, one) => sum + (minutesOf(one.version) ?? 0), 0);
}

/** Minutes of a kind of time; unknown when the company records none of that kind. */
function minutesOfClass(signings: readonly Current[], time: string, names: Names): number | null {
  const isOwn = ({ version }: Current): boolean => {
    const kind =
      version.parada_id === null
        ? names.fichadores.get(version.fichador_id ?? 0)
        : names.paradas.get(version.parada_id);
    return kind?.clase_tiempo === time;
  };
  const kinds = [...names.fichadores.values(), ...names.paradas.values()];
  if (!kinds.some((kind) => kind.clase_tiempo === time)) return null;
  return sumOf(signings.filter((one) => isOwn(one)));
}

function contractKind(percentage: number | null): string {
  if (percentage === null) return unknown;
  return percentage < 100 ? "parcial" : "completa";
}

/** The columns that the draft decree on working time asks for beside the figures. */
function decreeCells(
  signings: readonly Current[],
  day: DayPlan,
  { worked, names }: { worked: number; names: Names },
): Record<string, Cell> {
  const { jornada_porcentaje, minutos_previstos } = day;
  const kinds = hourKindsOf({
    worked,
    scheduled: minutos_previstos,
    percentage: jornada_porcentaje,
  });
  const hasExcess = worked > minutos_previstos;
  return {
    tipo_jornada: contractKind(jornada_porcentaje),
    porcentaje_jornada: jornada_porcentaje ?? unknown,
    minutos_complementarios: kinds.complementarios ?? unknown,
    minutos_extraordinarios: kinds.extraordinarios ?? unknown,
    compensacion: hasExcess ? (day.compensacion ?? unknown) : "sin exceso",
    minutos_fuerza_mayor: minutesOfClass(signings, "fuerza_mayor", names) ?? unknown,
    minutos_disponibilidad: minutesOfClass(signings, "disponibilidad", names) ?? unknown,
  };
}

function dayRow(signings: readonly Current[], day: DayPlan, input: TableInput): TableRow {
  const isPause = (one: Current): boolean => one.version.parada_id !== null;
  const counts = (one: Current): boolean => countsAsWork(one.version, input.names);
  const worked = sumOf(signings.filter(counts));
  const last = signings.at(-1);
  const isOpen = signings.some((one) => one.version.hora_fin === null);
  const clock = (instant: string): string => localInstant(instant, day.zona_horaria).slice(11, 16);
  return {
    empresa: input.empresa.nombre,
    cif: input.empresa.cif,
    centro: day.centro,
    trabajador: input.trabajador.nombre,
    nif: input.trabajador.nif,
    dia: day.fecha,
    hora_inicio: optional(signings[0], (first) => clock(first.version.hora_inicio)),
    hora_fin: isOpen ? null : optional(last?.version.hora_fin, clock),
    minutos_pausa: sumOf(signings.filter((one) => isPause(one) && !counts(one))),
    minutos_pausa_computada: sumOf(signings.filter((one) => isPause(one) && counts(one))),
    minutos_trabajados: worked,
    minutos_previstos: day.minutos_previstos,
    minutos_ordinarios: Math.min(worked, day.minutos_previstos),
    minutos_exceso: Math.max(0, worked - day.minutos_previstos),
    modalidad: modalityOf(signings.filter((one) => !isPause(one))),
    sin_cerrar: yes(isOpen),
    ...decreeCells(signings, day, { worked, names: input.names }),
  };
}

/** True if an entry belongs in `cambios`: any entry but a punch at its moment. */
function isChange(entry: ChainEntry): boolean {
  if (!plainPunches.has(entry.tipo)) return true;
  return entry.despues?.fin_declarado === true && entry.antes?.fin_declarado !== true;
}

function changeRow(entry: ChainEntry, zone: string, input: TableInput): TableRow {
  const local = (instant: string): string => localInstant(instant, zone);
  return {
    trabajador: input.trabajador.nombre,
    nif: input.trabajador.nif,
    dia: entry.dia,
    registrado_en: local(entry.registrado_en),
    tipo: entry.tipo,
    autor: input.names.personas.get(entry.actor.trabajador_id) ?? null,
    aprobado_por: optional(entry.aprobada_por, (ids) =>
      ids.map((id) => input.names.personas.get(id) ?? String(id)).join(", "),
    ),
    autor_id: entry.actor.trabajador_id,
    motivo: entry.motivo,
    inicio_anterior: optional(entry.antes?.hora_inicio, local),
    fin_anterior: optional(entry.antes?.hora_fin, local),
    inicio_nuevo: optional(entry.despues?.hora_inicio, local),
    fin_nuevo: optional(entry.despues?.hora_fin, local),
    borrado: yes(entry.despues?.borrado),
    fichaje_id: entry.fichaje_id,
    apunte: entry.seq,
  };
}

/**
 * The legal record (art. 34.9 ET) as the chain tells it: everything is read from the newest versions
 * that the entries hold, so that figures and proof cannot differ. `days` is the period, in order.
 */
export function legalTables(input: TableInput): LegalTables {
  const current = currentSignings(input.entries).filter((one) => !one.version.borrado);
  const byDay = Map.groupBy(current, (one) => one.dia);
  const planned = new Map(input.days.map((day) => [day.fecha, day]));
  const zoneOf = (date: string): string =>
    (planned.get(date) ?? input.days[0])?.zona_horaria ?? "UTC";
  const told = input.days.filter(
    (day) => byDay.has(day.fecha) || (day.minutos_previstos > 0 && day.fecha <= input.today),
  );
  const days = told.map((day) => dayRow(byDay.get(day.fecha) ?? [], day, input));
  return {
    meses: monthRows(days, {
      empresa: input.empresa.nombre,
      cif: input.empresa.cif,
      trabajador: input.trabajador.nombre,
      nif: input.trabajador.nif,
    }),
    jornadas: days,
    fichajes: told.flatMap((day) =>
      (byDay.get(day.fecha) ?? []).map((one) => signingRow(one, day, input)),
    ),
    cambios: input.entries
      .filter((entry) => isChange(entry))
      .map((entry) => changeRow(entry, zoneOf(entry.dia), input)),
  };
}

/** A table as rows of text, with the names of its columns first. */
export function textRows(rows: readonly TableRow[], columns: readonly string[]): string[][] {
  return [[...columns], ...rows.map((row) => columns.map((name) => String(row[name] ?? "")))];
}

/** Columns of each table, in order: also of an empty one. */
export const tableColumns = {
  meses: ["empresa", "cif", "trabajador", "nif", "mes", "dias", ...summedColumns],
  jornadas: [
    "empresa",
    "cif",
    "centro",
    "trabajador",
    "nif",
    "dia",
    "hora_inicio",
    "hora_fin",
    "minutos_pausa",
    "minutos_pausa_computada",
    "minutos_trabajados",
    "minutos_previstos",
    "minutos_ordinarios",
    "minutos_exceso",
    "modalidad",
    "sin_cerrar",
    "tipo_jornada",
    "porcentaje_jornada",
    "minutos_complementarios",
    "minutos_extraordinarios",
    "compensacion",
    "minutos_fuerza_mayor",
    "minutos_disponibilidad",
  ],
  fichajes: [
    "trabajador",
    "nif",
    "dia",
    "centro",
    "tipo",
    "concepto",
    "cuenta_como_trabajo",
    "modalidad",
    "hora_inicio",
    "hora_fin",
    "inicio",
    "fin",
    "minutos",
    "fin_declarado",
    "sin_conexion",
    "observaciones",
    "fichaje_id",
    "apunte",
  ],
  cambios: [
    "trabajador",
    "nif",
    "dia",
    "registrado_en",
    "tipo",
    "autor",
    "aprobado_por",
    "autor_id",
    "motivo",
    "inicio_anterior",
    "fin_anterior",
    "inicio_nuevo",
    "fin_nuevo",
    "borrado",
    "fichaje_id",
    "apunte",
  ],
} as const satisfies Record<keyof LegalTables, readonly string[]>;
