import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { encodingOf, hasVersion } from "./negotiation.ts";

/** A document that is the same for everybody until the server starts anew, as it is sent. */
export type Published = {
  type: string;
  etag: string;
  bytes: Record<"br" | "gzip" | "identity", Buffer>;
};

/** Best compression within a second, off the event loop. */
const brotliQuality = 6;

/** Prepares a document for sending: compressed forms and tag. */
export async function publish(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Published> {
  const identity = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  // Weak: the same document in each encoding.
  const etag = `W/"${hash("sha256", identity, "base64url").slice(0, 22)}"`;
  return { type, etag, bytes: { br, gzip: zipped, identity } };
}

/** Answers a kept document, or 304 to a client that has it. */
export async function sendPublished(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Published,
): Promise<FastifyReply> {
  void reply.headers({ etag: document.etag, "cache-control": "no-cache", vary: "accept-encoding" });
  if (hasVersion(request.headers["if-none-match"], document.etag)) return reply.code(304).send();
  const encoding = encodingOf(request.headers["accept-encoding"]) ?? "identity";
  const bytes = document.bytes[encoding];
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(document.type).header("content-length", bytes.length).send(bytes);
}
