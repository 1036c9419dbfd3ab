import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { deflateSync } from "node:zlib";

import { PDF } from "@libpdf/core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { archive, heic, packedObjects, pdf, pdfStream } from "../../../../test/files.ts";
import { isSoundOgg, m4a, mp3, ogg, recordedAt, wav, webm } from "../../../../test/recordings.ts";
import { UploadedFile } from "../uploaded-file.ts";

import { stripFile } from "./stripped.ts";
import type { Stripped } from "./stripped.ts";

const tag = "KanariAutora 40.4168N 3.7038W";
const wide = (text: string): Buffer => Buffer.from(text, "utf16le");

async function stripped(name: string, bytes: Buffer): Promise<Stripped> {
  const file = await stripFile(new UploadedFile(name, bytes));
  if (typeof file === "string") throw new Error(`Refused: ${file}`);
  return file;
}

const refusal = async (name: string, bytes: Buffer) =>
  stripFile(new UploadedFile(name, bytes)).then((file) => (typeof file === "string" ? file : null));

describe("recordings lose their tags (COMPLAINTS-30)", () => {
  it.each([
    ["nota.mp3", "audio/mpeg", mp3(tag)],
    ["nota.wav", "audio/wav", wav(tag)],
    ["nota.ogg", "audio/ogg", ogg(tag)],
    ["nota.opus", "audio/ogg", ogg(tag)],
    ["nota.oga", "audio/ogg", ogg(tag, "vorbis")],
    ["nota.webm", "audio/webm", webm(tag)],
    ["nota.m4a", "audio/mp4", m4a(tag)],
  ])("%s", async (name, type, bytes) => {
    expect(bytes.includes("KanariAutora")).toBe(true);
    const file = await stripped(name, bytes);
    expect(file.type).toBe(type);
    const text = file.bytes.toString("latin1");
    expect(text).not.toMatch(/kanari|40\.4|LAME|Chrome|Mozilla|appl|20261118/i);
    // The sound is there still: stripping again changes nothing.
    expect(file.bytes.length).toBeGreaterThan(200);
    expect((await stripped(name, file.bytes)).bytes.equals(file.bytes)).toBe(true);
  });

  it("keep the samples as they were", async () => {
    expect((await stripped("a.wav", wav(tag))).bytes.includes(Buffer.alloc(800, 0x80))).toBe(true);
    for (const codec of ["opus", "vorbis"] as const) {
      const { bytes } = await stripped("a.ogg", ogg(tag, codec));
      expect([isSoundOgg(bytes), bytes.includes(Buffer.alloc(300, 8))]).toEqual([true, true]);
    }
    expect((await stripped("a.webm", webm(tag))).bytes.includes(Buffer.alloc(60, 9))).toBe(true);
    expect((await stripped("a.m4a", m4a(tag))).bytes.includes(Buffer.alloc(200, 6))).toBe(true);
    expect((await stripped("a.mp3", mp3(tag))).bytes.length).toBe(5 * 417);
  });

  it("an MP4 recording forgets its moment in every header, and keeps its sound in place", async () => {
    const bytes = m4a(tag);
    const file = await stripped("a.m4a", bytes);
    const moment = Buffer.alloc(4);
    moment.writeUInt32BE(recordedAt);
    expect(bytes.includes(moment)).toBe(true);
    expect(file.bytes.includes(moment)).toBe(false);
    expect(file.bytes.indexOf(Buffer.alloc(200, 6))).toBe(bytes.indexOf(Buffer.alloc(200, 6)));
  });
});

