import type { Language } from "@atrio/contract/common";
import type { CellChange, RenamedColumn, RowName } from "@atrio/contract/company/imports";

import { headerOf } from "../columns.rules.ts";
import { headingOf, tableOf } from "../files/files.rules.ts";
import type { Grid } from "../files/files.rules.ts";

/** Changes that a person makes to the files before they are imported. */
export type Edits = {
  cambios: readonly CellChange[];
  omitidas: readonly RowName[];
  columnas: readonly RenamedColumn[];
};

/** The grids with headings and cells written anew; rows that are left out are answered apart. */
export function editGrids(
  grids: Grid[],
  edits: Edits,
  language: Language,
): { grids: Grid[]; omitted: Grid[] } {
  const edited = grids.map((grid) => changeCells(renameColumns(grid, edits, language), edits));
  const gone = new Set(edits.omitidas.map((row) => keyOf(row, row.fila)));
  const part = (isOut: boolean): Grid[] =>
    edited.map((grid) => {
      const heading = headingOf(grid);
      return {
        ...grid,
        rows: grid.rows.filter(
          (row) => row === heading || gone.has(keyOf(sheetOf(grid), row.line)) === isOut,
        ),
      };
    });
  return { grids: part(false), omitted: part(true) };
}

function renameColumns(grid: Grid, { columnas }: Edits, language: Language): Grid {
  const heading = headingOf(grid);
  const table = heading && tableOf(grid, heading.cells);
  const here = columnas.filter((one) => isOf(one, grid));
  if (heading === undefined || table === undefined || here.length === 0) return grid;
  const cells = heading.cells.map((cell) => {
    const found = here.find((one) => one.titulo === cell.trim());
    return found === undefined ? cell : headerOf(table, found.columna, language);
  });
  return withRow(grid, { line: heading.line, cells });
}

function changeCells(grid: Grid, { cambios }: Edits): Grid {
  const here = cambios.filter((one) => isOf(one, grid));
  if (here.length === 0) return grid;
  const byLine = Map.groupBy(here, (one) => one.fila);
  // A column that the file lacks is added behind the others.
  const present = (headingOf(grid)?.cells ?? []).map((cell) => cell.trim());
  const headers = [...new Set([...present.filter((one) => one !== ""), ...here.map(titleOf)])];
  const missing = headers.filter((header) => !present.includes(header));
  const all = [...present, ...missing];
  const heading = headingOf(grid);
  const rows = grid.rows.map((row) => {
    if (row === heading) return { ...row, cells: [...row.cells, ...missing] };
    const changes = byLine.get(row.line);
    if (changes === undefined) return row;
    const cells = [...row.cells];
    for (const { titulo, texto } of changes) {
      const at = all.indexOf(titulo);
      while (cells.length < at) cells.push("");
      cells[at] = texto;
    }
    return { ...row, cells };
  });
  return { ...grid, rows };
}

function titleOf({ titulo }: CellChange): string {
  return titulo.trim();
}

function withRow(grid: Grid, changed: Grid["rows"][number]): Grid {
  return { ...grid, rows: grid.rows.map((row) => (row.line === changed.line ? changed : row)) };
}

function sheetOf(grid: Grid): { archivo: string; hoja: string | null } {
  return { archivo: grid.file, hoja: grid.sheet };
}

function isOf(one: { archivo: string; hoja: string | null }, grid: Grid): boolean {
  return one.archivo === grid.file && one.hoja === grid.sheet;
}

/** Key of a row among all files. */
export function keyOf(
  { archivo, hoja }: { archivo: string; hoja: string | null },
  line: number | null,
): string {
  return JSON.stringify([archivo, hoja, line]);
}
