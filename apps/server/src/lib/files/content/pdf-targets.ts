import { namePattern } from "./pdf-names.ts";

/** Keys of a file specification that name a file (ISO 32000, 7.11.3), also of a stream (7.3.8). */
const fileKeys = namePattern(["F", "UF", "DOS", "Mac", "Unix"], "g");
/** Keys whose value is the address of a link, or the base of addresses. */
const linkKeys = namePattern(["URI", "Base"], "g");
const indirectStrings = /\bobj(?=[\s\0(<%])/g;

/** Schemes of links that open a page, a message or a call; others start programs or read files. */
const linkSchemes = new Set([
  "http",
  "https",
  "mailto",
  "tel",
  "sms",
  "ftp",
  "ftps",
  "sip",
  "sips",
  "callto",
  "geo",
  "news",
  "xmpp",
  "doi",
  "urn",
]);

const longestTarget = 300;
/** Blanks and comments in a whole document before such values: no program writes that many. */
const mostSkipped = 1_000_000;

/** Start of a value after blanks and comments; `spent` counts the skipped bytes. */
function valueAt(text: string, from: number, spent: { characters: number }): number {
  const gap = /(?:[\s\0]|%[^\r\n]*)*/y;
  gap.lastIndex = from;
  const end = from + (gap.exec(text)?.[0].length ?? 0);
  spent.characters += end - from;
  return end;
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The bytes of a string in parentheses, from its first character on. */
function literalString(text: string): string {
  const end = /(?<!\\)(?:\\\\)*\)/.exec(text);
  const body = end === null ? text : text.slice(0, end.index + end[0].length - 1);
  return body.replaceAll(/\\(\r\n|[0-7]{1,3}|[^])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255);
    return /^[\r\n]/.test(escaped) ? "" : (escapes[escaped] ?? escaped);
  });
}

/** The bytes of a string of hexadecimal digits. */
function hexString(text: string): string {
  const [digits = ""] = text.split(">", 1);
  return Buffer.from(digits.replaceAll(/[^\dA-Fa-f]/g, ""), "hex").toString("latin1");
}

/** The text of a PDF string that begins at a place; undefined for any other value. */
function stringAt(text: string, at: number): string | undefined {
  const value = text.slice(at, at + longestTarget);
  if (!/^(?:\(|<(?!<))/.test(value)) return undefined;
  const bytes = value.startsWith("(") ? literalString(value.slice(1)) : hexString(value.slice(1));
  if (/^(?:\u00FE\u00FF|\u00FF\u00FE)/.test(bytes)) {
    const wide = Buffer.from(bytes.slice(2, 2 + 2 * ((bytes.length - 2) >> 1)), "latin1");
    return (bytes.startsWith("\u00FE") ? wide.swap16() : wide).toString("utf16le");
  }
  return bytes.replace(/^\u00EF\u00BB\u00BF/, "");
}

/** Compressed data that looks like a string by chance has other characters. */
const isReadable = (text: string): boolean => /^[\s\0]*[\u0020-\u007E]{3}/.test(text);

const schemeOf = (text: string): string | undefined =>
  /^[\s\0]*([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase();

/** True for a path of another machine or an absolute path, of any operating system. */
const isOutsideFile = (text: string): boolean =>
  isReadable(text) && (/^[\s\0]*[/\\]/.test(text) || schemeOf(text) !== undefined);

/** True for a link that does more than open a page or write to somebody. */
function isOutsideLink(text: string): boolean {
  if (!isReadable(text)) return false;
  if (/^[\s\0]*[/\\]{2}/.test(text)) return true;
  const scheme = schemeOf(text);
  // A host and a port, without a scheme: `portal.test:8080`.
  const isHost = scheme?.includes(".") === true && /^[^:]*:\d/.test(text);
  return scheme !== undefined && !isHost && !linkSchemes.has(scheme);
}

/** True for a string object that can only be meant as a place in the network or on the disk. */
const isOutsideText = (text: string): boolean =>
  isReadable(text) && /^[\s\0]*(?:\\\\[^\\]|file:|smb:)/i.test(text);

const checks = [
  { at: fileKeys, isOutside: isOutsideFile },
  { at: linkKeys, isOutside: isOutsideLink },
  { at: indirectStrings, isOutside: isOutsideText },
];

/**
 * True if a document refers to files outside it: a path of the network (a reader that opens it hands
 * over its user's credentials), an absolute path, or a link that is not for the web, mail or calls.
 * `texts` are the file and its opened streams; `strings` the packed objects.
 */
export function leadsOutside(texts: readonly string[], strings: readonly string[]): boolean {
  const spent = { characters: 0 };
  const outside = (text: string, from: number, isOutside: (value: string) => boolean): boolean => {
    const value = stringAt(text, valueAt(text, from, spent));
    return spent.characters > mostSkipped || (value !== undefined && isOutside(value));
  };
  return (
    strings.some((text) => outside(text, 0, isOutsideText)) ||
    texts.some((text) =>
      checks.some(({ at, isOutside }) =>
        text.matchAll(at).some((found) => outside(text, found.index + found[0].length, isOutside)),
      ),
    )
  );
}
