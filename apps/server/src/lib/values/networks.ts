import { BlockList, isIPv4, isIPv6 } from "node:net";

import { remembered } from "./remembered.ts";

/**
 * Normal form of an address or a range (`10.1.0.0/16`), as in the database: bits beyond the mask
 * are cleared, an address is a range of one. Null for any other text.
 */
export function networkOf(text: string): string | null {
  const [address = "", mask, ...rest] = text.trim().split("/");
  if (rest.length > 0 || (mask !== undefined && !/^\d{1,3}$/.test(mask))) return null;
  const bits = Number(mask ?? 128);
  if (isIPv4(address)) return v4Network(address, mask === undefined ? 32 : bits);
  return isIPv6(address) && !address.includes("%") ? v6Network(address, bits) : null;
}

/** True if an address lies in none of the ranges; no ranges means any address is fine. */
export function isOutside(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return false;
  return !listOf(ranges.join(" ")).check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** List of ranges by their text: each punch of a centre asks for the same one. */
const listOf = remembered(1000, (ranges: string) => {
  const list = new BlockList();
  for (const range of ranges.split(" ")) {
    const [network = "", mask] = range.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    list.addSubnet(network, Number(mask ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
});

function v4Network(address: string, bits: number): string | null {
  if (bits > 32) return null;
  const octets = address.split(".").map((octet, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8));
    return Number(octet) & (0xff << (8 - kept)) & 0xff;
  });
  return `${octets.join(".")}/${bits}`;
}

function v6Network(address: string, bits: number): string | null {
  if (bits > 128) return null;
  const [head = "", tail] = shortV6(address).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].map((group, index) => {
    const kept = Math.min(16, Math.max(0, bits - index * 16));
    return (Number.parseInt(group, 16) & (0xffff << (16 - kept)) & 0xffff).toString(16);
  });
  return `${shortV6(groups.join(":"))}/${bits}`;
}

/** The shortest spelling, without a dotted tail, as a URL normalises it. */
function shortV6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
