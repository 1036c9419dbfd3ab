/** A mail as a mail program shows it. */
export type ReadMail = { headers: Record<string, string>; text: string; html: string };

/** Reads the bytes of an `.eml` file: headers by lower-case name, both bodies decoded. */
export function readMail(source: string): ReadMail {
  const { headers, body } = splitPart(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers["content-type"] ?? "")?.[1];
  const parts = body.split(`--${boundary}`).map((part) => splitPart(part.trimStart()));
  const bodyOf = (type: string): string => {
    const part = parts.find((one) => one.headers["content-type"]?.startsWith(type));
    return part === undefined ? "" : decode(part).replaceAll("\r\n", "\n").trim();
  };
  return { headers, text: bodyOf("text/plain"), html: bodyOf("text/html") };
}

function splitPart(source: string): { headers: Record<string, string>; body: string } {
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

function decode({ headers, body }: { headers: Record<string, string>; body: string }): string {
  const encoding = headers["content-transfer-encoding"];
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return decodeQuoted(body.replaceAll("=\r\n", ""));
  return body;
}

/** `=?UTF-8?Q?Contrase=C3=B1a?=` in a header. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  ).toString();
}
