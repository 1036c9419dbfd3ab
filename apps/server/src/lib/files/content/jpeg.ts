import { orientationOf, orientationSegment } from "./orientation.ts";
import { isDrawable } from "./pixels.ts";

const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee };

/** Tables, restart interval, number of lines: without them nothing can be drawn. */
const drawing = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);

/** Start of a frame, which says how large the image is. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

type Segment = { code: number; whole: Buffer; body: Buffer };

/** The segment at a place, or undefined where there is none. */
function segmentAt(bytes: Buffer, at: number): Segment | undefined {
  if (at + 2 > bytes.length || bytes[at] !== 0xff) return undefined;
  const code = bytes.readUInt8(at + 1);
  if (code === marker.eoi) {
    return { code, whole: bytes.subarray(at, at + 2), body: Buffer.alloc(0) };
  }
  if (at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) return undefined;
  return { code, whole: bytes.subarray(at, end), body: bytes.subarray(at + 4, end) };
}

/** End of the scan data that begin here: the next marker outside the scan. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1);
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

/** JFIF header without its thumbnail, which may show a part that was cropped. */
function plainHeader(body: Buffer): Buffer {
  const header = Buffer.from([0xff, marker.app0, 0, 16, ...body.subarray(0, 14)]);
  header.fill(0, 16, 18);
  return header;
}

/** Part of a segment before the scans that stays; undefined drops it. */
function kept({ code, whole, body }: Segment): Buffer | undefined {
  const text = body.toString("latin1", 0, 12);
  if (code === marker.app0 && text.startsWith("JFIF\u0000") && body.length >= 14) {
    return plainHeader(body);
  }
  if (code === marker.app1) {
    const way = text.startsWith("Exif\u0000\u0000") ? orientationOf(body.subarray(6)) : 1;
    return way === 1 ? undefined : orientationSegment(way);
  }
  const isColour =
    (code === marker.app2 && text.startsWith("ICC_PROFILE\u0000")) ||
    (code === marker.app14 && text.startsWith("Adobe"));
  return isColour || drawing.has(code) || isFrame(code) ? whole : undefined;
}

/**
 * A JPEG of its drawing segments: place, camera, comments, thumbnails and bytes behind its end are
 * left out; the orientation is kept.
 */
export function cleanJpeg(bytes: Buffer): Buffer | "type" | "unsafe" {
  const pieces: Buffer[] = [bytes.subarray(0, 2)];
  let [isSized, isDrawn] = [false, false];
  for (let at = 2; ;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const segment = segmentAt(bytes, at);
    if (segment === undefined) return "type";
    const { code, whole, body } = segment;
    if (code === marker.eoi) return isSized && isDrawn ? Buffer.concat([...pieces, whole]) : "type";
    at += whole.length;
    if (isFrame(code)) {
      if (body.length < 6) return "type";
      if (!isDrawable(body.readUInt16BE(3), body.readUInt16BE(1))) return "unsafe";
      isSized = true;
    }
    if (code === marker.sos) {
      const end = endOfScan(bytes, at);
      pieces.push(whole, bytes.subarray(at, end));
      isDrawn = true;
      at = end;
      continue;
    }
    const piece = kept(segment);
    if (piece !== undefined) pieces.push(piece);
  }
}
