import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * A date as a sub-select. Its value tells the planner nothing: with a plain parameter PostgreSQL may find a plan for one
 * day cheaper than the kept one, and plans each call anew, which takes longer than the statement itself.
 */
export const opaqueDate = (day: string): RawBuilder<string> => sql<string>`(select ${day}::date)`;

/** An integer in the same way, for people or companies whose numbers of rows differ much, and for limits. */
export const opaqueInteger = (id: number): RawBuilder<number> =>
  sql<number>`(select ${id}::integer)`;

/** Integers in the same way, as an array: of a list the planner would count the entries. */
export const opaqueIntegers = (ids: readonly number[]): RawBuilder<number[]> =>
  sql<number[]>`array(select unnest(${ids}::integer[]))`;

/** Dates in the same way, as an array. */
export const opaqueDates = (days: readonly string[]): RawBuilder<string[]> =>
  sql<string[]>`array(select unnest(${days}::date[]))`;
