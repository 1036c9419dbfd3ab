import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { KeptWish } from "./corrections.rules.ts";

/** Stores the proposals of a correction beside its request. */
export async function insertCorrection(
  tx: Tx,
  correction: { solicitud_id: number; trabajador_id: number; dia: string; propuesta: KeptWish[] },
): Promise<void> {
  await tx
    .insertInto("correccion")
    .values({
      ...correction,
      propuesta: JSON.stringify(correction.propuesta),
      empresa_id: sql<number>`empresa_actual()`,
    })
    .execute();
}

/** A correction with its request; `aprobada_por` in the order of the approvals. */
export type KeptCorrection = {
  trabajador_id: number;
  dia: string;
  descripcion: string | null;
  propuesta: KeptWish[];
  aprobada_por: number[];
};

/** A correction by its request's id. */
export async function findCorrection(
  tx: Tx,
  requestId: number,
): Promise<KeptCorrection | undefined> {
  const { rows } = await sql<KeptCorrection>`
    select c.trabajador_id, c.dia, s.descripcion, c.propuesta,
      (select coalesce(array_agg(a.persona_id order by a.decidida_en, a.persona_id), '{}')
        from (select coalesce(d.decidida_por, d.supervisor_id) as persona_id,
            max(d.decidida_en) as decidida_en
          from solicitud_aprobacion d
          where d.empresa_id = c.empresa_id and d.solicitud_id = c.solicitud_id and d.aprobada
          group by 1) a
        ) || case when s.administrador_id is null then '{}'::integer[] else array[s.administrador_id] end
        as aprobada_por
    from correccion c
    join solicitud s on s.empresa_id = c.empresa_id and s.id = c.solicitud_id
    where c.empresa_id = empresa_actual() and c.solicitud_id = ${requestId}`.execute(tx);
  return rows[0];
}

/** A decided or withdrawn correction leaves its day free for another. */
export async function closeCorrection(tx: Tx, requestId: number): Promise<void> {
  await tx
    .updateTable("correccion")
    .set({ pendiente: false })
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("solicitud_id", "=", requestId)
    .execute();
}
