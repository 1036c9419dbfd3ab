import { beforeEach, describe, expect, it, vi } from "vitest";

import { noteReached } from "./connection.ts";
import { fingerprintOfText, leavePush, readPush, startPush, tendPush } from "./push.ts";
import { storageKeys } from "./storage.ts";

const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
let subscription: { endpoint: string } | null;
let permission: NotificationPermission;
let calls: string[];
let refusal: Response | null;

/** The parts of a browser that jsdom has not. */
function offerPush(): void {
  const own = {
    get endpoint() {
      return subscription?.endpoint;
    },
    toJSON: () => ({ endpoint: subscription?.endpoint, keys }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscription === null ? null : own),
    subscribe: async () => {
      subscription = { endpoint: "https://push.test/new" };
      return own;
    },
  };
  const serviceWorker = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
}

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const call = `${init?.method ?? "GET"} ${url.pathname.replace("/api/v1", "")}`;
  calls.push(call);
  const made = await device();
  return refusal ?? Response.json({ data: call.startsWith("GET") ? [made] : made });
}

/** The device that the portal makes of this browser's address. */
async function device() {
  const fingerprint = await fingerprintOfText(subscription?.endpoint ?? "");
  return { id: 5, canal: "web", huella: fingerprint };
}
const owner = () => localStorage.getItem(storageKeys.pushOwner);

describe("push messages of this browser", () => {
  beforeEach(() => {
    subscription = null;
    permission = "granted";
    calls = [];
    refusal = null;
    vi.stubGlobal("fetch", serve);
    offerPush();
    noteReached();
  });

  it("push begins when its owner allows it and the portal accepts the device", async () => {
    expect(await startPush(7, "BFakeKey")).toBe(true);
    expect(calls).toEqual(["POST /trabajador/7/dispositivos-avisos/web"]);
    expect(owner()).toBe(`7 ${await fingerprintOfText("https://push.test/new")}`);
    expect(await readPush()).toEqual({
      isSupported: true,
      permission: "granted",
      fingerprint: await fingerprintOfText("https://push.test/new"),
    });
  });

  it("push does not begin without permission, nor where the portal refuses the device", async () => {
    permission = "denied";
    expect(await startPush(7, "BFakeKey")).toBe(false);
    expect(calls).toEqual([]);
    permission = "granted";
    refusal = Response.json({ code: "push.too_many", message: "Ya son diez." }, { status: 409 });
    await expect(startPush(7, "BFakeKey")).rejects.toThrow("Ya son diez.");
    expect(subscription).toBeNull();
    expect(owner()).toBeNull();
  });

  it("push ends at logout: the portal deletes the device and the subscription dies", async () => {
    await startPush(7, "BFakeKey");
    await leavePush();
    expect(calls.slice(1)).toEqual([
      "GET /trabajador/7/dispositivos-avisos",
      "DELETE /trabajador/7/dispositivos-avisos/5",
    ]);
    expect(subscription).toBeNull();
    expect(owner()).toBeNull();
  });

  it("push stays while a logout fails, and asks nothing without a subscription", async () => {
    await leavePush();
    expect(calls).toEqual([]);
    await startPush(7, "BFakeKey");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
    await leavePush();
    expect(subscription).not.toBeNull();
    expect(owner()).not.toBeNull();
  });

  it("push ends when somebody else signs in on this browser", async () => {
    await startPush(7, "BFakeKey");
    await tendPush(8);
    expect(subscription).toBeNull();
    expect(owner()).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it("push goes on at an address that the push service has changed", async () => {
    await startPush(7, "BFakeKey");
    await tendPush(7);
    expect(calls).toHaveLength(1);
    subscription = { endpoint: "https://push.test/renewed" };
    await tendPush(7);
    expect(calls.slice(1)).toEqual(["POST /trabajador/7/dispositivos-avisos/web"]);
    expect(owner()).toBe(`7 ${await fingerprintOfText("https://push.test/renewed")}`);
  });
});
