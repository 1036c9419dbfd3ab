// Process of `npm run bench -- compare`: a company on a database of its own and the server of a checkout on
// it, which may be an earlier version. Its parent learns where they are and ends it by disconnecting.
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { loadConfig } from "../apps/server/src/config.ts";
import type { migrate } from "../apps/server/src/db/migrate.ts";
import type { hashPassword } from "../apps/server/src/lib/crypto/password-hash.ts";
import type { buildWebIfStale } from "../scripts/lib/web-build.ts";

import type { makeCompany, withClient } from "./company.ts";
import type { Hosted, LedgerSize } from "./compare-side.ts";
import type { dataDir, onDatabase } from "./place.ts";
import type { startProduct } from "./processes.ts";

const [checkout = "", workers = "", years = ""] = process.argv.slice(2);
const password = "Comparada-2026";

/** A module of the checkout; the first of the paths that it has. */
async function load<M>(...paths: string[]): Promise<M> {
  for (const path of paths) {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same module, perhaps of an earlier version
      return (await import(pathToFileURL(join(checkout, path)).href)) as M;
    } catch (error) {
      if (path === paths.at(-1)) throw error;
    }
  }
  throw new Error("No path given");
}

const server = "apps/server/src";
const config = await load<{ loadConfig: typeof loadConfig }>(`${server}/config.ts`);
const database = await load<{ migrate: typeof migrate }>(`${server}/db/migrate.ts`);
const hashes = await load<{ hashPassword: typeof hashPassword }>(
  `${server}/lib/crypto/password-hash.ts`,
  `${server}/lib/password-hash.ts`,
);
const web = await load<{ buildWebIfStale: typeof buildWebIfStale }>("scripts/lib/web-build.ts");
const place = await load<{ dataDir: typeof dataDir; onDatabase: typeof onDatabase }>(
  "bench/place.ts",
);
const company = await load<{ makeCompany: typeof makeCompany; withClient: typeof withClient }>(
  "bench/company.ts",
);
const processes = await load<{ startProduct: typeof startProduct }>("bench/processes.ts");

await web.buildWebIfStale(checkout);
await place.onDatabase(async (databaseUrl) => {
  await database.migrate(databaseUrl);
  const { secrets } = config.loadConfig({ DATA_DIR: place.dataDir });
  const size = { workers: Number(workers), years: Number(years), slug: "bench" };
  const made = await company.makeCompany(databaseUrl, { secrets }, size);
  const hash = await hashes.hashPassword(secrets.pepper, password);
  const emails = await company.withClient(databaseUrl, async (client) => {
    await client.query("update account set password_hash = $1", [hash]);
    const { rows } = await client.query<{ id: number; email: string }>(
      "select t.id, a.email from trabajador t join account a using (account_user_id)",
    );
    return new Map(rows.map(({ id, email }) => [id, email]));
  });
  const [ledger] = await company.withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<LedgerSize>(
      `select count(*)::float8 as events, pg_relation_size('fichaje_evento')::float8 as rows,
         sum(octet_length(contenido))::float8 as contents,
         pg_database_size(current_database())::float8 as database
       from fichaje_evento`,
    );
    return rows;
  });
  if (ledger === undefined) throw new Error("No row of an aggregate");
  const product = await processes.startProduct({
    DATA_DIR: place.dataDir,
    DATABASE_URL: databaseUrl,
  });
  const hosted: Hosted = {
    url: product.url,
    databaseUrl,
    dataDir: place.dataDir,
    password,
    ledger,
    people: made.workers.map((one) => ({ ...one, email: emails.get(one.trabajador_id) ?? "" })),
  };
  process.send?.(hosted);
  await once(process, "disconnect");
  await product.stop();
});
