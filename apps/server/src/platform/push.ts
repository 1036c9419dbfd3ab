import webPush from "web-push";

import type { PushedMessage } from "@atrio/contract/messages/notice-preferences";

import type { Config } from "../config.ts";
import type { Clock } from "../lib/calendar/clock.ts";

import { openFcm } from "./push/fcm.ts";
import { ForbiddenTarget, openGuardedPost } from "./push/guarded-post.ts";
import type { Posted } from "./push/guarded-post.ts";
import { vapidKeys } from "./push/vapid.ts";

/** Address of a device: a browser's subscription, or a registration token of the app. */
export type PushTarget =
  | { canal: "web"; direccion: string; p256dh: Buffer; auth: Buffer }
  | { canal: "fcm"; direccion: string };

/**
 * `sent`: its push service took it; `gone`: the device is no longer reachable; `refused`: the
 * service does not want this message and will not later.
 */
export type PushOutcome = "sent" | "gone" | "refused";

/** The door through which messages reach people's devices. */
export type Push = {
  /** The portal's key that browsers subscribe with, base64url. */
  publicKey: string;
  /** True if devices of the app can be reached. */
  hasApp: boolean;
  /** True if a browser's push address may be kept. */
  mayCall(address: string): Promise<boolean>;
  /** Sends one message. Throws where trying again may help. */
  send(
    target: PushTarget,
    message: PushedMessage,
    options?: { isUrgent?: boolean },
  ): Promise<PushOutcome>;
};

/** Time for which push services keep an unfetched message: after a day it is no news. */
const keptSeconds = 86_400;

/** Opens the door: web push always, the app where a service account is configured. */
export function openPush({
  config,
  clock,
}: {
  config: Pick<Config, "fcm" | "mailFrom" | "publicUrl" | "pushLoopback" | "secrets">;
  clock: Clock;
}): Push {
  const http = openGuardedPost({ loopback: config.pushLoopback });
  const keys = vapidKeys(config.secrets.vapidKey);
  const subject = contactOf(config);
  const sendToApp =
    config.fcm === undefined ? undefined : openFcm({ account: config.fcm, http, clock });

  async function sendToBrowser(
    target: Extract<PushTarget, { canal: "web" }>,
    message: PushedMessage,
    isUrgent: boolean,
  ): Promise<Posted> {
    const { headers, body } = webPush.generateRequestDetails(
      {
        endpoint: target.direccion,
        keys: {
          p256dh: target.p256dh.toString("base64url"),
          auth: target.auth.toString("base64url"),
        },
      },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...keys },
        TTL: keptSeconds,
        urgency: isUrgent ? "high" : "normal",
        contentEncoding: "aes128gcm",
      },
    );
    return http.post({ url: target.direccion, headers: textsOf(headers), body });
  }

  return {
    publicKey: keys.publicKey,
    hasApp: sendToApp !== undefined,
    mayCall: (address) => http.mayCall(address),
    async send(target, message, { isUrgent = false } = {}) {
      try {
        if (target.canal === "web") {
          return outcomeOf(await sendToBrowser(target, message, isUrgent));
        }
        if (sendToApp === undefined) return "refused";
        const options = { seconds: keptSeconds, isUrgent };
        return outcomeOf(await sendToApp(target.direccion, message, options));
      } catch (error) {
        if (target.canal === "web" && error instanceof ForbiddenTarget) return "refused";
        throw error;
      }
    },
  };
}

function outcomeOf({ status }: Posted): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 401 || status === 429 || status >= 500) {
    throw new Error(`The push service answered ${status}`);
  }
  return "refused";
}

/** Contact for push services: the portal's address, else the sender of its mails. */
function contactOf({ publicUrl, mailFrom }: Pick<Config, "mailFrom" | "publicUrl">): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${mailFrom.replace(/^.*<(.*)>$/, "$1")}`;
}

function textsOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
