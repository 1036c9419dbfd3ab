import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  listNotifications as listCall,
  Notification,
  OpenNotification,
} from "@atrio/contract/messages/company-messages";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { keptNoticeText } from "../../../lib/words/notice-text.ts";
import { recordAccess } from "../../papers/files/accesses/accesses.service.ts";
import { countUnread } from "../live/live.read.ts";

import {
  countNotifications,
  readAttachedFile,
  readNotification,
  readNotifications,
  shownOfText,
} from "./company-messages.read.ts";
import type { Kept } from "./company-messages.read.ts";
import { markAllRead, markRead, setVisible } from "./company-messages.repo.ts";

type Asked = EndpointInput<typeof listCall>["query"];

/** A page of the caller's notifications, newest first, and how many are unread in all. */
export async function listNotifications(
  ctx: AppContext,
  actor: Actor,
  asked: Asked,
): Promise<EndpointResponse<typeof listCall>> {
  const filter = {
    ...asked,
    visible: asked.visible === "1",
    leida: asked.leida === undefined ? undefined : asked.leida === "1",
  };
  const [rows, total, unread] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readNotifications(tx, actor, filter),
      countNotifications(tx, actor, filter),
      countUnread(tx, actor),
    ]),
  );
  const data = rows.map((row) => inLanguageOf(actor, row)).map(beginningOf);
  return { data, total, sin_leer: unread };
}

/** An automatic notice in the language of the call, also one that was told in another (MESSAGES-40). */
function inLanguageOf<N extends Notification>(actor: Actor, { palabras, ...told }: Kept<N>) {
  const text = palabras === null ? null : keptNoticeText(palabras, actor);
  if (text === null) return told;
  return { ...told, titulo: text.titulo, descripcion: text.descripcion };
}

function beginningOf<N extends { descripcion: string }>(notification: N): N {
  const { descripcion } = notification;
  return { ...notification, descripcion: descripcion.slice(0, shownOfText) };
}

/** A notification of the caller, whole. Errors: notification.not_found. */
export async function openNotification(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<OpenNotification> {
  return ctx.db.read(actor.empresa_id, async (tx) => requireOwn(tx, actor, id));
}

async function requireOwn(tx: Tx, actor: Actor, id: number): Promise<OpenNotification> {
  const { trabajador_id, idioma } = actor;
  const found = await readNotification(tx, { trabajador_id, idioma, id });
  return found === undefined ? fail("notification.not_found") : inLanguageOf(actor, found);
}

/** Every open page of the caller counts its unread notifications again. */
async function announce(ctx: AppContext, tx: Tx, actor: Actor): Promise<void> {
  const { empresa_id, trabajador_id } = actor;
  const event = { tipo: "avisos" } as const;
  await ctx.events.announce(tx, { empresa_id, trabajador_id, event });
}

/** Marks one of the caller's notifications as read, for good. Errors: notification.not_found. */
export async function readOne(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<OpenNotification> {
  const now = ctx.clock.now().toString();
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const key = { trabajador_id: actor.trabajador_id, id, now };
    if (await markRead(tx, key)) await announce(ctx, tx, actor);
    return requireOwn(tx, actor, id);
  });
}

/** Marks all of the caller's notifications as read, also those put away; how many there were. */
export async function readAll(ctx: AppContext, actor: Actor): Promise<{ leidas: number }> {
  // The GET call writes, and a handed-over session may otherwise send GETs.
  if (actor.suplantada_por !== null) fail("access.impersonation");
  const key = { trabajador_id: actor.trabajador_id, now: ctx.clock.now().toString() };
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const count = await markAllRead(tx, key);
    if (count > 0) await announce(ctx, tx, actor);
    return { leidas: count };
  });
}

/** Archives or restores one of the caller's notifications. Errors: notification.not_found. */
export async function putAway(
  ctx: AppContext,
  actor: Actor,
  { id, visible }: { id: number; visible: boolean },
): Promise<OpenNotification> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const key = { trabajador_id: actor.trabajador_id, id, visible };
    if (await setVisible(tx, key)) await announce(ctx, tx, actor);
    return requireOwn(tx, actor, id);
  });
}

/**
 * The document that goes with one of the caller's notifications; its opening is written down.
 * Errors: notification.not_found, document.not_found.
 */
export async function openDocument(
  ctx: AppContext,
  actor: Actor,
  { id, modo }: { id: number; modo: "visto" | "descargado" },
): Promise<FileAnswer> {
  const file = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const key = { trabajador_id: actor.trabajador_id, idioma: actor.idioma, id };
    const found = await readAttachedFile(tx, key);
    if (found === undefined) fail("notification.not_found");
    if (found === null) fail("document.not_found");
    // The file is the same for all recipients and has no owner.
    const files = [{ id: found.comunicado_id, trabajador_id: null }];
    await recordAccess(ctx, tx, { actor, clase: "comunicado", modo, files });
    return found;
  });
  const { clave } = file;
  const bytes = await ctx.storage.get({ empresa_id: actor.empresa_id, clave });
  if (bytes !== undefined) return { bytes, name: file.nombre, type: file.tipo };
  ctx.log.error({ message: file.comunicado_id }, "The bytes of a file are gone");
  return fail("document.not_found");
}
