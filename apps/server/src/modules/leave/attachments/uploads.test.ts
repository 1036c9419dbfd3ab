import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { ClientRequest, IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { uploadDocument } from "@atrio/contract/leave/request-documents";

import type { SignedIn } from "../../../../test/factory.ts";
import * as files from "../../../../test/files.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

const limit = 5_242_880;

let t: TestApp;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
});

beforeEach(async () => {
  worker = await t.factory.signedIn();
});

afterAll(() => t.stop());

/** Files in the storage folder, also those half written. */
async function storedCount(): Promise<number> {
  const folder = fileURLToPath(t.ctx.config.storageUrl);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).length;
}

const rowCount = async (): Promise<number> =>
  (await t.sql("select from solicitud_documento")).length;

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const object = (text: string): string => `7 0 obj\n${text}\nendobj\n`;
const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";

/** A document of exactly so many bytes; its end says how long it is, which the first try learns. */
function pdfOf(length: number): Buffer {
  const padded = (count: number): Buffer => files.pdf({ objects: [`%${"x".repeat(count)}\n`] });
  const room = length - padded(0).length;
  return padded(room - (padded(room).length - length));
}

async function send(bytes: Buffer, name?: string, type?: string): Promise<Answer> {
  const named = name === undefined ? {} : { name };
  const typed = type === undefined ? {} : { type };
  return files.uploadFile(t, { token: worker.token, bytes, ...named, ...typed });
}

/** Sends a file that must leave no trace: no row, no file, not even half of one. */
async function sendKeptOut(bytes: Buffer, name?: string, type?: string): Promise<Answer> {
  const before = [await storedCount(), await rowCount()];
  const answer = await send(bytes, name, type);
  expect([await storedCount(), await rowCount()]).toEqual(before);
  return answer;
}

