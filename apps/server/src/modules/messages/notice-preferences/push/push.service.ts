import type { Actor } from "@atrio/contract/access/actor";
import { maxNoticeDevices } from "@atrio/contract/messages/notice-preferences";
import type { NoticeDevice } from "@atrio/contract/messages/notice-preferences";

import type { AppContext } from "../../../../context.ts";
import { readCompanies } from "../../../../db/companies.ts";
import { fail } from "../../../../http/errors.ts";
import { testMessageText } from "../../../../lib/words/notice-text.ts";
import type { JobPayloads } from "../../../../platform/jobs-catalogue.ts";
import { HopelessJob } from "../../../../platform/jobs.ts";
import { countTries } from "../../../../platform/limits.ts";
import type { PushTarget } from "../../../../platform/push.ts";
import { isPoint } from "../../../../platform/push/vapid.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { localPage } from "../../notices/channels/channels.service.ts";
import { readReaders } from "../../notices/notices.read.ts";

import {
  countOtherDevices,
  deleteDevice,
  deleteOfLeavers,
  findDevice,
  findReachable,
  forgetDevice,
  listDeviceRows,
  noteSent,
  saveDevice,
  takeFromOthers,
} from "./push.repo.ts";
import type { NewDevice, ReachableDevice } from "./push.repo.ts";

/** Tests that a person may send to their devices. */
const testLimit = { name: "push_prueba", max: 10, minutes: 60 };

/** The caller's devices, newest first. */
export async function listOwnDevices(ctx: AppContext, actor: Actor): Promise<NoticeDevice[]> {
  return ctx.db.read(actor.empresa_id, (tx) => listDeviceRows(tx, actor.trabajador_id));
}

type Browser = { endpoint: string; p256dh: string; auth: string; nombre: string; ip: string };

/**
 * Subscribes a browser to the caller's notices. Errors: push.subscription where its address or keys
 * are none of a push service on the internet, push.too_many.
 */
export async function addBrowser(
  ctx: AppContext,
  actor: Actor,
  { endpoint, nombre, ip, ...keys }: Browser,
): Promise<NoticeDevice> {
  const p256dh = Buffer.from(keys.p256dh, "base64url");
  const auth = Buffer.from(keys.auth, "base64url");
  const address = URL.parse(endpoint)?.href;
  if (address === undefined || auth.length !== 16 || !isPoint(p256dh)) fail("push.subscription");
  if (!(await ctx.push.mayCall(address))) fail("push.subscription");
  const device = { canal: "web", direccion: address, p256dh, auth, nombre } as const;
  return addDevice(ctx, actor, { device, ip });
}

/**
 * Subscribes the app on a device to the caller's notices, after its owner confirmed there: a link
 * alone binds nothing. Errors: push.app_unavailable without a service account, push.too_many.
 */
export async function addApp(
  ctx: AppContext,
  actor: Actor,
  { token, nombre, ip }: { token: string; nombre: string; ip: string },
): Promise<NoticeDevice> {
  if (!ctx.push.hasApp) fail("push.app_unavailable");
  const device = { canal: "fcm", direccion: token, p256dh: null, auth: null, nombre } as const;
  return addDevice(ctx, actor, { device, ip });
}

async function addDevice(
  ctx: AppContext,
  actor: Actor,
  { device, ip }: { device: Omit<NewDevice, "creado_en" | "trabajador_id">; ip: string },
): Promise<NoticeDevice> {
  const { trabajador_id } = actor;
  const { direccion } = device;
  const added = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const others = await countOtherDevices(tx, { trabajador_id, direccion });
    if (others >= maxNoticeDevices) fail("push.too_many");
    const made = await saveDevice(tx, {
      ...device,
      trabajador_id,
      creado_en: ctx.clock.now().toString(),
    });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "dispositivo_aviso.anadido",
      objeto: "dispositivo_aviso",
      objeto_id: made.id,
      detalle: { canal: made.canal, nombre: made.nombre },
    });
    return made;
  });
  // The device's former user gets nothing on it any more.
  await ctx.db.gate((tx) =>
    takeFromOthers(tx, { direccion, account_user_id: actor.account_user_id }),
  );
  return added;
}

/** Sends nothing more to one of the caller's devices. Errors: push.device_not_found. */
export async function removeOwnDevice(
  ctx: AppContext,
  actor: Actor,
  { id, ip }: { id: number; ip: string },
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await deleteDevice(tx, { trabajador_id: actor.trabajador_id, id });
    if (!found) fail("push.device_not_found");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "dispositivo_aviso.quitado",
      objeto: "dispositivo_aviso",
      objeto_id: id,
    });
  });
}

/** Sends a test to one of the caller's devices. Errors: push.device_not_found, request.too_many. */
export async function testOwnDevice(ctx: AppContext, actor: Actor, id: number): Promise<void> {
  const { empresa_id, trabajador_id } = actor;
  const device = await ctx.db.read(empresa_id, (tx) => findDevice(tx, { trabajador_id, id }));
  if (device === undefined) fail("push.device_not_found");
  const subject = `${empresa_id}/${trabajador_id}`;
  const { refused, retryAfter } = await countTries(ctx, [{ limit: testLimit, subject }]);
  if (refused) fail("request.too_many", { retryAfter });
  await ctx.db.tenant(empresa_id, async (tx) => {
    const [reader] = await readReaders(tx, {
      ids: [trabajador_id],
      now: ctx.clock.now().toString(),
    });
    if (reader === undefined) return;
    await ctx.jobs.enqueue(tx, "push.send", {
      empresa_id,
      dispositivo_id: id,
      urgente: true,
      mensaje: {
        titulo: testMessageText(reader.idioma),
        enlace: localPage(reader, "/personalArea?vista=avisos"),
        tipo: "prueba",
      },
    });
  });
}

/**
 * Sends a queued message to its device, unless that was taken away or its owner left meanwhile. A
 * device that its push service no longer knows is forgotten. Throws where trying again may help.
 */
export async function sendQueued(
  ctx: AppContext,
  { empresa_id, dispositivo_id, urgente, mensaje }: JobPayloads["push.send"],
): Promise<void> {
  const now = ctx.clock.now().toString();
  const device = await ctx.db.read(empresa_id, (tx) =>
    findReachable(tx, { id: dispositivo_id, now }),
  );
  if (device === undefined || !device.can_enter) return;
  const outcome = await ctx.push.send(targetOf(device), mensaje, { isUrgent: urgente });
  if (outcome === "refused") throw new HopelessJob("The push service refused a message");
  const { direccion } = device;
  await ctx.db.tenant(empresa_id, (tx) =>
    outcome === "gone"
      ? forgetDevice(tx, { id: dispositivo_id, direccion })
      : noteSent(tx, { id: dispositivo_id, now }),
  );
}

/** Deletes the devices and the choices of people who no longer work at any of the companies. */
export async function forgetLeavers(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now().toString();
  for (const companyId of await readCompanies(ctx.db)) {
    await ctx.db.tenant(companyId, (tx) => deleteOfLeavers(tx, now));
  }
}

function targetOf({ canal, direccion, p256dh, auth }: ReachableDevice): PushTarget {
  if (canal === "fcm") return { canal, direccion };
  if (p256dh === null || auth === null) throw new Error("A browser's device has no keys");
  return { canal, direccion, p256dh, auth };
}
