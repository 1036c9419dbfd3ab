import { sql } from "kysely";

import type { Tx } from "../../db/client.ts";

import { stillSupervises } from "./approvals.read.ts";
import type { Approver, RequestHead } from "./approvals.rules.ts";

const company = sql<number>`empresa_actual()`;

const headColumns = [
  "id",
  "trabajador_id",
  "pe_solicitud_tipo_id",
  "estado_id",
  "administrador_id",
] as const;

/** A request by its id; `lock` keeps others from deciding it until the transaction ends. */
export async function findRequest(
  tx: Tx,
  id: number,
  options: { lock?: boolean } = {},
): Promise<RequestHead | undefined> {
  const query = tx
    .selectFrom("solicitud")
    .select(headColumns)
    .where("empresa_id", "=", company)
    .where("id", "=", id);
  return (options.lock === true ? query.forUpdate() : query).executeTakeFirst();
}

/** The supervisors asked, with what they decided and whether they still supervise on `today`. */
export async function readApprovers(
  tx: Tx,
  key: { solicitud_id: number; today: string },
): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select a.supervisor_id, a.aprobada, ${stillSupervises(key.today)} as vigente
    from solicitud_aprobacion a
    where a.empresa_id = empresa_actual() and a.solicitud_id = ${key.solicitud_id}
    order by a.supervisor_id`.execute(tx);
  return rows;
}

/** Sends a request; answers its id. `creada_en` in ISO 8601. */
export async function insertRequest(
  tx: Tx,
  request: {
    trabajador_id: number;
    pe_solicitud_tipo_id: number;
    descripcion: string | null;
    creada_en: string;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("solicitud")
    .values({ empresa_id: company, ...request })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Fixes who must decide a request. */
export async function insertApprovers(
  tx: Tx,
  request: { id: number; trabajador_id: number },
  supervisorIds: readonly number[],
): Promise<void> {
  if (supervisorIds.length === 0) return;
  const rows = supervisorIds.map((supervisorId) => ({
    empresa_id: company,
    solicitud_id: request.id,
    trabajador_id: request.trabajador_id,
    supervisor_id: supervisorId,
    aprobada: null,
    motivo: null,
    decidida_en: null,
  }));
  await tx.insertInto("solicitud_aprobacion").values(rows).execute();
}

/** Takes supervisors who have not decided out of a request's set. */
export async function removeApprovers(
  tx: Tx,
  id: number,
  supervisorIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom("solicitud_aprobacion")
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", id)
    .where("supervisor_id", "in", supervisorIds)
    .where("aprobada", "is", null)
    .execute();
}

/** Keeps one supervisor's decision. */
export async function saveDecision(
  tx: Tx,
  decision: {
    solicitud_id: number;
    supervisor_id: number;
    aprobada: boolean;
    motivo: string | null;
    decidida_en: string;
  },
): Promise<void> {
  await tx
    .updateTable("solicitud_aprobacion")
    .set({
      aprobada: decision.aprobada,
      motivo: decision.motivo,
      decidida_en: decision.decidida_en,
    })
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", decision.solicitud_id)
    .where("supervisor_id", "=", decision.supervisor_id)
    .execute();
}

/** Ends a pending request: approved, rejected or cancelled. */
export async function endRequest(
  tx: Tx,
  id: number,
  end: {
    estado_id: number;
    decidida_en: string;
    administrador_id?: number;
    respuesta_administrador?: string | null;
    cancelada_en?: string;
    borrada?: boolean;
  },
): Promise<void> {
  await tx
    .updateTable("solicitud")
    .set(end)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/** Adds a comment; answers its id. */
export async function insertComment(
  tx: Tx,
  comment: { solicitud_id: number; autor_id: number; texto: string; creado_en: string },
): Promise<number> {
  const { id } = await tx
    .insertInto("solicitud_comentario")
    .values({ empresa_id: company, ...comment })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