describe("hostile files are refused, and nothing of them is kept", () => {
  it("an upload without a file is refused", async () => {
    const answer = await sendKeptOut(Buffer.alloc(0), "recibo.pdf");
    expect([answer.status, answer.body.code]).toEqual([422, "document.empty"]);
    expect(answer.body.errors).toEqual({ documento: ["El archivo está vacío."] });
  });

  it.each<[string, Buffer, string, string]>([
    ["a text that calls itself a document", latin("Hola"), "recibo.pdf", "application/pdf"],
    [
      "a page that calls itself a document",
      latin("<!doctype html><script>alert(1)</script>"),
      "recibo.pdf",
      "application/pdf",
    ],
    [
      "a page that calls itself a photo",
      latin("<html><img src=x onerror=alert(1)>"),
      "foto.jpg",
      "image/jpeg",
    ],
    [
      "a drawing with a script",
      latin("<svg><script>alert(1)</script></svg>"),
      "foto.png",
      "image/png",
    ],
    [
      "a program that calls itself a document",
      latin("MZ\u0090\u0000\u0003"),
      "recibo.pdf",
      "application/pdf",
    ],
    [
      "a program of another system",
      latin("\u007FELF\u0002\u0001"),
      "recibo.pdf",
      "application/pdf",
    ],
    ["a shell script", latin("#!/bin/sh\nrm -rf /\n"), "recibo.pdf", "application/pdf"],
    ["a PHP page", latin("<?php system($_GET['c']);"), "foto.jpg.php", "image/jpeg"],
    ["an archive", files.archive(), "recibo.pdf", "application/pdf"],
    ["an animation", latin("GIF89a\u0001\u0000\u0001\u0000;"), "foto.png", "image/png"],
    ["a film", files.heic({ brand: "isom" }), "foto.heic", "image/heic"],
    ["a document behind blanks", files.pdf({ before: "\n\n" }), "recibo.pdf", "application/pdf"],
    ["a document behind a program", files.pdf({ before: "MZ" }), "recibo.pdf", "application/pdf"],
    ["a document's name alone", latin("%PDF"), "recibo.pdf", "application/pdf"],
    ["a photo that was cut", files.jpeg().subarray(0, -3), "foto.jpg", "image/jpeg"],
    ["a photo's first bytes", latin("\u00FF\u00D8\u00FF\u00E0"), "foto.jpg", "image/jpeg"],
    ["a PNG that was cut", files.png().subarray(0, 40), "foto.png", "image/png"],
    [
      "a PNG with a wrong checksum",
      Buffer.concat([files.png().subarray(0, 29), Buffer.alloc(4), files.png().subarray(33)]),
      "foto.png",
      "image/png",
    ],
    ["a WebP that was cut", files.webp().subarray(0, 30), "foto.webp", "image/webp"],
    [
      "a sound that calls itself a WebP",
      latin("RIFF\u0004\u0000\u0000\u0000WAVE"),
      "foto.webp",
      "image/webp",
    ],
    ["a HEIC that was cut", files.heic().subarray(0, 60), "foto.heic", "image/heic"],
  ])("a hostile upload is refused and nothing stored: %s", async (_, bytes, name, type) => {
    const answer = await sendKeptOut(bytes, name, type);
    expect([answer.status, answer.body.code]).toEqual([415, "document.type"]);
    expect(answer.body.errors.documento[0]).toContain("PDF, JPEG, PNG, WebP o HEIC");
  });

  it.each<[string, Buffer]>([
    ["a document with a script", files.pdf({ objects: [object(script)] })],
    [
      "a document that runs a script when it opens",
      files.pdf({ catalogue: `/OpenAction${script}` }),
    ],
    [
      "a document whose script has a spelled name",
      files.pdf({ objects: [object("<</S/J#61vaScript/JS(1)>>")] }),
    ],
    [
      "a document whose script is packed",
      files.pdf({ objects: [files.packedObjects(7, { 8: script })] }),
    ],
    [
      "a document that starts a program",
      files.pdf({ objects: [object("<</S/Launch/F(cmd.exe)>>")] }),
    ],
    [
      "a document that opens a page of the web",
      files.pdf({ catalogue: "/OpenAction<</S/URI/URI(https://a.test)>>" }),
    ],
    [
      "a document that sends itself",
      files.pdf({ objects: [object("<</S/SubmitForm/F(https://a.test)>>")] }),
    ],
    [
      "a document that inflates without end",
      files.pdf({
        objects: [
          files.pdfStream(7, "/Filter/FlateDecode", deflateSync(Buffer.alloc(40_000_000, "1 2 "))),
        ],
      }),
    ],
    ["a document and an archive", Buffer.concat([files.pdf(), files.archive()])],
    ["a document and a page", files.pdf({ after: "<html>" })],
    ["a photo and an archive", files.jpeg({ after: files.archive() })],
    ["a photo and a document", files.jpeg({ comment: "%PDF-1.7" })],
    ["a photo and a page", files.jpeg({ comment: "<script>alert(1)</script>" })],
    ["a PNG and an archive", files.png({ after: files.archive() })],
    ["a PNG and a page", files.png({ chunks: [files.pngChunk("tEXt", latin("<html><script>"))] })],
    ["a WebP and an archive", files.webp({ after: files.archive() })],
    ["a HEIC and an archive", Buffer.concat([files.heic(), files.archive()])],
    ["a photo of a billion pixels", files.jpeg({ width: 60_000, height: 60_000 })],
    ["a PNG of a billion pixels", files.png({ width: 100_000, height: 100_000 })],
  ])("a hostile image is refused and nothing stored: %s", async (_, bytes) => {
    const answer = await sendKeptOut(bytes);
    expect([answer.status, answer.body.code]).toEqual([422, "document.unsafe"]);
    expect(answer.body.errors.documento).toHaveLength(1);
  });

  it.each<[string, Buffer, string, string]>([
    ["that was cut", files.pdf().subarray(0, 100), "document.damaged", "incompleto o dañado"],
    [
      "with a file in it",
      files.pdf({ objects: [files.pdfStream(7, "/Type/EmbeddedFile", latin("MZ"))] }),
      "document.embedded",
      "lleva otros archivos dentro",
    ],
    [
      "that is protected",
      files.pdf({ trailer: "/Encrypt 9 0 R", objects: [files.packedObjects(7, { 8: "<<>>" })] }),
      "document.encrypted",
      "está protegido",
    ],
  ])(
    "the refusal of a document says what is wrong and what to do: %s (Rule LEAVE-77)",
    async (_, bytes, code, words) => {
      const answer = await sendKeptOut(bytes);
      expect([answer.status, answer.body.code]).toEqual([422, code]);
      expect(answer.body.errors.documento[0]).toContain(words);
      expect(answer.body.errors.documento[0]).toContain("hazle una foto");
    },
  );

  it.each([
    ["a byte more than 5 MB", limit + 1],
    ["two megabytes more", limit + 2_000_000],
    ["four times as much", limit * 4],
  ])("an upload over 5 MB is refused: %s", async (_, length) => {
    const answer = await sendKeptOut(
      Buffer.concat([files.pdf(), Buffer.alloc(length - files.pdf().length)]),
    );
    expect([answer.status, answer.body.code]).toEqual([413, "document.too_large"]);
    expect(answer.body.errors).toEqual({ documento: ["El archivo supera los 5 MB."] });
  });
});

