import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";
import { opaqueDate } from "../../../db/opaque.ts";

import { delegateOf, stillSupervises } from "./approvals.read.ts";
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

/** The supervisors asked, with their decisions and whether they still supervise on `today`. */
export async function readApprovers(
  tx: Tx,
  key: { solicitud_id: number; today: string },
): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select a.supervisor_id, a.aprobada, ${stillSupervises(opaqueDate(key.today))} as vigente,
      ${delegateOf(opaqueDate(key.today))} as delegado_id
    from solicitud_aprobacion a
    where a.empresa_id = empresa_actual() and a.solicitud_id = ${key.solicitud_id}
    order by a.supervisor_id`.execute(tx);
  return rows;
}

/** Texts of a request beside its kind's own table. */
export type RequestText = {
  descripcion: string | null;
  titulo?: string | null;
  /** The leave rule, for kinds 1 to 8. */
  pe_solicitud_subtipo_id?: number | null;
  hospitalizacion?: boolean;
  /** Medical leave whose end is not known. */
  sin_fecha_fin?: boolean;
  /** Fact that it hangs on, of its rule and worker. */
  ocasion_id?: number | null;
  /** Last day for its proof; null where none is asked for. */
  justificante_hasta?: string | null;
  /** The approved request that it would replace. */
  rectifica_id?: number | null;
};

/** An approved request that an administrator entered for its worker; instants in ISO 8601. */
export type Entered = {
  estado_id: number;
  decidida_en: string;
  administrador_id: number;
  registrada_por: number;
  motivo_registro: string;
};

/** Sends a request; answers its id. `creada_en` in ISO 8601. */
export async function insertRequest(
  tx: Tx,
  request: RequestText & {
    trabajador_id: number;
    pe_solicitud_tipo_id: number;
    creada_en: string;
  } & Partial<Entered>,
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

/** Removes everybody from a request's set of approvers, decided or not: it is asked again. */
export async function clearApprovers(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom("solicitud_aprobacion")
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", id)
    .execute();
}

/** Saves the worker's edit of a pending request; `editada_en` in ISO 8601. */
export async function saveRequestText(
  tx: Tx,
  id: number,
  text: Omit<RequestText, "rectifica_id"> & { editada_en: string },
): Promise<void> {
  await tx
    .updateTable("solicitud")
    .set(text)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/** Notes that an approved rectification has replaced a request. */
export async function saveReplacement(
  tx: Tx,
  replaced: { id: number; sustituida_por: number },
): Promise<void> {
  await tx
    .updateTable("solicitud")
    .set({ sustituida_por: replaced.sustituida_por })
    .where("empresa_id", "=", company)
    .where("id", "=", replaced.id)
    .execute();
}

/** Deletes undecided approvals of supervisors from a request. */
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

/** Stores the decision on one supervisor's approval; `decidida_por` for a delegate's. */
export async function saveDecision(
  tx: Tx,
  decision: {
    solicitud_id: number;
    supervisor_id: number;
    aprobada: boolean;
    motivo: string | null;
    decidida_en: string;
    decidida_por: number | null;
  },
): Promise<void> {
  await tx
    .updateTable("solicitud_aprobacion")
    .set({
      aprobada: decision.aprobada,
      motivo: decision.motivo,
      decidida_en: decision.decidida_en,
      decidida_por: decision.decidida_por,
    })
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", decision.solicitud_id)
    .where("supervisor_id", "=", decision.supervisor_id)
    .execute();
}

/** Ends a request: approved, rejected or cancelled; a decided one keeps its moment. */
export async function endRequest(
  tx: Tx,
  id: number,
  end: {
    estado_id: number;
    decidida_en?: string;
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
