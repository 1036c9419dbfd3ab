/** The few ways to write a value that a certificate needs (ITU-T X.690, DER). */

const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8: 0x0c,
  printable: 0x13,
  shortTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes]);
}

function write(tag: number, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.of(tag), lengthOf(body.length), body]);
}

/** Values in an order. */
export const sequence = (...parts: Uint8Array[]): Buffer => write(tags.sequence, ...parts);
/** Values in no order. */
export const setOf = (...parts: Uint8Array[]): Buffer => write(tags.set, ...parts);
/** Bytes. */
export const octets = (bytes: Uint8Array): Buffer => write(tags.octetString, bytes);
/** Text in UTF-8. */
export const utf8 = (text: string): Buffer => write(tags.utf8, Buffer.from(text));
/** Text of letters, digits and a few signs. */
export const printable = (text: string): Buffer =>
  write(tags.printable, Buffer.from(text, "latin1"));
/** The value true. */
export const yes = (): Buffer => write(tags.boolean, Buffer.of(0xff));

/** Context-specific tag, by number, around another value. */
export const numbered = (number: number, value: Uint8Array): Buffer => write(0xa0 | number, value);

/** Bit string without the last `unused` bits. */
export const bits = (bytes: Uint8Array, unused = 0): Buffer =>
  write(tags.bitString, Buffer.of(unused), bytes);

/** A positive whole number, as its bytes. */
export function integer(bytes: Uint8Array): Buffer {
  const [first = 0] = bytes;
  return write(tags.integer, first >= 0x80 ? Buffer.of(0) : Buffer.alloc(0), bytes);
}

/** `2.5.4.3` and the like. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return write(tags.objectId, ...[first * 40 + second, ...rest].map((part) => base128(part)));
}

function base128(value: number): Buffer {
  const bytes = [value % 128];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128)) {
    bytes.unshift(128 + (left % 128));
  }
  return Buffer.from(bytes);
}

/** An instant (ISO 8601) in whole seconds; with two digits of the year until 2049 (RFC 5280, 4.1.2.5). */
export function time(instant: string): Buffer {
  const digits = `${instant.replaceAll(/\D/g, "").slice(0, 14)}Z`;
  if (digits >= "2050") return write(tags.time, Buffer.from(digits));
  return write(tags.shortTime, Buffer.from(digits.slice(2)));
}
