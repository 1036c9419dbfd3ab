import multipart from "@fastify/multipart";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { defaultBodyLimit } from "@atrio/contract/endpoint";
import type { EndpointSpec } from "@atrio/contract/endpoint";

import { largestFile, UploadedFile } from "../lib/files/uploaded-file.ts";
import { createWorkQueue, QueueFull } from "../platform/work-queue.ts";

import { fail } from "./errors.ts";

/** Room for the boundaries and headers of the parts. */
const overhead = 64 * 1024;

/** Files held in memory at once, by all calls together: 24 of 5 MB. */
const uploads = createWorkQueue({ atOnce: 24, waiting: 200 });

/**
 * Limit for a person: as many as a browser sends at a time. A few slow senders do not block others.
 */
const uploadsOfOne = 6;
const uploading = new Map<string, number>();

const limits = { fields: 50, parts: 60, files: 1 };

/** Files of more than twice that size that calls allow, held at once: 2 of 60 MB. */
const largeUploads = createWorkQueue({ atOnce: 2, waiting: 20 });

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

/** Reserves room for a file until the call is over. */
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

/** Reads a file part to its end and discards bytes beyond the limit. */
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

/** Refuses a form that says to be longer than the call allows, before it is read. */
function checkLength(request: FastifyRequest, endpoint: EndpointSpec): void {
  const { file, fileLimit = largestFile, bodyLimit = defaultBodyLimit } = endpoint;
  const length = Number(request.headers["content-length"] ?? 0);
  if (length <= bodyLimit + overhead + (file === undefined ? 0 : fileLimit)) return;
  if (file === undefined) fail("request.too_large");
  fail("document.too_large", { fields: { [file]: ["document.too_large"] } });
}

/** True for a call that can be sent as a form. */
export function takesForm({ file, form }: EndpointSpec): boolean {
  return file !== undefined || form === true;
}

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface FastifyInstance {
    /** Place of the routes that can be sent as a form: the parser's hooks run for them alone. */
    formRoutes: FastifyInstance;
  }
}

/** Opens the place of the routes that can be sent as a form, below those of `api`. */
export async function openFormRoutes(api: FastifyInstance): Promise<void> {
  await api.register(async (child) => {
    await child.register(multipart, { throwFileSizeLimit: false });
    api.decorate("formRoutes", child);
  });
}

/** True for a form whose parser has begun and not ended. */
export function isReadingForm(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  if (endpoint === undefined || !takesForm(endpoint)) return false;
  return request.isMultipart() && !request.isRead;
}

/**
 * Hook that reads a form into the body: text fields of at most the call's `bodyLimit` together, and the file
 * of a call that declares one, in memory up to 5 MB, or the declared size, and never on disk.
 * Errors: document.too_large, request.invalid, request.media_type, request.too_large,
 * request.too_many, request.unknown_field.
 */
export function formReader(endpoint: EndpointSpec) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    readForm(request, reply, endpoint);
}

async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointSpec,
): Promise<void> {
  if (!request.isMultipart()) return;
  const { file, fileLimit = largestFile, bodyLimit = defaultBodyLimit } = endpoint;
  checkLength(request, endpoint);
  if (file !== undefined) await takeRoom(request, reply, fileLimit > 2 * largestFile);
  const body: Record<string, unknown> = {};
  let room = bodyLimit;
  for await (const part of request.parts({
    limits: { ...limits, fieldSize: bodyLimit, fileSize: fileLimit },
  })) {
    if (part.type === "field") {
      room -= Buffer.byteLength(String(part.value));
      if (part.valueTruncated || room < 0) fail("request.too_large");
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
