// Upgrades beside servers of the release before (Rule COMPANY-124).
import { readFile } from "node:fs/promises";

import pg from "pg";
import { describe, expect, inject, it } from "vitest";

import { migrate, migrateWithin, migrationNames } from "../src/db/migrate.ts";

import { cloneDatabase, databaseUrl } from "./database.ts";

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

it("a migration gives way to a request in flight that needs what it holds, and goes on afterwards", async () => {
  const database = await cloneDatabase(databaseUrl(inject("templateUrl"), "template1"));
  const request = await connect(database.url);
  const watcher = await connect(database.url);
  const names = await migrationNames();
  try {
    await request.query("begin");
    // The next one adds keys to the table of signings and then a column to that of companies.
    await migrateWithin(
      request,
      names.filter((name) => name < "0092"),
    );
    await request.query("commit");

    // A little less than the migration's own, so that the request would be the one that a deadlock ends.
    await request.query("set deadlock_timeout = '900ms'");
    await request.query("begin");
    await request.query("select from empresa");
    const migrated = migrate(database.url);
    await expect
      .poll(
        async () => {
          const { rowCount } = await watcher.query(
            "select from pg_locks where not granted and relation = 'empresa'::regclass and mode = 'AccessExclusiveLock'",
          );
          return rowCount;
        },
        { timeout: 10_000, interval: 20 },
      )
      .toBe(1);
    await request.query("lock table fichaje in row exclusive mode");
    await request.query("commit");
    await migrated;
    const { rows } = await watcher.query("select nombre from migracion order by 1");
    expect(rows.map(({ nombre }) => nombre)).toEqual(names);
  } finally {
    await request.end();
    await watcher.end();
    await database.drop();
  }
});

/** Statements after which the release before may fail: it reads or writes the removed or tightened part. */
const breaking =
  /\b(drop\s+(table|column|view)|rename\s+(to|column)|alter\s+(column\s+)?\w+\s+(set\s+data\s+)?type|set\s+not\s+null)\b/i;
/** Line of a migration that removes what a named earlier one made needless. */
const contract = /^-- Contract of (\d{4}_\w+\.sql)/m;
/** Last migration before the rule. */
const last = "0269";

describe("migrations expand, and contract in a later release", () => {
  it.each([
    ["alter table empresa drop column slug;", true],
    ["alter table empresa rename column slug to nombre_corto;", true],
    ["drop table empresa;", true],
    ["alter table empresa alter column slug type integer using 1;", true],
    ["alter table empresa alter column slug set not null;", true],
    ["alter table empresa add column otro text;", false],
    ["alter table empresa alter column slug drop not null;", false],
    ["drop function empresa_actual();", false],
  ])("%s", (text, expected) => {
    expect(breaking.test(text)).toBe(expected);
  });

  it("every one that breaks the release before names the migration that it contracts", async () => {
    const names = await migrationNames();
    const wrong: string[] = [];
    for (const name of names.filter((one) => one.slice(0, 4) > last)) {
      const text = await readFile(new URL(`../migrations/${name}`, import.meta.url), "utf8");
      const [, expanded] = contract.exec(text) ?? [];
      if (breaking.test(text) && !names.includes(expanded ?? "")) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});
