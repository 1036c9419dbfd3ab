import type { Actor } from "@atrio/contract/access/actor";
import { lockedMails, noticeGroups } from "@atrio/contract/messages/notice-groups";
import type { NoticeGroup } from "@atrio/contract/messages/notice-groups";
import type {
  MailFrequency,
  NoticePreferences,
  QuietHours,
} from "@atrio/contract/messages/notice-preferences";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { readReaders } from "../notices/notices.read.ts";

import { saveChoices, savePerson, saveQuietHours } from "./notice-preferences.repo.ts";

/** What changes of how somebody is told; what is missing stays. */
type Changes = {
  grupos?: ReadonlyArray<{ tipo: NoticeGroup; correo: boolean; push: boolean }> | undefined;
  desconexion?: boolean | undefined;
  frecuencia?: MailFrequency | undefined;
  silencio?: QuietHours | null | undefined;
};

/** How the caller is told. */
export async function readOwnPreferences(
  ctx: AppContext,
  actor: Actor,
): Promise<NoticePreferences> {
  return ctx.db.read(actor.empresa_id, (tx) => readPreferences(ctx, tx, actor));
}

/**
 * Changes how the caller is told and answers how that is now. Errors: notice.locked for a mail that
 * everybody gets, notice.quiet_hours for hours that end when they begin.
 */
export async function changeOwnPreferences(
  ctx: AppContext,
  actor: Actor,
  changes: Changes,
): Promise<NoticePreferences> {
  const { grupos: choices, desconexion: off, frecuencia: frequency, silencio: quiet } = changes;
  if (choices?.some(({ tipo, correo }) => lockedMails[tipo] !== null && !correo) === true) {
    fail("notice.locked", { fields: { grupos: ["notice.locked"] } });
  }
  if (quiet !== undefined && quiet !== null && quiet.desde === quiet.hasta) {
    fail("notice.quiet_hours", { fields: { silencio: ["notice.quiet_hours"] } });
  }
  const { empresa_id: companyId, trabajador_id: workerId } = actor;
  return ctx.db.tenant(companyId, async (tx) => {
    if (choices !== undefined) await saveChoices(tx, workerId, choices);
    if (off !== undefined || frequency !== undefined) {
      await savePerson(tx, workerId, { desconexion: off, frecuencia: frequency });
    }
    if (quiet !== undefined) await saveQuietHours(tx, workerId, quiet);
    return readPreferences(ctx, tx, actor);
  });
}

async function readPreferences(ctx: AppContext, tx: Tx, actor: Actor): Promise<NoticePreferences> {
  const [reader] = await readReaders(tx, {
    ids: [actor.trabajador_id],
    now: ctx.clock.now().toString(),
  });
  if (reader === undefined) return fail("worker.not_found");
  const chosen = new Map(reader.elecciones.map((choice) => [choice.tipo, choice]));
  return {
    grupos: noticeGroups.map((kind) => ({
      tipo: kind,
      correo: chosen.get(kind)?.correo ?? true,
      push: chosen.get(kind)?.push ?? true,
      bloqueo_correo: lockedMails[kind],
    })),
    desconexion: reader.desconexion,
    frecuencia: reader.frecuencia,
    silencio: reader.silencio,
    zona_horaria: reader.zona_horaria,
    clave_publica: ctx.push.publicKey,
    fcm: ctx.push.hasApp,
  };
}
