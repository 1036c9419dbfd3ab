const latin = (text: string): Buffer => Buffer.from(text, "latin1");

function little(value: number, length = 4): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntLE(value, 0, length);
  return bytes;
}

function big(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const chunk = (name: string, body: Buffer): Buffer =>
  Buffer.concat([latin(name), little(body.length), body, Buffer.alloc(body.length % 2)]);

/** A WAV recording as editors save it: with texts, a broadcast header and XMP. */
export function wav(tag: string): Buffer {
  const format = Buffer.from("0100010040 1f0000 40 1f0000 01000800".replaceAll(" ", ""), "hex");
  const info = Buffer.concat([latin("INFO"), chunk("IART", latin(tag)), chunk("ICRD", latin(tag))]);
  const content = Buffer.concat([
    latin("WAVE"),
    chunk("bext", latin(tag.padEnd(602, "\0"))),
    chunk("fmt ", format),
    chunk("LIST", info),
    chunk("data", Buffer.alloc(800, 0x80)),
    chunk("id3 ", latin(`ID3\u0003${tag}`)),
    chunk("_PMX", latin(`<x:xmpmeta>${tag}</x:xmpmeta>`)),
  ]);
  return chunk("RIFF", content);
}

/** A frame of MPEG 1 layer III: 128 kbit/s, 44.1 kHz. */
function mp3Frame(text = ""): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  frame.write(text, 36, "latin1");
  return frame;
}

/** An MP3 recording with tags in front and behind, and the index frame of an encoder. */
export function mp3(tag: string): Buffer {
  const text = Buffer.concat([latin("TPE1"), big(tag.length + 1), latin(`\0\0\0${tag}`)]);
  const id3 = Buffer.concat([latin("ID3\u0003\0\0"), Buffer.from([0, 0, 0, text.length]), text]);
  const apev2 = latin(`APETAGEX${tag}`);
  return Buffer.concat([
    id3,
    mp3Frame(`Info LAME3.100 ${tag}`),
    ...Array.from({ length: 5 }, () => mp3Frame()),
    apev2,
    latin(`TAG${tag}`.padEnd(128, "\0")),
  ]);
}

function oggCrc(bytes: Buffer): number {
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? 0x04_c1_1d_b7 : 0);
  }
  return value >>> 0;
}

/** True if the bytes are pages of Ogg to the last one, each with its checksum and number. */
export function isSoundOgg(bytes: Buffer): boolean {
  let at = 0;
  for (let sequence = 0; at < bytes.length; sequence += 1) {
    const count = bytes[at + 26] ?? 0;
    const lacing = bytes.subarray(at + 27, at + 27 + count);
    const end = at + 27 + count + lacing.reduce((sum, length) => sum + length, 0);
    const page = Buffer.from(bytes.subarray(at, end));
    if (page.toString("latin1", 0, 4) !== "OggS" || end > bytes.length) return false;
    if (page.readUInt32LE(18) !== sequence) return false;
    const stated = page.readUInt32LE(22);
    page.writeUInt32LE(0, 22);
    if (oggCrc(page) !== stated) return false;
    at = end;
  }
  return at > 0;
}

type OggPage = { flag: number; granule: number; packets: Buffer[] };

function oggPage({ flag, granule, packets }: OggPage, sequence: number): Buffer {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ]);
  const page = Buffer.concat([
    latin("OggS\0"),
    Buffer.from([flag]),
    little(granule),
    little(0),
    little(0xca_fe_f0_0d),
    little(sequence),
    little(0),
    Buffer.from([lacing.length, ...lacing]),
    ...packets,
  ]);
  page.writeUInt32LE(oggCrc(page), 22);
  return page;
}

function comments(mark: string, tag: string, end: string): Buffer {
  const vendor = `Mozilla ${tag}`;
  const artist = `ARTIST=${tag}${"x".repeat(300)}`;
  return Buffer.concat([
    latin(mark),
    little(vendor.length),
    latin(vendor),
    little(1),
    little(artist.length),
    latin(artist),
    latin(end),
  ]);
}

const opusHead = (): Buffer =>
  Buffer.concat([latin("OpusHead\u0001\u0001"), little(312, 2), little(48_000), Buffer.alloc(3)]);

