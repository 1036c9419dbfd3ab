import type { Actor } from "@atrio/contract/actor";
import type { Language } from "@atrio/contract/common";
import type { Birthday, WorkerProfile } from "@atrio/contract/workers";

import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { fail } from "../../http/errors.ts";
import { todayIn } from "../../lib/zone.ts";

import { canSetSupervisorMode } from "./workers.policy.ts";
import { readProfile, readSuperviseesWithBirthday } from "./workers.read.ts";
import { saveOwnSettings } from "./workers.repo.ts";
import { birthdaysInWeek } from "./workers.rules.ts";

type ProfileChange = {
  pe_modo_supervisor?: boolean | undefined;
  pe_ocultar_bienvenida?: boolean | undefined;
};

/** The caller's own profile today. */
export async function getOwnProfile(ctx: AppContext, actor: Actor): Promise<WorkerProfile> {
  return ctx.db.read(actor.empresa_id, (tx) => ownProfile(ctx, tx, actor));
}

/** Saves supervisor mode and the welcome flag. Fails with worker.not_supervisor. */
export async function updateOwnProfile(
  ctx: AppContext,
  actor: Actor,
  change: ProfileChange,
): Promise<WorkerProfile> {
  if (!canSetSupervisorMode(actor, change.pe_modo_supervisor ?? false)) {
    fail("worker.not_supervisor");
  }
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await saveOwnSettings(tx, actor.trabajador_id, {
      pe_modo_supervisor: change.pe_modo_supervisor,
      pe_ocultar_bienvenida: change.pe_ocultar_bienvenida,
    });
    return ownProfile(ctx, tx, actor);
  });
}

/** Saves the language of the portal and of mails. */
export async function updateOwnLanguage(
  ctx: AppContext,
  actor: Actor,
  language: Language,
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, (tx) =>
    saveOwnSettings(tx, actor.trabajador_id, { idioma_trabajador: language }),
  );
}

/** Birthdays this week of the people whom the caller supervises today. */
export async function birthdaysOfSupervisees(ctx: AppContext, actor: Actor): Promise<Birthday[]> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const people = await ctx.db.read(actor.empresa_id, (tx) =>
    readSuperviseesWithBirthday(tx, { supervisor_id: actor.trabajador_id, today }),
  );
  return birthdaysInWeek(people, today);
}

async function ownProfile(ctx: AppContext, tx: Tx, actor: Actor): Promise<WorkerProfile> {
  const profile = await readProfile(tx, {
    empresa_id: actor.empresa_id,
    trabajador_id: actor.trabajador_id,
    today: todayIn(actor.zona_horaria, ctx.clock),
  });
  return profile ?? fail("worker.not_found");
}
