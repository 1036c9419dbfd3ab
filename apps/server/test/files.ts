import { crc32, deflateSync } from "node:zlib";

import { zipSync } from "fflate";

import type { Answer, TestApp } from "./harness.ts";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");

/** Objects of a PDF as text, by their number; a stream is given with its dictionary. */
type PdfParts = {
  version?: string;
  objects?: string[];
  /** Entries of the catalogue beside its pages. */
  catalogue?: string;
  trailer?: string;
  before?: string;
  after?: string;
};

/** A PDF of one empty page with whatever else is put into it. */
export function pdf(parts: PdfParts = {}): Buffer {
  const all = [
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R${parts.catalogue ?? ""}>>\nendobj\n`,
    "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n",
    "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\n",
    ...(parts.objects ?? []),
  ];
  const head = `${parts.before ?? ""}%PDF-${parts.version ?? "1.7"}\n%\u00E2\u00E3\u00CF\u00D3\n`;
  const body = all.join("");
  const table = `xref\n0 1\n0000000000 65535 f \n${placesOf(all, head.length)}trailer\n<</Size 9/Root 1 0 R${parts.trailer ?? ""}>>\n`;
  const end = `${table}startxref\n${head.length + body.length}\n%%EOF\n${parts.after ?? ""}`;
  return latin(head + body + end);
}

/** Entries of the cross-reference table; of two objects with a number the later one counts. */
function placesOf(objects: readonly string[], from: number): string {
  const places = new Map<string, string>();
  let at = from;
  for (const text of objects) {
    const number = /^(\d{1,9}) 0 obj\n/.exec(text)?.[1];
    if (number !== undefined) {
      places.set(number, `${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
    }
    at += text.length;
  }
  return [...places.values()].join("");
}

/** A stream object of a PDF. */
export function pdfStream(number: number, dictionary: string, content: Buffer): string {
  const text = content.toString("latin1");
  return `${number} 0 obj\n<<${dictionary}/Length ${content.length}>>\nstream\n${text}\nendstream\nendobj\n`;
}

/** Objects packed into a stream, as office programs and TeX do. */
export function packedObjects(number: number, objects: Record<number, string>): string {
  let body = "";
  const pairs: string[] = [];
  for (const [id, text] of Object.entries(objects)) {
    pairs.push(`${id} ${body.length}`);
    body += `${text} `;
  }
  const index = `${pairs.join(" ")} `;
  const count = Object.keys(objects).length;
  const dictionary = `/Type/ObjStm/N ${count}/First ${index.length}/Filter/FlateDecode`;
  return pdfStream(number, dictionary, deflateSync(latin(index + body)));
}

const segment = (code: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** TIFF data with the way up and a place, as a phone writes it. */
function exif(way: number, place: string): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("II", "latin1");
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x01_12, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(way, 18);
  return Buffer.concat([latin("Exif\u0000\u0000"), tiff, latin(place)]);
}

type JpegParts = {
  width?: number;
  height?: number;
  way?: number;
  place?: string;
  comment?: string;
  after?: Buffer;
};

/** A JPEG photo with the metadata of a phone. */
export function jpeg(parts: JpegParts = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(parts.height ?? 2, 1);
  frame.writeUInt16BE(parts.width ?? 3, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.concat([latin("JFIF\u0000"), Buffer.from([1, 2, 0, 0, 1, 0, 1, 0, 0])])),
    segment(0xe1, exif(parts.way ?? 1, parts.place ?? "")),
    segment(0xfe, latin(parts.comment ?? "made by a phone")),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(20, 0)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd0, 0x78]),
    Buffer.from([0xff, 0xd9]),
    parts.after ?? Buffer.alloc(0),
  ]);
}

