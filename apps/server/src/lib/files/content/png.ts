import { crc32 } from "node:zlib";

import { isDrawable } from "./pixels.ts";

const signatureLength = 8;
const frameLength = 12;

/** Chunks that draw the image or say its colours; texts, times, Exif and unknown ones are dropped. */
const drawing = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs".split(" "),
);

type Chunk = { name: string; whole: Buffer; body: Buffer };

/** The chunk at a place; undefined where it is cut or its checksum is wrong. */
function chunkAt(bytes: Buffer, at: number): Chunk | undefined {
  if (at + frameLength > bytes.length) return undefined;
  const length = bytes.readUInt32BE(at);
  const end = at + frameLength + length;
  if (end > bytes.length) return undefined;
  const checked = bytes.subarray(at + 4, end - 4);
  if (crc32(checked) !== bytes.readUInt32BE(end - 4)) return undefined;
  return {
    name: checked.toString("latin1", 0, 4),
    whole: bytes.subarray(at, end),
    body: checked.subarray(4),
  };
}

/** A PNG of its drawing chunks; bytes behind its end are left out. */
export function cleanPng(bytes: Buffer): Buffer | "type" | "unsafe" {
  const pieces: Buffer[] = [bytes.subarray(0, signatureLength)];
  let isDrawn = false;
  for (let at = signatureLength; ;) {
    const chunk = chunkAt(bytes, at);
    if (chunk === undefined) return "type";
    const { name, whole, body } = chunk;
    if ((at === signatureLength) !== (name === "IHDR")) return "type";
    if (name === "IHDR") {
      if (body.length !== 13) return "type";
      if (!isDrawable(body.readUInt32BE(0), body.readUInt32BE(4))) return "unsafe";
    }
    if (drawing.has(name)) pieces.push(whole);
    isDrawn ||= name === "IDAT";
    if (name === "IEND") return isDrawn ? Buffer.concat(pieces) : "type";
    at += whole.length;
  }
}
