import type { FastifyInstance } from "fastify";

import { AppError } from "./errors.ts";

/** Values in a body: the largest organisation chart has 30,000. */
const mostValues = 31_000;
/** Levels of objects and lists; no call declares more than six. */
const mostLevels = 32;
/** Different field names, which cost a parser most; no call declares more than thirty. */
const mostNames = 200;
const longestName = 1000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const space = 0x20;
const [openList, closeList] = [0x5b, 0x5d];
const [openObject, closeObject] = [0x7b, 0x7d];

/** Index of the closing quote of a text that begins before `start`. */
function endOfText(body: Buffer, start: number): number {
  for (let index = start; index < body.length; index += 1) {
    if (body[index] === backslash) index += 1;
    else if (body[index] === quote) return index;
  }
  return body.length;
}

/** True if the text that ends at `end` names a field. */
function isName(body: Buffer, end: number): boolean {
  let next = end + 1;
  while ((body[next] ?? colon) <= space) next += 1;
  return body[next] === colon;
}

/**
 * True if a JSON text has few enough values, levels and field names to be parsed and checked within
 * milliseconds; counted by punctuation alone. Validity is not checked.
 */
export function isBounded(body: Buffer): boolean {
  const names = new Set<string>();
  let values = 1;
  let levels = 0;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index];
    if (byte === quote) {
      const end = endOfText(body, index + 1);
      if (isName(body, end)) {
        if (end - index > longestName) return false;
        names.add(body.toString("latin1", index + 1, end));
      }
      index = end;
    } else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) levels += 1;
    else if (byte === closeList || byte === closeObject) levels -= 1;
    if (values > mostValues || levels > mostLevels || names.size > mostNames) return false;
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
