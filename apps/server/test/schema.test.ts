import { readFile } from "node:fs/promises";

import { expect, inject, it } from "vitest";

import { schemaSource } from "../../../scripts/db-types.ts";

import { cloneDatabase } from "./database.ts";

it("the generated table types match the migrations", async () => {
  const database = await cloneDatabase(inject("templateUrl"));
  const expected = await schemaSource(database.url);
  await database.drop();
  const kept = await readFile(new URL("../src/db/schema.ts", import.meta.url), "utf8");
  expect(kept.trim()).toBe(expected.trim());
});
