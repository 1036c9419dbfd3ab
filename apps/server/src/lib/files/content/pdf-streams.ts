import { promisify } from "node:util";
import { constants, inflate, inflateSync } from "node:zlib";

/** More is no letter and no receipt: a file that inflates without end, or is made of beginnings. */
const letterLimits = { streams: 5000, inflated: 32 * 1024 * 1024 };
const mostOfOne = 16 * 1024 * 1024;

/** Packed objects begin with a list of numbers; so do many pages, which are read for nothing. */
const beginsAsObjects = /^(?:[\s\0]|%[^\r\n]*[\r\n])*\d{1,10}[\s\0]+\d{1,10}(?:[\s\0]|$)/;
/** In the dictionary of a stream that packs objects. */
const packs = /\/(?:ObjStm|First[\s\0]+\d+[\s\0]*[/>])/;
const glance = 256;
const longestDictionary = 4000;

const inflateWhole = promisify(inflate);

/** Maximum number of a document's streams and of their inflated bytes. */
export type StreamLimits = { streams: number; inflated: number };

/** A stream's text, and where its first object begins if it says so. */
export type OpenedStream = { text: string; first: number | undefined };

function isDeflated(bytes: Buffer, at: number): boolean {
  if (at + 2 > bytes.length) return false;
  const header = bytes.readUInt16BE(at);
  return ((header >> 8) & 15) === 8 && header % 31 === 0;
}

/** True if a stream may hold objects, from its first bytes. */
function mayHoldObjects(bytes: Buffer, at: number): boolean {
  try {
    const begin = inflateSync(bytes.subarray(at, at + glance), {
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return beginsAsObjects.test(begin.toString("latin1", 0, glance));
  } catch {
    // No data of this kind: a picture that happens to begin alike.
    return false;
  }
}

/** Dictionary of a stream: the end of the text between the previous stream and this one. */
function dictionaryBefore(file: string, at: number): string {
  const near = file.slice(Math.max(0, at - longestDictionary), at);
  return near.slice(near.lastIndexOf("endstream") + 1);
}

/** Objects stored as differences from each other: only who wants them overlooked does that. */
function isPredicted(dictionary: string): boolean {
  return dictionary.includes("/Predictor") && packs.test(dictionary);
}

/** `/First` of a stream's dictionary. */
function firstOf(dictionary: string): number | undefined {
  const found = [...dictionary.matchAll(/\/First[\s\0]+(\d{1,9})/g)].at(-1);
  return found === undefined ? undefined : Number(found[1]);
}

/**
 * The compressed streams of a PDF that may hold objects, opened; undefined where one cannot be, or
 * they are more than a document needs. `file` is the same bytes as text, one character each.
 */
export async function openedStreams(
  bytes: Buffer,
  file: string,
  limits: StreamLimits = letterLimits,
): Promise<OpenedStream[] | undefined> {
  const opened: OpenedStream[] = [];
  let [count, inflated] = [0, 0];
  // Every place to which a reader could be sent is tried, in any surroundings.
  for (const found of file.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    count += 1;
    if (count > limits.streams) return undefined;
    const at = found.index + found[0].length;
    const dictionary = dictionaryBefore(file, found.index);
    if (isPredicted(dictionary)) return undefined;
    if (!isDeflated(bytes, at) || !mayHoldObjects(bytes, at)) continue;
    try {
      const options = { maxOutputLength: mostOfOne, finishFlush: constants.Z_SYNC_FLUSH };
      const content = await inflateWhole(bytes.subarray(at), options);
      inflated += content.length;
      if (inflated > limits.inflated) return undefined;
      opened.push({ text: content.toString("latin1"), first: firstOf(dictionary) });
    } catch {
      return undefined;
    }
  }
  return opened;
}
