import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Columns of a part of a row that PostgreSQL answers as JSON, by name. */
export type Columns<T> = Readonly<Record<keyof T & string, RawBuilder<unknown>>>;

/** Values of columns in their order, as PostgreSQL answers them. */
export type Values = readonly unknown[];

/** Values of columns as a JSON array: in an object, names cost PostgreSQL as much as values. */
export function valuesOf<T>(columns: Columns<T>): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(Object.values(columns))})`;
}

/** Gives values their names back, in the order of the columns. */
export function naming<T>(columns: Columns<T>): (values: Values) => T {
  const names = Object.keys(columns);
  return (values) => {
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const name of names) {
      row[name] = values[index];
      index += 1;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values of the columns that `T` names
    return row as T;
  };
}
