import { createHash } from "node:crypto";
import type { Hash } from "node:crypto";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";

import { seal, unseal } from "../../lib/crypto/cipher.ts";

const compress = promisify(deflateRaw);
const expand = promisify(inflateRaw);

const LENGTH_BYTES = 4;
/** Larger than any frame that is written: a damaged length must not ask for gigabytes. */
const LONGEST = 64 * 1024 * 1024;

/** Kinds of frames: a table begins, its rows in COPY's text format, its end, the end of all. */
export type FrameKind = "table" | "rows" | "close" | "end";

const kinds: readonly FrameKind[] = ["table", "rows", "close", "end"];

export type Frame = { kind: FrameKind; bytes: Buffer };

/**
 * Writes frames as length ‖ sealed(kind ‖ deflated bytes). The place of a frame is part of its seal,
 * and the last one says that it is the last: none can be moved, removed or cut off unseen.
 */
export type FrameWriter = {
  write(kind: FrameKind, bytes: Uint8Array | string): Promise<void>;
  /** SHA-256 (hex) and size of all that was written. */
  digest(): { sha256: string; bytes: number };
};

/** Writer of frames to a stream under a key. */
export function frameWriter(out: Writable, key: Buffer, context: string): FrameWriter {
  const hash = createHash("sha256");
  let place = 0;
  let size = 0;

  async function emit(bytes: Buffer): Promise<void> {
    hash.update(bytes);
    size += bytes.length;
    if (!out.write(bytes)) await once(out, "drain");
  }

  return {
    async write(kind, bytes) {
      const packed = await compress(bytes, { level: 3 });
      const plain = Buffer.concat([Buffer.of(kinds.indexOf(kind)), packed]);
      const sealed = seal(key, plain, `${context}/${place}`);
      place += 1;
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(sealed.length);
      await emit(Buffer.concat([length, sealed]));
    },
    digest: () => ({ sha256: hash.digest("hex"), bytes: size }),
  };
}

/** A backup's file that is cut, changed, or of another backup. */
export class DamagedBackup extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DamagedBackup";
  }
}

/** Reads frames to the last one; `hash` takes all bytes. Throws DamagedBackup. */
export async function* readFrames(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  { context, hash }: { context: string; hash?: Hash },
): AsyncGenerator<Frame> {
  let waiting: Buffer = Buffer.alloc(0);
  let place = 0;
  let last: FrameKind | undefined;
  for await (const bytes of source) {
    hash?.update(bytes);
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    for (;;) {
      if (waiting.length < LENGTH_BYTES) break;
      const length = waiting.readUInt32BE(0);
      if (length > LONGEST) throw new DamagedBackup(`Frame ${place} has an impossible length`);
      if (waiting.length < LENGTH_BYTES + length) break;
      const sealed = waiting.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
      waiting = waiting.subarray(LENGTH_BYTES + length);
      const frame = await openFrame(key, sealed, `${context}/${place}`);
      place += 1;
      last = frame.kind;
      yield frame;
    }
  }
  if (last !== "end" || waiting.length > 0) throw new DamagedBackup("The data ends too early");
}

async function openFrame(key: Buffer, sealed: Buffer, context: string): Promise<Frame> {
  try {
    const plain = unseal(key, sealed, context);
    const kind = kinds[plain[0] ?? -1];
    if (kind === undefined) throw new Error("Unknown kind of frame");
    return { kind, bytes: await expand(plain.subarray(1)) };
  } catch (error) {
    throw new DamagedBackup("A part of the data does not open", error);
  }
}
