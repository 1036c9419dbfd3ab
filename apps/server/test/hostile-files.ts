import { deflateSync } from "node:zlib";

import { zipSync } from "fflate";

import * as files from "./files.ts";

/** A file that nobody sends by mistake, under the name that it gives itself. */
export type HostileFile = { what: string; bytes: Buffer; name: string; code: RefusalCode };

type RefusalCode =
  | "document.empty"
  | "document.type"
  | "document.unsafe"
  | "document.damaged"
  | "document.embedded"
  | "document.too_large";

const limit = 5_242_880;
const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const object = (text: string): string => `7 0 obj\n${text}\nendobj\n`;
const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const filler = (length: number): Buffer =>
  Buffer.concat([files.pdf(), Buffer.alloc(length - files.pdf().length, " ")]);

const named =
  (code: RefusalCode, ending: string) =>
  ([what, bytes, name]: [string, Buffer, string?]): HostileFile => ({
    what,
    bytes,
    name: name ?? `papel.${ending}`,
    code,
  });

const foreign: Array<[string, Buffer, string?]> = [
  ["a text that calls itself a document", latin("Hola")],
  ["a page of the web", latin("<!doctype html><script>alert(1)</script>")],
  ["a page of the web with another name", latin("<html><img src=x onerror=alert(1)>"), "foto.jpg"],
  ["a drawing with a script", latin("<svg><script>alert(1)</script></svg>"), "foto.png"],
  ["a drawing", latin('<?xml version="1.0"?><svg onload="alert(1)"/>'), "logo.svg"],
  ["a program of Windows", latin("MZ\u0090\u0000\u0003"), "factura.pdf.exe"],
  ["a program of Linux", latin("\u007FELF\u0002\u0001")],
  ["a shell script", latin("#!/bin/sh\nrm -rf /\n")],
  ["a PHP page", latin("<?php system($_GET['c']);"), "foto.php.jpg"],
  ["an archive", files.archive()],
  ["an old office document", latin("\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1"), "a.doc"],
  ["a new office document", Buffer.from(zipSync({ "word/document.xml": latin("<w/>") })), "a.docx"],
  ["an animation", latin("GIF89a\u0001\u0000\u0001\u0000;"), "foto.gif"],
  ["a film", files.heic({ brand: "isom" }), "foto.heic"],
  ["a document behind a program", files.pdf({ before: "MZ" })],
  ["a document behind blanks", files.pdf({ before: "\n\n" })],
  ["a document's name alone", latin("%PDF")],
  ["a message with a document in it", Buffer.concat([latin("From: a\n\n"), files.pdf()]), "a.eml"],
];

const brokenImages: Array<[string, Buffer, string?]> = [
  ["a photo that was cut", files.jpeg().subarray(0, -3)],
  ["a PNG that was cut", files.png().subarray(0, 40)],
  ["a WebP that was cut", files.webp().subarray(0, 30)],
  ["a HEIC that was cut", files.heic().subarray(0, 60)],
];

const doers: Array<[string, Buffer, string?]> = [
  ["a document with a script", files.pdf({ objects: [object(script)] })],
  ["a script when it opens", files.pdf({ catalogue: `/OpenAction${script}` })],
  ["a script on a page", files.pdf({ objects: [object(`<</AA<</O ${script}>>>>`)] })],
  ["a script under a spelled name", files.pdf({ objects: [object("<</S/J#61vaScript/JS(1)>>")] })],
  ["named scripts", files.pdf({ catalogue: "/Names<</JavaScript<</Names[(a)7 0 R]>>>>" })],
  ["a packed script", files.pdf({ objects: [files.packedObjects(7, { 8: script })] })],
  ["a program", files.pdf({ objects: [object("<</S/Launch/F(cmd.exe)>>")] })],
  ["a film in it", files.pdf({ objects: [object("<</Subtype/RichMedia>>")] })],
  [
    "a page of the web when it opens",
    files.pdf({ catalogue: "/OpenAction<</S/URI/URI(https://a.test)>>" }),
  ],
  [
    "a form that sends itself",
    files.pdf({ objects: [object("<</S/SubmitForm/F(https://a.test)>>")] }),
  ],
  ["another kind of form", files.pdf({ objects: [object("<</XFA 8 0 R>>")] })],
  [
    "a stream that inflates without end",
    files.pdf({
      objects: [
        files.pdfStream(7, "/Filter/FlateDecode", deflateSync(Buffer.alloc(40_000_000, "1 2 "))),
      ],
    }),
  ],
  ["streams without end", files.pdf({ objects: ["stream\n".repeat(20_000)] })],
  ["an archive at its end", Buffer.concat([files.pdf(), files.archive()])],
  ["a page of the web at its end", files.pdf({ after: "<html><script>1</script>" })],
];

const attachers: Array<[string, Buffer, string?]> = [
  [
    "an attached file",
    files.pdf({ objects: [files.pdfStream(7, "/Type/EmbeddedFile", latin("MZ"))] }),
  ],
  ["a list of attached files", files.pdf({ catalogue: "/Names<</EmbeddedFiles<</Names[]>>>>" })],
];

const doubleImages: Array<[string, Buffer, string?]> = [
  ["a photo and an archive", files.jpeg({ after: files.archive() })],
  ["a photo and a document", files.jpeg({ comment: "%PDF-1.7" })],
  ["a photo and a page", files.jpeg({ comment: "<script>alert(1)</script>" })],
  ["a PNG and an archive", files.png({ after: files.archive() })],
  ["a WebP and an archive", files.webp({ after: files.archive() })],
  ["a HEIC and an archive", Buffer.concat([files.heic(), files.archive()])],
  ["a photo of a billion pixels", files.jpeg({ width: 60_000, height: 60_000 })],
  ["a PNG of a billion pixels", files.png({ width: 100_000, height: 100_000 })],
];

const sizes: HostileFile[] = [
  { what: "nothing", bytes: Buffer.alloc(0), name: "nada.pdf", code: "document.empty" },
  { what: "a byte over 5 MB", bytes: filler(limit + 1), name: "a.pdf", code: "document.too_large" },
];

/** Files refused by calls that take documents. */
export const hostileDocuments: readonly HostileFile[] = [
  ...sizes,
  ...foreign.map(named("document.type", "pdf")),
  named("document.damaged", "pdf")(["a document that was cut", files.pdf().subarray(0, 100)]),
  ...doers.map(named("document.unsafe", "pdf")),
  ...attachers.map(named("document.embedded", "pdf")),
];

/** Files refused by calls that take photos too. */
export const hostileImages: readonly HostileFile[] = [
  ...brokenImages.map(named("document.type", "jpg")),
  ...doubleImages.map(named("document.unsafe", "jpg")),
];

/** Hostile file names (paths, hidden endings, programs), each with its stored name. */
export const hostileNames: ReadonlyArray<[given: string, kept: string]> = [
  ["../../../etc/passwd", "passwd.pdf"],
  ["..\\..\\windows\\system32\\cmd.exe", "cmd.pdf"],
  ["C:\\Users\\ana\\contrato.PDF", "contrato.pdf"],
  ["contrato.pdf.exe", "contrato.pdf.pdf"],
  ["contrato.html", "contrato.pdf"],
  ["contrato\u202Efdp.exe", "contratofdp.pdf"],
  ["a\u0007b\u200Bc.pdf", "abc.pdf"],
  [".htaccess", "htaccess.pdf"],
  ["<b>hola</b>.pdf", "b-.pdf"],
  ["....", "documento.pdf"],
];