const aFile = { name: "documento", file: { name: "recibo.pdf", bytes: files.pdf() } };

describe("forms that are not what they should be", () => {
  const whole = files.formOf([aFile]);

  it.each<[string, Buffer, number, string]>([
    ["cut in the file", whole.subarray(0, 300), 400, "request.malformed"],
    ["cut before its end", whole.subarray(0, -8), 400, "request.malformed"],
    ["without anything", Buffer.alloc(0), 422, "request.invalid"],
    ["of another boundary", latin("--otra\r\n\r\nhola\r\n--otra--\r\n"), 400, "request.malformed"],
    ["without a file", files.formOf([{ name: "usuario_ip", text: "::1" }]), 422, "request.invalid"],
    [
      "with a text in the file's place",
      files.formOf([{ name: "documento", text: "hola" }]),
      422,
      "request.required",
    ],
    [
      "with the file under another name",
      files.formOf([{ ...aFile, name: "fichero" }]),
      422,
      "request.invalid",
    ],
    ["with two files", files.formOf([aFile, aFile]), 413, "request.too_large"],
    [
      "with an unknown text",
      files.formOf([aFile, { name: "restringido", text: "false" }]),
      422,
      "request.invalid",
    ],
    [
      "with a field that is none",
      files.formOf([{ name: "__proto__", text: "x" }, aFile]),
      400,
      "request.malformed",
    ],
    [
      "with a hundred texts",
      files.formOf([
        ...Array.from({ length: 100 }, () => ({ name: "usuario_ip", text: "1" })),
        aFile,
      ]),
      413,
      "request.too_large",
    ],
    [
      "in somebody else's name",
      files.formOf([{ name: "empresa_id", text: "2000000" }, aFile]),
      404,
      "request.not_found",
    ],
  ])("a malformed multipart form is refused: %s", async (_, payload, status, code) => {
    const before = [await storedCount(), await rowCount()];
    const answer = await files.sendForm(t, uploadDocument.path, { token: worker.token, payload });
    expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([status, code]);
    expect([await storedCount(), await rowCount()]).toEqual(before);
  });

  it("a body that is no multipart form is refused", async () => {
    const answer = await t.call(uploadDocument, {
      token: worker.token,
      body: { documento: "hola" },
    });
    expect([answer.status, answer.body.code]).toEqual([422, "request.required"]);
  });

  it("a file sent to a call without files is refused", async () => {
    const payload = files.formOf([aFile]);
    const answer = await files.sendForm(t, "/fichaje", { token: worker.token, payload });
    expect([answer.status, answer.body.code]).toEqual([422, "request.invalid"]);
    expect(Object.keys(answer.body.errors)).toEqual(["documento"]);
  });

  it("the form of a sender without permission is not read", async () => {
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 2", [
      worker.empresa_id,
    ]);
    const payload = files.formOf([aFile]).subarray(0, 300);
    const answer = await files.sendForm(t, uploadDocument.path, { token: worker.token, payload });
    expect([answer.status, answer.body.code]).toEqual([403, "module.not_hired"]);
  });
});

describe("names", () => {
  const long = "ñ".repeat(400);
  it.each([
    ["../../../etc/passwd", "passwd.pdf"],
    ["..\\..\\windows\\system32\\cmd.exe", "cmd.pdf"],
    ["C:\\Users\\ana\\Recibo hotel.PDF", "Recibo hotel.pdf"],
    ["/etc/cron.d/x", "x.pdf"],
    ["recibo.pdf.exe", "recibo.pdf.pdf"],
    ["foto\u202Efdp.exe", "fotofdp.pdf"],
    ["a\u0007b\u200Bc.pdf", "abc.pdf"],
    ["Cafe\u0301.pdf", "Café.pdf"],
    ["informe v1.2", "informe v1.2.pdf"],
    ["....", "documento.pdf"],
    [".htaccess", "htaccess.pdf"],
    ["<b>hola</b>.pdf", "b-.pdf"],
    ["a?b*c|d.pdf", "a-b-c-d.pdf"],
    ["  espacios   varios .pdf", "espacios varios.pdf"],
    [`${long}.pdf`, `${"ñ".repeat(196)}.pdf`],
    [`${"a".repeat(195)}😀😀.pdf`, `${"a".repeat(195)}.pdf`],
  ])("the file name %s is stored as %s", async (name, kept) => {
    const answer = await send(files.pdf(), name);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data.nombre).toBe(kept);
  });
});

