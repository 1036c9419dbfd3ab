/** A value of a BER or DER encoding; `body` without its header, `parts` of a constructed one. */
export type BerValue = { tag: number; body: Buffer; parts: BerValue[]; whole: Buffer };

const deepest = 32;
const constructed = 0x20;

/** Where the body of a value begins and how long it is; undefined until its end mark. */
function headerAt(bytes: Buffer, at: number): { from: number; length: number | undefined } {
  const first = bytes.readUInt8(at + 1);
  if (first === 0x80) return { from: at + 2, length: undefined };
  if (first < 0x80) return { from: at + 2, length: first };
  const count = first & 0x7f;
  if (count > 4) throw new Error("The value is too long");
  return { from: at + 2 + count, length: bytes.readUIntBE(at + 2, count) };
}

function isEndMark(bytes: Buffer, at: number): boolean {
  return bytes.readUInt16BE(at) === 0;
}

function readAt(bytes: Buffer, at: number, depth: number): { value: BerValue; next: number } {
  if (depth > deepest) throw new Error("The values are too deep");
  const tag = bytes.readUInt8(at);
  const { from, length } = headerAt(bytes, at);
  const end = length === undefined ? bytes.length : from + length;
  if (end > bytes.length) throw new Error("The value is cut");
  const inside = bytes.subarray(0, end);
  const ended = (place: number): boolean =>
    place >= end || (length === undefined && isEndMark(bytes, place));
  const parts: BerValue[] = [];
  let next = from;
  if ((tag & constructed) === 0) {
    if (length === undefined) throw new Error("Only values with parts have an end mark");
  } else {
    while (!ended(next)) {
      const part = readAt(inside, next, depth + 1);
      parts.push(part.value);
      next = part.next;
    }
  }
  const stop = length === undefined ? next : end;
  const after = length === undefined ? next + 2 : end;
  const value = { tag, parts, body: bytes.subarray(from, stop), whole: bytes.subarray(at, after) };
  return { value, next: after };
}

/** Reads the first value of an encoding. Throws when it is none. */
export function readBer(bytes: Buffer): BerValue {
  return readAt(bytes, 0, 0).value;
}

/** The part at a place. Throws when there is none. */
export function partOf(value: BerValue, ...path: number[]): BerValue {
  return path.reduce((inner, index) => {
    const part = inner.parts[index];
    if (part === undefined) throw new Error("A part is missing");
    return part;
  }, value);
}

/** The bytes of an octet string, which may come in pieces. */
export function octetsOf(value: BerValue): Buffer {
  if (value.parts.length === 0) return value.body;
  return Buffer.concat(value.parts.map((part) => octetsOf(part)));
}

/** `1.2.840…` of an object identifier. */
export function idOf({ body }: BerValue): string {
  const numbers: number[] = [];
  let value = 0;
  for (const byte of body) {
    value = value * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    numbers.push(value);
    value = 0;
  }
  const [first = 0, ...rest] = numbers;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join(".");
}

/** A small positive whole number. */
export function numberOf({ body }: BerValue): number {
  return body.length > 5 ? Number.POSITIVE_INFINITY : body.readUIntBE(0, body.length);
}
