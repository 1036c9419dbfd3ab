import type { Language } from "@atrio/contract/common";
import type { RequestEvent } from "@atrio/contract/leave/absences";

import type { Tx } from "../../../../db/client.ts";
import { changeText } from "../../../../lib/words/change-text.ts";

import { readEventRows } from "./timeline.read.ts";
import { insertEvent } from "./timeline.repo.ts";
import type { NewEvent } from "./timeline.repo.ts";

/**
 * Adds an event to a request's history, in the transaction of the event. `autor_id` null is the
 * portal itself; the detail holds raw values, which each reader sees in their language.
 */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await insertEvent(tx, event);
}

/** Events of a request, in order, in a reader's language; a single query. */
export async function readEvents(
  tx: Tx,
  requestId: number,
  language: Language,
): Promise<RequestEvent[]> {
  const rows = await readEventRows(tx, { solicitud_id: requestId, language });
  return rows.map(({ detalle, subtipos, ...row }) => ({
    ...row,
    motivo: detalle.motivo ?? null,
    cambios: (detalle.cambios ?? []).map(({ campo, antes, despues }) => ({
      campo,
      antes: changeText(campo, antes, { language, subtypes: subtipos }),
      despues: changeText(campo, despues, { language, subtypes: subtipos }),
    })),
    dias: detalle.dias ?? null,
    minutos: detalle.minutos ?? null,
  }));
}
