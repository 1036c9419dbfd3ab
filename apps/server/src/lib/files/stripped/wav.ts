const headerLength = 12;
/** Chunks that are sound; texts, times, positions and unknown ones are dropped. */
const sound = new Set(["fmt ", "fact", "data"]);
/** Longest description of samples: WAVE_FORMAT_EXTENSIBLE. */
const longestFormat = 40;

/** True if the bytes begin as a WAV recording. */
export function isWav(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, headerLength);
  return head.startsWith("RIFF") && head.endsWith("WAVE") && head.length === headerLength;
}

function chunkOf(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** A WAV recording of its sound alone; undefined for a malformed one. */
export function stripWav(bytes: Buffer): Buffer | undefined {
  const kept = new Map<string, Buffer>();
  for (let at = headerLength; at + 8 <= bytes.length;) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // A recorder that was stopped states no length of its samples.
    const end = Math.min(bytes.length, at + 8 + length);
    if (name !== "data" && at + 8 + length > bytes.length) return undefined;
    if (sound.has(name) && !kept.has(name)) kept.set(name, bytes.subarray(at + 8, end));
    at = end + (length % 2);
  }
  const [format, samples] = [kept.get("fmt "), kept.get("data")];
  if (format === undefined || samples === undefined || samples.length === 0) return undefined;
  if (format.length < 16 || format.length > longestFormat) return undefined;
  const content = Buffer.concat([
    Buffer.from("WAVE", "latin1"),
    ...[...kept].map(([name, body]) => chunkOf(name, body)),
  ]);
  return chunkOf("RIFF", content);
}
