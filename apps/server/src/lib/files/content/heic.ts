import { isDrawable } from "./pixels.ts";

/** Still images coded with HEVC; other families of this container are films or other codecs. */
const brands = new Set(["heic", "heix", "heim", "heis"]);

/** Items of the image that are no picture: Exif, and XMP among others. */
const metadataItems = new Set(["Exif", "mime", "uri "]);

/** Boxes outside the image's own; nothing that draws it lives there. */
const foreignBoxes = new Set(["uuid", "free", "skip", "udta"]);

/** Each is filled with zeros: a camera writes one for each item. */
const mostExtents = 100;

type Box = { name: string; body: Buffer; isFirst: boolean };

/** Thrown inside while a box says something that cannot be. */
class Malformed extends Error {}

function insist(holds: boolean): asserts holds {
  if (!holds) throw new Malformed("Malformed image");
}

/** The boxes that fill some bytes one after the other, to the last byte. */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    insist(at + 8 <= bytes.length);
    const small = bytes.readUInt32BE(at);
    const isLarge = small === 1;
    insist(!isLarge || at + 16 <= bytes.length);
    const stated = isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : small;
    const length = small === 0 ? bytes.length - at : stated;
    const header = isLarge ? 16 : 8;
    insist(length >= header && at + length <= bytes.length);
    const name = bytes.toString("latin1", at + 4, at + 8);
    boxes.push({ name, body: bytes.subarray(at + header, at + length), isFirst: at === 0 });
    at += length;
  }
  return boxes;
}

/** Version and contents of a full box. */
function opened(box: Box): { version: number; rest: Buffer } {
  insist(box.body.length >= 4);
  return { version: box.body.readUInt8(0), rest: box.body.subarray(4) };
}

/** Reads numbers one after the other; of 0 to 8 bytes. */
function reader(bytes: Buffer): (length: number) => number {
  let at = 0;
  return (length) => {
    insist(at + length <= bytes.length);
    const value = length === 0 ? 0 : Number.parseInt(bytes.toString("hex", at, at + length), 16);
    at += length;
    return value;
  };
}

/** Ids of the items that hold metadata. */
function metadataIds(iinf: Box): Set<number> {
  const { version, rest } = opened(iinf);
  const ids = new Set<number>();
  insist(rest.length >= 4);
  for (const entry of boxesIn(rest.subarray(version === 0 ? 2 : 4))) {
    const info = opened(entry);
    insist(entry.name === "infe" && info.version >= 2 && info.version <= 3);
    const next = reader(info.rest);
    const id = next(info.version === 2 ? 2 : 4);
    next(2);
    const kind = Buffer.from(next(4).toString(16).padStart(8, "0"), "hex").toString("latin1");
    if (metadataItems.has(kind)) ids.add(id);
  }
  return ids;
}

/** Location of an item's bytes: in the file, or in the image's own data box. */
type Extent = { id: number; method: number; offset: number; length: number };

function extentsOf(iloc: Box): Extent[] {
  const { version, rest } = opened(iloc);
  insist(version <= 2);
  const next = reader(rest);
  const sizes = next(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const idSize = version === 2 ? 4 : 2;
  const extents: Extent[] = [];
  for (let items = next(idSize); items > 0; items -= 1) {
    const id = next(idSize);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseSize);
    const count = next(2);
    insist(count <= 1 || offsetSize + lengthSize > 0);
    for (let left = count; left > 0; left -= 1) {
      next(indexSize);
      const offset = base + next(offsetSize);
      extents.push({ id, method, offset, length: next(lengthSize) });
    }
  }
  return extents;
}

/** Overwrites an item with zeros: no length changes, so nothing else moves. */
function blank(extent: Extent, places: { file: Buffer; idat: Buffer | undefined }): void {
  insist(extent.method <= 1);
  const place = extent.method === 0 ? places.file : places.idat;
  insist(place !== undefined && extent.offset + extent.length <= place.length);
  const end = extent.length === 0 ? place.length : extent.offset + extent.length;
  place.fill(0, extent.offset, end);
}

function isTooLarge(meta: Box[]): boolean {
  const properties = meta
    .filter((box) => box.name === "iprp")
    .flatMap((box) => boxesIn(box.body))
    .filter((box) => box.name === "ipco")
    .flatMap((box) => boxesIn(box.body));
  return properties
    .filter((box) => box.name === "ispe")
    .some((box) => {
      const { rest } = opened(box);
      insist(rest.length >= 8);
      return !isDrawable(rest.readUInt32BE(0), rest.readUInt32BE(4));
    });
}

function cleaned(bytes: Buffer): Buffer | "unsafe" {
  const file = Buffer.from(bytes);
  const boxes = boxesIn(file);
  const [meta, ...others] = boxes.filter((box) => box.name === "meta");
  insist(meta !== undefined && others.length === 0);
  const inside = boxesIn(opened(meta).rest);
  const find = (name: string): Box | undefined => inside.find((box) => box.name === name);
  if (isTooLarge(inside)) return "unsafe";
  const [iinf, iloc] = [find("iinf"), find("iloc")];
  insist(iinf !== undefined && iloc !== undefined);
  const ids = metadataIds(iinf);
  const places = { file, idat: find("idat")?.body };
  const extents = extentsOf(iloc).filter((extent) => ids.has(extent.id));
  insist(extents.length <= mostExtents);
  for (const extent of extents) blank(extent, places);
  for (const box of boxes) if (foreignBoxes.has(box.name)) box.body.fill(0);
  return file;
}

/** True if the bytes begin as a still HEIC image does. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  const length = bytes.readUInt32BE(0);
  if (length < 16 || length > 256) return false;
  const names = bytes.toString("latin1", 8, Math.min(length, bytes.length)).match(/.{4}/gs) ?? [];
  // The second word is a version; a general image names its codec among the compatible ones.
  const [major = "", , ...compatible] = names;
  return brands.has(major) || (major === "mif1" && compatible.some((name) => brands.has(name)));
}

/** A HEIC image whose place, camera and other metadata are zeros. */
export function cleanHeic(bytes: Buffer): Buffer | "type" | "unsafe" {
  try {
    return cleaned(bytes);
  } catch (error) {
    if (error instanceof Malformed) return "type";
    throw error;
  }
}
