import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import * as files from "../../../../test/files.ts";

import { checkContent } from "./content.ts";
import type { Content } from "./content.ts";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");

async function accepted(bytes: Buffer): Promise<Content> {
  const content = await checkContent(bytes);
  if (typeof content === "string") throw new Error(`Refused: ${content}`);
  return content;
}

describe("documents that can only be read", () => {
  it.each([
    ["a plain one", files.pdf()],
    ["an old one", files.pdf({ version: "1.3" })],
    ["a new one", files.pdf({ version: "2.0" })],
    ["blanks after its end", files.pdf({ after: "\r\n \u0000\u0000\n" })],
    [
      "opens on a page, as office programs write",
      files.pdf({ catalogue: "/OpenAction[3 0 R/XYZ null null 0]" }),
    ],
    [
      "opens on a page by an action",
      files.pdf({ catalogue: "/OpenAction<</S/GoTo/D[3 0 R/Fit]>>" }),
    ],
    [
      "opens on a page by an action elsewhere",
      files.pdf({
        catalogue: "/OpenAction 7 0 R",
        objects: ["7 0 obj\n<</S /GoTo/D[3 0 R /Fit]>>\nendobj\n"],
      }),
    ],
    [
      "opens on a page by an action packed with others, as TeX writes",
      files.pdf({
        catalogue: "/OpenAction 7 0 R",
        objects: [
          files.packedObjects(8, { 6: "<</URI(https://a.test)>>", 7: "<</S/GoTo/D[3 0 R/Fit]>>" }),
        ],
      }),
    ],
    [
      "a link to a web page",
      files.pdf({
        objects: ["7 0 obj\n<</Subtype/Link/A<</S/URI/URI(https://a.test)>>>>\nendobj\n"],
      }),
    ],
    [
      "a picture of many blanks",
      files.pdf({
        objects: [files.pdfStream(7, "/Filter/FlateDecode", deflateSync(Buffer.alloc(30_000_000)))],
      }),
    ],
    [
      "stored as text, as report programs write",
      files.pdf({
        objects: [files.pdfStream(7, "/Filter[/ASCII85Decode/FlateDecode]", latin("Gar8O~>"))],
      }),
    ],
  ])("accepts a document that can only be read: %s", async (_, bytes) => {
    const content = await accepted(bytes);
    expect(content.type).toBe("application/pdf");
    expect(content.bytes.equals(bytes)).toBe(true);
  });
});

const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const object = (text: string): string => `7 0 obj\n${text}\nendobj\n`;
const padding = "%".padEnd(5000, "-");

