import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

import { fileHeaders } from "./files.ts";
import type { FileAnswer } from "./files.ts";

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

/** The encoding that an `Accept-Encoding` allows and that saves most (RFC 9110, 12.5.3). */
function encodingOf(accepted: string | undefined): keyof typeof encoders | undefined {
  const weights = new Map(
    (accepted ?? "").split(",").map((one): [string, number] => {
      const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const allows = (name: string): boolean => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return (["br", "gzip"] as const).find((name) => allows(name));
}

/** True if a client has the version that a tag names already (RFC 9110, 13.1.2). */
function hasVersion(header: string | undefined, tag: string): boolean {
  const known = (header ?? "").split(",").map((one) => one.trim());
  return known.includes("*") || known.some((one) => one.replace(/^W\//, "") === tag);
}

/**
 * Answers a file that the same client reads again and again: with an `ETag` of its contents, 304
 * where the client has it already, and compressed as the client allows. Only the client may keep it,
 * and it asks each time whether it still stands.
 */
export async function sendFeed(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: FileAnswer,
): Promise<Buffer> {
  const tag = `"${hash("sha256", file.bytes, "base64url").slice(0, 27)}"`;
  // Weak: the same tag stands for every encoding of the contents.
  void reply
    .headers(fileHeaders(file))
    .header("cache-control", "private, no-cache")
    .header("etag", `W/${tag}`)
    .header("vary", "accept-encoding");
  if (hasVersion(request.headers["if-none-match"], tag)) {
    void reply.code(304).removeHeader("content-type").removeHeader("content-disposition");
    return Buffer.alloc(0);
  }
  const encoding = encodingOf([request.headers["accept-encoding"] ?? []].flat().join(","));
  if (encoding === undefined || file.bytes.length < worthwhile) return file.bytes;
  void reply.header("content-encoding", encoding);
  return encoders[encoding](file.bytes);
}
