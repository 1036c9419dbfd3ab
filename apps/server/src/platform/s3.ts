import { PassThrough } from "node:stream";
import type { Readable, Writable } from "node:stream";

import type { S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { z } from "zod";

import { StorageAwayError, StorageFullError, entriesOf } from "./object-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { StartError } from "./start-error.ts";

/** A bucket, in which objects of any size are read and written as streams too. */
export type Bucket = ObjectStore & {
  /** Address for people and for the log. */
  address: string;
  /** Bytes of an object; undefined when there is none. */
  size(path: string): Promise<number | undefined>;
  stream(path: string): Promise<Readable>;
  /** Writes an object of unknown length in parts; nothing is seen of it before the end. */
  upload(path: string, write: (out: Writable) => Promise<void>): Promise<void>;
  /** Names right below a folder: of folders and of objects. */
  names(folder: string): Promise<string[]>;
  /** Paths of all objects below a folder. */
  below(folder: string): AsyncIterable<string>;
};

/** Place that `s3://bucket/prefix?endpoint=…&region=…` names. */
type Place = { bucket: string; prefix: string; endpoint: string | undefined; region: string };

/** Milliseconds until a silent store counts as away. */
const connectMs = 3000;
const answerMs = 20_000;

/** True for the address of a bucket. */
export const isS3 = (address: string): boolean => address.startsWith("s3:");

/** Place of an address. Throws StartError. */
function parseS3(address: string): Place {
  const url = URL.parse(address);
  const known = new Set(["endpoint", "region"]);
  const params = url?.searchParams ?? new URLSearchParams();
  const endpoint = params.get("endpoint") ?? undefined;
  const isRight =
    url?.protocol === "s3:" &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) &&
    url.username === "" &&
    [...params.keys()].every((name) => known.has(name)) &&
    (endpoint === undefined || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? ""));
  if (!isRight) {
    throw new StartError(
      "The address of the bucket is not valid.",
      "Write s3://bucket/folder?region=eu-south-2, with &endpoint=https://… for another store than Amazon's; its keys stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  }
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, "");
  return {
    bucket: url.hostname,
    prefix: folder === "" ? "" : `${folder}/`,
    endpoint,
    region: params.get("region") ?? "us-east-1",
  };
}

/**
 * Opens a bucket of Amazon S3 or of a store that speaks its protocol (Rule COMPANY-123); keys and roles are found as Amazon's
 * programs find them. Nothing is asked of it before its first use. Throws StartError.
 */
export function openBucket(address: string): Bucket {
  const place = parseS3(address);
  const { bucket, prefix } = place;
  let opened: Promise<{ client: S3Client; disk: Disk }> | undefined;
  const open = async () => (opened ??= connect(place));
  const keyOf = (path: string): string => `${prefix}${path}`;

  async function* below(folder: string): AsyncIterable<string> {
    const { disk } = await open();
    const within = folder === "" ? prefix : `${keyOf(folder)}/`;
    const entries = entriesOf(async (page) =>
      reached(disk.listAll(within || "/", { recursive: true, ...page })),
    );
    for await (const entry of entries) {
      // A prefix of text, which other folders may begin with too.
      if (entry.isFile && entry.key.startsWith(within)) yield entry.key.slice(prefix.length);
    }
  }

  return {
    address: `s3://${bucket}/${prefix}`,
    async put(path, bytes) {
      await reached((await open()).disk.put(keyOf(path), bytes));
    },
    async get(path) {
      const bytes = await ifThere((await open()).disk.getBytes(keyOf(path)));
      return bytes && Buffer.from(bytes);
    },
    async has(path) {
      const { disk } = await open();
      if (await reached(disk.exists(keyOf(path)))) return true;
      // A missing bucket gives the same answer, without a body; to a list it gives its own.
      await reached(disk.listAll(keyOf(path)));
      return false;
    },
    async remove(path) {
      await reached((await open()).disk.delete(keyOf(path)));
    },
    paths: () => below(""),
    below,
    size: async (path) =>
      (await ifThere((await open()).disk.getMetaData(keyOf(path))))?.contentLength,
    stream: async (path) => reached((await open()).disk.getStream(keyOf(path))),
    async upload(path, write) {
      const { client } = await open();
      const { Upload } = await import("@aws-sdk/lib-storage");
      const body = new PassThrough();
      const params = { Bucket: bucket, Key: keyOf(path), Body: body };
      const upload = new Upload({ client, params });
      const done = reached(upload.done());
      try {
        await Promise.race([write(body), done]);
        body.end();
        await done;
      } catch (error) {
        body.destroy();
        await upload.abort().catch(() => undefined);
        await done.catch(() => undefined);
        throw error;
      }
    },
    async names(folder) {
      const { disk } = await open();
      const found: string[] = [];
      const entries = entriesOf(async (page) =>
        reached(disk.listAll(keyOf(folder) || "/", { recursive: false, ...page })),
      );
      for await (const { name } of entries) found.push(name);
      return found;
    },
  };
}

/** Client of a bucket. Amazon's library is loaded at the first use of one: a server with a folder never needs it. */
async function connect(place: Place): Promise<{ client: S3Client; disk: Disk }> {
  const [sdk, { S3Driver }] = await Promise.all([
    import("@aws-sdk/client-s3"),
    import("flydrive/drivers/s3"),
  ]);
  const { bucket, endpoint, region } = place;
  const client = new sdk.S3Client({
    region,
    // Other stores than Amazon's rarely have a host name for each bucket, nor its newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });
  return { client, disk: new Disk(driver) };
}

const answerSchema = z.object({
  name: z.string(),
  $metadata: z.object({ httpStatusCode: z.number().optional() }),
});

/** The store's answer: its status, and the name of its error; nothing when it answered nothing. */
function answerOf(error: unknown): { status?: number | undefined; name?: string } {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { data } = answerSchema.safeParse(at);
    if (data) return { status: data.$metadata.httpStatusCode, name: data.name };
  }
  return {};
}

/** The result of a request, or undefined where there is no such object. */
async function ifThere<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === error && answerOf(error).status === 404) return undefined;
    throw failure;
  }
}

async function reached<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw failureOf(error);
  });
}

/** A store without room answers 507, one that is away nothing, a status above 500, or that it has no such bucket. */
function failureOf(error: unknown): unknown {
  const { status, name } = answerOf(error);
  if (status === 507) return new StorageFullError(error);
  const isAway = status === undefined || status >= 500 || status === 429 || name === "NoSuchBucket";
  return isAway ? new StorageAwayError(error) : error;
}