describe("documents that do more", () => {
  it.each([
    ["a script when it opens", files.pdf({ catalogue: `/OpenAction${script}` })],
    ["a script on a page", files.pdf({ objects: [object(`<</AA<</O ${script}>>>>`)] })],
    [
      "a script under a spelled name",
      files.pdf({ objects: [object("<</S/#4AavaScr#69pt/JS(1)>>")] }),
    ],
    ["named scripts", files.pdf({ catalogue: "/Names<</JavaScript<</Names[(a)7 0 R]>>>>" })],
    ["a program", files.pdf({ objects: [object("<</S/Launch/F(cmd.exe)>>")] })],
    ["a film", files.pdf({ objects: [object("<</Subtype/RichMedia>>")] })],
    [
      "a form that sends itself",
      files.pdf({ objects: [object("<</S/SubmitForm/F(https://a.test)>>")] }),
    ],
    ["another kind of form", files.pdf({ objects: [object("<</XFA 8 0 R>>")] })],
    [
      "a page of the web when it opens",
      files.pdf({ catalogue: "/OpenAction<</S/URI/URI(https://a.test)>>" }),
    ],
    [
      "a page of the web after its own",
      files.pdf({
        catalogue: "/OpenAction<</S/GoTo/D[3 0 R/Fit]/X<<>>/Next<</S/URI/URI(https://a.test)>>>>",
      }),
    ],
    [
      "an opening by way of another",
      files.pdf({ catalogue: "/OpenAction 7 0 R", objects: [object("8 0 R")] }),
    ],
    [
      "more openings than a document has",
      files.pdf({ catalogue: "/OpenAction[3 0 R/Fit]".repeat(50) }),
    ],
    ["an opening that nobody finds", files.pdf({ catalogue: "/OpenAction 99 0 R" })],
    [
      "a script packed with other objects",
      files.pdf({ objects: [files.packedObjects(7, { 8: script })] }),
    ],
    [
      "a script packed where no type is said",
      files.pdf({ objects: [files.packedObjects(7, { 8: script }).replace("/Type/ObjStm", "")] }),
    ],
    [
      "a script packed behind a long remark",
      files.pdf({
        objects: [files.packedObjects(7, { 8: script }).replace("/First", `\n${padding}\n/First`)],
      }),
    ],
    [
      "packed as differences",
      files.pdf({
        objects: [
          files
            .packedObjects(7, { 8: "<</A 1>>" })
            .replace("/Filter", "/DecodeParms<</Predictor 12>>/Filter"),
        ],
      }),
    ],
    [
      "packed as text",
      files.pdf({
        objects: [
          files.pdfStream(7, "/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode", latin("3820>")),
        ],
      }),
    ],
    [
      "packed as text, abbreviated",
      files.pdf({
        objects: [files.pdfStream(7, "/Type/ObjStm/N 1/First 4/Filter[/AHx]", latin("3820>"))],
      }),
    ],
    [
      "packed beyond measure",
      files.pdf({
        objects: [
          files.pdfStream(7, "/Filter/FlateDecode", deflateSync(Buffer.alloc(20_000_000, "1 2 "))),
        ],
      }),
    ],
    ["made of beginnings", files.pdf({ objects: ["stream\n".repeat(20_000)] })],
    ["something after its end", files.pdf({ after: "<html>" })],
    ["an archive after its end", Buffer.concat([files.pdf(), files.archive()])],
    ["an archive inside", withArchiveInside()],
    ["a page of the web at its beginning", files.pdf({ objects: [], catalogue: "/A(<script >)" })],
  ])("refuses a document that does more: %s", async (_, bytes) => {
    expect(await checkContent(bytes)).toBe("unsafe");
  });
});

const unc = String.raw`\\\\10.0.0.1\\x.pdf`;
const wide = (text: string): string => {
  const bytes = Buffer.concat([latin("\u00FF\u00FE"), Buffer.from(text, "utf16le")]);
  return bytes.swap16().toString("hex");
};
const bare = (name: string): string => `<</S/${name}>>`;

