import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** A ballot as one recipient opens it. */
type BallotRow = { id: string; destinatario: string; anyo: number; sellado: Buffer };

/** Writes ballots; those that a recipient has stay. */
export async function insertBallots(tx: Tx, ballots: readonly BallotRow[]): Promise<void> {
  if (ballots.length === 0) return;
  const rows = ballots.map(
    (one) =>
      sql`(empresa_actual(), ${one.id}::uuid, ${one.destinatario}, ${one.anyo}::smallint, ${one.sellado}::bytea)`,
  );
  await sql`
    insert into denuncia_tipo (empresa_id, id, destinatario, anyo, sellado)
    values ${sql.join(rows)} on conflict do nothing`.execute(tx);
}

/** Ballots that a recipient holds, of a year if one is given. */
export async function readBallots(
  tx: Tx,
  { destinatario, anyo = null }: { destinatario: string; anyo?: number | null },
): Promise<BallotRow[]> {
  const { rows } = await sql<BallotRow>`
    select id, destinatario, anyo, sellado from denuncia_tipo
    where destinatario = ${destinatario} and (${anyo}::smallint is null or anyo = ${anyo})`.execute(
    tx,
  );
  return rows;
}

/** Takes a ballot out; answers its recipients with their public keys. */
export async function takeBallot(
  tx: Tx,
  id: string,
): Promise<Array<{ destinatario: string; anyo: number; clave: Buffer }>> {
  const { rows } = await sql<{ destinatario: string; anyo: number; clave: Buffer }>`
    with gone as (
      delete from denuncia_tipo where id = ${id} returning empresa_id, destinatario, anyo
    )
    select gone.destinatario, gone.anyo, coalesce(g.clave_publica, b.clave_recuperacion) as clave
    from gone
    join buzon b on b.empresa_id = gone.empresa_id
    left join buzon_gestor g on g.empresa_id = gone.empresa_id and g.id::text = gone.destinatario`.execute(
    tx,
  );
  return rows;
}

/** Forgets the ballots of years before one. */
export async function purgeBallots(tx: Tx, anyo: number): Promise<void> {
  await sql`delete from denuncia_tipo where anyo < ${anyo}`.execute(tx);
}
