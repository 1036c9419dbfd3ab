import type { Person } from "@atrio/contract/person";
import type { RestWarning } from "@atrio/contract/shifts/rest-rules";
import type { Board, PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import { groupBy } from "../../../lib/group-by.ts";

import type { BoardSearch, BoardView } from "./search.model.ts";

export type Absence = Board["ausencias"][number];

/** What narrows the board. */
export type BoardFilters = Pick<BoardSearch, "area" | "etiqueta" | "persona" | "estado">;

/** Shifts and what surrounds them on one day of a row. */
export type Cell = {
  day: string;
  shifts: readonly PlannedShift[];
  absence: Absence | null;
  warnings: readonly RestWarning[];
  /** Workers of its shifts who have an approved absence of the whole day. */
  absent: readonly number[];
  /** Name of the holiday of the row's centre. */
  holiday: string | null;
};

/** Planned minutes against those of the contract; null without a contract. */
export type Hours = { planned: number; contract: number | null };

/** A row of the board: open shifts, a person, or an area. */
export type Row = {
  key: string;
  cells: readonly Cell[];
} & (
  | { kind: "open" }
  | { kind: "person"; person: Person; areas: readonly WorkArea[]; hours: Hours }
  | { kind: "area"; area: WorkArea }
);

/** Key of the row of shifts that lack people. */
export const openKey = "open";
/** Key of a person's row. */
export const personKey = (id: number) => `p${id}`;
/** Key of an area's row. */
export const areaKey = (id: number) => `a${id}`;

/** The worker of a person's row; null for other rows. */
export function workerOfKey(key: string): number | null {
  return key.startsWith("p") ? Number(key.slice(1)) : null;
}

/** The area of an area's row; null for other rows. */
export function areaOfKey(key: string): number | null {
  return key.startsWith("a") ? Number(key.slice(1)) : null;
}

/** Rules broken on a day by worker: `7 2026-11-18`. */
type WarningBook = ReadonlyMap<string, readonly RestWarning[]>;

const bookKey = (workerId: number, day: string) => `${workerId} ${day}`;

function warningBook(board: Board): WarningBook {
  return groupBy(board.avisos, (one) => bookKey(one.trabajador_id, one.fecha));
}

/** Warnings of a shift: those of its workers on its day. */
export function warningsOfShift(board: Board, shift: PlannedShift): RestWarning[] {
  return board.avisos.filter(
    (one) => one.fecha === shift.fecha && shift.worker_ids.includes(one.trabajador_id),
  );
}

const absentBooks = new WeakMap<Board, ReadonlySet<string>>();

/** Workers and days with an approved absence of the whole day: `7 2026-11-18`. */
function absentBook(board: Board): ReadonlySet<string> {
  const cached = absentBooks.get(board);
  if (cached !== undefined) return cached;
  const away = board.ausencias.filter((one) => one.estado_id === approved && one.completo);
  const made = new Set(away.map((one) => bookKey(one.trabajador_id, one.fecha)));
  absentBooks.set(board, made);
  return made;
}

const approved = 2;

/** Workers of a shift who have an approved absence of its whole day (Rule SHIFTS-39). */
export function absentWorkers(board: Board, { fecha, worker_ids }: PlannedShift): number[] {
  const book = absentBook(board);
  return book.size === 0 ? [] : worker_ids.filter((id) => book.has(bookKey(id, fecha)));
}

/** True if a shift breaks a rule of one of its workers, or stands on an absence. */
export function isWarned(board: Board, shift: PlannedShift): boolean {
  return warningsOfShift(board, shift).length > 0 || absentWorkers(board, shift).length > 0;
}

/** Shifts that the filters show; massive actions concern these alone. */
export function shownShifts(board: Board, filters: BoardFilters): PlannedShift[] {
  const warned = new Set([
    ...absentBook(board),
    ...board.avisos.map(({ trabajador_id, fecha }) => bookKey(trabajador_id, fecha)),
  ]);
  return board.turnos.filter(
    (shift) =>
      shift.fecha >= board.desde &&
      shift.fecha <= board.hasta &&
      (filters.area === undefined || shift.pe_area_trabajo_id === filters.area) &&
      (filters.etiqueta === undefined || shift.label_ids.includes(filters.etiqueta)) &&
      (filters.persona === undefined || shift.worker_ids.includes(filters.persona)) &&
      isInState(shift, filters.estado, warned),
  );
}

function isInState(
  shift: PlannedShift,
  state: BoardFilters["estado"],
  warned: ReadonlySet<string>,
): boolean {
  switch (state) {
    case "borrador":
      return !shift.publicado;
    case "publicado":
      return shift.publicado;
    case "avisos":
      return shift.worker_ids.some((id) => warned.has(bookKey(id, shift.fecha)));
    case undefined:
      return true;
  }
}

/** True if shifts are narrowed beyond their area: rows without a match are left out. */
function isNarrowed({ etiqueta, estado }: BoardFilters): boolean {
  return etiqueta !== undefined || estado !== undefined;
}

/** Areas that the filters show. */
export function shownAreas(board: Board, { area }: BoardFilters): WorkArea[] {
  return area === undefined ? board.areas : board.areas.filter(({ id }) => id === area);
}

/** People who may be planned in areas, by name. */
export function peopleOf(areas: readonly WorkArea[]): Map<number, Person> {
  const cached = sortedPeople.get(areas);
  if (cached !== undefined) return cached;
  const people = areas.flatMap(({ personas }) => personas);
  const sorted = people.toSorted((a, b) => a.nombre_completo.localeCompare(b.nombre_completo));
  const made = new Map(sorted.map((person) => [person.id, person]));
  sortedPeople.set(areas, made);
  return made;
}

const sortedPeople = new WeakMap<readonly WorkArea[], Map<number, Person>>();

/** Number of workers that a shift lacks. */
export function shortfallOf(shift: PlannedShift): number {
  return Math.max(0, shift.num_minimo_trabajadores - shift.worker_ids.length);
}

type RowsInput = {
  board: Board;
  view: BoardView;
  filters: BoardFilters;
  days: readonly string[];
};

/** Rows of the board in order: open shifts first, then people; or areas. */
export function rowsOf(input: RowsInput): Row[] {
  return input.view === "areas" ? areaRows(input) : personRows(input);
}

function areaRows({ board, filters, days }: RowsInput): Row[] {
  const book = warningBook(board);
  const byArea = groupBy(board.turnos, (shift) => shift.pe_area_trabajo_id);
  return shownAreas(board, filters).map((area) => {
    const byDay = groupBy(byArea.get(area.id) ?? [], ({ fecha }) => fecha);
    const holidays = holidaysOf(board, area.centro_trabajo_id);
    return {
      key: areaKey(area.id),
      kind: "area",
      area,
      cells: days.map((day) => {
        const shifts = byDay.get(day) ?? [];
        const workers = new Set(shifts.flatMap(({ worker_ids }) => worker_ids));
        return {
          day,
          shifts,
          absence: null,
          warnings: [...workers].flatMap((id) => book.get(bookKey(id, day)) ?? []),
          absent: shifts.flatMap((shift) => absentWorkers(board, shift)),
          holiday: holidays.get(day) ?? null,
        };
      }),
    };
  });
}

function personRows({ board, filters, days }: RowsInput): Row[] {
  const areas = shownAreas(board, filters);
  const matching = shownShifts(board, filters);
  const matched = new Set(matching.flatMap(({ worker_ids }) => worker_ids));
  const people = [...peopleOf(areas).values()].filter(
    ({ id }) =>
      (filters.persona === undefined || filters.persona === id) &&
      (!isNarrowed(filters) || matched.has(id)),
  );
  const inAreas = new Set(areas.map(({ id }) => id));
  const open = board.turnos.filter(
    (shift) => shortfallOf(shift) > 0 && inAreas.has(shift.pe_area_trabajo_id),
  );
  return [openRow(open, days), ...people.map((person) => personRow({ board, person, days }))];
}

/** Tables that every person's row reads, made once for a board. */
type Shared = {
  byWorker: ReadonlyMap<number, ReadonlyMap<string, readonly PlannedShift[]>>;
  /** Areas of each worker. */
  memberships: ReadonlyMap<number, ReadonlyArray<{ id: number; area: WorkArea }>>;
  absences: ReadonlyMap<string, Absence>;
  book: WarningBook;
  hours: ReadonlyMap<number, Board["horas"][number]>;
};

const sharedOf = new WeakMap<Board, Shared>();

function shared(board: Board): Shared {
  const cached = sharedOf.get(board);
  if (cached !== undefined) return cached;
  const byWorker = new Map<number, Map<string, PlannedShift[]>>();
  for (const shift of board.turnos) {
    for (const id of shift.worker_ids) {
      const days = byWorker.get(id) ?? new Map<string, PlannedShift[]>();
      const onDay = days.get(shift.fecha) ?? [];
      onDay.push(shift);
      days.set(shift.fecha, onDay);
      byWorker.set(id, days);
    }
  }
  const members = board.areas.flatMap((area) => area.personas.map(({ id }) => ({ id, area })));
  const made = {
    byWorker,
    memberships: groupBy(members, ({ id }) => id),
    absences: new Map(board.ausencias.map((one) => [bookKey(one.trabajador_id, one.fecha), one])),
    book: warningBook(board),
    hours: new Map(board.horas.map((one) => [one.trabajador_id, one])),
  };
  sharedOf.set(board, made);
  return made;
}

const none: readonly never[] = [];

type PersonRowInput = { board: Board; person: Person; days: readonly string[] };

function personRow({ board, person, days }: PersonRowInput): Row {
  const { byWorker, memberships, absences, book, hours } = shared(board);
  const away = absentBook(board);
  const own = byWorker.get(person.id);
  const known = hours.get(person.id);
  const areas = memberships.get(person.id)?.map(({ area }) => area) ?? [];
  const holidays = holidaysOf(board, areas[0]?.centro_trabajo_id);
  let planned = known?.minutos_otras_areas ?? 0;
  for (const [day, shifts] of own ?? []) {
    if (day < board.desde || day > board.hasta) continue;
    for (const { minutos } of shifts) planned += minutos;
  }
  return {
    key: personKey(person.id),
    kind: "person",
    person,
    areas,
    // A seventh of a week says nothing about a single day.
    hours: { planned, contract: days.length === 1 ? null : (known?.minutos_contrato ?? null) },
    cells: days.map((day) => {
      const key = bookKey(person.id, day);
      return {
        day,
        shifts: own?.get(day) ?? none,
        absence: absences.get(key) ?? null,
        warnings: book.get(key) ?? none,
        absent: away.has(key) ? [person.id] : none,
        holiday: holidays.get(day) ?? null,
      };
    }),
  };
}

function openRow(open: readonly PlannedShift[], days: readonly string[]): Row {
  const byDay = groupBy(open, ({ fecha }) => fecha);
  return {
    key: openKey,
    kind: "open",
    cells: days.map((day) => ({
      day,
      shifts: byDay.get(day) ?? [],
      absence: null,
      warnings: [],
      absent: [],
      holiday: null,
    })),
  };
}

function holidaysOf(board: Board, centreId: number | undefined): Map<string, string> {
  return new Map(
    board.festivos
      .filter((one) => one.centro_trabajo_id === centreId)
      .map(({ fecha, nombre }) => [fecha, nombre]),
  );
}

/** Days on which all the shown centres have a holiday, with its name. */
export function sharedHolidays(board: Board, areas: readonly WorkArea[]): Map<string, string> {
  const centres = new Set(areas.map(({ centro_trabajo_id }) => centro_trabajo_id));
  const byDay = groupBy(
    board.festivos.filter((one) => centres.has(one.centro_trabajo_id)),
    ({ fecha }) => fecha,
  );
  const names = new Map<string, string>();
  for (const [day, found] of byDay) {
    const [first] = found;
    if (first !== undefined && found.length === centres.size) names.set(day, first.nombre);
  }
  return names;
}
