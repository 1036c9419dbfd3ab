import { inflateSync } from "node:zlib";

import { PDF, PdfArray, PdfDict, PdfName, PdfRef, PdfStream, PdfString } from "@libpdf/core";
import type { PdfObject } from "@libpdf/core";

import { cleanJpeg } from "../content/jpeg.ts";

/** Entries of a catalogue that lead to what the pages show; others say who made them, or run. */
const catalogue = new Set(
  (
    "Type Version Pages PageLabels Dests Outlines PageMode PageLayout ViewerPreferences AcroForm " +
    "OCProperties"
  ).split(" "),
);

/** Entries that no page shows, of any object: XMP, private data, days, thumbnails, places. */
const hidden = new Set([
  "Metadata",
  "PieceInfo",
  "LastModified",
  "Thumb",
  "SpiderInfo",
  "CreatorInfo",
  "OPI",
  "VP",
  "Measure",
  "PtData",
  "Lock",
]);
/** Names of private entries: those of TeX hold the folders of its author. */
const privateName = /^(?:PTEX\.|ADBE|Adobe)/;
/** Entries of a note that say who wrote it, when and under which number. */
const authorship = ["T", "M", "CreationDate", "NM", "Subj", "RC"];
const notes = new Set(
  (
    "Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret " +
    "Ink Stamp Popup FileAttachment Redact Link Watermark"
  ).split(" "),
);
const mostInflated = 32 * 1024 * 1024;

/**
 * A document written anew from its catalogue: without Info, XMP, earlier revisions, identifiers,
 * private data, thumbnails, signatures, the authors of notes, and metadata of the pictures in it.
 * `encrypted` for a protected one. Throws the library's error when it is broken.
 */
export async function stripDocument(bytes: Uint8Array): Promise<Uint8Array | "encrypted"> {
  const pdf = await PDF.load(bytes);
  if (pdf.isEncrypted) return "encrypted";
  const { info, catalog, registry } = pdf.context;
  keepOnly(info.trailer, (key) => key === "Root" || key === "Size");
  const root = catalog.getDict();
  keepOnly(root, (key) => catalogue.has(key));
  stripAll(root, (ref) => registry.resolve(ref));
  // The library hands the original back when nothing has changed.
  root.dirty = true;
  const zeros = PdfString.fromBytes(new Uint8Array(16));
  info.trailer.set("ID", PdfArray.of(zeros, zeros));
  return pdf.save({ useXRefStream: false });
}

/** Strips every object that can be reached. */
function stripAll(root: PdfObject, resolve: (ref: PdfRef) => PdfObject | null): void {
  const seen = new Set<PdfObject>();
  const waiting: PdfObject[] = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const found = object instanceof PdfRef ? resolve(object) : object;
    if (found === null || seen.has(found)) continue;
    if (found instanceof PdfArray) waiting.push(...found);
    if (!(found instanceof PdfDict)) continue;
    seen.add(found);
    stripDict(found);
    if (found instanceof PdfStream) stripStream(found);
    for (const [, value] of found) waiting.push(value);
  }
}

function keepOnly(dict: PdfDict, isKept: (key: string) => boolean): void {
  const gone = [...dict.keys()].filter((key) => !isKept(key.value));
  for (const key of gone) dict.delete(key);
}

function stripDict(dict: PdfDict): void {
  keepOnly(dict, (key) => !hidden.has(key) && !privateName.test(key));
  const subtype = dict.getName("Subtype")?.value ?? "";
  if (notes.has(subtype)) for (const key of authorship) dict.delete(key);
  const isSignature = dict.getName("Type")?.value === "Sig" || dict.has("ByteRange");
  if (isSignature) keepOnly(dict, () => false);
}

const filtersOf = (stream: PdfStream): string[] => {
  const filter = stream.get("Filter");
  if (filter instanceof PdfName) return [filter.value];
  if (!(filter instanceof PdfArray)) return [];
  return filter.toArray().map((one) => (one instanceof PdfName ? one.value : ""));
};

/** Strips a picture that is a file of its own. Throws where that cannot be done. */
function stripStream(stream: PdfStream): void {
  const filters = filtersOf(stream);
  const last = filters.at(-1);
  if (last !== "DCTDecode" && last !== "DCT" && last !== "JPXDecode") return;
  const raw = Buffer.from(stream.data);
  const isPacked = filters.length === 2 && ["FlateDecode", "Fl"].includes(filters[0] ?? "");
  if (filters.length > 1 && !isPacked) throw new Error("A picture that cannot be looked into");
  const picture = isPacked ? inflateSync(raw, { maxOutputLength: mostInflated }) : raw;
  const cleaned = last === "JPXDecode" ? cleanJpeg2000(picture) : cleanJpeg(picture);
  if (typeof cleaned === "string") throw new Error("A picture that cannot be cleaned");
  const parameters = isPacked ? undefined : stream.get("DecodeParms");
  stream.setData(cleaned);
  stream.set("Filter", PdfName.of(last));
  if (parameters !== undefined) stream.set("DecodeParms", parameters);
}

/** Boxes of JPEG 2000 that hold metadata. */
const textBoxes = new Set(["xml ", "uuid", "uinf", "jp2i", "asoc"]);

/** A JPEG 2000 picture without its texts; a bare code stream as it is. */
function cleanJpeg2000(bytes: Buffer): Buffer {
  if (bytes.toString("latin1", 4, 8) !== "jP  ") return bytes;
  const pieces: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const stated = bytes.readUInt32BE(at);
    const length = stated === 0 ? bytes.length - at : stated;
    if (length < 8 || at + length > bytes.length) throw new Error("A malformed picture");
    if (!textBoxes.has(bytes.toString("latin1", at + 4, at + 8))) {
      pieces.push(bytes.subarray(at, at + length));
    }
    at += length;
  }
  return Buffer.concat(pieces);
}
