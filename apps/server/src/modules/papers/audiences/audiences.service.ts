import type { Actor } from "@atrio/contract/access/actor";
import type { PaperGroups } from "@atrio/contract/papers/audiences";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import {
  countCentres,
  readGroups,
} from "../../messages/company-messages/messages/messages.read.ts";

import { readAudience } from "./audiences.read.ts";
import { wrongList } from "./audiences.rules.ts";
import type { Audience } from "./audiences.rules.ts";

/**
 * People whom an audience names; named people and centres must exist, and somebody must remain.
 * Errors: audience.list, audience.nobody, worker.not_found, centre.not_found.
 */
export async function requireAudience(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  actor: Pick<Actor, "zona_horaria">,
  audience: Audience,
): Promise<number[]> {
  const wrong = wrongList(audience);
  if (wrong !== undefined) fail("audience.list", { fields: { [wrong]: ["audience.list"] } });
  const { centro_ids, trabajador_ids } = audience;
  const found = await readAudience(tx, {
    ...audience,
    today: todayIn(actor.zona_horaria, ctx.clock),
  });
  if (trabajador_ids !== undefined && found.length < new Set(trabajador_ids).size) {
    fail("worker.not_found", { fields: { trabajador_ids: ["worker.not_found"] } });
  }
  if (centro_ids !== undefined && (await countCentres(tx, centro_ids)) < new Set(centro_ids).size) {
    fail("centre.not_found", { fields: { centro_ids: ["centre.not_found"] } });
  }
  return found.length > 0 ? found : fail("audience.nobody");
}

/** Groups to which a document can be sent, with the people of each today. */
export async function listGroups(ctx: AppContext, actor: Actor): Promise<PaperGroups> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.read(actor.empresa_id, async (tx) => readGroups(tx, today));
}
