import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { BrowserContext, Page } from "playwright-core";

/**
 * A browser's push service, which a browser without network lacks: the portal's messages are
 * decrypted with the browser's own keys, as the browser would.
 */
export type PushService = {
  /** Allows a person's browser to subscribe here when the portal's page asks for it. */
  serve: (context: BrowserContext, origin: string) => Promise<void>;
  /** Received messages, decrypted, in the order of arrival. */
  received: readonly string[];
  close: () => Promise<void>;
};

/** Opens a push service on this machine. */
export async function openPushService(): Promise<PushService> {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const secret = randomBytes(16);
  const received: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      received.push(open(body, keys, secret));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const subscription = {
    endpoint: `http://127.0.0.1:${port}/push/${randomBytes(16).toString("hex")}`,
    keys: { p256dh: keys.getPublicKey("base64url"), auth: secret.toString("base64url") },
  };
  return {
    received,
    serve: async (context, origin) => {
      await context.grantPermissions(["notifications"], { origin });
      await context.addInitScript(registerWith, subscription);
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Runs in the page: the browser's own registration, kept as long as its tab. */
function registerWith(subscription: { endpoint: string; keys: Record<string, string> }): void {
  const kept = "push-service";
  const own = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: async () => {
      sessionStorage.removeItem(kept);
      return true;
    },
  };
  const current = async () => (sessionStorage.getItem(kept) === null ? null : own);
  Object.assign(PushManager.prototype, {
    getSubscription: current,
    subscribe: async () => {
      sessionStorage.setItem(kept, "yes");
      return own;
    },
  });
}

async function bodyOf(request: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** RFC 8291: a single record, encrypted for the browser's key and secret. */
function open(body: Buffer, keys: ReturnType<typeof createECDH>, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), secret, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Delivers a pushed message to the portal's service worker, as the browser does. */
export async function deliver(page: Page, message: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: message,
  });
  await session.detach();
}

/** Notifications shown by the portal's service worker. */
export function shownNotices(page: Page): Promise<Array<{ title: string; data: unknown }>> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map((notice): { title: string; data: unknown } => {
      const data: unknown = notice.data;
      return { title: notice.title, data };
    });
  });
}

/** Presses the notice that is shown. */
export async function pressNotice(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("The portal has no worker");
  await worker.evaluate(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this runs in the worker, whose types nobody knows here
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
      dispatchEvent: (event: Event) => boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error("Nothing is shown");
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });
}
