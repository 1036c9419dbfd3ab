import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number] | "identity";

/** A document that is the same for everybody until the server starts anew, as it is sent. */
export type Published = { type: string; etag: string; bytes: Record<Encoding, Buffer> };

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

/** The densest encoding that a client takes. */
function encodingFor(accepted: string | undefined): Encoding {
  const taken = (accepted ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  return encodings.find((encoding) => taken.includes(encoding)) ?? "identity";
}

/** Answers a kept document, or 304 to a client that has it. */
export async function sendPublished(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Published,
): Promise<FastifyReply> {
  void reply.headers({ etag: document.etag, "cache-control": "no-cache", vary: "accept-encoding" });
  const known = (request.headers["if-none-match"] ?? "").split(",").map((one) => one.trim());
  if (known.includes(document.etag) || known.includes("*")) return reply.code(304).send();
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const bytes = document.bytes[encoding];
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(document.type).header("content-length", bytes.length).send(bytes);
}
