import { compare, isSame, readersOf, settle } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { RowReader, SourceRow } from "./rows.rules.ts";
import type { Stretch, TimetableRow } from "./snapshot/snapshot.rules.ts";
import { flagOf, textOf, timeOf, wholeOf } from "./values.rules.ts";
import { weekdaysOf } from "./weekdays.rules.ts";

type Reader = RowReader<"horarios">;

/** A row of the file: the schedule's own fields, and its stretches. */
type Line = { reader: Reader; code: string; head: Head; stretches: Stretch[] };

/** Undefined or null where the row does not say. */
type Head = {
  nombre: string | null | undefined;
  semanas: number | null | undefined;
  tolerancia: number | null | undefined;
  trabaja_festivos: boolean | null | undefined;
};

type Timed = { start: number; end: number; reader: Reader };

const LONGEST_CYCLE = 12;
const DAY = 1440;
const WEEK = 7 * DAY;

/** Plan of the rows of `horarios`: the rows of a code are a schedule and replace its stretches. */
export function planTimetables(
  rows: SourceRow[],
  context: PlanContext,
): Array<Outcome<TimetableRow>> {
  const byCode = new Map(context.snapshot.horarios.map((one) => [one.codigo, one]));
  const lines = readersOf("horarios", rows, context).flatMap(readLine);
  return [...Map.groupBy(lines, (line) => line.code)].flatMap(([code, group]) => {
    const existing = byCode.get(code);
    const item = joinLines(code, group, existing);
    if (item === undefined) return [];
    return [
      compare({
        item,
        existing: sorted(existing),
        label: `${code} ${item.nombre}`,
        columns,
        places: group.map(({ reader }) => reader.place),
      }),
    ];
  });
}

const columns: Array<[keyof TimetableRow, string]> = [
  ["nombre", "nombre"],
  ["semanas", "semanas"],
  ["tolerancia_minutos", "tolerancia"],
  ["trabaja_festivos", "trabaja_festivos"],
  ["tramos", "dias"],
];

function readLine(reader: Reader): Line[] {
  const code = reader.required("codigo", textOf(40));
  const week = reader.optional("semana", wholeOf(1, LONGEST_CYCLE)) ?? 1;
  const days = reader.required("dias", weekdaysOf);
  const start = reader.required("inicio", timeOf);
  const end = reader.required("fin", timeOf);
  const head: Head = {
    nombre: reader.optional("nombre", textOf(120)),
    semanas: reader.optional("semanas", wholeOf(1, LONGEST_CYCLE)),
    tolerancia: reader.optional("tolerancia", wholeOf(0, 240)),
    trabaja_festivos: reader.optional("trabaja_festivos", flagOf),
  };
  if (!code || !days || !start || !end || !reader.isClean()) return [];
  const stretches = days.map((day) => ({
    semana: week,
    dia_semana: day,
    inicio: start,
    fin: end,
  }));
  return [{ reader, code, head, stretches }];
}

function joinLines(
  code: string,
  lines: Line[],
  existing: TimetableRow | undefined,
): TimetableRow | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const name = agreed(lines, "nombre", "nombre");
  const weeks = agreed(lines, "semanas", "semanas");
  const tolerance = agreed(lines, "tolerancia", "tolerancia");
  const holidays = agreed(lines, "trabaja_festivos", "trabaja_festivos");
  if (name === undefined && existing === undefined) first.reader.note("nombre", "required");
  const stretches = lines.flatMap((line) => line.stretches);
  const used = Math.max(...stretches.map((stretch) => stretch.semana));
  for (const line of lines) {
    const over = weeks !== undefined && line.stretches.some((one) => one.semana > weeks);
    if (over) line.reader.note("semana", "week_over_cycle", { weeks });
  }
  noteOverlaps(lines, weeks ?? used);
  if (!lines.every((line) => line.reader.isClean())) return undefined;
  return {
    codigo: code,
    nombre: name ?? existing?.nombre ?? code,
    semanas: weeks ?? used,
    tolerancia_minutos: settle(tolerance, existing?.tolerancia_minutos, 15),
    trabaja_festivos: settle(holidays, existing?.trabaja_festivos, false),
    tramos: inOrder(stretches),
  };
}

/**
 * Fields of a schedule's rows that concern it as a whole: stated once, or twice with equal values.
 */
function agreed<K extends keyof Head>(
  lines: Line[],
  key: K,
  column: Parameters<Reader["note"]>[0],
): NonNullable<Head[K]> | undefined {
  const said = lines.filter((line) => line.head[key] !== null && line.head[key] !== undefined);
  const [first] = said;
  for (const line of said) {
    if (!isSame(line.head[key], first?.head[key])) {
      line.reader.note(column, "schedule_differs", { line: first?.reader.place.line ?? 0 });
    }
  }
  return first?.head[key] ?? undefined;
}

function noteOverlaps(lines: Line[], weeks: number): void {
  const timed = lines
    .flatMap(({ reader, stretches }) => stretches.map((one) => timedOf(one, reader)))
    .toSorted((a, b) => a.start - b.start);
  const [first] = timed;
  // The cycle begins again: its last night may run into its first morning.
  const again = first && { ...first, start: first.start + weeks * WEEK };
  for (const [index, one] of timed.entries()) {
    const next = timed[index + 1] ?? again;
    if (next === undefined || next.start >= one.end) continue;
    const later = (next.reader.place.line ?? 0) >= (one.reader.place.line ?? 0) ? next : one;
    const earlier = later === next ? one : next;
    later.reader.note("inicio", "stretch_overlap", { line: earlier.reader.place.line ?? 0 });
  }
}

function timedOf(stretch: Stretch, reader: Reader): Timed {
  const day = (stretch.semana - 1) * WEEK + (stretch.dia_semana - 1) * DAY;
  const [from, to] = [minutesOf(stretch.inicio), minutesOf(stretch.fin)];
  return { start: day + from, end: day + to + (to <= from ? DAY : 0), reader };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function sorted(row: TimetableRow | undefined): TimetableRow | undefined {
  return row && { ...row, tramos: inOrder(row.tramos) };
}

function inOrder(stretches: Stretch[]): Stretch[] {
  return stretches
    .map(({ semana, dia_semana, inicio, fin }) => ({
      semana,
      dia_semana,
      inicio,
      fin,
    }))
    .toSorted((a, b) => timedKey(a) - timedKey(b));
}

function timedKey(stretch: Stretch): number {
  return stretch.semana * WEEK + stretch.dia_semana * DAY + minutesOf(stretch.inicio);
}
