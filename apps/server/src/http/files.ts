import type { FastifyReply } from "fastify";

/** A file to answer: its bytes, the name to save it under and its media type. */
export type FileAnswer = { bytes: Buffer; name: string; type: string };

/** Several files as an archive that is sent as it is made. */
export type ArchiveAnswer = { name: string; stream: ReadableStream<Uint8Array> };

const notToken = /[^A-Za-z0-9!#$&+.^_`|~-]/g;

/**
 * `Content-Disposition` of a download (RFC 6266): a name in ASCII for old clients and the real one
 * in UTF-8 (RFC 8187). Characters that a file system refuses become hyphens.
 */
function attachment(name: string): string {
  const safe =
    name
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu, "-")
      .slice(0, 200)
      .toWellFormed() || "file";
  const plain = safe
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(notToken, "_");
  const encoded = encodeURIComponent(safe).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Headers of a download. Those that keep it from being run, guessed or kept are those of each call's answer (Rule
 * ACCESS-55).
 */
export function fileHeaders(file: Pick<FileAnswer, "name" | "type">): Record<string, string> {
  return {
    "content-type": file.type,
    "content-disposition": attachment(file.name),
  };
}

/** Answers a file as a download. */
export function sendFile(reply: FastifyReply, file: FileAnswer): Buffer {
  void reply.headers(fileHeaders(file)).header("content-length", file.bytes.length);
  return file.bytes;
}

const keptSeconds = 31_536_000;

/**
 * Answers a picture that pages show by its address and browsers keep: its bytes never change, because
 * another picture has another address.
 */
export function sendPicture(reply: FastifyReply, file: Pick<FileAnswer, "bytes" | "type">): Buffer {
  void reply
    .headers(fileHeaders({ name: "foto.webp", type: file.type }))
    .header("content-disposition", "inline")
    .header("content-length", file.bytes.length)
    .header("cache-control", `private, max-age=${keptSeconds}, immutable`);
  return file.bytes;
}

/** Answers one file, or several as an archive, as a download. */
export function sendFiles(
  reply: FastifyReply,
  file: FileAnswer | ArchiveAnswer,
): Uint8Array | AsyncIterable<Uint8Array> {
  if ("bytes" in file) return sendFile(reply, file);
  void reply.headers(fileHeaders({ name: file.name, type: "application/zip" }));
  return file.stream;
}
