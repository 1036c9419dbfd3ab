import type { Actor } from "@atrio/contract/access/actor";
import { defaultPageSize } from "@atrio/contract/paging";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { asGate } from "../../../db/roles.ts";
import { recordAudit } from "../../access/audit/audit.service.ts";
import { issueActivationLink } from "../../access/auth/links/links.service.ts";

import { readInvitations, readInvitees, readInviter } from "./invitations.read.ts";
import type { Invited, Invitee, Page } from "./invitations.read.ts";
import { saveInvitations } from "./invitations.repo.ts";

const mailsAtOnce = 50;

/** A page of the people who work here, with the state of their invitation. */
export async function pageOfInvitations(
  ctx: AppContext,
  companyId: number,
  page: Page = { skip: 0, take: defaultPageSize },
): ReturnType<typeof readInvitations> {
  const now = ctx.clock.now().toString();
  return ctx.db.read(companyId, async (tx) => readInvitations(tx, now, page));
}

/**
 * Sends people without a password a link that is good for seven days, in their language (Rule
 * COMPANY-20); answers how many. Without an actor the operator invites by command.
 */
export async function inviteWorkers(
  ctx: AppContext,
  companyId: number,
  asked: Invited & { actor?: Actor },
): Promise<number> {
  const now = ctx.clock.now().toString();
  const by = asked.actor?.trabajador_id ?? null;
  return ctx.db.tenant(companyId, async (tx) => {
    const people = await readInvitees(tx, now, asked);
    const [until] = await mailLinks(ctx, tx, people);
    if (until === undefined) return 0;
    const trabajador_ids = people.map((one) => one.trabajador_id);
    await saveInvitations(tx, { trabajador_ids, at: now, until, by });
    await recordAudit(tx, {
      empresa_id: companyId,
      accion: "trabajadores.invitados",
      actor_id: by,
      detalle: { numero: people.length, otra_vez: asked.otra_vez },
    });
    return people.length;
  });
}

/** Sends each person a link; answers the ends of the links (ISO 8601). */
async function mailLinks(ctx: AppContext, tx: Tx, people: readonly Invitee[]): Promise<string[]> {
  const company = await readInviter(tx);
  return asGate(tx, async () => {
    const ends: string[] = [];
    for (let from = 0; from < people.length; from += mailsAtOnce) {
      const some = people.slice(from, from + mailsAtOnce);
      const sent = await Promise.all(
        some.map((person) => issueActivationLink(ctx, tx, { ...person, empresa: company })),
      );
      ends.push(...sent.map(({ expira_en }) => expira_en));
    }
    return ends;
  });
}
