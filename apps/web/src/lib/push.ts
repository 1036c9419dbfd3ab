import {
  addWebDevice,
  listNoticeDevices,
  removeNoticeDevice,
} from "@atrio/contract/messages/notice-preferences";

import { api } from "./api.ts";
import { isReachable } from "./connection.ts";
import { deviceName } from "./device-name.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readStored, removeStored, storageKeys, writeStored } from "./storage.ts";

/** This browser's state of push messages. */
export type PushState = {
  /** True if it knows them at all, on this page. */
  isSupported: boolean;
  permission: NotificationPermission;
  /** Fingerprint of its address at the push service; null while it has none. */
  fingerprint: string | null;
};

/** A worker that was asked for takes this long at most to be there. */
const patienceMs = 10_000;

/** Reads this browser's push state without asking its owner. */
export async function readPush(): Promise<PushState> {
  if (!isSupported()) return { isSupported: false, permission: "default", fingerprint: null };
  const subscription = await currentSubscription();
  return {
    isSupported: true,
    permission: Notification.permission,
    fingerprint: subscription === null ? null : await fingerprintOfText(subscription.endpoint),
  };
}

/**
 * Asks for permission, then registers this browser with its push service and with the portal; false
 * when permission was refused. Throws when the push service does not take it, or the portal.
 */
export async function startPush(workerId: number, publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await readyWorker();
  const known = await pushManager.getSubscription();
  // A registration that was made for another key, or for somebody else, is none of this person's.
  if (known !== null) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await register(workerId, subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return true;
}

/** Unsubscribes this browser at its push service: nothing reaches it any more. */
export async function stopPush(): Promise<void> {
  removeStored(storageKeys.pushOwner);
  await (await currentSubscription())?.unsubscribe();
}

/**
 * Before somebody leaves the portal: nothing of theirs is pushed to this browser any more. Where the
 * portal cannot be reached nobody leaves it, and this browser stays as it is.
 */
export async function leavePush(): Promise<void> {
  if (!isRegistered()) return;
  const { owner, fingerprint } = readOwner();
  try {
    const { data: devices } = await api(listNoticeDevices, { params: { id: owner } });
    const own = devices.find(({ huella }) => huella === fingerprint);
    if (own !== undefined) {
      await api(removeNoticeDevice, { params: { id: owner, dispositivo_id: own.id } });
    }
  } catch {
    if (!isReachable()) return;
    // The portal finds the address dead when it next sends something there.
  }
  try {
    await stopPush();
  } catch {
    // A browser that gives nothing back is looked at again when somebody opens the portal here.
  }
}

/**
 * On opening the portal: ends another person's push registration, and reports an address that the
 * push service has changed.
 */
export async function tendPush(workerId: number): Promise<void> {
  if (!isRegistered() || !isSupported()) return;
  const subscription = await currentSubscription();
  const { owner, fingerprint } = readOwner();
  if (subscription === null || owner !== workerId) await stopPush();
  else if (fingerprint !== (await fingerprintOfText(subscription.endpoint))) {
    await register(workerId, subscription);
  }
}

function isRegistered(): boolean {
  return readStored(storageKeys.pushOwner) !== null;
}

/** Person and address of this browser's registration. */
function readOwner(): { owner: number; fingerprint: string } {
  const [owner = "", fingerprint = ""] = (readStored(storageKeys.pushOwner) ?? "").split(" ");
  return { owner: Number(owner), fingerprint };
}

async function register(workerId: number, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { data: device } = await api(addWebDevice, {
    params: { id: workerId },
    body: {
      endpoint: endpoint ?? "",
      p256dh: keys["p256dh"] ?? "",
      auth: keys["auth"] ?? "",
      nombre: deviceName(navigator.userAgent),
    },
  });
  writeStored(storageKeys.pushOwner, `${workerId} ${device.huella}`);
}

/** An iPhone knows them only once the portal is on its home screen. */
function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The portal's worker is not there")), patienceMs);
    }),
  ]);
}

/** Fingerprint by which a device finds itself in the portal's list. */
export function fingerprintOfText(text: string): Promise<string | null> {
  return fingerprintOf(new TextEncoder().encode(text));
}
