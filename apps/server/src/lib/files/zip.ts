import { Zip, ZipDeflate } from "fflate";

/** A file of an archive; long ones come in pieces. */
export type ZipEntry = {
  /** Path inside the archive, with forward slashes. */
  name: string;
  content: Uint8Array | string | AsyncIterable<Uint8Array | string>;
};

/**
 * Writes a ZIP archive piece by piece, as fast as it is read: never more than a piece of an entry is
 * in memory. `made` (epoch milliseconds) is the date of every entry. At most 65,535 entries, 4 GB.
 */
export function zipStream(
  entries: AsyncIterable<ZipEntry>,
  made: number,
): ReadableStream<Uint8Array> {
  const pieces = zipPieces(entries, made);
  return new ReadableStream(
    {
      async pull(controller) {
        const step = await pieces.next();
        if (step.done === true) controller.close();
        else controller.enqueue(step.value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* zipPieces(
  entries: AsyncIterable<ZipEntry>,
  made: number,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    ready.push(piece);
  });
  for await (const entry of entries) {
    const file = new ZipDeflate(entry.name, { level: 6 });
    file.mtime = made;
    zip.add(file);
    for await (const piece of piecesOf(entry.content)) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

async function* piecesOf(content: ZipEntry["content"]): AsyncGenerator<Uint8Array> {
  if (typeof content === "string" || content instanceof Uint8Array) {
    yield bytesOf(content);
    return;
  }
  for await (const piece of content) yield bytesOf(piece);
}

function bytesOf(piece: Uint8Array | string): Uint8Array {
  return typeof piece === "string" ? Buffer.from(piece) : piece;
}
