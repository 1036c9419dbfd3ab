import { inflateRawSync } from "node:zlib";

/** A file of an archive: where its bytes are and how many they say they come to. */
export type ArchiveEntry = {
  name: string;
  /** Place of its local header. */
  at: number;
  packed: number;
  size: number;
  isDeflated: boolean;
};

/** Why an archive is not opened. */
export type ArchiveRefusal = "type" | "unsafe";

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const localMark = 0x04_03_4b_50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xff_ff;
const wide = 0xff_ff_ff_ff;

const mostEntries = 5000;
/** Limit for all files together, by their declared sizes: unpacking stops there anyway. */
const mostBytes = 256 * 1024 * 1024;
const mostOfOne = 62_914_560;
/** A PDF is packed already: hardly any becomes a third of its size. */
const highestRatio = 60;
const smallFile = 1024 * 1024;

/** Files that systems add by themselves. */
const byTheWay = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i;

/** True if bytes begin as a ZIP archive. */
export function isArchive(bytes: Buffer): boolean {
  return bytes.length > endLength && bytes.readUInt32LE(0) === localMark;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  return -1;
}

type Head = ArchiveEntry & { isLocked: boolean; isKnown: boolean; next: number };

function headAt(bytes: Buffer, at: number): Head | undefined {
  if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entryMark) return undefined;
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const nameLength = bytes.readUInt16LE(at + 28);
  const from = at + entryLength;
  const isUtf8 = (flags & 0x08_00) !== 0;
  return {
    name: bytes.toString(isUtf8 ? "utf8" : "latin1", from, from + nameLength),
    at: bytes.readUInt32LE(at + 42),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    isDeflated: method === 8,
    isLocked: (flags & 1) !== 0,
    isKnown: method === 8 || method === 0,
    next: from + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  };
}

/** True if a file would come to more than its packed bytes can honestly hold. */
function isBomb({ packed, size, isDeflated }: ArchiveEntry): boolean {
  if (size > mostOfOne || packed === wide || size === wide) return true;
  return isDeflated ? size > smallFile && size > packed * highestRatio : size !== packed;
}

/**
 * Lists the files of a ZIP archive before unpacking: at most 5,000, 60 MB each and 256 MB together.
 * "unsafe": over the limits or encrypted; "type": broken.
 */
export function listArchive(bytes: Buffer): ArchiveEntry[] | ArchiveRefusal {
  const end = findEnd(bytes);
  if (end < 0) return "type";
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) return "unsafe";
  const entries: ArchiveEntry[] = [];
  let [at, total] = [bytes.readUInt32LE(end + 16), 0];
  for (let index = 0; index < count; index += 1) {
    const head = headAt(bytes, at);
    if (head === undefined) return "type";
    at = head.next;
    if (head.name.endsWith("/") || byTheWay.test(head.name)) continue;
    total += head.size;
    if (head.isLocked || !head.isKnown || isBomb(head) || total > mostBytes) return "unsafe";
    entries.push(head);
  }
  return entries.length === 0 ? "type" : entries;
}

/** Unpacks one file, never beyond the size that was counted; undefined when it is broken. */
export function unpack(bytes: Buffer, entry: ArchiveEntry): Buffer | undefined {
  const { at, packed, size } = entry;
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localMark) return undefined;
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(from, from + packed);
  if (content.length !== packed) return undefined;
  if (!entry.isDeflated) return content;
  try {
    const plain = inflateRawSync(content, { maxOutputLength: Math.max(size, 1) });
    return plain.length === size ? plain : undefined;
  } catch {
    return undefined;
  }
}
