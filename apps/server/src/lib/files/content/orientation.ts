const orientationTag = 0x01_12;
const shortType = 3;
const entryLength = 12;

/** The way up that a camera noted in TIFF data (1 to 8); 1, as it is, where it did not. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 14) return 1;
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return 1;
  const isLittle = order === "II";
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (short(2) !== 42 || directory + 2 > tiff.length) return 1;
  const count = short(directory);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * entryLength;
    if (at + entryLength > tiff.length) return 1;
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const way = short(at + 8);
    return way >= 1 && way <= 8 ? way : 1;
  }
  return 1;
}

/** A JPEG segment with Exif data that says the way up and nothing else. */
export function orientationSegment(way: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM", 0, "latin1");
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(way, 18);
  const body = Buffer.concat([Buffer.from("Exif\u0000\u0000", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([head, body]);
}