describe("documents that reach for other files", () => {
  const places: Array<[string, (action: string) => Buffer]> = [
    [
      "a page's actions",
      (action) => files.pdf({ objects: [object(`<</Type/Page/AA<</O${action}>>>>`)] }),
    ],
    [
      "an annotation",
      (action) => files.pdf({ objects: [object(`<</Subtype/Link/A ${action}>>`)] }),
    ],
    ["an outline", (action) => files.pdf({ objects: [object(`<</Title(a)/A ${action}>>`)] })],
    ["the catalogue", (action) => files.pdf({ catalogue: `/AA<</WC ${action}>>` })],
    ["packed objects", (action) => files.pdf({ objects: [files.packedObjects(7, { 8: action })] })],
  ];
  const actions = [
    ...["GoToR", "GoToE", "Launch", "ImportData", "SubmitForm", "Rendition", "Movie", "Sound"].map(
      bare,
    ),
    "<</S/Go#54oR>>",
    `<</S/Thread/F(${unc})>>`,
    "<</S/URI/URI(file:////10.0.0.1/x)>>",
    `<</S/URI/URI(${unc})>>`,
    "<</S/URI/URI(search-ms:query=x)>>",
  ];
  it.each(places.flatMap(([where, put]) => actions.map((action) => [where, action, put] as const)))(
    "refuses a document that reaches for other files, in %s: %s",
    async (_, action, put) => {
      expect(await checkContent(put(action))).toBe("unsafe");
    },
  );

  it.each([
    ["a path of the network", `<</Type/Filespec/F(${unc})>>`],
    ["one in Unicode", `<</Type/Filespec/UF<${wide(String.raw`\\10.0.0.1\x.pdf`)}>>>`],
    ["one in octal digits", String.raw`<</Type/Filespec/F(\134\13410.0.0.1\134x)>>`],
    ["one in hexadecimal digits", "<</Type/Filespec/F <5C 5C 31302E302E302E31 5C 78>>>"],
    ["one behind a comment", `<</Type/Filespec/F%(a)\n\n(${unc})>>`],
    ["one broken into lines", `<</Type/Filespec/F(\\\n${unc})>>`],
    ["one under a spelled key", `<</Type/Filespec/#46(${unc})>>`],
    ["one with slashes", "<</Type/Filespec/F(//10.0.0.1/x.pdf)>>"],
    ["a string of its own", `(${unc})`],
    ["an address of a file", "<</Type/Filespec/FS/URL/F(file://10.0.0.1/x)>>"],
    ["an address of the web", "<</FS/URL/F(http://a.test/x)>>"],
    ["a file of the disk", String.raw`<</Type/Filespec/DOS(C:\\x.pdf)>>`],
    ["a stream kept elsewhere", "<</Length 0/F(b.bin)/FFilter/FlateDecode>>"],
    ["links relative to a share", "<</URI<</Base(file:///x/)>>>>"],
    ["comments without end", "/F%".repeat(400_000)],
  ])("refuses a document that reaches for other files: %s", async (_, text) => {
    expect(await checkContent(files.pdf({ objects: [object(text)] }))).toBe("unsafe");
    if (text.length > 1000) return;
    const packed = files.pdf({ objects: [files.packedObjects(7, { 8: text })] });
    expect(await checkContent(packed)).toBe("unsafe");
  });

  it.each([
    "<</Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]>>>>",
    "<</Subtype/Link/A<</S/URI/URI(https://a.test/x?y=1)>>>>",
    "<</Subtype/Link/A<</S/URI/URI(http://a.test)>>>>",
    "<</Subtype/Link/F 4/A<</S/URI/URI(mailto:ana@a.test)>>>>",
    "<</S/URI/URI(www.a.test:8080/x)>>",
    "<</AA<</O<</S/GoTo/D[3 0 R/Fit]>>>>>>",
    "<</Font<</F 9 0 R>>>>",
    "<</Title(Note: see //a)/S/URI/IsMap false>>",
    "(Report: 2026)",
    String.raw`<</F(\001\002/a)>>`,
  ])("accepts a document that reaches for no other file: %s", async (text) => {
    const packed = files.packedObjects(7, { 8: text });
    for (const one of [object(text), packed]) {
      const { type } = await accepted(files.pdf({ objects: [one] }));
      expect(type).toBe("application/pdf");
    }
  });
});

/** An archive whose comment is the rest of the document. */
function withArchiveInside(): Buffer {
  const end = latin("\nendstream\nendobj\nstartxref\n9\n%%EOF\n");
  const start = latin("%PDF-1.7\n7 0 obj\n<</Length 9>>\nstream\n");
  return Buffer.concat([start, files.archive(end.length), end]);
}

