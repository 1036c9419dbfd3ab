import { sql } from "kysely";

import type { MailFrequency, QuietHours } from "@atrio/contract/messages/notice-preferences";

import type { Tx } from "../../../db/client.ts";

/** Channels that somebody chooses for a kind of notice. */
export type Choice = { tipo: string; correo: boolean; push: boolean };

/** Stores a worker's choices; defaults are not stored. */
export async function saveChoices(
  tx: Tx,
  workerId: number,
  choices: readonly Choice[],
): Promise<void> {
  const usual = choices.filter(({ correo, push }) => correo && push);
  const own = choices.filter((choice) => !usual.includes(choice));
  await Promise.all([
    sql`
      delete from preferencia_aviso where empresa_id = empresa_actual()
        and trabajador_id = ${workerId} and tipo = any(${usual.map(({ tipo }) => tipo)})`.execute(
      tx,
    ),
    sql`
      insert into preferencia_aviso (empresa_id, trabajador_id, tipo, correo, push)
      select empresa_actual(), ${workerId}, c.tipo, c.correo, c.push
      from json_to_recordset(${JSON.stringify(own)}::json) as c(tipo text, correo boolean, push boolean)
      order by c.tipo
      on conflict (empresa_id, trabajador_id, tipo)
        do update set correo = excluded.correo, push = excluded.push`.execute(tx),
  ]);
}

/** Saves the given preferences of a worker; the rest stays. */
export async function savePerson(
  tx: Tx,
  workerId: number,
  person: { desconexion?: boolean | undefined; frecuencia?: MailFrequency | undefined },
): Promise<void> {
  const { desconexion = null, frecuencia = null } = person;
  await sql`
    insert into aviso_persona as p (empresa_id, trabajador_id, desconexion, frecuencia)
    values (empresa_actual(), ${workerId}, ${desconexion}, coalesce(${frecuencia}, 'al_momento'))
    on conflict (empresa_id, trabajador_id) do update
      set desconexion = coalesce(${desconexion}::boolean, p.desconexion),
        frecuencia = coalesce(${frecuencia}, p.frecuencia)`.execute(tx);
}

/** Saves a worker's own quiet hours; null: none, also where the company has some. */
export async function saveQuietHours(
  tx: Tx,
  workerId: number,
  quiet: QuietHours | null,
): Promise<void> {
  await sql`
    insert into aviso_persona
      (empresa_id, trabajador_id, silencio_propio, silencio_desde, silencio_hasta, silencio_dias)
    values (empresa_actual(), ${workerId}, true, ${quiet?.desde ?? null}, ${quiet?.hasta ?? null},
      ${quiet === null ? null : quiet.dias.toSorted((one, other) => one - other)})
    on conflict (empresa_id, trabajador_id) do update set silencio_propio = true,
      silencio_desde = excluded.silencio_desde, silencio_hasta = excluded.silencio_hasta,
      silencio_dias = excluded.silencio_dias`.execute(tx);
}
