import type { Language } from "@atrio/contract/common";
import type {
  IgnoredPart,
  ImportReview,
  ImportRow,
  ImportTableReview,
  RowState,
} from "@atrio/contract/company/imports";

import { columnNamed, emptyTable, headerOf, tableNames } from "../columns.rules.ts";
import type { TableName } from "../columns.rules.ts";
import type { Notice, Source } from "../files/files.rules.ts";
import type { ImportPlan } from "../imports.rules.ts";
import type { Kind, Outcome } from "../plans.rules.ts";
import type { Place, Problem, SourceRow } from "../rows.rules.ts";

import { keyOf } from "./edits.rules.ts";

/** Texts of a review in the reader's language. */
export type ReviewTexts = {
  language: Language;
  problem: (problem: Problem) => string;
  remedy: (problem: Problem) => ImportRow["problemas"][number]["arreglo"];
  notice: (notice: Notice) => string;
  /** A stored value as people write it; null for none. */
  stored: (table: TableName, column: string, value: unknown) => string | null;
};

const states: Record<Kind, RowState> = { new: "nueva", changed: "cambia", unchanged: "igual" };

type Input = {
  sources: Source[];
  /** Sources of the rows that are left out. */
  omitted: Source[];
  plan: ImportPlan;
  problems: Problem[];
  texts: ReviewTexts;
};

/** The tables with their rows in the files' order: effect, texts, stored values, problems. */
export function reviewTables(input: Input): ImportTableReview[] {
  const { sources, omitted, plan, problems, texts } = input;
  const outcomes = outcomesByRow(plan);
  const byRow = Map.groupBy(problems, rowKeyOf);
  const out = new Set(omitted.flatMap(({ rows }) => rows.map(({ place }) => rowKeyOf(place))));
  const all = sources.map((source) => ({
    ...source,
    rows: [
      ...source.rows,
      ...omitted.filter((one) => isSame(one, source)).flatMap((one) => one.rows),
    ],
  }));
  return all
    .toSorted((a, b) => tableNames.indexOf(a.table) - tableNames.indexOf(b.table))
    .map((source) => {
      const headers = source.headers.filter((one) => columnNamed(source.table, one) !== undefined);
      const rows = source.rows
        .toSorted((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0))
        .map((row) => {
          const key = rowKeyOf(row.place);
          const context = { table: source.table, headers, texts, isOut: out.has(key) };
          const outcome = outcomes.get(`${source.table} ${key}`);
          return reviewRow(row, { outcome, problems: byRow.get(key) ?? [] }, context);
        });
      return {
        tabla: source.table,
        nombre: emptyTable(source.table, texts.language).name,
        archivo: source.place.file,
        hoja: source.place.sheet,
        columnas: headers,
        filas: rows,
      };
    });
}

type RowContext = { table: TableName; headers: string[]; texts: ReviewTexts; isOut: boolean };

function reviewRow(
  row: SourceRow,
  found: { outcome: Outcome<unknown> | undefined; problems: Problem[] },
  { table, headers, texts, isOut }: RowContext,
): ImportRow {
  const { outcome, problems } = found;
  const textOf = (column: string): string => row.cells[column]?.text ?? "";
  const base = {
    fila: row.place.line ?? 1,
    celdas: headers.map((one) => textOf(named(table, one))),
  };
  if (isOut) {
    return { ...base, estado: "fuera", etiqueta: labelOf(table, textOf), antes: [], problemas: [] };
  }
  const own = outcome === undefined ? "espera" : states[outcome.kind];
  return {
    ...base,
    estado: problems.length > 0 ? "mal" : own,
    etiqueta: outcome?.label ?? labelOf(table, textOf),
    antes: (outcome?.columns ?? []).map((column) => ({
      titulo: row.cells[column]?.header ?? headerOf(table, column, texts.language),
      texto: texts.stored(table, column, outcome?.before[column]),
    })),
    problemas: problems.map((problem) => ({
      titulo: problem.column,
      texto: texts.problem(problem),
      arreglo: problem.column === null ? null : texts.remedy(problem),
    })),
  };
}

function named(table: TableName, header: string): string {
  return columnNamed(table, header) ?? header;
}

/** Words by which a row without a plan is recognised. */
function labelOf(table: TableName, textOf: (column: string) => string): string {
  const columns: Partial<Record<TableName, string[]>> = {
    trabajadores: ["codigo", "nombre", "apellido1", "apellido2"],
    festivos: ["calendario", "fecha"],
    supervisores: ["supervisor", "supervisado"],
    reglas: ["saldo", "desde_anyo"],
    saldos: ["trabajador", "saldo"],
    actividades: ["proyecto", "nombre"],
  };
  return (columns[table] ?? ["codigo", "nombre"]).map(textOf).filter(Boolean).join(" ");
}

function outcomesByRow(plan: ImportPlan): Map<string, Outcome<unknown>> {
  return new Map(
    tableNames.flatMap((table) => {
      const outcomes: Array<Outcome<unknown>> = plan[table];
      return outcomes.flatMap((one) =>
        one.places.map((place): [string, Outcome<unknown>] => [`${table} ${rowKeyOf(place)}`, one]),
      );
    }),
  );
}

function rowKeyOf({ file, sheet, line }: Place): string {
  return keyOf({ archivo: file, hoja: sheet }, line);
}

function isSame(a: Source, b: Source): boolean {
  return a.place.file === b.place.file && a.place.sheet === b.place.sheet;
}

/** Columns and sheets that are not imported, with the columns that they might be. */
export function reviewNotices(notices: Notice[], texts: ReviewTexts): IgnoredPart[] {
  return notices.map((notice) => ({
    archivo: notice.file,
    hoja: notice.sheet,
    titulo: notice.code === "unknown_column" ? notice.name : null,
    texto: texts.notice(notice),
    posibles: notice.missing.map((columna) => ({
      columna,
      titulo:
        notice.table === undefined ? columna : headerOf(notice.table, columna, texts.language),
    })),
  }));
}

const rights = [
  "permiso_supervisor",
  "permiso_gestor_turnos",
  "supervisor_bolsa_horas",
  "gestor_denuncias",
];
const mostNames = 5;

/** Numbers of people by what happens to them, with the first names. */
export function effectsOf(plan: ImportPlan): ImportReview["efectos"] {
  const changed = plan.trabajadores.filter(({ kind }) => kind === "changed");
  const withColumn = (...columns: string[]) =>
    changed.filter((one) => one.columns.some((column) => columns.includes(column)));
  const effects = [
    { clase: "altas" as const, people: plan.trabajadores.filter(({ kind }) => kind === "new") },
    {
      clase: "bajas" as const,
      people: withColumn("fecha_baja").filter(({ item }) => item.fields.fecha_baja !== null),
    },
    { clase: "centro" as const, people: withColumn("centro") },
    { clase: "horario" as const, people: withColumn("horario") },
    { clase: "correo" as const, people: withColumn("email") },
    { clase: "permisos" as const, people: withColumn(...rights) },
    { clase: "ficha" as const, people: changed },
  ];
  return effects.flatMap(({ clase, people }) =>
    people.length === 0
      ? []
      : [
          {
            clase,
            total: people.length,
            personas: people.slice(0, mostNames).map(({ label }) => label),
          },
        ],
  );
}