describe("files of other kinds, and truncated ones", () => {
  it.each([
    ["a text", latin("Hola")],
    ["a page of the web", latin("<!doctype html><script>1</script>")],
    ["a drawing", latin('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a program", latin("MZ\u0090\u0000")],
    ["an archive", files.archive()],
    ["a GIF", latin("GIF89a\u0001\u0000\u0001\u0000")],
    ["a film", files.heic({ brand: "isom" })],
    ["a document that begins late", files.pdf({ before: "\n\n" })],
    ["a document of no version", latin("%PDF-x")],
    ["a photo that was cut", files.jpeg().subarray(0, -4)],
    ["a photo without a picture", latin("\u00FF\u00D8\u00FF\u00D9")],
    ["a photo with a broken part", latin("\u00FF\u00D8\u00FF\u00E0\u00FF\u00FFabc")],
    ["a PNG that was cut", files.png().subarray(0, -8)],
    [
      "a PNG with a wrong checksum",
      Buffer.concat([files.png().subarray(0, 29), latin("xxxx"), files.png().subarray(33)]),
    ],
    ["a WebP that was cut", files.webp().subarray(0, -10)],
    ["a WebP of nothing", latin("RIFF\u0004\u0000\u0000\u0000WEBP")],
    ["a HEIC that was cut", files.heic().subarray(0, -10)],
    [
      "a HEIC without a picture",
      latin("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic"),
    ],
    ["its first bytes alone", latin("\u0089PNG\r\n\u001A\n")],
  ])("refuses a file of another kind or a truncated one: %s", async (_, bytes) => {
    expect(await checkContent(bytes)).toBe("type");
  });

  it("refuses a truncated document as damaged", async () => {
    expect(await checkContent(files.pdf().subarray(0, 120))).toBe("damaged");
  });

  it("refuses a protected document that cannot be looked into", async () => {
    const locked = files.pdf({
      trailer: "/Encrypt 9 0 R",
      objects: [files.packedObjects(7, { 8: "<</A 1>>" })],
    });
    expect(await checkContent(locked)).toBe("encrypted");
  });

  it("refuses a document with attached files, as an electronic invoice", async () => {
    const invoice = files.pdf({
      catalogue: "/AF[8 0 R]/Names<</EmbeddedFiles<</Names[(factur-x.xml)8 0 R]>>>>",
      objects: [
        files.pdfStream(7, "/Type/EmbeddedFile/Subtype/text#2Fxml", latin("<a/>")),
        "8 0 obj\n<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/EF<</F 7 0 R>>>>\nendobj\n",
      ],
    });
    expect(await checkContent(invoice)).toBe("embedded");
  });

  it.each([
    ["blanks", "\r\n \0\n"],
    ["a boundary of a form", "\r\n------WebKitFormBoundary7MA4YWxk--\r\n"],
    ["the end of a text file", "\u001A"],
  ])("accepts a document with harmless bytes after its end: %s", async (_, after) => {
    const { type } = await accepted(files.pdf({ after }));
    expect(type).toBe("application/pdf");
  });

  it("refuses a document with much after its end", async () => {
    expect(await checkContent(files.pdf({ after: "x".repeat(2000) }))).toBe("unsafe");
  });

  it("refuses an empty file", async () => {
    expect(await checkContent(Buffer.alloc(0))).toBe("empty");
  });
});

describe("images that are something else too, or too large to open", () => {
  const page = latin("<html><script>alert(1)</script>");
  it.each([
    ["a photo and an archive", files.jpeg({ after: files.archive() })],
    ["a PNG and an archive", files.png({ after: files.archive() })],
    ["a WebP and an archive", files.webp({ after: files.archive() })],
    ["a HEIC and an archive", Buffer.concat([files.heic(), files.archive()])],
    ["a photo and a document", files.jpeg({ comment: "%PDF-1.7" })],
    ["a photo and a page", files.jpeg({ comment: page.toString("latin1") })],
    ["a PNG and a page", files.png({ chunks: [files.pngChunk("tEXt", page)] })],
    ["a photo of a billion pixels", files.jpeg({ width: 60_000, height: 60_000 })],
    ["a PNG of a billion pixels", files.png({ width: 100_000, height: 100_000 })],
    ["a WebP of a billion pixels", files.webp({ width: 16_000_000, height: 16_000_000 })],
    ["a HEIC of a billion pixels", files.heic({ width: 100_000, height: 100_000 })],
    ["a PNG without a side", files.png({ width: 0 })],
  ])("refuses an image that is something else too, or too large: %s", async (_, bytes) => {
    expect(await checkContent(bytes)).toBe("unsafe");
  });
});

describe("files made to take long", () => {
  const large = 5_242_000;
  it.each([
    ["filters without end", files.pdf({ objects: ["/Filter".repeat(large / 8)] })],
    [
      "streams without an end",
      files.pdf({ objects: ["%".padEnd(large / 2), "stream\nx".repeat(4000)] }),
    ],
    ["openings without end", files.pdf({ objects: ["/OpenAction 7 0 R".repeat(large / 18)] })],
    [
      "numbers without end",
      files.pdf({ catalogue: "/OpenAction 7 0 R", objects: ["7 ".repeat(large / 2)] }),
    ],
    ["links without end", files.pdf({ objects: ["/URI(http://a.test)".repeat(large / 20)] })],
    ["strings without end", files.pdf({ objects: ["/F(".repeat(large / 4)] })],
    ["marks without end", Buffer.concat([files.jpeg().subarray(0, -2), Buffer.alloc(large, 0xff)])],
  ])("refuses a file made to take long: %s", async (_, bytes) => {
    const from = performance.now();
    await checkContent(bytes);
    // Seconds, where it would be minutes: a slow machine passes too.
    expect(performance.now() - from).toBeLessThan(5000);
  });
});

describe("metadata of images about place and device", () => {
  const place = "40.4168N 3.7038W";

  it.each([
    ["image/jpeg", files.jpeg({ place, comment: place, after: latin(`film ${place}`) })],
    [
      "image/png",
      files.png({
        chunks: [files.pngChunk("tEXt", latin(place)), files.pngChunk("eXIf", latin(place))],
        after: latin(place),
      }),
    ],
    ["image/webp", files.webp({ exif: place, after: latin(place) })],
    ["image/heic", files.heic({ place })],
  ])("metadata about place and device are removed from a %s", async (type, bytes) => {
    expect(bytes.includes(place)).toBe(true);
    const content = await accepted(bytes);
    expect(content.type).toBe(type);
    expect(content.bytes.includes(place)).toBe(false);
    // A cleaned image is cleaned again without a change.
    expect((await accepted(content.bytes)).bytes.equals(content.bytes)).toBe(true);
  });

  it("a cleaned photo keeps its orientation", async () => {
    const { bytes } = await accepted(files.jpeg({ way: 6, place }));
    const turned = Buffer.from([0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, 6]);
    expect(bytes.includes(turned)).toBe(true);
    expect(bytes.includes(place)).toBe(false);
    expect((await accepted(files.jpeg({ way: 1 }))).bytes.includes("Exif")).toBe(false);
  });

  it("a cleaned image keeps the scans of a JPEG and the picture of a HEIC", async () => {
    const { bytes } = await accepted(files.jpeg());
    expect(
      bytes.includes(Buffer.from([0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd0, 0x78, 0xff, 0xd9])),
    ).toBe(true);
    const photo = await accepted(files.heic());
    expect(photo.bytes.includes(Buffer.alloc(40, 7))).toBe(true);
    expect(photo.bytes.length).toBe(files.heic().length);
  });

  it("the header of a cleaned WebP no longer announces metadata", async () => {
    const { bytes } = await accepted(files.webp());
    expect(bytes.readUInt8(20)).toBe(0);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  });
});

it("accepts the portal's own icons", async () => {
  const folder = new URL("../../../../../web/public/", import.meta.url);
  const icon = await readFile(new URL("icon-192.png", folder));
  expect((await accepted(icon)).type).toBe("image/png");
});
