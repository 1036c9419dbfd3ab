import { sql } from "kysely";

import type { BareSql } from "../../../db/bare.ts";
import type { Tx } from "../../../db/client.ts";

import type { Finding } from "./doctor/doctor.rules.ts";

/** An examination without an end counts as running for so long; its server may have died. */
const longestExamination = "6 hours";

/**
 * Notes the beginning of a whole examination, at an ISO 8601 instant, and answers its id; undefined while one
 * runs. As the gate.
 */
export async function beginExamination(tx: Tx, now: string): Promise<number | undefined> {
  await sql`lock table examen_instalacion in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into examen_instalacion (empezado_en)
    select ${now}::timestamptz
    where not exists (select from examen_instalacion where terminado_en is null
      and empezado_en > ${now}::timestamptz - ${longestExamination}::interval)
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** Keeps what an examination found. As the gate. */
export async function endExamination(
  tx: Tx,
  id: number,
  found: { now: string; hallazgos: readonly Finding[] },
): Promise<void> {
  await sql`update examen_instalacion
    set terminado_en = ${found.now}::timestamptz, hallazgos = ${JSON.stringify(found.hallazgos)}::jsonb
    where id = ${id}`.execute(tx);
}

/** Outcome of naming somebody who runs the installation. */
export type OperatorOutcome = "changed" | "same" | "no_company" | "no_person" | "no_administrator";

/** Adds or removes an administrator among the people who run the installation. As the login role. */
export async function saveOperator(
  sqlBare: BareSql,
  key: { empresa: string; email: string },
  runs: boolean,
): Promise<OperatorOutcome> {
  const [company] = await sqlBare<{ empresa_id: number }>(
    "select empresa_id from empresa where slug = $1",
    [key.empresa],
  );
  if (company === undefined) return "no_company";
  const [person] = await sqlBare<{ id: number; administrador: boolean }>(
    `select t.id, t.administrador from trabajador t
     join account a on a.account_user_id = t.account_user_id
     where t.empresa_id = $1 and a.email = $2 order by t.fecha_baja desc nulls first limit 1`,
    [company.empresa_id, key.email],
  );
  if (person === undefined) return "no_person";
  if (runs && !person.administrador) return "no_administrator";
  const changed = await sqlBare(
    runs
      ? `insert into gestor_instalacion (empresa_id, trabajador_id) values ($1, $2)
         on conflict do nothing returning trabajador_id`
      : `delete from gestor_instalacion where empresa_id = $1 and trabajador_id = $2
         returning trabajador_id`,
    [company.empresa_id, person.id],
  );
  return changed.length > 0 ? "changed" : "same";
}
