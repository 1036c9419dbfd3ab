import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { Workday } from "@atrio/contract/time/time";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { notify } from "../../../messages/notices/notices.service.ts";

import { readWatchers } from "./offline/offline.service.ts";

/**
 * Warning of a punch on a day with an approved absence of the whole day; null without one. The
 * supervisors, or the administrators without any, are told once a day; the absence stays charged until
 * somebody decides (Rule LEAVE-74).
 */
export async function warnOfAbsence(
  ctx: AppContext,
  tx: Tx,
  punched: { actor: Actor; jornada: Workday; today: string; language: Language },
): Promise<string | null> {
  const { actor, jornada, today, language } = punched;
  if (!jornada.ausencias.some((one) => one.completo)) return null;
  const worker = { trabajador_id: actor.trabajador_id };
  const to = await readWatchers(tx, { ...worker, today });
  const data = { ...worker, dia: jornada.dia, ausencia: true } as const;
  await notify(ctx, tx, { kind: "worked_absence", to, data });
  return wordsIn(language, "leave/asking-notes").absent_today;
}
