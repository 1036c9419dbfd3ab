import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Ranges without a host on the public network (IANA special-purpose registries). */
const closedV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/**
 * Closed ranges within 2000::/3, which alone is public: tunnels to other addresses, and
 * documentation.
 */
const closedV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const closed = new BlockList();
for (const [network, bits] of closedV4) closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of closedV6) closed.addSubnet(network, bits, "ipv6");

const openV6 = new BlockList();
openV6.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** True for an IP address that anybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIPv6(address) && openV6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** True if an IP address is this machine itself. */
export function isLoopbackAddress(address: string): boolean {
  return isIPv4(address) || isIPv6(address)
    ? loopback.check(address, isIPv4(address) ? "ipv4" : "ipv6")
    : false;
}
