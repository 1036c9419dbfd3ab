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

/** Changes of preferences; missing fields stay. */
type Changes = {
  grupos?: ReadonlyArray<{ tipo: NoticeGroup; correo: boolean; push: boolean }> | undefined;
  desconexion?: boolean | undefined;
  frecuencia?: MailFrequency | undefined;
  silencio?: QuietHours | null | undefined;
};

/** The caller's preferences. */
export async function readOwnPreferences(
  ctx: AppContext,
  actor: Actor,
): Promise<NoticePreferences> {
  return ctx.db.read(actor.empresa_id, (tx) => readPreferences(ctx, tx, actor));
}

/**
 * Updates the caller's notice preferences and answers the result. Errors: notice.locked for a mail
 * that everybody gets, notice.quiet_hours for hours that end when they begin.
 */
export async function changeOwnPreferences(
  ctx: AppContext,
  actor: Actor,
  changes: Changes,
): Promise<NoticePreferences> {
  const { grupos, desconexion, frecuencia, silencio } = changes;
  if (grupos?.some(({ tipo, correo }) => lockedMails[tipo] !== null && !correo) === true) {
    fail("notice.locked", { fields: { grupos: ["notice.locked"] } });
  }
  if (silencio !== undefined && silencio !== null && silencio.desde === silencio.hasta) {
    fail("notice.quiet_hours", { fields: { silencio: ["notice.quiet_hours"] } });
  }
  const { empresa_id, trabajador_id } = actor;
  return ctx.db.tenant(empresa_id, async (tx) => {
    if (grupos !== undefined) await saveChoices(tx, trabajador_id, grupos);
    if (desconexion !== undefined || frecuencia !== undefined) {
      await savePerson(tx, trabajador_id, { desconexion, frecuencia });
    }
    if (silencio !== undefined) await saveQuietHours(tx, trabajador_id, silencio);
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
