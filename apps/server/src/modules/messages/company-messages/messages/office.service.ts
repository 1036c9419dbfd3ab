import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type {
  CompanyMessage,
  MessageGroups,
  messageReaders,
} from "@atrio/contract/messages/company-messages";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";

import { readGroups, readMessage, readReaders } from "./messages.read.ts";
import { withdraw } from "./messages.repo.ts";

/** Groups to which a message can be sent. */
export async function listGroups(ctx: AppContext, actor: Actor): Promise<MessageGroups> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.read(actor.empresa_id, (tx) => readGroups(tx, today));
}

/** A page of the recipients of a message, by name. Errors: message.not_found. */
export async function listReaders(
  ctx: AppContext,
  actor: Actor,
  asked: { id: number; leida: "0" | "1" | undefined; skip: number; take: number },
): Promise<EndpointResponse<typeof messageReaders>> {
  const leida = asked.leida === undefined ? null : asked.leida === "1";
  const [message, readers] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readMessage(tx, asked.id), readReaders(tx, { ...asked, leida })]),
  );
  return message === undefined ? fail("message.not_found") : readers;
}

/** Takes a message back (Rule MESSAGES-43). Errors: message.not_found, message.withdrawn. */
export async function withdrawOne(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
): Promise<CompanyMessage> {
  const { empresa_id } = actor;
  const now = ctx.clock.now().toString();
  return ctx.db.tenant(empresa_id, async (tx) => {
    if ((await readMessage(tx, id)) === undefined) fail("message.not_found");
    const people = await withdraw(tx, { id, retirado_por: actor.trabajador_id, now });
    if (people === undefined) fail("message.withdrawn");
    const object = { objeto: "comunicado", objeto_id: id };
    const detalle = { personas: people.length };
    await recordAudit(tx, {
      ...byActor(actor, ip),
      ...object,
      accion: "comunicado.retirado",
      detalle,
    });
    for (const trabajador_id of people) {
      await ctx.events.announce(tx, { empresa_id, trabajador_id, event: { tipo: "avisos" } });
    }
    return (await readMessage(tx, id)) ?? fail("message.not_found");
  });
}
