/** Boxes of a recording and the boxes inside them (ISO 14496-12); `true` is kept as it is. */
type Known = { [name: string]: Known | true };
const fragment: Known = { mfhd: true, traf: { tfhd: true, tfdt: true, trun: true } };
const samples: Known = Object.fromEntries(
  "stsd stts ctts stsc stsz stz2 stco co64 stss sgpd sbgp".split(" ").map((name) => [name, true]),
);
const media: Known = {
  mdhd: true,
  hdlr: true,
  minf: { smhd: true, dinf: { dref: true }, stbl: samples },
};
const known: Known = {
  ftyp: true,
  mdat: true,
  moof: fragment,
  moov: {
    mvhd: true,
    mvex: { mehd: true, trex: true },
    trak: { tkhd: true, edts: { elst: true }, mdia: media },
  },
};

const deepest = 8;
const dated = new Set(["mvhd", "tkhd", "mdhd"]);
/** Bytes of a list of one file, the recording itself. */
const ownFileLength = 20;

/** Thrown inside for a box that is none of a recording's. */
class Foreign extends Error {}

function insist(holds: boolean): asserts holds {
  if (!holds) throw new Foreign("Not a recording");
}

type Box = { name: string; head: Buffer; body: Buffer };

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    insist(at + 8 <= bytes.length);
    const small = bytes.readUInt32BE(at);
    insist(small !== 1 || at + 16 <= bytes.length);
    const stated = small === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : small;
    const length = small === 0 ? bytes.length - at : stated;
    const from = at + (small === 1 ? 16 : 8);
    insist(at + length >= from && at + length <= bytes.length);
    const name = bytes.toString("latin1", at + 4, at + 8);
    boxes.push({ name, head: bytes.subarray(at, from), body: bytes.subarray(from, at + length) });
    at += length;
  }
  return boxes;
}

/** Empties what a kept box says of day, program and place. */
function clean({ name, body }: Box): void {
  if (dated.has(name)) {
    const isLong = body[0] === 1;
    insist(body.length >= 20);
    body.fill(0, 4, isLong ? 20 : 12);
  }
  if (name === "hdlr") {
    insist(body.length >= 24 && body.toString("latin1", 8, 12) === "soun");
    body.fill(0, 12);
  }
  if (name === "dref") {
    // The sound is in this file; an entry of another one would be its path.
    insist(body.length >= ownFileLength && body.readUInt32BE(4) === 1);
    insist(body.toString("latin1", 12, 16) === "url " && (body.readUInt32BE(16) & 1) === 1);
    body.fill(0, ownFileLength);
  }
}

function cleanAll(bytes: Buffer, names: Known, depth = 0): Box[] {
  insist(depth < deepest);
  const boxes = boxesIn(bytes);
  for (const box of boxes) {
    const inside = Object.hasOwn(names, box.name) ? names[box.name] : undefined;
    if (inside === undefined) {
      // Nothing moves: an unknown box becomes empty room.
      box.head.write("free", 4, "latin1");
      box.body.fill(0);
    } else if (inside === true) clean(box);
    else cleanAll(box.body, inside, depth + 1);
  }
  return boxes;
}

/** True if the bytes begin as MP4; a still picture of the same container is told apart before. */
export function isM4a(bytes: Buffer): boolean {
  return bytes.length >= 16 && bytes.toString("latin1", 4, 8) === "ftyp";
}

/**
 * An MP4 recording without days, names, places and programs, with its sound where it was; undefined for
 * a film or a malformed file.
 */
export function stripM4a(bytes: Buffer): Buffer | undefined {
  const file = Buffer.from(bytes);
  try {
    const boxes = cleanAll(file, known);
    const moov = boxes.find(({ name }) => name === "moov");
    insist(moov !== undefined && boxes.some(({ name }) => name === "mdat"));
    insist(boxesIn(moov.body).filter(({ name }) => name === "trak").length === 1);
    return file;
  } catch (error) {
    if (error instanceof Foreign) return undefined;
    throw error;
  }
}
