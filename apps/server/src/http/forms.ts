import type { MultipartFile } from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { EndpointSpec } from "@atrio/contract/endpoint";

import { largestFile, UploadedFile } from "../lib/uploaded-file.ts";
import { createWorkQueue, QueueFull } from "../lib/work-queue.ts";

import { fail } from "./errors.ts";

/** Room for the boundaries and text fields around a file. */
const overhead = 64 * 1024;

/** Files held in memory at once, by all calls together: 24 of 5 MB. */
const uploads = createWorkQueue({ atOnce: 24, waiting: 200 });

/** Of one person: as many as a browser sends at a time. A few slow senders do not keep others out. */
const uploadsOfOne = 6;
const uploading = new Map<string, number>();

const limits = { fields: 50, fieldSize: 100_000, parts: 60, files: 1 };

/** Files of more than twice that size that calls allow, held at once: 2 of 60 MB. */
const largeUploads = createWorkQueue({ atOnce: 2, waiting: 20 });
/** Where a file may be large, so may the text that comes with it: 2,000,000 letters of two bytes. */
const largeField = 4_100_000;

/** Counts an upload of a person until `end`. Errors: request.too_many. */
function countUpload(who: string, end: Promise<void>): void {
  const count = uploading.get(who) ?? 0;
  if (count >= uploadsOfOne) fail("request.too_many", { retryAfter: 5 });
  uploading.set(who, count + 1);
  void end.then(() => {
    const left = (uploading.get(who) ?? 1) - 1;
    if (left > 0) uploading.set(who, left);
    else uploading.delete(who);
  });
}

/** Resolves when nothing of an answer is left to send, or its reader has gone. */
async function endOf(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    reply.raw.once("finish", resolve);
    reply.raw.once("close", resolve);
  });
}

/** Waits until there is room for one more file; it is taken until the call is over. */
async function takeRoom(
  request: FastifyRequest,
  reply: FastifyReply,
  isLarge: boolean,
): Promise<void> {
  const end = endOf(reply);
  const { actor } = request;
  countUpload(actor === null ? request.ip : `${actor.empresa_id} ${actor.trabajador_id}`, end);
  const turn = Promise.withResolvers<void>();
  const held = (isLarge ? largeUploads : uploads).run(async () => {
    turn.resolve();
    await end;
  });
  held.catch(turn.reject);
  await turn.promise.catch((error: unknown) => {
    if (error instanceof QueueFull) fail("server.unavailable", { retryAfter: 5 });
    throw error;
  });
}

/** Reads a file part to its end; what is beyond the limit is thrown away as it comes. */
async function readFilePart(part: MultipartFile): Promise<UploadedFile> {
  const pieces: Buffer[] = [];
  for await (const piece of part.file) {
    if (Buffer.isBuffer(piece)) pieces.push(piece);
  }
  if (part.file.truncated) {
    fail("document.too_large", { fields: { [part.fieldname]: ["document.too_large"] } });
  }
  return new UploadedFile(part.filename, Buffer.concat(pieces));
}

/** A field that comes more than once is a list. */
function add(body: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(body, name)) {
    body[name] = value;
    return;
  }
  const known: unknown[] = Array.isArray(body[name]) ? body[name] : [body[name]];
  body[name] = [...known, value];
}

/**
 * Reads a form into the body: text fields, and the file of a call that declares one, in memory up to
 * 5 MB, or what the call declares, and never on disk. Errors: document.too_large, request.invalid,
 * request.too_many, request.unknown_field.
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointSpec,
): Promise<void> {
  if (!request.isMultipart()) return;
  const { file, fileLimit = largestFile } = endpoint;
  const isLarge = fileLimit > 2 * largestFile;
  const fieldSize = isLarge ? largeField : limits.fieldSize;
  const length = Number(request.headers["content-length"] ?? 0);
  if (file !== undefined) {
    if (length > fileLimit + overhead + (isLarge ? fieldSize : 0)) {
      fail("document.too_large", { fields: { [file]: ["document.too_large"] } });
    }
    await takeRoom(request, reply, isLarge);
  }
  const body: Record<string, unknown> = {};
  for await (const part of request.parts({
    limits: { ...limits, fieldSize, fileSize: fileLimit },
  })) {
    if (part.type === "field") {
      if (part.valueTruncated) {
        fail("request.invalid", { fields: { [part.fieldname]: ["request.field_invalid"] } });
      }
      add(body, part.fieldname, part.value);
    } else if (part.fieldname === file) {
      add(body, part.fieldname, await readFilePart(part));
    } else {
      part.file.resume();
      fail("request.invalid", { fields: { [part.fieldname]: ["request.unknown_field"] } });
    }
  }
  request.body = body;
}
