import type { Actor } from "@atrio/contract/access/actor";
import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";

import { mayDelete, mayOpen } from "./attachments.policy.ts";
import type { Role } from "./attachments.policy.ts";
import { readDocumentRows, readUsable } from "./attachments.read.ts";
import type { DocumentRow } from "./attachments.read.ts";
import { assignDocuments, lockDocuments } from "./attachments.repo.ts";
import { filesPerRequest } from "./attachments.rules.ts";

type Reader = { actor: Pick<Actor, "trabajador_id">; as: Role };

/** Files that a request would hold, and those named that are not there for its worker. */
export type DocumentCount = { total: number; missing: number[] };

/** A file as a reader sees it. */
export function toDocument(row: DocumentRow, { actor, as }: Reader): RequestDocument {
  const { id, nombre, tipo, bytes, restringido } = row;
  const can = { abrir: mayOpen(actor, as, row), borrar: mayDelete(actor, as, row) };
  return { id, nombre, tipo, bytes, subido_en: row.subido_en, restringido, can };
}

/**
 * Number of files that a request would hold with the named drafts (each file counted once), for a
 * rule that requires some; a single query, fit for `db.read`.
 */
export async function countDocuments(
  tx: Tx,
  key: {
    trabajador_id: number;
    documento_ids: readonly number[];
    solicitud_id?: number | undefined;
  },
): Promise<DocumentCount> {
  const usable = await readUsable(tx, {
    trabajador_id: key.trabajador_id,
    ids: key.documento_ids,
    solicitud_id: key.solicitud_id ?? null,
  });
  const there = new Set(usable);
  return { total: there.size, missing: key.documento_ids.filter((id) => !there.has(id)) };
}

/**
 * Attaches uploaded files to their worker's request, in the transaction that writes it; files
 * already attached may be named again. `restringido`: only administrators open its files. Errors:
 * document.not_found, document.too_many.
 */
export async function attachDocuments(
  tx: Tx,
  input: {
    trabajador_id: number;
    solicitud_id: number;
    documento_ids: readonly number[];
    restringido: boolean;
  },
): Promise<void> {
  const found = await lockDocuments(tx, { ...input, ids: input.documento_ids });
  const there = new Set(found.map((one) => one.id));
  if (input.documento_ids.some((id) => !there.has(id))) {
    fail("document.not_found", { fields: { documento_ids: ["document.not_found"] } });
  }
  if (there.size > filesPerRequest) {
    fail("document.too_many", { fields: { documento_ids: ["document.too_many"] } });
  }
  if (there.size > 0) await assignDocuments(tx, input, input.documento_ids);
}

/** Files of requests that the caller sees in a role, by request; one query, fit for `db.read`. */
export async function readDocuments(
  tx: Tx,
  key: Reader & { solicitud_ids: readonly number[] },
): Promise<Map<number, RequestDocument[]>> {
  const rows = await readDocumentRows(tx, { solicitud_ids: key.solicitud_ids });
  const byRequest = Map.groupBy(rows, (row) => row.solicitud_id ?? 0);
  return new Map(
    key.solicitud_ids.map((id) => [
      id,
      (byRequest.get(id) ?? []).map((row) => toDocument(row, key)),
    ]),
  );
}
