import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * Page at the end of a list's statement; `take` null or absent is everything. The limit is written into the text, and so is the
 * first page: of a parameter the planner expects a tenth of the list, and plans each answer anew.
 */
export function pageLimit(page: {
  skip?: number | undefined;
  take?: number | null | undefined;
}): RawBuilder<unknown> {
  const { skip = 0, take = null } = page;
  const limit = take === null ? sql`` : sql`limit ${sql.lit(take)}`;
  return skip === 0 ? limit : sql`${limit} offset ${skip}`;
}
