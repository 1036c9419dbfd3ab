const headerLength = 27;
const mostSegments = 255;
const flags = { continued: 1, first: 2 } as const;

/** CRC-32 of Ogg pages: polynomial 0x04C11DB7, not reflected. */
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? 0x04_c1_1d_b7 : 0);
  return value >>> 0;
});

function checksum(bytes: Buffer): number {
  let value = 0;
  for (const byte of bytes) value = (value << 8) ^ (table[(value >>> 24) ^ byte] ?? 0);
  return value >>> 0;
}

type Page = { flag: number; granule: bigint; serial: number; lacing: Buffer; body: Buffer };

/** The pages from the beginning to the first bytes that are none. */
function pagesOf(bytes: Buffer): Page[] {
  const pages: Page[] = [];
  for (let at = 0; at + headerLength <= bytes.length;) {
    if (bytes.toString("latin1", at, at + 4) !== "OggS" || bytes[at + 4] !== 0) break;
    const from = at + headerLength + bytes.readUInt8(at + 26);
    if (from > bytes.length) break;
    const lacing = bytes.subarray(at + headerLength, from);
    const end = from + lacing.reduce((sum, length) => sum + length, 0);
    if (end > bytes.length) break;
    const [flag, granule] = [bytes.readUInt8(at + 5), bytes.readBigInt64LE(at + 6)];
    const serial = bytes.readUInt32LE(at + 14);
    pages.push({ flag, granule, serial, lacing, body: bytes.subarray(from, end) });
    at = end;
  }
  return pages;
}

/** Writes a page under the one stream of the file. */
function pageBytes(page: Omit<Page, "serial">, sequence: number): Buffer {
  const head = Buffer.alloc(headerLength);
  head.write("OggS", "latin1");
  head.writeUInt8(page.flag, 5);
  head.writeBigInt64LE(page.granule, 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(sequence, 18);
  head.writeUInt8(page.lacing.length, 26);
  const whole = Buffer.concat([head, page.lacing, page.body]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

/** The packets that begin the stream, and the pages after them; undefined if they share a page. */
function headersOf(pages: readonly Page[], count: number): [Buffer[], Page[]] | undefined {
  const packets: Buffer[] = [];
  let pending: Buffer[] = [];
  for (const [index, page] of pages.entries()) {
    let at = 0;
    for (const length of page.lacing) {
      pending.push(page.body.subarray(at, at + length));
      at += length;
      if (length === mostSegments) continue;
      packets.push(Buffer.concat(pending));
      pending = [];
    }
    if (packets.length > count) return undefined;
    if (packets.length === count && pending.length === 0) return [packets, pages.slice(index + 1)];
  }
  return undefined;
}

/** Pages of some header packets, one after the other. */
function pagesFor(packets: readonly Buffer[]): Array<Omit<Page, "serial">> {
  const segments = packets.flatMap((packet) => {
    const pieces: Buffer[] = [];
    for (let at = 0; at <= packet.length; at += mostSegments) {
      pieces.push(packet.subarray(at, at + mostSegments));
    }
    return pieces;
  });
  const pages: Array<Omit<Page, "serial">> = [];
  for (let at = 0; at < segments.length; at += mostSegments) {
    const own = segments.slice(at, at + mostSegments);
    const isContinued = at > 0 && segments[at - 1]?.length === mostSegments;
    pages.push({
      flag: isContinued ? flags.continued : 0,
      granule: 0n,
      lacing: Buffer.from(own.map(({ length }) => length)),
      body: Buffer.concat(own),
    });
  }
  return pages;
}

/** Number of header packets of a codec, the second of which holds its tags, and an empty one. */
const codecs = [
  { mark: "OpusHead", headers: 2, noTags: Buffer.from(`OpusTags${"\0".repeat(8)}`, "latin1") },
  {
    mark: "\u0001vorbis",
    headers: 3,
    noTags: Buffer.from(`\u0003vorbis${"\0".repeat(8)}\u0001`, "latin1"),
  },
];

/** True if the bytes begin as an Ogg file. */
export function isOgg(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === "OggS";
}

/** An Ogg recording (Opus or Vorbis) with empty tags; undefined for any other or malformed one. */
export function stripOgg(bytes: Buffer): Buffer | undefined {
  const pages = pagesOf(bytes);
  const [begin] = pages;
  if (begin === undefined || pages.some(({ serial }) => serial !== begin.serial)) return undefined;
  const codec = codecs.find(({ mark }) => begin.body.toString("latin1").startsWith(mark));
  const found = codec === undefined ? undefined : headersOf(pages, codec.headers);
  if (codec === undefined || found === undefined) return undefined;
  const [[identity, , ...others], sound] = found;
  if (identity === undefined || sound.length === 0) return undefined;
  const lacing = Buffer.from([identity.length]);
  const all = [
    { flag: flags.first, granule: 0n, lacing, body: identity },
    ...pagesFor([codec.noTags, ...others]),
    ...sound,
  ];
  return Buffer.concat(all.map((page, sequence) => pageBytes(page, sequence)));
}
