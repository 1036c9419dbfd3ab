/** Kilobits a second of layer III by their index: MPEG 1, and MPEG 2 with 2.5. */
const rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Samples a second by version (2.5, reserved, 2, 1) and index. */
const frequencies = [
  [11_025, 12_000, 8000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
];
const fewestFrames = 3;
/** First bytes of a frame, in which an encoder's index frame names itself. */
const indexLength = 64;

type Frame = { length: number; version: number; frequency: number };

/** The frame at a place; undefined where none begins. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined;
  const word = bytes.readUInt32BE(at);
  const [version, layer] = [(word >>> 19) & 3, (word >>> 17) & 3];
  if (word >>> 21 !== 0x7_ff || version === 1 || layer !== 1) return undefined;
  const rate = (version === 3 ? rates1 : rates2)[(word >>> 12) & 15] ?? 0;
  const frequency = frequencies[version]?.[(word >>> 10) & 3] ?? 0;
  if (rate === 0 || frequency === 0) return undefined;
  const padding = (word >>> 9) & 1;
  const length = Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / frequency) + padding;
  return { length, version, frequency };
}

/** Length of the ID3v2 tags in front. */
function tagsLength(bytes: Buffer): number {
  let at = 0;
  while (bytes.toString("latin1", at, at + 3) === "ID3" && at + 10 <= bytes.length) {
    const size = bytes.subarray(at + 6, at + 10).reduce((sum, one) => sum * 128 + (one & 127), 0);
    const hasFooter = (bytes.readUInt8(at + 5) & 0x10) !== 0;
    at += 10 + size + (hasFooter ? 10 : 0);
  }
  return at;
}

/** True if the bytes begin as an MP3 recording does, with or without a tag. */
export function isMp3(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 3) === "ID3" || frameAt(bytes, 0) !== undefined;
}

/** An MP3 recording of its frames alone, without tags anywhere; undefined for a malformed one. */
export function stripMp3(bytes: Buffer): Buffer | undefined {
  const frames: Buffer[] = [];
  let first: Frame | undefined;
  for (let at = tagsLength(bytes); at < bytes.length;) {
    const frame = frameAt(bytes, at);
    const end = at + (frame?.length ?? 0);
    const isOwn =
      frame !== undefined &&
      end <= bytes.length &&
      (first === undefined
        ? frameAt(bytes, end) !== undefined
        : first.version === frame.version && first.frequency === frame.frequency);
    if (!isOwn) {
      at += 1;
      continue;
    }
    const whole = bytes.subarray(at, end);
    const isIndex = /Xing|Info|VBRI/.test(whole.toString("latin1", 0, indexLength));
    if (first !== undefined || !isIndex) frames.push(whole);
    first ??= frame;
    at = end;
  }
  return frames.length < fewestFrames ? undefined : Buffer.concat(frames);
}
