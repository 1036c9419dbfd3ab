import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { fileHeaders } from "./files.ts";
import type { FileAnswer } from "./files.ts";
import { encodingOf, hasVersion } from "./negotiation.ts";

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** A feed is requested again and again: a quick compression costs less than it saves. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const encoders = {
  br: async (bytes: Buffer) => brotlied(bytes, quick),
  gzip: async (bytes: Buffer) => gzipped(bytes),
} as const;

/** Fewer bytes than these fit into a packet as they are. */
const worthwhile = 1024;

/**
 * Answers a file that the same client reads again and again: with an `ETag` of its contents, 304
 * where the client has it already, and compressed as the client allows. Only the client may keep it,
 * and it asks each time whether it still stands.
 */
export async function sendFeed(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: FileAnswer,
): Promise<Buffer> {
  // Weak: the same tag stands for every encoding of the contents.
  const etag = `W/"${hash("sha256", file.bytes, "base64url").slice(0, 27)}"`;
  void reply
    .headers(fileHeaders(file))
    .header("cache-control", "private, no-cache")
    .header("etag", etag)
    .header("vary", "accept-encoding");
  if (hasVersion(request.headers["if-none-match"], etag)) {
    void reply.code(304).removeHeader("content-type").removeHeader("content-disposition");
    return Buffer.alloc(0);
  }
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding === undefined || file.bytes.length < worthwhile) return file.bytes;
  void reply.header("content-encoding", encoding);
  return encoders[encoding](file.bytes);
}