/** An Ogg recording as Firefox makes it (Opus), or an older phone (Vorbis). */
export function ogg(tag: string, codec: "opus" | "vorbis" = "opus"): Buffer {
  const sound = [Buffer.alloc(100, 7), Buffer.alloc(300, 8)];
  const heads =
    codec === "opus"
      ? [[opusHead()], [comments("OpusTags", tag, "")]]
      : [
          [Buffer.concat([latin("\u0001vorbis"), Buffer.alloc(23, 1)])],
          [
            comments("\u0003vorbis", tag, "\u0001"),
            Buffer.concat([latin("\u0005vorbis"), Buffer.alloc(900, 5)]),
          ],
        ];
  const pages = [
    ...heads.map((packets, index) => ({ flag: index === 0 ? 2 : 0, granule: 0, packets })),
    { flag: 0, granule: 960, packets: sound },
    { flag: 4, granule: 1920, packets: sound },
  ];
  return Buffer.concat([...pages.map(oggPage), latin(`appended ${tag}`)]);
}

const unknownSize = Buffer.from("01ffffffffffffff", "hex");

function element(id: string, body: Buffer, size?: Buffer): Buffer {
  const stated = Buffer.alloc(4);
  stated.writeUInt32BE((0x10_00_00_00 | body.length) >>> 0);
  return Buffer.concat([Buffer.from(id, "hex"), size ?? stated, body]);
}

/** A WebM recording as Chromium streams it, without sizes; with a film's track on demand. */
export function webm(tag: string, kind: "sound" | "film" = "sound"): Buffer {
  const cluster = (time: number): Buffer =>
    element(
      "1f43b675",
      Buffer.concat([
        element("e7", Buffer.from([time])),
        element("a3", Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), Buffer.alloc(60, 9)])),
        element("ec", latin(tag)),
      ]),
      unknownSize,
    );
  const track = Buffer.concat([
    element("d7", Buffer.from([1])),
    element("73c5", latin(tag.slice(0, 8))),
    element("83", Buffer.from([kind === "sound" ? 2 : 1])),
    element("536e", latin(tag)),
    element("86", latin("A_OPUS")),
    element("63a2", opusHead()),
    element(
      "e1",
      Buffer.concat([
        element("b5", Buffer.from("473b8000", "hex")),
        element("9f", Buffer.from([1])),
      ]),
    ),
  ]);
  return Buffer.concat([
    element("1a45dfa3", element("4282", latin("webm"))),
    element(
      "18538067",
      Buffer.concat([
        element(
          "1549a966",
          Buffer.concat([
            element("2ad7b1", Buffer.from("0f4240", "hex")),
            element("4461", latin("20261118")),
            element("7ba9", latin(tag)),
            element("4d80", latin(`Chrome ${tag}`)),
            element("5741", latin(`Chrome ${tag}`)),
          ]),
        ),
        element("1654ae6b", element("ae", track)),
        cluster(0),
        cluster(60),
        element("1254c367", latin(tag)),
        element("1941a469", latin(tag)),
      ]),
      unknownSize,
    ),
  ]);
}

const box = (name: string, ...bodies: Buffer[]): Buffer => {
  const body = Buffer.concat(bodies);
  return Buffer.concat([big(body.length + 8), latin(name), body]);
};
const full = (name: string, ...bodies: Buffer[]): Buffer => box(name, Buffer.alloc(4), ...bodies);

/** A moment in seconds since 1904, as phones note it in each header. */
export const recordedAt = 0xe6_12_34_56;

/** An M4A recording as phones save it: the moment, the program and the place in it. */
export function m4a(tag: string, handler = "soun"): Buffer {
  const moments = [big(recordedAt), big(recordedAt)];
  const stbl = box(
    "stbl",
    full("stsd", big(0)),
    full("stts", big(0)),
    full("stsc", big(0)),
    full("stsz", big(0), big(0)),
    full("stco", big(0)),
  );
  const dref = full("dref", big(1), box("url ", big(1), Buffer.alloc(1)));
  const mdia = box(
    "mdia",
    full("mdhd", ...moments, big(44_100), big(1), big(0)),
    full("hdlr", big(0), latin(handler), latin("appl"), big(0), big(0), latin(`${tag}\0`)),
    box("minf", full("smhd", big(0)), box("dinf", dref), stbl),
  );
  const trak = box("trak", full("tkhd", ...moments, big(1), Buffer.alloc(64)), mdia);
  const udta = box("udta", box("\u00A9xyz", latin(`+40.4-003.7/${tag}`)), box("meta", latin(tag)));
  return Buffer.concat([
    box("ftyp", latin("M4A "), big(0), latin("M4A mp42isom")),
    box("wide"),
    box("mdat", Buffer.alloc(200, 6)),
    box("moov", full("mvhd", ...moments, big(600), big(1), Buffer.alloc(80)), trak, udta),
    box("uuid", latin(tag)),
    box("free", latin(tag)),
  ]);
}
