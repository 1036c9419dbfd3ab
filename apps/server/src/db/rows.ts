import { compileFunction } from "node:vm";

import type pg from "pg";

import { typeParsers } from "./types.ts";

/** A row of a statement: its values by the names of its columns. */
export type Row = pg.QueryResultRow;
/** Text of a value as the server sends it. */
export type Cell = string | null;

type Parser = (text: string) => unknown;
type Column = { name: string; parse: Parser };
type ReadRow = (cells: readonly Cell[]) => Row;

/** Reader of a statement's rows. Throws for a value that is no value of its type. */
export type Shape = { rowOf: ReadRow };

/** Rows of a shape after which its own function is made, which takes as long as to read a hundred. */
const often = 100;

/**
 * Function that reads a row into one literal with all columns, whose form V8 knows beforehand; as the pickers of answers
 * do. The text is made of column names alone.
 */
function rowReader(columns: readonly Column[]): ReadRow {
  if (columns.some(({ name }) => name === "__proto__")) throw new Error("A column is a prototype");
  const parsers = columns.map((_, index) => `const parse${index} = parsers[${index}];`);
  const cells = columns.map((_, index) => `const cell${index} = cells[${index}];`);
  const entries = columns.map(
    ({ name }, index) =>
      `${JSON.stringify(name)}: cell${index} === null ? null : parse${index}(cell${index}),`,
  );
  const text = [
    ...parsers,
    "return (cells) => {",
    ...cells,
    "return {",
    ...entries,
    "};",
    "};",
  ].join("\n");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text above makes such a function
  const make = compileFunction(text, ["parsers"]) as (parsers: Parser[]) => ReadRow;
  return make(columns.map(({ parse }) => parse));
}

/** Reads a row column by column, for statements that are seldom asked. */
function slowReader(columns: readonly Column[]): ReadRow {
  const empty: Row = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return (cells) => {
    const row = { ...empty };
    let index = 0;
    for (const { name, parse } of columns) {
      const cell = cells[index];
      if (typeof cell === "string") row[name] = parse(cell);
      index += 1;
    }
    return row;
  };
}

/** Shapes by names and types of their columns, for all connections. */
const known = new Map<string, Shape>();
const most = 4000;

/** Shape of a statement's rows by its described columns. */
export function shapeOf(fields: ReadonlyArray<Pick<pg.FieldDef, "name" | "dataTypeID">>): Shape {
  const key = JSON.stringify(fields.map(({ name, dataTypeID }) => [name, dataTypeID]));
  const shape = known.get(key) ?? newShape(fields);
  if (known.size < most) known.set(key, shape);
  return shape;
}

function newShape(fields: ReadonlyArray<Pick<pg.FieldDef, "name" | "dataTypeID">>): Shape {
  const columns = fields.map(({ name, dataTypeID }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that of texts; its type is that of either
    const parse = typeParsers.getTypeParser(dataTypeID, "text") as unknown as Parser;
    return { name, parse };
  });
  const readSlowly = slowReader(columns);
  let rows = 0;
  let read: ReadRow = (cells) => {
    rows += 1;
    if (rows > often) read = rowReader(columns);
    return readSlowly(cells);
  };
  return { rowOf: (cells) => read(cells) };
}
