import type { NoticeDevice } from "@atrio/contract/messages/notice-preferences";

import type { PushState } from "../../../../../lib/push.ts";

/** Possible state of notices on the present device. */
export type DeviceStanding =
  /** True if this browser receives pushes. */
  | { kind: "on"; device: NoticeDevice }
  /** Notices are possible and off. */
  | { kind: "off" }
  /** Permission denied for good: only the browser's own settings help. */
  | { kind: "blocked" }
  /** An iPhone or iPad, where the portal must stand on the home screen first. */
  | { kind: "install" }
  | { kind: "unsupported" };

/** State of the present browser, by its own report and by the devices the portal knows. */
export function standingOf(
  push: PushState,
  devices: readonly NoticeDevice[],
  userAgent: { isApple: boolean },
): DeviceStanding {
  if (!push.isSupported) return { kind: userAgent.isApple ? "install" : "unsupported" };
  if (push.permission === "denied") return { kind: "blocked" };
  const device = devices.find(({ huella }) => huella === push.fingerprint);
  const isOn = push.permission === "granted" && device !== undefined;
  return isOn ? { kind: "on", device } : { kind: "off" };
}

/** iPhones and iPads; an iPad says that it is a Mac, but no Mac is touched. */
export function isAppleTouch({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return (
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)
  );
}

/** True if the app on this device waits for its owner to say that it may receive notices. */
export function isAppWaiting(input: {
  /** Token that the app passed when it opened the portal. */
  token: string | null;
  /** Fingerprint of this browser's subscription. */
  fingerprint: string | null;
  /** True if the portal can reach apps. */
  isReachable: boolean;
  devices: readonly NoticeDevice[];
}): boolean {
  const { token, fingerprint, isReachable, devices } = input;
  if (token === null || !tokenShape.test(token) || !isReachable) return false;
  return devices.every(({ huella }) => huella !== fingerprint);
}

/** Form of a registration token in the contract. */
const tokenShape = /^[\w:-]{20,1000}$/;
