import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { randomName } from "../../../../lib/crypto/tokens.ts";
import { checkContent } from "../../../../lib/files/content/content.ts";
import { squarePicture } from "../../../../lib/files/picture.ts";
import type { UploadedFile } from "../../../../lib/files/uploaded-file.ts";
import { createWorkQueue } from "../../../../platform/work-queue.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { dropFiles, fileOf, storeWithRow } from "../../../papers/files/files.service.ts";

import { findSmallPhoto, readPhotoKey, readPortrayed } from "./photos.read.ts";
import type { Portrayed } from "./photos.read.ts";
import { deletePhotoRow, lockPhoto, savePhoto, savePhotoLink } from "./photos.repo.ts";
import type { HeldPhoto } from "./photos.repo.ts";

/** Sides in pixels of the photo that a profile shows and of the one in lists. */
const sizes = { large: 512, small: 96 };
const photoType = "image/webp";
/** Kinds of picture that the server can draw; a phone's HEIC is made a JPEG by the browser. */
const drawable: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Photos drawn at once: an opened picture takes some hundred megabytes. */
const drawing = createWorkQueue({ atOnce: 2, waiting: 200 });

/** Link of a worker to their photo, null without one. */
export type PhotoLink = { link_foto: string | null };

/** Address of a small photo for browsers. */
function linkOf(name: string): string {
  return `/api/v1/foto/${name}`;
}

type Pictures = { large: Buffer; small: Buffer };

/** Draws both sizes of an upload. Errors at `imagen`. */
async function draw(file: UploadedFile): Promise<Pictures> {
  const refuse = (code: "document.empty" | "photo.type" | "photo.unreadable"): never =>
    fail(code, { fields: { imagen: [code] } });
  return drawing.run(async () => {
    const content = await checkContent(file.bytes);
    if (content === "empty") return refuse("document.empty");
    if (content === "type" || content === "damaged") return refuse("photo.type");
    if (typeof content === "string") return refuse("photo.unreadable");
    if (!drawable.includes(content.type)) return refuse("photo.type");
    const large = await squarePicture(content.bytes, sizes.large);
    const small = large === undefined ? undefined : await squarePicture(large, sizes.small);
    if (large === undefined || small === undefined) return refuse("photo.unreadable");
    return { large, small };
  });
}

/** Locks the caller's photo. Fails with photo.locked where the company keeps it. */
async function holdOwn(tx: Tx, actor: Actor): Promise<HeldPhoto> {
  const held = (await lockPhoto(tx, actor.trabajador_id)) ?? fail("worker.not_found");
  if (held.foto_bloqueada) fail("photo.locked");
  return held;
}

async function dropOld(ctx: AppContext, tx: Tx, actor: Actor, held: HeldPhoto): Promise<void> {
  const { empresa_id } = actor;
  const old = held.clave === null ? [] : [held.clave];
  await dropFiles(ctx, tx, { empresa_id, claves: old });
}

/**
 * Sets the caller's photo: cropped to its middle, turned the right way up, and drawn anew, so that
 * nothing but pixels is left of the upload. Errors: photo.locked, photo.type, photo.unreadable,
 * document.empty, request.required.
 */
export async function changePhoto(
  ctx: AppContext,
  caller: { actor: Actor; ip: string; once: Once | undefined },
  part: unknown,
): Promise<PhotoLink> {
  const { actor, once } = caller;
  const { empresa_id, trabajador_id } = actor;
  const file = fileOf(part, "imagen");
  // A caller without the right is refused before a picture is decoded.
  await ctx.db.tenant(empresa_id, async (tx) => holdOwn(tx, actor));
  const { large, small } = await draw(file);
  const row = await storeWithRow(ctx, { empresa_id, bytes: large, once }, async (tx, clave) => {
    const held = await holdOwn(tx, actor);
    const link = linkOf(randomName());
    await savePhoto(tx, {
      trabajador_id,
      nombre: link.slice(linkOf("").length),
      clave,
      pequenya: small,
      subida_en: ctx.clock.now().toString(),
    });
    await savePhotoLink(tx, trabajador_id, link);
    await dropOld(ctx, tx, actor, held);
    await recordAudit(tx, {
      ...byActor(actor, caller.ip),
      accion: "foto.cambiada",
      objeto: "trabajador",
      objeto_id: trabajador_id,
    });
    return { clave, link };
  });
  return { link_foto: row.link };
}

/** Removes the caller's photo; without one nothing happens. Fails with photo.locked. */
export async function removePhoto(
  ctx: AppContext,
  caller: { actor: Actor; ip: string },
): Promise<PhotoLink> {
  const { actor } = caller;
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const held = await holdOwn(tx, actor);
    if (held.clave === null) return;
    await deletePhotoRow(tx, actor.trabajador_id);
    await savePhotoLink(tx, actor.trabajador_id, null);
    await dropOld(ctx, tx, actor, held);
    await recordAudit(tx, {
      ...byActor(actor, caller.ip),
      accion: "foto.borrada",
      objeto: "trabajador",
      objeto_id: actor.trabajador_id,
    });
  });
  return { link_foto: null };
}

/** Photo, 512 px, of somebody who works in the caller's company, or undefined without one. */
export async function findPhoto(
  ctx: AppContext,
  actor: Actor,
  workerId: number,
): Promise<FileAnswer | undefined> {
  const { empresa_id, trabajador_id } = actor;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const key = await ctx.db.read(empresa_id, async (tx) =>
    readPhotoKey(tx, { trabajador_id: workerId, me: trabajador_id, today }),
  );
  if (key === undefined) return undefined;
  const bytes = await ctx.storage.get({ empresa_id, clave: key });
  return bytes && { bytes, name: "foto.webp", type: photoType };
}

/** The same as a file answer. Fails with photo.not_found. */
export async function getPhoto(
  ctx: AppContext,
  actor: Actor,
  workerId: number,
): Promise<FileAnswer> {
  return (await findPhoto(ctx, actor, workerId)) ?? fail("photo.not_found");
}

/** The small photo with a name, for anyone who knows it. Fails with photo.not_found. */
export async function getSmallPhoto(
  ctx: AppContext,
  name: string,
): Promise<Pick<FileAnswer, "bytes" | "type">> {
  const bytes = await findSmallPhoto(ctx.db, name);
  return { bytes: bytes ?? fail("photo.not_found"), type: photoType };
}

/**
 * People of the caller's company who work there today and have a photo, by name. Another company is not
 * there: request.not_found.
 */
export async function listPortrayed(
  ctx: AppContext,
  actor: Actor,
  companyId: number,
): Promise<Portrayed[]> {
  if (companyId !== actor.empresa_id) fail("request.not_found");
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.read(actor.empresa_id, async (tx) => readPortrayed(tx, today));
}
