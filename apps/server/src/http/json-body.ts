import type { FastifyInstance } from "fastify";

import { AppError } from "./errors.ts";

/** Values in a body: the largest organisation chart has 30,000. */
const mostValues = 40_000;
/** Levels of objects and lists; no call declares more than six. */
const mostLevels = 32;
/** Fields of one object, many of which cost a parser most; no call declares more than forty. */
const mostFields = 200;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList] = [0x5b, 0x5d];
const [openObject, closeObject] = [0x7b, 0x7d];

/** Where a text that begins before `start` ends: the index of its closing quote. */
function endOfText(body: Buffer, start: number): number {
  for (let index = start; index < body.length; index += 1) {
    if (body[index] === backslash) index += 1;
    else if (body[index] === quote) return index;
  }
  return body.length;
}

/**
 * True if a JSON text has few enough values, fields and levels to be parsed and checked within
 * milliseconds, told from its punctuation alone. Says nothing about its being valid.
 */
export function isBounded(body: Buffer): boolean {
  let values = 1;
  let levels = 0;
  // Fields of the objects around the place that is read; of a list none are counted.
  const fields: number[] = [0];
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index];
    if (byte === quote) index = endOfText(body, index + 1);
    else if (byte === comma) {
      values += 1;
      fields[levels] = (fields[levels] ?? 0) + 1;
      if (values > mostValues || (fields[levels] ?? 0) > mostFields) return false;
    } else if (byte === openList || byte === openObject) {
      levels += 1;
      if (levels > mostLevels) return false;
      fields[levels] = byte === openList ? Number.NEGATIVE_INFINITY : 1;
    } else if (byte === closeList || byte === closeObject) levels = Math.max(0, levels - 1);
  }
  return true;
}

/**
 * Reads JSON bodies, and no other text: a body whose shape no call needs is refused before it is
 * parsed. Error: request.too_large.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!Buffer.isBuffer(body) || !isBounded(body)) {
      done(new AppError("request.too_large"));
      return;
    }
    void parse(request, body.toString("utf8"), done);
  });
}