describe("accepted files", () => {
  it.each([
    ["application/pdf", "pdf", files.pdf()],
    ["image/jpeg", "jpg", files.jpeg()],
    ["image/png", "png", files.png()],
    ["image/webp", "webp", files.webp()],
    ["image/heic", "heic", files.heic()],
  ])("a file of type %s is accepted under any name", async (type, ending, bytes) => {
    const answer = await send(bytes, "algo.exe", "text/html");
    expect(answer.body.data).toMatchObject({ tipo: type, nombre: `algo.${ending}` });
  });

  it("a file of exactly 5 MB is accepted", async () => {
    const bytes = pdfOf(limit);
    expect(bytes.length).toBe(limit);
    const answer = await send(bytes);
    expect(answer.body.data.bytes).toBe(limit);
  });
});

/** A form on a real connection, which the test sends as it likes. */
function connect(
  headers: Record<string, string | number> = {},
  token = worker.token,
): ClientRequest {
  const address = t.app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return httpRequest({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: `/api/v1${uploadDocument.path}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "multipart/form-data; boundary=----atrio-prueba",
      ...headers,
    },
  });
}

async function answerOf(request: ClientRequest): Promise<{ status: number; code: string }> {
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const body = JSON.parse(Buffer.concat(pieces).toString()) as { code?: string };
  return { status: response.statusCode ?? 0, code: body.code ?? "" };
}

describe("on a real connection", () => {
  const whole = files.formOf([aFile]);

  it("an upload whose declared size is too large is refused before it is sent", async () => {
    const request = connect({ "content-length": 50_000_000 });
    request.on("error", () => {});
    request.write(whole.subarray(0, 200));
    expect(await answerOf(request)).toEqual({ status: 413, code: "document.too_large" });
    request.destroy();
  });

  it("an upload of undeclared size is refused once it is too large", async () => {
    const before = await rowCount();
    const request = connect();
    request.write(whole.subarray(0, 300));
    for (let count = 0; count < 6; count += 1) request.write(Buffer.alloc(1024 * 1024));
    request.end(whole.subarray(300));
    expect(await answerOf(request)).toEqual({ status: 413, code: "document.too_large" });
    expect(await rowCount()).toBe(before);
  });

  it("an aborted upload stores nothing and frees its slot", async () => {
    const before = await storedCount();
    for (let round = 0; round < 5; round += 1) {
      const requests = Array.from({ length: 6 }, () => connect({ "content-length": whole.length }));
      await Promise.all(
        requests.map(async (request) => {
          request.on("error", () => {});
          request.write(whole.subarray(0, 300));
          await once(request, "socket");
        }),
      );
      await Promise.all(
        requests.map(async (request) => {
          const closed = Promise.withResolvers<void>();
          request.once("close", closed.resolve);
          request.destroy();
          await closed.promise;
        }),
      );
    }
    // 30 left in the middle, six at a time: where a place stayed taken, this would wait or be refused.
    await expect.poll(async () => (await send(files.pdf())).status, { timeout: 5000 }).toBe(200);
    expect(await storedCount()).toBe(before + 1);
  });

  it("one person uploads six files at a time, without holding up others", async () => {
    // A sender without an earlier upload that is being ended at this moment.
    const sender = await t.factory.signedIn();
    const length = { "content-length": whole.length };
    const seven = Array.from({ length: 7 }, () => connect(length, sender.token));
    const answers = seven.map(async (request, index) => ({ index, ...(await answerOf(request)) }));
    for (const request of seven) request.write(whole.subarray(0, 300));
    // Whichever comes last to the door is told at once; the others have a place and go on sending.
    const refused = await Promise.race(answers);
    expect(refused).toMatchObject({ status: 429, code: "request.too_many" });
    // The refused upload would wait for the rest of its file, and the server's stop for the upload.
    seven[refused.index]?.destroy();
    const other = await t.factory.signedIn();
    const elsewhere = await files.uploadFile(t, { token: other.token, bytes: files.pdf() });
    expect(elsewhere.status).toBe(200);
    const six = seven.filter((_, index) => index !== refused.index);
    for (const request of six) request.end(whole.subarray(300));
    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
