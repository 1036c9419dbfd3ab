import { expect, it } from "vitest";

import { addressGroup, plainAddress } from "./addresses.ts";

it.each([
  ["192.0.2.1", "192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001::9", "2001:0DB8:0001::9", "2001:db8:1:0"],
  ["2001:db8::1", "2001:db8::1", "2001:db8:0:0"],
  ["::1", "::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80::1", "fe80:0:0:0"],
  ["unknown", null, "unknown"],
  ["192.0.2.1:8080", null, "unknown"],
  ["", null, "unknown"],
  // Addresses of an ended connection.
  [undefined, null, "unknown"],
])("normalises the IP address %s", (address, plain, group) => {
  expect(plainAddress(address)).toBe(plain);
  expect(addressGroup(address)).toBe(group);
});
