import type { Language } from "@atrio/contract/common";
import type { RequestEvent } from "@atrio/contract/leave/absences";

import type { Tx } from "../../../../db/client.ts";
import { changeText } from "../../../../lib/words/change-text.ts";

import { readEventRows } from "./timeline.read.ts";
import { insertEvent } from "./timeline.repo.ts";
import type { NewEvent } from "./timeline.repo.ts";

/**
 * Adds one event to a request's history, in the transaction of what it tells. `autor_id` null is
 * the portal itself; the detail holds raw values, which each reader sees in their language.
 */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await insertEvent(tx, event);
}

/** What happened to a request, in order, as a reader of a language sees it; one query. */
export async function readEvents(
  tx: Tx,
  requestId: number,
  language: Language,
): Promise<RequestEvent[]> {
  const rows = await readEventRows(tx, { solicitud_id: requestId, language });
  return rows.map(({ detalle: detail, subtipos: subtypes, ...row }) => ({
    ...row,
    motivo: detail.motivo ?? null,
    cambios: (detail.cambios ?? []).map(({ campo: field, antes: before, despues: after }) => ({
      campo: field,
      antes: changeText(field, before, { language, subtypes }),
      despues: changeText(field, after, { language, subtypes }),
    })),
    dias: detail.dias ?? null,
  }));
}
