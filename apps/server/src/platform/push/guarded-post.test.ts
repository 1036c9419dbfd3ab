import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startPushReceiver } from "../../../test/push-receiver.ts";
import type { PushReceiver } from "../../../test/push-receiver.ts";

import { ForbiddenTarget, openGuardedPost } from "./guarded-post.ts";
import { isPublicAddress } from "./public-address.ts";

let receiver: PushReceiver;

beforeAll(async () => {
  receiver = await startPushReceiver();
});

afterAll(() => receiver.stop());

const call = { headers: {}, body: "x" };

describe("a guarded call", () => {
  const http = openGuardedPost({ loopback: false });
  const { port } = { port: () => new URL(receiver.origin).port };

  it.each([
    "http://push.example.com/a",
    "https://push.example.com:8443/a",
    "https://user:pass@push.example.com/a",
    "ftp://push.example.com/a",
    "file:///etc/passwd",
    "not an address",
    "https://127.0.0.1/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://0/a",
    "https://10.1.2.3/a",
    "https://172.16.0.1/a",
    "https://192.168.1.1/a",
    "https://100.64.0.1/a",
    "https://169.254.169.254/latest/meta-data",
    "https://224.0.0.1/a",
    "https://[::1]/a",
    "https://[::]/a",
    "https://[::ffff:127.0.0.1]/a",
    "https://[::ffff:a00:1]/a",
    "https://[fe80::1]/a",
    "https://[fd00::1]/a",
    "https://[64:ff9b::a00:1]/a",
    "https://[2002:a00:1::]/a",
    "https://localhost/a",
  ])("a guarded call never goes to %s", async (url) => {
    expect(await http.mayCall(url)).toBe(false);
    await expect(http.post({ url, ...call })).rejects.toThrow(ForbiddenTarget);
  });

  it("a guarded call of a name is judged by the address that it leads to", async () => {
    // Allowed by its spelling alone: the address behind the name is refused.
    const own = openGuardedPost({ loopback: true });
    const url = `http://localhost:${port()}/named`;
    expect((await own.post({ url, ...call })).status).toBe(201);
    expect(await own.mayCall(url)).toBe(true);
    await expect(http.post({ url: "https://localhost/named", ...call })).rejects.toThrow(
      "The name leads to an address that is not public",
    );
    expect(receiver.received.filter(({ path }) => path === "/named")).toHaveLength(1);
  });

  it("a guarded call follows no redirect", async () => {
    receiver.answer("/moved", { status: 307, location: `${receiver.origin}/elsewhere` });
    const own = openGuardedPost({ loopback: true });
    const { status } = await own.post({ url: `${receiver.origin}/moved`, ...call });
    expect(status).toBe(307);
    expect(receiver.received.some(({ path }) => path === "/elsewhere")).toBe(false);
  });

  it("a guarded call in tests reaches this machine and no other inner address", async () => {
    const own = openGuardedPost({ loopback: true });
    for (const url of ["http://10.0.0.1/a", "https://192.168.1.1/a", "http://push.example.com/a"]) {
      await expect(own.post({ url, ...call })).rejects.toThrow(ForbiddenTarget);
    }
  });
});

it.each([
  ["8.8.8.8", true],
  ["172.32.0.1", true],
  ["2606:4700::6810:1", true],
  ["2001:4860:4860::8888", true],
  ["172.31.255.255", false],
  ["198.19.0.1", false],
  ["255.255.255.255", false],
  ["2001:db8::1", false],
  ["2001::1", false],
  ["ff02::1", false],
  ["push.example.com", false],
])("the address %s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
