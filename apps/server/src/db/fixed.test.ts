import { sql } from "kysely";
import { expect, it } from "vitest";

import { fixed } from "./fixed.ts";
import { transactionBy } from "./statements.ts";

const compiler = transactionBy(async () => ({ rows: [] }));

it("a fixed part has the text of its parts", () => {
  const part = sql`${sql.ref("s.id")} in (${sql.join([1, 2].map((one) => sql.lit(one)))})`;
  const text = sql`select ${part} from ${sql.table("s")}`.compile(compiler).sql;
  expect(sql`select ${fixed(part)} from ${sql.table("s")}`.compile(compiler).sql).toBe(text);
});

it("a part with values is refused", () => {
  expect(() => fixed(sql`s.id = ${1}`)).toThrow("with values");
});
