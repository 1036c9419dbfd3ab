import { isDrawable } from "./pixels.ts";

const headerLength = 12;

/** Chunks that draw the image or say its colours; Exif, XMP and unknown ones are dropped. */
const drawing = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** Flags of VP8X that announce Exif and XMP. */
const metadataFlags = 0x08 | 0x04;

type Size = { width: number; height: number };

/** The image's size in pixels as a chunk states it; undefined where it states none. */
function sizeIn(name: string, body: Buffer): Size | undefined {
  if (name === "VP8X" && body.length >= 10) {
    return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
  }
  if (name === "VP8L" && body.length >= 5 && body[0] === 0x2f) {
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
  }
  if (name === "VP8 " && body.length >= 10 && body.readUIntBE(3, 3) === 0x9d_01_2a) {
    return { width: body.readUInt16LE(6) & 0x3f_ff, height: body.readUInt16LE(8) & 0x3f_ff };
  }
  return undefined;
}

function withoutMetadataFlags(whole: Buffer): Buffer {
  const copy = Buffer.from(whole);
  copy.writeUInt8(copy.readUInt8(8) & ~metadataFlags, 8);
  return copy;
}

/** A WebP of its drawing chunks; bytes behind its end are left out. */
export function cleanWebp(bytes: Buffer): Buffer | "type" | "unsafe" {
  if (bytes.length < headerLength) return "type";
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return "type";
  const pieces: Buffer[] = [];
  let isDrawn = false;
  for (let at = headerLength; at < end;) {
    if (at + 8 > end) return "type";
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) return "type";
    const body = bytes.subarray(at + 8, at + 8 + length);
    const size = sizeIn(name, body);
    if (size !== undefined && !isDrawable(size.width, size.height)) return "unsafe";
    isDrawn ||= name === "ANMF" || (size !== undefined && name !== "VP8X");
    const whole = bytes.subarray(at, next);
    if (drawing.has(name)) {
      pieces.push(name === "VP8X" && length > 0 ? withoutMetadataFlags(whole) : whole);
    }
    at = next;
  }
  if (!isDrawn) return "type";
  const content = Buffer.concat(pieces);
  const header = Buffer.from("RIFF\u0000\u0000\u0000\u0000WEBP", "latin1");
  header.writeUInt32LE(content.length + 4, 4);
  return Buffer.concat([header, content]);
}