const photo = async (format: "jpeg" | "png" | "webp"): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#c0ffee" } })
    .withExif({
      IFD0: { Artist: tag, Make: "KanariPhone", DateTime: "2026:11:18 09:41:27" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${tag}</x:xmpmeta>`)
    .withIccProfile("p3", { attach: true })
    .toFormat(format)
    .toBuffer();

describe("pictures are drawn anew (COMPLAINTS-30)", () => {
  it.each(["jpeg", "png", "webp"] as const)("%s", async (format) => {
    const bytes = await photo(format);
    const before = await sharp(bytes).metadata();
    expect([before.exif, before.xmp, before.icc].every((one) => one !== undefined)).toBe(true);
    const file = await stripped(`foto.${format}`, bytes);
    const after = await sharp(file.bytes).metadata();
    expect([after.width, after.height, after.exif, after.xmp, after.icc]).toEqual([
      30,
      20,
      undefined,
      undefined,
      undefined,
    ]);
    expect(file.bytes.toString("latin1")).not.toMatch(/kanari|2026:11:18/i);
  });

  it("the right way up, and no hidden bytes behind the end", async () => {
    const turned = await sharp(await photo("jpeg"))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const bytes = Buffer.concat([turned, Buffer.from(tag)]);
    const file = await stripped("foto.jpg", bytes);
    const { width, height, orientation } = await sharp(file.bytes).metadata();
    expect([width, height, orientation]).toEqual([20, 30, undefined]);
    expect(file.bytes.includes("Kanari")).toBe(false);
  });

  it("a HEIC photo keeps its picture and loses place and camera", async () => {
    const file = await stripped("foto.heic", heic({ place: tag }));
    expect([file.type, file.bytes.includes("Kanari")]).toEqual(["image/heic", false]);
  });
});

const xmp = pdfStream(8, "/Type/Metadata/Subtype/XML", Buffer.from(`<x>${tag}</x>`));

/** A document with everything that tells its author; xref tables are rebuilt by readers. */
async function authored(): Promise<Buffer> {
  const picture = await photo("jpeg");
  const bytes = pdf({
    catalogue: `/Metadata 8 0 R/PieceInfo<</Word<</Private(${tag})>>>>/Lang(es)`,
    trailer: `/Info 7 0 R/ID[<4b616e617269><4b616e617269>]`,
    objects: [
      `7 0 obj\n<</Author(${tag})/Creator(Word)/Producer(${tag})/CreationDate(D:20261118094127)>>\nendobj\n`,
      xmp,
      `9 0 obj\n<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T(${tag})/M(D:20261118)/NM(${tag})/Subj(${tag})/Contents(Visible note)>>\nendobj\n`,
      pdfStream(
        10,
        "/Type/XObject/Subtype/Image/Width 30/Height 20/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Metadata 8 0 R",
        picture,
      ),
      pdfStream(
        11,
        "/Type/XObject/Subtype/Image/Width 30/Height 20/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter[/FlateDecode/DCTDecode]",
        deflateSync(picture),
      ),
      `12 0 obj\n<</Type/Sig/Filter/Adobe.PPKLite/Name(${tag})/M(D:20261118)/ByteRange[0 1 2 3]/Contents<00>>>\nendobj\n`,
      pdfStream(13, "", Buffer.from("q 30 0 0 20 0 0 cm /A Do /B Do Q")),
      packedObjects(14, {
        15: `<</PTEX.FileName(/home/${tag})/PTEX.InfoDict<</Author(${tag})>>>>`,
      }),
      `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 13 0 R/Annots[9 0 R]/LastModified(D:20261118)/Thumb 10 0 R/Resources<</XObject<</A 10 0 R/B 11 0 R>>/Font<<>>/Extra 12 0 R>>>>\nendobj\n`,
    ],
  });
  return bytes;
}

describe("documents are written anew (COMPLAINTS-30)", () => {
  it("without Info, XMP, identifiers, private data, signatures, and authors of notes and pictures", async () => {
    const bytes = await authored();
    expect(bytes.includes("KanariPhone")).toBe(true);
    const { type, bytes: clean } = await stripped("informe.pdf", bytes);
    expect(type).toBe("application/pdf");
    const document = await PDF.load(new Uint8Array(clean));
    expect(document.getPageCount()).toBe(1);
    expect([document.getAuthor(), document.getCreator(), document.getCreationDate()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const text = clean.toString("latin1");
    expect(text).toContain("Visible note");
    expect(text).not.toMatch(/kanari|D:2026|4b616e617269|xmpmeta|\/Info|PTEX|Metadata|PieceInfo/i);
    expect(clean.includes(wide("Kanari"))).toBe(false);
    expect(text.match(/\/DCTDecode/g)).toHaveLength(2);
  });

  it("without objects that nothing shows, as those of earlier revisions", async () => {
    const bytes = pdf({ objects: [`7 0 obj\n<</Old(${tag})>>\nendobj\n`] });
    const { bytes: clean } = await stripped("informe.pdf", bytes);
    expect(clean.includes("Kanari")).toBe(false);
  });

  it("as another reader sees it too", async () => {
    const { bytes } = await stripped("informe.pdf", await authored());
    const reader = "/usr/bin/pdfinfo";
    const told = existsSync(reader)
      ? execFileSync(reader, ["-isodates", "-"], { input: bytes }).toString()
      : "Pages: 1";
    expect(told).toMatch(/Pages:\s+1/);
    expect(told).not.toMatch(/Author|Creator|Producer|CreationDate|Kanari|Metadata Stream:\s+yes/);
  });

  it("a protected one is refused", async () => {
    const made = await PDF.load(new Uint8Array(pdf()));
    made.setProtection({ ownerPassword: "secreta", userPassword: "" });
    expect(await refusal("a.pdf", Buffer.from(await made.save()))).toBe("encrypted");
  });
});

describe("files that are refused (COMPLAINTS-30)", () => {
  it.each([
    ["a recording named as a document", "nota.pdf", mp3(tag)],
    ["a document named as a recording", "informe.mp3", pdf()],
    ["a picture named as another kind", "foto.png", heic()],
    ["a film named as a recording", "nota.webm", webm(tag, "film")],
    ["a film of a phone", "nota.mp4", m4a(tag, "vide")],
    ["an office document", "carta.docx", archive()],
    ["an old office document", "carta.doc", Buffer.from("d0cf11e0a1b11ae1".repeat(40), "hex")],
    ["a text", "carta.txt", Buffer.from("Hola")],
    ["a recording of tags alone", "nota.mp3", mp3(tag).subarray(0, 60)],
    [
      "an Ogg film",
      "nota.ogg",
      Buffer.from(ogg(tag).toString("latin1").replaceAll("OpusHead", "\u0080theora"), "latin1"),
    ],
    ["a truncated WAV", "nota.wav", wav(tag).subarray(0, 40)],
    ["a truncated WebM", "nota.webm", webm(tag).subarray(0, 60)],
    ["a truncated MP4", "nota.m4a", m4a(tag).subarray(0, 300)],
    ["a photo that cannot be opened", "foto.jpg", Buffer.from("ffd8ffe000104a464946000101", "hex")],
  ])("%s", async (_, name, bytes) => {
    expect(await refusal(name, bytes)).toBe("type");
  });

  it("a file without an ending gets the one of its type", async () => {
    expect((await stripped("nota", ogg(tag))).ending).toBe("ogg");
  });

  it("hostile bytes end the search for frames and elements", async () => {
    const large = 5_000_000;
    const from = performance.now();
    for (const bytes of [
      Buffer.concat([mp3(tag), Buffer.alloc(large, 0xff)]),
      Buffer.concat([webm(tag).subarray(0, 20), Buffer.alloc(large, 0x1f)]),
      Buffer.concat([ogg(tag).subarray(0, 27), Buffer.alloc(large, 0x4f)]),
    ]) {
      await refusal("nota", bytes);
    }
    // Seconds, where it would be minutes: a slow machine passes too.
    expect(performance.now() - from).toBeLessThan(5000);
  });
});
