import { cleanHeic, isHeic } from "./heic.ts";
import { cleanJpeg } from "./jpeg.ts";
import { judgePdf } from "./pdf.ts";
import type { PdfVerdict } from "./pdf.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

/** Kinds of file that people may upload, with the ending of their names. */
export const endings = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
} as const;

export type ContentType = keyof typeof endings;

/** A file ready for storing: an image without metadata of place, camera and author. */
export type Content = { type: ContentType; bytes: Buffer };

/** Why a file may not be stored: nothing in it, none of our kinds or broken, or not harmless. */
export type Refusal = "empty" | "type" | Exclude<PdfVerdict, "safe">;

const cleaners = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/webp": cleanWebp,
  "image/heic": cleanHeic,
} as const;

/** The kind of a file by its first bytes; its name and declared type say nothing. */
export function typeOf(bytes: Buffer): ContentType | undefined {
  const head = bytes.toString("latin1", 0, 16);
  if (/^%PDF-[12]\.\d/.test(head)) return "application/pdf";
  if (head.startsWith("\u00FF\u00D8\u00FF")) return "image/jpeg";
  if (head.startsWith("\u0089PNG\r\n\u001A\n")) return "image/png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  return isHeic(bytes) ? "image/heic" : undefined;
}

const archiveEnd = Buffer.from("PK\u0005\u0006", "latin1");
const archiveEndLength = 22;

/** True if a ZIP archive reaches to the last byte: programs that open one look there first. */
function endsAsArchive(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - archiveEndLength - 0xff_ff);
  for (let end = bytes.length - archiveEndLength; end >= first; end -= 1) {
    const at = bytes.lastIndexOf(archiveEnd, end);
    if (at < first) return false;
    if (at + archiveEndLength + bytes.readUInt16LE(at + 20) === bytes.length) return true;
    end = at;
  }
  return false;
}

/** Readers look for these in a file's first kilobyte, after any beginning. */
const page = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)[\s>]/i;

/** True if a file of a kind also parses as another one: a page or an archive (polyglot). */
export function isTwoThings(bytes: Buffer, type: string): boolean {
  const head = bytes.toString("latin1", 0, 1024);
  if (page.test(head) || endsAsArchive(bytes)) return true;
  return type !== "application/pdf" && head.includes("%PDF-");
}

/**
 * Inspects a file's bytes: kind, wholeness and safety. Images come back without metadata except
 * their orientation.
 */
export async function checkContent(bytes: Buffer): Promise<Content | Refusal> {
  if (bytes.length === 0) return "empty";
  const type = typeOf(bytes);
  if (type === undefined) return "type";
  if (isTwoThings(bytes, type)) return "unsafe";
  if (type === "application/pdf") {
    const verdict = await judgePdf(bytes);
    return verdict === "safe" ? { type, bytes } : verdict;
  }
  const cleaned = cleaners[type](bytes);
  return typeof cleaned === "string" ? cleaned : { type, bytes: cleaned };
}
