import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** A mail as a mail program shows it. */
export type ReadMail = {
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: Array<{ name: string; bytes: Buffer }>;
};

/**
 * Mails in the outbox of a data folder, the oldest first. A mail that is being written bears a
 * hidden name until it is whole, and is left out: the file is renamed at any moment.
 */
export async function readOutbox(dataDir: string): Promise<ReadMail[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(
    mails.map(async (name) => readMail(await readFile(join(folder, name), "utf8"))),
  );
}

type Part = { headers: Record<string, string>; body: string };

/** Reads the bytes of an `.eml` file: headers by lower-case name, both bodies and the files decoded. */
export function readMail(source: string): ReadMail {
  const whole = splitPart(source);
  const parts = leavesOf(whole);
  const bodyOf = (type: string): string => {
    const part = parts.find((one) => typeOf(one).startsWith(type) && fileNameOf(one) === undefined);
    return part === undefined ? "" : decode(part).toString().replaceAll("\r\n", "\n").trim();
  };
  const attachments = parts.flatMap((part) => {
    const name = fileNameOf(part);
    return name === undefined ? [] : [{ name, bytes: decode(part) }];
  });
  return {
    headers: whole.headers,
    text: bodyOf("text/plain"),
    html: bodyOf("text/html"),
    attachments,
  };
}

function typeOf({ headers }: Part): string {
  return headers["content-type"] ?? "";
}

function fileNameOf({ headers }: Part): string | undefined {
  return /^attachment;.*filename="?([^";]+)"?/.exec(headers["content-disposition"] ?? "")?.[1];
}

/** Leaves of a MIME part: nested parts that are no containers. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(typeOf(part))?.[1];
  if (boundary === undefined) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((one) => leavesOf(splitPart(one.trimStart())));
}

function splitPart(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, Math.max(end, 0))
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) };
}

function decode({ headers, body }: Part): Buffer {
  const encoding = headers["content-transfer-encoding"];
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding === "quoted-printable") return unquote(body.replaceAll("=\r\n", ""));
  return Buffer.from(body);
}

/** `=?UTF-8?Q?Contrase=C3=B1a?=` in a header. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : unquote(text.replaceAll("_", " ")).toString(),
    );
}

function unquote(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  );
}
