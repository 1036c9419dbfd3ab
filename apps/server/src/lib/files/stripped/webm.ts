/** Ids of Matroska elements (RFC 9559). */
const id = {
  ebml: 0x1a_45_df_a3,
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  tracks: 0x16_54_ae_6b,
  cluster: 0x1f_43_b6_75,
  track: 0xae,
  audio: 0xe1,
  blockGroup: 0xa0,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63_a2,
  trackUid: 0x73_c5,
  muxingApp: 0x4d_80,
  writingApp: 0x57_41,
} as const;

/** Elements of a segment; the next of them ends a cluster of unknown size. */
const segmentLevel = new Set<number>([
  id.info,
  id.tracks,
  id.cluster,
  0x11_4d_9b_74, // seek head
  0x1c_53_bb_6b, // cues
  0x12_54_c3_67, // tags
  0x19_41_a4_69, // attachments
  0x10_43_a7_70, // chapters
]);

/** Elements that are sound or say how it is coded; dates, names, programs and unknown ones go. */
const kept = {
  info: [0x2a_d7_b1, 0x44_89],
  track: [0xd7, id.trackType, id.codec, id.codecPrivate, 0x56_aa, 0x56_bb, 0x9c, 0x23_e3_83],
  audio: [0xb5, 0x78_b5, 0x9f, 0x62_64],
  cluster: [0xe7, 0xa3],
  blockGroup: [0xa1, 0x9b, 0x75_a2],
} as const satisfies Record<string, readonly number[]>;

const sound = 2;
const longestHead = 300;

type Element = { id: number; body: Buffer; end: number };

/** A number of variable length; `isId` keeps its marker. */
function numberAt(bytes: Buffer, at: number, isId: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return undefined;
  const marker = 1 << (8 - length);
  let value = isId ? first : first & (marker - 1);
  let isUnknown = (first & (marker - 1)) === marker - 1;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

/** End of a cluster that states no size: the next element of the segment. */
function endOfCluster(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const name = numberAt(bytes, at, true);
    if (name === undefined || segmentLevel.has(name.value)) return at;
    const size = numberAt(bytes, at + name.length, false);
    if (size === undefined || size.isUnknown) return at;
    at += name.length + size.length + size.value;
  }
  return bytes.length;
}

/** The elements that fill some bytes; a last one that is cut is left out. */
function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const name = numberAt(bytes, at, true);
    const size = name === undefined ? undefined : numberAt(bytes, at + name.length, false);
    if (name === undefined || size === undefined) break;
    const from = at + name.length + size.length;
    const isCluster = name.value === id.cluster;
    const unknown = isCluster ? endOfCluster(bytes, from) : bytes.length;
    const end = size.isUnknown ? unknown : from + size.value;
    if (end > bytes.length) break;
    elements.push({ id: name.value, body: bytes.subarray(from, end), end });
    at = end;
  }
  return elements;
}

function write(name: number, body: Buffer): Buffer {
  const digits = name.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size.writeUInt8(1, 0);
  return Buffer.concat([Buffer.from(digits, "hex"), size, body]);
}

function copy(elements: readonly Element[], ids: readonly number[]): Buffer[] {
  return elements.filter((one) => ids.includes(one.id)).map((one) => write(one.id, one.body));
}

const text = (value: string): Buffer => Buffer.from(value, "latin1");
const byte = (value: number): Buffer => Buffer.from([value]);

const head = write(
  id.ebml,
  Buffer.concat([
    write(0x42_86, byte(1)),
    write(0x42_f7, byte(1)),
    write(0x42_f2, byte(4)),
    write(0x42_f3, byte(8)),
    write(0x42_82, text("webm")),
    write(0x42_87, byte(4)),
    write(0x42_85, byte(2)),
  ]),
);

/** The one track of a recording; undefined if it is no sound, or coded otherwise than browsers do. */
function trackOf(tracks: Element): Buffer | undefined {
  const [track, ...others] = elementsOf(tracks.body).filter((one) => one.id === id.track);
  if (track === undefined || others.length > 0) return undefined;
  const parts = elementsOf(track.body);
  const find = (name: number): Buffer | undefined => parts.find((one) => one.id === name)?.body;
  const isSound = find(id.trackType)?.at(-1) === sound;
  const isOpus = find(id.codec)?.toString("latin1").replace(/\0+$/, "") === "A_OPUS";
  if (!isSound || !isOpus || (find(id.codecPrivate)?.length ?? 0) > longestHead) return undefined;
  const audio = elementsOf(find(id.audio) ?? Buffer.alloc(0));
  const body = Buffer.concat([
    write(id.trackUid, byte(1)),
    ...copy(parts, kept.track),
    write(id.audio, Buffer.concat(copy(audio, kept.audio))),
  ]);
  return write(id.tracks, write(id.track, body));
}

function clusterOf(cluster: Element): Buffer {
  const parts = elementsOf(cluster.body).flatMap((one) => {
    if (one.id !== id.blockGroup) return copy([one], kept.cluster);
    return [write(id.blockGroup, Buffer.concat(copy(elementsOf(one.body), kept.blockGroup)))];
  });
  return write(id.cluster, Buffer.concat(parts));
}

/** True if the bytes begin as WebM. */
export function isWebm(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === id.ebml;
}

/** A WebM recording written anew from its sound; undefined for a film or a malformed file. */
export function stripWebm(bytes: Buffer): Buffer | undefined {
  const segment = elementsOf(bytes).find((one) => one.id === id.segment);
  const parts = segment === undefined ? [] : elementsOf(segment.body);
  const info = parts.find((one) => one.id === id.info);
  const tracks = parts.find((one) => one.id === id.tracks);
  const clusters = parts.filter((one) => one.id === id.cluster);
  const track = tracks === undefined ? undefined : trackOf(tracks);
  if (track === undefined || info === undefined || clusters.length === 0) return undefined;
  const facts = Buffer.concat([
    ...copy(elementsOf(info.body), kept.info),
    write(id.muxingApp, text("-")),
    write(id.writingApp, text("-")),
  ]);
  const body = Buffer.concat([write(id.info, facts), track, ...clusters.map(clusterOf)]);
  return Buffer.concat([head, write(id.segment, body)]);
}
