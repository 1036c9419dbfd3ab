import type {
  CellChange,
  ImportReview,
  ImportRow,
  ImportTableReview,
  RenamedColumn,
  RowName,
  RowState,
} from "@atrio/contract/company/imports";

/** Files of an import with the changes that a person made to them. */
export type ImportDraft = {
  archivos: ReadonlyArray<{ nombre: string; datos: string }>;
  cambios: readonly CellChange[];
  omitidas: readonly RowName[];
  columnas: readonly RenamedColumn[];
};

/** Part of the rows that is shown. */
export const rowFilters = ["todas", "mal", "nueva", "cambia", "igual", "fuera"] as const;
export type RowFilter = (typeof rowFilters)[number];

/** Rows of a table under a filter; `mal` has those that wait for a wrong row too. */
export function rowsOf(table: ImportTableReview, filter: RowFilter): ImportRow[] {
  if (filter === "todas") return table.filas;
  return table.filas.filter(({ estado }) => estado === filter || isWaiting(estado, filter));
}

function isWaiting(state: RowState, filter: RowFilter): boolean {
  return filter === "mal" && state === "espera";
}

/** Number of rows in each state, in one table or in all. */
export function countRows(tables: readonly ImportTableReview[]): Record<RowState, number> {
  const counts = { nueva: 0, cambia: 0, igual: 0, mal: 0, espera: 0, fuera: 0 };
  for (const { filas } of tables) for (const { estado } of filas) counts[estado] += 1;
  return counts;
}

/** Changes of all remedies that nothing else can be meant by. */
export function certainChanges(review: ImportReview): CellChange[] {
  return review.tablas.flatMap(({ archivo, hoja, filas }) =>
    filas.flatMap(({ fila, problemas }) =>
      problemas.flatMap(({ titulo, arreglo }) =>
        titulo !== null && arreglo?.seguro === true
          ? [{ archivo, hoja, fila, titulo, texto: arreglo.texto }]
          : [],
      ),
    ),
  );
}

/** Wrong rows, to leave out together. */
export function wrongRows(review: ImportReview): RowName[] {
  return review.tablas.flatMap(({ archivo, hoja, filas }) =>
    filas.filter(({ estado }) => estado === "mal").map(({ fila }) => ({ archivo, hoja, fila })),
  );
}

/** A draft with cells written anew; a later text of a cell replaces an earlier one. */
export function withChanges(draft: ImportDraft, changes: readonly CellChange[]): ImportDraft {
  const keys = new Set(changes.map(cellKey));
  const kept = draft.cambios.filter((one) => !keys.has(cellKey(one)));
  return { ...draft, cambios: [...kept, ...changes] };
}

/** A draft without some rows. */
export function leavingOut(draft: ImportDraft, rows: readonly RowName[]): ImportDraft {
  return { ...draft, omitidas: [...draft.omitidas, ...rows] };
}

/** A draft with a row that was left out. */
export function takingBack(draft: ImportDraft, row: RowName): ImportDraft {
  return { ...draft, omitidas: draft.omitidas.filter((one) => rowKey(one) !== rowKey(row)) };
}

/** A draft with an unknown column that stands for one of the table. */
export function withColumn(draft: ImportDraft, column: RenamedColumn): ImportDraft {
  return { ...draft, columnas: [...draft.columnas, column] };
}

/** True if the import would write something and no row is wrong. */
export function canImport(review: ImportReview): boolean {
  const { nueva, cambia, mal, espera } = countRows(review.tablas);
  return review.problemas.length === 0 && mal + espera === 0 && nueva + cambia > 0;
}

/** Key of a row among all files. */
function rowKey({ archivo, hoja, fila }: RowName): string {
  return JSON.stringify([archivo, hoja, fila]);
}

function cellKey(cell: CellChange): string {
  return JSON.stringify([cell.archivo, cell.hoja, cell.fila, cell.titulo]);
}

/** Largest part of the bytes that is turned into letters at once. */
const part = 32_768;

/** A file's bytes in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let from = 0; from < bytes.length; from += part) {
    letters += String.fromCodePoint(...bytes.subarray(from, from + part));
  }
  return btoa(letters);
}

/** Largest file, and most files, of an import. */
const mostBytes = 5 * 1024 * 1024;
const mostFiles = 12;

/** Problem of chosen files before they are sent, by the key of its text. */
export function problemOfFiles(files: ReadonlyArray<{ name: string; size: number }>) {
  if (files.length > mostFiles) return "many" as const;
  if (files.some(({ name }) => !/\.(?:xlsx|csv|tsv|txt)$/i.test(name))) return "type" as const;
  if (files.some(({ size }) => size > mostBytes)) return "large" as const;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > 3 * mostBytes ? ("large" as const) : null;
}
