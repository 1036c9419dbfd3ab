import { isIP, isIPv4 } from "node:net";

const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/**
 * An address in the database's form (no zone, IPv4 written as such); null for none. A request whose
 * connection has ended meanwhile has none, in spite of its type.
 */
export function plainAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  const plain = address.replace(/%.*$/, "").replace(mappedPrefix, "");
  return isIP(plain) === 0 ? null : plain;
}

/**
 * Subject of an address when tries are counted: an IPv4 address, or the /64 network of an IPv6 one,
 * because one subscriber owns all of it.
 */
export function addressGroup(address: string | undefined): string {
  const plain = plainAddress(address);
  if (plain === null) return "unknown";
  if (isIPv4(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