/** A chunk of a PNG with its checksum. */
export function pngChunk(name: string, body: Buffer): Buffer {
  const checked = Buffer.concat([latin(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}

type PngParts = { width?: number; height?: number; chunks?: Buffer[]; after?: Buffer };

/** A PNG of one grey dot, with a larger declared size on demand. */
export function png(parts: PngParts = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(parts.width ?? 1, 0);
  header.writeUInt32BE(parts.height ?? 1, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    ...(parts.chunks ?? []),
    pngChunk("IDAT", deflateSync(Buffer.from([0, 128]))),
    pngChunk("IEND", Buffer.alloc(0)),
    parts.after ?? Buffer.alloc(0),
  ]);
}

function riffChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.concat([latin(name), Buffer.alloc(4)]);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** A WebP with Exif and XMP, with a larger declared size on demand. */
export function webp(
  parts: { width?: number; height?: number; exif?: string; after?: Buffer } = {},
): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(0x08 | 0x04, 0);
  canvas.writeUIntLE((parts.width ?? 1) - 1, 4, 3);
  canvas.writeUIntLE((parts.height ?? 1) - 1, 7, 3);
  const content = Buffer.concat([
    latin("WEBP"),
    riffChunk("VP8X", canvas),
    riffChunk("VP8L", Buffer.from([0x2f, 0, 0, 0, 0, 7, 8])),
    riffChunk("EXIF", latin(parts.exif ?? "place")),
    riffChunk("XMP ", latin("<x:xmpmeta/>")),
  ]);
  return Buffer.concat([riffChunk("RIFF", content), parts.after ?? Buffer.alloc(0)]);
}

const box = (name: string, ...bodies: Buffer[]): Buffer => {
  const body = Buffer.concat(bodies);
  const head = Buffer.concat([Buffer.alloc(4), latin(name)]);
  head.writeUInt32BE(body.length + 8);
  return Buffer.concat([head, body]);
};
const fullBox = (name: string, version: number, ...bodies: Buffer[]): Buffer =>
  box(name, Buffer.from([version, 0, 0, 0]), ...bodies);

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** A HEIC photo whose Exif item holds a place, as an iPhone writes it. */
export function heic(
  parts: { place?: string; width?: number; height?: number; brand?: string } = {},
): Buffer {
  const place = latin(`\u0000\u0000\u0000\u0006Exif\u0000\u0000${parts.place ?? "40.4N 3.7W"}`);
  const picture = Buffer.alloc(40, 7);
  const brand = parts.brand ?? "heic";
  const ftyp = box("ftyp", latin(brand), words(0), latin("mif1heic"));
  const entry = (id: number, kind: string): Buffer =>
    fullBox("infe", 2, Buffer.from([0, id, 0, 0]), latin(`${kind}\u0000`));
  const iinf = fullBox("iinf", 0, Buffer.from([0, 2]), entry(1, "hvc1"), entry(2, "Exif"));
  const iprp = box(
    "iprp",
    box("ipco", fullBox("ispe", 0, words(parts.width ?? 64, parts.height ?? 64))),
  );
  const located = (offset: number): Buffer => {
    const item = (id: number, at: number, length: number): Buffer =>
      Buffer.concat([Buffer.from([0, id, 0, 0, 0, 0, 0, 1]), words(at, length)]);
    const items = [item(1, offset, picture.length), item(2, offset + picture.length, place.length)];
    return fullBox("iloc", 1, Buffer.from([0x44, 0x00, 0, 2]), ...items);
  };
  const meta = (offset: number): Buffer => fullBox("meta", 0, iinf, located(offset), iprp);
  const offset = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(offset), box("mdat", picture, place)]);
}

/** A ZIP archive with a page in it. */
export function archive(comment = 0): Buffer {
  const bytes = Buffer.from(zipSync({ "index.html": latin("<script>alert(1)</script>") }));
  bytes.writeUInt16LE(comment, bytes.length - 2);
  return bytes;
}

/** Multipart boundary of `formOf`. */
export const boundary = "----atrio-prueba";

/** A part of a form: a text, or a file with its name. */
type Part = { name: string; text?: string; file?: { name: string; bytes: Buffer; type?: string } };

/** A form's bytes, whole. */
export function formOf(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, text, file }) => {
    const named = file === undefined ? "" : `; filename="${file.name}"`;
    const type =
      file === undefined ? "" : `content-type: ${file.type ?? "application/octet-stream"}\r\n`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${named}\r\n${type}\r\n`;
    return [Buffer.from(head), file?.bytes ?? Buffer.from(text ?? ""), latin("\r\n")];
  });
  return Buffer.concat([...pieces, latin(`--${boundary}--\r\n`)]);
}

type Sending = {
  token: string;
  bytes: Buffer;
  name?: string;
  type?: string;
  headers?: Record<string, string>;
};

/** Sends a form's bytes to a call. */
export async function sendForm(
  t: TestApp,
  url: string,
  input: { token: string; payload: Buffer; headers?: Record<string, string> },
): Promise<Answer> {
  const response = await t.app.inject({
    method: "POST",
    url: `/api/v1${url}`,
    headers: {
      authorization: `Bearer ${input.token}`,
      "accept-language": "es",
      "content-type": `multipart/form-data; boundary=${boundary}`,
      ...input.headers,
    },
    payload: input.payload,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** Uploads a file of a request that is being written. */
export async function uploadFile(t: TestApp, input: Sending): Promise<Answer> {
  const { name = "recibo.pdf", bytes, type } = input;
  const file = { name, bytes, ...(type === undefined ? {} : { type }) };
  return sendForm(t, "/solicitud-document", {
    ...input,
    payload: formOf([{ name: "documento", file }]),
  });
}
