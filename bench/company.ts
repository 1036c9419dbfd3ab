import { randomBytes } from "node:crypto";

import pg from "pg";

import { largeCompany } from "../apps/server/demo/large-company.ts";
import { loadCompany } from "../apps/server/demo/load.ts";
import type { Config } from "../apps/server/src/config.ts";
import { tokenHash } from "../apps/server/src/lib/crypto/tokens.ts";

/** A worker with an open session. */
export type SignedIn = {
  empresa_id: number;
  trabajador_id: number;
  token: string;
  /** The clock-in type this person punches with. */
  fichador_id: number;
  administrador: boolean;
  /** Number of people they supervise today. */
  supervisados: number;
  /** Their newest payslip, if they have any. */
  nomina_id: number | null;
};

export type BenchCompany = {
  empresa_id: number;
  workers: SignedIn[];
  events: number;
  seconds: number;
  /** False if it was in the folder already (`--in`), with all that a bench adds to it. */
  isNew: boolean;
};

/** Company with its history, with all of its workers signed in. */
export async function makeCompany(
  databaseUrl: string,
  config: Pick<Config, "secrets">,
  size: { workers: number; years: number; slug: string },
): Promise<BenchCompany> {
  const began = performance.now();
  const loaded = await loadCompany(
    { databaseUrl, config },
    {
      years: size.years,
      make: (window) => largeCompany({ slug: size.slug, workers: size.workers, window }),
    },
  );
  const seconds = (performance.now() - began) / 1000;
  const { empresa_id, events } = loaded ?? {
    empresa_id: await withClient(databaseUrl, (client) => findCompany(client, size.slug)),
    events: 0,
  };
  const workers = await withClient(databaseUrl, (client) => signIn(client, empresa_id));
  return { empresa_id, workers, events, seconds, isNew: loaded !== undefined };
}

/** Runs `work` on a connection of its own, as the database's owner. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function findCompany(client: pg.Client, slug: string): Promise<number> {
  const { rows } = await client.query<{ empresa_id: number }>(
    "select empresa_id from empresa where slug = $1",
    [slug],
  );
  const [company] = rows;
  if (company === undefined) throw new Error(`The folder has other companies than ${slug}`);
  return company.empresa_id;
}

async function signIn(client: pg.Client, companyId: number): Promise<SignedIn[]> {
  const { rows } = await client.query<Omit<SignedIn, "token"> & { account_user_id: number }>(
    `select t.empresa_id, t.id as trabajador_id, t.account_user_id, t.administrador,
            (select f.id from fichador f where f.empresa_id = t.empresa_id
              and f.tipo = 'presencial' and f.activo order by f.orden limit 1) as fichador_id,
            (select count(*)::integer from supervision s where s.empresa_id = t.empresa_id
              and s.supervisor_id = t.id and s.vigencia @> current_date) as supervisados,
            (select n.id from nomina n where n.empresa_id = t.empresa_id
              and n.trabajador_id = t.id and n.tipo_nomina = 'NM'
              order by n.anyo desc, n.mes_pago desc limit 1) as nomina_id
     from trabajador t where t.empresa_id = $1
       and t.fecha_alta < current_date and (t.fecha_baja is null or t.fecha_baja > current_date)
     order by t.id`,
    [companyId],
  );
  const workers = rows.map((row) => ({ ...row, token: randomBytes(32).toString("base64url") }));
  await client.query(
    `insert into sesion
       (token_hash, empresa_id, trabajador_id, account_user_id, creada_en, vista_en, expira_en, confirmada_en)
     select token_hash, $1, trabajador_id, account_user_id, now(), now(), now() + interval '12 hours',
       -- exports are measured too, by whoever has just typed the password
       now() + interval '12 hours'
     from unnest($2::bytea[], $3::integer[], $4::integer[])
       as one (token_hash, trabajador_id, account_user_id)`,
    [
      companyId,
      workers.map(({ token }) => tokenHash(token)),
      workers.map(({ trabajador_id }) => trabajador_id),
      workers.map(({ account_user_id }) => account_user_id),
    ],
  );
  await client.query("vacuum analyze");
  return workers;
}

/**
 * Deletes every punch since midnight (UTC), so that each round begins with the same days: a day of
 * hundreds of punches is no real day. Possible for the owner alone, past the ledger.
 */
export async function forgetTodaysPunches(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query("begin");
    await client.query(
      `create temporary table gone on commit drop as
       select empresa_id, trabajador_id, id from fichaje
       where hora_fin is null or hora_fin >= date_trunc('day', now())`,
    );
    await client.query(
      "delete from fichaje_evento e using gone g where e.empresa_id = g.empresa_id and e.fichaje_id = g.id",
    );
    await client.query(
      "delete from fichaje f using gone g where f.empresa_id = g.empresa_id and f.id = g.id",
    );
    await client.query(
      `update cadena c set (seq, eslabon) = (
         select e.seq, e.eslabon from fichaje_evento e
         where e.empresa_id = c.empresa_id and e.trabajador_id = c.trabajador_id
         order by e.seq desc limit 1)
       from (select distinct empresa_id, trabajador_id from gone) g
       where c.empresa_id = g.empresa_id and c.trabajador_id = g.trabajador_id`,
    );
    await client.query("delete from respuesta_idempotente");
    await client.query("commit");
    await client.query(
      "vacuum analyze fichaje, fichaje_evento, jornada, cadena, respuesta_idempotente",
    );
  });
}
