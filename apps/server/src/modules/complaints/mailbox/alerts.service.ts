import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { addMonths } from "../../../lib/calendar/dates.ts";
import { fillLine, wordsIn } from "../../../lib/words/words.ts";

import { readFullName, readKeyHolders } from "./mailbox.read.ts";

/** Months for which people who have left are told what happens to the mailbox. */
const monthsAfterLeaving = 3;

/**
 * Mails everybody with a key of the mailbox, the actor's own account included, that its keys were
 * replaced (Rules COMPLAINTS-23, COMPLAINTS-24): a role, a leaving date or a disabled account that an
 * administrator can change hides it from nobody.
 */
export async function tellHolders(
  ctx: AppContext,
  tx: Tx,
  { actor, today, event }: { actor: Actor; today: string; event: "restarted" | "recovered" },
): Promise<void> {
  const who = await readFullName(tx, actor.trabajador_id);
  const since = addMonths(today, -monthsAfterLeaving);
  for (const { nombre, email, idioma } of await readKeyHolders(tx, since)) {
    const words = wordsIn(idioma, "complaints/complaint-words")[event];
    const descripcion = fillLine(words.text, { nombre: who });
    const text = { titulo: words.title, descripcion, accion: words.action };
    const data = { nombre, ...text, link: `${ctx.config.publicUrl}/complaint` };
    await ctx.mail.send(tx, { to: email, template: "notice", idioma, data });
  }
}
