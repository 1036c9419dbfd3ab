import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { cloneDatabase } from "../../test/database.ts";

import { openDb } from "./client.ts";
import type { Db } from "./client.ts";

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;

beforeAll(async () => {
  clone = await cloneDatabase(inject("templateUrl"));
  // Pool of one connection, on which all statements are prepared.
  db = openDb(clone.url, { max: 1 });
});

afterAll(async () => {
  await db.close();
  await clone.drop();
});

const division = sql`select 1 / ${0}::integer as part`;
const behind = sql`select ${"behind"}::text as place`;

it("a failed statement fails those that travel with it, which can be sent again", async () => {
  const together = db.read(1, async (tx) =>
    Promise.allSettled([division.execute(tx), behind.execute(tx)]),
  );
  await expect(together).rejects.toMatchObject({ code: "22012" });
  const { rows } = await db.read(1, async (tx) => behind.execute(tx));
  expect(rows).toEqual([{ place: "behind" }]);
  await expect(db.read(1, async (tx) => division.execute(tx))).rejects.toMatchObject({
    code: "22012",
  });
});

it("a statement answers the same rows when they are described and later", async () => {
  const types = sql`select n, n::text as word, n::int8 as large, n::numeric / 2 as half,
      timestamptz '2026-11-18 08:00+00' as at, date '2026-11-18' as day, null::text as none,
      json_build_object('n', n) as own, array[n, n + 1] as list
    from generate_series(1, ${2}::integer) n`;
  const read = async () => (await db.read(1, async (tx) => types.execute(tx))).rows;
  const at = "2026-11-18T08:00:00Z";
  const rows = [1, 2].map((n) => {
    const half = n === 1 ? "0.50000000000000000000" : "1.00000000000000000000";
    const texts = { word: String(n), half, at, day: "2026-11-18", none: null };
    return { n, large: n, ...texts, own: { n }, list: [n, n + 1] };
  });
  expect(await read()).toEqual(rows);
  expect(await read()).toEqual(rows);
});

it("a statement without rows answers the number that it changed", async () => {
  const lines = sql`insert into line select generate_series(1, ${3}::integer)`;
  for (const turn of [1, 2]) {
    const counts = db.gate(async (tx) => {
      await sql`create temporary table line (n integer) on commit drop`.execute(tx);
      const { numAffectedRows, rows } = await lines.execute(tx);
      return { turn, numAffectedRows, rows };
    });
    await expect(counts).resolves.toEqual({ turn, numAffectedRows: 3n, rows: [] });
  }
});

it("two texts under one name are refused", async () => {
  const named = (text: string) => db.gateLookup({ name: "same", text, values: [] });
  expect(await named("select 1 as one")).toEqual([{ one: 1 }]);
  await expect(named("select 2 as two")).rejects.toThrow("called same");
});
