import { namePattern } from "./pdf-names.ts";
import { openedStreams } from "./pdf-streams.ts";
import type { StreamLimits } from "./pdf-streams.ts";
import { leadsOutside } from "./pdf-targets.ts";

/**
 * Names of actions that a document runs by itself, or that open or embed another file (ISO 32000,
 * 12.6 and 7.11), in pages, annotations, outlines or the catalogue. A script needs the first name,
 * whatever starts it.
 */
const active = [
  "JavaScript",
  "Launch",
  "RichMedia",
  "Rendition",
  "SubmitForm",
  "ImportData",
  "GoToE",
  "GoToR",
  "Movie",
  "Sound",
  // Filters of a stream whose bytes are another file.
  "FFilter",
  "FDecodeParms",
  "XFA",
];

/** Ways to store objects that hide them from who only inflates. */
const disguises = [
  "ASCIIHexDecode",
  "ASCII85Decode",
  "LZWDecode",
  "RunLengthDecode",
  "Crypt",
  "Encrypt",
];
const abbreviatedDisguise = /\/Filter[\s\0]*\[?[^\]>]{0,200}?\/(?:AHx|A85|LZW|RL)(?![A-Za-z])/;

/** Names of files attached to a document, as the XML of an electronic invoice. */
const attached = ["EmbeddedFile", "EmbeddedFiles"];

const activeName = namePattern(active);
const attachedName = namePattern(attached);
const encryptName = namePattern(["Encrypt"]);
const disguiseName = namePattern(disguises);
const packedObjects = namePattern(["ObjStm", "XRef"]);
const onOpening = namePattern(["OpenAction"], "g");
const goesElsewhere = namePattern(["URI", "Named", "Hide", "Thread"]);
const stays = namePattern(["GoTo"]);

const reference = /^(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R/;
const actionLength = 400;
/** Limit of revisions: each saving adds an opening. */
const mostOpenings = 20;

/** The texts in which an object is written, in the file itself or packed with others. */
function objectsOf(number: string, file: string, packed: readonly Packed[]): string[] {
  const own = new RegExp(`(?<!\\d)${number}[\\s\\0]+\\d{1,5}[\\s\\0]+obj`, "g");
  const direct = [...file.matchAll(own)].map((found) => {
    const from = found.index + found[0].length;
    return file.slice(from, from + actionLength);
  });
  return [...direct, ...packed.flatMap((one) => one.objects.get(number) ?? [])];
}

/** Objects packed into one stream, by their number. */
type Packed = { text: string; objects: Map<string, string> };

/** Contents of an object stream: pairs of number and place, then the objects. */
function unpacked(text: string, first: number | undefined): Packed {
  const objects = new Map<string, string>();
  if (first === undefined) return { text, objects };
  const numbers = text.slice(0, first).match(/\d+/g) ?? [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const from = first + Number(numbers[index + 1]);
    objects.set(numbers[index] ?? "", text.slice(from, from + actionLength));
  }
  return { text, objects };
}

/**
 * True if the action of opening a document only shows one of its own pages, as office programs
 * write into every file. A referenced object may not refer to another one in turn.
 */
function isPlainOpening(value: string, resolve?: (number: string) => string[]): boolean {
  const text = value.replace(/^(?:[\s\0]|%[^\r\n]*[\r\n])+/, "");
  if (text.startsWith("[") || text.startsWith("null")) return true;
  if (text.startsWith("<<")) return stays.test(text) && !goesElsewhere.test(text);
  const [, number] = reference.exec(text) ?? [];
  if (number === undefined || resolve === undefined) return false;
  const found = resolve(number);
  return found.length > 0 && found.every((one) => isPlainOpening(one));
}

/** The text of an action's own dictionary, with nested ones and without the rest. */
function actionAt(text: string, from: number): string {
  const value = text.slice(from, from + actionLength);
  let depth = 0;
  for (const found of value.matchAll(/<<|>>/g)) {
    depth += found[0] === "<<" ? 1 : -1;
    if (depth <= 0) return value.slice(0, found.index + 2);
  }
  return value;
}

/** Whole documents end with this mark; only blanks may follow it. */
function isEnded(file: string): boolean {
  const end = file.lastIndexOf("%%EOF");
  return end >= 0 && file.includes("startxref");
}

/** Readers look for the mark in the last kilobyte. */
const longestTrail = 1024;

/**
 * True if the document goes on after its end: with more than blanks and some bytes that a mailer,
 * scanner or browser left there, or with markup.
 */
function isTrailed(file: string): boolean {
  const trail = file.slice(file.lastIndexOf("%%EOF") + "%%EOF".length);
  return /[^\s\0]/.test(trail) && (trail.length > longestTrail || /<[!?/a-z]/i.test(trail));
}

/**
 * Judgement of a PDF: one that is not whole is `damaged`; `encrypted` and `embedded` (with attached
 * files) could not be looked into, or hold what nobody sees.
 */
export type PdfVerdict = "safe" | "damaged" | "encrypted" | "embedded" | "unsafe";

/**
 * Judges whether a PDF can only be read: no scripts, programs, attached files, files of elsewhere,
 * forms that send themselves or pages that open by themselves, also where they are packed or spelled
 * to be overlooked. `limits` says how much a document may hold where that is more than a letter.
 */
export async function judgePdf(bytes: Buffer, limits?: StreamLimits): Promise<PdfVerdict> {
  const file = bytes.toString("latin1");
  if (!isEnded(file)) return "damaged";
  if (isTrailed(file)) return "unsafe";
  const streams = await openedStreams(bytes, file, limits);
  if (streams === undefined) return encryptName.test(file) ? "encrypted" : "unsafe";
  const packed = streams.map((one) => unpacked(one.text, one.first));
  const texts = [file, ...packed.map((one) => one.text)];
  if (texts.some((text) => activeName.test(text))) return "unsafe";
  if (!isReadOnly(texts, { file, packed })) {
    return texts.some((text) => encryptName.test(text)) ? "encrypted" : "unsafe";
  }
  return texts.some((text) => attachedName.test(text)) ? "embedded" : "safe";
}

/** True if nothing leads outside, hides or opens by itself. */
function isReadOnly(
  texts: readonly string[],
  { file, packed }: { file: string; packed: readonly Packed[] },
): boolean {
  const objects = packed.flatMap((one) => [...one.objects.values()]);
  if (leadsOutside(texts, objects)) return false;
  const mayHide = texts.some((text) => packedObjects.test(text));
  if (mayHide && texts.some((text) => disguiseName.test(text) || abbreviatedDisguise.test(text))) {
    return false;
  }
  const resolve = (number: string): string[] =>
    objectsOf(number, file, packed).map((text) => actionAt(text, 0));
  const openings = texts.flatMap((text) =>
    [...text.matchAll(onOpening)].map((found) => actionAt(text, found.index + found[0].length)),
  );
  return openings.length <= mostOpenings && openings.every((one) => isPlainOpening(one, resolve));
}
